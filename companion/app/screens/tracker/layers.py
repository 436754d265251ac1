"""The sheets that open over the table: pad, seat, meter spaces, dice, finish, note, menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.app.kit.pad import PadWords, pad
from companion.app.kit.sheet import sheet
from companion.app.models.evening import (
    DiceOpen,
    Evening,
    FinishOpen,
    MenuOpen,
    PadOpen,
    PartsOpen,
    SeatOpen,
    SpacesOpen,
    TextOpen,
)
from companion.app.models.guest import Guest
from companion.app.screens.tracker.common import TableParts
from companion.app.screens.tracker.dice_sheet import dice_sheet
from companion.app.screens.tracker.lookup import explain
from companion.app.screens.tracker.menu_sheet import finish_sheet, menu_sheet, text_sheet
from companion.app.screens.tracker.seat_sheet import SeatSheet
from companion.app.screens.tracker.spaces_sheet import spaces_sheet
from companion.app.screens.tracker.speech import whose
from companion.app.theme import Look
from companion.games.tracker.naming import find_counter


def layer_of(look: Look, guest: Guest, evening: Evening) -> ft.Control | None:
    """The sheet that is open, if any."""
    layer = evening.layer
    return _SHEETS[type(layer)](look, guest, evening, layer) if layer is not None else None


def layer_facts(evening: Evening) -> object:
    """What of the table the open sheet shows, to see whether it must be drawn again."""
    match evening.layer:
        case PadOpen(counter, seat):
            return evening.value(counter, seat)
        case DiceOpen():
            return evening.state.roll
        case MenuOpen():
            return evening.state.ended
        case _:
            return None


def _pad(look: Look, guest: Guest, evening: Evening, layer: PadOpen) -> ft.Control:
    words, state = guest.words, evening.state
    counter = find_counter(state, layer.counter, layer.seat)
    value = evening.value(layer.counter, layer.seat)
    after = evening.limits(layer.counter, layer.seat).clamp(layer.entry.result(value))
    said = PadWords(
        heading=words("pad-heading", name=whose(words, state, counter, layer.seat), counter=counter.name),
        close=words("close"),
        minus=words("pad-minus"),
        plus=words("pad-plus"),
        set_to=words("pad-set"),
        backspace=words("pad-erase"),
        confirm=words("pad-confirm", counter=counter.name, before=value, after=after),
    )
    return pad(
        look,
        said,
        layer.entry,
        lambda entry: evening.show(PadOpen(layer.counter, layer.seat, entry)),
        on_done=evening.pad_done,
        on_close=lambda: evening.show(None),
        longest=5,
        about=explain(guest, evening, counter.name),
    )


def _seat(look: Look, guest: Guest, evening: Evening, layer: SeatOpen) -> ft.Control:
    return SeatSheet.keyed(f"sheet-{layer.seat}", look, guest, evening, layer.seat)


def _parts(look: Look, guest: Guest, evening: Evening, layer: PartsOpen) -> ft.Control:
    words = guest.words
    body = [TableParts(look, guest, evening)]
    return sheet(look, words("table-parts"), body, close=words("close"), on_close=lambda: evening.show(None))


_SHEETS: dict[type, Callable[[Look, Guest, Evening, Any], ft.Control]] = {
    PadOpen: _pad,
    SeatOpen: _seat,
    SpacesOpen: spaces_sheet,
    DiceOpen: dice_sheet,
    FinishOpen: finish_sheet,
    TextOpen: text_sheet,
    MenuOpen: menu_sheet,
    PartsOpen: _parts,
}
