"""Finding cards for the deck by typing two letters, in any language; and sorting those that a player owns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from companion.app.models.heroes3.unit_and_card_search import CARD_KINDS, has_word_starting_with
from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name, normalize_name
from companion.games.heroes3.cards.hero_cards import Card, load_cards
from companion.kernel.messages import Text

MOST = 40
"""More cards than so many are not shown: another letter finds what is meant."""


def search_cards_for_deck(typed: str, kinds: Iterable[str], boxes: Iterable[str] = (), first: str = "") -> list[Card]:
    """The cards of these kinds by the letters of their name; the own faction's Specialties before others."""
    wanted, allowed = normalize_name(typed), frozenset(kinds)
    here = frozenset(boxes)
    fitting = [
        card
        for card in _sorted()
        if card.kind in allowed
        and (not here or not card.boxes or not here.isdisjoint(card.boxes))
        and (not wanted or has_word_starting_with(card_name(card), wanted) or has_word_starting_with(card.name, wanted))
    ]
    if first:
        fitting.sort(key=lambda card: card.kind == "specialty" and card.faction != first)
    return fitting[:MOST]


def group_deck_by_kind(deck: Iterable[str]) -> list[tuple[str, list[tuple[str, int]]]]:
    """A deck by kind of card: each card once, with how many there are of it."""
    counted = Counter(deck)
    groups: dict[str, list[tuple[str, int]]] = {kind: [] for kind in (*CARD_KINDS, "other")}
    for card, count in sorted(counted.items(), key=lambda pair: _rank(pair[0])):
        known = load_cards().by_id.get(card)
        groups[known.kind if known is not None else "other"].append((card, count))
    return [(kind, found) for kind, found in groups.items() if found]


def _rank(card: str) -> tuple[int, str]:
    known = load_cards().by_id.get(card)
    if known is None:
        return 99, card
    order = ("attack", "defense", "power", "knowledge")
    return (order.index(card), "") if card in order else (9, normalize_name(card_name(known)["en"]))


@cache
def _sorted() -> tuple[Card, ...]:
    known = list(load_cards().by_id.values())
    known.sort(key=lambda card: (CARD_KINDS.index(card.kind), normalize_name(_english(card_name(card)))))
    return tuple(known)


def _english(name: Text) -> str:
    return name["en"]
