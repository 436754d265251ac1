"""Cards by a few typed letters, in the reader's language: `or` finds Orc Grunt, `lo` in Spanish Lobo gigante."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.state import HeroState
from companion.kernel.words import pick
from companion.library.folding import folded, words_of


def matching(state: HeroState, typed: str, language: str) -> list[Card]:
    """The cards that may have turned up in the market and match what was typed, the best match first."""
    cards = state.table.cards
    return best_first([cards[card] for card in dict.fromkeys(sorted(state.deck))], typed, language)


def best_first(cards: Iterable[Card], typed: str, language: str) -> list[Card]:
    """Cards whose name begins so, then those with a word that does, then those with these initials; each by name."""
    wanted = folded(typed)
    ranked = []
    for card in cards:
        name = pick(card.name, language)
        rank = _rank(words_of(name), wanted)
        if rank is not None:
            ranked.append((rank, folded(name), card))
    return [card for _, _, card in sorted(ranked, key=lambda found: found[:2])]


def _rank(words: list[str], wanted: str) -> int | None:
    if " ".join(words).startswith(wanted):
        return 0
    if any(" ".join(words[n:]).startswith(wanted) for n in range(1, len(words))):
        return 1
    if "".join(word[0] for word in words).startswith(wanted):
        return 2
    return None
