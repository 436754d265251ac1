"""The sheets that open over the table: pad, seat, meter spaces, dice, finish, note, menu."""

from __future__ import annotations

import flet as ft

from companion.app.kit.dialogs.number_pad import NumberPadTexts
from companion.app.models.table_model import MenuDialog
from companion.app.models.tracker.table_model import (
    DiceDialog,
    FinishGameDialog,
    MeterSpacesDialog,
    NumberPadDialog,
    SeatDialog,
    SharedPanelsDialog,
    TextEntryDialog,
    TrackerTableModel,
)
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.table.table_screen import DialogBuilders
from companion.app.screens.tracker.dice_dialog import build_dice_dialog
from companion.app.screens.tracker.help_callbacks import word_help
from companion.app.screens.tracker.menu_and_finish_dialogs import (
    build_finish_game_dialog,
    build_menu_dialog,
    build_text_entry_dialog,
)
from companion.app.screens.tracker.meter_spaces_dialog import build_meter_spaces_dialog
from companion.app.screens.tracker.seat_dialog import SeatDialogView
from companion.app.screens.tracker.shared_table_panels import SharedTablePanels
from companion.app.screens.tracker.table_text import counter_owner_name
from companion.app.ui import Ui
from companion.games.tracker.name_lookup import require_counter


def dialog_render_key(model: TrackerTableModel) -> object:
    """What of the table the open sheet shows, to see whether it must be drawn again."""
    match model.dialog:
        case NumberPadDialog(counter, seat):
            return model.value(counter, seat)
        case DiceDialog():
            return model.state.roll
        case MenuDialog():
            return model.state.ended
        case _:
            return None


def _pad(ui: Ui, model: TrackerTableModel, dialog: NumberPadDialog) -> ft.Control:
    state = model.state
    counter = require_counter(state, dialog.counter, dialog.seat)
    value = model.value(dialog.counter, dialog.seat)
    after = model.limits(dialog.counter, dialog.seat).clamp(dialog.entry.result(value))
    name = counter_owner_name(ui.words, state, counter, dialog.seat)
    said = NumberPadTexts(
        heading=ui.words("pad-heading", name=name, counter=counter.name),
        close=ui.words("close"),
        minus=ui.words("pad-minus"),
        plus=ui.words("pad-plus"),
        set_to=ui.words("pad-set"),
        backspace=ui.words("pad-erase"),
        confirm=ui.words("pad-confirm", counter=counter.name, before=value, after=after),
    )
    return ui.number_pad_dialog(
        said,
        dialog.entry,
        lambda entry: model.show(NumberPadDialog(dialog.counter, dialog.seat, entry)),
        on_done=model.apply_number_pad,
        on_close=lambda: model.show(None),
        longest=5,
        about=word_help(ui, model, counter.name),
    )


def _seat(ui: Ui, model: TrackerTableModel, dialog: SeatDialog) -> ft.Control:
    return SeatDialogView.keyed(f"sheet-{dialog.seat}", ui, model, dialog.seat)


def _parts(ui: Ui, model: TrackerTableModel, dialog: SharedPanelsDialog) -> ft.Control:
    body = [SharedTablePanels(ui, model)]
    return table_dialog(ui, model, ui.words("table-parts"), body)


DIALOGS: DialogBuilders = {
    NumberPadDialog: _pad,
    SeatDialog: _seat,
    MeterSpacesDialog: build_meter_spaces_dialog,
    DiceDialog: build_dice_dialog,
    FinishGameDialog: build_finish_game_dialog,
    TextEntryDialog: build_text_entry_dialog,
    MenuDialog: build_menu_dialog,
    SharedPanelsDialog: _parts,
}
