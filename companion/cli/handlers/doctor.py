"""Checks the whole database: where it is, what is wrong with it, and what was done about that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from companion.cli.context import CommandContext
from companion.cli.handlers.table.table_files import check_can_write
from companion.cli.output import render
from companion.cli.results import CommandResult
from companion.data_location import database_address
from companion.kernel.refusals import Refused
from companion.log_file import log_file_path
from companion.tables.problems.table_checkup import check_all_tables
from database.backups.restore import open_damaged_copy, salvage_into_file
from database.errors import Damaged, DatabaseTrouble
from database.files.backup_names import list_all_backups, list_unfinished_backups
from database.location import DatabaseLocation
from database.store import Store


@dataclass(slots=True)
class _Report:
    """What is told: for programs, for people, and what kept the doctor from doing what was asked for."""

    plain: dict[str, Any] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)
    hindered: list[Refused] = field(default_factory=list)
    wrong: int = 0

    def attempt(self, work: Callable[[], list[str]]) -> None:
        """Do something and tell it; that it cannot be done does not keep the rest from being told."""
        try:
            self.lines += work()
        except Refused as refused:
            self.hindered.append(refused)


def check_salvage_and_compact_database(context: CommandContext, salvage: Path | None, compact: bool) -> CommandResult:
    """Check everything; salvage and compact where that was asked for."""
    if salvage is not None:
        check_can_write(salvage, force=False)
    report = _Report()
    try:
        store = context.store
    except DatabaseTrouble as trouble:
        return _unopened(context, report, trouble, salvage)
    _tell_where(context, report, store.where, store.file)
    _tell_leftovers(context, report, store)
    faults = _check(context, report, store)
    if salvage is not None:
        report.attempt(lambda: _salvage(context, report, store, salvage))
    if compact and faults:
        report.lines.append(context.words("cli-doctor-not-compacted"))
    elif compact:
        report.attempt(lambda: _compact(context, report, store))
    return _answer(context, report, salvaged="salvaged" in report.plain)


def _tell_where(context: CommandContext, report: _Report, where: str, file: Path | None) -> None:
    words, log = context.words, log_file_path(context.folder)
    backups = [str(each) for each in list_all_backups(file)] if file is not None else []
    report.plain |= {"data": where, "folder": str(context.folder), "log": str(log), "backups": backups}
    report.lines += [words("cli-doctor-data", where=where), words("cli-doctor-folder", folder=str(context.folder))]
    report.lines.append(words("cli-doctor-log" if log.exists() else "cli-doctor-no-log", file=str(log)))
    report.lines += [words("cli-doctor-backup", file=each) for each in backups] or [words("cli-doctor-no-backup")]


def _tell_leftovers(context: CommandContext, report: _Report, store: Store) -> None:
    cleared = [str(path) for path in store.cleared]
    unfinished = [str(path) for path in list_unfinished_backups(store.file)] if store.file is not None else []
    report.plain |= {"cleared": cleared, "unfinished": unfinished}
    report.lines += [context.words("cli-doctor-cleared", file=each) for each in cleared]
    report.lines += [context.words("cli-doctor-unfinished", file=each) for each in unfinished]


def _check(context: CommandContext, report: _Report, store: Store) -> list[str]:
    """The check itself; the faults of the file."""
    words = context.words
    faults = [words.say(fault) for fault in store.faults()]
    found = check_all_tables(context.house)
    tables = len(store.heads())
    damaged = [
        {"table": each.table, "name": each.name, "id": each.message.id, "message": words.say(each.message)}
        for each in found
    ]
    report.plain |= {"tables": tables, "faults": faults, "troubles": damaged}
    report.lines.append(words("cli-doctor-checked", tables=tables))
    report.lines += [words("cli-doctor-fault", fault=fault) for fault in faults]
    report.lines += [f"{each['table']}  {each['name']}: {each['message']}" for each in damaged]
    report.wrong = len(faults) + len(found)
    return faults


def _salvage(context: CommandContext, report: _Report, store: Store, target: Path) -> list[str]:
    tables, left_out = salvage_into_file(store, target)
    report.plain["salvaged"] = {"file": str(target), "tables": tables, "left_out": left_out}
    said = [context.words("cli-doctor-salvaged", file=str(target), tables=tables)]
    return [*said, context.words("cli-left-out", count=left_out)] if left_out else said


def _compact(context: CommandContext, report: _Report, store: Store) -> list[str]:
    before, after = store.compact()
    report.plain["compacted"] = {"before": before, "after": after}
    return [context.words("cli-doctor-compacted", before=before // 1024, after=after // 1024)]


def _unopened(
    context: CommandContext, report: _Report, trouble: DatabaseTrouble, salvage: Path | None
) -> CommandResult:
    """A database that cannot be opened: where everything is, what is wrong, and what could be salvaged."""
    place = DatabaseLocation.find(database_address(context.options.data, context.options.database))
    _tell_where(context, report, str(place), place.file)
    file = place.file
    if salvage is not None and file is not None and isinstance(trouble, Damaged):

        def from_file() -> list[str]:
            with open_damaged_copy(file) as store:
                return _salvage(context, report, store, salvage)

        report.attempt(from_file)
    return CommandResult(report.plain, lambda: [render.safe_text(line) for line in report.lines], trouble)


def _answer(context: CommandContext, report: _Report, salvaged: bool) -> CommandResult:
    refused = next(iter(report.hindered), None)
    if report.wrong:
        report.lines += [context.words.say(each.message) for each in report.hindered]
        refused = Damaged("cli-doctor-wrong-salvaged" if salvaged else "cli-doctor-wrong", count=report.wrong)
    elif refused is None:
        report.lines.append(context.words("cli-doctor-well"))
    return CommandResult(report.plain, lambda: [render.safe_text(line) for line in report.lines], refused)
