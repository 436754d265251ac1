"""The journal: everything ever entered at a table, append-only. Undo, redo and repair are entries, too."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from companion.kernel.acts import Act
from companion.kernel.events import Reason
from companion.kernel.refusals import Refused


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal.

    `give` brings an act; `undo` and `redo` move over `count` operations; `repair` puts `act` in the place of the step
    that entry number `step` brought (of `count` steps from there on), or removes them where `act` is None.
    `why` is what an automatic player says for its act.
    """

    kind: Literal["give", "undo", "redo", "repair"]
    act: Act | None = None
    count: int = 1
    step: int = 0
    who: str = ""
    at: int = 0
    burst: str = ""
    why: Reason | None = None


@dataclass(slots=True)
class Step:
    """One act in the history as people see it. Its number is that of the entry that brought it."""

    number: int
    act: Act
    who: str
    at: int
    burst: str
    removed: bool = False
    repaired_by: int | None = None
    aside: Refused | None = None
    why: Reason | None = None

    @property
    def in_force(self) -> bool:
        """Whether the step counts: neither removed nor made impossible by a repair before it."""
        return not self.removed and self.aside is None

    def copy(self) -> Step:
        """A step of its own with the same content."""
        return replace(self)
