"""The packs of this device, as the texts of their files."""

from __future__ import annotations

from sqlalchemy import delete, func, select, update

from companion.kernel.refusals import Unknown
from database.link import Link
from database.records import PackRecord
from database.rows import PACKS
from database.texts import storable


class Packs:
    """Packs in the order in which they are applied."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def everything(self) -> list[PackRecord]:
        """All of them, those that are switched off as well."""
        with self._link.reading() as connection:
            rows = connection.execute(select(PACKS).order_by(PACKS.c.place, PACKS.c.id))
            return [PackRecord(row.id, row.text, row.active) for row in rows]

    def put(self, pack_id: str, text: str) -> None:
        """Keep a pack; one with the same id is replaced and stays where it was, switched on or off."""
        with self._link.writing() as connection:
            changed = connection.execute(
                update(PACKS).where(PACKS.c.id == storable(pack_id)).values(text=storable(text))
            )
            if not changed.rowcount:
                place = (connection.scalar(select(func.max(PACKS.c.place))) or 0) + 1
                row = {"id": pack_id, "text": storable(text), "active": True, "place": place}
                connection.execute(PACKS.insert(), row)

    def switch(self, pack_id: str, active: bool) -> None:
        """Switch a pack on or off."""
        with self._link.writing() as connection:
            done = connection.execute(update(PACKS).where(PACKS.c.id == storable(pack_id)).values(active=active))
            if not done.rowcount:
                raise Unknown("pack-unknown", pack=pack_id)

    def remove(self, pack_id: str) -> None:
        """Take a pack off the shelf."""
        with self._link.writing() as connection:
            if not connection.execute(delete(PACKS).where(PACKS.c.id == storable(pack_id))).rowcount:
                raise Unknown("pack-unknown", pack=pack_id)
