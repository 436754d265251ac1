"""One seat on a card: who it is, the number that matters, and what else it holds."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.text.big_number import format_signed
from companion.app.kit.text.text_fitting import fit_text
from companion.app.models.tracker.table_model import NumberPadDialog, SeatDialog, TrackerTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.tracker.counter_steppers import (
    pool_stepper_rows,
    seat_panel_counter_stepper,
    wide_counter_stepper,
)
from companion.app.screens.tracker.help_callbacks import seat_help, word_help
from companion.app.screens.tracker.seat_status_tags import seat_status_tags
from companion.app.screens.tracker.table_text import counter_screen_reader_text
from companion.app.theme import GAP, TARGET, Tint
from companion.app.ui import Ui
from companion.games.tracker.score_sheet import CounterDef

_NUMBER_BESIDE = 312
"""What a number with its buttons, a badge and the edges take of the width of a phone."""


@component
def SeatPanel(ui: Ui, model: TrackerTableModel, seat: str, roomy: bool) -> ft.Control:
    """A person's card; a roomy one gives the number a row of its own."""
    use_watch(model, lambda e: seat_render_key(e, seat))
    state, active = model.state, model.is_on(seat)
    main = model.main_counter(seat)
    top: list[ft.Control] = [_who(ui, model, seat, short=not roomy)]
    if main is not None and not roomy:
        top.append(seat_panel_counter_stepper(ui, model, main, seat))
    rows: list[ft.Control] = [ft.Row(top, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)]
    if main is not None and roomy:
        rows.append(wide_counter_stepper(ui, model, main, seat, width=ui.device.width - 64, height=104))
    rows += _holdings(ui, model, seat, active or not state.sheet.flow.turns)
    return ui.panel(ft.Column(rows, spacing=10), active=active, faded=seat in state.out, padding=14)


@component
def TeamPanel(ui: Ui, model: TrackerTableModel, team: str) -> ft.Control:
    """A team with one total and its members below it."""
    state = model.state
    definition = next(t for t in state.sheet.teams if t.id == team)
    seats = definition.seats
    use_watch(model, lambda e: [seat_render_key(e, seat) for seat in seats])
    active = model.is_on(seats[0])
    main = model.main_counter(seats[0])
    rows: list[ft.Control] = [ui.title(ui.words.name(definition.name))]
    if main is not None:
        width = min(ui.device.width - 64, 420)
        rows.append(wide_counter_stepper(ui, model, main, seats[0], width=width, height=84))
    for seat in seats:
        rows += [ft.Row([_who(ui, model, seat)]), *_holdings(ui, model, seat, active)]
    out = all(seat in state.out for seat in seats)
    return ui.panel(ft.Column(rows, spacing=10), active=active, faded=out, padding=14)


def _holdings(ui: Ui, model: TrackerTableModel, seat: str, steppers: bool) -> list[ft.Control]:
    """What else a seat holds: its pools with `steppers` or as tags, and the other tags."""
    tags = seat_status_tags(ui, model, seat, pools=not steppers)
    return [*(pool_stepper_rows(ui, model, seat) if steppers else []), *([ui.chip_row(tags)] if tags else [])]


@component
def BossPanel(ui: Ui, model: TrackerTableModel, seat: str) -> ft.Control:
    """The boss: its number as large as the card allows, and quick blows against it."""
    use_watch(model, lambda e: seat_render_key(e, seat))
    state = model.state
    main = model.main_counter(seat)
    tint = ui.tint(cast(Tint, state.sheet.colour))
    active = model.is_on(seat)
    rows: list[ft.Control] = []
    if main is not None:
        value = state.value(main.id, seat)
        aloud = counter_screen_reader_text(ui.words, state, main, seat)
        shown = ui.big_number(value, width=150, height=84, name=f"{seat}-{main.id}", label=aloud)
        number = ui.explained(shown, word_help(ui, model, main.name))
        name, blows = _boss_name(ui, model, seat), _blows(ui, model, main, seat, tint)
        # A wide screen has room for the blows beside the number; on a phone they get a row of their own.
        top = [name, number] if ui.phone else [name, ft.Container(blows, width=460), number]
        rows.append(ft.Row(top, vertical_alignment=ft.CrossAxisAlignment.CENTER))
        rows.append(ui.progress_bar(value / full_bar_value(model, main, seat), color=tint))
        if ui.phone:
            rows.append(blows)
    if active:
        rows += pool_stepper_rows(ui, model, seat)
    return ui.panel(ft.Column(rows, spacing=12), tint=tint, active=active, faded=seat in state.out)


def full_bar_value(model: TrackerTableModel, counter: CounterDef, seat: str) -> int:
    """What a bar counts as full: the starting value, or the number on the card drawn last (the Lich's open jar)."""
    state = model.state
    drawn = [p.cards[card] for p in state.sheet.piles if p.seat == seat for card in state.drawn.get(p.id, ())[-1:]]
    return max([1, *drawn] if drawn else [1, state.sheet.seat(seat).holds.get(counter.id, 1)])


def seat_render_key(model: TrackerTableModel, seat: str) -> tuple[object, ...]:
    """Everything a card shows of a seat, to see whether it must be drawn again."""
    s = model.state
    counters = {c.id: (s.value(c.id, seat), model.change_of(c.id, seat)) for c in s.counters_of(seat)}
    tokens = tuple(token for token, holder in s.tokens.items() if holder == seat)
    held = s.marks.get(seat), s.dials.get(seat), s.highs.get(seat), tokens
    return s.name(seat), counters, held, s.out, s.active, s.ended, s.winners, s.round, s.drawn


def seat_subtitle_text(ui: Ui, model: TrackerTableModel, seat: str, short: bool = False) -> str:
    """The line under a name: the character or role, and in the first round how many cards the seat opens with.

    A `short` one, for a card with a number beside the name, says only the more important of the two.
    """
    state = model.state
    definition = state.sheet.seat(seat)
    pieces = [ui.words.name(definition.title)] if definition.title else []
    if not pieces and len({s.kind for s in state.sheet.seats if not s.automatic}) > 1 and not definition.automatic:
        pieces.append(ui.words.name(definition.kind_name))
    team = state.sheet.team_of(seat)
    if team is not None and not team.holds and not short:
        pieces.append(ui.words.name(team.name))
    if state.round == 1 and definition.hand is not None and not state.ended and not (short and pieces):
        pieces.append(ui.words("tag-hand", cards=definition.hand))
    return " · ".join(pieces)


def _who(ui: Ui, model: TrackerTableModel, seat: str, short: bool = False) -> ft.Control:
    state = model.state
    definition = state.sheet.seat(seat)
    about = seat_subtitle_text(ui, model, seat, short)
    name = ui.words.name(state.name(seat))
    size = fit_text(name, ui.device.width - _NUMBER_BESIDE, 17).size if short and ui.phone else 17
    lines: list[ft.Control] = [ui.strong(name, size=size, lines=1, silent=True)]
    if about:
        lines.append(ui.caption(about, lines=1, silent=True))
    badge, said = player_badge(definition.colour, size=34), ft.Column(lines, spacing=0, tight=True, expand=True)
    face = ft.Row([badge, said], spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return seat_sheet_button(ui, model, seat, face, expand=True)


def seat_sheet_button(
    ui: Ui,
    model: TrackerTableModel,
    seat: str,
    face: ft.Control,
    *,
    expand: bool | None = None,
    height: float | None = TARGET,
    padding: ft.PaddingValue | None = None,
    align: ft.Alignment | None = None,
) -> ft.Control:
    """Who sits there, to be tapped: opens the whole sheet of the seat."""
    return ui.pressable(
        face,
        on_tap=partial(model.show, SeatDialog(seat)),
        on_long_press=seat_help(ui, model, seat),
        name=f"seat-{seat}",
        align=align,
        expand=expand,
        padding=padding,
        label=ui.words("aloud-seat", name=ui.words.name(model.state.name(seat))),
        height=height,
    )


def _boss_name(ui: Ui, model: TrackerTableModel, seat: str) -> ft.Control:
    state = model.state
    shown: list[ft.Control] = [ui.title(ui.words.name(state.name(seat)), size=24)]
    if about := seat_subtitle_text(ui, model, seat):
        shown.append(ui.caption(about, lines=1))
    if tags := seat_status_tags(ui, model, seat, pools=True):
        shown.append(ui.chip_row(tags))
    face = ft.Column(shown, spacing=6, tight=True)
    around = ft.Padding.symmetric(horizontal=4, vertical=8)  # high enough for a finger with nothing but the name
    return seat_sheet_button(ui, model, seat, face, expand=True, height=None, padding=around)


def _blows(ui: Ui, model: TrackerTableModel, counter: CounterDef, seat: str, tint: str) -> ft.Control:
    name = ui.words.name(model.state.name(seat))
    change = model.change_of(counter.id, seat)

    button = partial(ui.tinted_button, color=tint, height=52)

    def blow(by: int) -> ft.Control:
        strike = partial(model.step, counter.id, seat, by)
        aloud = ui.words("aloud-blow", name=name, counter=counter.name, change=format_signed(by))
        spot = f"{seat}-{counter.id}{by:+d}"
        return button(format_signed(by), strike, name=spot, expand=True, on_hold=strike, label=aloud)

    so_far = ui.words("so-far", change=format_signed(change)) if change else ui.words("more-numbers")
    open_pad = partial(model.show, NumberPadDialog(counter.id, seat))
    more = button(so_far, open_pad, name=f"{seat}-{counter.id}-pad", expand=2)
    return ft.Row([blow(-1), blow(-5), blow(1), more], spacing=GAP)
