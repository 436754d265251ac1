"""The settings of this device: language, theme, and what else a person chooses once."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from sqlalchemy import delete

from database.read_and_write_transactions import DatabaseAccess
from database.row_models import SETTINGS
from database.row_reader import UNREADABLE
from database.text_validation import require_storable_text
from database.tolerant_reader import read_raw_rows

Step: TypeAlias = Callable[[str, Any], Any]
"""From one format of the settings to the next: the key and its value, giving the new value."""


def _unchanged(key: str, value: Any) -> Any:
    return value


STEPS: tuple[Step, ...] = (_unchanged,)
"""Before formats were written down (format 0), fields were only added, each with a default."""
FORMAT = len(STEPS)
"""Today's format. What a newer version of the app chose is not guessed: it counts as not chosen."""


class Settings:
    """Named values in plain JSON form."""

    def __init__(self, link: DatabaseAccess) -> None:
        self._link = link

    def get(self, key: str, otherwise: Any = None) -> Any:
        """The value of a setting, or what to take where nobody has chosen yet."""
        return self.everything().get(key, otherwise)

    def put(self, key: str, value: Any) -> None:
        """Choose a value."""
        with self._link.writing() as connection:
            connection.execute(delete(SETTINGS).where(SETTINGS.c.key == require_storable_text(key)))
            connection.execute(SETTINGS.insert(), {"key": key, "value": value, "format": FORMAT})

    def everything(self) -> dict[str, Any]:
        """All settings at once, but those that are damaged: they count as not chosen, and keep nobody out."""
        with self._link.reading() as connection:
            rows = read_raw_rows(connection, SETTINGS)
        return dict(found for row in rows if (found := _setting(row)) is not None)


def _setting(row: Mapping[str, Any]) -> tuple[str, Any] | None:
    key, value, written = row["key"], row["value"], row["format"]
    if not isinstance(key, str) or not isinstance(written, int) or written > FORMAT:
        return None
    try:
        # SQLite keeps a number as itself, whatever it was given.
        read = value if isinstance(value, int | float) else json.loads(value if isinstance(value, str) else "")
    except UNREADABLE:
        return None
    return key, _brought_up(key, read, written)


def _brought_up(key: str, value: Any, written: int) -> Any:
    for step in STEPS[max(written, 0) :]:
        value = step(key, value)
    return value
