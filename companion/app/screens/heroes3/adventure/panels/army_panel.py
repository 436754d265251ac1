"""The army: the unit deck as it lies, war machines, and the way to recruit and reinforce."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.chips import chip, chip_row
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import number_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import pressable_surface
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.dialogs import AddUnitDialog, RecruitDialog, UnitDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.shared_rows import (
    action_tile,
    arrange_in_columns,
    empty_list_text,
    titled_panel,
)
from companion.app.screens.heroes3.adventure.table_text import (
    card_help_callback,
    card_name,
    get_unit_side,
    rule_term_help_callback,
    unit_help_callback,
    unit_name,
)
from companion.app.screens.heroes3.combat.unit_chip import get_tier_number
from companion.app.screens.heroes3.combat.unit_icons import UnitIconName, tier_icon, unit_icon
from companion.app.theme import R_CHIP, Look
from companion.games.heroes3.adventure.state import Unit
from companion.games.heroes3.cards.unit_cards import Side

_KINDS: dict[str, UnitIconName] = {"ground": "ground", "flying": "flying", "ranged": "ranged"}
_MANY = 6
"""So many figures fill the line of a card."""


@component
def ArmyPanel(look: Look, session: DeviceSession, model: AdventureTableModel, count: int) -> ft.Control:
    """The units in so many columns, machines below, and what to do with the Population token."""
    use_watch(model, lambda e: (e.seat, e.sheet.army, e.sheet.machines, e.sheet.population_token, e.state.ended))
    words, seat, mine = session.words, model.seat, model.sheet
    cards = [_unit(look, session, model, n, unit) for n, unit in enumerate(mine.army)]
    empty = explain_on_long_press(
        empty_list_text(look, words("h3s-ui-no-units")), rule_term_help_callback(session, "starting-units")
    )
    rows: list[ft.Control] = [arrange_in_columns(cards, count) if cards else empty]
    if mine.machines:
        tags = [
            chip(look, card_name(words, machine), symbol="gear", about=card_help_callback(session, machine))
            for machine in mine.machines
        ]
        rows.append(chip_row(look, tags))
    rows.append(
        ft.Row(
            [
                action_tile(
                    look,
                    "people",
                    words("h3s-ui-muster"),
                    partial(model.show, RecruitDialog(seat)),
                    name="muster",
                    about=rule_term_help_callback(session, "recruit"),
                ),
                action_tile(
                    look, "plus", words("h3s-ui-add-unit"), partial(model.show, AddUnitDialog(seat)), name="add-unit"
                ),
            ],
            spacing=8,
        )
    )
    aside = chip(look, words("h3s-ui-units", count=len(mine.army)), symbol="people")
    return titled_panel(
        look, words("h3s-ui-army"), rows, about=rule_term_help_callback(session, "unit-deck"), aside=aside, name="army"
    )


def _unit(look: Look, session: DeviceSession, model: AdventureTableModel, place: int, unit: Unit) -> ft.Control:
    """A card of the unit deck: tier, movement, name, side and its figures."""
    words, side = session.words, get_unit_side(unit)
    ground = look.raised
    top: list[ft.Control] = []
    if (mark := tier_icon(look, get_tier_number(side), ground, 16)) is not None:
        top.append(mark)
    top.append(unit_icon(_KINDS[side.type], look.muted, 17))
    top.append(ft.Container(expand=True))
    if side.side in ("few", "pack"):
        top.append(unit_icon(side.side, look.ink, 17))  # type: ignore[arg-type]
    face = ft.Column(
        [
            ft.Row(top, spacing=5),
            text(look, words.name(side.name), size=15, family=fonts.BOLD, lines=2, silent=True),
            _figures(look, side),
        ],
        spacing=4,
    )
    figures = words(
        "h3s-ui-figures", attack=side.attack, defense=side.defense, health=side.health, initiative=side.initiative
    )
    return pressable_surface(
        look,
        face,
        on_tap=partial(model.show, UnitDialog(model.seat, place)),
        on_long_press=unit_help_callback(session, unit),
        label=f"{unit_name(words, unit)}. {figures}",
        name=f"unit-{place}",
        fill=ground,
        border=ft.Border.all(1, look.line),
        radius=R_CHIP,
        padding=10,
        align=None,
    )


def _figures(look: Look, side: Side) -> ft.Control:
    # Cards lie side by side: one with numbers of two figures is set smaller rather than made higher than its neighbour.
    size = 17 if sum(len(str(number)) for _, number in list_unit_figures(side)) < _MANY else 15
    parts: list[ft.Control] = [
        ft.Row(
            [make_icon(symbol, look.muted, 14), number_text(look, str(number), size=size, silent=True)],
            spacing=2,
            tight=True,
        )
        for symbol, number in list_unit_figures(side)
    ]
    return ft.Row(parts, spacing=4, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)


def list_unit_figures(side: Side) -> tuple[tuple[IconName, int], ...]:
    """Attack, defense, health and initiative, each with its sign."""
    return ("sword", side.attack), ("shield", side.defense), ("heart", side.health), ("bolt", side.initiative)
