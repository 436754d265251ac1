"""Lines typed at a table, read by the engine that plays it."""

from __future__ import annotations

from companion.games.engines import engine
from companion.kernel.acts import Act
from companion.tables.live import LiveTable


def act_of(live: LiveTable, line: str, now: int) -> Act:
    """The act that a line stands for at this table, or a refusal that says which word was not understood."""
    return engine(live.setup.engine).read_line(live.state, line, now)


def examples_for(live: LiveTable) -> list[str]:
    """A few lines that would work at this table."""
    return engine(live.setup.engine).examples(live.state)
