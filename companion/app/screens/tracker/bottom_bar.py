"""The bar at the bottom: undo, always in reach, and the one gold action that moves the game on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.touch.pressable import Callback
from companion.app.models.tracker.table_model import TrackerTableModel
from companion.app.reactivity import use_watch
from companion.app.screens.table.bottom_bar import BottomBarSlots
from companion.app.screens.tracker.help_topics import next_phase_help
from companion.app.screens.tracker.table_text import next_button_text
from companion.app.ui import Ui
from companion.games.tracker.state import SheetState


def _onward(ui: Ui, model: TrackerTableModel) -> list[ft.Control]:
    said = use_watch(model, lambda e: "" if e.state.ended else next_button_text(ui.words, e.state))
    if not said:
        again = partial(go_to_setup_again, ui, model)
        return [ui.primary_button(ui.words("play-again"), again, name="again", expand=True)]
    if not has_next_step(model.state):
        return []
    act, coming = next_step_callback(model), next_phase_help(ui, model)
    return [ui.primary_button(said, act, name="next", expand=True, on_long_press=coming)]


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


def go_to_setup_again(ui: Ui, model: TrackerTableModel) -> None:
    """Set the same game up again."""
    ui.device.go(f"/new/{model.state.sheet.game}")
