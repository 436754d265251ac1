"""The bar at the bottom: undo, always in reach, and the one gold action that moves the game on."""

from __future__ import annotations

import flet as ft

from companion.app.kit.buttons import icon_button, primary, quiet
from companion.app.kit.tap import Act
from companion.app.models.evening import Evening
from companion.app.models.guest import Guest
from companion.app.screens.tracker.lookup import explain_next
from companion.app.screens.tracker.speech import next_line
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.tracker.state import SheetState


def actions(look: Look, guest: Guest, evening: Evening) -> list[ft.Control]:
    """Undo, redo and next, for `screen(actions=...)`."""
    return [ft.Container(ActionBar(look, guest, evening), expand=True)]


@part
def ActionBar(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    """The whole bar; drawn again only when what it offers changes."""
    words = guest.words
    can_undo, can_redo, onward = use_watch(
        evening,
        lambda e: (e.shown.can_undo > 0, e.shown.can_redo > 0, "" if e.state.ended else next_line(words, e.state)),
    )
    undo = quiet(look, words("undo"), evening.undo, symbol="undo", name="undo", disabled=not can_undo)
    row: list[ft.Control] = [undo]
    if can_redo:
        row.append(icon_button(look, "redo", words("redo"), evening.redo, name="redo", size=60, fill=look.raised))
    if not onward:
        row.append(primary(look, words("play-again"), lambda: play_again(guest, evening), name="again", expand=True))
    elif has_next(evening.state):
        row.append(_next(look, guest, evening, onward))
    return ft.Row(row, spacing=10)


def _next(look: Look, guest: Guest, evening: Evening, said: str) -> ft.Control:
    coming = explain_next(guest, evening)
    return primary(look, said, go_on(evening), name="next", expand=True, on_long_press=coming)


def has_next(state: SheetState) -> bool:
    """Whether there is anything to go on to."""
    flow = state.sheet.flow
    return bool(flow.phases or flow.turns or flow.rounds)


def go_on(evening: Evening) -> Act:
    """The act behind the gold button."""

    async def run() -> None:
        flow = evening.state.sheet.flow
        await evening.next("phase" if flow.phases else "turn" if flow.turns else "round")

    return run


def play_again(guest: Guest, evening: Evening) -> None:
    """Set the same game up again."""
    guest.device.go(f"/new/{evening.state.sheet.game}")
