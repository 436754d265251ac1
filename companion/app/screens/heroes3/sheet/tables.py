"""Tables and dice: what stands at the back of the book, on the evening's table and in the library."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.buttons import icon_button
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.header import header
from companion.app.kit.screen import COLUMN, screen
from companion.app.kit.sheet import sheet
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_side import TablePage, TablesOpen
from companion.app.models.heroes3.tables import Shows, TablesDesk
from companion.app.screens.heroes3.sheet import tables_dice, tables_pages, tables_trade
from companion.app.theme import Look
from companion.app.watch import part, use_watch

Page = Callable[[Look, Guest, Shows, TablesOpen], list[ft.Control]]
PAGES: dict[TablePage, tuple[Icon, str, Page]] = {
    "dice": ("dice", "5", tables_dice.dice_page),
    "trade": ("exchange", "5", tables_trade.trade_page),
    "places": ("pin", "7", tables_pages.places_page),
    "search": ("search", "4", tables_pages.search_page),
    "levels": ("level", "3", tables_pages.levels_page),
    "difficulty": ("skull", "8", tables_pages.difficulty_page),
    "machines": ("sword", "12", tables_pages.machines_page),
    "ai": ("cards", "13.4", tables_pages.ai_page),
    "rules": ("book", "12", tables_pages.rules_page),
}
"""Every table with its sign, the paragraph it comes from, and what draws it."""
FIRST: TablePage = "dice"


def tables_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: TablesOpen) -> ft.Control:
    """The tables over the table."""
    words = guest.words
    layer = replace(layer, page=layer.page or FIRST, seat=layer.seat or evening.seat)
    return sheet(
        look, words("h3s-set-tables"), contents(look, guest, evening, layer), close=words("close"),
        on_close=partial(evening.show, None), about=about.rule(guest, f"heroes3 {PAGES[layer.page][1]}"), width=520,
    )  # fmt: skip


@part
def TablesScreen(look: Look, guest: Guest, desk: TablesDesk) -> ft.Control:
    """The tables in the library."""
    layer = use_watch(desk, lambda d: d.layer)
    words = guest.words
    layer = replace(layer, page=layer.page or FIRST)
    rule = partial(guest.reading.look_up_rule, f"heroes3 {PAGES[layer.page][1]}")
    read = icon_button(look, "book", words("h3s-set-read-rule"), rule, name="read-rule")
    top = header(look, words("h3s-set-tables"), back=words("back"), on_back=lambda: guest.device.back("/library"),
                 tools=[read])  # fmt: skip
    return screen(look, top=top, body=contents(look, guest, desk, layer), width=COLUMN)


def contents(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> list[ft.Control]:
    """The tabs of all tables, and the one that is open."""
    words = guest.words
    tabs = [
        tap_chip(look, words("h3s-set-table", table=page), partial(shows.show, replace(layer, page=page, typed="")),
                 selected=page == layer.page, symbol=symbol, name=f"table-{page}",
                 about=about.rule(guest, f"heroes3 {rule}"))
        for page, (symbol, rule, _) in PAGES.items()
    ]  # fmt: skip
    return [chips(look, tabs, targets=True), *PAGES[layer.page][2](look, guest, shows, layer)]
