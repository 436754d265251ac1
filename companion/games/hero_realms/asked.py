"""What play waits for, as people see it: the decision, its options, which are legal and why the others are not."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.hero_realms import acts
from companion.games.hero_realms.asking import options
from companion.games.hero_realms.legal import legal_acts
from companion.games.hero_realms.lines import write_line
from companion.games.hero_realms.moves import CHECKS
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.games.hero_realms.telling import who
from companion.games.hero_realms.zones import TURNED
from companion.kernel.acts import Act
from companion.kernel.questions import Chance, Decision, Option
from companion.kernel.refusals import Refused
from companion.kernel.words import Argument, Message, message

RULES = {
    "heal": "8.3", "discard": "6.5", "opponent": "6.5", "stun": "6.3", "stun-all": "6.3", "blast": "6.3", "sac": "4.3",
    "goes": "5", "free": "5", "prepare": "4.2", "last-card": "7.5", "plunder": "9.2", "skill-steal": "9.4",
    "skill-pay": "9.4", "empty-hand": "8.4", "search": "9.2",
}  # fmt: skip


def question(state: HeroState) -> Decision | Chance | None:
    """The decision that play waits for; None when it is over."""
    if state.winners:
        return None
    if state.asks:
        return _in_between(state)
    names: Argument = [who(state, n) for n in state.active]
    listed = tuple(_options(state))
    seat = state.table.places[state.active[0]].id
    return Decision("main", message("hr-ask-main", names=names), listed, seat, "hero_realms 3.1")


def _in_between(state: HeroState) -> Decision | Chance:
    kind, seat = state.asks[0][0], state.asks[0][1]
    listed = tuple(
        Option(f"choose {option}", message("hr-option", option=named(state, option))) for option in options(state)
    )
    if kind == TURNED:
        slot = state.asks[0][2] + 1
        return Chance(kind, message("hr-ask-turned", slot=slot), listed, state.table.places[seat].id, "hero_realms 5")
    asked = message(f"hr-ask-{kind}", name=who(state, seat))
    return Decision(kind, asked, listed, state.table.places[seat].id, f"hero_realms {RULES.get(kind, '4')}")


def named(state: HeroState, option: str) -> Argument:
    """An option in words: the names of the cards and seats it is made of."""
    if option == "none":
        return message("hr-none")
    zone, colon, rest = option.partition(":")
    if colon:
        return message("hr-from", card=named(state, rest), zone=message(f"hr-zone-{zone}"))
    seat, slash, rest = option.partition("/")
    if slash:
        return message("hr-of", card=named(state, rest), name=who(state, state.table.index[seat]))
    if option in state.table.index:
        return who(state, state.table.index[option])
    card = state.table.book.by_id.get(option.partition("#")[0])
    return card.name if card is not None else option


def _options(state: HeroState) -> Iterator[Option]:
    legal = legal_acts(state)
    for act in legal:
        yield Option(write_line(act), spoken(state, act))
    for act in _wished(state):
        if act in legal:
            continue
        try:
            CHECKS[type(act)](state, act)
        except Refused as refused:
            yield Option(write_line(act), spoken(state, act), refused.message)


def _wished(state: HeroState) -> Iterator[Act]:
    """What people may want to do, legal or not: every ability, every market card, every target."""
    for seat in state.active:
        name = state.table.places[seat].id if len(state.active) > 1 else ""
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


def spoken(state: HeroState, act: Act) -> Message:
    """An act in words."""
    if isinstance(act, acts.Choose):
        return message("hr-option", option=named(state, act.option))
    if isinstance(act, acts.End):
        return message("hr-do-end")
    if isinstance(act, acts.Attack):
        target = who(state, state.table.index[act.player])
        if act.champion:
            return message("hr-do-attack-champion", card=named(state, act.champion), target=target)
        return message("hr-do-attack", target=target)
    if isinstance(act, acts.Steal):
        return message("hr-do-steal", card=named(state, act.item), cards=[named(state, c) for c in act.cards])
    if isinstance(act, (acts.Pass, acts.Borrow)):
        other = act.to if isinstance(act, acts.Pass) else act.player
        target = who(state, state.table.index[other])
        kind = "pass" if isinstance(act, acts.Pass) else "borrow"
        return message(f"hr-do-{kind}", card=named(state, act.card), target=target)
    if isinstance(act, acts.Acquire):
        cost = state.table.book.by_id[act.card].cost
        return message("hr-do-acquire", card=named(state, act.card), cost=cost)
    return message(f"hr-do-{type(act).__name__.lower()}", card=named(state, act.card))
