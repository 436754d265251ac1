"""The bar at the bottom: undo, always in reach, and the one gold action of the moment."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.touch.callbacks import Callback
from companion.app.models.table_list import setup_screen_route
from companion.app.models.terrinoth.dialog_states import DrawnCardDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.reactivity import use_watch
from companion.app.screens.table.bottom_bar import BottomBarSlots
from companion.app.screens.terrinoth import help_callbacks
from companion.app.ui import Ui
from companion.games.terrinoth.rules.dice import APP
from companion.games.terrinoth.setup_data import ENGINE, GAME


def _onward(ui: Ui, model: TerrinothTableModel) -> list[ft.Control]:
    asked = model.ask
    use_watch(model, lambda e: (e.length, e.moment, len(e.pages), e.rolled))

    def gold(
        said: str, act: Callback | None, *, name: str, symbol: IconName | None = None, disabled: bool = False
    ) -> ft.Control:
        return ui.primary_button(ui.words(said), act, name=name, symbol=symbol, disabled=disabled, expand=True)

    match model.moment:
        case "told" | "pick":
            onward = gold("tha-next-step", model.next, name="next-step")
            everything = ui.button(ui.words("tha-all"), model.all, name="all-steps")
            more = len(model.pages) > 1 or (asked is not None and asked.id == "pick")
            return [everything, onward] if more else [onward]
        case "dice":
            assert asked is not None
            enter = gold("tha-enter-roll", model.roll, name="enter-roll", disabled=not model.rolled)
            held, said = help_callbacks.rule_term_help(ui, "dice-faces"), ui.words("tha-app-rolls")
            act = partial(model.choose, APP)
            app = ui.button(said, act, name="app-rolls", symbol="dice", expand=True, on_long_press=held)
            return [app, enter] if APP in asked.legal else [enter]
        case "yes":
            no = ui.button(ui.words("no"), partial(model.choose, "no"), name="answer-no", expand=True)
            return [no, gold("yes", partial(model.choose, "yes"), name="answer-yes")]
        case "done":
            return [gold("tha-done", partial(model.choose, "done"), name="answer-done")]
        case "draw":
            return [gold("tha-which-card", partial(model.show, DrawnCardDialog()), name="which-card")]
        case "learn":
            assert asked is not None
            type_it = partial(model.open_card, asked.card, asked.field)
            return [gold("tha-type-card", type_it, name="type-card", symbol="pencil")]
        case "over":
            return [gold("tha-again", partial(ui.device.go, setup_screen_route(GAME, ENGINE)), name="again")]
        case _:
            return [gold("tha-choose-above", None, name="answer", disabled=True)]


BOTTOM_BAR = BottomBarSlots(_onward)
