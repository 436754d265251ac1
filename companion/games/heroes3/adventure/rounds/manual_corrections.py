"""Corrections by hand: the table sets numbers, tokens, units and buildings. Ranges are checked, changes reported."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.content.scenarios import HOMELESS_ROUNDS
from companion.games.heroes3.adventure.players import ai_heroes, player_queries, town_acts
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules.hero_levels import max_experience
from companion.games.heroes3.adventure.scenario import game_start
from companion.games.heroes3.adventure.scenario.setup_checks import check_ai_hero_cards
from companion.games.heroes3.adventure.state import PlayerState, Unit
from companion.games.heroes3.cards.find_unit_or_card_by_name import require_unit_side
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.games.heroes3.combat.model.refusals import NotAllowed, TooMany
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS
from companion.kernel.messages import message
from companion.kernel.refusals import BeyondLimit, Unknown


@dataclass(frozen=True, slots=True)
class _Number:
    """A number of a sheet, from 0 to `book` by the rules.

    With the table's word it may go to `most`, and down to `least`: a purse may be overdrawn.
    """

    get: Callable[[PlayerState], int]
    put: Callable[[PlayerState, int], None]
    rule: str
    book: Callable[[PlayerState], int]
    most: int = 0
    least: int = 0


def correct_number(context: ActContext, act: acts.Adjust) -> None:
    """A number is put right."""
    sheet, number = context.sheet(act.seat), _NUMBERS.get(act.what)
    if number is None:
        raise Unknown("h3s-no-number", found=act.what, options=list(_NUMBERS))
    what = message("h3s-number", what=act.what)
    value, book = number.get(sheet) + act.by, number.book(sheet)
    if not number.least <= value <= max(book, number.most):
        most = max(book, number.most)
        raise BeyondLimit("h3s-beyond", what=what, found=value, low=number.least, high=most)
    if not 0 <= value <= book:
        context.forbid(NotAllowed("h3s-out-of-range", number.rule, what=what, found=value, high=book))
    number.put(sheet, value)
    note = message("h3s-adjusted", name=context.name(act.seat), what=what, by=f"{act.by:+d}", now=value)
    context.note(act.seat, number.rule, note)


def correct_token(context: ActContext, act: acts.SetMark) -> None:
    """A token or mark is put right."""
    sheet = context.sheet(act.seat)
    if act.mark == "build":
        sheet.build_token = act.on
    elif act.mark == "population":
        sheet.population_token = act.on
    elif act.mark == "spell-book":
        sheet.spell_token = act.on
    elif act.mark == "hand-goes":
        sheet.hand_goes = act.on
    elif act.mark == "secondary":
        sheet.secondary = act.on
        sheet.secondary_movement = (
            player_queries.movement_per_round(context.state, act.seat, "secondary") if act.on else 0
        )
    elif act.on:
        sheet.morale, sheet.morale_cards = "none", 0
    on = "yes" if act.on else "no"
    context.note(act.seat, "2", message("h3s-mark", name=context.name(act.seat), mark=act.mark, on=on))


def correct_units(context: ActContext, act: acts.SetUnits) -> None:
    """The unit deck and the war machines are put right. heroes3 6."""
    sheet = context.sheet(act.seat)
    for machine in act.machines:
        if machine not in load_cards().machines:
            raise Unknown("h3s-no-machine", found=machine, options=list(load_cards().machines))
    sheet.army = tuple(_unit(side) for side in act.army)
    sheet.machines = act.machines
    count = len(sheet.army)
    context.note(
        act.seat, "6", message("h3s-units-set", name=context.name(act.seat), count=count, machines=len(act.machines))
    )
    if not context.anyway:
        game_start.give_starting_units_to_empty_army(context, act.seat)


def correct_ai_hero(context: ActContext, act: acts.SetAiHero) -> None:
    """What only the scenario's page names of an AI hero, or one that comes back. heroes3 13.4 and 13.5."""
    ai = ai_heroes.require_ai_hero_state(context, act.hero)
    army = tuple(_unit(side).side for side in act.army)
    if len(army) > MOST_UNITS:
        context.forbid(TooMany("h3-too-many-units", "6", found=len(army), most=MOST_UNITS))
    ai.army, ai.beaten = army, act.beaten
    if act.beaten:
        ai.movement = 0
    hero, beaten = ai_heroes.ai_hero_name(context.state.layout.ai[act.hero]), "yes" if act.beaten else "no"
    context.note("", "13.5", message("h3s-tb-ai-set", hero=hero, count=len(army), beaten=beaten))
    if any(getattr(act, part) is not None for part in ai_heroes.DECKS):
        _set_ai_decks(context, act)


def _set_ai_decks(context: ActContext, act: acts.SetAiHero) -> None:
    """Its level and the cards it fights with; what the act does not name stays. heroes3 13.4."""
    ai = context.state.ai[act.hero]
    for part in ai_heroes.DECKS:
        if getattr(act, part) is not None:
            setattr(ai, part, getattr(act, part))
    now = ai_heroes.ai_hero_with_entered_changes(context.state, act.hero)
    check_ai_hero_cards(now.level, now.deck, now.spells, now.skills)
    told = message(
        "h3s-tb-ai-decks",
        hero=ai_heroes.ai_hero_name(now),
        level=LEVELS[now.level - 1],
        cards=sum(now.deck.values()),
        spells=sum(now.spells.values()),
        skills=len(now.skills),
    )
    context.note("", "13.4", told)


def correct_building(context: ActContext, act: acts.SetBuilding) -> None:
    """A building is put on the board or taken from it; it costs nothing and does nothing. heroes3 6."""
    sheet = context.sheet(act.seat)
    building = player_queries.player_town(context.state, act.seat).building(act.building)
    if act.built:
        town_acts.place_building(context, act.seat, building)
    else:
        sheet.built = tuple(built for built in sheet.built if built != building.id)
        sheet.cubes.pop(building.id, None)
    on = "yes" if act.built else "no"
    context.note(act.seat, "6", message("h3s-building-set", name=context.name(act.seat), building=building.name, on=on))


def merge_number_corrections(given: Sequence[Act]) -> Act | None:
    """One correction that does what several of the same number did together."""
    adjusted = [act for act in given if isinstance(act, acts.Adjust)]
    if len(adjusted) < len(given) or len({(act.seat, act.what) for act in adjusted}) != 1:
        return None
    first, by = adjusted[0], sum(act.by for act in adjusted)
    return acts.Adjust(first.seat, first.what, by, anyway=any(act.anyway for act in adjusted))


# --- how it works --------------------------------------------------------------------------------

_COINS, _STEPS, _POINTS, _EXPERTS = 999, 99, 12, 9
"""The most of a resource, of a step of production, of movement points and of expert uses that a sheet shows."""


def _unit(side: str) -> Unit:
    found = require_unit_side(side)
    if found.group == "siege":
        raise Unknown("h3s-no-such-unit", found=side)
    return Unit.of(found.key)


def _of_purse(resource: str) -> _Number:
    def put(sheet: PlayerState, value: int) -> None:
        sheet.purse = Purse.of(sheet.purse.amounts() | {resource: value})

    return _Number(lambda sheet: sheet.purse.amounts()[resource], put, "5", lambda sheet: _COINS, least=-_COINS)


def _of_income(resource: str) -> _Number:
    def put(sheet: PlayerState, value: int) -> None:
        sheet.start_income = Purse.of(sheet.start_income.amounts() | {resource: value})

    return _Number(lambda sheet: sheet.start_income.amounts()[resource], put, "5", lambda sheet: _STEPS)


def _plain(name: str, rule: str, book: Callable[[PlayerState], int], most: int = 0) -> _Number:
    return _Number(
        lambda sheet: int(getattr(sheet, name)), lambda sheet, value: setattr(sheet, name, value), rule, book, most
    )


def _put_experience(sheet: PlayerState, value: int) -> None:
    """The uses of expert effects that the other level has, or lacks, come or go."""
    before = player_queries.expert_uses_per_round(sheet)
    sheet.experience = value
    sheet.expert = max(0, sheet.expert + player_queries.expert_uses_per_round(sheet) - before)


_NUMBERS: Mapping[str, _Number] = {
    **{resource: _of_purse(resource) for resource in ("gold", "materials", "valuables")},
    **{f"income-{resource}": _of_income(resource) for resource in ("gold", "materials", "valuables")},
    "movement": _plain("movement", "2", lambda sheet: _POINTS),
    "secondary-movement": _plain("secondary_movement", "2", lambda sheet: _POINTS if sheet.secondary else 0),
    "experience": replace(_plain("experience", "3", lambda sheet: max_experience()), put=_put_experience),
    "expert": _plain("expert", "3", player_queries.expert_uses_per_round, _EXPERTS),
    "homeless": _plain("homeless", "12", lambda sheet: HOMELESS_ROUNDS),
}
