"""The menu of the table, who has won, and what the rules forbid with the way around it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.dialog_states import FinishGameDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel, ForbiddenAct
from companion.app.models.table_model import MenuDialog
from companion.app.screens.heroes3.adventure.shared_rows import done_button, info_row, sheet_button
from companion.app.screens.heroes3.adventure.table_text_and_help import rule_help, rule_term_help
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.table.menu import TableMenu
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.rules.round_calendar import round_kind
from companion.games.heroes3.adventure.setup_data import GAME


def menu_dialog(ui: Ui, model: AdventureTableModel, dialog: MenuDialog) -> ft.Control:
    """Everything about the table that is not needed every turn."""
    state = model.state
    menu = TableMenu(ui, model)
    phase = (
        "turn" if state.active else round_kind(max(1, state.table.round)) if state.table.phase == "start" else "round"
    )
    now, setup = (ui.phase_help(GAME, (phase, "turn", "round")), ui.setup_help(GAME, state.layout.body.mode))
    body: list[ft.Control] = [
        menu.entry("dice", ui.words("h3s-ui-tables"), model.tables, "open-tables"),
        menu.history(),
        *menu.questions(GAME, now, setup),
    ]
    if not state.ended:
        body.append(menu.opens("crown", ui.words("h3s-ui-finish"), FinishGameDialog(), "open-finish"))
    body += [*menu.language(), *menu.table_links()]
    return menu.dialog(body, scrolls=False)


_MANY = 4
"""More players than so many are not put out on one screen of a phone."""


def finish_game_dialog(ui: Ui, model: AdventureTableModel, dialog: FinishGameDialog) -> ft.Control:
    """Who reached the scenario's goal, when it ends, and who is out."""

    def flip(seat: str) -> None:
        kept = tuple(winner for winner in dialog.winners if winner != seat)
        winners = kept if seat in dialog.winners else (*dialog.winners, seat)
        model.show(FinishGameDialog(winners, dialog.now))

    chairs = [(chair.id, chair.name) for chair in model.chairs]
    when = ui.segmented_choice(
        [("round", ui.words("h3s-ui-with-round")), ("now", ui.words("h3s-ui-at-once"))],
        "now" if dialog.now else "round",
        lambda key: model.show(FinishGameDialog(dialog.winners, key == "now")),
        name="finish",
        label=ui.words("h3s-ui-finish-when"),
    )
    body: list[ft.Control] = [
        ui.caption(ui.words("h3s-ui-finish-how"), size=15),
        ui.choice_chips(chairs, dialog.winners, flip, name="winner"),
        ui.caption(ui.words("h3s-ui-finish-when"), size=15),
        when,
    ]
    if goal := model.state.layout.body.victory:
        body.insert(0, ui.text(ui.words.name(goal), size=16))
    for chair in model.chairs:
        if not model.state.sheets[chair.id].out:
            said = ui.words("h3s-ui-out", name=chair.name)
            act = partial(model.act, acts.Eliminate(chair.id))
            body.append(ui.destructive_button(said, act, symbol="skull", name=f"out-{chair.id}", height=52))
    winners = [model.chair(seat).name for seat in dialog.winners]
    said = ui.words("h3s-ui-finish-done", count=len(winners), names=winners)
    claim = acts.Claim(dialog.winners, dialog.now)
    done = done_button(ui, said, partial(model.act, claim), "finish-done", "crown")
    many, about = len(model.chairs) > _MANY, rule_term_help(ui, "scenario-end")
    return table_dialog(ui, model, ui.words("h3s-ui-finish"), body, scrolls=many, actions=[done], about=about)


def forbidden_act_dialog(ui: Ui, model: AdventureTableModel, turned: ForbiddenAct) -> ft.Control:
    """The rule, what is missing, and the table's right to decide otherwise."""
    about = rule_help(ui, turned.rule)
    line = info_row(ui, "warning", ui.words.say(turned.message), color=ui.harm, about=about)
    body: list[ft.Control] = [
        ft.Semantics(live_region=True, container=True, content=line),
        ui.caption(ui.words("h3s-ui-refused-how"), size=15),
    ]
    if about is not None:
        said = ui.words("h3s-ui-rule", rule=turned.rule.removeprefix("heroes3 "))
        body.append(sheet_button(ui, said, about, "open-rule", "book"))
    body.append(sheet_button(ui, ui.words("h3s-ui-says-so"), model.overrule_refusal, "says-so", "people", height=56))
    return ui.modal_dialog(
        ui.words("h3s-ui-refused"),
        body,
        close=ui.words("close"),
        on_close=model.dismiss_refusal,
        scrolls=False,
        actions=[done_button(ui, ui.words("h3s-ui-leave-it"), model.dismiss_refusal, "leave-it")],
        about=about,
    )
