"""Numbers at hand: what the boxes say of modes, levels, dice, rounds and phases."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, heading_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.game_facts import GameFact, build_game_facts
from companion.app.reactivity import component
from companion.app.screen_registry import has_reference_tables
from companion.app.theme import Look, Tint
from companion.games.game_boxes import load_boxes


@component
def GameNumbersScreen(look: Look, session: DeviceSession, game: str) -> ft.Control:
    """The tables of one game; the first one where none is named."""
    words = session.words
    shown = [box for box in load_boxes() if not box.own]
    box = next((b for b in shown if b.id == game), shown[0])
    top = screen_header(
        look,
        words("numbers"),
        subtitle=words("library-how"),
        back=words("back"),
        on_back=lambda: session.device.back("/library"),
    )
    games = [
        tappable_chip(
            look,
            words.name(b.name),
            partial(session.device.go, f"/library/numbers/{b.id}"),
            selected=b.id == box.id,
            name=f"library-{b.id}",
        )
        for b in shown
    ]
    tint = look.tint(cast(Tint, box.colour))
    body: list[ft.Control] = [chip_row(look, games, targets=True)]
    if has_reference_tables(box.id):
        go = partial(session.device.go, f"/library/tables/{box.id}")
        body.append(secondary_button(look, words("numbers-tables"), go, symbol="dice", name="tables", height=52))
    for section, facts in build_game_facts(box, words):
        body.append(heading_text(look, section))
        body += [_fact(look, session, box.id, fact, tint) for fact in facts]
    body.append(caption_text(look, words.name(box.notice)))
    return screen_layout(look, top=top, body=body, width=COLUMN_WIDTH)


def _fact(look: Look, session: DeviceSession, game: str, fact: GameFact, tint: str) -> ft.Control:
    title = strong_text(look, fact.title, expand=True)
    head: list[ft.Control] = [
        explain_on_long_press(
            title, open_help_callbacks.open_name_or_paragraph_callback(session, game, fact.title, fact.source)
        )
    ]
    if fact.icon:
        head.insert(0, make_icon(cast(IconName, fact.icon), tint, 22))
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
        parts.append(
            explain_on_long_press(
                row, open_help_callbacks.open_name_or_paragraph_callback(session, game, name, fact.source)
            )
        )
    if fact.source:
        # "heroes3 12" names paragraph 12 of the rules reference of that game.
        parts.append(caption_text(look, session.words("fact-source", place=fact.source.partition(" ")[2])))
    return panel(look, ft.Column(parts, spacing=6), padding=14)
