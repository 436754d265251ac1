"""Lines typed at a table, read by the engine that plays it."""

from __future__ import annotations

from companion.games.engines import load_engine
from companion.kernel.acts import Act
from companion.tables.live_table import LiveTable


def parse_act(live: LiveTable, line: str, now: int) -> Act:
    """The act that a line stands for at this table, or a refusal that says which word was not understood."""
    return load_engine(live.setup.engine).read_line(live.state, line, now)


def example_typed_lines_for(live: LiveTable) -> list[str]:
    """A few lines that would work at this table."""
    return load_engine(live.setup.engine).examples(live.state)
