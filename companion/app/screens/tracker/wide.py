"""The layout for a wide screen: seats side by side with numbers that fill their panels, and the story beside them."""

from __future__ import annotations

import math

import flet as ft

from companion.app.kit.badge import badge, mark_of
from companion.app.kit.chips import chip_lines, chips
from companion.app.kit.panel import panel
from companion.app.kit.words import caption, strong
from companion.app.models.evening import Evening
from companion.app.models.guest import Guest
from companion.app.screens.tracker.chips import seat_chips
from companion.app.screens.tracker.common import TableParts
from companion.app.screens.tracker.seat_card import BossCard, TeamCard, glance, opens_seat, seat_about
from companion.app.screens.tracker.steppers import pool_rows, wide_stepper
from companion.app.screens.tracker.story import Story
from companion.app.theme import Look
from companion.app.watch import part, use_watch

STORY_FROM = 1280
STORY_WIDTH = 320


def wide_body(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    """Panels, and the story where there is room for it."""
    width = guest.device.width - 48
    story = guest.device.width >= STORY_FROM
    panels = _panels(look, guest, evening, width - (STORY_WIDTH + 16 if story else 0))
    if not story:
        return panels
    return ft.Row(
        [ft.Container(panels, expand=True), ft.Container(Story(look, guest, evening), width=STORY_WIDTH)],
        spacing=16,
        vertical_alignment=ft.CrossAxisAlignment.START,
        expand=True,
    )


def _panels(look: Look, guest: Guest, evening: Evening, width: float) -> ft.Control:
    sheet = evening.state.sheet
    shown: list[ft.Control] = [TableParts(look, guest, evening)]
    shown += [BossCard.keyed(seat.id, look, guest, evening, seat.id) for seat in sheet.seats if seat.automatic]
    teams = [team.id for team in sheet.teams if team.holds]
    cards: list[ft.Control] = [TeamCard.keyed(team, look, guest, evening, team) for team in teams]
    people = [seat.id for seat in sheet.seats if not seat.automatic and not teams]
    count = len(people) or len(cards)
    columns = _columns(count, width)
    each = (width - (columns - 1) * 12) / columns
    height = (guest.device.height - 176 - _height_above(evening)) / math.ceil(count / columns) - 12 if people else 0
    cards += [WidePanel.keyed(seat, look, guest, evening, seat, each, height) for seat in people]
    for n in range(0, len(cards), columns):
        row = [ft.Container(card, expand=True) for card in cards[n : n + columns]]
        row += [ft.Container(expand=True)] * (columns - len(row))
        shown.append(ft.Row(list(row), spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    return ft.ListView(shown, spacing=12, expand=True, padding=0)


def _height_above(evening: Evening) -> float:
    """About how much room the parts of the table take above the seats."""
    state = evening.state
    reminders = 28 + 30 * len(state.reminders) + 12 if state.reminders else 0
    bosses = 180 * sum(seat.automatic for seat in state.sheet.seats)
    return reminders + bosses + 170 * len(state.sheet.meters) + (100 if evening.table_counters() else 0)


def _columns(count: int, width: float) -> int:
    """Two by two looks better than three and one."""
    most = max(1, int(width // 300))
    if count <= most:
        return max(1, count if count != 4 or width > 1300 else 2)
    return max(1, min(most, math.ceil(count / math.ceil(count / most))))


@part
def WidePanel(look: Look, guest: Guest, evening: Evening, seat: str, width: float, height: float) -> ft.Control:
    """A seat with its number as large as the panel allows."""
    use_watch(evening, lambda e: glance(e, seat))
    state = evening.state
    active = evening.is_on(seat)
    rows: list[ft.Control] = [_head(look, guest, evening, seat)]
    below: list[ft.Control] = [*pool_rows(look, guest, evening, seat)]
    under = 82.0 * len(below)
    if tags := seat_chips(look, guest, evening, seat, pools=False):
        below.append(chips(look, tags))
        under += 12 + 38 * chip_lines(tags, width - 32)
    main = evening.main_counter(seat)
    if main is not None:
        height = max(height, 206.0 + under)
        tall = min(280.0, max(96.0, height - 128 - under))
        rows.append(wide_stepper(look, guest, evening, main, seat, width=width - 32, height=tall))
    body = ft.Column([*rows, *below], spacing=12, alignment=ft.MainAxisAlignment.SPACE_BETWEEN)
    tint = mark_of(state.sheet.seat(seat).colour).colour
    return panel(look, body, tint=tint, active=active, faded=seat in state.out, height=height)


def _head(look: Look, guest: Guest, evening: Evening, seat: str) -> ft.Control:
    state, words = evening.state, guest.words
    definition, about = state.sheet.seat(seat), seat_about(guest, evening, seat)
    face = ft.Row(
        [
            badge(definition.colour, size=40),
            strong(look, words.name(state.name(seat)), size=22, lines=1, silent=True),
            caption(look, about, size=16, lines=1, expand=True, silent=True),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return opens_seat(look, guest, evening, seat, face)
