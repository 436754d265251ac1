"""Where things stand: on a phone the board over the instruction, on a wide screen everything beside the board."""

from __future__ import annotations

import flet as ft

from companion.app.kinds import Size
from companion.app.kit.header import header_growth
from companion.app.kit.panel import panel
from companion.app.kit.screen import EDGE
from companion.app.models.guest import Guest
from companion.app.models.heroes3.evening import CombatEvening
from companion.app.screens.heroes3.combat.actions import ActionBar
from companion.app.screens.heroes3.combat.board import Tower, board
from companion.app.screens.heroes3.combat.odds_panel import OddsStrip
from companion.app.screens.heroes3.combat.order_line import OrderLine
from companion.app.screens.heroes3.combat.prompt import Prompt
from companion.app.screens.heroes3.combat.speech import fight_now, fight_title
from companion.app.theme import PAD, TARGET, Look
from companion.app.watch import part, use_watch

HEADER, BAR, STRIP, TOWER, LOW_TOWER = 64, 84, 30, 92, 60
"""Heights that the rest of the screen takes."""
LEAST_PROMPT = 118
"""The lowest that the instruction becomes."""
_SHARE, _MOST = 0.29, 230
_SHARES: dict[str, tuple[float, float]] = {"place": (0.42, 272), "over": (0.38, _MOST)}
"""What the instruction takes of the board's room, and how much at most: five units to place stand in three rows."""
LOW = 720
"""Below this height the odds stay in their sheet: the board needs the room."""
_SIDE = 400
_WIDE_FROM = 900
_BESIDE, _TURN = 480, 52
"""What instruction, odds and actions may take beside the board, and one line of the order of play."""
_TALLEST = 1.16
"""A space is at most so much higher than wide."""


def is_wide(size: Size) -> bool:
    """Whether there is room beside the board."""
    return size[0] >= _WIDE_FROM and size[0] > size[1]


def tall_body(look: Look, guest: Guest, evening: CombatEvening, size: Size) -> ft.Control:
    """Odds, board, instruction; the action bar lies below."""
    return ft.Container(TallBody(look, guest, evening, size))


@part
def TallBody(look: Look, guest: Guest, evening: CombatEvening, size: Size) -> ft.Control:
    """The board takes what the instruction leaves; both keep their height in a combat, so that nothing jumps."""
    in_view, tower, (share, most), head = use_watch(
        evening,
        lambda e: (
            e.in_view and not e.state.ended and size[1] >= LOW,
            (TOWER if size[1] >= LOW else LOW_TOWER) if e.state.tower >= 0 else 0,
            _SHARES.get(e.moment, (_SHARE, _MOST)),
            HEADER + _header_growth(look, guest, e, size[0]),
        ),
    )
    width = size[0] - 2 * EDGE
    room = size[1] - head - BAR - (STRIP + 8 if in_view else 0) - (tower + 6 if tower else 0) - 8
    prompt = min(most, max(LEAST_PROMPT, room * share))
    high = min(room - prompt, 5 * (width / 4) * _TALLEST)
    parts: list[ft.Control] = [OddsStrip(look, guest, evening.odds)] if in_view else []
    parts += [Tower(look, guest, evening, width, tower)] if tower else []
    parts.append(board(look, guest, evening, width, high))
    parts.append(ft.Container(Prompt(look, guest, evening, room - high), padding=ft.Padding.only(top=2)))
    return ft.Column(parts, spacing=6)


def _header_growth(look: Look, guest: Guest, evening: CombatEvening, width: float) -> float:
    beside = 3 * (TARGET + 12)  # the way back, the odds and the menu
    title, line = fight_title(guest.words, evening.state.fight), fight_now(guest.words, evening.state)
    return header_growth(look, title, line, width - 2 * EDGE - beside)


def wide_body(look: Look, guest: Guest, evening: CombatEvening, size: Size) -> ft.Control:
    """The board fills the screen; beside it the order of play, the odds, the instruction and the actions."""
    return ft.Container(WideBody(look, guest, evening, size))


@part
def WideBody(look: Look, guest: Guest, evening: CombatEvening, size: Size) -> ft.Control:
    """Board left, everything else right."""
    in_view, tower = use_watch(evening, lambda e: (e.in_view and not e.state.ended, e.state.tower >= 0))
    high = size[1] - HEADER - 2 * EDGE
    across = size[0] - 2 * EDGE - _SIDE - PAD
    most = int((high - _BESIDE - (TOWER if tower else 0)) // _TURN)
    beside: list[ft.Control] = [OrderLine(look, guest, evening, max(2, most))]
    if in_view:
        beside.append(panel(look, OddsStrip(look, guest, evening.odds), padding=12, radius=18))
    if tower:
        beside.append(Tower(look, guest, evening, _SIDE, TOWER))
    beside.append(ft.Container(expand=True))
    beside.append(Prompt(look, guest, evening, None))
    beside.append(ActionBar(look, guest, evening))
    column = ft.Column(beside, spacing=10, width=_SIDE, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(
        [board(look, guest, evening, across, high), column],
        spacing=PAD,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
