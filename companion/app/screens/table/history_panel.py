"""The history beside a table: the last things that happened, newest first."""

from __future__ import annotations

import flet as ft

from companion.app.kit.layout.panel import panel
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.table_model import AnyTableModel
from companion.app.reactivity import component, use_watch
from companion.app.theme import Look
from companion.tables.history_text import describe_history


@component
def HistoryPanel(look: Look, session: DeviceSession, model: AnyTableModel, most: int, steps: int) -> ft.Control:
    """The newest lines of the history: at most so many, of so many steps."""
    use_watch(model, lambda e: e.length)
    words, game = session.words, model.live.setup.game
    lines = [line for told in describe_history(model.live, words, last=steps) for line in told.ruled][::-1][:most]
    shown: list[ft.Control] = [strong_text(look, words("story"))]
    colours = {"harm": look.harm, "heal": look.heal, "turn": look.muted, "end": look.action, "remind": look.muted}
    for said, tone, rule in lines:
        line = text(look, said, size=15, color=colours.get(tone, look.ink))
        shown.append(explain_on_long_press(line, open_help_callbacks.open_sentence_callback(session, game, said, rule)))
    if not lines:
        shown.append(caption_text(look, words("story-empty")))
    return panel(look, ft.Column(shown, spacing=10))
