"""The other tables: guards of a field, levels, places, Search (2), war machines, AI cards, optional rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.heroes3.adventure.card_search import search_cards_for_deck
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import ReferenceTablesDialog, VisitPlaceDialog
from companion.app.models.heroes3.adventure.place_search import find_places
from companion.app.models.heroes3.adventure.reference_tables import ReferenceTablesHost
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.card_and_unit_pickers import card_chips
from companion.app.screens.heroes3.adventure.dialogs.card_dialogs import KINDS
from companion.app.screens.heroes3.adventure.dialogs.visit_place_dialog import CATEGORIES, place_effect_rows
from companion.app.screens.heroes3.adventure.form_parts import explanation_text
from companion.app.screens.heroes3.adventure.setup.difficulty_game_boxes_and_rules_forms import EFFECTS
from companion.app.screens.heroes3.adventure.shared_rows import player_choice
from companion.app.screens.heroes3.adventure.table_text_and_help import card_name, rule_term_help
from companion.app.screens.heroes3.combat.unit_icons import TIER_NAMES, tier_icon
from companion.app.screens.table.dialog_and_search_field import search_field
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.rules.hero_levels import level_table
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.text.card_text import describe_ai_card, describe_war_machine

DECKS = {"abilities": "ability", "artifacts": "artifact", "spells": "spell"}
_PLACES, _CARDS = 12, 16


# --- figures ---------------------------------------------------------------------------------------


def neutral_guards_page(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> list[ft.Control]:
    """How many neutral cards of each tier guard a field, by level and difficulty. heroes3 8."""
    table = load_cards().difficulty
    now = shows.state.layout.body.difficulty if isinstance(shows, AdventureTableModel) else ""
    heads = [_head(ui, ui.words.name(name), key == now) for key, name in table.difficulties.items()]
    rows: list[ft.Control] = [_row(ui, "", heads)]
    for level, by_difficulty in table.fields.items():
        cells = [_guards(ui, guards, key == now) for key, guards in by_difficulty.items()]
        rows.append(_row(ui, level, cells))
    return [
        explanation_text(ui, ui.words("h3s-set-difficulty-about")),
        ui.panel(ft.Column(rows, spacing=10), padding=12, name="guards"),
    ]


def _row(ui: Ui, level: str, cells: Sequence[ft.Control]) -> ft.Control:
    said = ui.explained(ui.strong(level, size=16), rule_term_help(ui, "field-level") if level else None)
    front = ft.Container(said, width=28 if ui.phone else 44)
    return ft.Row([front, *(ft.Container(cell, expand=True) for cell in cells)], spacing=2 if ui.phone else 4)


def _head(ui: Ui, name: str, on: bool) -> ft.Control:
    said = ui.text(name, size=13 if ui.phone else 14, color=ui.action if on else ui.muted, lines=1)
    return ui.explained(said, rule_term_help(ui, "difficulty"))


def _guards(ui: Ui, guards: dict[str, int], on: bool) -> ft.Control:
    shown: list[ft.Control] = []
    for tier, count in guards.items():
        mark = tier_icon(ui, TIER_NAMES.index(tier), ui.surface, 15)
        number = ui.number(str(count), size=16, color=ui.action if on else None, silent=True)
        shown.append(ft.Row([number, *([mark] if mark is not None else [])], spacing=2, tight=True))
    said = ", ".join(
        ui.words("h3a-guards", count=count, tier=ui.words("h3a-tier", tier=tier)) for tier, count in guards.items()
    )
    cell = ft.Semantics(content=ft.Row(shown, spacing=6, wrap=True, run_spacing=2), label=said, container=True)
    return ui.explained(cell, rule_term_help(ui, "tiers"))


def hero_levels_page(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> list[ft.Control]:
    """What each level has and brings. heroes3 3."""
    table = level_table()
    rows: list[ft.Control] = []
    for at, level in enumerate(table.levels):
        brings = (
            ui.words("tables-specialty", level=level.specialty)
            if level.specialty
            else ui.words("tables-search-abilities", count=level.search)
        )
        said = ui.words(
            "h3s-set-level-line", experience=at * table.experience_per_level, hand=level.hand, expert=level.expert
        )
        lines_ = ft.Column([ui.strong(brings, size=16), ui.caption(said, size=14)], spacing=1, tight=True, expand=True)
        row = ft.Row([ft.Container(ui.strong(level.level, size=20), width=44), lines_], spacing=8)
        rows.append(ui.explained(row, rule_term_help(ui, "specialty" if level.specialty else "level-table")))
    more = ui.words(
        "h3s-set-heroes-line", main=table.main_movement, secondary=table.secondary_movement, cost=table.secondary_cost
    )
    return [ui.panel(ft.Column(rows, spacing=12), padding=14, name="levels"), explanation_text(ui, more)]


# --- places and cards ------------------------------------------------------------------------------


def map_places_page(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> list[ft.Control]:
    """Every place with what it does; at the evening's table a button carries the visit out."""
    boxes = shows.state.layout.body.boxes if isinstance(shows, AdventureTableModel) else ()
    box = search_field(ui, shows, dialog, ui.words("h3s-set-find-place"), "table-place-typed", autofocus=not ui.phone)
    found = find_places(ui.words, dialog.typed, boxes, banks=True)
    shown: list[ft.Control] = []
    for place in found[:_PLACES]:
        head: list[ft.Control] = [
            make_icon(CATEGORIES.get(place.category, "pin"), ui.tint("royal"), 20),
            ui.strong(ui.words.name(place.name), expand=True),
        ]
        if isinstance(shows, AdventureTableModel):
            go = partial(shows.show, VisitPlaceDialog(dialog.seat, place.id))
            head.append(
                ui.tappable_chip(
                    ui.words("h3s-set-visit-it"),
                    go,
                    symbol="forward",
                    name=f"visit-{place.id}",
                    label=ui.words("h3s-set-visit-this", name=place.name),
                )
            )
        row = ui.explained(ft.Row(head, spacing=8), ui.card_help(f"heroes3.place-{place.id}"))
        under = ui.explained(
            ui.caption(ui.words("h3s-set-category", category=place.category)),
            rule_term_help(ui, place.category) if place.category in CATEGORIES else None,
        )
        shown.append(ui.panel(ft.Column([row, under, *place_effect_rows(ui, place)], spacing=6), padding=12))
    more = [ui.caption(ui.words("h3s-set-type-more", count=len(found) - _PLACES))] if len(found) > _PLACES else []
    none = [] if found else [ui.caption(ui.words("h3s-set-no-place", typed=dialog.typed), size=15)]
    return [box, *none, *shown, *more]


def search_deck_steps_page(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> list[ft.Control]:
    """Search (2), step by step; the card that was kept comes to the deck. heroes3 4."""
    steps: list[ft.Control] = [_numbered(ui, n, ui.words("h3s-set-search-step", step=n)) for n in (1, 2, 3, 4)]
    parts: list[ft.Control] = [ui.panel(ft.Column(steps, spacing=8), padding=14, name="search-steps")]
    if not isinstance(shows, AdventureTableModel):
        return parts
    deck = dialog.die if dialog.die in DECKS else "abilities"
    decks = [(name, ui.words("h3s-set-deck-name", deck=name)) for name in DECKS]
    parts += [ui.strong(ui.words("h3s-set-kept"), size=16), *player_choice(ui, shows, dialog.seat)]
    parts.append(
        ui.segmented_choice(
            decks,
            deck,
            lambda name: shows.show(replace(dialog, die=name)),
            name="deck",
            label=ui.words("h3s-set-which-deck"),
            about=lambda name: rule_term_help(ui, KINDS[DECKS[name]]),
        )
    )
    parts.append(search_field(ui, shows, dialog, ui.words("h3s-set-find-card"), "kept-typed"))
    if dialog.typed.strip():
        found = search_cards_for_deck(dialog.typed, (DECKS[deck],), shows.state.layout.body.boxes)[:_CARDS]
        parts.append(card_chips(ui, [card.id for card in found], partial(_keep, shows, dialog), "keep"))
    return parts


def _numbered(ui: Ui, n: int, said: str) -> ft.Control:
    row: list[ft.Control] = [ft.Container(ui.strong(str(n), size=16), width=24), ui.text(said, expand=True)]
    return ft.Row(row, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


async def _keep(model: AdventureTableModel, dialog: ReferenceTablesDialog, card: str) -> None:
    if await model.give(acts.GainCard(dialog.seat, card)):
        name = card_name(model.session.words, card)
        model.session.device.tell(model.session.words("h3s-set-kept-it", name=model.chair(dialog.seat).name, card=name))
        model.show(replace(dialog, typed=""))


def war_machines_page(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> list[ft.Control]:
    """The war machines with both prices. heroes3 12."""
    rows: list[ft.Control] = []
    for machine in load_cards().machines.values():
        head = ui.explained(ui.strong(ui.words.name(machine.name)), ui.card_help(f"heroes3.machine-{machine.id}"))
        price = ui.words("h3s-set-machine", factory=machine.factory, post=machine.trading_post)
        told = [ui.text(line, size=15) for line in describe_war_machine(machine, ui.words)]
        rows.append(ui.panel(ft.Column([head, ui.caption(price, size=15), *told], spacing=4), padding=12))
    return rows


def ai_cards_page(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> list[ft.Control]:
    """The AI cards, what each does by difficulty. heroes3 13.4."""
    now = shows.state.layout.body.difficulty if isinstance(shows, AdventureTableModel) else ""
    rows: list[ft.Control] = []
    for card in load_cards().ai.values():
        head = ui.explained(ui.strong(ui.words.name(card.name)), ui.card_help(f"heroes3.ai-{card.id}"))
        # How much on each difficulty is said in figures below.
        does, _, *again = describe_ai_card(card, ui.words)
        told = [ui.text(line, size=15) for line in (does, *again)]
        amounts: list[ft.Control] = [
            ft.Column(
                [
                    _head(ui, ui.words.name(name), key == now),
                    ui.number(str(card.amount[key]), size=18, color=ui.action if key == now else None),
                ],
                spacing=0,
                expand=True,
            )
            for key, name in load_cards().difficulty.difficulties.items()
        ]
        kind = ui.explained(ui.caption(ui.words("h3a-ai-type", type=card.type)), rule_term_help(ui, "ai-card-values"))
        rows.append(ui.panel(ft.Column([head, kind, *told, ft.Row(amounts, spacing=4)], spacing=4), padding=12))
    return rows


def optional_rules_page(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> list[ft.Control]:
    """The optional rules: those in force at this table first. heroes3 12."""
    here = shows.state.layout.rules if isinstance(shows, AdventureTableModel) else frozenset()
    rows: list[ft.Control] = []
    if isinstance(shows, AdventureTableModel):
        rows.append(explanation_text(ui, ui.words("h3s-set-rules-here", count=len(here))))
    for rule in sorted(get_scenario_content().rules.values(), key=lambda rule: rule.id not in here):
        on = rule.id in here
        sign = make_icon("check" if on else EFFECTS[rule.effect], ui.action if on else ui.muted, 20)
        said: list[ft.Control] = [ui.strong(ui.words.name(rule.name), size=16)]
        said.append(ui.caption(ui.words("h3s-set-effect", effect=rule.effect)))
        if rule.tell:
            said.append(ui.text(ui.words.name(rule.tell), size=15))
        row = ft.Row(
            [sign, ft.Column(said, spacing=2, tight=True, expand=True)],
            spacing=10,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        row_ = ui.explained(row, ui.card_help(f"heroes3.optional-{rule.id}"))
        rows.append(ui.panel(row_, padding=12, active=on))
    return rows
