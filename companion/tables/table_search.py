"""Finding a table among thousands by a few letters of its name, its people, its game or its mode."""

from __future__ import annotations

from companion.tables.table_listing_and_search_text import matches_search, normalize_for_search, searchable_text
from database.store import Store

_FEW = 20
"""So many tables are read one by one rather than all of them at once."""


class TableSearch:
    """Finds tables, one object for all devices. The setup of a table never changes, so each is read once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._words: dict[str, str] = {}

    def find(self, typed: str) -> list[str]:
        """The tables in use that fit every word typed, in the order in which home lists them."""
        heads = {table: head for table, head in self._store.heads().items() if not head.archived}
        self._read(set(heads))
        found = [
            table
            for table, head in heads.items()
            if matches_search(typed, normalize_for_search(head.name) + self._words.get(table, ""))
        ]
        return sorted(found, key=lambda table: (heads[table].ended, -heads[table].changed, table))

    def _read(self, tables: set[str]) -> None:
        missing = tables - self._words.keys()
        if len(missing) > _FEW:
            records = self._store.tables()
        else:
            records = [found for table in missing if (found := self._store.listed(table)) is not None]
        self._words |= {record.id: searchable_text(record) for record in records if record.id in missing}
