"""Remembers the players and what they played, so that the next set-up takes two taps."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.tracker.setup.game_box import Chosen
from companion.tables.table_service import TableService
from database.records import Player


def remember_setup(service: TableService, game: str, chosen: Chosen) -> None:
    """Keep the people in their order, and the mode and counters of this game."""
    remember_players(service, chosen.people)
    own = [[counter.name, counter.start] for counter in chosen.own_counters]
    service.store.settings.put(f"last-{game}", {"mode": chosen.mode, "own": own})
    service.store.settings.put("last-game", game)


def remember_players(service: TableService, names: Sequence[str]) -> None:
    """Keep the players of a table, in their order."""
    service.store.people.remember([Player(name, n) for n, name in enumerate(names)], service.clock())
