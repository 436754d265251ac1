"""Numbers to change: − value + in three sizes, each opening the pad where the number itself is tapped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.kit.text.big_number import format_signed
from companion.app.models.tracker.table_model import NumberPadDialog, TrackerTableModel
from companion.app.screens.tracker.help_topics import with_word_help_on_hold, word_help
from companion.app.screens.tracker.table_text import counter_owner_name, counter_screen_reader_text
from companion.app.theme import GAP, TARGET
from companion.app.ui import Ui
from companion.games.tracker.score_sheet import CounterDef

_AS_HIGH_AS_WIDE = 0.82
"""The height of a number of two figures, in parts of its width."""


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
    state = model.state
    name = counter_owner_name(ui.words, state, counter, seat)
    change = model.change_of(counter.id, seat)
    high = state.limits(counter.id, seat).high
    shown = f"{state.value(counter.id, seat)}" + (f" / {high}" if high is not None else "")
    spans = (
        [ft.TextSpan(f" {format_signed(change)}", ft.TextStyle(color=ui.harm if change < 0 else ui.heal))]
        if change
        else None
    )
    figure = ui.text(shown, size=22, family=fonts.FIGURES, lines=1, silent=True)
    figure.spans = spans
    middle = ui.pressable(
        figure,
        on_tap=lambda: model.show(NumberPadDialog(counter.id, seat)),
        on_long_press=word_help(ui, model, counter.name),
        name=f"{seat}-{counter.id}",
        label=counter_screen_reader_text(ui.words, state, counter, seat),
        hint=ui.words("hint-pad"),
        expand=True,
        height=TARGET,
        silent=True,
    )
    row = ft.Row(
        [
            _nudge(ui, model, counter, seat, -1, ui.words("aloud-minus", name=name, counter=counter.name)),
            middle,
            _nudge(ui, model, counter, seat, 1, ui.words("aloud-plus", name=name, counter=counter.name)),
        ],
        spacing=2,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Column([counter_label(ui, model, counter), row], spacing=2, tight=True)


def wide_counter_stepper(
    ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str, *, width: float, height: float
) -> ft.Control:
    """− number + over a whole row, the number as large as the row allows; a tap on it opens the pad."""
    state = model.state
    name, target = counter_owner_name(ui.words, state, counter, seat), min(72.0, height)

    def nudge(by: int) -> ft.Control:
        label = ui.words("aloud-plus" if by > 0 else "aloud-minus", name=name, counter=counter.name)
        return _nudge(ui, model, counter, seat, by, label, target)

    room = max(90.0, width - 2 * target - 2 * GAP - 8)
    # Where the width sets the size, a higher box would only push the name away from its number.
    box = min(height, max(target, room * _AS_HIGH_AS_WIDE))
    pressable = counter_number_opening_pad(ui, model, counter, seat, width=room, height=box)
    row = ft.Row(
        [nudge(-1), pressable, nudge(1)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Column([row, counter_label(ui, model, counter)], spacing=2, tight=True)


def counter_label(ui: Ui, model: TrackerTableModel, counter: CounterDef) -> ft.Control:
    """What a number counts, in small letters with its icon."""
    called = ui.text(ui.words.name(counter.name), size=13, color=ui.muted, lines=2, silent=True)
    # A long name takes a second line rather than its neighbour's room.
    called.expand, called.expand_loose = True, True
    face = ft.Row(
        [make_icon(cast(IconName, counter.icon), ui.muted, 14), called],
        spacing=5,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return with_word_help_on_hold(ui, model, face, counter.name)


def counter_number_opening_pad(
    ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str, *, width: float, height: float
) -> ft.Control:
    """The number of a counter, as large as its box; a tap on it opens the pad."""
    state = model.state
    high = state.limits(counter.id, seat).high
    aloud = counter_screen_reader_text(ui.words, state, counter, seat)
    figure = ui.big_number(
        state.value(counter.id, seat),
        width=width,
        height=height,
        change=model.change_of(counter.id, seat),
        limit=f"/ {high}" if high is not None else None,
        name=f"{seat}-{counter.id}",
        label=aloud,
    )
    return ui.pressable(
        figure,
        on_tap=lambda: model.show(NumberPadDialog(counter.id, seat)),
        padding=0,
        on_long_press=word_help(ui, model, counter.name),
        hint=ui.words("hint-pad"),
        name=f"pad-{seat}-{counter.id}",
        label=aloud,
    )


def card_counter_stepper(
    ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str, width: float = 84, height: float = 52
) -> ft.Control:
    """− value + beside a name, on a card."""
    state = model.state
    name = counter_owner_name(ui.words, state, counter, seat)

    async def step(by: int) -> None:
        await model.step(counter.id, seat, by)

    high = state.limits(counter.id, seat).high
    shown = ui.number_stepper(
        state.value(counter.id, seat),
        step,
        name=f"{seat}-{counter.id}",
        label=counter_screen_reader_text(ui.words, state, counter, seat),
        minus=ui.words("aloud-minus", name=name, counter=counter.name),
        plus=ui.words("aloud-plus", name=name, counter=counter.name),
        change=model.change_of(counter.id, seat),
        width=width,
        height=height,
        limit=f"/ {high}" if high is not None else None,
    )
    # The number itself opens the pad.
    shown.controls[1] = ui.pressable(
        shown.controls[1],
        on_tap=lambda: model.show(NumberPadDialog(counter.id, seat)),
        on_long_press=word_help(ui, model, counter.name),
        name=f"pad-{seat}-{counter.id}",
        padding=0,
        hint=ui.words("hint-pad"),
        label=counter_screen_reader_text(ui.words, state, counter, seat),
    )
    label = ft.Container(counter_label(ui, model, counter), width=width + 2 * TARGET + 2 * GAP)
    return ft.Column([shown, label], spacing=0, tight=True)


def _nudge(
    ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str, by: int, label: str, size: float = TARGET
) -> ft.Control:
    async def step() -> None:
        await model.step(counter.id, seat, by)

    symbol: IconName = "plus" if by > 0 else "minus"
    name = f"{seat}-{counter.id}-{'plus' if by > 0 else 'minus'}"
    return ui.icon_button(symbol, label, step, on_hold=step, name=name, fill=ui.raised, size=size)
