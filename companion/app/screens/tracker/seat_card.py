"""One seat on a card: who it is, the number that matters, and what else it holds."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.app.kit.badge import badge
from companion.app.kit.bar import bar
from companion.app.kit.buttons import tinted
from companion.app.kit.chips import chips
from companion.app.kit.fitting import fitted
from companion.app.kit.numeral import numeral, sign
from companion.app.kit.panel import panel
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, strong, title
from companion.app.models.evening import Evening, PadOpen, SeatOpen
from companion.app.models.guest import Guest
from companion.app.screens.tracker.chips import seat_chips
from companion.app.screens.tracker.lookup import explain_seat, meaning
from companion.app.screens.tracker.speech import counter_aloud
from companion.app.screens.tracker.steppers import card_stepper, pool_rows, wide_stepper
from companion.app.theme import GAP, TARGET, Look, Tint
from companion.app.watch import part, use_watch
from companion.games.tracker.sheet import CounterDef

_NUMBER_BESIDE = 312
"""What a number with its buttons, a badge and the edges take of the width of a phone."""


@part
def SeatCard(look: Look, guest: Guest, evening: Evening, seat: str, roomy: bool) -> ft.Control:
    """A person's card; a roomy one gives the number a row of its own."""
    use_watch(evening, lambda e: glance(e, seat))
    state, active = evening.state, evening.is_on(seat)
    main = evening.main_counter(seat)
    top: list[ft.Control] = [_who(look, guest, evening, seat, short=not roomy)]
    rows: list[ft.Control] = [ft.Row(top, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)]
    if main is not None and roomy:
        width = guest.device.width - 64
        rows.append(wide_stepper(look, guest, evening, main, seat, width=width, height=104))
    elif main is not None:
        rows[0] = ft.Row([*top, card_stepper(look, guest, evening, main, seat)], spacing=GAP)
    steppers = active or not state.sheet.flow.turns
    if steppers:
        rows += pool_rows(look, guest, evening, seat)
    if shown := seat_chips(look, guest, evening, seat, pools=not steppers):
        rows.append(chips(look, shown))
    return panel(look, ft.Column(rows, spacing=10), active=active, faded=seat in state.out, padding=14)


@part
def TeamCard(look: Look, guest: Guest, evening: Evening, team: str) -> ft.Control:
    """A team with one total and its members below it."""
    use_watch(evening, lambda e: [glance(e, s) for s in _members(e, team)])
    state = evening.state
    definition = next(t for t in state.sheet.teams if t.id == team)
    seats = definition.seats
    active = evening.is_on(seats[0])
    main = evening.main_counter(seats[0])
    rows: list[ft.Control] = [title(look, guest.words.name(definition.name))]
    if main is not None:
        width = min(guest.device.width - 64, 420)
        rows.append(wide_stepper(look, guest, evening, main, seats[0], width=width, height=84))
    for seat in seats:
        rows.append(ft.Row([_who(look, guest, evening, seat)]))
        if active:
            rows += pool_rows(look, guest, evening, seat)
        if shown := seat_chips(look, guest, evening, seat, pools=not active):
            rows.append(chips(look, shown))
    out = all(seat in state.out for seat in seats)
    return panel(look, ft.Column(rows, spacing=10), active=active, faded=out, padding=14)


@part
def BossCard(look: Look, guest: Guest, evening: Evening, seat: str) -> ft.Control:
    """The boss: its number as large as the card allows, and quick blows against it."""
    use_watch(evening, lambda e: glance(e, seat))
    state, words = evening.state, guest.words
    main = evening.main_counter(seat)
    tint = look.tint(cast(Tint, state.sheet.colour))
    active = evening.is_on(seat)
    rows: list[ft.Control] = []
    if main is not None:
        value = state.value(main.id, seat)
        shown = numeral(
            look, value, width=150, height=84, name=f"{seat}-{main.id}", label=counter_aloud(words, state, main, seat)
        )
        number = meaning(guest, evening, shown, main.name)
        name, blows = _boss_name(look, guest, evening, seat), _blows(look, guest, evening, main, seat, tint)
        # A wide screen has room for the blows beside the number; on a phone they get a row of their own.
        top = [name, number] if look.phone else [name, ft.Container(blows, width=460), number]
        rows.append(ft.Row(top, vertical_alignment=ft.CrossAxisAlignment.CENTER))
        rows.append(bar(look, value / full_value(evening, main, seat), color=tint))
        if look.phone:
            rows.append(blows)
    if active and (pools := pool_rows(look, guest, evening, seat)):
        rows += pools
    return panel(look, ft.Column(rows, spacing=12), tint=tint, active=active, faded=seat in state.out)


def full_value(evening: Evening, counter: CounterDef, seat: str) -> int:
    """What a bar counts as full: the starting value, or the number on the card drawn last (the Lich's open jar)."""
    state = evening.state
    drawn = [p.cards[card] for p in state.sheet.piles if p.seat == seat for card in state.drawn.get(p.id, ())[-1:]]
    return max([1, *drawn] if drawn else [1, state.sheet.seat(seat).holds.get(counter.id, 1)])


def glance(evening: Evening, seat: str) -> tuple[object, ...]:
    """Everything a card shows of a seat, to see whether it must be drawn again."""
    state = evening.state
    holder_values = {c.id: state.value(c.id, seat) for c in state.counters_of(seat)}
    running = {c: evening.change_of(c, seat) for c in holder_values}
    return (
        holder_values,
        running,
        state.name(seat),
        state.marks.get(seat),
        state.dials.get(seat),
        state.out,
        state.active,
        state.ended,
        state.winners,
        tuple(t for t, holder in state.tokens.items() if holder == seat),
        state.round,
        state.drawn,
        state.highs.get(seat),
    )


def seat_about(guest: Guest, evening: Evening, seat: str, short: bool = False) -> str:
    """The line under a name: the character or role, and in the first round how many cards the seat opens with.

    A `short` one, for a card with a number beside the name, says only the more important of the two.
    """
    words, state = guest.words, evening.state
    definition = state.sheet.seat(seat)
    pieces = [words.name(definition.title)] if definition.title else []
    if not pieces and len({s.kind for s in state.sheet.seats if not s.automatic}) > 1 and not definition.automatic:
        pieces.append(words.name(definition.kind_name))
    team = state.sheet.team_of(seat)
    if team is not None and not team.holds and not short:
        pieces.append(words.name(team.name))
    if state.round == 1 and definition.hand is not None and not state.ended and not (short and pieces):
        pieces.append(words("tag-hand", cards=definition.hand))
    return " · ".join(pieces)


def _who(look: Look, guest: Guest, evening: Evening, seat: str, short: bool = False) -> ft.Control:
    state, words = evening.state, guest.words
    definition = state.sheet.seat(seat)
    about = seat_about(guest, evening, seat, short)
    name = words.name(state.name(seat))
    size = fitted(name, guest.device.width - _NUMBER_BESIDE, 17).size if short and look.phone else 17
    lines: list[ft.Control] = [strong(look, name, size=size, lines=1, silent=True)]
    if about:
        lines.append(caption(look, about, lines=1, silent=True))
    face = ft.Row(
        [badge(definition.colour, size=34), ft.Column(lines, spacing=0, tight=True, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return opens_seat(look, guest, evening, seat, face, expand=True, height=TARGET)


def opens_seat(
    look: Look, guest: Guest, evening: Evening, seat: str, face: ft.Control, *,
    expand: bool | None = None, height: float | None = None, padding: float | None = None,
    align: ft.Alignment | None = None,
) -> ft.Control:  # fmt: skip
    """Who sits there, to be tapped: opens the whole sheet of the seat."""
    words = guest.words
    return tap(
        look,
        face,
        on_tap=lambda: evening.show(SeatOpen(seat)),
        on_long_press=explain_seat(guest, evening, seat),
        name=f"seat-{seat}",
        align=align,
        expand=expand,
        padding=padding,
        label=words("aloud-seat", name=words.name(evening.state.name(seat))),
        height=height,
    )


def _members(evening: Evening, team: str) -> tuple[str, ...]:
    return next(t.seats for t in evening.state.sheet.teams if t.id == team)


def _boss_name(look: Look, guest: Guest, evening: Evening, seat: str) -> ft.Control:
    words, state = guest.words, evening.state
    shown: list[ft.Control] = [title(look, words.name(state.name(seat)), size=24)]
    if about := seat_about(guest, evening, seat):
        shown.append(caption(look, about, lines=1))
    tags = seat_chips(look, guest, evening, seat, pools=True)
    if tags:
        shown.append(chips(look, tags))
    face = ft.Column(shown, spacing=6, tight=True)
    return opens_seat(look, guest, evening, seat, face, expand=True, padding=4)


def _blows(look: Look, guest: Guest, evening: Evening, counter: CounterDef, seat: str, tint: str) -> ft.Control:
    words, name = guest.words, guest.words.name(evening.state.name(seat))
    change = evening.change_of(counter.id, seat)

    def blow(by: int) -> ft.Control:
        async def strike() -> None:
            await evening.step(counter.id, seat, by)

        spoken = words("aloud-blow", name=name, counter=counter.name, change=sign(by))
        return tinted(
            look,
            sign(by),
            strike,
            color=tint,
            name=f"{seat}-{counter.id}{by:+d}",
            expand=True,
            on_hold=strike,
            label=spoken,
            height=52,
        )

    so_far = words("so-far", change=sign(change)) if change else words("more-numbers")
    more = tinted(
        look,
        so_far,
        lambda: evening.show(PadOpen(counter.id, seat)),
        color=tint,
        name=f"{seat}-{counter.id}-pad",
        expand=2,
        strength=0.42,
        height=52,
    )
    return ft.Row([blow(-1), blow(-5), blow(1), more], spacing=GAP)
