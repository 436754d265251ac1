"""Who played here before, so that the next table is set up with two taps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, delete, func, select

from database.link import Link
from database.records import Player
from database.rows import PLAYERS
from database.texts import storable


class People:
    """The remembered players of this device."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def remember(self, players: Sequence[Player], at: int) -> None:
        """These people, in this order, just sat down together."""
        names = [storable(player.name) for player in players]
        with self._link.writing() as connection:
            # The latest group is the one with the latest time, also where the clock was set back since.
            latest = connection.scalar(select(func.max(PLAYERS.c.used))) or 0
            connection.execute(delete(PLAYERS).where(PLAYERS.c.name.in_(names)))
            rows = {
                player.name: {
                    "name": player.name,
                    "colour": player.colour,
                    "place": place,
                    "used": max(at, latest + 1),
                }
                for place, player in enumerate(players)
            }
            if rows:
                connection.execute(PLAYERS.insert(), list(rows.values()))

    def last_group(self) -> list[Player]:
        """Who played last, in the order they sat."""
        latest = select(func.max(PLAYERS.c.used)).scalar_subquery()
        return self._read(select(PLAYERS).where(PLAYERS.c.used == latest).order_by(PLAYERS.c.place))

    def everybody(self) -> list[Player]:
        """All remembered people, the latest first."""
        return self._read(select(PLAYERS).order_by(PLAYERS.c.used.desc(), PLAYERS.c.place))

    def forget(self, name: str) -> None:
        """Remember somebody no longer."""
        with self._link.writing() as connection:
            connection.execute(delete(PLAYERS).where(PLAYERS.c.name == storable(name)))

    def _read(self, query: Select[Any]) -> list[Player]:
        with self._link.reading() as connection:
            return [Player(row.name, row.colour) for row in connection.execute(query)]
