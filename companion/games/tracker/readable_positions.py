"""A score sheet as people read it, for position files and for programs."""

from __future__ import annotations

from companion.games.tracker.rules.dice_and_piles import pending_draw_question
from companion.games.tracker.score_sheet import TABLE
from companion.games.tracker.state import SheetState
from companion.kernel.plain_data import Plain


def position_to_dict(state: SheetState) -> dict[str, Plain]:
    """The sheet as people read it."""
    asked = pending_draw_question(state)
    return {
        "round": state.round,
        "turn": list(state.active) if state.sheet.flow.turns else [],
        "seats": {seat.id: _seat(state, seat.id) for seat in state.sheet.seats},
        "table": {c.id: state.value(c.id, TABLE) for c in state.table_counters()},
        "meters": {name: meter.at for name, meter in state.meters.items()},
        "winners": list(state.winners),
        "ended": state.ended,
        "question": asked.id if asked is not None else None,
        "legal": [],
    }


def _seat(state: SheetState, seat: str) -> dict[str, Plain]:
    counters = {c.id: state.value(c.id, seat) for c in state.counters_of(seat)}
    return {**counters, "marks": list(state.marks.get(seat, ())), "out": seat in state.out}
