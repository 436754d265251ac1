"""Lasting effects: the Astrologers card, permanent cards, and what buildings give for a round. heroes3 1."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.effects import effect_origins
from companion.games.heroes3.adventure.effects.effect_notation import parse_effect
from companion.games.heroes3.adventure.effects.effect_text import describe_effect
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules.round_calendar import is_astrologers_card_drawn, round_kind
from companion.games.heroes3.adventure.state import AdventureState, LastingEffect
from companion.games.heroes3.cards.hero_cards import iter_effect_words
from companion.kernel.building_blocks.effect_parser import Do
from companion.kernel.messages import message

LATER = ("next-round", "next-resource-round")
"""What is announced now and carried out in a round to come."""
FAR = 100
"""No game is longer: the next astrologers' round is looked for so far."""


def find_lasting_effects(state: AdventureState, word: str, seat: str = "") -> list[LastingEffect]:
    """What holds now for this player (or everybody) and has this word in its effect."""
    return [one for one, do in _in_force(state, seat) if do.word == word]


def lasting_movement_bonus(state: AdventureState, seat: str) -> int:
    """How many movement points more, or less, every hero of this player has."""
    return _difference(state, seat, "movement")


def lasting_hand_limit_bonus(state: AdventureState, seat: str) -> int:
    """How much higher, or lower, this player's hand limit is; it never goes below 4 by it."""
    return _difference(state, seat, "hand-limit")


def lasting_production(state: AdventureState, seat: str) -> Purse:
    """What lasting cards add to the production track of a player."""
    found = [do for _, do in _in_force(state, seat) if do.word == "production"]
    return sum((Purse.of({do.args[1]: int(do.args[0])}) for do in found), Purse())


def start_lasting_effect(context: ActContext, source: str, effect: str, when: str, seat: str = "") -> None:
    """Something holds from now on, for a player or for everybody."""
    context.lasts(LastingEffect(source, effect, when, _until(context.state, when), seat))
    does = describe_effect(parse_effect(effect), effect_origins.origin_table_instructions(source))
    told = message(
        "h3s-fx-lasts", source=effect_origins.origin_name(source), when=message(f"h3e-when-{when}"), does=does
    )
    context.note(seat, effect_origins.origin_rule_number(source), told, "remind")


def end_lasting_effects(context: ActContext, source: str, seat: str = "") -> None:
    """What a card brought is over for a player, or for everybody."""
    _drop(context, lambda one: one.source == source and one.seat == seat)


def use_up_lasting_effect(context: ActContext, seat: str, word: str) -> None:
    """A player has used up something that holds once, such as `cheaper-reinforcing`; `word` may be a moment, too."""
    own = [one for one in context.state.table.lasting if one.seat == seat]
    fitting = [
        one
        for one in own
        if one.when == word or any(do.word == word for do in iter_effect_words(parse_effect(one.effect)))
    ]
    if fitting:
        _drop(context, lambda one: one is fitting[0])


def apply_lasting_effects_after_combat(context: ActContext, seat: str, won: bool) -> None:
    """A player has fought a combat to its end, quick ones aside: the first one is over, a won one may bring a die."""
    use_up_lasting_effect(context, seat, "first-combat")
    for spoils in find_lasting_effects(context.state, "spoils", seat) if won else ():
        context.run_effect(seat, spoils.source, "roll(1, resource, all)")


def run_end_of_turn_effects(context: ActContext, seat: str) -> None:
    """Carry out what this player's lasting cards do at the end of a turn."""
    for one in context.state.table.lasting:
        if one.seat == seat and one.when == "end-of-turn":
            context.run_effect(seat, one.source, one.effect)


def expire_lasting_effects(context: ActContext) -> None:
    """End the lasting effects that are over as a round starts."""
    now = context.state.table.round
    _drop(context, lambda one: bool(one.until) and one.until < now)


def run_announced_effects(context: ActContext) -> None:
    """Carry out what was announced for this round."""
    table = context.state.table
    due = [one for one in table.lasting if one.when in LATER and one.until == table.round]
    table.lasting = tuple(one for one in table.lasting if one not in due)
    for one in due:
        for seat in [one.seat] if one.seat else active_seats_in_order(context.state):
            context.run_effect(seat, one.source, one.effect)


def end_previous_astrologers_card(context: ActContext) -> None:
    """Another Astrologers card takes the place of the last one."""
    _drop(context, lambda one: one.when == "until-replaced")


def active_seats_in_order(state: AdventureState) -> list[str]:
    """All who still play, clockwise from the starting player."""
    return [chair.id for chair in state.layout.body.players if not state.sheet(chair.id).out]


def _drop(context: ActContext, over: Callable[[LastingEffect], bool]) -> None:
    """What is over is told once, and with it ends what it still offers."""
    table = context.state.table
    gone = [one for one in table.lasting if over(one)]
    table.lasting = tuple(one for one in table.lasting if one not in gone)
    left = {one.source for one in table.lasting}
    for source in dict.fromkeys(one.source for one in gone):
        context.note(
            "",
            effect_origins.origin_rule_number(source),
            message("h3s-fx-over", source=effect_origins.origin_name(source)),
        )
        if source not in left:
            table.matters = tuple(open_ for open_ in table.matters if (open_.kind, open_.source) != ("offer", source))


def _in_force(state: AdventureState, seat: str) -> Iterator[tuple[LastingEffect, Do]]:
    for one in state.table.lasting:
        if one.when not in LATER and one.seat in ("", seat):
            yield from ((one, do) for do in iter_effect_words(parse_effect(one.effect)))


def _difference(state: AdventureState, seat: str, word: str) -> int:
    found = [do.args for _, do in _in_force(state, seat) if do.word == word]
    return sum(int(count) if which == "more" else -int(count) for count, which in found)


def _until(state: AdventureState, when: str) -> int:
    """The last round in which it holds, or the one in which it is carried out; 0 for no end of its own."""
    now = state.table.round
    if when in ("this-round", "first-combat"):
        return now
    if when in ("two-rounds", "next-round"):
        return now + 1
    if when == "next-resource-round":
        return next(number for number in range(now + 1, now + FAR) if round_kind(number) == "resource")
    if when in ("until-next-astrologers", "not-stated"):
        rules = state.layout.rules
        return next((n - 1 for n in range(now + 1, now + FAR) if is_astrologers_card_drawn(n, rules)), 0)
    return 0
