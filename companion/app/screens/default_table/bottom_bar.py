"""The bar at the bottom: undo, redo, and the steps of whoever nobody plays."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.default_table.table_model import DefaultTableModel
from companion.app.models.table_list import setup_screen_route
from companion.app.reactivity import use_watch
from companion.app.screens.table.bottom_bar import BottomBarSlots
from companion.app.ui import Ui


def _onward(ui: Ui, model: DefaultTableModel) -> list[ft.Control]:
    bot_acts, thinking, ended = use_watch(model, lambda m: (m.bot_acts, m.thinking, m.state.ended))
    if bot_acts:
        return [
            ui.button(ui.words("dt-all"), model.all_steps, name="all-steps", disabled=thinking),
            ui.primary_button(ui.words("dt-next"), model.step, name="next-step", expand=True, disabled=thinking),
        ]
    if ended and model.has_box:
        again = partial(ui.device.go, setup_screen_route(model.game, model.live.setup.engine))
        return [ui.primary_button(ui.words("play-again"), again, name="again", expand=True)]
    return []


BOTTOM_BAR = BottomBarSlots(_onward, undo_in_words=lambda _look, _model: True, spacing=10)
