"""A word of the sheet, looked up in the library without leaving the table."""

from __future__ import annotations

import flet as ft

from companion.app.kit.explained import explained
from companion.app.kit.tap import Act
from companion.app.models.evening import Evening
from companion.app.models.guest import Guest
from companion.kernel.words import Text


def explain(guest: Guest, evening: Evening, word: Text) -> Act:
    """What holding a counter, mark or token does: it opens the entry of the rules that explains it."""

    async def run() -> None:
        await guest.reading.look_up_word(evening.state.sheet.game, guest.words.name(word))

    return run


def meaning(guest: Guest, evening: Evening, shown: ft.Control, word: Text) -> ft.Control:
    """The same control, which explains this word when it is held."""
    return explained(shown, explain(guest, evening, word))
