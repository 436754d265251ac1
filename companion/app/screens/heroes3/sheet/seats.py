"""The players: on a phone a strip to choose one, on a wide screen a card each with what matters at a glance."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.badge import badge, mark_of
from companion.app.kit.panel import panel
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, figure, strong
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.screens.heroes3.sheet.parts import SIGNS, resource_ink
from companion.app.screens.heroes3.sheet.speech import amount, chair_about, hero_about
from companion.app.theme import R_CHIP, TARGET, Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.sheet import looking
from companion.games.heroes3.sheet.state import Sheet

_LETTERS = {1: 30, 2: 13, 3: 7, 4: 9}
"""How long names may be to fit beside each other on a phone, by how many players there are; of four, one is named."""


@part
def SeatStrip(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """The players side by side; the one in view is filled, the one whose turn it is has the gold edge.

    Where names would be cut off, only signs stand there, and the name of the player in view below them.
    """
    use_watch(evening, lambda e: (e.seat, e.state.active, _facts(e)))
    chairs = evening.chairs
    named = all(len(chair.name) <= _LETTERS.get(len(chairs), 0) for chair in chairs)
    row = ft.Row([_segment(look, guest, evening, chair.id, named) for chair in chairs], spacing=6)
    if named:
        return row
    shown = strong(look, evening.chair(evening.seat).name, size=16, lines=1, silent=True)
    return ft.Column([row, ft.Container(shown, alignment=ft.Alignment.CENTER)], spacing=4, tight=True)


def _facts(evening: SheetEvening) -> object:
    return tuple(
        (sheet.out, sheet.purse, len(looking.matters_of(evening.state, seat)))
        for seat, sheet in evening.state.sheets.items()
    )


def _segment(look: Look, guest: Guest, evening: SheetEvening, seat: str, named: bool) -> ft.Control:
    chair, chosen = evening.chair(seat), seat == evening.seat
    waits = len(looking.matters_of(evening.state, seat))
    face: list[ft.Control] = [badge(evening.place(seat), size=28)]
    if named and (len(evening.chairs) < 4 or chosen):
        face.append(strong(look, chair.name, size=15, lines=1, expand=True, silent=True))
    if waits:
        face.append(_waiting(look, waits))
    active = seat == evening.state.active
    edge = look.action if active else look.line
    return tap(
        look, ft.Row(face, spacing=7, alignment=ft.MainAxisAlignment.CENTER), on_tap=partial(evening.pick, seat),
        on_long_press=hero_about(guest, evening, seat),
        label=_aloud(guest, evening, seat, active, waits), name=f"seat-{seat}", selected=chosen, height=TARGET,
        fill=look.wash(mark_of(evening.place(seat)).colour, 0.3) if chosen else look.surface,
        border=ft.Border.all(2 if active else 1, edge), radius=R_CHIP, padding=ft.Padding.symmetric(horizontal=9),
        expand=2 if named and chosen and len(evening.chairs) > 3 else 1,
    )  # fmt: skip


def _waiting(look: Look, count: int) -> ft.Control:
    return ft.Container(
        figure(look, str(count), size=13, color=look.on_action, silent=True), bgcolor=look.action, border_radius=11,
        width=22, height=22, alignment=ft.Alignment.CENTER,
    )  # fmt: skip


def _aloud(guest: Guest, evening: SheetEvening, seat: str, active: bool, waits: int) -> str:
    """A player with everything that the card shows."""
    words, chair, sheet = guest.words, evening.chair(seat), evening.state.sheets[seat]
    said = words("h3s-ui-seat", name=chair.name, about=chair_about(words, chair), amount=amount(words, sheet.purse),
                 state="out" if sheet.out else "active" if active else "waiting")  # fmt: skip
    return f"{said} {words('h3s-ui-open-count', count=waits)}" if waits else said


@part
def SeatCard(look: Look, guest: Guest, evening: SheetEvening, seat: str) -> ft.Control:
    """One player on a wide screen: name, town, resources, level and movement; a tap opens the whole sheet."""
    chosen, active, waits = use_watch(
        evening, lambda e: (e.seat == seat, e.state.active == seat, len(looking.matters_of(e.state, seat)))
    )
    sheet = use_watch(evening, lambda e: _shown(e.state.sheets[seat]))
    words, chair, mine = guest.words, evening.chair(seat), evening.state.sheets[seat]
    # Four players must fit beside each other's sheets on a tablet: there the hero's numbers stand below the name.
    roomy, line = look.size == "desktop", _small(guest, evening, seat, sheet)
    head = ft.Row(
        [
            badge(evening.place(seat), size=34),
            ft.Column(
                [
                    strong(look, chair.name, size=18, lines=1, silent=True),
                    caption(look, chair_about(words, chair) if roomy else line, lines=1, silent=True),
                ],
                spacing=0, tight=True, expand=True,
            ),
            *([_waiting(look, waits)] if waits else []),
            *([icon("skull", look.muted, 24)] if mine.out else []),
        ],
        spacing=10,
    )  # fmt: skip
    numbers = ft.Row(
        # Equally wide, so that the same resource stands below itself from player to player.
        [ft.Container(_number(look, *amount_of), expand=True) for amount_of in mine.purse.amounts().items()],
        spacing=4,
    )
    rows: list[ft.Control] = [head, numbers, *([caption(look, line, size=14, lines=1, silent=True)] if roomy else [])]
    return panel(
        look, ft.Column(rows, spacing=6), on_tap=partial(evening.pick, seat), about=hero_about(guest, evening, seat),
        label=_aloud(guest, evening, seat, active, waits), name=f"seat-{seat}", padding=12 if roomy else 10, radius=18,
        tint=mark_of(evening.place(seat)).colour if chosen else None, active=active,
    )  # fmt: skip


def _shown(sheet: Sheet) -> tuple[object, ...]:
    return (sheet.purse, sheet.experience, sheet.movement, sheet.morale, sheet.out, sheet.army)


def _small(guest: Guest, evening: SheetEvening, seat: str, shown: object) -> str:
    sheet = evening.state.sheets[seat]
    return guest.words(
        "h3s-ui-seat-line", level=looking.level(sheet).level, movement=sheet.movement, units=len(sheet.army)
    )


def _number(look: Look, resource: str, count: int) -> ft.Control:
    return ft.Row(
        [
            icon(SIGNS[resource], resource_ink(look, resource), 22),
            figure(look, str(count).replace("-", "−"), size=28, color=look.harm if count < 0 else None, silent=True),
        ],
        spacing=6, tight=True,
    )  # fmt: skip
