"""The bar at the bottom: undo, always in reach, and the one gold action of the moment."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.models.device_session import DeviceSession
from companion.app.models.table_list import setup_screen_route
from companion.app.models.terrinoth.dialogs import DrawnCardDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.reactivity import use_watch
from companion.app.screens.table.bottom_bar import BottomBarSlots
from companion.app.screens.terrinoth import help_topics
from companion.app.theme import Look
from companion.games.terrinoth.rules.dice import APP
from companion.games.terrinoth.setup_data import ENGINE, GAME


def _onward(look: Look, session: DeviceSession, model: TerrinothTableModel) -> list[ft.Control]:
    words, asked = session.words, model.ask
    use_watch(model, lambda e: (e.length, e.moment, len(e.pages), e.rolled))
    match model.moment:
        case "told" | "pick":
            everything = secondary_button(look, words("tha-all"), model.all, name="all-steps")
            onward = primary_button(look, words("tha-next-step"), model.next, name="next-step", expand=True)
            return (
                [everything, onward] if len(model.pages) > 1 or (asked is not None and asked.id == "pick") else [onward]
            )
        case "dice":
            assert asked is not None
            enter = primary_button(
                look, words("tha-enter-roll"), model.roll, name="enter-roll", expand=True, disabled=not model.rolled
            )
            rolls = APP in asked.legal
            app = secondary_button(
                look,
                words("tha-app-rolls"),
                partial(model.choose, APP),
                name="app-rolls",
                symbol="dice",
                expand=True,
                on_long_press=help_topics.rule_term_help_callback(session, "dice-faces"),
            )
            return [app, enter] if rolls else [enter]
        case "yes":
            return [
                secondary_button(look, words("no"), partial(model.choose, "no"), name="answer-no", expand=True),
                primary_button(look, words("yes"), partial(model.choose, "yes"), name="answer-yes", expand=True),
            ]
        case "done":
            return [
                primary_button(look, words("tha-done"), partial(model.choose, "done"), name="answer-done", expand=True)
            ]
        case "draw":
            return [
                primary_button(
                    look,
                    words("tha-which-card"),
                    partial(model.show, DrawnCardDialog()),
                    name="which-card",
                    expand=True,
                )
            ]
        case "learn":
            assert asked is not None
            act = partial(model.open_card, asked.card, asked.field)
            return [primary_button(look, words("tha-type-card"), act, name="type-card", symbol="pencil", expand=True)]
        case "over":
            again = partial(session.device.go, setup_screen_route(GAME, ENGINE))
            return [primary_button(look, words("tha-again"), again, name="again", expand=True)]
        case _:
            return [primary_button(look, words("tha-choose-above"), None, name="answer", expand=True, disabled=True)]


BOTTOM_BAR = BottomBarSlots(_onward)
