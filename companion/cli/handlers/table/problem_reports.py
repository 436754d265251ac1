"""Reports of problems, and playing them again."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from companion.cli.context import CommandContext
from companion.cli.handlers.table.table_files import read_file_bytes, resolve_target_path, write_file_atomically
from companion.cli.handlers.table.table_lookup import require_table_id
from companion.cli.output import render
from companion.cli.results import CommandResult
from companion.kernel.plain_data import to_plain
from companion.tables.files.file_format import MAX_FILE_BYTES, BadFile, FileEntry
from companion.tables.files.file_replay import ReplayResult, last_traceback_line
from companion.tables.files.file_replay import replay_file as play_again
from companion.tables.problems.problem_report import ReportContents, make_report, parse_report, report_file_name

_PIPE = "-"
_LONGEST_INPUT = 160


def write_problem_report(
    context: CommandContext, typed: str, file: Path | None, without_names: bool, force: bool
) -> CommandResult | None:
    """Write a report to a file, or to the standard output, where the file itself is the answer."""
    table = require_table_id(context, typed)
    data = make_report(context.house, table, names=not without_names)
    if file is None or str(file) == _PIPE:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return None
    target = resolve_target_path(file, report_file_name(table))
    write_file_atomically(target, data, force)
    made = json.loads(data)
    plain = {"id": table, "file": str(target), "bytes": len(data), "names": made["names"]}
    said = [context.words("report-written", file=str(target))]
    if made["rows"] is not None:
        said.append(context.words("report-written-rows-nameless" if without_names else "report-written-rows"))
    return CommandResult(plain, lambda: [render.safe_text(line) for line in said])


def replay_report_or_table_file(context: CommandContext, file: str) -> CommandResult:
    """Play a file to its error, to an input that is refused, or to its end."""
    from companion.games.engines import ENGINES

    found = parse_report(sys.stdin.buffer.read(MAX_FILE_BYTES + 1) if file == _PIPE else read_file_bytes(Path(file)))
    failing = found.failing
    played = play_again(ENGINES, found.contents, failing.entry if failing is not None else None)
    refused = BadFile("replay-refused", **_place(played), reason=played.why) if played.why is not None else None
    return CommandResult(
        _plain(found, played), lambda: _drawn(context, found, played), refused, failed=played.outcome == "failed"
    )


def _plain(found: ReportContents, played: ReplayResult) -> dict[str, Any]:
    setup = found.contents.setup
    return {
        "game": setup.game,
        "engine": setup.engine,
        "app": found.contents.app,
        "inputs": len(found.contents.journal),
        "played": played.played,
        "outcome": played.outcome,
        "input": to_plain(played.entry) if played.entry is not None else None,
        "failure": played.last_line,
        "traceback": played.error,
        "reported": [last_traceback_line(problem.error) for problem in found.problems],
        "same": _same(found, played),
    }


def _same(found: ReportContents, played: ReplayResult) -> bool | None:
    """Whether it is the error that was reported; None where no input was reported to fail."""
    failing = found.failing
    return None if failing is None else played.last_line == last_traceback_line(failing.error)


def _drawn(context: CommandContext, found: ReportContents, played: ReplayResult) -> list[RenderableType]:
    words, failing = context.words, found.failing
    if played.outcome == "refused":
        return []
    if played.outcome == "through":
        lines = [words("replay-through", count=played.played)]
        if failing is not None:
            lines.append(words("replay-passes-now", error=last_traceback_line(failing.error)))
        elif found.problems:
            lines.append(words("replay-elsewhere", error=last_traceback_line(found.problems[0].error)))
        return [render.safe_text(line) for line in lines]
    place = _place(played)
    parts: list[RenderableType] = [
        render.safe_text(words("replay-failed", number=place["number"], input=place["input"]), "bold"),
        render.safe_text(played.last_line, "red"),
    ]
    if failing is not None:
        same = _same(found, played)
        parts.append(
            render.safe_text(
                words("replay-same") if same else words("replay-other", error=last_traceback_line(failing.error))
            )
        )
    if context.debug:
        parts.append(render.safe_text(played.error, "dim"))
    return parts


def _place(played: ReplayResult) -> dict[str, Any]:
    """Which input it was: its number, 0 for the set-up, and what it said."""
    return {"number": played.played + 1 if played.entry is not None else 0, "input": _spelt(played.entry)}


def _spelt(entry: FileEntry | None) -> str:
    if entry is None:
        return "-"
    if entry.act is None:
        text = f"{entry.kind} {entry.step or entry.count}"
    else:
        text = json.dumps(entry.act, ensure_ascii=False)
        text = text if entry.kind == "give" else f"{entry.kind} {entry.step} {text}"
    return text if len(text) <= _LONGEST_INPUT else text[:_LONGEST_INPUT] + "…"
