"""The bar at the bottom: undo, always in reach, and the one gold action that moves the game on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import primary_button
from companion.app.kit.touch.pressable import Callback
from companion.app.models.device_session import DeviceSession
from companion.app.models.tracker.table_model import TrackerTableModel
from companion.app.reactivity import use_watch
from companion.app.screens.table.bottom_bar import BottomBarSlots
from companion.app.screens.tracker.help_topics import next_phase_help_callback
from companion.app.screens.tracker.table_text import next_button_text
from companion.app.theme import Look
from companion.games.tracker.state import SheetState


def _onward(look: Look, session: DeviceSession, model: TrackerTableModel) -> list[ft.Control]:
    words = session.words
    said = use_watch(model, lambda e: "" if e.state.ended else next_button_text(words, e.state))
    if not said:
        again = partial(go_to_setup_again, session, model)
        return [primary_button(look, words("play-again"), again, name="again", expand=True)]
    if not has_next_step(model.state):
        return []
    act, coming = next_step_callback(model), next_phase_help_callback(session, model)
    return [primary_button(look, said, act, name="next", expand=True, on_long_press=coming)]


BOTTOM_BAR = BottomBarSlots(_onward, undo_in_words=lambda _look, _model: True, spacing=10)


def has_next_step(state: SheetState) -> bool:
    """Whether there is anything to go on to."""
    flow = state.sheet.flow
    return bool(flow.phases or flow.turns or flow.rounds)


def next_step_callback(model: TrackerTableModel) -> Callback:
    """The act behind the gold button."""

    async def run() -> None:
        flow = model.state.sheet.flow
        await model.next("phase" if flow.phases else "turn" if flow.turns else "round")

    return run


def go_to_setup_again(session: DeviceSession, model: TrackerTableModel) -> None:
    """Set the same game up again."""
    session.device.go(f"/new/{model.state.sheet.game}")
