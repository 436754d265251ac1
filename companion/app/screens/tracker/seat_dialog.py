"""The whole sheet of one seat: every counter, mark, dial and token, and whom it may attack."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.app.icons import IconName
from companion.app.models.tracker.table_model import TextEntryDialog, TrackerTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.tracker.counter_steppers import counter_stepper_rows
from companion.app.screens.tracker.help_callbacks import game_end_help, seat_help, word_help
from companion.app.screens.tracker.seat_and_team_panels import seat_render_key
from companion.app.screens.tracker.seat_status_tags import current_ladder_rung
from companion.app.screens.tracker.shared_table_panels import seat_names, submit_act_callback
from companion.app.ui import Ui
from companion.games.tracker import acts
from companion.games.tracker.rules import elimination_and_victory
from companion.games.tracker.score_sheet import DialDef


@component
def SeatDialogView(ui: Ui, model: TrackerTableModel, seat: str) -> ft.Control:
    """Follows the table while it is open."""
    use_watch(model, lambda e: seat_render_key(e, seat))
    state = model.state
    definition = state.sheet.seat(seat)
    about = ui.words.name(definition.title or definition.kind_name)
    body: list[ft.Control] = []
    if seat not in state.out:
        body += counter_stepper_rows(ui, model, state.counters_of(seat), seat)
    for part in (_ladders, _marks, _dials, _tokens, _facts, _leaving):
        body += part(ui, model, seat)
    name, held = ui.words.name(state.name(seat)), seat_help(ui, model, seat)
    return table_dialog(ui, model, name, body, subtitle=about, about=held)


def _ladders(ui: Ui, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    called = ui.words.name
    shown: list[ft.Control] = []
    for ladder in model.state.sheet.ladders:
        if model.state.has(ladder.counter, seat):
            reached = current_ladder_rung(model, ladder, seat)
            given = [(name, reached.gives[key]) for key, name in ladder.gives.items() if key in reached.gives]
            facts = [f"{called(name)} {number}" for name, number in given]
            line = " · ".join([f"{called(ladder.name)} {called(reached.name)}", *facts])
            shown.append(ui.explained(ui.strong(line, lines=2), word_help(ui, model, ladder.name)))
    return shown


def _marks(ui: Ui, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    state = model.state
    kind, held = state.sheet.seat(seat).kind, state.marks.get(seat, ())
    able = [m for m in state.sheet.marks if not m.kinds or kind in m.kinds]
    if not able or seat in state.out:
        return []
    tags = [
        ui.tappable_chip(
            ui.words.name(m.name),
            submit_act_callback(model, acts.Mark(m.id, seat, m.id not in held)),
            symbol=cast(IconName, m.icon),
            selected=m.id in held,
            name=f"mark-{m.id}",
            about=word_help(ui, model, m.name),
        )
        for m in able
    ]
    shown: list[ft.Control] = [ui.strong(ui.words("marks")), ui.chip_row(tags, targets=True)]
    if any(m.uncertain for m in able):
        shown.append(ui.caption(ui.words("marks-uncertain")))
    return shown


def _dials(ui: Ui, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    state = model.state
    held = [dial for dial in state.sheet.dials if dial.id in state.dials.get(seat, {})]
    return [part for dial in held for part in _dial(ui, model, dial, seat)]


def _dial(ui: Ui, model: TrackerTableModel, dial: DialDef, seat: str) -> list[ft.Control]:
    at = model.state.dials[seat][dial.id]
    value = next(v for v in dial.values if v.id == at)
    about = word_help(ui, model, dial.name)

    async def turn(move: str) -> None:
        await model.give(acts.Turn(dial.id, seat, move))

    options = [(move.id, ui.words.name(move.name)) for move in dial.moves]
    moves = ui.action_chips(options, turn, name=dial.id, about=lambda _: about)
    return [ui.explained(ui.strong(ui.words("aloud-card", pile=dial.name, value=value.name)), about), moves]


def _tokens(ui: Ui, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    state = model.state
    kind = state.sheet.seat(seat).kind
    return [
        ui.button(
            ui.words("token-take", token=token.name),
            submit_act_callback(model, acts.Hand(token.id, seat)),
            height=48,
            symbol=cast(IconName, token.icon),
            name=f"token-{token.id}",
            on_long_press=word_help(ui, model, token.name),
        )
        for token in state.sheet.tokens
        if state.tokens.get(token.id) != seat and (not token.kinds or kind in token.kinds) and seat not in state.out
    ]


def _facts(ui: Ui, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    state = model.state
    facts: list[str] = []
    if (hand := state.sheet.seat(seat).hand) is not None:
        facts.append(ui.words("fact-hand", cards=hand))
    players, champions = elimination_and_victory.attackable_seats(state, seat)
    if players:
        facts.append(ui.words("fact-attack", names=seat_names(ui, model, players)))
    if champions and champions != players:
        facts.append(ui.words("fact-champions", names=seat_names(ui, model, champions)))
    return [ui.caption(fact) for fact in facts]


def _leaving(ui: Ui, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    state = model.state
    button = partial(ui.button, height=48, expand=True)
    row: list[ft.Control] = []
    if not state.sheet.seat(seat).automatic:
        entry = TextEntryDialog("rename", seat, ui.words.name(state.name(seat)))
        row.append(button(ui.words("rename"), partial(model.show, entry), symbol="pencil", name="rename"))
    if seat in state.out and not state.ended:
        back = submit_act_callback(model, acts.Back(seat))
        row.append(button(ui.words("bring-back"), back, symbol="undo", name="bring-back"))
    elif not state.ended:
        row.append(
            ui.destructive_button(
                ui.words("take-out"),
                submit_act_callback(model, acts.Out(seat)),
                symbol="skull",
                name="take-out",
                on_long_press=game_end_help(ui, model),
                height=48,
                expand=True,
            )
        )
    return [ft.Row(row, spacing=8)] if row else []
