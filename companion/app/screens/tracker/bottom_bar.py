"""The bar at the bottom: undo, always in reach, and the one gold action that moves the game on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import BUTTON_HEIGHT
from companion.app.models.tracker.table_model import TrackerTableModel
from companion.app.reactivity import use_watch
from companion.app.screens.table.bottom_bar import BottomBarSlots
from companion.app.screens.tracker.help_callbacks import next_phase_help
from companion.app.screens.tracker.table_text import next_button_text
from companion.app.ui import Ui
from companion.games.tracker.state import SheetState


def _onward(ui: Ui, model: TrackerTableModel) -> list[ft.Control]:
    said = use_watch(model, lambda e: "" if e.state.ended else next_button_text(ui.words, e.state))
    if not said:
        again = partial(ui.device.go, f"/new/{model.state.sheet.game}")
        return [ui.primary_button(ui.words("play-again"), again, name="again", expand=True)]
    return [next_step_button(ui, model, said, expand=True)] if has_next_step(model.state) else []


BOTTOM_BAR = BottomBarSlots(_onward, undo_in_words=lambda _look, _model: True, spacing=10)


def has_next_step(state: SheetState) -> bool:
    """Whether there is anything to go on to."""
    flow = state.sheet.flow
    return bool(flow.phases or flow.turns or flow.rounds)


def next_step_button(
    ui: Ui, model: TrackerTableModel, said: str, expand: bool | None = None, height: float = BUTTON_HEIGHT
) -> ft.Control:
    """The gold button that goes on; held, it tells what comes."""

    async def run() -> None:
        flow = model.state.sheet.flow
        await model.next("phase" if flow.phases else "turn" if flow.turns else "round")

    coming = next_phase_help(ui, model)
    return ui.primary_button(said, run, name="next", expand=expand, height=height, on_long_press=coming)
