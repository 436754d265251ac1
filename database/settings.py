"""The settings of this device: language, theme, and what else a person chooses once."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select

from database.link import Link
from database.rows import SETTINGS
from database.texts import storable


class Settings:
    """Named values in plain JSON form."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def get(self, key: str, otherwise: Any = None) -> Any:
        """The value of a setting, or what to take where nobody has chosen yet."""
        with self._link.reading() as connection:
            row = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.key == key)).one_or_none()
        return otherwise if row is None else row.value

    def put(self, key: str, value: Any) -> None:
        """Choose a value."""
        with self._link.writing() as connection:
            connection.execute(delete(SETTINGS).where(SETTINGS.c.key == storable(key)))
            connection.execute(SETTINGS.insert(), {"key": key, "value": value})

    def everything(self) -> dict[str, Any]:
        """All settings at once."""
        with self._link.reading() as connection:
            return {row.key: row.value for row in connection.execute(select(SETTINGS).order_by(SETTINGS.c.key))}
