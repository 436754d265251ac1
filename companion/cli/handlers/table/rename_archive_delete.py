"""Keeping tables in order: names, putting away, deleting."""

from __future__ import annotations

import sys

import typer

from companion.cli.context import CommandContext
from companion.cli.handlers.table.table_lookup import require_table_id
from companion.cli.output import render
from companion.cli.results import CommandResult
from companion.kernel.refusals import Malformed, NotNow

LONGEST_NAME = 80


def parse_table_name(typed: str) -> str:
    """A name for a table, or a refusal that says what a name is."""
    name = " ".join(typed.split())
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise Malformed("name-bad", found=name[:40], high=LONGEST_NAME)
    return name


def rename_table(context: CommandContext, typed: str, name: str) -> CommandResult:
    """Give a table another name."""
    table, wanted = require_table_id(context, typed), parse_table_name(name)
    if not wanted:
        raise Malformed("name-bad", found="", high=LONGEST_NAME)
    context.house.rename(table, wanted)
    return _said(context, {"id": table, "name": wanted}, "cli-table-renamed", wanted)


def archive_table(context: CommandContext, typed: str, archived: bool) -> CommandResult:
    """Put a table away, or take it back out."""
    table = require_table_id(context, typed)
    context.house.archive(table, archived)
    said = "cli-table-archived" if archived else "cli-table-back"
    return _said(context, {"id": table, "archived": archived}, said, table)


def delete_table(context: CommandContext, typed: str, yes: bool) -> CommandResult:
    """Delete a table for good, after asking."""
    table = require_table_id(context, typed)
    if not yes:
        if context.options.json or not sys.stdin.isatty():
            raise NotNow("cli-delete-yes", table=table)
        if not typer.confirm(context.words("cli-delete-sure", table=table), err=True):
            return _said(context, {"id": table, "deleted": False}, "cli-table-kept", table)
    context.house.destroy(table)
    return _said(context, {"id": table, "deleted": True}, "cli-table-deleted", table)


def _said(context: CommandContext, plain: dict[str, object], message: str, name: str) -> CommandResult:
    return CommandResult(plain, lambda: [render.safe_text(context.words(message, name=name))])
