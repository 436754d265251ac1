"""Keeps a set-up draft consistent: scenario, boxes, factions and heroes that fit together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.app.models.heroes3.adventure.setup_conversion import convert_ai_hero_to_draft
from companion.app.models.heroes3.adventure.setup_draft import (
    TEAMS,
    WITH_AI,
    Draft,
    Seat,
    find_game_box_of_faction,
    get_player_limits,
    list_factions_in_game_boxes,
    list_game_box_ids,
    list_heroes_in_game_boxes,
)
from companion.games.heroes3.adventure.content.file_schemas import ScenarioDef
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import HeroBoard, heroes_by_id
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.scenario.game_start import scenario_ai_heroes, scenario_starting_position
from companion.games.heroes3.adventure.setup_data import StartingPosition
from companion.games.heroes3.cards.unit_cards import load_units


def find_chosen_scenario(draft: Draft) -> ScenarioDef | None:
    """The scenario chosen; None for one of the table's own."""
    return get_scenario_content().by_id.get(draft.scenario)


def list_available_factions(draft: Draft) -> list[str]:
    """The factions on the table; a scenario may name its own."""
    chosen = find_chosen_scenario(draft)
    named = chosen.factions if chosen is not None else ()
    return [faction for faction in list_factions_in_game_boxes(draft.boxes) if not named or faction in named]


def list_available_heroes(draft: Draft, faction: str) -> list[HeroBoard]:
    """The heroes of a faction that may be chosen; a scenario may name its own."""
    chosen = find_chosen_scenario(draft)
    named = chosen.heroes if chosen is not None else ()
    return [hero for hero in list_heroes_in_game_boxes(faction, draft.boxes) if not named or hero.id in named]


def assign_faction(draft: Draft, seat: Seat, faction: str) -> Seat:
    """The seat with this faction, and a hero of it."""
    mine = [hero.id for hero in list_available_heroes(draft, faction)] if faction else []
    hero = seat.hero if seat.hero in mine else next(iter(mine), "")
    return replace(seat, faction=faction, hero=hero)


def fit_players_to_scenario(draft: Draft, fresh: Callable[[Draft], Seat]) -> Draft:
    """As many players as the scenario takes, each with a faction that is on the table and a hero of it."""
    least, most = get_player_limits(draft.mode, find_chosen_scenario(draft))
    draft = replace(draft, seats=draft.seats[:most], ai=draft.ai if draft.mode in WITH_AI else ())
    while len(draft.seats) < least:
        draft = replace(draft, seats=(*draft.seats, fresh(draft)))
    offered, taken = list_available_factions(draft), list[str]()
    seats: list[Seat] = []
    for n, seat in enumerate(draft.seats):
        seat = seat if seat.team in TEAMS else replace(seat, team=TEAMS[n % 2])
        if seat.faction not in offered or seat.faction in taken:
            free = [f for f in offered if f not in taken and all(f != other.faction for other in draft.seats)]
            seat = replace(seat, faction=free[0] if free else "", hero="")
        taken.append(seat.faction)
        seats.append(assign_faction(draft, seat, seat.faction))
    return replace(draft, seats=tuple(seats))


def switch_to_own_scenario(draft: Draft) -> Draft:
    """The same table with a scenario of its own: what another one brought is dropped."""
    return Draft(draft.mode, "", draft.difficulty, draft.seats, draft.boxes, draft.rules, draft.settings)


def drop_carried_over(draft: Draft) -> Draft:
    """The same table, but nobody brings anything along."""
    return replace(draft, seats=tuple(replace(seat, carried=None) for seat in draft.seats))


def apply_scenario_to_draft(draft: Draft, scenario: str) -> Draft:
    """A scenario chosen: its boxes come to the table, and what it begins with fills the form."""
    draft = replace(drop_carried_over(switch_to_own_scenario(draft)), scenario=scenario)
    chosen = find_chosen_scenario(draft)
    if chosen is None:
        return draft
    boxes = {find_game_box_of_faction(faction) for faction in chosen.factions} | {chosen.box or "core"}
    boxes |= {heroes_by_id()[hero].box for hero in chosen.heroes if hero in heroes_by_id()}
    # What a mission book prints is not ours to guess: the form is empty but for the production of the rules.
    start = scenario_starting_position(chosen) if chosen.start is not None else StartingPosition()
    return replace(
        draft,
        boxes=tuple(b for b in list_game_box_ids() if b in boxes or b in draft.boxes),
        resources=start.resources,
        income=start.income,
        units=start.units,
        buildings=start.buildings,
        ai=tuple(map(convert_ai_hero_to_draft, scenario_ai_heroes(chosen))),
    )


def drop_unknown_content(draft: Draft) -> Draft:
    """An old set-up without what content does not know any more."""
    if draft.scenario and draft.scenario not in get_scenario_content().by_id:
        draft = switch_to_own_scenario(draft)
    boxes = tuple(box for box in list_game_box_ids() if box in draft.boxes)
    rules = tuple(rule for rule in draft.rules if rule in get_scenario_content().rules)
    known = tuple(unit for unit in draft.units if ":" not in unit or unit in load_units().by_key)
    return replace(draft, boxes=boxes, rules=rules, units=known)
