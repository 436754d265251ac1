"""What the store gives and takes: plain records that know neither SQL nor the acts of any game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from companion.kernel.game import Setup

Kind: TypeAlias = Literal["give", "undo", "redo", "repair"]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a journal, with the act and its reason still in their plain form."""

    kind: Kind
    act: Mapping[str, Any] | None = None
    count: int = 1
    step: int = 0
    who: str = ""
    at: int = 0
    burst: str = ""
    why: Mapping[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position in plain form, after how many journal lines it stood, and how far undo and redo reach from it."""

    seq: int
    state: Mapping[str, Any]
    undoable: int = 0
    redoable: int = 0


@dataclass(frozen=True, slots=True)
class Head:
    """What tells quickly whether a table has changed."""

    length: int
    name: str
    archived: bool


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table as the list of tables shows it. Times are milliseconds since 1970."""

    id: str
    name: str
    setup: Setup
    origin: str
    length: int
    ended: bool
    archived: bool
    created: int
    changed: int
    # Only where one table is read; None also where it cannot be read any more and the journal must do.
    snapshot: Snapshot | None = None

    @property
    def head(self) -> Head:
        """What tells quickly whether it has changed."""
        return Head(self.length, self.name, self.archived)


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
