"""The other tables: guards of a field, levels, places, Search (2), war machines, AI cards, optional rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.kit.controls.chips import chip_row, segmented_choice, tappable_chip
from companion.app.kit.layout.panel import panel
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, number_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.card_search import find_deck_cards
from companion.app.models.heroes3.adventure.map_and_combat_dialogs import ReferenceTablesDialog, VisitPlaceDialog
from companion.app.models.heroes3.adventure.place_search import find_places
from companion.app.models.heroes3.adventure.reference_tables import ReferenceTablesHost
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.dialogs.card_dialogs import KINDS
from companion.app.screens.heroes3.adventure.dialogs.visit_place_dialog import CATEGORIES, place_effect_rows
from companion.app.screens.heroes3.adventure.form_parts import explanation_text
from companion.app.screens.heroes3.adventure.setup.difficulty_boxes_and_rules_forms import EFFECTS
from companion.app.screens.heroes3.adventure.table_text import card_help_callback, card_name, rule_term_help_callback
from companion.app.screens.heroes3.combat.unit_icons import TIER_NAMES, tier_icon
from companion.app.screens.table.dialog import search_field
from companion.app.theme import Look
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.rules.hero_levels import level_table
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.text.card_text import describe_ai_card, describe_war_machine

DECKS = {"abilities": "ability", "artifacts": "artifact", "spells": "spell"}
_PLACES, _CARDS = 12, 16


# --- figures ---------------------------------------------------------------------------------------


def neutral_guards_page(
    look: Look, session: DeviceSession, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog
) -> list[ft.Control]:
    """How many neutral cards of each tier guard a field, by level and difficulty. heroes3 8."""
    words, table = session.words, load_cards().difficulty
    now = shows.state.layout.body.difficulty if isinstance(shows, AdventureTableModel) else ""
    heads = [_head(look, session, words.name(name), key == now) for key, name in table.difficulties.items()]
    rows: list[ft.Control] = [_row(look, session, "", heads)]
    for level, by_difficulty in table.fields.items():
        cells = [_guards(look, session, guards, key == now) for key, guards in by_difficulty.items()]
        rows.append(_row(look, session, level, cells))
    return [
        explanation_text(look, words("h3s-set-difficulty-about")),
        panel(look, ft.Column(rows, spacing=10), padding=12, name="guards"),
    ]


def _row(look: Look, session: DeviceSession, level: str, cells: Sequence[ft.Control]) -> ft.Control:
    said = explain_on_long_press(
        strong_text(look, level, size=16), rule_term_help_callback(session, "field-level") if level else None
    )
    front = ft.Container(said, width=28 if look.phone else 44)
    return ft.Row([front, *(ft.Container(cell, expand=True) for cell in cells)], spacing=2 if look.phone else 4)


def _head(look: Look, session: DeviceSession, name: str, on: bool) -> ft.Control:
    said = text(look, name, size=13 if look.phone else 14, color=look.action if on else look.muted, lines=1)
    return explain_on_long_press(said, rule_term_help_callback(session, "difficulty"))


def _guards(look: Look, session: DeviceSession, guards: dict[str, int], on: bool) -> ft.Control:
    words = session.words
    shown: list[ft.Control] = []
    for tier, count in guards.items():
        mark = tier_icon(look, TIER_NAMES.index(tier), look.surface, 15)
        number = number_text(look, str(count), size=16, color=look.action if on else None, silent=True)
        shown.append(ft.Row([number, *([mark] if mark is not None else [])], spacing=2, tight=True))
    said = ", ".join(
        words("h3a-guards", count=count, tier=words("h3a-tier", tier=tier)) for tier, count in guards.items()
    )
    cell = ft.Semantics(content=ft.Row(shown, spacing=6, wrap=True, run_spacing=2), label=said, container=True)
    return explain_on_long_press(cell, rule_term_help_callback(session, "tiers"))


def hero_levels_page(
    look: Look, session: DeviceSession, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog
) -> list[ft.Control]:
    """What each level has and brings. heroes3 3."""
    words, table = session.words, level_table()
    rows: list[ft.Control] = []
    for at, level in enumerate(table.levels):
        brings = (
            words("tables-specialty", level=level.specialty)
            if level.specialty
            else words("tables-search-abilities", count=level.search)
        )
        said = words(
            "h3s-set-level-line", experience=at * table.experience_per_level, hand=level.hand, expert=level.expert
        )
        lines_ = ft.Column(
            [strong_text(look, brings, size=16), caption_text(look, said, size=14)], spacing=1, tight=True, expand=True
        )
        row = ft.Row([ft.Container(strong_text(look, level.level, size=20), width=44), lines_], spacing=8)
        rows.append(
            explain_on_long_press(
                row, rule_term_help_callback(session, "specialty" if level.specialty else "level-table")
            )
        )
    more = words(
        "h3s-set-heroes-line", main=table.main_movement, secondary=table.secondary_movement, cost=table.secondary_cost
    )
    return [panel(look, ft.Column(rows, spacing=12), padding=14, name="levels"), explanation_text(look, more)]


# --- places and cards ------------------------------------------------------------------------------


def map_places_page(
    look: Look, session: DeviceSession, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog
) -> list[ft.Control]:
    """Every place with what it does; at the evening's table a button carries the visit out."""
    words = session.words
    boxes = shows.state.layout.body.boxes if isinstance(shows, AdventureTableModel) else ()
    box = search_field(look, shows, dialog, words("h3s-set-find-place"), "table-place-typed", autofocus=not look.phone)
    found = find_places(words, dialog.typed, boxes, banks=True)
    shown: list[ft.Control] = []
    for place in found[:_PLACES]:
        head: list[ft.Control] = [
            make_icon(CATEGORIES.get(place.category, "pin"), look.tint("royal"), 20),
            strong_text(look, words.name(place.name), expand=True),
        ]
        if isinstance(shows, AdventureTableModel):
            go = partial(shows.show, VisitPlaceDialog(dialog.seat, place.id))
            head.append(
                tappable_chip(
                    look,
                    words("h3s-set-visit-it"),
                    go,
                    symbol="forward",
                    name=f"visit-{place.id}",
                    label=words("h3s-set-visit-this", name=place.name),
                )
            )
        row = explain_on_long_press(
            ft.Row(head, spacing=8), open_help_callbacks.open_card_callback(session, f"heroes3.place-{place.id}")
        )
        under = explain_on_long_press(
            caption_text(look, words("h3s-set-category", category=place.category)),
            rule_term_help_callback(session, place.category) if place.category in CATEGORIES else None,
        )
        shown.append(
            panel(look, ft.Column([row, under, *place_effect_rows(look, session, place)], spacing=6), padding=12)
        )
    more = [caption_text(look, words("h3s-set-type-more", count=len(found) - _PLACES))] if len(found) > _PLACES else []
    none = [] if found else [caption_text(look, words("h3s-set-no-place", typed=dialog.typed), size=15)]
    return [box, *none, *shown, *more]


def search_rule_page(
    look: Look, session: DeviceSession, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog
) -> list[ft.Control]:
    """Search (2), step by step; the card that was kept comes to the deck. heroes3 4."""
    words = session.words
    steps: list[ft.Control] = [_numbered(look, n, words("h3s-set-search-step", step=n)) for n in (1, 2, 3, 4)]
    parts: list[ft.Control] = [panel(look, ft.Column(steps, spacing=8), padding=14, name="search-steps")]
    if not isinstance(shows, AdventureTableModel):
        return parts
    deck = dialog.die if dialog.die in DECKS else "abilities"
    decks = [(name, words("h3s-set-deck-name", deck=name)) for name in DECKS]
    seats = [(chair.id, chair.name) for chair in shows.chairs]
    parts.append(strong_text(look, words("h3s-set-kept"), size=16))
    if len(seats) > 1:
        parts.append(
            segmented_choice(
                look,
                seats,
                dialog.seat,
                lambda seat: shows.show(replace(dialog, seat=seat)),
                name="seat",
                label=words("h3s-set-who"),
            )
        )
    parts.append(
        segmented_choice(
            look,
            decks,
            deck,
            lambda name: shows.show(replace(dialog, die=name)),
            name="deck",
            label=words("h3s-set-which-deck"),
            about=lambda name: rule_term_help_callback(session, KINDS[DECKS[name]]),
        )
    )
    parts.append(search_field(look, shows, dialog, words("h3s-set-find-card"), "kept-typed"))
    if dialog.typed.strip():
        found = find_deck_cards(dialog.typed, (DECKS[deck],), shows.state.layout.body.boxes)[:_CARDS]
        tags = [
            tappable_chip(
                look,
                card_name(words, card.id),
                partial(_keep, shows, dialog, card.id),
                symbol="plus",
                name=f"keep-{card.id}",
                about=card_help_callback(session, card.id),
            )
            for card in found
        ]
        parts.append(chip_row(look, tags, targets=True))
    return parts


def _numbered(look: Look, n: int, said: str) -> ft.Control:
    row: list[ft.Control] = [ft.Container(strong_text(look, str(n), size=16), width=24), text(look, said, expand=True)]
    return ft.Row(row, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


async def _keep(model: AdventureTableModel, dialog: ReferenceTablesDialog, card: str) -> None:
    if await model.give(acts.GainCard(dialog.seat, card)):
        name = card_name(model.session.words, card)
        model.session.device.tell(model.session.words("h3s-set-kept-it", name=model.chair(dialog.seat).name, card=name))
        model.show(replace(dialog, typed=""))


def war_machines_page(
    look: Look, session: DeviceSession, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog
) -> list[ft.Control]:
    """The war machines with both prices. heroes3 12."""
    words = session.words
    rows: list[ft.Control] = []
    for machine in load_cards().machines.values():
        head = explain_on_long_press(
            strong_text(look, words.name(machine.name)),
            open_help_callbacks.open_card_callback(session, f"heroes3.machine-{machine.id}"),
        )
        price = words("h3s-set-machine", factory=machine.factory, post=machine.trading_post)
        told = [text(look, line, size=15) for line in describe_war_machine(machine, words)]
        rows.append(panel(look, ft.Column([head, caption_text(look, price, size=15), *told], spacing=4), padding=12))
    return rows


def ai_cards_page(
    look: Look, session: DeviceSession, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog
) -> list[ft.Control]:
    """The AI cards, what each does by difficulty. heroes3 13.4."""
    words = session.words
    now = shows.state.layout.body.difficulty if isinstance(shows, AdventureTableModel) else ""
    rows: list[ft.Control] = []
    for card in load_cards().ai.values():
        head = explain_on_long_press(
            strong_text(look, words.name(card.name)),
            open_help_callbacks.open_card_callback(session, f"heroes3.ai-{card.id}"),
        )
        # How much on each difficulty is said in figures below.
        does, _, *again = describe_ai_card(card, words)
        told = [text(look, line, size=15) for line in (does, *again)]
        amounts: list[ft.Control] = [
            ft.Column(
                [
                    _head(look, session, words.name(name), key == now),
                    number_text(look, str(card.amount[key]), size=18, color=look.action if key == now else None),
                ],
                spacing=0,
                expand=True,
            )
            for key, name in load_cards().difficulty.difficulties.items()
        ]
        kind = explain_on_long_press(
            caption_text(look, words("h3a-ai-type", type=card.type)), rule_term_help_callback(session, "ai-card-values")
        )
        rows.append(panel(look, ft.Column([head, kind, *told, ft.Row(amounts, spacing=4)], spacing=4), padding=12))
    return rows


def optional_rules_page(
    look: Look, session: DeviceSession, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog
) -> list[ft.Control]:
    """The optional rules: those in force at this table first. heroes3 12."""
    words = session.words
    here = shows.state.layout.rules if isinstance(shows, AdventureTableModel) else frozenset()
    rows: list[ft.Control] = []
    if isinstance(shows, AdventureTableModel):
        rows.append(explanation_text(look, words("h3s-set-rules-here", count=len(here))))
    for rule in sorted(get_scenario_content().rules.values(), key=lambda rule: rule.id not in here):
        on = rule.id in here
        sign = make_icon("check" if on else EFFECTS[rule.effect], look.action if on else look.muted, 20)
        said: list[ft.Control] = [strong_text(look, words.name(rule.name), size=16)]
        said.append(caption_text(look, words("h3s-set-effect", effect=rule.effect)))
        if rule.tell:
            said.append(text(look, words.name(rule.tell), size=15))
        row = ft.Row(
            [sign, ft.Column(said, spacing=2, tight=True, expand=True)],
            spacing=10,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        row_ = explain_on_long_press(
            row, open_help_callbacks.open_card_callback(session, f"heroes3.optional-{rule.id}")
        )
        rows.append(panel(look, row_, padding=12, active=on))
    return rows
