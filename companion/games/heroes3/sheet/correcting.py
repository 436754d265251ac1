"""The table puts something right. Nothing leaves its range silently, and everything is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.muster import LEVELS
from companion.games.heroes3.combat.refusals import NotAllowed, TooMany
from companion.games.heroes3.combat.setup import MOST_UNITS
from companion.games.heroes3.evening.levels import most_experience
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.scenarios import HOMELESS_ROUNDS
from companion.games.heroes3.finding import find_side
from companion.games.heroes3.sheet import acts, ai_heroes, looking, opening, town
from companion.games.heroes3.sheet.checking import check_ai_cards
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.state import Sheet, Unit
from companion.kernel.acts import Act
from companion.kernel.refusals import BeyondLimit, Unknown
from companion.kernel.words import message


@dataclass(frozen=True, slots=True)
class _Number:
    """A number of a sheet, from 0 to `book` by the rules.

    With the table's word it may go to `most`, and down to `least`: a purse may be overdrawn.
    """

    get: Callable[[Sheet], int]
    put: Callable[[Sheet, int], None]
    rule: str
    book: Callable[[Sheet], int]
    most: int = 0
    least: int = 0


def adjust(desk: Desk, act: acts.Adjust) -> None:
    """A number is put right."""
    sheet, number = desk.sheet(act.seat), _NUMBERS.get(act.what)
    if number is None:
        raise Unknown("h3s-no-number", found=act.what, options=list(_NUMBERS))
    what = message("h3s-number", what=act.what)
    value, book = number.get(sheet) + act.by, number.book(sheet)
    if not number.least <= value <= max(book, number.most):
        most = max(book, number.most)
        raise BeyondLimit("h3s-beyond", what=what, found=value, low=number.least, high=most)
    if not 0 <= value <= book:
        desk.forbid(NotAllowed("h3s-out-of-range", number.rule, what=what, found=value, high=book))
    number.put(sheet, value)
    note = message("h3s-adjusted", name=desk.name(act.seat), what=what, by=f"{act.by:+d}", now=value)
    desk.note(act.seat, number.rule, note)


def set_mark(desk: Desk, act: acts.SetMark) -> None:
    """A token or mark is put right."""
    sheet = desk.sheet(act.seat)
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
        sheet.secondary_movement = looking.movement_most(desk.state, act.seat, "secondary") if act.on else 0
    elif act.on:
        sheet.morale, sheet.morale_cards = "none", 0
    on = "yes" if act.on else "no"
    desk.note(act.seat, "2", message("h3s-mark", name=desk.name(act.seat), mark=act.mark, on=on))


def set_units(desk: Desk, act: acts.SetUnits) -> None:
    """The unit deck and the war machines are put right. heroes3 6."""
    sheet = desk.sheet(act.seat)
    for machine in act.machines:
        if machine not in cards().machines:
            raise Unknown("h3s-no-machine", found=machine, options=list(cards().machines))
    sheet.army = tuple(_unit(side) for side in act.army)
    sheet.machines = act.machines
    count = len(sheet.army)
    desk.note(
        act.seat, "6", message("h3s-units-set", name=desk.name(act.seat), count=count, machines=len(act.machines))
    )
    if not desk.anyway:
        opening.restock(desk, act.seat)


def set_ai_hero(desk: Desk, act: acts.SetAiHero) -> None:
    """What only the scenario's page names of an AI hero, or one that comes back. heroes3 13.4 and 13.5."""
    ai = ai_heroes.sheet_of(desk, act.hero)
    army = tuple(_unit(side).side for side in act.army)
    if len(army) > MOST_UNITS:
        desk.forbid(TooMany("h3-too-many-units", "6", found=len(army), most=MOST_UNITS))
    ai.army, ai.beaten = army, act.beaten
    if act.beaten:
        ai.movement = 0
    hero, beaten = ai_heroes.name(desk.state.layout.ai[act.hero]), "yes" if act.beaten else "no"
    desk.note("", "13.5", message("h3s-tb-ai-set", hero=hero, count=len(army), beaten=beaten))
    if any(getattr(act, part) is not None for part in ai_heroes.DECKS):
        _set_ai_decks(desk, act)


def _set_ai_decks(desk: Desk, act: acts.SetAiHero) -> None:
    """Its level and the cards it fights with; what the act does not name stays. heroes3 13.4."""
    ai = desk.state.ai[act.hero]
    for part in ai_heroes.DECKS:
        if getattr(act, part) is not None:
            setattr(ai, part, getattr(act, part))
    now = ai_heroes.now(desk.state, act.hero)
    check_ai_cards(now.level, now.deck, now.spells, now.skills)
    told = message(
        "h3s-tb-ai-decks", hero=ai_heroes.name(now), level=LEVELS[now.level - 1], cards=sum(now.deck.values()),
        spells=sum(now.spells.values()), skills=len(now.skills),
    )  # fmt: skip
    desk.note("", "13.4", told)


def set_building(desk: Desk, act: acts.SetBuilding) -> None:
    """A building is put on the board or taken from it; it costs nothing and does nothing. heroes3 6."""
    sheet = desk.sheet(act.seat)
    building = looking.town(desk.state, act.seat).building(act.building)
    if act.built:
        town.raise_up(desk, act.seat, building)
    else:
        sheet.built = tuple(built for built in sheet.built if built != building.id)
        sheet.cubes.pop(building.id, None)
    on = "yes" if act.built else "no"
    desk.note(act.seat, "6", message("h3s-building-set", name=desk.name(act.seat), building=building.name, on=on))


def merged(given: Sequence[Act]) -> Act | None:
    """One correction that does what several of the same number did together."""
    first = given[0] if given else None
    if not isinstance(first, acts.Adjust):
        return None
    if any(not isinstance(act, acts.Adjust) or (act.seat, act.what) != (first.seat, first.what) for act in given):
        return None
    by = sum(act.by for act in given)
    return acts.Adjust(first.seat, first.what, by, anyway=any(act.anyway for act in given))


# --- how it works --------------------------------------------------------------------------------

_COINS, _STEPS, _POINTS, _EXPERTS = 999, 99, 12, 9
"""The most of a resource, of a step of production, of movement points and of expert uses that a sheet shows."""


def _unit(side: str) -> Unit:
    found = find_side(side)
    if found.group == "siege":
        raise Unknown("h3s-no-such-unit", found=side)
    return Unit.of(found.key)


def _of_purse(resource: str) -> _Number:
    def put(sheet: Sheet, value: int) -> None:
        sheet.purse = Purse.of(sheet.purse.amounts() | {resource: value})

    return _Number(lambda sheet: sheet.purse.amounts()[resource], put, "5", lambda sheet: _COINS, least=-_COINS)


def _of_income(resource: str) -> _Number:
    def put(sheet: Sheet, value: int) -> None:
        sheet.start_income = Purse.of(sheet.start_income.amounts() | {resource: value})

    return _Number(lambda sheet: sheet.start_income.amounts()[resource], put, "5", lambda sheet: _STEPS)


def _plain(name: str, rule: str, book: Callable[[Sheet], int], most: int = 0) -> _Number:
    return _Number(
        lambda sheet: int(getattr(sheet, name)), lambda sheet, value: setattr(sheet, name, value), rule, book, most
    )


def _put_experience(sheet: Sheet, value: int) -> None:
    """The uses of expert effects that the other level has, or lacks, come or go."""
    before = looking.expert_most(sheet)
    sheet.experience = value
    sheet.expert = max(0, sheet.expert + looking.expert_most(sheet) - before)


_NUMBERS: Mapping[str, _Number] = {
    **{resource: _of_purse(resource) for resource in ("gold", "materials", "valuables")},
    **{f"income-{resource}": _of_income(resource) for resource in ("gold", "materials", "valuables")},
    "movement": _plain("movement", "2", lambda sheet: _POINTS),
    "secondary-movement": _plain("secondary_movement", "2", lambda sheet: _POINTS if sheet.secondary else 0),
    "experience": replace(_plain("experience", "3", lambda sheet: most_experience()), put=_put_experience),
    "expert": _plain("expert", "3", looking.expert_most, _EXPERTS),
    "homeless": _plain("homeless", "12", lambda sheet: HOMELESS_ROUNDS),
}
