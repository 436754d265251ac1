"""What the store gives and takes: plain records that know neither SQL nor the acts of any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.kernel.game import Setup
from companion.kernel.journal import Kind
from companion.kernel.messages import Message


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a journal, with the act and its reason still in their plain form.

    `format` is the engine's save format in which the act is written, and `state`, a position that was kept. `rules` is
    the version of the rules that was taken or not.
    """

    kind: Kind
    act: Mapping[str, Any] | None = None
    count: int = 1
    step: int = 0
    who: str = ""
    at: int = 0
    burst: str = ""
    why: Mapping[str, Any] | None = None
    format: int = 0
    rules: int = 0
    state: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position in plain form, after how many journal lines it stood, and how far undo and redo reach from it.

    `format` is the engine's save format in which it is written, `rules` the version of the rules that led to it, and
    `asked` the newest one that people chose not to take.
    """

    seq: int
    state: Mapping[str, Any]
    undoable: int = 0
    redoable: int = 0
    format: int = 0
    rules: int = 0
    asked: int = 0


@dataclass(frozen=True, slots=True)
class Head:
    """What tells quickly whether a table has changed."""

    length: int
    name: str
    archived: bool
    changed: int = field(default=0, compare=False)
    ended: bool = field(default=False, compare=False)


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as the list of tables shows it. Times are milliseconds since 1970.

    The setup is as it was written, in the engine's save format `format`; `app` is the version of the app that wrote to
    the table last, empty where it did not say so yet.
    """

    id: str
    name: str
    setup: Setup
    origin: str
    length: int
    ended: bool
    archived: bool
    created: int
    changed: int
    format: int = 0
    app: str = ""
    # Only where one table is read; None also where it cannot be read any more and the journal must do.
    snapshot: Snapshot | None = None
    # Why it cannot be opened; its setup is then empty but for what could be read. Only in lists.
    trouble: Message | None = None

    @property
    def head(self) -> Head:
        """What tells quickly whether it has changed."""
        return Head(self.length, self.name, self.archived, self.changed, self.ended)


@dataclass(frozen=True, slots=True)
class Remains:
    """The rows of a table as they are stored; `trouble` is the first line of the journal that cannot be read."""

    table: Mapping[str, Any]
    journal: Sequence[Mapping[str, Any]]
    snapshot: Mapping[str, Any]
    trouble: Message | None = None


@dataclass(frozen=True, slots=True)
class PackRecord:
    """A pack as the text of its file, and whether it is switched on."""

    id: str
    text: str
    active: bool


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody remembered: their name and the number of their colour."""

    name: str
    colour: int = 0
