"""The army: the unit deck as it lies, war machines, and the way to recruit and reinforce."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import Icon, icon
from companion.app.kit.chips import chip, chips
from companion.app.kit.explained import explained
from companion.app.kit.tap import tap
from companion.app.kit.words import figure
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import AddUnitOpen, MusterOpen, UnitOpen
from companion.app.screens.heroes3.combat.signs import SignName, sign, tier_sign
from companion.app.screens.heroes3.combat.unit_chip import tier_number
from companion.app.screens.heroes3.sheet.parts import columns, nothing, section, tile
from companion.app.screens.heroes3.sheet.speech import (
    card_about,
    card_name,
    unit_about,
    unit_name,
    unit_side,
    word_about,
)
from companion.app.theme import R_CHIP, Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.sheet.state import Unit
from companion.games.heroes3.units import Side

_KINDS: dict[str, SignName] = {"ground": "ground", "flying": "flying", "ranged": "ranged"}
_MANY = 6
"""So many figures fill the line of a card."""


@part
def ArmyPanel(look: Look, guest: Guest, evening: SheetEvening, count: int) -> ft.Control:
    """The units in so many columns, machines below, and what to do with the Population token."""
    use_watch(evening, lambda e: (e.seat, e.sheet.army, e.sheet.machines, e.sheet.population_token, e.state.ended))
    words, seat, mine = guest.words, evening.seat, evening.sheet
    cards = [_unit(look, guest, evening, n, unit) for n, unit in enumerate(mine.army)]
    empty = explained(nothing(look, words("h3s-ui-no-units")), word_about(guest, "starting-units"))
    rows: list[ft.Control] = [columns(cards, count) if cards else empty]
    if mine.machines:
        tags = [
            chip(look, card_name(words, machine), symbol="gear", about=card_about(guest, machine))
            for machine in mine.machines
        ]
        rows.append(chips(look, tags))
    rows.append(
        ft.Row(
            [
                tile(look, "people", words("h3s-ui-muster"), partial(evening.show, MusterOpen(seat)), name="muster",
                     about=word_about(guest, "recruit")),
                tile(look, "plus", words("h3s-ui-add-unit"), partial(evening.show, AddUnitOpen(seat)), name="add-unit"),
            ],
            spacing=8,
        )
    )  # fmt: skip
    aside = chip(look, words("h3s-ui-units", count=len(mine.army)), symbol="people")
    return section(look, words("h3s-ui-army"), rows, about=word_about(guest, "unit-deck"), aside=aside, name="army")


def _unit(look: Look, guest: Guest, evening: SheetEvening, place: int, unit: Unit) -> ft.Control:
    """A card of the unit deck: tier, movement, name, side and its figures."""
    words, side = guest.words, unit_side(unit)
    ground = look.raised
    top: list[ft.Control] = []
    if (mark := tier_sign(look, tier_number(side), ground, 16)) is not None:
        top.append(mark)
    top.append(sign(_KINDS[side.type], look.muted, 17))
    top.append(ft.Container(expand=True))
    if side.side in ("few", "pack"):
        top.append(sign(side.side, look.ink, 17))  # type: ignore[arg-type]
    face = ft.Column(
        [
            ft.Row(top, spacing=5),
            text(look, words.name(side.name), size=15, family=fonts.BOLD, lines=2, silent=True),
            _figures(look, side),
        ],
        spacing=4,
    )  # fmt: skip
    figures = words("h3s-ui-figures", attack=side.attack, defense=side.defense, health=side.health,
                    initiative=side.initiative)  # fmt: skip
    return tap(
        look, face, on_tap=partial(evening.show, UnitOpen(evening.seat, place)), on_long_press=unit_about(guest, unit),
        label=f"{unit_name(words, unit)}. {figures}", name=f"unit-{place}", fill=ground,
        border=ft.Border.all(1, look.line), radius=R_CHIP, padding=10, align=None,
    )  # fmt: skip


def _figures(look: Look, side: Side) -> ft.Control:
    # Cards lie side by side: one with numbers of two figures is set smaller rather than made higher than its neighbour.
    size = 17 if sum(len(str(number)) for _, number in figures_of(side)) < _MANY else 15
    parts: list[ft.Control] = [
        ft.Row([icon(symbol, look.muted, 14), figure(look, str(number), size=size, silent=True)], spacing=2, tight=True)
        for symbol, number in figures_of(side)
    ]
    return ft.Row(parts, spacing=4, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)


def figures_of(side: Side) -> tuple[tuple[Icon, int], ...]:
    """Attack, defense, health and initiative, each with its sign."""
    return ("sword", side.attack), ("shield", side.defense), ("heart", side.health), ("bolt", side.initiative)
