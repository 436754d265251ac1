"""Numbers at hand: what the boxes say of modes, levels, dice, rounds and phases."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.game_facts import GameFact, build_game_facts
from companion.app.reactivity import component
from companion.app.screen_registry import has_reference_tables
from companion.app.theme import Tint
from companion.app.ui import Ui
from companion.games.game_boxes import load_boxes


@component
def GameFactsScreen(ui: Ui, game: str) -> ft.Control:
    """The tables of one game; the first one where none is named."""
    shown = [box for box in load_boxes() if not box.own]
    box = next((b for b in shown if b.id == game), shown[0])
    top = ui.back_header(ui.words("numbers"), "/library", subtitle=ui.words("library-how"))
    games = [(b.id, ui.words.name(b.name)) for b in shown]
    tint = ui.tint(cast(Tint, box.colour))
    body: list[ft.Control] = [
        ui.choice_chips(games, [box.id], lambda game: ui.device.go(f"/library/numbers/{game}"), name="library")
    ]
    if has_reference_tables(box.id):
        go = partial(ui.device.go, f"/library/tables/{box.id}")
        body.append(ui.button(ui.words("numbers-tables"), go, symbol="dice", name="tables", height=52))
    for section, facts in build_game_facts(box, ui.words):
        body.append(ui.heading(section))
        body += [_fact(ui, box.id, fact, tint) for fact in facts]
    body.append(ui.caption(ui.words.name(box.notice)))
    return ui.screen_layout(top=top, body=body, width=COLUMN_WIDTH)


def _fact(ui: Ui, game: str, fact: GameFact, tint: str) -> ft.Control:
    title = ui.strong(fact.title, expand=True)
    head: list[ft.Control] = [ui.explained(title, ui.term_help(game, fact.title, fact.source))]
    if fact.icon:
        head.insert(0, make_icon(cast(IconName, fact.icon), tint, 22))
    parts: list[ft.Control] = [ft.Row(head, spacing=10)]
    if fact.text:
        parts.append(ui.text(fact.text, size=15))
    for name, value in fact.rows:
        said = ui.text(name, size=15, color=ui.muted, expand=True)
        amount = ui.text(value, size=15, align=ft.TextAlign.END, expand=True)
        row = ft.Row([said, amount], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
        parts.append(ui.explained(row, ui.term_help(game, name, fact.source)))
    if fact.source:
        # "heroes3 12" names paragraph 12 of the rules reference of that game.
        parts.append(ui.caption(ui.words("fact-source", place=fact.source.partition(" ")[2])))
    return ui.column_panel(parts, spacing=6, padding=14)
