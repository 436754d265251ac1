"""The menu of the table, who has won, and what the rules forbid with the way around it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import destructive, primary, quiet
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening, Turned
from companion.app.models.heroes3.sheet_layers import FinishOpen, MenuOpen
from companion.app.screens.heroes3.sheet.parts import told_line
from companion.app.screens.heroes3.sheet.speech import rule_about, word_about
from companion.app.screens.table_menu import TableMenu
from companion.app.theme import Look
from companion.games.heroes3.evening.calendar import round_kind
from companion.games.heroes3.sheet import acts
from companion.games.heroes3.sheet.setup import GAME


def menu_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: MenuOpen) -> ft.Control:
    """Everything about the table that is not needed every turn."""
    words, state = guest.words, evening.state
    menu = TableMenu(look, guest, evening.id, partial(evening.show, None))
    phase = (
        "turn" if state.active else round_kind(max(1, state.table.round)) if state.table.phase == "start" else "round"
    )
    now, setup = about.now(guest, GAME, (phase, "turn", "round")), about.setup(guest, GAME, state.layout.body.mode)
    body: list[ft.Control] = [
        menu.entry("dice", words("h3s-ui-tables"), evening.tables, "open-tables"),
        menu.history(),
        *menu.questions(GAME, now, setup),
    ]
    if not state.ended:
        body.append(menu.entry("crown", words("h3s-ui-finish"), partial(evening.show, FinishOpen()), "open-finish"))
    body += [*menu.language(), *menu.ways_out()]
    return sheet(look, words("table-menu"), body, close=words("close"), on_close=menu.close, scrolls=False)


_MANY = 4
"""More players than so many are not put out on one screen of a phone."""


def finish_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: FinishOpen) -> ft.Control:
    """Who reached the scenario's goal, when it ends, and who is out."""
    words, body_ = guest.words, evening.state.layout.body

    def flip(seat: str) -> None:
        kept = tuple(winner for winner in layer.winners if winner != seat)
        winners = kept if seat in layer.winners else (*layer.winners, seat)
        evening.show(FinishOpen(winners, layer.now))

    seats = [
        tap_chip(look, chair.name, partial(flip, chair.id), selected=chair.id in layer.winners,
                 name=f"winner-{chair.id}")
        for chair in evening.chairs
    ]  # fmt: skip
    when = choice(
        look, [("round", words("h3s-ui-with-round")), ("now", words("h3s-ui-at-once"))],
        "now" if layer.now else "round", lambda key: evening.show(FinishOpen(layer.winners, key == "now")),
        name="finish", label=words("h3s-ui-finish-when"),
    )  # fmt: skip
    outs = [
        destructive(look, words("h3s-ui-out", name=chair.name), partial(evening.act, acts.Eliminate(chair.id)),
                    symbol="skull", name=f"out-{chair.id}", height=52)
        for chair in evening.chairs
        if not evening.state.sheets[chair.id].out
    ]  # fmt: skip
    goal = [text(look, words.name(body_.victory), size=16)] if body_.victory else []
    body: list[ft.Control] = [
        *goal,
        caption(look, words("h3s-ui-finish-how"), size=15),
        chips(look, seats, targets=True),
        caption(look, words("h3s-ui-finish-when"), size=15),
        when,
        *outs,
    ]
    winners = [evening.chair(seat).name for seat in layer.winners]
    done = primary(
        look, words("h3s-ui-finish-done", count=len(winners), names=winners),
        partial(evening.act, acts.Claim(layer.winners, layer.now)), symbol="crown", name="finish-done", expand=True,
    )  # fmt: skip
    return sheet(
        look, words("h3s-ui-finish"), body, close=words("close"), on_close=partial(evening.show, None),
        scrolls=len(evening.chairs) > _MANY, actions=[done], about=word_about(guest, "scenario-end"),
    )  # fmt: skip


def refused_sheet(look: Look, guest: Guest, evening: SheetEvening, turned: Turned) -> ft.Control:
    """The rule, what is missing, and the table's right to decide otherwise."""
    words = guest.words
    about_rule = rule_about(guest, turned.rule)
    body: list[ft.Control] = [
        ft.Semantics(
            live_region=True, container=True,
            content=told_line(look, "warning", words.say(turned.message), color=look.harm, about=about_rule),
        ),
        caption(look, words("h3s-ui-refused-how"), size=15),
    ]  # fmt: skip
    if about_rule is not None:
        body.append(
            quiet(look, words("h3s-ui-rule", rule=turned.rule.removeprefix("heroes3 ")), about_rule, symbol="book",
                  name="open-rule", height=52)
        )  # fmt: skip
    says_so = quiet(look, words("h3s-ui-says-so"), evening.table_says_so, symbol="people", name="says-so", height=56)
    body.append(says_so)
    actions = [primary(look, words("h3s-ui-leave-it"), evening.leave_it, name="leave-it", expand=True)]
    return sheet(
        look, words("h3s-ui-refused"), body, close=words("close"), on_close=evening.leave_it, scrolls=False,
        actions=actions, about=about_rule,
    )  # fmt: skip
