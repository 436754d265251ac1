"""The layout for a tablet lying flat: each panel turned to its side of the table, and a pill in the middle for all."""

from __future__ import annotations

import math

import flet as ft

from companion.app.icons import icon
from companion.app.kit.badge import badge, mark_of
from companion.app.kit.buttons import icon_button, primary
from companion.app.kit.panel import panel
from companion.app.kit.screen import EDGE
from companion.app.kit.tap import tap
from companion.app.kit.words import strong
from companion.app.models.evening import Evening, MenuOpen, PartsOpen
from companion.app.models.guest import Guest
from companion.app.screens.tracker.actions import go_on, has_next
from companion.app.screens.tracker.chips import seat_chips
from companion.app.screens.tracker.lookup import explain_next
from companion.app.screens.tracker.seat_card import glance, opens_seat
from companion.app.screens.tracker.speech import next_line, whose
from companion.app.screens.tracker.steppers import counter_label, pad_numeral
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.tracker.sheet import CounterDef

HUB = 72


def flat_table(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    """Far seats upside down above, near seats below, everything for the table in a pill between them."""
    width, height = guest.device.width - 2 * EDGE, guest.device.height - 2 * EDGE
    seats = [seat.id for seat in evening.state.sheet.seats]
    far, near = seats[: len(seats) // 2], seats[len(seats) // 2 :]
    tall = (height - EDGE) / (2 if far else 1)

    def side(row: list[str], turned: bool) -> ft.Control:
        # Clockwise round the table: the near side reads from right to left.
        order = row if turned else row[::-1]
        each = (width - EDGE * (len(row) - 1)) / max(1, len(row))
        cells = [
            _cell(look, guest, evening, seat, each, tall, turned, n > (len(row) - 1) / 2)
            for n, seat in enumerate(order)
        ]
        return ft.Row(list(cells), spacing=EDGE)

    rows: list[ft.Control] = [side(row, turned) for row, turned in ((far, True), (near, False)) if row]
    middle = ft.Container(Hub(look, guest, evening), alignment=ft.Alignment.CENTER, left=0, right=0, height=HUB + 16)
    middle.top = height / 2 - HUB / 2 - 8
    return ft.Stack([ft.Column(rows, spacing=EDGE), middle], expand=True)


def _cell(
    look: Look, guest: Guest, evening: Evening, seat: str, width: float, height: float, turned: bool, right: bool
) -> ft.Control:
    # The name stands in the corner away from the pill in the middle; turned round, left is right.
    shown = FlatPanel.keyed(seat, look, guest, evening, seat, width, height, right != turned)
    return ft.RotatedBox(quarter_turns=2 if turned else 0, content=shown)


@part
def Hub(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    """Undo, the gold action, history and menu, within reach of every side."""
    words = guest.words
    can_undo, can_redo, onward, waits = use_watch(
        evening,
        lambda e: (
            e.shown.can_undo > 0,
            e.shown.can_redo > 0,
            "" if e.state.ended else next_line(words, e.state),
            e.state.ended or e.state.waiting is not None or bool(e.state.reminders),
        ),
    )
    shown: list[ft.Control] = [
        icon_button(look, "undo", words("undo"), evening.undo, name="undo", size=HUB - 16, disabled=not can_undo),
    ]
    if can_redo:
        shown.append(icon_button(look, "redo", words("redo"), evening.redo, name="redo", size=HUB - 16))
    if onward and has_next(evening.state):
        shown.append(ft.Container(_onward(look, guest, evening, onward), width=230))
    if waits or evening.state.sheet.meters or evening.table_counters():
        shown.append(
            icon_button(
                look,
                "info",
                words("table-parts"),
                lambda: evening.show(PartsOpen()),
                name="parts",
                size=HUB - 16,
                selected=waits,
            )
        )
    shown += [
        icon_button(
            look,
            "log",
            words("history-open"),
            lambda: guest.device.go(f"/table/{evening.id}/history"),
            name="history",
            size=HUB - 16,
        ),
        icon_button(look, "more", words("table-menu"), lambda: evening.show(MenuOpen()), name="menu", size=HUB - 16),
    ]
    return ft.Container(
        ft.Row(shown, spacing=8, tight=True),
        bgcolor=look.background,
        border_radius=28,
        padding=8,
        border=ft.Border.all(1, look.line),
        shadow=ft.BoxShadow(blur_radius=24, color="#66000000"),
    )


def _onward(look: Look, guest: Guest, evening: Evening, said: str) -> ft.Control:
    """The gold action; held, it tells what comes."""
    coming = explain_next(guest, evening)
    return primary(look, said, go_on(evening), name="next", height=HUB - 16, on_long_press=coming)


@part
def FlatPanel(
    look: Look, guest: Guest, evening: Evening, seat: str, width: float, height: float, name_right: bool
) -> ft.Control:
    """One seat's side of the table: tap the left half for less, the right half for more, the number for the pad."""
    use_watch(evening, lambda e: glance(e, seat))
    state = evening.state
    active = evening.is_on(seat)
    main = evening.main_counter(seat)
    layers: list[ft.Control] = []
    if main is not None and seat not in state.out:
        layers.append(_halves(look, guest, evening, main, seat, width, height))
    if main is not None:
        layers.append(_figure(look, guest, evening, main, seat, width, height))
    corner = ft.Container(_name(look, guest, evening, seat), top=14)
    corner.left, corner.right = (None, 16) if name_right else (16, None)
    layers.append(corner)
    if tags := seat_chips(look, guest, evening, seat, pools=True):
        tags_row = ft.Row([*tags[: max(2, math.floor(width / 150))]], alignment=ft.MainAxisAlignment.CENTER, spacing=8)
        layers.append(ft.Container(tags_row, bottom=14, left=8, right=8))
    body = ft.Stack(layers, width=width - 4, height=height - 4)
    tint = mark_of(state.sheet.seat(seat).colour).colour
    return panel(look, body, tint=tint, active=active, faded=seat in state.out, padding=0, width=width, height=height)


def _halves(
    look: Look, guest: Guest, evening: Evening, main: CounterDef, seat: str, width: float, height: float
) -> ft.Control:
    words, name = guest.words, whose(guest.words, evening.state, main, seat)

    def half(by: int) -> ft.Control:
        async def step() -> None:
            await evening.step(main.id, seat, by)

        glyph = ft.Container(icon("plus" if by > 0 else "minus", look.muted, 36), padding=28)
        spoken = words("aloud-plus" if by > 0 else "aloud-minus", name=name, counter=main.name)
        return tap(
            look,
            glyph,
            on_tap=step,
            on_hold=step,
            label=spoken,
            width=width / 2 - 2,
            height=height - 4,
            name=f"{seat}-{main.id}-{'plus' if by > 0 else 'minus'}",
            radius=22,
            padding=0,
            align=ft.Alignment.CENTER_RIGHT if by > 0 else ft.Alignment.CENTER_LEFT,
        )

    return ft.Row([half(-1), half(1)], spacing=0)


def _figure(
    look: Look, guest: Guest, evening: Evening, main: CounterDef, seat: str, width: float, height: float
) -> ft.Control:
    room, tall = max(100.0, width - 240), min(height - 170, 240.0)
    pressable = pad_numeral(look, guest, evening, main, seat, width=room, height=tall)
    label = ft.Container(counter_label(look, guest, evening, main), width=room)
    return ft.Container(
        ft.Column([pressable, label], spacing=0, tight=True), left=(width - room) / 2, top=(height - tall) / 2
    )


def _name(look: Look, guest: Guest, evening: Evening, seat: str) -> ft.Control:
    state = evening.state
    face = ft.Row(
        [
            badge(state.sheet.seat(seat).colour, size=36),
            strong(look, guest.words.name(state.name(seat)), size=22, lines=1, silent=True),
        ],
        spacing=12,
        tight=True,
    )
    return opens_seat(look, guest, evening, seat, face, padding=4, align=ft.Alignment.CENTER)
