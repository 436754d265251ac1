"""The journal: everything ever entered at a table, append-only. Undo, redo and repair are entries, too."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from companion.kernel.acts import Act
from companion.kernel.events import Reason
from companion.kernel.refusals import Malformed, Refused

Kind: TypeAlias = Literal["give", "undo", "redo", "repair", "take", "keep", "renew"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal.

    `give` brings an act; `undo` and `redo` move over `count` operations; `repair` puts `act` in the place of the step
    that entry number `step` brought (of `count` steps from there on), or removes them where `act` is None.
    `why` is what an automatic player says for its act.

    `take`, `keep` and `renew` are about corrected rules, up to version `rules`: `take` replays everything by them;
    `keep` says that the table stays as it was, with `state`, a frozen position, where only that holds what it was;
    `renew` goes on by them where they change nothing here.
    """

    kind: Kind
    act: Act | None = None
    count: int = 1
    step: int = 0
    who: str = ""
    at: int = 0
    burst: str = ""
    why: Reason | None = None
    rules: int = 0
    state: Mapping[str, object] | None = None

    @property
    def given(self) -> Act:
        """The act that this entry brings; `give` always does."""
        if self.act is None:
            raise Malformed("act-not-an-act", found="")
        return self.act


@dataclass(slots=True)
class Step:
    """One act in the history as people see it. Its number is that of the entry that brought it.

    `closed`: it came before a position that was kept as it was, and can neither be undone nor repaired.
    """

    number: int
    act: Act
    who: str
    at: int
    burst: str
    removed: bool = False
    repaired_by: int | None = None
    aside: Refused | None = None
    why: Reason | None = None
    closed: bool = False

    @property
    def in_force(self) -> bool:
        """Whether the step is replayed: neither removed, nor impossible now, nor part of a position that was kept."""
        return not self.removed and self.aside is None and not self.closed

    def copy(self) -> Step:
        """A step of its own with the same content."""
        return replace(self)


def entry_to_step(number: int, entry: Entry) -> Step:
    """The step that an act given brings into the history."""
    return Step(number, entry.given, entry.who, entry.at, entry.burst, why=entry.why)
