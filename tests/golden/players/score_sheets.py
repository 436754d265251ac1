"""Evenings at score sheets: people type lines, and tap."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from companion.games.game_boxes import compute_content_stamp, load_boxes
from companion.games.tracker import acts
from companion.games.tracker.acts import Act
from companion.games.tracker.line_parser import parse_line
from companion.games.tracker.setup.setup_builder import player_count_range
from companion.games.tracker.state import SheetState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.game import Setup
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService
from tests.golden.players.playing import Plan, Step
from tests.tracker.presets import every_preset

PLAYED = 40
"""After so many entries they come to the end."""
MORE = {
    "hero-realms-two-dragons": "hero-realms dragon vs dragon",
    "hero-realms-lich-vs-dragon": "hero-realms lich vs dragon",
    "heroes3-all-rules": "heroes3 with all optional rules",
    "terrinoth-track": "terrinoth with its track",
    "own-sheet": "score sheet of their own",
}
"""Tables that differ in more than their mode, with their names among the presets."""


def plans() -> Iterator[Plan]:
    """One of each mode of each box, and a few more."""
    presets = dict(every_preset())
    for box in load_boxes():
        for mode in box.modes:
            least, most = player_count_range(mode)
            preset = presets[f"{box.id} {mode.id} {(least + most + 1) // 2}"]
            yield Plan(f"sheet-{box.id}-{mode.id}", partial(_seeded, preset), ScoreKeepers, slips=12)
    for name, label in MORE.items():
        yield Plan(f"sheet-{name}", partial(_seeded, presets[label]), ScoreKeepers, slips=12)


def _seeded(setup: Setup, seed: int) -> Setup:
    return replace(setup, seed=seed, content=compute_content_stamp())


class ScoreKeepers:
    """People who write down what happens at the table; after a while they bring it to an end."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self._taps: list[Step] = []

    def step(self, house: TableService, live: LiveTable) -> Step:
        """The next line, or the next tap of several on the same button."""
        if self._taps:
            return self._taps.pop()
        state: SheetState = live.state
        if state.waiting is not None:
            line = self.luck.pick(self._draws(state))
        else:
            line = self._ending(state) if live.length >= PLAYED else self.luck.pick(self._lines(state))
        act = parse_line(state, line, house.clock())
        who = self.luck.pick(state.sheet.seats).name
        if isinstance(act, acts.Change) and abs(act.by) == 1:
            self._taps = [Step(act, who, burst=f"tap{live.length}")] * (2 + self.luck.below(2))
            return self._taps.pop()
        return Step(act, who, instead=_instead(act))

    def _draws(self, state: SheetState) -> list[str]:
        pile = next(pile for pile in state.sheet.piles if pile.id == state.waiting)
        return ["draw", "draw", *(f"draw {card}" for card in pile.cards)]

    def _lines(self, state: SheetState) -> list[str]:
        seat = self.luck.pick(state.living or [seat.id for seat in state.sheet.seats])
        return [
            *(f"{c.id} {seat} {self._by()}" for c in state.counters_of(seat) for _ in range(2)),
            *(f"{c.id} {self._by()}" for c in state.table_counters()),
            *self._tracks(state) * 2,
            *self._shown(state, seat),
            f"note Well played, {seat}.",
            f"rename {seat} {seat.title()} the Bold",
            "clock start",
            "clock pause",
        ]

    def _by(self) -> str:
        return self.luck.pick(("-1", "-1", "+1", "+2", "+4", "-3", "-6", "=7"))

    def _tracks(self, state: SheetState) -> list[str]:
        flow = state.sheet.flow
        return ["turn next"] * bool(flow.turns) + ["phase next"] * bool(flow.phases) + ["round next"] * flow.rounds

    def _shown(self, state: SheetState, seat: str) -> list[str]:
        """Marks, tokens, dials, meters and dice."""
        sheet = state.sheet
        return [
            *(f"{mark.id} {seat} {self.luck.pick(('on', 'off'))}" for mark in sheet.marks),
            *(f"{token.id} {seat}" for token in sheet.tokens),
            *(f"{dial.id} {seat} {self.luck.pick(dial.moves).id}" for dial in sheet.dials if dial.moves),
            *(f"{meter.id} {self.luck.pick(('+1', '+2', '-1'))}" for meter in sheet.meters),
            *(f"roll {die.id} 2" for die in sheet.dice),
            *(f"rolled {die.id} {self.luck.pick(die.faces).id}" for die in sheet.dice),
        ]

    def _ending(self, state: SheetState) -> str:
        """Somebody falls; where nothing is counted that decides it, somebody leaves or the table names who has won."""
        victim, end = self.luck.pick(state.living), state.sheet.end
        if end is None:
            return f"win {victim}"
        if not state.has(end.counter, victim):
            return self.luck.pick((f"out {victim}", f"out {victim}", f"win {victim}"))
        high = state.limits(end.counter, victim).high
        return (
            f"out {victim}" if end.full and high is None else f"{end.counter} {victim} ={high if end.full else end.at}"
        )


def _instead(act: Act) -> tuple[Act, ...]:
    """What was perhaps meant."""
    if isinstance(act, acts.Change):
        return (replace(act, by=act.by + 1), replace(act, by=act.by - 1))
    if isinstance(act, acts.Note):
        return (acts.Note(f"{act.text} Really."),)
    return ()
