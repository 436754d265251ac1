"""The whole sheet of one seat: every counter, mark, dial and token, and whom it may attack."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.buttons import destructive, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, strong
from companion.app.models.evening import Evening, TextOpen
from companion.app.models.guest import Guest
from companion.app.screens.tracker.chips import ladder_rung
from companion.app.screens.tracker.common import given
from companion.app.screens.tracker.lookup import explain, explain_end, explain_seat, meaning
from companion.app.screens.tracker.seat_card import glance
from companion.app.screens.tracker.steppers import stepper_rows
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.tracker import acts, ending
from companion.games.tracker.sheet import DialDef


@part
def SeatSheet(look: Look, guest: Guest, evening: Evening, seat: str) -> ft.Control:
    """Follows the table while it is open."""
    use_watch(evening, lambda e: glance(e, seat))
    words, state = guest.words, evening.state
    definition = state.sheet.seat(seat)
    about = words.name(definition.title or definition.kind_name)
    body: list[ft.Control] = []
    if seat not in state.out:
        body += stepper_rows(look, guest, evening, state.counters_of(seat), seat)
    body += _ladders(look, guest, evening, seat)
    body += _marks(look, guest, evening, seat)
    for dial in state.sheet.dials:
        if dial.id in state.dials.get(seat, {}):
            body += _dial(look, guest, evening, dial, seat)
    body += _tokens(look, guest, evening, seat)
    body += _facts(look, guest, evening, seat)
    body += _leaving(look, guest, evening, seat)
    return sheet(
        look,
        words.name(state.name(seat)),
        body,
        subtitle=about,
        close=words("close"),
        on_close=lambda: evening.show(None),
        about=explain_seat(guest, evening, seat),
    )


def _ladders(look: Look, guest: Guest, evening: Evening, seat: str) -> list[ft.Control]:
    words = guest.words
    shown: list[ft.Control] = []
    for ladder in evening.state.sheet.ladders:
        if evening.state.has(ladder.counter, seat):
            reached = ladder_rung(evening, ladder, seat)
            facts = [
                f"{words.name(name)} {reached.gives[key]}" for key, name in ladder.gives.items() if key in reached.gives
            ]
            line = " · ".join([f"{words.name(ladder.name)} {words.name(reached.name)}", *facts])
            shown.append(meaning(guest, evening, strong(look, line, lines=2), ladder.name))
    return shown


def _marks(look: Look, guest: Guest, evening: Evening, seat: str) -> list[ft.Control]:
    words, state = guest.words, evening.state
    kind, held = state.sheet.seat(seat).kind, state.marks.get(seat, ())
    able = [m for m in state.sheet.marks if not m.kinds or kind in m.kinds]
    if not able or seat in state.out:
        return []
    tags = [
        tap_chip(
            look,
            words.name(m.name),
            given(evening, acts.Mark(m.id, seat, m.id not in held)),
            symbol=cast(Icon, m.icon),
            selected=m.id in held,
            name=f"mark-{m.id}",
            about=explain(guest, evening, m.name),
        )
        for m in able
    ]
    shown: list[ft.Control] = [strong(look, words("marks")), chips(look, tags, targets=True)]
    if any(m.uncertain for m in able):
        shown.append(caption(look, words("marks-uncertain")))
    return shown


def _dial(look: Look, guest: Guest, evening: Evening, dial: DialDef, seat: str) -> list[ft.Control]:
    words = guest.words
    at = evening.state.dials[seat][dial.id]
    value = next(v for v in dial.values if v.id == at)
    moves = [
        tap_chip(
            look,
            words.name(move.name),
            given(evening, acts.Turn(dial.id, seat, move.id)),
            name=f"{dial.id}-{move.id}",
            about=explain(guest, evening, dial.name),
        )
        for move in dial.moves
    ]
    head = words("aloud-card", pile=dial.name, value=value.name)
    return [meaning(guest, evening, strong(look, head), dial.name), chips(look, moves, targets=True)]


def _tokens(look: Look, guest: Guest, evening: Evening, seat: str) -> list[ft.Control]:
    state, words = evening.state, guest.words
    kind = state.sheet.seat(seat).kind
    return [
        quiet(
            look,
            words("token-take", token=token.name),
            given(evening, acts.Hand(token.id, seat)),
            height=48,
            symbol=cast(Icon, token.icon),
            name=f"token-{token.id}",
            on_long_press=explain(guest, evening, token.name),
        )
        for token in state.sheet.tokens
        if state.tokens.get(token.id) != seat and (not token.kinds or kind in token.kinds) and seat not in state.out
    ]


def _facts(look: Look, guest: Guest, evening: Evening, seat: str) -> list[ft.Control]:
    words, state = guest.words, evening.state
    shown: list[ft.Control] = []
    if (hand := state.sheet.seat(seat).hand) is not None:
        shown.append(caption(look, words("fact-hand", cards=hand)))
    players, champions = ending.may_attack(state, seat)
    if players:
        shown.append(caption(look, words("fact-attack", names=[words.name(state.name(s)) for s in players])))
    if champions and champions != players:
        shown.append(caption(look, words("fact-champions", names=[words.name(state.name(s)) for s in champions])))
    return shown


def _leaving(look: Look, guest: Guest, evening: Evening, seat: str) -> list[ft.Control]:
    words, state = guest.words, evening.state
    row: list[ft.Control] = []
    if not state.sheet.seat(seat).automatic:
        row.append(
            quiet(
                look,
                words("rename"),
                lambda: evening.show(TextOpen("rename", seat, words.name(state.name(seat)))),
                symbol="pencil",
                name="rename",
                height=48,
                expand=True,
            )
        )
    if seat in state.out and not state.ended:
        row.append(
            quiet(
                look,
                words("bring-back"),
                given(evening, acts.Back(seat)),
                symbol="undo",
                name="bring-back",
                height=48,
                expand=True,
            )
        )
    elif not state.ended:
        row.append(
            destructive(
                look,
                words("take-out"),
                given(evening, acts.Out(seat)),
                symbol="skull",
                name="take-out",
                on_long_press=explain_end(guest, evening),
                height=48,
                expand=True,
            )
        )
    return [ft.Row(row, spacing=8)] if row else []
