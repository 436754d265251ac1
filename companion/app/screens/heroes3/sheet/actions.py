"""The bar at the bottom: undo, always in reach, and the one button that leads the table on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import TALL, icon_button, primary, quiet
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_side import AiOpen
from companion.app.screens.heroes3.sheet.speech import ai_line, rule_about, word_about
from companion.app.theme import Look
from companion.app.watch import part, use_watch


def actions(look: Look, guest: Guest, evening: SheetEvening) -> list[ft.Control]:
    """The bar, for `screen(actions=...)`."""
    return [ft.Container(ActionBar(look, guest, evening), expand=True)]


@part
def ActionBar(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """Undo, perhaps redo, then what leads on."""
    words = guest.words
    can_undo, can_redo = use_watch(evening, lambda e: (e.shown.can_undo > 0, e.shown.can_redo > 0))
    use_watch(evening, lambda e: (e.length, e.seat))
    row: list[ft.Control] = [
        icon_button(
            look, "undo", words("undo"), evening.undo, name="undo", size=TALL, fill=look.raised, disabled=not can_undo
        )
    ]
    if can_redo:
        row.append(icon_button(look, "redo", words("redo"), evening.redo, name="redo", size=TALL, fill=look.raised))
    return ft.Row([*row, _onward(look, guest, evening)], spacing=8)


def _onward(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """Where something is open or an AI hero has to move, the button leads there; else it leads on."""
    words, state = guest.words, evening.state
    if state.ended:
        history = partial(guest.device.go, f"/table/{evening.id}/history")
        return quiet(look, words("history-open"), history, symbol="log", name="open-history", expand=True)
    now = evening.guide
    if now.blocked is not None and state.table.matters:
        said = words("h3s-ui-settle", count=len(state.table.matters))
        return primary(look, said, evening.next, symbol="hand", name="next", expand=True)
    about = rule_about(guest, now.rule)
    if now.blocked is not None:
        # A combat is open: its own panel leads on; here people may still say that they go on.
        return quiet(look, words.say(now.next), evening.skip, name="next", expand=True, on_long_press=about)
    if hero := evening.ai_to_move:
        move = partial(evening.show, AiOpen(hero))
        return primary(look, ai_line(guest, evening, hero, "next"), move, symbol="skull", name="next", expand=True,
                       on_long_press=word_about(guest, "ai-hero"))  # fmt: skip
    return primary(look, words.say(now.next), evening.next, name="next", expand=True, on_long_press=about)
