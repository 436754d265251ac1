"""What Knight buys: the best set of cards for the gold at hand, not one card after another."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.hero_realms.bots.knight_card_values import CardValues
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.state import EMPTY

_GEMS_AT_ONCE = 2
_FACTIONS = 5


class DeckProfile:
    """All the cards of a seat, wherever they are, as a buyer looks at them."""

    def __init__(self, view: SeatView, seat: int, values: CardValues, stage: int) -> None:
        cards, alone, ally = view.cards, values.alone[stage], values.ally[stage]
        owned = [*view.hand(seat), *view.own_deck(seat), *view.discard(seat), *(x.card for x in view.play(seat))]
        self.size = max(1, len(owned))
        self.of_faction, self.allies = [0] * _FACTIONS, [0.0] * _FACTIONS
        total = 0.0
        for card in owned:
            faction = cards[card].faction
            self.of_faction[faction] += 1
            self.allies[faction] += ally[card]
            total += alone[card]
        self.mean = total / self.size
        self.lich = view.table.places[seat].kind == "lich"

    def chance(self, others: int, company: int) -> float:
        """How likely one of `others` partners is seen together with a card."""
        return 1.0 - (1.0 - min(others, self.size) / (self.size + 1)) ** company


def card_value_for_deck(view: SeatView, deck: DeckProfile, values: CardValues, stage: int, card: int) -> float:
    """What a card adds to a deck; below nothing if it is worse than what it would be drawn instead of."""
    tuning, faction = values.tuning, view.cards[card].faction
    worth = values.alone[stage][card]
    if faction:
        partners = deck.of_faction[faction]
        now = deck.chance(partners, tuning.company)
        worth += values.ally[stage][card] * now
        if deck.allies[faction]:
            before = deck.chance(partners - 1, tuning.company)
            worth += deck.allies[faction] * (now - before) * tuning.partners
    if deck.lich and deck.size < 30:
        # Its power wakes with 20 cards and turns over with 30, good ones or not: hero_realms 10.
        return worth + tuning.lich_more
    # A champion leaves its place in the next hands to other cards.
    thinner = 0.5 if view.cards[card].champion else 1.0
    return worth - deck.mean * tuning.dilution * thinner


def choose_best_purchases(
    view: SeatView, seat: int, values: CardValues, stage: int, gold: int
) -> tuple[float, tuple[int, ...]]:
    """The set of purchases worth most, the best card of it first; nothing where nothing is worth its place."""
    offers = list(_offers(view, seat, values, stage, gold))
    best: tuple[float, tuple[int, ...]] = (0.0, ())
    stack: list[tuple[int, int, float, tuple[int, ...]]] = [(0, gold, 0.0, ())]
    while stack:
        at, left, worth, taken = stack.pop()
        if worth > best[0]:
            best = (worth, taken)
        for n in range(at, len(offers)):
            points, cost, card = offers[n]
            if cost <= left:
                stack.append((n + 1, left - cost, worth + points, (*taken, card)))
    return best


def _offers(view: SeatView, seat: int, values: CardValues, stage: int, gold: int) -> Iterator[tuple[float, int, int]]:
    cards, gem = view.cards, view.table.book.gem
    offered = [card for card in view.row if card != EMPTY and cards[card].cost <= gold]
    offered += [gem] * min(view.gems, _GEMS_AT_ONCE, gold // cards[gem].cost)
    if not offered:
        return
    deck = DeckProfile(view, seat, values, stage)
    priced = {card: card_value_for_deck(view, deck, values, stage, card) for card in set(offered)}
    for card in sorted(offered, key=lambda card: -priced[card]):
        if priced[card] > 0:
            yield priced[card], cards[card].cost, card
