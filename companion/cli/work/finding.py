"""Which table is meant: by id, a clear beginning of it, or `last`."""

from __future__ import annotations

from companion.cli.desk import Desk
from companion.kernel.refusals import Unknown
from companion.tables.live import LiveTable

LAST = "last"
_MOST = 6


def find(desk: Desk, typed: str) -> str:
    """The id of the table that was meant, or a refusal that says which there are."""
    wanted = typed.strip().lower()
    heads = desk.store.heads()
    if wanted in heads:
        return wanted
    if not heads:
        raise Unknown("cli-no-tables")
    if wanted == LAST:
        tables = desk.store.tables() or desk.store.tables(archived=None)
        return tables[0].id
    found = sorted(table for table in heads if wanted and table.startswith(wanted))
    if len(found) == 1:
        return found[0]
    if found:
        raise Unknown("cli-table-ambiguous", found=typed, options=found[:_MOST])
    latest = [table.id for table in desk.store.tables(archived=None)[:_MOST]]
    raise Unknown("cli-table-unknown", found=typed[:40], options=latest)


def open_table(desk: Desk, typed: str) -> LiveTable:
    """The running table that was meant."""
    return desk.house.open(find(desk, typed))
