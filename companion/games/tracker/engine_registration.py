"""The score sheet as an engine that the table service can run."""

from __future__ import annotations

from companion.games.engines import Engine, TableOverview
from companion.games.tracker.game import TrackerGame
from companion.games.tracker.line_parser import example_typed_lines, parse_line
from companion.games.tracker.state import SheetState
from companion.kernel.messages import message


def build_table_list_entry(state: SheetState) -> TableOverview:
    """A score sheet in one line."""
    sheet = state.sheet
    people = tuple((state.name(seat.id), seat.colour) for seat in sheet.seats if not seat.automatic)
    now = message("now-ended") if state.ended else message("now-round", round=state.round)
    return TableOverview(sheet.title, sheet.mode_name, people, now)


ENGINE = Engine(TrackerGame(), build_table_list_entry, parse_line, example_typed_lines)
