"""What play waits for, as people see it: the decision, its options, which are legal and why the others are not."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.card_data.card_definitions import FACTIONS
from companion.games.hero_realms.decisions.legal_acts import legal_acts
from companion.games.hero_realms.events import seat_name
from companion.games.hero_realms.moves import VALIDATORS
from companion.games.hero_realms.physical.act_options import list_acts_with_refusals
from companion.games.hero_realms.rules.card_zones import TURNED
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.games.hero_realms.text.effect_text import describe_branch
from companion.games.hero_realms.text.line_parser import write_line
from companion.kernel.building_blocks.effect_parser import BadEffect
from companion.kernel.building_blocks.handler_table import HandlerTable
from companion.kernel.messages import Argument, Message, message
from companion.kernel.question_types import Chance, Decision, Option
from companion.kernel.refusals import Refused

PEOPLE = "people"
"""The decision that is somebody's turn at the real table: tell what can be seen of it."""

RULES = {
    "heal": "8.3", "discard": "6.5", "opponent": "6.5", "stun": "6.3", "stun-all": "6.3", "blast": "6.3", "sac": "4.3",
    "goes": "5", "free": "5", "prepare": "4.2", "last-card": "7.5", "plunder": "9.2", "skill-steal": "9.4",
    "skill-pay": "9.4", "empty-hand": "8.4", "lend": "8.4", "search": "9.2",
}  # fmt: skip


def build_question(state: HeroState) -> Decision | Chance | None:
    """The decision that play waits for; None when it is over."""
    if state.winners:
        return None
    if state.asks:
        return _in_between(state)
    names: Argument = [seat_name(state, n) for n in state.active]
    listed = tuple(_options(state))
    seat = state.table.places[state.active[0]].id
    if all(n in state.table.people for n in state.active):
        return Decision(PEOPLE, message("hr-ask-people", names=names), listed, seat, "hero_realms 3.1")
    return Decision("main", message("hr-ask-main", names=names), listed, seat, "hero_realms 3.1")


def _in_between(state: HeroState) -> Decision | Chance:
    kind, seat = state.asks[0].kind, state.asks[0].seat
    listed = tuple(
        Option(f"choose {option}", message("hr-option", option=option_text(state, option)))
        for option in legal_answers(state)
    )
    if kind == TURNED:
        slot = state.asks[0].slot
        return Chance(kind, message("hr-ask-turned", slot=slot), listed, state.table.places[seat].id, "hero_realms 5")
    asked = message(f"hr-ask-{kind}", name=seat_name(state, seat))
    return Decision(kind, asked, listed, state.table.places[seat].id, f"hero_realms {RULES.get(kind, '4')}")


def option_text(state: HeroState, option: str) -> Argument:
    """An option in words: the names of the cards and seats it is made of."""
    if option == "none":
        return message("hr-none")
    zone, colon, rest = option.partition(":")
    if colon:
        return message("hr-from", card=option_text(state, rest), zone=message(f"hr-zone-{zone}"))
    seat, slash, rest = option.partition("/")
    if slash:
        return message("hr-of", card=option_text(state, rest), name=seat_name(state, state.table.index[seat]))
    if option in state.table.index:
        return seat_name(state, state.table.index[option])
    card = state.table.book.by_id.get(option.partition("#")[0])
    return card.name if card is not None else _plainly(option)


def _plainly(option: str) -> Argument:
    """An answer that is neither card nor seat: yes, a number, a place, a faction, or a branch of an effect."""
    if option in _ANSWERS:
        return message(_ANSWERS[option])
    if option in FACTIONS:
        return message("hr-faction-name", faction=option)
    try:
        return describe_branch(option)
    except BadEffect:
        return option


_ANSWERS = {"yes": "hr-yes", "top": "hr-zone-top", "hand": "hr-zone-hand"}


def _options(state: HeroState) -> Iterator[Option]:
    legal = legal_acts(state)
    for act in legal:
        yield Option(write_line(act), act_text(state, act))
    for act in _wished(state):
        if act in legal:
            continue
        try:
            VALIDATORS.handler(act)(state, act)
        except Refused as refused:
            yield Option(write_line(act), act_text(state, act), refused.message)
    for seat in state.table.people.intersection(state.active):
        for act, refusal in list_acts_with_refusals(state, seat, _name(state, seat)):
            if refusal is not None:
                yield Option(write_line(act), act_text(state, act), refusal)


def _name(state: HeroState, seat: int) -> str:
    """Who does it, said only where several act together."""
    return state.table.places[seat].id if len(state.active) > 1 else ""


def _wished(state: HeroState) -> Iterator[Act]:
    """What people may want to do, legal or not: every ability, every market card, every target."""
    for seat in state.active:
        if seat in state.table.people:
            continue
        name = _name(state, seat)
        yield from _wished_abilities(state, seat, name)
        for card in dict.fromkeys((*state.row, state.table.book.gem)):
            if card != EMPTY:
                yield acts.Acquire(state.table.cards[card].id, name)
        yield from _wished_attacks(state, seat, name)


def _wished_abilities(state: HeroState, seat: int, name: str) -> Iterator[Act]:
    for kind in dict.fromkeys(laid.card for laid in (*state.seats[seat].play, *state.seats[seat].beside)):
        card = state.table.cards[kind]
        if card.expend is not None:
            yield acts.Expend(card.id, name)
        if card.ally is not None:
            yield acts.Ally(card.id, name)
        if card.sacrifice is not None:
            yield acts.Sacrifice(card.id, name)


def _wished_attacks(state: HeroState, seat: int, name: str) -> Iterator[Act]:
    for other in state.table.opponents(seat):
        if not state.seats[other].out:
            place = state.table.places[other].id
            yield acts.Attack(place, "", 0, name)
            for card in dict.fromkeys(laid.card for laid in state.seats[other].play):
                yield acts.Attack(place, state.table.cards[card].id, 0, name)


def act_text(state: HeroState, act: Act) -> Message:
    """An act in words."""
    said = _SPOKEN.find_handler(act)
    if said is not None:
        return said(state, act)
    assert isinstance(act, acts.CardAct)
    return message(f"hr-do-{type(act).__name__.lower()}", card=option_text(state, act.card))


def _attack(state: HeroState, act: acts.Attack) -> Message:
    target = seat_name(state, state.table.index[act.player])
    if act.champion:
        return message("hr-do-attack-champion", card=option_text(state, act.champion), target=target)
    return message("hr-do-attack", target=target)


def _borrow(state: HeroState, act: acts.Borrow) -> Message:
    target = seat_name(state, state.table.index[act.player])
    if not act.card:
        return message("hr-do-borrow-one", target=target)
    return message("hr-do-borrow", card=option_text(state, act.card), target=target)


def _take(state: HeroState, act: acts.Take) -> Message:
    card = state.table.cards[state.row[act.slot - 1] if act.slot else state.table.book.gem]
    return message("hr-do-take", card=card.name, slot=act.slot)


def _steal(state: HeroState, act: acts.Steal) -> Message:
    return message(
        "hr-do-steal", card=option_text(state, act.item), cards=[option_text(state, card) for card in act.cards]
    )


def _pass(state: HeroState, act: acts.Pass) -> Message:
    return message("hr-do-pass", card=option_text(state, act.card), target=seat_name(state, state.table.index[act.to]))


def _acquire(state: HeroState, act: acts.Acquire) -> Message:
    return message("hr-do-acquire", card=option_text(state, act.card), cost=state.table.book.by_id[act.card].cost)


def _check(state: HeroState, act: acts.Check) -> Message:
    return message("hr-do-check", card=option_text(state, act.item), number=state.table.book.by_id[act.item].check)


_SPOKEN = (
    HandlerTable[HeroState, [], Message]()
    .on(acts.Choose, lambda state, act: message("hr-option", option=option_text(state, act.option)))
    .on(acts.End, lambda state, act: message("hr-do-end"))
    .on(acts.Attack, _attack)
    .on(acts.Borrow, _borrow)
    .on(acts.Take, _take)
    .on(acts.Steal, _steal)
    .on(acts.Pass, _pass)
    .on(acts.Acquire, _acquire)
    .on(acts.Check, _check)
)
