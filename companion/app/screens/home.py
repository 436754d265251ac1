"""Home: the tables in progress, a new table, the library and the settings."""

from __future__ import annotations

import time
from functools import partial
from typing import cast

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.badge import badge
from companion.app.kit.buttons import destructive, icon_button, primary, quiet
from companion.app.kit.chips import chip, chips
from companion.app.kit.empty import empty
from companion.app.kit.header import header
from companion.app.kit.panel import panel
from companion.app.kit.screen import SHELF, screen
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, heading, title
from companion.app.models.guest import Guest
from companion.app.models.lobby import Lobby, TableLine
from companion.app.theme import Look, Tint
from companion.app.watch import part, use_watch


@part
def HomeScreen(look: Look, guest: Guest, lobby: Lobby) -> ft.Control:
    """The first screen."""
    lines, asked = use_watch(lobby, lambda m: (m.lines, m.asked))
    words = guest.words
    tools = [
        icon_button(look, "book", words("library"), lambda: guest.device.go("/library"), name="library"),
        icon_button(look, "gear", words("settings"), lambda: guest.device.go("/settings"), name="settings"),
    ]
    top = header(look, words("app-name"), subtitle=words("app-tagline"), tools=tools, large=not look.phone)
    running = [line for line in lines if not line.ended]
    over = [line for line in lines if line.ended]
    body: list[ft.Control] = []
    if not lines:
        body.append(empty(look, "grid", words("home-empty"), heading=words("home-empty-title")))
    if running:
        body += [heading(look, words("home-running")), _shelf(look, guest, lobby, running)]
    if over:
        body += [heading(look, words("home-over")), _shelf(look, guest, lobby, over)]
    body.append(ft.Container(caption(look, words("unofficial")), padding=ft.Padding.only(top=16)))
    new = primary(
        look, words("new-table"), lambda: guest.device.go("/new"), symbol="plus", name="new-table", expand=True
    )
    layer = _ask(look, guest, lobby, asked) if asked is not None else None
    return screen(look, top=top, body=body, width=SHELF, actions=[new], layer=layer)


def _shelf(look: Look, guest: Guest, lobby: Lobby, lines: list[TableLine]) -> ft.Control:
    cards = [_card(look, guest, lobby, line) for line in lines]
    columns = 1 if look.phone else 2 if look.size == "tablet" else 3
    rows: list[ft.Control] = []
    for n in range(0, len(cards), columns):
        row = [ft.Container(card, expand=True) for card in cards[n : n + columns]]
        row += [ft.Container(expand=True)] * (columns - len(row))
        rows.append(ft.Row(list(row), spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.Column(rows, spacing=12)


def _card(look: Look, guest: Guest, lobby: Lobby, line: TableLine) -> ft.Control:
    words = guest.words
    tint = look.tint(cast(Tint, line.colour))
    people = [
        ft.Row([badge(colour, size=24), caption(look, name, size=14, lines=1)], spacing=6, tight=True)
        for name, colour in line.people
    ]
    head = ft.Row(
        [
            icon(cast(Icon, line.icon), tint, 26),
            ft.Column(
                [title(look, line.title, size=20), caption(look, line.mode, lines=1)],
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
            chips(look, list(people)),
            chips(
                look,
                [
                    chip(look, line.now, tone="gold" if not line.ended else "plain"),
                    chip(look, ago(guest, line.changed)),
                ],
            ),
        ],
        spacing=12,
    )
    said = words("aloud-table", title=line.title, now=line.now, names=[name for name, _ in line.people])
    card = panel(
        look,
        face,
        tint=tint,
        on_tap=lambda: guest.device.go(f"/table/{line.id}"),
        label=said,
        name=f"table-{line.id}",
        align=None,
    )
    more = icon_button(
        look, "more", words("table-more", title=line.title), lambda: lobby.ask(line), name=f"more-{line.id}", bare=True
    )
    return ft.Stack([card, ft.Container(more, right=8, top=8)])


def _ask(look: Look, guest: Guest, lobby: Lobby, line: TableLine) -> ft.Control:
    """What can be done with a table from here. Deleting asks first, and this sheet is the question."""
    words = guest.words
    body: list[ft.Control] = [
        quiet(
            look,
            words("table-export"),
            lambda: guest.device.go(f"/table/{line.id}/export"),
            symbol="share",
            name="export",
            height=52,
        ),
        quiet(look, words("table-again"), partial(lobby.again, line), symbol="next", name="again", height=52),
        caption(look, words("table-delete-warning")),
        destructive(look, words("table-delete"), partial(lobby.destroy, line), name="delete", height=52),
    ]
    return sheet(
        look,
        line.title,
        body,
        subtitle=f"{line.mode} · {line.now}",
        close=words("close"),
        on_close=lambda: lobby.ask(None),
    )


def ago(guest: Guest, at: int) -> str:
    """How long ago, in the largest unit that fits."""
    seconds = max(0, time.time_ns() // 1_000_000_000 - at // 1000)
    for unit, size in (("day", 86400), ("hour", 3600), ("minute", 60)):
        if seconds >= size:
            return guest.words(f"ago-{unit}", count=int(seconds // size))
    return guest.words("ago-now")
