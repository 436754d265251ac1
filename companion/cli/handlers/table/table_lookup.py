"""Finds the table that is meant: by id, a clear beginning of it, or `last`."""

from __future__ import annotations

from companion.cli.context import CommandContext
from companion.kernel.refusals import Refused, Unknown
from companion.tables.live_table import LiveTable

LAST = "last"
_MOST = 6


def require_table_id(context: CommandContext, typed: str) -> str:
    """The id of the table that was meant, or a refusal that says which there are."""
    wanted = typed.strip().lower()
    heads = context.store.heads()
    if wanted in heads:
        return wanted
    if not heads:
        raise Unknown("cli-no-tables")
    if wanted == LAST:
        tables = context.store.tables() or context.store.tables(archived=None)
        # A damaged table does not stand in the way of the game that goes on.
        return next((table.id for table in tables if table.trouble is None), tables[0].id)
    found = sorted(table for table in heads if wanted and table.startswith(wanted))
    if len(found) == 1:
        return found[0]
    if found:
        raise Unknown("cli-table-ambiguous", found=typed, options=found[:_MOST])
    latest = [table.id for table in context.store.tables(archived=None)[:_MOST]]
    raise Unknown("cli-table-unknown", found=typed[:40], options=latest)


def open_table(context: CommandContext, typed: str) -> LiveTable:
    """The running table that was meant."""
    return context.house.open(require_table_id(context, typed))


def try_open_table(context: CommandContext, typed: str) -> tuple[str, LiveTable | Refused]:
    """The id of the table that was meant, and the running table or why it cannot be opened."""
    table = require_table_id(context, typed)
    try:
        return table, context.house.open(table)
    except Refused as refused:
        return table, refused
