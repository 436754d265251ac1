"""Numbers to change: − value + in three sizes, each opening the pad where the number itself is tapped."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.kit.text.big_number import format_signed
from companion.app.models.tracker.table_model import NumberPadDialog, TrackerTableModel
from companion.app.screens.tracker.help_callbacks import word_help
from companion.app.screens.tracker.table_text import counter_owner_name, counter_screen_reader_text
from companion.app.theme import GAP, TARGET
from companion.app.ui import Ui
from companion.games.tracker.score_sheet import CounterDef

_AS_HIGH_AS_WIDE = 0.82
"""The height of a number of two figures, in parts of its width."""
_ON_CARD = 84
"""The width of a number on a card."""


def pool_stepper_rows(ui: Ui, model: TrackerTableModel, seat: str) -> list[ft.Control]:
    """Steppers for the pools of a seat."""
    return [] if seat in model.state.out else counter_stepper_rows(ui, model, model.pools(seat), seat)


def counter_stepper_rows(
    ui: Ui, model: TrackerTableModel, counters: Sequence[CounterDef], seat: str
) -> list[ft.Control]:
    """Steppers for some counters of a seat (or of the table), two in a row."""
    cells = [ft.Container(small_counter_stepper(ui, model, c, seat), expand=True) for c in counters]
    if len(cells) % 2:
        cells.append(ft.Container(expand=True))
    # A name may take two lines: the numbers below stand in one line all the same.
    low = ft.CrossAxisAlignment.END
    return [ft.Row([*cells[n : n + 2]], spacing=GAP, vertical_alignment=low) for n in range(0, len(cells), 2)]


def small_counter_stepper(ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str) -> ft.Control:
    """Its name above, then − number +; for half a card, or a line of a sheet."""
    change, limit = model.change_of(counter.id, seat), _limit_text(model, counter, seat)
    shown = f"{model.value(counter.id, seat)}" + (f" {limit}" if limit else "")
    figure = ui.text(shown, size=22, family=fonts.FIGURES, lines=1, silent=True)
    if change:
        style = ft.TextStyle(color=ui.harm if change < 0 else ui.heal)
        figure.spans = [ft.TextSpan(f" {format_signed(change)}", style)]
    less, more = (_nudge(ui, model, counter, seat, by) for by in (-1, 1))
    row = [less, _pad_button(ui, model, counter, seat, figure, small=True), more]
    middle = ft.CrossAxisAlignment.CENTER
    parts = [counter_label(ui, model, counter), ft.Row(row, spacing=2, vertical_alignment=middle)]
    return ft.Column(parts, spacing=2, tight=True)


def wide_counter_stepper(
    ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str, *, width: float, height: float
) -> ft.Control:
    """− number + over a whole row, the number as large as the row allows; a tap on it opens the pad."""
    target = min(72.0, height)
    less, more = (_nudge(ui, model, counter, seat, by, target) for by in (-1, 1))
    room = max(90.0, width - 2 * target - 2 * GAP - 8)
    # Where the width sets the size, a higher box would only push the name away from its number.
    box = min(height, max(target, room * _AS_HIGH_AS_WIDE))
    pressable = counter_number_opening_pad(ui, model, counter, seat, width=room, height=box)
    row = ft.Row(
        [less, pressable, more],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Column([row, counter_label(ui, model, counter)], spacing=2, tight=True)


def counter_label(ui: Ui, model: TrackerTableModel, counter: CounterDef) -> ft.Control:
    """What a number counts, in small letters with its icon."""
    called = ui.text(ui.words.name(counter.name), size=13, color=ui.muted, lines=2, silent=True)
    # A long name takes a second line rather than its neighbour's room.
    called.expand, called.expand_loose = True, True
    icon = make_icon(cast(IconName, counter.icon), ui.muted, 14)
    face = ft.Row([icon, called], spacing=5, alignment=ft.MainAxisAlignment.CENTER)
    return ui.explained(face, word_help(ui, model, counter.name))


def counter_number_opening_pad(
    ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str, *, width: float, height: float
) -> ft.Control:
    """The number of a counter, as large as its box; a tap on it opens the pad."""
    figure = ui.big_number(
        model.value(counter.id, seat),
        width=width,
        height=height,
        change=model.change_of(counter.id, seat),
        limit=_limit_text(model, counter, seat),
        name=f"{seat}-{counter.id}",
        label=counter_screen_reader_text(ui.words, model.state, counter, seat),
    )
    return _pad_button(ui, model, counter, seat, figure)


def seat_panel_counter_stepper(ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str) -> ft.Control:
    """− value + beside a name, on a card."""
    shown = ui.number_stepper(
        model.value(counter.id, seat),
        partial(model.step, counter.id, seat),
        name=f"{seat}-{counter.id}",
        label=counter_screen_reader_text(ui.words, model.state, counter, seat),
        minus=nudge_text(ui, model, counter, seat, -1),
        plus=nudge_text(ui, model, counter, seat, 1),
        change=model.change_of(counter.id, seat),
        width=_ON_CARD,
        height=52,
        limit=_limit_text(model, counter, seat),
    )
    # The number itself opens the pad.
    shown.controls[1] = _pad_button(ui, model, counter, seat, shown.controls[1])
    label = ft.Container(counter_label(ui, model, counter), width=_ON_CARD + 2 * TARGET + 2 * GAP)
    return ft.Column([shown, label], spacing=0, tight=True)


def nudge_text(ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str, by: int) -> str:
    """What a screen reader says of a plus or a minus."""
    name = counter_owner_name(ui.words, model.state, counter, seat)
    return ui.words("aloud-plus" if by > 0 else "aloud-minus", name=name, counter=counter.name)


def _nudge(
    ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str, by: int, size: float = TARGET
) -> ft.Control:
    step = partial(model.step, counter.id, seat, by)
    symbol: IconName = "plus" if by > 0 else "minus"
    label, name = nudge_text(ui, model, counter, seat, by), f"{seat}-{counter.id}-{symbol}"
    return ui.icon_button(symbol, label, step, on_hold=step, name=name, fill=ui.raised, size=size)


def _limit_text(model: TrackerTableModel, counter: CounterDef, seat: str) -> str | None:
    high = model.limits(counter.id, seat).high
    return f"/ {high}" if high is not None else None


def _pad_button(
    ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str, figure: ft.Control, small: bool = False
) -> ft.Control:
    """The number of a counter, which opens the pad when it is tapped; a `small` one takes the room there is."""
    return ui.pressable(
        figure,
        on_tap=partial(model.show, NumberPadDialog(counter.id, seat)),
        on_long_press=word_help(ui, model, counter.name),
        name=f"{seat}-{counter.id}" if small else f"pad-{seat}-{counter.id}",
        label=counter_screen_reader_text(ui.words, model.state, counter, seat),
        hint=ui.words("hint-pad"),
        silent=small,
        padding=None if small else 0,
        height=TARGET if small else None,
        expand=small or None,
    )
