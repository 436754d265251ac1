"""The packs of this device, as the texts of their files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, update

from companion.kernel.refusals import Unknown
from database.read_and_write_transactions import DatabaseAccess
from database.records import PackRecord
from database.row_models import PACKS
from database.row_reader import is_whole_number
from database.text_validation import require_storable_text
from database.tolerant_reader import read_raw_rows


class StoredPacks:
    """Packs in the order in which they are applied."""

    def __init__(self, link: DatabaseAccess) -> None:
        self._link = link

    def everything(self) -> list[PackRecord]:
        """All of them, those that are switched off as well."""
        with self._link.reading() as connection:
            rows = sorted(_rows(connection), key=lambda row: (row["place"], row["id"]))
        return [PackRecord(row["id"], row["text"], row["active"] in (True, 1)) for row in rows]

    def put(self, pack_id: str, text: str) -> None:
        """Keep a pack; one with the same id is replaced and stays where it was, switched on or off."""
        with self._link.writing() as connection:
            changed = connection.execute(
                update(PACKS)
                .where(PACKS.c.id == require_storable_text(pack_id))
                .values(text=require_storable_text(text))
            )
            if not changed.rowcount:
                place = max((row["place"] for row in _rows(connection)), default=0) + 1
                row = {"id": pack_id, "text": require_storable_text(text), "active": True, "place": place}
                connection.execute(PACKS.insert(), row)

    def switch(self, pack_id: str, active: bool) -> None:
        """Switch a pack on or off."""
        with self._link.writing() as connection:
            done = connection.execute(
                update(PACKS).where(PACKS.c.id == require_storable_text(pack_id)).values(active=active)
            )
            if not done.rowcount:
                raise Unknown("pack-unknown", pack=pack_id)

    def remove(self, pack_id: str) -> None:
        """Take a pack off the shelf."""
        with self._link.writing() as connection:
            if not connection.execute(delete(PACKS).where(PACKS.c.id == require_storable_text(pack_id))).rowcount:
                raise Unknown("pack-unknown", pack=pack_id)


def _rows(connection: Connection) -> list[dict[str, Any]]:
    """Every pack, but for rows that are damaged."""
    return [row for row in read_raw_rows(connection, PACKS) if _is_sound(row)]


def _is_sound(row: Mapping[str, Any]) -> bool:
    return all(isinstance(row[name], str) for name in ("id", "text")) and is_whole_number(row["place"])
