"""The other tables: guards of a field, levels, places, Search (2), war machines, AI cards, optional rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.panel import panel
from companion.app.kit.words import caption, figure, strong
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.places import find_places
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_finding import find
from companion.app.models.heroes3.sheet_side import PlaceOpen, TablesOpen
from companion.app.models.heroes3.tables import Shows
from companion.app.screens.heroes3.combat.signs import TIER_NAMES, tier_sign
from companion.app.screens.heroes3.sheet.cards_sheet import KINDS
from companion.app.screens.heroes3.sheet.place_sheet import CATEGORIES, lines
from companion.app.screens.heroes3.sheet.setup_parts import plain
from companion.app.screens.heroes3.sheet.setup_rules import EFFECTS
from companion.app.screens.heroes3.sheet.speech import card_about, card_name, word_about
from companion.app.theme import Look
from companion.games.heroes3.cards import cards
from companion.games.heroes3.evening.levels import levels
from companion.games.heroes3.evening.scenarios import scenarios
from companion.games.heroes3.sheet import acts
from companion.games.heroes3.wording_cards import ai_lines, machine_lines

DECKS = {"abilities": "ability", "artifacts": "artifact", "spells": "spell"}
_PLACES, _CARDS = 12, 16


# --- figures ---------------------------------------------------------------------------------------


def difficulty_page(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> list[ft.Control]:
    """How many neutral cards of each tier guard a field, by level and difficulty. heroes3 8."""
    words, table = guest.words, cards().difficulty
    now = shows.state.layout.body.difficulty if isinstance(shows, SheetEvening) else ""
    heads = [_head(look, guest, words.name(name), key == now) for key, name in table.difficulties.items()]
    rows: list[ft.Control] = [_row(look, guest, "", heads)]
    for level, by_difficulty in table.fields.items():
        cells = [_guards(look, guest, guards, key == now) for key, guards in by_difficulty.items()]
        rows.append(_row(look, guest, level, cells))
    return [
        plain(look, words("h3s-set-difficulty-about")),
        panel(look, ft.Column(rows, spacing=10), padding=12, name="guards"),
    ]


def _row(look: Look, guest: Guest, level: str, cells: Sequence[ft.Control]) -> ft.Control:
    said = explained(strong(look, level, size=16), word_about(guest, "field-level") if level else None)
    front = ft.Container(said, width=28 if look.phone else 44)
    return ft.Row([front, *(ft.Container(cell, expand=True) for cell in cells)], spacing=2 if look.phone else 4)


def _head(look: Look, guest: Guest, name: str, on: bool) -> ft.Control:
    said = text(look, name, size=13 if look.phone else 14, color=look.action if on else look.muted, lines=1)
    return explained(said, word_about(guest, "difficulty"))


def _guards(look: Look, guest: Guest, guards: dict[str, int], on: bool) -> ft.Control:
    words = guest.words
    shown: list[ft.Control] = []
    for tier, count in guards.items():
        mark = tier_sign(look, TIER_NAMES.index(tier), look.surface, 15)
        number = figure(look, str(count), size=16, color=look.action if on else None, silent=True)
        shown.append(ft.Row([number, *([mark] if mark is not None else [])], spacing=2, tight=True))
    said = ", ".join(
        words("h3a-guards", count=count, tier=words("h3a-tier", tier=tier)) for tier, count in guards.items()
    )
    cell = ft.Semantics(content=ft.Row(shown, spacing=6, wrap=True, run_spacing=2), label=said, container=True)
    return explained(cell, word_about(guest, "tiers"))


def levels_page(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> list[ft.Control]:
    """What each level has and brings. heroes3 3."""
    words, table = guest.words, levels()
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
            [strong(look, brings, size=16), caption(look, said, size=14)], spacing=1, tight=True, expand=True
        )
        row = ft.Row([ft.Container(strong(look, level.level, size=20), width=44), lines_], spacing=8)
        rows.append(explained(row, word_about(guest, "specialty" if level.specialty else "level-table")))
    more = words(
        "h3s-set-heroes-line", main=table.main_movement, secondary=table.secondary_movement, cost=table.secondary_cost
    )
    return [panel(look, ft.Column(rows, spacing=12), padding=14, name="levels"), plain(look, more)]


# --- places and cards ------------------------------------------------------------------------------


def places_page(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> list[ft.Control]:
    """Every place with what it does; at the evening's table a button carries the visit out."""
    words = guest.words
    boxes = shows.state.layout.body.boxes if isinstance(shows, SheetEvening) else ()
    box = field(look, words("h3s-set-find-place"), layer.typed, lambda typed: shows.show(replace(layer, typed=typed)),
                name="table-place-typed", symbol="search", autofocus=not look.phone)  # fmt: skip
    found = find_places(words, layer.typed, boxes, banks=True)
    shown: list[ft.Control] = []
    for place in found[:_PLACES]:
        head: list[ft.Control] = [icon(CATEGORIES.get(place.category, "pin"), look.tint("royal"), 20),
                                  strong(look, words.name(place.name), expand=True)]  # fmt: skip
        if isinstance(shows, SheetEvening):
            go = partial(shows.show, PlaceOpen(layer.seat, place.id))
            head.append(tap_chip(look, words("h3s-set-visit-it"), go, symbol="forward", name=f"visit-{place.id}",
                                 label=words("h3s-set-visit-this", name=place.name)))  # fmt: skip
        row = explained(ft.Row(head, spacing=8), about.card(guest, f"heroes3.place-{place.id}"))
        under = explained(
            caption(look, words("h3s-set-category", category=place.category)),
            word_about(guest, place.category) if place.category in CATEGORIES else None,
        )
        shown.append(panel(look, ft.Column([row, under, *lines(look, guest, place)], spacing=6), padding=12))
    more = [caption(look, words("h3s-set-type-more", count=len(found) - _PLACES))] if len(found) > _PLACES else []
    none = [] if found else [caption(look, words("h3s-set-no-place", typed=layer.typed), size=15)]
    return [box, *none, *shown, *more]


def search_page(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> list[ft.Control]:
    """Search (2), step by step; the card that was kept comes to the deck. heroes3 4."""
    words = guest.words
    steps: list[ft.Control] = [_numbered(look, n, words("h3s-set-search-step", step=n)) for n in (1, 2, 3, 4)]
    parts: list[ft.Control] = [panel(look, ft.Column(steps, spacing=8), padding=14, name="search-steps")]
    if not isinstance(shows, SheetEvening):
        return parts
    deck = layer.die if layer.die in DECKS else "abilities"
    decks = [(name, words("h3s-set-deck-name", deck=name)) for name in DECKS]
    seats = [(chair.id, chair.name) for chair in shows.chairs]
    parts.append(strong(look, words("h3s-set-kept"), size=16))
    if len(seats) > 1:
        parts.append(choice(look, seats, layer.seat, lambda seat: shows.show(replace(layer, seat=seat)), name="seat",
                            label=words("h3s-set-who")))  # fmt: skip
    parts.append(choice(look, decks, deck, lambda name: shows.show(replace(layer, die=name)), name="deck",
                        label=words("h3s-set-which-deck"),
                        about=lambda name: word_about(guest, KINDS[DECKS[name]])))  # fmt: skip
    parts.append(
        field(look, words("h3s-set-find-card"), layer.typed, lambda typed: shows.show(replace(layer, typed=typed)),
              name="kept-typed", symbol="search")
    )  # fmt: skip
    if layer.typed.strip():
        found = find(layer.typed, (DECKS[deck],), shows.state.layout.body.boxes)[:_CARDS]
        tags = [
            tap_chip(look, card_name(words, card.id), partial(_keep, shows, layer, card.id), symbol="plus",
                     name=f"keep-{card.id}", about=card_about(guest, card.id))
            for card in found
        ]  # fmt: skip
        parts.append(chips(look, tags, targets=True))
    return parts


def _numbered(look: Look, n: int, said: str) -> ft.Control:
    row: list[ft.Control] = [ft.Container(strong(look, str(n), size=16), width=24), text(look, said, expand=True)]
    return ft.Row(row, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


async def _keep(evening: SheetEvening, layer: TablesOpen, card: str) -> None:
    if await evening.give(acts.GainCard(layer.seat, card)):
        name = card_name(evening.guest.words, card)
        evening.guest.device.tell(
            evening.guest.words("h3s-set-kept-it", name=evening.chair(layer.seat).name, card=name)
        )
        evening.show(replace(layer, typed=""))


def machines_page(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> list[ft.Control]:
    """The war machines with both prices. heroes3 12."""
    words = guest.words
    rows: list[ft.Control] = []
    for machine in cards().machines.values():
        head = explained(strong(look, words.name(machine.name)), about.card(guest, f"heroes3.machine-{machine.id}"))
        price = words("h3s-set-machine", factory=machine.factory, post=machine.trading_post)
        told = [text(look, line, size=15) for line in machine_lines(machine, words)]
        rows.append(panel(look, ft.Column([head, caption(look, price, size=15), *told], spacing=4), padding=12))
    return rows


def ai_page(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> list[ft.Control]:
    """The AI cards, what each does by difficulty. heroes3 13.4."""
    words = guest.words
    now = shows.state.layout.body.difficulty if isinstance(shows, SheetEvening) else ""
    rows: list[ft.Control] = []
    for card in cards().ai.values():
        head = explained(strong(look, words.name(card.name)), about.card(guest, f"heroes3.ai-{card.id}"))
        # How much on each difficulty is said in figures below.
        does, _, *again = ai_lines(card, words)
        told = [text(look, line, size=15) for line in (does, *again)]
        amounts: list[ft.Control] = [
            ft.Column([_head(look, guest, words.name(name), key == now), figure(look, str(card.amount[key]), size=18,
                       color=look.action if key == now else None)], spacing=0, expand=True)
            for key, name in cards().difficulty.difficulties.items()
        ]  # fmt: skip
        kind = explained(caption(look, words("h3a-ai-type", type=card.type)), word_about(guest, "ai-card-values"))
        rows.append(panel(look, ft.Column([head, kind, *told, ft.Row(amounts, spacing=4)], spacing=4), padding=12))
    return rows


def rules_page(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> list[ft.Control]:
    """The optional rules: those in force at this table first. heroes3 12."""
    words = guest.words
    here = shows.state.layout.rules if isinstance(shows, SheetEvening) else frozenset()
    rows: list[ft.Control] = []
    if isinstance(shows, SheetEvening):
        rows.append(plain(look, words("h3s-set-rules-here", count=len(here))))
    for rule in sorted(scenarios().rules.values(), key=lambda rule: rule.id not in here):
        on = rule.id in here
        sign = icon("check" if on else EFFECTS[rule.effect], look.action if on else look.muted, 20)
        said: list[ft.Control] = [strong(look, words.name(rule.name), size=16)]
        said.append(caption(look, words("h3s-set-effect", effect=rule.effect)))
        if rule.tell:
            said.append(text(look, words.name(rule.tell), size=15))
        row = ft.Row([sign, ft.Column(said, spacing=2, tight=True, expand=True)], spacing=10,
                     vertical_alignment=ft.CrossAxisAlignment.START)  # fmt: skip
        row_ = explained(row, about.card(guest, f"heroes3.optional-{rule.id}"))
        rows.append(panel(look, row_, padding=12, active=on))
    return rows
