"""The engines that can play a table, and how each of them reads a typed line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.games.tracker.game import Tracker
from companion.games.tracker.laying import ENGINE as TRACKER
from companion.games.tracker.lines import examples, read_line
from companion.kernel.acts import Act
from companion.kernel.refusals import NotNow
from companion.tables.live import LiveTable
from companion.tables.opening import AnyGame

ENGINES: dict[str, AnyGame] = {TRACKER: Tracker()}

_READ: dict[str, Callable[[Any, str, int], Act]] = {TRACKER: read_line}
_EXAMPLES: dict[str, Callable[[Any], list[str]]] = {TRACKER: examples}


def act_of(live: LiveTable, line: str, now: int) -> Act:
    """The act that a line stands for at this table, or a refusal that says which word was not understood."""
    read = _READ.get(live.setup.engine)
    if read is None:
        raise NotNow("cli-no-lines", engine=live.setup.engine)
    return read(live.state, line, now)


def examples_for(live: LiveTable) -> list[str]:
    """A few lines that would work at this table."""
    known = _EXAMPLES.get(live.setup.engine)
    return known(live.state) if known is not None else []
