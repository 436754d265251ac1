"""Plays anything legal, each act equally likely: the measure of every other player."""

from __future__ import annotations

from companion.games.hero_realms.view import View
from companion.kernel.acts import Act
from companion.kernel.luck import Luck
from companion.kernel.words import Message, message


class RandomChair:
    """Uniform random legal play."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def pick(self, view: View) -> Act:
        """Any legal act."""
        possible = view.legal()
        return possible[self.luck.below(len(possible))]

    def why(self, view: View) -> tuple[Message, tuple[Message, ...]]:
        """There is no other reason."""
        return message("hr-why-random"), ()
