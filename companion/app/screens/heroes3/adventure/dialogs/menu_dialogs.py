"""The menu of the table, who has won, and what the rules forbid with the way around it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import destructive_button, primary_button, secondary_button
from companion.app.kit.controls.chips import chip_row, segmented_choice, tappable_chip
from companion.app.kit.dialogs.dialog import modal_dialog
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.dialogs import FinishGameDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel, ForbiddenAct
from companion.app.models.table_model import MenuDialog
from companion.app.screens.heroes3.adventure.shared_rows import info_row
from companion.app.screens.heroes3.adventure.table_text import rule_help_callback, rule_term_help_callback
from companion.app.screens.table.dialog import table_dialog
from companion.app.screens.table.menu import TableMenu
from companion.app.theme import Look
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.rules.calendar import round_kind
from companion.games.heroes3.adventure.setup_data import GAME


def menu_dialog(look: Look, session: DeviceSession, model: AdventureTableModel, dialog: MenuDialog) -> ft.Control:
    """Everything about the table that is not needed every turn."""
    words, state = session.words, model.state
    menu = TableMenu(look, model)
    phase = (
        "turn" if state.active else round_kind(max(1, state.table.round)) if state.table.phase == "start" else "round"
    )
    now, setup = (
        open_help_callbacks.open_phase_callback(session, GAME, (phase, "turn", "round")),
        open_help_callbacks.open_setup_help_callback(session, GAME, state.layout.body.mode),
    )
    body: list[ft.Control] = [
        menu.entry("dice", words("h3s-ui-tables"), model.tables, "open-tables"),
        menu.history(),
        *menu.questions(GAME, now, setup),
    ]
    if not state.ended:
        body.append(menu.opens("crown", words("h3s-ui-finish"), FinishGameDialog(), "open-finish"))
    body += [*menu.language(), *menu.table_links()]
    return menu.dialog(body, scrolls=False)


_MANY = 4
"""More players than so many are not put out on one screen of a phone."""


def finish_game_dialog(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: FinishGameDialog
) -> ft.Control:
    """Who reached the scenario's goal, when it ends, and who is out."""
    words, body_ = session.words, model.state.layout.body

    def flip(seat: str) -> None:
        kept = tuple(winner for winner in dialog.winners if winner != seat)
        winners = kept if seat in dialog.winners else (*dialog.winners, seat)
        model.show(FinishGameDialog(winners, dialog.now))

    seats = [
        tappable_chip(
            look, chair.name, partial(flip, chair.id), selected=chair.id in dialog.winners, name=f"winner-{chair.id}"
        )
        for chair in model.chairs
    ]
    when = segmented_choice(
        look,
        [("round", words("h3s-ui-with-round")), ("now", words("h3s-ui-at-once"))],
        "now" if dialog.now else "round",
        lambda key: model.show(FinishGameDialog(dialog.winners, key == "now")),
        name="finish",
        label=words("h3s-ui-finish-when"),
    )
    outs = [
        destructive_button(
            look,
            words("h3s-ui-out", name=chair.name),
            partial(model.act, acts.Eliminate(chair.id)),
            symbol="skull",
            name=f"out-{chair.id}",
            height=52,
        )
        for chair in model.chairs
        if not model.state.sheets[chair.id].out
    ]
    goal = [text(look, words.name(body_.victory), size=16)] if body_.victory else []
    body: list[ft.Control] = [
        *goal,
        caption_text(look, words("h3s-ui-finish-how"), size=15),
        chip_row(look, seats, targets=True),
        caption_text(look, words("h3s-ui-finish-when"), size=15),
        when,
        *outs,
    ]
    winners = [model.chair(seat).name for seat in dialog.winners]
    done = primary_button(
        look,
        words("h3s-ui-finish-done", count=len(winners), names=winners),
        partial(model.act, acts.Claim(dialog.winners, dialog.now)),
        symbol="crown",
        name="finish-done",
        expand=True,
    )
    return table_dialog(
        look,
        model,
        words("h3s-ui-finish"),
        body,
        scrolls=len(model.chairs) > _MANY,
        actions=[done],
        about=rule_term_help_callback(session, "scenario-end"),
    )


def forbidden_act_dialog(
    look: Look, session: DeviceSession, model: AdventureTableModel, turned: ForbiddenAct
) -> ft.Control:
    """The rule, what is missing, and the table's right to decide otherwise."""
    words = session.words
    about_rule = rule_help_callback(session, turned.rule)
    body: list[ft.Control] = [
        ft.Semantics(
            live_region=True,
            container=True,
            content=info_row(look, "warning", words.say(turned.message), color=look.harm, about=about_rule),
        ),
        caption_text(look, words("h3s-ui-refused-how"), size=15),
    ]
    if about_rule is not None:
        body.append(
            secondary_button(
                look,
                words("h3s-ui-rule", rule=turned.rule.removeprefix("heroes3 ")),
                about_rule,
                symbol="book",
                name="open-rule",
                height=52,
            )
        )
    says_so = secondary_button(
        look, words("h3s-ui-says-so"), model.overrule_refusal, symbol="people", name="says-so", height=56
    )
    body.append(says_so)
    actions = [primary_button(look, words("h3s-ui-leave-it"), model.dismiss_refusal, name="leave-it", expand=True)]
    return modal_dialog(
        look,
        words("h3s-ui-refused"),
        body,
        close=words("close"),
        on_close=model.dismiss_refusal,
        scrolls=False,
        actions=actions,
        about=about_rule,
    )
