"""The bar at the bottom: undo, always in reach, and the one gold action that moves the game on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.touch.pressable import Callback
from companion.app.models.hero_realms.dialog_states import MarketSlotDialog
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.models.table_list import setup_screen_route
from companion.app.reactivity import use_watch
from companion.app.screens.hero_realms.table_text import next_seat_name
from companion.app.screens.table.bottom_bar import BottomBarSlots
from companion.app.ui import Ui
from companion.games.hero_realms.setup_data import ENGINE, GAME


def _onward(ui: Ui, model: HeroRealmsTableModel) -> list[ft.Control]:
    use_watch(
        model,
        lambda e: (
            e.waiting,
            bool(e.state.asks),
            e.can_bot_act,
            e.acting,
            e.open_slots(),
            e.state.turn,
            e.thinking.long,
        ),
    )

    def gold(said: str, act: Callback | None, name: str) -> ft.Control:
        return ui.primary_button(said, act, name=name, expand=True, disabled=act is None)

    if model.state.ended:
        again = partial(ui.device.go, setup_screen_route(GAME, ENGINE))
        return [gold(ui.words("play-again"), again, "again")]
    if model.thinking.long:
        return [gold(ui.words("hra-decide-now"), model.thinking.hurry, "decide-now")]
    if model.can_bot_act:
        every = ui.button(ui.words("hra-all"), model.thinking.all, name="all-steps")
        shared = [ui.button(ui.words("hra-end-turn"), model.end_turn, name="end-turn")] if model.acting else []
        return [*shared, every, gold(ui.words("hra-next"), model.thinking.step, "next-step")]
    slots = model.open_slots()
    if model.acting and ((model.waiting.kind == "people" and not model.state.asks) or slots):
        said = ui.words("next-turn", name=next_seat_name(ui.words, model.state))
        return [gold(said, model.end_turn, "end-turn")]
    if slots:
        ask = partial(model.show, MarketSlotDialog(slots[0]))
        return [gold(ui.words("hra-slot-which", slot=slots[0]), ask, "ask-slot")]
    return [gold(ui.words("hra-answer"), None, "answer")]


def _undo_in_words(ui: Ui, model: HeroRealmsTableModel) -> bool:
    # In the app's turn there are three buttons: undo shrinks to its icon on a phone.
    return not ui.phone or not (model.can_bot_act or model.is_bots_turn)


BOTTOM_BAR = BottomBarSlots(_onward, _undo_in_words, spacing=10)
