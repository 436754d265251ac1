"""What an attack has done so far, and what went wrong."""

from __future__ import annotations

import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from companion.kernel.refusals import Refused
from companion.library.content_reader import BadContent

_SHOWN = 5


@dataclass(slots=True)
class Figures:
    """Of one attack: inputs given, how many were taken and refused, and the errors that nobody should ever meet.

    In an attack that kills, each input is a process that writes and is killed.
    """

    kills: bool = False
    inputs: int = 0
    taken: int = 0
    refused: int = 0
    lost: list[str] = field(default_factory=list)
    unhandled: list[str] = field(default_factory=list)
    seconds: float = 0.0

    @contextmanager
    def one(self, what: str, may_refuse: bool = True) -> Iterator[None]:
        """One input: it is taken, refused in a sentence where that may be, or something is lost or unhandled."""
        self.inputs += 1
        with self.look(what):
            try:
                yield
            except (Refused, BadContent):
                if not may_refuse:
                    raise
                self.refused += 1
            else:
                self.taken += 1

    @contextmanager
    def look(self, what: str) -> Iterator[None]:
        """A look at what must be there: an assertion that fails, or a refusal, means that something is lost."""
        try:
            yield
        except (AssertionError, Refused):
            self.lost.append(f"{what}\n{traceback.format_exc()}")
        except Exception:
            self.unhandled.append(f"{what}\n{traceback.format_exc()}")


def table_of(found: dict[str, Figures]) -> str:
    """The figures of all attacks, as one table."""
    rows = [["attack", "inputs", "taken", "refused", "lost", "unhandled", "seconds"]]
    for name, one in [*found.items(), ("all", _sum(found))]:
        counts = (one.inputs, one.taken, one.refused, len(one.lost), len(one.unhandled), round(one.seconds))
        rows.append([name, *(f"{count:,}" for count in counts)])
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    lines = []
    for name, *counts_said in rows:
        right = [said.rjust(width) for said, width in zip(counts_said, widths[1:], strict=True)]
        lines.append("  ".join([name.ljust(widths[0]), *right]))
    return "\n".join(lines)


def troubles_of(found: dict[str, Figures]) -> list[str]:
    """The first few things that went wrong in each attack."""
    return [f"{name}: {said}" for name, one in found.items() for said in [*one.lost, *one.unhandled][:_SHOWN]]


def _sum(found: dict[str, Figures]) -> Figures:
    whole = Figures()
    for one in found.values():
        whole.inputs += one.inputs
        whole.taken += one.taken
        whole.refused += one.refused
        whole.lost += one.lost
        whole.unhandled += one.unhandled
        whole.seconds += one.seconds
    return whole
