"""Finding units and cards by typing two letters: names in any language, those of one's own faction first."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from companion.games.heroes3.cards import Card, cards
from companion.games.heroes3.finding import card_name, plain
from companion.games.heroes3.units import FACTIONS, Side, units
from companion.kernel.words import Text

CARD_KINDS = ("statistic", "ability", "spell", "artifact", "specialty")
MOST, MOST_CARDS = 24, 90
"""More units or cards than so many are not shown: another letter finds what is meant."""
_TIERS = ("none", "bronze", "silver", "gold", "azure")


def faction_units(faction: str) -> list[Side]:
    """The units of a faction by tier, each by its Few side."""
    few = [side for side in units().sides if side.group == faction and side.side == "few"]
    return sorted(few, key=lambda side: (_TIERS.index(side.tier), side.initiative, side.unit))


def neutral_units(tier: str = "") -> list[Side]:
    """The neutral cards by tier and name."""
    found = [side for side in units().sides if side.group == "neutral" and (not tier or side.tier == tier)]
    return sorted(found, key=lambda side: (_TIERS.index(side.tier), plain(side.name["en"])))


def find_units(typed: str, among: Iterable[str] = (*FACTIONS, "neutral"), first: str = "") -> list[Side]:
    """The units whose name begins with these letters, or a word of it; Few sides and neutral cards only."""
    wanted = plain(typed)
    groups = frozenset(among)
    found = [
        side
        for side in units().sides
        if side.group in groups and side.side in ("few", "neutral") and begins(side.name, wanted)
    ]
    found.sort(
        key=lambda side: (side.group != first, not _starts(side.name, wanted), side.group, plain(side.name["en"]))
    )
    return found[:MOST]


def find_cards(typed: str, kind: str = "") -> list[Card]:
    """The cards that do something in combat, by the letters of their name and their kind."""
    wanted = plain(typed)
    fitting = [
        card
        for card in _playable()
        if (not kind or card.kind == kind)
        and (not wanted or begins(card_name(card), wanted) or begins(card.name, wanted))
    ]
    return fitting[:MOST_CARDS]


@cache
def _playable() -> tuple[Card, ...]:
    known = [card for card in cards().by_id.values() if any(play.combat and play.when != "map" for play in card.plays)]
    known.sort(key=lambda card: (CARD_KINDS.index(card.kind), plain(card_name(card)["en"])))
    return tuple(known)


def begins(name: Text, wanted: str) -> bool:
    """Whether a word of a name, in any language, begins so."""
    return any(f" {word}".find(f" {wanted}") >= 0 for word in _written(tuple(sorted(name.items()))))


def _starts(name: Text, wanted: str) -> bool:
    return any(word.startswith(wanted) for word in _written(tuple(sorted(name.items()))))


@cache
def _written(name: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    return tuple(plain(wording) for _, wording in name)
