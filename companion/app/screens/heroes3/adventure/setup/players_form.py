"""The players of an evening: names, factions, heroes with their starting decks, sides in an Alliance."""

from __future__ import annotations

from collections import Counter
from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.setup_consistency import list_available_heroes
from companion.app.models.heroes3.adventure.setup_draft import TEAMS, Seat
from companion.app.models.heroes3.adventure.setup_model import AdventureSetupModel
from companion.app.models.heroes3.adventure.setup_problems import find_player_problem, find_teams_problem
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, form_section, problem_rows
from companion.app.screens.setup_add_player import add_player_controls, player_name_row
from companion.app.ui import Ui
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import HeroBoard, heroes_by_id
from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.library.translations import MessageCatalogue


def players_form(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    """Everybody at the table."""
    seats = model.draft.seats
    least, most = model.players
    rows: list[ft.Control] = [_player(ui, model, place, seat) for place, seat in enumerate(seats)]
    rows += problem_rows(ui, find_teams_problem(ui.words, model.draft), "teams-problem")
    if len(seats) < most:
        rows += add_player_controls(ui, model)
    else:
        rows.append(ui.caption(ui.words("h3s-set-players", least=least, most=most)))
    held = ui.entry_help("heroes3.setup-player")
    return form_section(ui, "people", ui.words("h3s-set-people", count=len(seats)), rows, "players", held)


def _player(ui: Ui, model: AdventureSetupModel, place: int, seat: Seat) -> ft.Control:
    removable = len(model.draft.seats) > model.players[0]
    named = player_name_row(ui, model, place, seat.name, removable)
    wrong = find_player_problem(ui.words, model.draft, place)
    parts: list[ft.Control] = [named, *problem_rows(ui, wrong, f"problem-{place}")]
    if model.draft.mode == "alliance":
        sides = [(team, ui.words("h3s-set-team", team=team)) for team in TEAMS]
        label = ui.words("h3s-set-team-of", name=seat.name)
        parts.append(
            ui.segmented_choice(sides, seat.team, partial(model.choose_team, place), name=f"team-{place}", label=label)
        )
    parts.append(ui.chip_row([_faction(ui, model, place, seat, f) for f in model.factions], targets=True))
    if seat.faction:
        found = list_available_heroes(model.draft, seat.faction)
        parts.append(ui.chip_row([_hero(ui, model, place, seat, hero) for hero in found], targets=True))
    if seat.hero:
        parts.append(explanation_text(ui, _deck(ui.words, heroes_by_id()[seat.hero], seat)))
    # The label of a field stands on its edge: it needs some air above.
    padding = ft.Padding.only(top=6, bottom=8)
    return ft.Container(ft.Column(parts, spacing=4), padding=padding, key=f"seat-{place}")


def _faction(ui: Ui, model: AdventureSetupModel, place: int, seat: Seat, faction: str) -> ft.Control:
    name = load_units().group_name(faction)
    said = ui.words.name(name)
    return ui.tappable_chip(
        said,
        partial(model.choose_faction, place, faction),
        selected=seat.faction == faction,
        symbol="castle",
        label=f"{seat.name}: {said}",
        name=f"faction-{place}-{faction}",
        about=ui.entry_help("heroes3.faction"),
    )


def _hero(ui: Ui, model: AdventureSetupModel, place: int, seat: Seat, hero: HeroBoard) -> ft.Control:
    name = ui.words.name(hero.name)
    label = ui.words("h3s-set-hero", player=seat.name, name=name, profession=hero.profession, type=hero.type)
    return ui.tappable_chip(
        name,
        partial(model.choose_hero, place, hero.id),
        selected=seat.hero == hero.id,
        symbol="sword" if hero.type == "might" else "star",
        label=label,
        name=f"hero-{place}-{hero.id}",
        about=ui.card_help(f"heroes3.hero-{hero.id}"),
    )


def _deck(words: MessageCatalogue, hero: HeroBoard, seat: Seat) -> str:
    """The nine cards of a hero, or those that come along. heroes3 3 and 12."""
    counted = Counter(seat.carried.cards if seat.carried is not None else hero.starting_deck())
    said = [
        words("h3l-copies", count=count, card=card_name(load_cards().by_id[card])) for card, count in counted.items()
    ]
    return words("h3s-set-deck", profession=hero.profession, cards=", ".join(said))
