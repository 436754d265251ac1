"""The history beside a table: the last things that happened, newest first."""

from __future__ import annotations

import flet as ft

from companion.app.models.table_model import AnyTableModel
from companion.app.reactivity import component, use_watch
from companion.app.ui import Ui
from companion.tables.history_text import describe_history


@component
def HistoryPanel(ui: Ui, model: AnyTableModel, most: int, steps: int) -> ft.Control:
    """The newest lines of the history: at most so many, of so many steps."""
    use_watch(model, lambda e: e.length)
    game = model.live.setup.game
    lines = [line for told in describe_history(model.live, ui.words, last=steps) for line in told.ruled][::-1][:most]
    shown: list[ft.Control] = [ui.strong(ui.words("story"))]
    colours = {"harm": ui.harm, "heal": ui.heal, "turn": ui.muted, "end": ui.action, "remind": ui.muted}
    for said, tone, rule in lines:
        line = ui.text(said, size=15, color=colours.get(tone, ui.ink))
        shown.append(ui.explained(line, ui.sentence_help(game, said, rule)))
    if not lines:
        shown.append(ui.caption(ui.words("story-empty")))
    return ui.panel(ft.Column(shown, spacing=10))
