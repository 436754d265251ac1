"""The players who played here before, so that the next table is set up with two taps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete

from database.read_and_write_transactions import DatabaseAccess
from database.records import Player
from database.row_models import PLAYERS
from database.row_reader import is_whole_number
from database.text_validation import require_storable_text
from database.tolerant_reader import read_raw_rows


class RememberedPlayers:
    """The remembered players of this device."""

    def __init__(self, link: DatabaseAccess) -> None:
        self._link = link

    def remember(self, players: Sequence[Player], at: int) -> None:
        """Remember the players of a table, in this order."""
        names = [require_storable_text(player.name) for player in players]
        with self._link.writing() as connection:
            # The latest group is the one with the latest time, also where the clock was set back since.
            latest = max((row["used"] for row in _rows(connection)), default=0)
            connection.execute(delete(PLAYERS).where(PLAYERS.c.name.in_(names)))
            rows = {
                player.name: {"name": player.name, "colour": player.colour, "place": place, "used": max(at, latest + 1)}
                for place, player in enumerate(players)
            }
            if rows:
                connection.execute(PLAYERS.insert(), list(rows.values()))

    def last_group(self) -> list[Player]:
        """Who played last, in the order they sat."""
        found = self._read()
        return [_player(row) for row in found if row["used"] == found[0]["used"]]

    def everybody(self) -> list[Player]:
        """All remembered people, the latest first."""
        return [_player(row) for row in self._read()]

    def forget(self, name: str) -> None:
        """Remember somebody no longer."""
        with self._link.writing() as connection:
            connection.execute(delete(PLAYERS).where(PLAYERS.c.name == require_storable_text(name)))

    def _read(self) -> list[dict[str, Any]]:
        with self._link.reading() as connection:
            return sorted(_rows(connection), key=lambda row: (-row["used"], row["place"], row["name"]))


def _rows(connection: Connection) -> list[dict[str, Any]]:
    """Everybody, but for rows that are damaged: somebody who is forgotten is no reason not to play."""
    return [row for row in read_raw_rows(connection, PLAYERS) if _is_sound(row)]


def _is_sound(row: Mapping[str, Any]) -> bool:
    return isinstance(row["name"], str) and all(is_whole_number(row[name]) for name in ("colour", "place", "used"))


def _player(row: Mapping[str, Any]) -> Player:
    return Player(row["name"], row["colour"])
