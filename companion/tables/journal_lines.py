"""Journal entries as lines of the database, and back."""

from __future__ import annotations

import logging
from dataclasses import replace

from companion.kernel.events import Reason
from companion.kernel.game import AnyGame
from companion.kernel.journal import Entry
from companion.kernel.plain_data import BadShape
from companion.kernel.reason_codec import reason_from_plain, reason_to_plain
from companion.kernel.save_format_upgrades import SaveFormat
from database.records import Line

log = logging.getLogger(__name__)


def entry_to_line(entry: Entry, game: AnyGame) -> Line:
    """The entry with its act in plain form, in today's format."""
    act = game.codec.write(entry.act) if entry.act is not None else None
    why = reason_to_plain(entry.why) if entry.why is not None else None
    today = game.save_format.number
    return Line(
        entry.kind, act, entry.count, entry.step, entry.who, entry.at, entry.burst, why, today, entry.rules, entry.state
    )


def line_to_entry(line: Line, game: AnyGame) -> Entry:
    """The entry that a line of any format stands for. Raises `Malformed` where the game does not know the act."""
    line = upgrade_line(line, game.save_format)
    act = game.codec.read(line.act) if line.act is not None else None
    why = _reason(line)
    return Entry(line.kind, act, line.count, line.step, line.who, line.at, line.burst, why, line.rules, line.state)


def upgrade_line(line: Line, today: SaveFormat) -> Line:
    """A line of any format in today's. Raises `MadeByNewer` for one that only a newer version of the app knows."""
    if line.format == today.number:
        return line
    act = today.act(line.act or {}, line.format)
    # A position that cannot be brought along is lost; then the journal counts alone.
    state = today.state(line.state, line.format) if line.state is not None else None
    return replace(line, act=act if line.act is not None else None, state=state, format=today.number)


def _reason(line: Line) -> Reason | None:
    """What was said for the act. Words that cannot be read any more are no reason to lose a table."""
    if line.why is None:
        return None
    try:
        return reason_from_plain(line.why)
    except BadShape:
        log.warning("a reason in the journal cannot be read", exc_info=True)
        return None
