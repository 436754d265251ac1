"""The score sheet as an engine of the house."""

from __future__ import annotations

from companion.games.engines import Engine, Face
from companion.games.tracker.game import Tracker
from companion.games.tracker.lines import examples, read_line
from companion.games.tracker.state import SheetState
from companion.kernel.words import message


def face(state: SheetState) -> Face:
    """A score sheet in one glance."""
    sheet = state.sheet
    people = tuple((state.name(seat.id), seat.colour) for seat in sheet.seats if not seat.automatic)
    now = message("now-ended") if state.ended else message("now-round", round=state.round)
    return Face(sheet.title, sheet.mode_name, people, now)


ENGINE = Engine(Tracker(), face, read_line, examples)
