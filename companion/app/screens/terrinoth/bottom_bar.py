"""The bar at the bottom: undo, always in reach, and the one gold action of the moment."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.table_list import setup_screen_route
from companion.app.models.terrinoth.dialogs import DrawnCardDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.reactivity import use_watch
from companion.app.screens.table.bottom_bar import BottomBarSlots
from companion.app.screens.terrinoth import help_topics
from companion.app.ui import Ui
from companion.games.terrinoth.rules.dice import APP
from companion.games.terrinoth.setup_data import ENGINE, GAME


def _onward(ui: Ui, model: TerrinothTableModel) -> list[ft.Control]:
    asked = model.ask
    use_watch(model, lambda e: (e.length, e.moment, len(e.pages), e.rolled))
    match model.moment:
        case "told" | "pick":
            everything = ui.button(ui.words("tha-all"), model.all, name="all-steps")
            onward = ui.primary_button(ui.words("tha-next-step"), model.next, name="next-step", expand=True)
            return (
                [everything, onward] if len(model.pages) > 1 or (asked is not None and asked.id == "pick") else [onward]
            )
        case "dice":
            assert asked is not None
            enter = ui.primary_button(
                ui.words("tha-enter-roll"), model.roll, name="enter-roll", expand=True, disabled=not model.rolled
            )
            rolls = APP in asked.legal
            app = ui.button(
                ui.words("tha-app-rolls"),
                partial(model.choose, APP),
                name="app-rolls",
                symbol="dice",
                expand=True,
                on_long_press=help_topics.rule_term_help(ui, "dice-faces"),
            )
            return [app, enter] if rolls else [enter]
        case "yes":
            return [
                ui.button(ui.words("no"), partial(model.choose, "no"), name="answer-no", expand=True),
                ui.primary_button(ui.words("yes"), partial(model.choose, "yes"), name="answer-yes", expand=True),
            ]
        case "done":
            return [
                ui.primary_button(ui.words("tha-done"), partial(model.choose, "done"), name="answer-done", expand=True)
            ]
        case "draw":
            return [
                ui.primary_button(
                    ui.words("tha-which-card"), partial(model.show, DrawnCardDialog()), name="which-card", expand=True
                )
            ]
        case "learn":
            assert asked is not None
            act = partial(model.open_card, asked.card, asked.field)
            return [ui.primary_button(ui.words("tha-type-card"), act, name="type-card", symbol="pencil", expand=True)]
        case "over":
            again = partial(ui.device.go, setup_screen_route(GAME, ENGINE))
            return [ui.primary_button(ui.words("tha-again"), again, name="again", expand=True)]
        case _:
            return [ui.primary_button(ui.words("tha-choose-above"), None, name="answer", expand=True, disabled=True)]


BOTTOM_BAR = BottomBarSlots(_onward)
