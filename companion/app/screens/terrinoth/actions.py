"""The bar at the bottom: undo, always in reach, and the one gold action of the moment."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import TALL, icon_button, primary, quiet
from companion.app.models.guest import Guest
from companion.app.models.lobby import new_route
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import DrawnOpen
from companion.app.screens.terrinoth import lookup
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.terrinoth.dice import APP
from companion.games.terrinoth.table import ENGINE, GAME


def actions(look: Look, guest: Guest, evening: QuestEvening) -> list[ft.Control]:
    """The bar, for `screen(actions=...)`."""
    return [ft.Container(ActionBar(look, guest, evening), expand=True)]


@part
def ActionBar(look: Look, guest: Guest, evening: QuestEvening) -> ft.Control:
    """Undo, perhaps redo, then what the moment offers."""
    words = guest.words
    can_undo, can_redo = use_watch(evening, lambda e: (e.shown.can_undo > 0, e.shown.can_redo > 0))
    use_watch(evening, lambda e: (e.length, e.moment, len(e.pages), e.rolled))
    row: list[ft.Control] = [
        icon_button(
            look, "undo", words("undo"), evening.undo, name="undo", size=TALL, fill=look.raised, disabled=not can_undo
        )
    ]
    if can_redo:
        row.append(icon_button(look, "redo", words("redo"), evening.redo, name="redo", size=TALL, fill=look.raised))
    return ft.Row([*row, *_onward(look, guest, evening)], spacing=8)


def _onward(look: Look, guest: Guest, evening: QuestEvening) -> list[ft.Control]:
    words, asked = guest.words, evening.ask
    match evening.moment:
        case "told" | "pick":
            everything = quiet(look, words("tha-all"), evening.all, name="all-steps")
            onward = primary(look, words("tha-next-step"), evening.next, name="next-step", expand=True)
            return (
                [everything, onward]
                if len(evening.pages) > 1 or (asked is not None and asked.id == "pick")
                else [onward]
            )
        case "dice":
            assert asked is not None
            enter = primary(
                look, words("tha-enter-roll"), evening.roll, name="enter-roll", expand=True, disabled=not evening.rolled
            )
            rolls = APP in asked.legal
            app = quiet(
                look, words("tha-app-rolls"), partial(evening.choose, APP), name="app-rolls", symbol="dice",
                expand=True, on_long_press=lookup.term(guest, "dice-faces"),
            )  # fmt: skip
            return [app, enter] if rolls else [enter]
        case "yes":
            return [
                quiet(look, words("no"), partial(evening.choose, "no"), name="answer-no", expand=True),
                primary(look, words("yes"), partial(evening.choose, "yes"), name="answer-yes", expand=True),
            ]
        case "done":
            return [primary(look, words("tha-done"), partial(evening.choose, "done"), name="answer-done", expand=True)]
        case "draw":
            return [
                primary(
                    look, words("tha-which-card"), partial(evening.show, DrawnOpen()), name="which-card", expand=True
                )
            ]
        case "learn":
            assert asked is not None
            act = partial(evening.open_card, asked.card, asked.field)
            return [primary(look, words("tha-type-card"), act, name="type-card", symbol="pencil", expand=True)]
        case "over":
            again = partial(guest.device.go, new_route(GAME, ENGINE))
            return [primary(look, words("tha-again"), again, name="again", expand=True)]
        case _:
            return [primary(look, words("tha-choose-above"), None, name="answer", expand=True, disabled=True)]
