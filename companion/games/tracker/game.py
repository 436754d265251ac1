"""The score sheet as a game: starts from a sheet, applies acts, freezes and thaws positions."""

from __future__ import annotations

import functools
import typing
from collections.abc import Callable, Sequence
from dataclasses import fields

from companion.games.tracker import acts, corrected_rules, save_format_upgrades
from companion.games.tracker.acts import Act
from companion.games.tracker.rules import (
    counters,
    dice_and_piles,
    elimination_and_victory,
    marks_dials_notes_and_timers,
    meters,
    turn_flow,
)
from companion.games.tracker.score_sheet import TABLE, Sheet
from companion.games.tracker.state import Meter, SheetState
from companion.kernel.acts import Codec
from companion.kernel.building_blocks.handler_table import HandlerTable
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.building_blocks.timers import Timer
from companion.kernel.events import Event, Tell
from companion.kernel.game import Setup
from companion.kernel.messages import Message
from companion.kernel.plain_data import Plain, from_plain, to_plain
from companion.kernel.question_types import Question
from companion.kernel.refusals import Ended, NotNow
from companion.kernel.rule_versions import Rules
from companion.kernel.save_format_upgrades import SaveFormat

_APPLY = (
    HandlerTable[SheetState, [Tell], None]()
    .on(acts.Change, counters.change_counter)
    .on(acts.Put, counters.set_counter)
    .on(acts.Limit, counters.set_counter_limit)
    .on(acts.Next, turn_flow.advance_turn_phase_or_round)
    .on(acts.Jump, turn_flow.jump_to_turn_phase_or_round)
    .on(acts.Mark, marks_dials_notes_and_timers.set_mark)
    .on(acts.Hand, marks_dials_notes_and_timers.give_token_to_seat)
    .on(acts.Turn, marks_dials_notes_and_timers.turn_dial)
    .on(acts.Set, marks_dials_notes_and_timers.set_dial)
    .on(acts.Move, meters.move_marker)
    .on(acts.Place, meters.place_marker)
    .on(acts.Spaces, meters.enter_meter_spaces)
    .on(acts.Rolling, dice_and_piles.roll_dice)
    .on(acts.Rolled, dice_and_piles.enter_rolled_dice)
    .on(acts.Draw, dice_and_piles.draw_card)
    .on(acts.Out, elimination_and_victory.take_seat_out)
    .on(acts.Back, elimination_and_victory.bring_seat_back)
    .on(acts.Finish, elimination_and_victory.end_table_by_decision)
    .on(acts.Rename, marks_dials_notes_and_timers.rename_seat)
    .on(acts.Note, marks_dials_notes_and_timers.write_note)
    .on(acts.Clock, marks_dials_notes_and_timers.operate_timer)
)
# What may still be done while the table waits for a card to be drawn, and after it has ended.
_ALWAYS = (acts.Note, acts.Rename, acts.Clock)
_FROM_SETUP = ("sheet", "rules_version")


class TrackerGame:
    """The engine named `tracker`."""

    @property
    def codec(self) -> Codec[Act]:
        """Writes and reads the acts of a score sheet."""
        return acts.CODEC

    @property
    def save_format(self) -> SaveFormat:
        """The format that tables are saved in."""
        return save_format_upgrades.FORMAT

    @property
    def rules(self) -> Rules:
        """The rules, with everything that was ever corrected in them."""
        return corrected_rules.RULES

    def start(self, setup: Setup, tell: Tell) -> SheetState:
        """The sheet with everything at its starting value."""
        state = _blank(setup)
        if state.sheet.first:
            told = {"name": state.name(state.sheet.first)}
            tell(
                Event(Message("first-by-chance" if state.sheet.first_by_chance else "first-chosen", told), tone="turn")
            )
        turn_flow.run_first_turn_and_phase_effects(state, tell)
        elimination_and_victory.check_eliminations_and_winner(state, tell)
        return state

    def question(self, state: SheetState) -> Question | None:
        """The card that must be drawn before anything else, if any."""
        return dice_and_piles.pending_draw_question(state)

    def apply(self, state: SheetState, act: Act, tell: Tell) -> None:
        """Change the sheet by an act."""
        if not isinstance(act, _ALWAYS):
            if state.ended:
                raise Ended("table-ended")
            if state.waiting is not None and not isinstance(act, acts.Draw):
                pile = next(p for p in state.sheet.piles if p.id == state.waiting)
                raise NotNow("pile-first", pile=pile.name)
        _APPLY.handler(act)(state, act, tell)
        elimination_and_victory.check_eliminations_and_winner(state, tell)

    def merged(self, acts_given: Sequence[Act]) -> Act | None:
        """Taps on one counter make one change."""
        changes = [act for act in acts_given if isinstance(act, acts.Change)]
        if len(changes) < len(acts_given) or len({(change.counter, change.seat) for change in changes}) != 1:
            return None
        first = changes[0]
        return acts.Change(first.counter, sum(change.by for change in changes), first.seat)

    def freeze(self, state: SheetState) -> dict[str, Plain]:
        """The position without what the setup holds already."""
        return {f.name: to_plain(getattr(state, f.name)) for f in fields(state) if f.name not in _FROM_SETUP}

    def thaw(self, setup: Setup, data: object) -> SheetState:
        """The position that a snapshot holds."""
        frozen = from_plain(dict[str, object], data)
        hints = _state_hints()
        values: dict[str, object] = {name: from_plain(hints[name], frozen[name]) for name in hints if name in frozen}
        make: Callable[..., SheetState] = SheetState
        return make(sheet=score_sheet_from_setup(setup), rules_version=setup.rules, **values)


def score_sheet_from_setup(setup: Setup) -> Sheet:
    """The sheet that a setup holds."""
    return from_plain(Sheet, setup.body)


@functools.cache
def _state_hints() -> dict[str, type]:
    hints = typing.get_type_hints(SheetState)
    return {name: hint for name, hint in hints.items() if name not in _FROM_SETUP}


def _blank(setup: Setup) -> SheetState:
    sheet = score_sheet_from_setup(setup)
    values = {seat.id: dict(seat.holds) for seat in sheet.seats}
    values |= {team.id: dict(team.holds) for team in sheet.teams}
    values[TABLE] = dict(sheet.table)
    highs = {seat.id: dict(seat.highs) for seat in sheet.seats if seat.highs}
    if sheet.table_highs:
        highs[TABLE] = dict(sheet.table_highs)
    state = SheetState(sheet, Luck.from_seed(setup.seed), values, highs, rules_version=setup.rules)
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
