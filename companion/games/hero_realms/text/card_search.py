"""Cards by a few typed letters, in the reader's language: `or` finds Orc Grunt, `lo` in Spanish Lobo gigante."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.state import HeroState
from companion.kernel.messages import text_in_language
from companion.library.text_normalization import normalize_text, normalized_words


def search_possible_market_cards(state: HeroState, typed: str, language: str) -> list[Card]:
    """The cards that may have turned up in the market and match what was typed, the best match first."""
    cards = state.table.cards
    return search_cards_by_name([cards[card] for card in dict.fromkeys(sorted(state.deck))], typed, language)


def search_cards_by_name(cards: Iterable[Card], typed: str, language: str) -> list[Card]:
    """Cards whose name begins so, then those with a word that does, then those with these initials; each by name."""
    wanted = normalize_text(typed)
    ranked = []
    for card in cards:
        name = text_in_language(card.name, language)
        rank = _rank(normalized_words(name), wanted)
        if rank is not None:
            ranked.append((rank, normalize_text(name), card))
    return [card for _, _, card in sorted(ranked, key=lambda found: found[:2])]


def _rank(words: list[str], wanted: str) -> int | None:
    if " ".join(words).startswith(wanted):
        return 0
    if any(" ".join(words[n:]).startswith(wanted) for n in range(1, len(words))):
        return 1
    if "".join(word[0] for word in words).startswith(wanted):
        return 2
    return None
