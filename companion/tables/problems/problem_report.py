"""A report of a problem: one readable file with the table, the versions in use and what went wrong.

Nothing is sent anywhere; whoever made it decides who gets it. `companion replay` plays it to the same error.
"""

from __future__ import annotations

import importlib.metadata
import json
import logging
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Literal

from companion import __version__
from companion.kernel.plain_data import BadShape, describe_found_value, from_plain, to_plain
from companion.kernel.refusals import Refused
from companion.log_file import error_text
from companion.tables.files import file_format
from companion.tables.files.anonymizer import (
    NameReplacer,
    NamesKept,
    Rows,
    anonymize_file_contents,
    anonymize_rows,
    find_names_in_rows,
)
from companion.tables.files.export_file import export_table, journal_line_to_file_data, setup_to_file_data
from companion.tables.files.file_format import (
    MAX_FILE_BYTES,
    BadFile,
    FileContents,
    FileEntry,
    FileTable,
    bad_field_refusal,
    compute_state_checksum,
    parse_table_file,
    serialize_table_file,
)
from companion.tables.files.file_replay import last_traceback_line
from companion.tables.journal_lines import upgrade_line
from companion.tables.table_loader import load_setup
from companion.tables.table_service import TableService
from database.records import Player

log = logging.getLogger(__name__)

FORMAT = "companion-report"
FORMAT_VERSION = 1


@dataclass(frozen=True, slots=True)
class Problem:
    """Something that went wrong: the error with its traceback, when, and the input that led to it, where one did.

    `at` is in milliseconds since 1970.
    """

    error: str
    at: int = 0
    entry: FileEntry | None = None


@dataclass(frozen=True, slots=True)
class ReportContents:
    """What a report or an exported table holds for whoever plays it again."""

    contents: FileContents
    problems: tuple[Problem, ...] = ()

    @property
    def failing(self) -> Problem | None:
        """The problem that an input led to."""
        return next((problem for problem in self.problems if problem.entry is not None), None)


@dataclass(frozen=True, slots=True)
class _FileProblem:
    error: str
    when: str = ""
    entry: FileEntry | None = None


@dataclass(frozen=True, slots=True)
class _ReportFile:
    format: str
    format_version: int
    app: str
    made: str
    versions: dict[str, str]
    names: Literal["kept", "left-out", "seat-ids-kept"]
    problems: tuple[_FileProblem, ...] = ()
    table: dict[str, object] | None = None
    rows: dict[str, object] | None = None


def make_report(
    service: TableService, table_id: str = "", problems: Sequence[Problem] = (), *, names: bool = True
) -> bytes:
    """The report of a table, or of what happened apart from any table.

    A table that cannot be exported is told as it is written in the database. Without `names` everybody at the table is
    Player 1, Player 2; of rows that nobody understands only what cannot be a name is left then.
    """
    found = [*_failed_inputs(service, table_id), *problems]
    contents, rows = _table(service, table_id, found) if table_id else (None, None)
    said: NamesKept = "kept"
    if not names:
        contents, found, said = _nameless(service, contents, found, rows)
        rows = anonymize_rows(rows) if rows is not None else None
    plain = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "app": __version__,
        "made": _when(service.clock()),
        "versions": software_versions(),
        "names": said,
        "problems": [to_plain(_in_file(problem)) for problem in _once(found)],
        "table": json.loads(serialize_table_file(contents)) if contents is not None else None,
        "rows": rows,
    }
    return _written(plain)


def can_read_table(service: TableService, table_id: str) -> bool:
    """Whether set-up and journal of a table can be read, although it may be that no game here plays it."""
    try:
        _as_stored(service, table_id)
    except Exception:
        log.debug("table %s goes into a report as its rows", table_id, exc_info=True)
        return False
    return True


def parse_report(data: bytes) -> ReportContents:
    """What a report holds, or the file of a table, which is one without problems. Raises `BadFile`."""
    plain = _as_report(data)
    if plain is None:
        return ReportContents(parse_table_file(data))
    version = plain.get("format_version")
    if isinstance(version, int) and version > FORMAT_VERSION:
        raise BadFile("import-newer", found=version, newest=FORMAT_VERSION, app=describe_found_value(plain.get("app")))
    try:
        report = from_plain(_ReportFile, plain)
    except BadShape as bad:
        raise bad_field_refusal(bad.faults[0]) from bad
    if report.table is None:
        raise BadFile("report-no-table")
    contents = parse_table_file(json.dumps(report.table).encode())
    return ReportContents(contents, tuple(Problem(each.error, entry=each.entry) for each in report.problems))


def report_file_name(table_id: str) -> str:
    """A name for the file that every system accepts."""
    return f"report-{table_id or 'companion'}.companion.json"


def software_versions() -> dict[str, str]:
    """What the app runs on."""
    return {
        "companion": __version__,
        "python": platform.python_version(),
        "flet": _version_of("flet"),
        "sqlalchemy": _version_of("sqlalchemy"),
        "platform": platform.platform(),
    }


# --- how it works -------------------------------------------------------------------------------


def _failed_inputs(service: TableService, table_id: str) -> list[Problem]:
    failure = service.failure(table_id) if table_id else None
    if failure is None:
        return []
    entry = journal_line_to_file_data(failure.after + 1, failure.line) if failure.line is not None else None
    return [Problem(failure.error, failure.at, entry)]


def _table(service: TableService, table_id: str, found: list[Problem]) -> tuple[FileContents | None, Rows | None]:
    """The table as its file, or as its rows; whatever keeps it from being read is a problem, too."""
    try:
        return parse_table_file(export_table(service, table_id)), None
    except Exception as error:
        log.warning("table %s cannot be exported for a report", table_id, exc_info=True)
        found.append(Problem(error_text(error), service.clock()))
    try:
        return _as_stored(service, table_id), None
    except Exception as error:
        found.append(Problem(error_text(error), service.clock()))
    try:
        found_rows = service.store.remains(table_id)
        rows: Rows = {"tables": [found_rows.table], "journal": found_rows.journal, "snapshots": [found_rows.snapshot]}
        return None, {table: [to_plain(row) for row in stored] for table, stored in rows.items()}
    except Exception as error:
        found.append(Problem(error_text(error), service.clock()))
    return None, None


def _as_stored(service: TableService, table_id: str) -> FileContents:
    """The file of a table whose game cannot play it: set-up and journal as they are stored, not played."""
    record = service.store.read(table_id)
    setup, written = record.setup, record.format
    state = dict(record.snapshot.state) if record.snapshot is not None else {}
    lines = service.store.journal(table_id)
    if (game := service.engines.get(setup.engine)) is not None:
        setup, written = load_setup(service.store, game, record), game.save_format.number
        lines = [upgrade_line(line, game.save_format) for line in lines]
    contents = FileContents(
        file_format.FORMAT,
        file_format.FORMAT_VERSION,
        __version__,
        FileTable(record.origin, record.name, record.created),
        setup_to_file_data(setup, written),
        tuple(journal_line_to_file_data(number, line) for number, line in enumerate(lines, 1)),
        state=state,
        checksum=compute_state_checksum(state),
    )
    return parse_table_file(serialize_table_file(contents))


def _nameless(
    service: TableService, contents: FileContents | None, found: list[Problem], rows: Rows | None
) -> tuple[FileContents | None, list[Problem], NamesKept]:
    people = [player.name for player in _people(service)]
    if contents is None:
        renamer = NameReplacer(
            [*(find_names_in_rows(rows) if rows is not None else ()), *((name, "") for name in people)]
        )
        return None, [replace(each, error=renamer.text(each.error), entry=None) for each in found], "left-out"
    at = next((n for n, each in enumerate(found) if each.entry is not None), None)
    failing = found[at].entry if at is not None else None
    contents, failing, renamer, said = anonymize_file_contents(service.engines, contents, failing, people)
    found = [
        replace(each, error=renamer.text(each.error), entry=failing if n == at else None)
        for n, each in enumerate(found)
    ]
    return contents, found, said


def _people(service: TableService) -> Sequence[Player]:
    try:
        return service.store.people.everybody()
    except Refused:
        return ()


def _once(found: Sequence[Problem]) -> list[Problem]:
    """Each problem once: the device that showed the error of an input tells it again."""
    kept: dict[str, Problem] = {}
    for problem in found:
        kept.setdefault(last_traceback_line(problem.error), problem)
    return list(kept.values())


def _in_file(problem: Problem) -> _FileProblem:
    return _FileProblem(problem.error, _when(problem.at), problem.entry)


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds") if at else ""


def _written(plain: Mapping[str, object]) -> bytes:
    try:
        return (json.dumps(plain, indent=1, ensure_ascii=False, default=str) + "\n").encode()
    except UnicodeEncodeError:
        # Half a character in somebody's note cannot be written as itself.
        return (json.dumps(plain, indent=1, default=str) + "\n").encode()


def _as_report(data: bytes) -> dict[str, object] | None:
    """The report in a file; None where it is something else, which is told by whoever reads that."""
    if len(data) > MAX_FILE_BYTES:
        return None
    try:
        plain = json.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return None
    return plain if isinstance(plain, dict) and plain.get("format") == FORMAT else None


def _version_of(package: str) -> str:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return ""
