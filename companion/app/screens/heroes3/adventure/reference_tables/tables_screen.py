"""Tables and dice: what stands at the back of the book, on the evening's table and in the library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import ReferenceTablesDialog, TablePage
from companion.app.models.heroes3.adventure.reference_tables import ReferenceTablesHost, ReferenceTablesModel
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.reference_tables import (
    dice_roll_and_faces,
    guards_levels_and_places,
    trade_table,
)
from companion.app.ui import Ui

Page = Callable[[Ui, ReferenceTablesHost, ReferenceTablesDialog], list[ft.Control]]
PAGES: dict[TablePage, tuple[IconName, str, Page]] = {
    "dice": ("dice", "5", dice_roll_and_faces.dice_roll_and_faces_page),
    "trade": ("exchange", "5", trade_table.trade_calculator_page),
    "places": ("pin", "7", guards_levels_and_places.map_places_page),
    "search": ("search", "4", guards_levels_and_places.search_deck_steps_page),
    "levels": ("level", "3", guards_levels_and_places.hero_levels_page),
    "difficulty": ("skull", "8", guards_levels_and_places.neutral_guards_page),
    "machines": ("sword", "12", guards_levels_and_places.war_machines_page),
    "ai": ("cards", "13.4", guards_levels_and_places.ai_cards_page),
    "rules": ("book", "12", guards_levels_and_places.optional_rules_page),
}
"""Every table with its sign, the paragraph it comes from, and what draws it."""
FIRST: TablePage = "dice"


def reference_tables_dialog(ui: Ui, model: AdventureTableModel, dialog: ReferenceTablesDialog) -> ft.Control:
    """The tables over the table."""
    dialog = replace(dialog, page=dialog.page or FIRST, seat=dialog.seat or model.seat)
    return ui.modal_dialog(
        ui.words("h3s-set-tables"),
        reference_tables_rows(ui, model, dialog),
        close=ui.words("close"),
        on_close=partial(model.show, None),
        about=ui.rule_help(f"heroes3 {PAGES[dialog.page][1]}"),
        width=520,
    )


@component
def ReferenceTablesScreen(ui: Ui, model: ReferenceTablesModel) -> ft.Control:
    """The tables in the library."""
    dialog = use_watch(model, lambda d: d.dialog)
    dialog = replace(dialog, page=dialog.page or FIRST)
    rule = partial(ui.session.library_model.look_up_rule, f"heroes3 {PAGES[dialog.page][1]}")
    read = ui.icon_button("book", ui.words("h3s-set-read-rule"), rule, name="read-rule")
    top = ui.screen_header(
        ui.words("h3s-set-tables"), back=ui.words("back"), on_back=lambda: ui.device.back("/library"), tools=[read]
    )
    return ui.screen_layout(top=top, body=reference_tables_rows(ui, model, dialog), width=COLUMN_WIDTH)


def reference_tables_rows(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> list[ft.Control]:
    """The tabs of all tables, and the one that is open."""
    tabs = [
        ui.tappable_chip(
            ui.words("h3s-set-table", table=page),
            partial(shows.show, replace(dialog, page=page, typed="")),
            selected=page == dialog.page,
            symbol=symbol,
            name=f"table-{page}",
            about=ui.rule_help(f"heroes3 {rule}"),
        )
        for page, (symbol, rule, _) in PAGES.items()
    ]
    return [ui.chip_row(tabs, targets=True), *PAGES[dialog.page][2](ui, shows, dialog)]
