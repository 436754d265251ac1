"""The rules of a game as they were corrected over time: a table is played by the version it was set up with.

A version is a number: how many corrections have been made. `docs/saves.md` says how one is added.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.messages import Message
from companion.kernel.save_format_upgrades import MadeByNewer


@dataclass(frozen=True, slots=True)
class Correction:
    """A rule that the app had wrong.

    `id` is what the code asks for and never changes. `rule` is its paragraph (`hero_realms 6.2`), `message` says in a
    sentence what was wrong and what holds now, `app` is the version of the app that brought it.
    """

    id: str
    rule: str
    message: Message
    app: str


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game: all corrections ever made, oldest first. None is ever taken out again."""

    corrections: tuple[Correction, ...] = ()

    @property
    def number(self) -> int:
        """The newest version."""
        return len(self.corrections)

    def since(self, version: int) -> tuple[Correction, ...]:
        """The corrections that came after a version."""
        return self.corrections[version:]

    def follows(self, version: int | None, correction: str) -> bool:
        """Whether a table of this version follows a correction. One without a version is played by the newest."""
        place = [each.id for each in self.corrections].index(correction)
        return version is None or version > place

    def check(self, version: int) -> None:
        """Refuse a version that only a newer app knows."""
        if version > self.number:
            raise MadeByNewer("rules-newer", found=version, newest=self.number)
