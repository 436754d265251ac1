"""The unit deck of a player: what lies in it. heroes3 6."""

from __future__ import annotations

from companion.games.heroes3.adventure.state import PlayerState, Unit
from companion.games.heroes3.cards.unit_cards import load_units


def units_of_tier(sheet: PlayerState, tier: str) -> list[Unit]:
    """The units of a tier in the unit deck, neutral ones among them, each card once."""
    return [unit for unit in dict.fromkeys(sheet.army) if load_units().by_key[unit.side].tier == tier]
