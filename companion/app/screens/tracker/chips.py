"""What else a seat holds, as tags: pools, levels, marks, dials, tokens, hands."""

from __future__ import annotations

from typing import cast

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.chips import chip
from companion.app.models.evening import Evening
from companion.app.models.guest import Guest
from companion.app.screens.tracker.lookup import explain_end, meaning
from companion.app.theme import Look, ToneName
from companion.games.tracker.sheet import CounterDef, LadderDef, Rung
from companion.kernel.limits import rung


def seat_chips(look: Look, guest: Guest, evening: Evening, seat: str, *, pools: bool) -> list[ft.Control]:
    """The tags of a seat; `pools` adds those counters that have no stepper on the card."""
    state = evening.state
    shown: list[ft.Control] = []
    if seat in state.winners:
        shown.append(_end(look, guest, evening, "tag-winner", "gold", "crown"))
    if seat in state.out:
        shown.append(_end(look, guest, evening, "tag-out", "harm", "skull"))
    shown += [_token(look, guest, evening, token) for token, holder in state.tokens.items() if holder == seat]
    shown += _ladders(look, guest, evening, seat)
    if pools:
        # An empty pool is no news.
        pool_counters = [counter for counter in evening.pools(seat) if state.value(counter.id, seat)]
        shown += [_counter(look, guest, evening, counter, seat) for counter in pool_counters]
    shown += [_counter(look, guest, evening, counter, seat) for counter in evening.sides(seat)]
    shown += _marks(look, guest, evening, seat)
    shown += _dials(look, guest, evening, seat)
    return shown


def _end(look: Look, guest: Guest, evening: Evening, word: str, tone: ToneName, symbol: Icon) -> ft.Control:
    return chip(look, guest.words(word), tone=tone, symbol=symbol, about=explain_end(guest, evening))


def ladder_rung(evening: Evening, ladder: LadderDef, seat: str) -> Rung:
    """The rung a seat has reached."""
    return rung(evening.state.value(ladder.counter, seat), [(r.at, r) for r in ladder.rungs])


def _counter(look: Look, guest: Guest, evening: Evening, counter: CounterDef, seat: str) -> ft.Control:
    value = evening.state.value(counter.id, seat)
    high = evening.state.limits(counter.id, seat).high
    shown = f"{guest.words.name(counter.name)} {value}" + (f"/{high}" if high is not None else "")
    tag = chip(look, shown, tone=_tone(counter), symbol=cast(Icon, counter.icon))
    return meaning(guest, evening, tag, counter.name)


_TONES: dict[str, ToneName] = {"coin": "gold", "sword": "harm", "gem": "arcane", "cubes": "info"}


def _tone(counter: CounterDef) -> ToneName:
    return _TONES.get(counter.icon, "plain")


def _token(look: Look, guest: Guest, evening: Evening, token: str) -> ft.Control:
    definition = next(t for t in evening.state.sheet.tokens if t.id == token)
    tag = chip(look, guest.words.name(definition.name), tone="gold", symbol=cast(Icon, definition.icon))
    return meaning(guest, evening, tag, definition.name)


def _ladders(look: Look, guest: Guest, evening: Evening, seat: str) -> list[ft.Control]:
    words = guest.words
    shown: list[ft.Control] = []
    for ladder in evening.state.sheet.ladders:
        if evening.state.has(ladder.counter, seat):
            reached = words.name(ladder_rung(evening, ladder, seat).name)
            tag = chip(look, f"{words.name(ladder.name)} {reached}", symbol="level")
            shown.append(meaning(guest, evening, tag, ladder.name))
    return shown


def _marks(look: Look, guest: Guest, evening: Evening, seat: str) -> list[ft.Control]:
    held = evening.state.marks.get(seat, ())
    return [
        meaning(
            guest,
            evening,
            chip(look, guest.words.name(mark.name), tone="info" if mark.good else "harm", symbol=cast(Icon, mark.icon)),
            mark.name,
        )
        for mark in evening.state.sheet.marks
        if mark.id in held
    ]


def _dials(look: Look, guest: Guest, evening: Evening, seat: str) -> list[ft.Control]:
    shown: list[ft.Control] = []
    for dial in evening.state.sheet.dials:
        at = evening.state.dials.get(seat, {}).get(dial.id)
        value = next((v for v in dial.values if v.id == at), None)
        if value is not None and value.good is not None:
            tone: ToneName = "heal" if value.good else "harm"
            tag = chip(look, guest.words.name(value.name), tone=tone, symbol=cast(Icon, dial.icon))
            shown.append(meaning(guest, evening, tag, dial.name))
    return shown
