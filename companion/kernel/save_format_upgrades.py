"""The format in which a game's tables are saved, and the steps that bring older ones up to today's.

A format is a number. Each step leads from one to the next, takes plain JSON data and gives plain JSON data, so that it
needs none of the classes that wrote it. Format 0 is everything that was saved before formats were written down.
`docs/saves.md` says when a step is needed and how it is added.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from companion.kernel.plain_data import Unchecked
from companion.kernel.refusals import Refused

PlainMapping: TypeAlias = Mapping[str, Unchecked]
UpgradeFunction: TypeAlias = Callable[[dict[str, Unchecked]], PlainMapping]


class MadeByNewer(Refused):
    """Something in a format that only a newer version of the app knows. It is never guessed."""


def keep_unchanged(plain: dict[str, Unchecked]) -> PlainMapping:
    """Returns the data unchanged, for the parts of a save that an upgrade leaves as they are."""
    return plain


@dataclass(frozen=True, slots=True)
class Upgrade:
    """One step: from a format to the next, for the body of a setup, for one act, and for a frozen position.

    Each gets a copy of the outermost group and gives the new one; what lies deeper is not to be changed in place.
    With `state=None` positions cannot be brought along, and are found by replaying the journal.
    """

    setup: UpgradeFunction = keep_unchanged
    act: UpgradeFunction = keep_unchanged
    state: UpgradeFunction | None = keep_unchanged


@dataclass(frozen=True, slots=True)
class SaveFormat:
    """Today's format of a game: as many steps as there were changes of it."""

    steps: tuple[Upgrade, ...]

    @property
    def number(self) -> int:
        """The number of today's format."""
        return len(self.steps)

    def setup(self, body: PlainMapping, written: int) -> PlainMapping:
        """The body of a setup, written in an older format, in today's."""
        for step in self._since(written):
            body = _changed(step.setup, body)
        return body

    def act(self, act: PlainMapping, written: int) -> PlainMapping:
        """An act, written in an older format, in today's."""
        for step in self._since(written):
            act = _changed(step.act, act)
        return act

    def state(self, state: PlainMapping, written: int) -> PlainMapping | None:
        """A frozen position, written in an older format, in today's; None where only the journal leads to it."""
        for step in self._since(written):
            if step.state is None:
                return None
            state = _changed(step.state, state)
        return state

    def _since(self, written: int) -> tuple[Upgrade, ...]:
        if written > self.number:
            raise MadeByNewer("format-newer", found=written, newest=self.number)
        return self.steps[max(written, 0) :]


def _changed(change: UpgradeFunction, plain: PlainMapping) -> PlainMapping:
    try:
        return change(dict(plain))
    except (AttributeError, LookupError, TypeError, ValueError):
        # Damaged, or never in the format that it says. Whoever reads it next names the place and what is wrong there.
        return plain
