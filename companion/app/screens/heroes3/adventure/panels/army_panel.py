"""The army: the unit deck as it lies, war machines, and the way to recruit and reinforce."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.models.heroes3.adventure.dialog_states import AddUnitDialog, RecruitDialog, UnitDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.shared_rows import (
    action_tile,
    arrange_in_columns,
    empty_list_text,
    titled_panel,
)
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    card_help,
    card_name,
    get_unit_card_side,
    rule_term_help,
    unit_help,
    unit_name,
)
from companion.app.screens.heroes3.combat.unit_chip import get_tier_number
from companion.app.screens.heroes3.combat.unit_icons import UnitIconName, tier_icon, unit_icon
from companion.app.theme import R_CHIP
from companion.app.ui import Ui
from companion.games.heroes3.adventure.state import Unit
from companion.games.heroes3.cards.unit_cards import Side
from companion.library.translations import MessageCatalogue

_KINDS: dict[str, UnitIconName] = {"ground": "ground", "flying": "flying", "ranged": "ranged"}
_MANY = 6
"""So many figures fill the line of a card."""


@component
def ArmyPanel(ui: Ui, model: AdventureTableModel, count: int) -> ft.Control:
    """The units in so many columns, machines below, and what to do with the Population token."""
    use_watch(model, lambda e: (e.seat, e.sheet.army, e.sheet.machines, e.sheet.population_token, e.state.ended))
    seat, mine = model.seat, model.sheet
    cards = [_unit(ui, model, n, unit) for n, unit in enumerate(mine.army)]
    empty = ui.explained(empty_list_text(ui, ui.words("h3s-ui-no-units")), rule_term_help(ui, "starting-units"))
    rows: list[ft.Control] = [arrange_in_columns(cards, count) if cards else empty]
    if mine.machines:
        tags = [ui.chip(card_name(ui.words, each), symbol="gear", about=card_help(ui, each)) for each in mine.machines]
        rows.append(ui.chip_row(tags))
    muster = partial(model.show, RecruitDialog(seat))
    add = partial(model.show, AddUnitDialog(seat))
    tiles: list[ft.Control] = [
        action_tile(ui, "people", ui.words("h3s-ui-muster"), muster, "muster", "recruit"),
        action_tile(ui, "plus", ui.words("h3s-ui-add-unit"), add, "add-unit"),
    ]
    rows.append(ft.Row(tiles, spacing=8))
    aside = ui.chip(ui.words("h3s-ui-units", count=len(mine.army)), symbol="people")
    about = rule_term_help(ui, "unit-deck")
    return titled_panel(ui, ui.words("h3s-ui-army"), rows, about=about, aside=aside, name="army")


def _unit(ui: Ui, model: AdventureTableModel, place: int, unit: Unit) -> ft.Control:
    """A card of the unit deck: tier, movement, name, side and its figures."""
    words, side = ui.words, get_unit_card_side(unit)
    ground = ui.raised
    top: list[ft.Control] = []
    if (mark := tier_icon(ui, get_tier_number(side), ground, 16)) is not None:
        top.append(mark)
    top.append(unit_icon(_KINDS[side.type], ui.muted, 17))
    top.append(ft.Container(expand=True))
    if side.side in ("few", "pack"):
        top.append(unit_icon(side.side, ui.ink, 17))  # type: ignore[arg-type]
    face = ft.Column(
        [
            ft.Row(top, spacing=5),
            ui.text(words.name(side.name), size=15, family=fonts.BOLD, lines=2, silent=True),
            _figures(ui, side),
        ],
        spacing=4,
    )
    return ui.pressable(
        face,
        on_tap=partial(model.show, UnitDialog(model.seat, place)),
        on_long_press=unit_help(ui, unit),
        label=f"{unit_name(words, unit)}. {unit_figures_text(words, side)}",
        name=f"unit-{place}",
        fill=ground,
        border=ft.Border.all(1, ui.line),
        radius=R_CHIP,
        padding=10,
        align=None,
    )


def _figures(ui: Ui, side: Side) -> ft.Control:
    # Cards lie side by side: one with numbers of two figures is set smaller rather than made higher than its neighbour.
    size = 17 if sum(len(str(number)) for _, number in list_unit_stats_with_icons(side)) < _MANY else 15
    parts: list[ft.Control] = [
        ft.Row([make_icon(symbol, ui.muted, 14), ui.number(str(number), size=size, silent=True)], spacing=2, tight=True)
        for symbol, number in list_unit_stats_with_icons(side)
    ]
    return ft.Row(parts, spacing=4, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)


def list_unit_stats_with_icons(side: Side) -> tuple[tuple[IconName, int], ...]:
    """Attack, defense, health and initiative, each with its sign."""
    return ("sword", side.attack), ("shield", side.defense), ("heart", side.health), ("bolt", side.initiative)


def unit_figures_text(words: MessageCatalogue, side: Side) -> str:
    """The four figures, to be said aloud."""
    return words(
        "h3s-ui-figures", attack=side.attack, defense=side.defense, health=side.health, initiative=side.initiative
    )
