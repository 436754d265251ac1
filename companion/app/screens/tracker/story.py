"""The story of the evening beside the table: the last things that happened, newest first."""

from __future__ import annotations

import flet as ft

from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models.evening import Evening
from companion.app.models.guest import Guest
from companion.app.screens.tracker.lookup import explain_line
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.tables.story import story

LINES, STEPS = 14, 60


@part
def Story(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    """The newest lines of the history."""
    use_watch(evening, lambda e: e.length)
    words = guest.words
    lines = [line for told in story(evening.live, words, last=STEPS) for line in told.ruled][::-1][:LINES]
    shown: list[ft.Control] = [strong(look, words("story"))]
    colours = {"harm": look.harm, "heal": look.heal, "turn": look.muted, "end": look.action, "remind": look.muted}
    for said, tone, rule in lines:
        line = text(look, said, size=15, color=colours.get(tone, look.ink))
        shown.append(explained(line, explain_line(guest, evening, said, rule)))
    if not lines:
        shown.append(caption(look, words("story-empty")))
    return panel(look, ft.Column(shown, spacing=10))
