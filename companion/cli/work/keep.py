"""Keeping tables in order: names, putting away, deleting."""

from __future__ import annotations

import sys

import typer

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import paint
from companion.cli.work.finding import find
from companion.kernel.refusals import Malformed, NotNow

LONGEST_NAME = 80


def table_name(typed: str) -> str:
    """A name for a table, or a refusal that says what a name is."""
    name = " ".join(typed.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed("name-bad", found=name[:40], high=LONGEST_NAME)
    return name


def rename(desk: Desk, typed: str, name: str) -> Answer:
    """Give a table another name."""
    table, wanted = find(desk, typed), table_name(name)
    if not wanted:
        raise Malformed("name-bad", found="", high=LONGEST_NAME)
    desk.house.rename(table, wanted)
    return _said(desk, {"id": table, "name": wanted}, "cli-table-renamed", wanted)


def archive(desk: Desk, typed: str, archived: bool) -> Answer:
    """Put a table away, or take it back out."""
    table = find(desk, typed)
    desk.house.archive(table, archived)
    said = "cli-table-archived" if archived else "cli-table-back"
    return _said(desk, {"id": table, "archived": archived}, said, table)


def delete(desk: Desk, typed: str, yes: bool) -> Answer:
    """Delete a table for good, after asking."""
    table = find(desk, typed)
    if not yes:
        if desk.wishes.json or not sys.stdin.isatty():
            raise NotNow("cli-delete-yes", table=table)
        if not typer.confirm(desk.words("cli-delete-sure", table=table), err=True):
            return _said(desk, {"id": table, "deleted": False}, "cli-table-kept", table)
    desk.house.destroy(table)
    return _said(desk, {"id": table, "deleted": True}, "cli-table-deleted", table)


def _said(desk: Desk, plain: dict[str, object], message: str, name: str) -> Answer:
    return Answer(plain, lambda: [paint.text(desk.words(message, name=name))])
