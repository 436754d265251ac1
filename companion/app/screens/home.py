"""Home: the tables in progress, a new table, the library and the settings."""

from __future__ import annotations

import time
from functools import partial
from typing import cast

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.buttons import destructive_button, icon_button, primary_button, secondary_button
from companion.app.kit.controls.chips import chip, chip_row
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.dialogs.dialog import modal_dialog
from companion.app.kit.feedback.empty_state import empty_state
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import SHELF_WIDTH, screen_layout
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, heading_text, title_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.table_list import TableListItem, TableListModel
from companion.app.reactivity import component, use_watch
from companion.app.theme import Look, Tint, ToneName


@component
def HomeScreen(look: Look, session: DeviceSession, table_list: TableListModel) -> ft.Control:
    """The first screen."""
    searchable, asked = use_watch(table_list, lambda m: (m.many or bool(m.typed), m.asked))
    words = session.words
    tools = [
        icon_button(look, "book", words("library"), lambda: session.device.go("/library"), name="library"),
        icon_button(look, "gear", words("settings"), lambda: session.device.go("/settings"), name="settings"),
    ]
    top = screen_header(look, words("app-name"), subtitle=words("app-tagline"), tools=tools, large=not look.phone)
    # The field is a part of its own: whoever types in it keeps it, whatever becomes of the list below.
    body: list[ft.Control] = [TableSearchField.keyed("field", look, session, table_list)] if searchable else []
    body.append(TableList.keyed("list", look, session, table_list))
    new = primary_button(
        look, words("new-table"), lambda: session.device.go("/new"), symbol="plus", name="new-table", expand=True
    )
    dialog = _ask(look, session, table_list, asked) if asked is not None else None
    return screen_layout(look, top=top, body=body, width=SHELF_WIDTH, actions=[new], dialog=dialog)


@component
def TableList(look: Look, session: DeviceSession, table_list: TableListModel) -> ft.Control:
    """The tables in progress, those that are over, and the way to more of them."""
    order, more, searching, found = use_watch(table_list, lambda m: (m.order, m.more, m.searching, m.found))
    # What was typed is said where nothing fits it.
    typed = use_watch(table_list, lambda m: m.typed.strip() if m.found == 0 else "")
    words = session.words
    running = [table for table, ended in order if not ended]
    over = [table for table, ended in order if ended]
    body: list[ft.Control] = []
    if searching:
        body += _found(look, session, table_list, found, typed)
    elif not order:
        body.append(empty_state(look, "grid", words("home-empty"), heading=words("home-empty-title")))
    if running:
        body += [heading_text(look, words("home-running")), _shelf(look, session, table_list, running)]
    if over:
        body += [heading_text(look, words("home-over")), _shelf(look, session, table_list, over)]
    if more:
        body.append(secondary_button(look, words("home-more"), table_list.show_more, name="show-more", height=52))
    body.append(ft.Container(caption_text(look, words("unofficial")), padding=ft.Padding.only(top=16)))
    column = ft.Column(body, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Semantics(content=column, container=True)


@component
def TableSearchField(look: Look, session: DeviceSession, table_list: TableListModel) -> ft.Control:
    """The field to search in. It stays the first of its row, and so the same field, when its button comes and goes."""
    typed, cleared = use_watch(table_list, lambda m: (m.typed, m.cleared))
    words = session.words
    row: list[ft.Control] = [
        text_field(
            look,
            words("home-find"),
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
        row.append(icon_button(look, "close", words("home-find-clear"), table_list.clear, name="home-find-clear"))
    # The label moves up onto the edge while one types: it needs room there.
    return ft.Container(ft.Row(row, spacing=8), padding=ft.Padding.only(top=8))


def _found(
    look: Look, session: DeviceSession, table_list: TableListModel, found: int | None, typed: str
) -> list[ft.Control]:
    """How many tables fit what was typed, or what to do where none does."""
    words = session.words
    if found is None:
        return [caption_text(look, words("home-find-busy"))]
    if found:
        return [caption_text(look, words("home-found", count=found))]
    back = secondary_button(look, words("home-find-clear"), table_list.clear, name="home-find-all", height=52)
    return [empty_state(look, "search", words("home-found-none", typed=typed), action=back)]


def _shelf(look: Look, session: DeviceSession, table_list: TableListModel, tables: list[str]) -> ft.Control:
    cards = [TableCard.keyed(f"card-{table}", look, session, table_list, table) for table in tables]
    columns = 1 if look.phone else 2 if look.size == "tablet" else 3
    rows: list[ft.Control] = []
    for n in range(0, len(cards), columns):
        row = [ft.Container(card, expand=True) for card in cards[n : n + columns]]
        row += [ft.Container(expand=True)] * (columns - len(row))
        rows.append(ft.Row(list(row), spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.Column(rows, spacing=12)


@component
def TableCard(look: Look, session: DeviceSession, table_list: TableListModel, table: str) -> ft.Control:
    """One table of the list. It alone is drawn again when something happens there."""
    line = use_watch(table_list, lambda m: m.line(table))
    if line is None:
        return ft.Container()
    return _card(look, session, table_list, line)


def _card(look: Look, session: DeviceSession, table_list: TableListModel, line: TableListItem) -> ft.Control:
    words = session.words
    tint = look.tint(cast(Tint, line.colour))
    people = [
        ft.Row([player_badge(colour, size=24), caption_text(look, name, size=14, lines=1)], spacing=6, tight=True)
        for name, colour in line.people
    ]
    now = [chip(look, line.now, tone=_tone(line))] if line.now else []
    head = ft.Row(
        [
            make_icon(cast(IconName, line.icon), tint, 26),
            ft.Column(
                [title_text(look, line.title, size=20), caption_text(look, line.mode, lines=1)],
                spacing=0,
                expand=True,
                tight=True,
            ),
            ft.Container(width=40),
        ],
        spacing=12,
    )
    face = ft.Column(
        [
            head,
            text(look, line.trouble) if line.trouble else chip_row(look, list(people)),
            chip_row(look, [*now, chip(look, time_ago_text(session, line.changed))]),
        ],
        spacing=12,
    )
    names = [name for name, _ in line.people]
    aloud = "aloud-table" if names else "aloud-table-alone"
    said = words(aloud, title=line.title, now=line.now or line.mode, names=names)
    if line.trouble:
        said = words("aloud-unopened", title=line.title, reason=line.trouble)
    card = panel(
        look,
        face,
        tint=tint,
        on_tap=lambda: session.device.go(f"/table/{line.id}"),
        label=said,
        name=f"table-{line.id}",
        align=None,
    )
    more = icon_button(
        look,
        "more",
        words("table-more", title=line.title),
        lambda: table_list.ask(line),
        name=f"more-{line.id}",
        bare=True,
    )
    return ft.Stack([card, ft.Container(more, right=8, top=8)])


def _tone(line: TableListItem) -> ToneName:
    return "harm" if line.trouble else "plain" if line.ended else "gold"


def _ask(look: Look, session: DeviceSession, table_list: TableListModel, line: TableListItem) -> ft.Control:
    """What can be done with a table from here. Deleting asks first, and this sheet is the question."""
    words = session.words
    body: list[ft.Control] = [
        secondary_button(
            look,
            words("table-export"),
            lambda: session.device.go(f"/table/{line.id}/export"),
            symbol="share",
            name="export",
            height=52,
        ),
        secondary_button(
            look, words("table-again"), partial(table_list.again, line), symbol="next", name="again", height=52
        ),
        *([_report(look, session, line)] if line.trouble else []),
        caption_text(look, words("table-delete-warning")),
        destructive_button(look, words("table-delete"), partial(table_list.destroy, line), name="delete", height=52),
    ]
    return modal_dialog(
        look,
        line.title,
        body,
        subtitle=" · ".join(part for part in (line.mode, line.now) if part),
        close=words("close"),
        on_close=lambda: table_list.ask(None),
    )


def _report(look: Look, session: DeviceSession, line: TableListItem) -> ft.Control:
    go = partial(session.device.go, f"/table/{line.id}/report")
    return secondary_button(look, session.words("unopened-report"), go, symbol="warning", name="report", height=52)


def time_ago_text(session: DeviceSession, at: int) -> str:
    """How long ago, in the largest unit that fits."""
    seconds = max(0, time.time_ns() // 1_000_000_000 - at // 1000)
    for unit, size in (("year", 365 * 86400), ("month", 30 * 86400), ("day", 86400), ("hour", 3600), ("minute", 60)):
        if seconds >= size:
            return session.words(f"ago-{unit}", count=int(seconds // size))
    return session.words("ago-now")
