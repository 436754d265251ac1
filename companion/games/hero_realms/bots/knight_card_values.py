"""What cards are worth to Knight: by own turn, for each pass of the deck, with and without a partner of the faction."""

from __future__ import annotations

import functools

from companion.games.hero_realms.bots.knight_tuning import Tuning
from companion.games.hero_realms.bots.squire_card_values import guaranteed_combat
from companion.games.hero_realms.card_data.card_definitions import Card, CardBook
from companion.games.hero_realms.card_data.effect_compiler import EffectProgram, branches_operand, number_operand

STAGES = 8
"""The steps between the start and late in the game."""

_SAME = {
    "gold": "gold", "combat": "combat", "health": "health", "draw": "draw", "draw_did": "loot",
    "opp_discard": "force_discard", "stun": "stun", "stun_all": "stun", "sac": "thin", "prepare": "prepare",
    "topdeck": "topdeck", "put_into_play": "stun",
    "next_acquire": "next_acquire", "acquire_free": "hoard", "summon": "summon", "reveal_hoard": "hoard",
    "steal_hoard": "hoard", "search": "search", "dmg_players": "blast", "dmg_champions": "blast", "dmg_target": "blast",
    "lose_each": "blast", "choose_faction": "next_acquire", "bless": "health",
}  # fmt: skip
"""Operations of effects and the points that price them; what is not named is worth nothing by itself."""


class CardValues:
    """Tables over all cards of a book: one row for each stage of the game."""

    def __init__(self, book: CardBook, tuning: Tuning) -> None:
        self.book, self.tuning = book, tuning
        stages = [n / STAGES for n in range(STAGES + 1)]
        self.alone = [[_alone(card, tuning, s) for card in book.cards] for s in stages]
        self.ally = [[_points(card.ally, tuning, s) for card in book.cards] for s in stages]
        # What an unknown deck makes of a card, for answers: a share of the ally ability is counted in.
        self.whole = [
            [a + b * tuning.ally_share for a, b in zip(alone, ally, strict=True)]
            for alone, ally in zip(self.alone, self.ally, strict=True)
        ]
        self.board = [[_board(card, tuning, s) for card in book.cards] for s in stages]
        self.parting = [guaranteed_combat(card.sacrifice) for card in book.cards]
        # Cards whose combat now is worth more than all the rest of them later.
        self.spent = [[_spent(card, tuning, s) for card in book.cards] for s in stages]
        self.order = [_order(card) for card in book.cards]
        self.turn_order = [_turn_order(card) for card in book.cards]

    def stage(self, own_turns: float) -> int:
        """The row for the own turn with this number."""
        return min(STAGES, int(own_turns / self.tuning.late_turn * STAGES))


@functools.cache
def compute_card_values(book: CardBook, tuning: Tuning) -> CardValues:
    """The tables of a book."""
    return CardValues(book, tuning)


def _alone(card: Card, tuning: Tuning, stage: float) -> float:
    worth = _points(card.primary, tuning, stage)
    worth += _points(card.sacrifice, tuning, stage) * _slide(tuning.parting, stage)
    if card.champion:
        worth += _points(card.expend, tuning, stage) * tuning.champion
        worth += card.defense * (tuning.guard if card.guard else tuning.defense)
    else:
        worth += _points(card.expend, tuning, stage)
    return worth


def _board(card: Card, tuning: Tuning, stage: float) -> float:
    """What a champion brings its owner each turn."""
    return _points(card.expend, tuning, stage) + _points(card.ally, tuning, stage) * tuning.ally_share


def _points(program: EffectProgram | None, tuning: Tuning, stage: float) -> float:
    """The points of an ability; of a choice only the best branch counts."""
    if program is None:
        return 0.0
    total, at = 0.0, 0
    while at < len(program.code):
        name, a, b = program.code[at]
        if name == "choose":
            branches, behind = branches_operand(a), number_operand(b)
            ends = [*[target for _, target, _ in branches][1:], behind]
            total += max(
                sum(_operation(op, x, y, tuning, stage) for op, x, y in program.code[start:end])
                for (_, start, _), end in zip(branches, ends, strict=True)
            )
            at = behind
            continue
        if name == "yes_no":
            # "May draw one, then discard one": the pair is worth less than a card more.
            return total + _slide(tuning.loot, stage)
        total += _operation(name, a, b, tuning, stage)
        at += 1
    return total


def _operation(name: str, a: object, b: object, tuning: Tuning, stage: float) -> float:
    word = _SAME.get(name.removesuffix("_per"))
    if word is None:
        return -_slide(tuning.loot, stage) if name == "discard" else 0.0
    times = tuning.counted if name.endswith("_per") else 1.0
    amount = b if name == "opp_discard" else a
    number = amount if isinstance(amount, int) and not isinstance(amount, bool) else 1
    return _slide(getattr(tuning, word), stage) * number * times


def _slide(pair: tuple[float, float], stage: float) -> float:
    return pair[0] + (pair[1] - pair[0]) * stage


def _spent(card: Card, tuning: Tuning, stage: float) -> bool:
    combat = guaranteed_combat(card.sacrifice)
    return bool(combat) and card.item_or_action and _points(card.primary, tuning, stage) < combat * tuning.cash_in


def _order(card: Card) -> int:
    """When to play a card from hand: draws first, then champions, cards that count or test others last."""
    names = {name for name, _, _ in card.primary.code} if card.primary is not None else set()
    if names & {"draw", "yes_no", "number"}:
        return 4
    if any(name.endswith("_per") for name in names) or "unless" in names:
        return 0
    if "sac" in names:
        return 3
    return 2 if card.champion else 1


def _turn_order(card: Card) -> int:
    """When to use what lies on the table: draws first, then what counts others, choices when all else is known."""
    names = {name for name, _, _ in card.expend.code} if card.expend is not None else set()
    if names & {"draw", "yes_no", "search", "summon"}:
        return 0
    if "choose" in names:
        return 3
    return 2 if any(name.endswith("_per") for name in names) else 1
