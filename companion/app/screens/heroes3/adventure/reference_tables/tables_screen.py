"""Tables and dice: what stands at the back of the book, on the evening's table and in the library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.controls.buttons import icon_button
from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.dialogs.dialog import modal_dialog
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.map_and_combat_dialogs import ReferenceTablesDialog, TablePage
from companion.app.models.heroes3.adventure.reference_tables import ReferenceTablesHost, ReferenceTablesModel
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.reference_tables import dice_table, other_tables, trade_table
from companion.app.theme import Look

Page = Callable[[Look, DeviceSession, ReferenceTablesHost, ReferenceTablesDialog], list[ft.Control]]
PAGES: dict[TablePage, tuple[IconName, str, Page]] = {
    "dice": ("dice", "5", dice_table.dice_page),
    "trade": ("exchange", "5", trade_table.trade_calculator_page),
    "places": ("pin", "7", other_tables.map_places_page),
    "search": ("search", "4", other_tables.search_rule_page),
    "levels": ("level", "3", other_tables.hero_levels_page),
    "difficulty": ("skull", "8", other_tables.neutral_guards_page),
    "machines": ("sword", "12", other_tables.war_machines_page),
    "ai": ("cards", "13.4", other_tables.ai_cards_page),
    "rules": ("book", "12", other_tables.optional_rules_page),
}
"""Every table with its sign, the paragraph it comes from, and what draws it."""
FIRST: TablePage = "dice"


def reference_tables_dialog(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: ReferenceTablesDialog
) -> ft.Control:
    """The tables over the table."""
    words = session.words
    dialog = replace(dialog, page=dialog.page or FIRST, seat=dialog.seat or model.seat)
    return modal_dialog(
        look,
        words("h3s-set-tables"),
        reference_tables_rows(look, session, model, dialog),
        close=words("close"),
        on_close=partial(model.show, None),
        about=open_help_callbacks.open_rule_callback(session, f"heroes3 {PAGES[dialog.page][1]}"),
        width=520,
    )


@component
def ReferenceTablesScreen(look: Look, session: DeviceSession, model: ReferenceTablesModel) -> ft.Control:
    """The tables in the library."""
    dialog = use_watch(model, lambda d: d.dialog)
    words = session.words
    dialog = replace(dialog, page=dialog.page or FIRST)
    rule = partial(session.library_model.look_up_rule, f"heroes3 {PAGES[dialog.page][1]}")
    read = icon_button(look, "book", words("h3s-set-read-rule"), rule, name="read-rule")
    top = screen_header(
        look, words("h3s-set-tables"), back=words("back"), on_back=lambda: session.device.back("/library"), tools=[read]
    )
    return screen_layout(look, top=top, body=reference_tables_rows(look, session, model, dialog), width=COLUMN_WIDTH)


def reference_tables_rows(
    look: Look, session: DeviceSession, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog
) -> list[ft.Control]:
    """The tabs of all tables, and the one that is open."""
    words = session.words
    tabs = [
        tappable_chip(
            look,
            words("h3s-set-table", table=page),
            partial(shows.show, replace(dialog, page=page, typed="")),
            selected=page == dialog.page,
            symbol=symbol,
            name=f"table-{page}",
            about=open_help_callbacks.open_rule_callback(session, f"heroes3 {rule}"),
        )
        for page, (symbol, rule, _) in PAGES.items()
    ]
    return [chip_row(look, tabs, targets=True), *PAGES[dialog.page][2](look, session, shows, dialog)]
