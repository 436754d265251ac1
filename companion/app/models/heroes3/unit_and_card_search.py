"""Finding units and cards by typing two letters: names in any language, those of one's own faction first."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name, normalize_name
from companion.games.heroes3.cards.hero_cards import Card, load_cards
from companion.games.heroes3.cards.unit_cards import FACTIONS, Side, load_units
from companion.kernel.messages import Text

CARD_KINDS = ("statistic", "ability", "spell", "artifact", "specialty")
MOST, MOST_CARDS = 24, 90
"""More units or cards than so many are not shown: another letter finds what is meant."""
_TIERS = ("none", "bronze", "silver", "gold", "azure")


def list_faction_units(faction: str) -> list[Side]:
    """The units of a faction by tier, each by its Few side."""
    few = [side for side in load_units().sides if side.group == faction and side.side == "few"]
    return sorted(few, key=lambda side: (_TIERS.index(side.tier), side.initiative, side.unit))


def list_neutral_units(tier: str = "") -> list[Side]:
    """The neutral cards by tier and name."""
    found = [side for side in load_units().sides if side.group == "neutral" and (not tier or side.tier == tier)]
    return sorted(found, key=lambda side: (_TIERS.index(side.tier), normalize_name(side.name["en"])))


def find_units(typed: str, among: Iterable[str] = (*FACTIONS, "neutral"), first: str = "") -> list[Side]:
    """The units whose name begins with these letters, or a word of it; Few sides and neutral cards only."""
    wanted = normalize_name(typed)
    groups = frozenset(among)
    found = [
        side
        for side in load_units().sides
        if side.group in groups and side.side in ("few", "neutral") and has_word_starting_with(side.name, wanted)
    ]
    found.sort(
        key=lambda side: (
            side.group != first,
            not _starts(side.name, wanted),
            side.group,
            normalize_name(side.name["en"]),
        )
    )
    return found[:MOST]


def find_combat_cards(typed: str, kind: str = "") -> list[Card]:
    """The cards that do something in combat, by the letters of their name and their kind."""
    wanted = normalize_name(typed)
    fitting = [
        card
        for card in _playable()
        if (not kind or card.kind == kind)
        and (not wanted or has_word_starting_with(card_name(card), wanted) or has_word_starting_with(card.name, wanted))
    ]
    return fitting[:MOST_CARDS]


@cache
def _playable() -> tuple[Card, ...]:
    known = [
        card for card in load_cards().by_id.values() if any(play.combat and play.when != "map" for play in card.plays)
    ]
    known.sort(key=lambda card: (CARD_KINDS.index(card.kind), normalize_name(card_name(card)["en"])))
    return tuple(known)


def has_word_starting_with(name: Text, wanted: str) -> bool:
    """Whether a word of a name, in any language, begins so."""
    return any(f" {word}".find(f" {wanted}") >= 0 for word in _written(tuple(sorted(name.items()))))


def _starts(name: Text, wanted: str) -> bool:
    return any(word.startswith(wanted) for word in _written(tuple(sorted(name.items()))))


@cache
def _written(name: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    return tuple(normalize_name(wording) for _, wording in name)
