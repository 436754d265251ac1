"""A bot that plays any legal act, each equally likely; every other bot is measured against it."""

from __future__ import annotations

from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.messages import Message, message


class RandomBot:
    """Uniform random legal play."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def pick(self, view: SeatView) -> Act:
        """Any legal act."""
        possible = view.legal()
        return possible[self.luck.below(len(possible))]

    def why(self, view: SeatView) -> tuple[Message, tuple[Message, ...]]:
        """The reason in words: it was a random choice."""
        return message("hr-why-random"), ()
