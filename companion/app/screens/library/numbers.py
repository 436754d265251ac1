"""Numbers at hand: what the boxes say of modes, levels, dice, rounds and phases."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kinds import has_tables
from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.header import header
from companion.app.kit.panel import panel
from companion.app.kit.screen import COLUMN, screen
from companion.app.kit.words import caption, heading, strong
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.facts import Fact, facts_of
from companion.app.models.guest import Guest
from companion.app.theme import Look, Tint
from companion.app.watch import part
from companion.games.shelf import boxes


@part
def NumbersScreen(look: Look, guest: Guest, game: str) -> ft.Control:
    """The tables of one game; the first one where none is named."""
    words = guest.words
    shown = [box for box in boxes() if not box.own]
    box = next((b for b in shown if b.id == game), shown[0])
    top = header(
        look,
        words("numbers"),
        subtitle=words("library-how"),
        back=words("back"),
        on_back=lambda: guest.device.back("/library"),
    )
    games = [
        tap_chip(
            look,
            words.name(b.name),
            partial(guest.device.go, f"/library/numbers/{b.id}"),
            selected=b.id == box.id,
            name=f"library-{b.id}",
        )
        for b in shown
    ]
    tint = look.tint(cast(Tint, box.colour))
    body: list[ft.Control] = [chips(look, games, targets=True)]
    if has_tables(box.id):
        go = partial(guest.device.go, f"/library/tables/{box.id}")
        body.append(quiet(look, words("numbers-tables"), go, symbol="dice", name="tables", height=52))
    for section, facts in facts_of(box, words):
        body.append(heading(look, section))
        body += [_fact(look, guest, box.id, fact, tint) for fact in facts]
    body.append(caption(look, words.name(box.notice)))
    return screen(look, top=top, body=body, width=COLUMN)


def _fact(look: Look, guest: Guest, game: str, fact: Fact, tint: str) -> ft.Control:
    title = strong(look, fact.title, expand=True)
    head: list[ft.Control] = [explained(title, about.term(guest, game, fact.title, fact.source))]
    if fact.icon:
        head.insert(0, icon(cast(Icon, fact.icon), tint, 22))
    parts: list[ft.Control] = [ft.Row(head, spacing=10)]
    if fact.text:
        parts.append(text(look, fact.text, size=15))
    for name, value in fact.rows:
        row = ft.Row(
            [
                text(look, name, size=15, color=look.muted, expand=True),
                text(look, value, size=15, align=ft.TextAlign.END, expand=True),
            ],
            spacing=12,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        parts.append(explained(row, about.term(guest, game, name, fact.source)))
    if fact.source:
        # "heroes3 12" names paragraph 12 of the rules reference of that game.
        parts.append(caption(look, guest.words("fact-source", place=fact.source.partition(" ")[2])))
    return panel(look, ft.Column(parts, spacing=6), padding=14)
