"""Decks and piles: cards that lie in order, are drawn, put down and shuffled again."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.refusals import BeyondLimit, Unknown


@dataclass(slots=True)
class Pile:
    """A draw pile with its discard pile; the last card of each list is the top one."""

    cards: list[str] = field(default_factory=list)
    discards: list[str] = field(default_factory=list)

    def shuffle(self, luck: Luck) -> None:
        """Bring the draw pile in random order."""
        luck.shuffle(self.cards)

    def draw(self, luck: Luck) -> str | None:
        """Take the top card. An empty pile is made anew from the discards first; None if both are empty."""
        if not self.cards and self.discards:
            self.cards, self.discards = self.discards, []
            self.shuffle(luck)
        return self.cards.pop() if self.cards else None

    def take(self, card: str) -> str:
        """Take a card by name, wherever in the draw pile it lies: what the table drew from the real pile."""
        if card not in self.cards:
            raise Unknown("pile-no-card", card=card, options=", ".join(sorted(set(self.cards))))
        self.cards.remove(card)
        return card

    def discard(self, card: str) -> None:
        """Put a card on the discard pile."""
        self.discards.append(card)

    def put_on_top(self, card: str) -> None:
        """Put a card on the draw pile."""
        self.cards.append(card)

    def put_under(self, card: str) -> None:
        """Put a card under the draw pile."""
        self.cards.insert(0, card)

    def peek(self, count: int) -> list[str]:
        """The top cards, topmost first, left where they are."""
        if count < 0:
            raise BeyondLimit("pile-peek-negative", count=count)
        return self.cards[::-1][:count]

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Pile:
        """A pile of its own with the same cards."""
        return Pile(self.cards.copy(), self.discards.copy())
