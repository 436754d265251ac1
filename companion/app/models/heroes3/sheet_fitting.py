"""What fits together in a set-up of the evening: scenario, boxes, factions, heroes, and what is left of an old one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.app.models.heroes3.sheet_body import ai_draft
from companion.app.models.heroes3.sheet_draft import (
    TEAMS,
    WITH_AI,
    Draft,
    Seat,
    box_names,
    box_of,
    factions_of,
    heroes_of,
    players_of,
)
from companion.games.heroes3.evening.files import ScenarioDef
from companion.games.heroes3.evening.heroes import HeroBoard, heroes
from companion.games.heroes3.evening.scenarios import scenarios
from companion.games.heroes3.sheet.opening import ai_of, start_of
from companion.games.heroes3.sheet.setup import Start
from companion.games.heroes3.units import units


def scenario_of(draft: Draft) -> ScenarioDef | None:
    """The scenario chosen; None for one of the table's own."""
    return scenarios().by_id.get(draft.scenario)


def factions_for(draft: Draft) -> list[str]:
    """The factions on the table; a scenario may name its own."""
    chosen = scenario_of(draft)
    named = chosen.factions if chosen is not None else ()
    return [faction for faction in factions_of(draft.boxes) if not named or faction in named]


def heroes_for(draft: Draft, faction: str) -> list[HeroBoard]:
    """The heroes of a faction that may be chosen; a scenario may name its own."""
    chosen = scenario_of(draft)
    named = chosen.heroes if chosen is not None else ()
    return [hero for hero in heroes_of(faction, draft.boxes) if not named or hero.id in named]


def with_faction(draft: Draft, seat: Seat, faction: str) -> Seat:
    """The seat with this faction, and a hero of it."""
    mine = [hero.id for hero in heroes_for(draft, faction)] if faction else []
    hero = seat.hero if seat.hero in mine else next(iter(mine), "")
    return replace(seat, faction=faction, hero=hero)


def fitted(draft: Draft, fresh: Callable[[Draft], Seat]) -> Draft:
    """As many players as the scenario takes, each with a faction that is on the table and a hero of it."""
    least, most = players_of(draft.mode, scenario_of(draft))
    draft = replace(draft, seats=draft.seats[:most], ai=draft.ai if draft.mode in WITH_AI else ())
    while len(draft.seats) < least:
        draft = replace(draft, seats=(*draft.seats, fresh(draft)))
    offered, taken = factions_for(draft), list[str]()
    seats: list[Seat] = []
    for n, seat in enumerate(draft.seats):
        seat = seat if seat.team in TEAMS else replace(seat, team=TEAMS[n % 2])
        if seat.faction not in offered or seat.faction in taken:
            free = [f for f in offered if f not in taken and all(f != other.faction for other in draft.seats)]
            seat = replace(seat, faction=free[0] if free else "", hero="")
        taken.append(seat.faction)
        seats.append(with_faction(draft, seat, seat.faction))
    return replace(draft, seats=tuple(seats))


def own(draft: Draft) -> Draft:
    """The same table with a scenario of its own: what another one brought is dropped."""
    fresh = Draft()
    return replace(
        draft, scenario="", title="", resources=fresh.resources, income=fresh.income, units=fresh.units,
        buildings=fresh.buildings, rounds=0, events=(), victory="", ai=(),
    )  # fmt: skip


def without_carried(draft: Draft) -> Draft:
    """The same table, but nobody brings anything along."""
    return replace(draft, seats=tuple(replace(seat, carried=None) for seat in draft.seats))


def written_out(draft: Draft, scenario: str) -> Draft:
    """A scenario chosen: its boxes come to the table, and what it begins with fills the form."""
    draft = replace(without_carried(own(draft)), scenario=scenario)
    chosen = scenario_of(draft)
    if chosen is None:
        return draft
    boxes = {box_of(faction) for faction in chosen.factions} | {chosen.box or "core"}
    boxes |= {heroes()[hero].box for hero in chosen.heroes if hero in heroes()}
    # What a mission book prints is not ours to guess: the form is empty but for the production of the rules.
    start = start_of(chosen) if chosen.start is not None else Start()
    return replace(
        draft, boxes=tuple(b for b in box_names() if b in boxes or b in draft.boxes), resources=start.resources,
        income=start.income, units=start.units, buildings=start.buildings, ai=tuple(map(ai_draft, ai_of(chosen))),
    )  # fmt: skip


def known_only(draft: Draft) -> Draft:
    """An old set-up without what content does not know any more."""
    if draft.scenario and draft.scenario not in scenarios().by_id:
        draft = own(draft)
    boxes = tuple(box for box in box_names() if box in draft.boxes)
    rules = tuple(rule for rule in draft.rules if rule in scenarios().rules)
    known = tuple(unit for unit in draft.units if ":" not in unit or unit in units().by_key)
    return replace(draft, boxes=boxes, rules=rules, units=known)
