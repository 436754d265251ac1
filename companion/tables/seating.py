"""Remembering who sat down and what they played, so that the next set-up takes two taps."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.tracker.box import Chosen
from companion.tables.house import House
from database.records import Player


def remember(house: House, game: str, chosen: Chosen) -> None:
    """Keep the people in their order, and the mode and counters of this game."""
    remember_people(house, chosen.people)
    own = [[counter.name, counter.start] for counter in chosen.own_counters]
    house.store.settings.put(f"last-{game}", {"mode": chosen.mode, "own": own})
    house.store.settings.put("last-game", game)


def remember_people(house: House, names: Sequence[str]) -> None:
    """Keep who sat down together, in their order."""
    house.store.people.remember([Player(name, n) for n, name in enumerate(names)], house.clock())
