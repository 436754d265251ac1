"""What a card is worth to Squire: a few points for each thing it does, more gold early, more combat late.

The points are ours and rough on purpose; they are about purchases and answers, never about the rules.
"""

from __future__ import annotations

import functools

from companion.games.hero_realms.card_data.card_definitions import Card, CardBook
from companion.games.hero_realms.card_data.effect_compiler import EffectProgram, branches_operand, number_operand

# Points for one of each, early and late in the game.
_POINTS: dict[str, tuple[float, float]] = {
    "gold": (2.1, 0.6),
    "combat": (1.0, 1.25),
    "health": (0.55, 0.6),
    "draw": (2.4, 2.4),
    "draw_did": (1.6, 1.6),
    "yes_no": (1.0, 1.0),
    "opp_discard": (1.9, 1.4),
    "stun": (2.2, 2.6),
    "sac": (2.8, 0.6),
    "prepare": (2.0, 2.4),
    "topdeck": (1.4, 1.6),
    "next_acquire": (1.6, 0.8),
    "summon": (4.0, 4.0),
    "dmg_players": (1.2, 1.6),
    "dmg_champions": (1.2, 1.2),
    "reveal_hoard": (3.0, 2.0),
    "search": (2.4, 2.4),
}
_ALLY_SHARE = 0.45
"""How often a partner is expected."""
_LATE_SACRIFICE = 0.5
_CHAMPION = 1.45
"""A champion acts again and again, but may be stunned."""


class CardWorths:
    """Tables over all cards of a book, by number."""

    def __init__(self, book: CardBook) -> None:
        self.early = [_worth(card, 0) for card in book.cards]
        self.late = [_worth(card, 1) for card in book.cards]
        # What a card in play is worth to whoever holds it: the reason to stun it.
        self.board = [
            _program(c.expend, 1) + _program(c.ally, 1) * _ALLY_SHARE + (1.0 if c.guard else 0) for c in book.cards
        ]
        self.order = [_order(card) for card in book.cards]
        self.parting_combat = [guaranteed_combat(card.sacrifice) for card in book.cards]

    def stage(self, turns: int, seats: int) -> list[float]:
        """The table for this stage: early is the first two passes through a deck, about six turns each."""
        return self.early if turns <= 7 * seats else self.late


@functools.cache
def compute_card_worths(book: CardBook) -> CardWorths:
    """The tables of a book."""
    return CardWorths(book)


def _worth(card: Card, stage: int) -> float:
    points = _program(card.primary, stage) + _program(card.ally, stage) * _ALLY_SHARE
    points += _program(card.sacrifice, stage) * (_LATE_SACRIFICE if stage else 0.25)
    if card.champion:
        points += _program(card.expend, stage) * _CHAMPION + card.defense * (0.35 if card.guard else 0.15)
    elif card.expend is not None:
        points += _program(card.expend, stage)
    return round(points, 2)


def _program(program: EffectProgram | None, stage: int) -> float:
    """The points of an ability; of a choice only the best branch counts."""
    if program is None:
        return 0.0
    total, at = 0.0, 0
    while at < len(program.code):
        name, a, b = program.code[at]
        if name == "choose":
            branches, behind = branches_operand(a), number_operand(b)
            ends = [*(target for _, target, _ in branches[1:]), behind]
            total += max(_steps(program, start, end, stage) for (_, start, _), end in zip(branches, ends, strict=True))
            at = behind
            continue
        total += _points(name, a, stage)
        at += 1
    return total


def _steps(program: EffectProgram, start: int, end: int, stage: int) -> float:
    return sum(_points(name, a, stage) for name, a, _ in program.code[start:end])


def _points(name: str, a: object, stage: int) -> float:
    word = name.removesuffix("_per")
    if word not in _POINTS:
        return 0.0
    # A count is expected to find a bit more than one card.
    often = 1.6 if name.endswith("_per") else 1.0
    amount = a if isinstance(a, int) and not isinstance(a, bool) else 1
    return _POINTS[word][stage] * amount * often


def guaranteed_combat(program: EffectProgram | None) -> int:
    """The combat an ability gives for certain."""
    return sum(number_operand(a) for name, a, _ in program.code if name == "combat") if program is not None else 0


def _order(card: Card) -> int:
    """When to play a card: champions and draws first, cards that count others last."""
    names = {name for program in (card.primary,) if program is not None for name, _, _ in program.code}
    if any(name.endswith("_per") for name in names) or "unless" in names:
        return 0
    if "draw" in names:
        return 3
    return 2 if card.champion else 1
