"""A unit of the army: its figures on both sides, and ways to put the unit deck right; adding one by hand."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import make_icon
from companion.app.kit.touch.pressable import Callback
from companion.app.models.heroes3.adventure.dialog_states import AddUnitDialog, UnitDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.heroes3.unit_and_card_search import find_units, list_faction_units
from companion.app.screens.heroes3.adventure.panels.army_panel import list_unit_stats_with_icons, unit_figures_text
from companion.app.screens.heroes3.adventure.shared_rows import action_tile, info_row
from companion.app.screens.heroes3.adventure.table_text_and_help import rule_term_help, unit_help, unit_name
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.state import Unit
from companion.games.heroes3.cards.unit_cards import Side, load_units
from companion.games.heroes3.text.unit_ability_text import describe_unit_abilities


def unit_dialog(ui: Ui, model: AdventureTableModel, dialog: UnitDialog) -> ft.Control:
    """Everything about one card of the unit deck."""
    mine = model.state.sheets[dialog.seat]
    if dialog.place >= len(mine.army):
        return table_dialog(ui, model, ui.words("h3s-ui-army"), [])
    unit = mine.army[dialog.place]
    side = load_units().by_key[unit.side]
    sides = [load_units().sides[n] for n in (side.below, side.index, side.above) if n >= 0]
    body: list[ft.Control] = [_figures(ui, one, one is side) for one in sides]
    body += [info_row(ui, "star", said, about=unit_help(ui, unit)) for said in describe_unit_abilities(sides, ui.words)]
    tools = [action_tile(ui, "book", ui.words("h3s-ui-look-up"), unit_help(ui, unit), "look-up")]
    if len(sides) > 1:
        said = ui.words("h3s-ui-flip", side="few" if unit.pack else "pack")
        flip = _army(model, dialog, Unit(unit.unit, not unit.pack))
        tools.insert(0, action_tile(ui, "rotate", said, flip, "flip"))
    body.append(ft.Row(tools, spacing=8))
    said, gone = ui.words("h3s-ui-lose-unit"), _army(model, dialog, None)
    lose = ui.destructive_button(said, gone, name="lose-unit", expand=True)
    name = unit_name(ui.words, unit)
    how = ui.words("h3s-ui-unit-by-hand")
    about = unit_help(ui, unit)
    return table_dialog(ui, model, name, body, scrolls=False, subtitle=how, actions=[lose], about=about)


def _figures(ui: Ui, side: Side, up: bool) -> ft.Control:
    """The four figures of a side; the one that lies up stands out."""
    ink = ui.ink if up else ui.muted
    name = ui.words("h3s-ui-side", side=side.side)
    parts: list[ft.Control] = [ui.text(name, size=16, color=ink, family=fonts.SEMI, expand=True, silent=True)]
    for symbol, number in list_unit_stats_with_icons(side):
        number_of = ui.number(str(number), size=20, color=ink, silent=True)
        parts.append(ft.Row([make_icon(symbol, ink, 20), number_of], spacing=5, tight=True))
    label = f"{name}: {unit_figures_text(ui.words, side)}"
    shown = ft.Semantics(content=ft.Row(parts, spacing=14), label=label, container=True)
    return ui.explained(shown, rule_term_help(ui, "few-pack"))


def _army(model: AdventureTableModel, dialog: UnitDialog, instead: Unit | None) -> Callback:
    """The act that puts another card in this one's place, or takes it away."""
    mine = model.state.sheets[dialog.seat]
    kept = [*mine.army[: dialog.place], *([instead] if instead is not None else []), *mine.army[dialog.place + 1 :]]
    act = acts.SetUnits(dialog.seat, tuple(unit.side for unit in kept), mine.machines)
    return partial(model.act, act)


def add_unit_dialog(ui: Ui, model: AdventureTableModel, dialog: AddUnitDialog) -> ft.Control:
    """A unit joins by hand: the own faction's first, any other by its letters."""
    mine = model.state.sheets[dialog.seat]
    faction, typed = model.chair(dialog.seat).faction, bool(dialog.typed.strip())
    found = find_units(dialog.typed, first=faction) if typed else list_faction_units(faction)
    box = search_field(ui, model, dialog, ui.words("h3a-find-unit"), "unit-typed", autofocus=not ui.phone)

    def join(side: Side) -> ft.Control:
        """Found among all units, its faction tells it from the neutral card of the same name."""
        name = ui.words.name(side.name)
        group = ui.words.name(load_units().group_name(side.group))
        army = (*(unit.side for unit in mine.army), side.key)
        return unit_chip(
            ui,
            ui.words,
            side,
            partial(model.act, acts.SetUnits(dialog.seat, army, mine.machines)),
            label=f"{name}, {group}" if typed else name,
            name=f"join-{side.key}",
            about=group if typed else "",
            held=unit_help(ui, f"{side.group}:{side.unit}"),
        )

    none = [] if found else [ui.caption(ui.words("h3a-find-none", typed=dialog.typed), size=15)]
    body = [box, *none, ui.chip_row([join(side) for side in found], targets=True)]
    how = ui.words("h3s-ui-unit-by-hand")
    about = rule_term_help(ui, "unit-deck")
    return table_dialog(ui, model, ui.words("h3s-ui-add-unit"), body, subtitle=how, about=about)
