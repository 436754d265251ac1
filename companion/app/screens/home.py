"""Home: the tables in progress, a new table, the library and the settings."""

from __future__ import annotations

import time
from functools import partial
from typing import cast

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.layout.screen_layout import SHELF_WIDTH
from companion.app.models.table_list import TableListItem, TableListModel
from companion.app.reactivity import component, use_watch
from companion.app.theme import Tint, ToneName
from companion.app.ui import Ui


@component
def HomeScreen(ui: Ui, table_list: TableListModel) -> ft.Control:
    """The first screen."""
    searchable, asked = use_watch(table_list, lambda m: (m.many or bool(m.typed), m.asked))
    tools = [
        ui.icon_button("book", ui.words("library"), lambda: ui.device.go("/library"), name="library"),
        ui.icon_button("gear", ui.words("settings"), lambda: ui.device.go("/settings"), name="settings"),
    ]
    top = ui.screen_header(ui.words("app-name"), subtitle=ui.words("app-tagline"), tools=tools, large=not ui.phone)
    # The field is a part of its own: whoever types in it keeps it, whatever becomes of the list below.
    body: list[ft.Control] = [TableSearchField.keyed("field", ui, table_list)] if searchable else []
    body.append(TableList.keyed("list", ui, table_list))
    go = partial(ui.device.go, "/new")
    new = ui.primary_button(ui.words("new-table"), go, symbol="plus", name="new-table", expand=True)
    dialog = _ask(ui, table_list, asked) if asked is not None else None
    return ui.screen_layout(top=top, body=body, width=SHELF_WIDTH, actions=[new], dialog=dialog)


@component
def TableList(ui: Ui, table_list: TableListModel) -> ft.Control:
    """The tables in progress, those that are over, and the way to more of them."""
    order, more, searching, found = use_watch(table_list, lambda m: (m.order, m.more, m.searching, m.found))
    # What was typed is said where nothing fits it.
    typed = use_watch(table_list, lambda m: m.typed.strip() if m.found == 0 else "")
    running = [table for table, ended in order if not ended]
    over = [table for table, ended in order if ended]
    body: list[ft.Control] = []
    if searching:
        body += _found(ui, table_list, found, typed)
    elif not order:
        body.append(ui.empty_state("grid", ui.words("home-empty"), heading=ui.words("home-empty-title")))
    if running:
        body += [ui.heading(ui.words("home-running")), _shelf(ui, table_list, running)]
    if over:
        body += [ui.heading(ui.words("home-over")), _shelf(ui, table_list, over)]
    if more:
        body.append(ui.button(ui.words("home-more"), table_list.show_more, name="show-more", height=52))
    body.append(ft.Container(ui.caption(ui.words("unofficial")), padding=ft.Padding.only(top=16)))
    column = ft.Column(body, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Semantics(content=column, container=True)


@component
def TableSearchField(ui: Ui, table_list: TableListModel) -> ft.Control:
    """The field to search in. It stays the first of its row, and so the same field, when its button comes and goes."""
    typed, cleared = use_watch(table_list, lambda m: (m.typed, m.cleared))
    row: list[ft.Control] = [
        ui.text_field(
            ui.words("home-find"),
            typed,
            table_list.type,
            name="home-find",
            symbol="search",
            max_length=100,
            expand=True,
            key=f"home-find-{cleared}",
        )
    ]
    if typed:
        row.append(ui.icon_button("close", ui.words("home-find-clear"), table_list.clear, name="home-find-clear"))
    # The label moves up onto the edge while one types: it needs room there.
    return ft.Container(ft.Row(row, spacing=8), padding=ft.Padding.only(top=8))


def _found(ui: Ui, table_list: TableListModel, found: int | None, typed: str) -> list[ft.Control]:
    """How many tables fit what was typed, or what to do where none does."""
    if found is None:
        return [ui.caption(ui.words("home-find-busy"))]
    if found:
        return [ui.caption(ui.words("home-found", count=found))]
    back = ui.button(ui.words("home-find-clear"), table_list.clear, name="home-find-all", height=52)
    return [ui.empty_state("search", ui.words("home-found-none", typed=typed), action=back)]


def _shelf(ui: Ui, table_list: TableListModel, tables: list[str]) -> ft.Control:
    cards = [TableCard.keyed(f"card-{table}", ui, table_list, table) for table in tables]
    columns = 1 if ui.phone else 2 if ui.size == "tablet" else 3
    rows: list[ft.Control] = []
    for n in range(0, len(cards), columns):
        row = [ft.Container(card, expand=True) for card in cards[n : n + columns]]
        row += [ft.Container(expand=True)] * (columns - len(row))
        rows.append(ft.Row(list(row), spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.Column(rows, spacing=12)


@component
def TableCard(ui: Ui, table_list: TableListModel, table: str) -> ft.Control:
    """One table of the list. It alone is drawn again when something happens there."""
    line = use_watch(table_list, lambda m: m.line(table))
    if line is None:
        return ft.Container()
    return _card(ui, table_list, line)


def _card(ui: Ui, table_list: TableListModel, line: TableListItem) -> ft.Control:
    tint = ui.tint(cast(Tint, line.colour))
    people = [
        ft.Row([player_badge(colour, size=24), ui.caption(name, size=14, lines=1)], spacing=6, tight=True)
        for name, colour in line.people
    ]
    tone: ToneName = "harm" if line.trouble else "plain" if line.ended else "gold"
    now = [ui.chip(line.now, tone=tone)] if line.now else []
    lines: list[ft.Control] = [ui.title(line.title, size=20), ui.caption(line.mode, lines=1)]
    head: list[ft.Control] = [
        make_icon(cast(IconName, line.icon), tint, 26),
        ft.Column(lines, spacing=0, expand=True, tight=True),
        ft.Container(width=40),
    ]
    parts: list[ft.Control] = [
        ft.Row(head, spacing=12),
        ui.text(line.trouble) if line.trouble else ui.chip_row(list(people)),
        ui.chip_row([*now, ui.chip(time_ago_text(ui, line.changed))]),
    ]
    names = [name for name, _ in line.people]
    aloud = "aloud-table" if names else "aloud-table-alone"
    said = ui.words(aloud, title=line.title, now=line.now or line.mode, names=names)
    if line.trouble:
        said = ui.words("aloud-unopened", title=line.title, reason=line.trouble)
    go, ask = partial(ui.device.go, f"/table/{line.id}"), partial(table_list.ask, line)
    card = ui.panel(ft.Column(parts, spacing=12), tint=tint, on_tap=go, label=said, name=f"table-{line.id}")
    more = ui.icon_button("more", ui.words("table-more", title=line.title), ask, name=f"more-{line.id}", bare=True)
    return ft.Stack([card, ft.Container(more, right=8, top=8)])


def _ask(ui: Ui, table_list: TableListModel, line: TableListItem) -> ft.Control:
    """What can be done with a table from here. Deleting asks first, and this sheet is the question."""
    again, destroy = partial(table_list.again, line), partial(table_list.destroy, line)
    export, report = (partial(ui.device.go, f"/table/{line.id}/{what}") for what in ("export", "report"))
    body: list[ft.Control] = [
        ui.button(ui.words("table-export"), export, symbol="share", name="export", height=52),
        ui.button(ui.words("table-again"), again, symbol="next", name="again", height=52),
    ]
    if line.trouble:
        body.append(ui.button(ui.words("unopened-report"), report, symbol="warning", name="report", height=52))
    body += [
        ui.caption(ui.words("table-delete-warning")),
        ui.destructive_button(ui.words("table-delete"), destroy, name="delete", height=52),
    ]
    about = " · ".join(part for part in (line.mode, line.now) if part)
    close = partial(table_list.ask, None)
    return ui.modal_dialog(line.title, body, subtitle=about, close=ui.words("close"), on_close=close)


def time_ago_text(ui: Ui, at: int) -> str:
    """How long ago, in the largest unit that fits."""
    seconds = max(0, time.time_ns() // 1_000_000_000 - at // 1000)
    for unit, size in (("year", 365 * 86400), ("month", 30 * 86400), ("day", 86400), ("hour", 3600), ("minute", 60)):
        if seconds >= size:
            return ui.words(f"ago-{unit}", count=int(seconds // size))
    return ui.words("ago-now")
