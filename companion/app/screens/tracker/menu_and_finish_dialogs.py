"""The menu of a table: layout, dice, a note, language, ending it by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Literal

import flet as ft

from companion.app.kit.touch.callbacks import Callback
from companion.app.models.table_model import MenuDialog
from companion.app.models.tracker.table_model import DiceDialog, FinishGameDialog, TextEntryDialog, TrackerTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.preference_choices import layout_choice
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.table.menu import TableMenu
from companion.app.screens.tracker.help_callbacks import current_phase_help, seat_help
from companion.app.screens.tracker.shared_table_panels import seat_names
from companion.app.screens.tracker.table_text import format_clock
from companion.app.ui import Ui
from companion.games.tracker import acts
from companion.games.tracker.rules.marks_dials_notes_and_timers import LONGEST_NAME, LONGEST_NOTE


def build_menu_dialog(ui: Ui, model: TrackerTableModel, dialog: MenuDialog) -> ft.Control:
    """Everything about the table that is not needed every turn."""
    state = model.state
    menu = TableMenu(ui, model)
    body: list[ft.Control] = [ui.strong(ui.words("layout")), layout_choice(ui), *menu.language()]
    if state.sheet.timers and not state.ended:
        body += [ui.strong(ui.words("clock")), ClockRow(ui, model)]
    if state.sheet.dice:
        dice = DiceDialog(state.sheet.dice[0].id)
        body.append(menu.opens("dice", ui.words("dice"), dice, "open-dice"))
    game = state.sheet.game
    body += menu.questions(game, current_phase_help(ui, model), ui.setup_help(game, state.sheet.mode))
    body.append(menu.opens("pencil", ui.words("note-write"), TextEntryDialog("note"), "open-note"))
    body += menu.table_links()
    if not state.ended:
        body.append(menu.opens("crown", ui.words("finish"), FinishGameDialog(), "open-finish"))
    return menu.dialog(body)


@component
def ClockRow(ui: Ui, model: TrackerTableModel) -> ft.Control:
    """The table's clock: what it shows, start or pause, reset."""
    timer = model.state.sheet.timers[0].id
    shown, running = use_watch(model, lambda e: (e.clock_seconds() or 0, e.state.timers[timer].running))
    doing: Literal["start", "pause"] = "pause" if running else "start"
    button = partial(ui.button, height=48, expand=True)
    start = button(ui.words(f"clock-{doing}"), partial(model.clock, doing), name="clock")
    reset = button(ui.words("clock-reset"), partial(model.clock, "reset"), name="clock-reset")
    return ft.Row([ui.number(format_clock(shown), size=28), start, reset], spacing=10)


def build_finish_game_dialog(ui: Ui, model: TrackerTableModel, dialog: FinishGameDialog) -> ft.Control:
    """End the table by hand: tap who has won, nobody is an answer too."""
    state = model.state

    def flip(seat: str) -> None:
        winners = tuple(s for s in dialog.winners if s != seat) if seat in dialog.winners else (*dialog.winners, seat)
        model.show(FinishGameDialog(winners))

    async def done() -> None:
        if await model.give(acts.Finish(dialog.winners)):
            model.show(None)

    everybody = [(seat.id, ui.words.name(state.name(seat.id))) for seat in state.sheet.seats]
    seats = ui.choice_chips(everybody, dialog.winners, flip, name="winner", about=partial(seat_help, ui, model))
    names = seat_names(ui, model, dialog.winners)
    said = ui.words("finish-won", names=names, count=len(names)) if names else ui.words("finish-nobody")
    return _one_act_dialog(
        ui, model, ui.words("finish"), [ui.caption(ui.words("finish-how")), seats], said, done, "finish-done"
    )


def _one_act_dialog(
    ui: Ui, model: TrackerTableModel, heading: str, body: list[ft.Control], said: str, act: Callback, name: str
) -> ft.Control:
    """A dialog as high as its content, with one gold button."""
    actions = [ui.primary_button(said, act, name=name, expand=True)]
    return table_dialog(ui, model, heading, body, scrolls=False, actions=actions)


def build_text_entry_dialog(ui: Ui, model: TrackerTableModel, dialog: TextEntryDialog) -> ft.Control:
    """Type a note for the history, or another name for a seat."""
    note = dialog.what == "note"

    def keep(text: str) -> None:
        model.show(replace(dialog, text=text))

    async def submit(text: str) -> None:
        act = acts.Note(text) if note else acts.Rename(dialog.seat, text)
        if await model.give(act):
            model.show(None)

    async def done() -> None:
        # Pressed right after the last key, this sheet may not have been drawn with it yet.
        newest = model.dialog
        await submit(newest.text if isinstance(newest, TextEntryDialog) else dialog.text)

    box = ui.text_field(
        ui.words("note-text") if note else ui.words("rename-text"),
        dialog.text,
        keep,
        name="text",
        autofocus=True,
        on_submit=submit,
        max_length=LONGEST_NOTE if note else LONGEST_NAME,
        lines=3 if note else 1,
    )
    heading = ui.words("note-write") if note else ui.words("rename")
    return _one_act_dialog(ui, model, heading, [box], ui.words("save"), done, "text-done")
