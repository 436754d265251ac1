"""The score sheet as a game: starts from a sheet, applies acts, freezes and thaws positions."""

from __future__ import annotations

import functools
import typing
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any

from companion.games.tracker import acts, chance, counting, ending, flow, marking, meters
from companion.games.tracker.sheet import TABLE, Sheet
from companion.games.tracker.state import Meter, SheetState
from companion.kernel.acts import Act, Codec
from companion.kernel.events import Event, Tell
from companion.kernel.game import Setup
from companion.kernel.luck import Luck
from companion.kernel.plain import from_plain, to_plain
from companion.kernel.questions import Question
from companion.kernel.refusals import Ended, NotNow
from companion.kernel.timers import Timer
from companion.kernel.words import Message

_APPLY: dict[type, Callable[[SheetState, Any, Tell], None]] = {
    acts.Change: counting.change,
    acts.Put: counting.put,
    acts.Limit: counting.limit,
    acts.Next: flow.go_on,
    acts.Jump: flow.jump,
    acts.Mark: marking.mark,
    acts.Hand: marking.hand,
    acts.Turn: marking.turn,
    acts.Set: marking.set_dial,
    acts.Move: meters.move,
    acts.Place: meters.place,
    acts.Spaces: meters.spaces,
    acts.Rolling: chance.rolling,
    acts.Rolled: chance.rolled,
    acts.Draw: chance.draw,
    acts.Out: ending.out,
    acts.Back: ending.back,
    acts.Finish: ending.finish,
    acts.Rename: marking.rename,
    acts.Note: marking.note,
    acts.Clock: marking.clock,
}
# What may still be done while the table waits for a card to be drawn, and after it has ended.
_ALWAYS = (acts.Note, acts.Rename, acts.Clock)


class Tracker:
    """The engine named `tracker`."""

    @property
    def codec(self) -> Codec:
        """Writes and reads the acts of a score sheet."""
        return acts.CODEC

    def start(self, setup: Setup, tell: Tell) -> SheetState:
        """The sheet with everything at its starting value."""
        state = _blank(read_sheet(setup), setup.seed)
        if state.sheet.first:
            told = {"name": state.name(state.sheet.first)}
            tell(
                Event(Message("first-by-chance" if state.sheet.first_by_chance else "first-chosen", told), tone="turn")
            )
        flow.begin(state, tell)
        ending.settle(state, tell)
        return state

    def question(self, state: SheetState) -> Question | None:
        """The card that must be drawn before anything else, if any."""
        return chance.question(state)

    def apply(self, state: SheetState, act: Act, tell: Tell) -> None:
        """Change the sheet by an act."""
        if not isinstance(act, _ALWAYS):
            if state.ended:
                raise Ended("table-ended")
            if state.waiting is not None and not isinstance(act, acts.Draw):
                pile = next(p for p in state.sheet.piles if p.id == state.waiting)
                raise NotNow("pile-first", pile=pile.name)
        _APPLY[type(act)](state, act, tell)
        ending.settle(state, tell)

    def merged(self, acts_given: Sequence[Act]) -> Act | None:
        """Taps on one counter make one change."""
        first = acts_given[0]
        same = all(
            isinstance(a, acts.Change) and (a.counter, a.seat) == (first.counter, first.seat) for a in acts_given
        )
        return acts.Change(first.counter, sum(a.by for a in acts_given), first.seat) if same else None

    def freeze(self, state: SheetState) -> dict[str, Any]:
        """The position without the sheet, which the setup holds already."""
        return {f.name: to_plain(getattr(state, f.name)) for f in fields(state) if f.name != "sheet"}

    def thaw(self, setup: Setup, data: object) -> SheetState:
        """The position that a snapshot holds."""
        frozen = from_plain(dict[str, object], data)
        hints = _state_hints()
        values = {name: from_plain(hints[name], frozen[name]) for name in hints if name in frozen}
        return SheetState(sheet=read_sheet(setup), **values)


def read_sheet(setup: Setup) -> Sheet:
    """The sheet that a setup holds."""
    return from_plain(Sheet, setup.body)


@functools.cache
def _state_hints() -> dict[str, Any]:
    hints = typing.get_type_hints(SheetState)
    del hints["sheet"]
    return hints


def _blank(sheet: Sheet, seed: int) -> SheetState:
    values = {seat.id: dict(seat.holds) for seat in sheet.seats}
    values |= {team.id: dict(team.holds) for team in sheet.teams}
    values[TABLE] = dict(sheet.table)
    highs = {seat.id: dict(seat.highs) for seat in sheet.seats if seat.highs}
    if sheet.table_highs:
        highs[TABLE] = dict(sheet.table_highs)
    state = SheetState(sheet, Luck.from_seed(seed), values, highs)
    for seat in sheet.seats:
        state.marks[seat.id] = tuple(m.id for m in sheet.marks if m.start and _for(m.kinds, seat.kind))
        state.dials[seat.id] = {
            d.id: d.values[0].id for d in sheet.dials if _for(d.kinds, seat.kind) and d.id not in seat.without
        }
    for token in sheet.tokens:
        holders = [seat.id for seat in sheet.seats if _for(token.kinds, seat.kind)]
        state.tokens[token.id] = sheet.first if sheet.first in holders else holders[0]
    state.meters = {meter.id: Meter(meter.start, meter.spaces) for meter in sheet.meters}
    state.piles = {pile.id: tuple(pile.cards) for pile in sheet.piles}
    state.timers = {timer.id: Timer() for timer in sheet.timers}
    return state


def _for(kinds: tuple[str, ...], kind: str) -> bool:
    return not kinds or kind in kinds
