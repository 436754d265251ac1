"""Replays a table's file input by input, without any database: where it leads, or where it stops."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from companion.kernel.acts import Act
from companion.kernel.events import Reason
from companion.kernel.game import AnyGame, Setup
from companion.kernel.journal import Entry
from companion.kernel.messages import Message
from companion.kernel.plain_data import BadShape
from companion.kernel.reason_codec import reason_from_plain
from companion.kernel.refusals import Refused, Unknown
from companion.kernel.table import AnyTable, Table
from companion.log_file import error_text
from companion.tables.files.file_format import (
    FileContents,
    FileEntry,
    bad_field_refusal,
    upgrade_file_contents,
    upgrade_file_entry,
)


@dataclass(frozen=True, slots=True)
class ReplayResult:
    """What came of replaying a file.

    `through`: every input was taken. `refused`: the game refuses `entry`. `failed`: `entry` makes the game fail with
    `error`. Without an entry it was the set-up. `played` inputs were taken before.
    """

    outcome: Literal["through", "refused", "failed"]
    played: int
    entry: FileEntry | None = None
    why: Message | None = None
    error: str = ""
    state: Mapping[str, object] | None = None

    @property
    def last_line(self) -> str:
        """The error without its traceback."""
        return last_traceback_line(self.error)


def replay_file(
    engines: Mapping[str, AnyGame], contents: FileContents, failing: FileEntry | None = None
) -> ReplayResult:
    """Play the journal; an input that failed is tried at its place first, and where it passes now, all the others."""
    if contents.setup.engine not in engines:
        raise Unknown("engine-unknown", engine=contents.setup.engine, options=", ".join(sorted(engines)))
    game = engines[contents.setup.engine]
    written, contents = contents.setup.format, upgrade_file_contents(contents, game.save_format)
    setup = setup_from_file_data(contents)
    if failing is not None:
        failing = upgrade_file_entry(failing, written, game.save_format)
        before = contents.journal[: max(0, failing.n - 1)]
        found = _play(game, setup, [*before, failing])
        if found.outcome != "through":
            return found
    return _play(game, setup, contents.journal)


def setup_from_file_data(contents: FileContents) -> Setup:
    """The set-up that a file holds."""
    found = contents.setup
    return Setup(found.game, found.engine, found.seed, found.body, found.content, found.corrections, found.rules)


def journal_entry_from_file_data(found: FileEntry, act: Act | None, why: Reason | None) -> Entry:
    """The entry that a file holds, with its act and reason."""
    return Entry(
        found.kind, act, found.count, found.step, found.who, found.at, found.burst, why, found.rules, found.state
    )


def last_traceback_line(error: str) -> str:
    """The error that a traceback ends with."""
    return error.rstrip().rpartition("\n")[2]


def _play(game: AnyGame, setup: Setup, entries: Sequence[FileEntry]) -> ReplayResult:
    played, entry = 0, None
    try:
        table = Table(game, setup)
        # What came before a position that was kept is part of it; today's rules may refuse it.
        played = max((n for n, found in enumerate(entries, 1) if found.state is not None), default=0)
        table.load(_entry(game, entry) for entry in entries[:played])
        state = _look(game, table)
        for entry in entries[played:]:
            table.enter(_entry(game, entry))
            # What is kept and shown after every input can fail, too.
            state = _look(game, table)
            played += 1
    except Refused as refused:
        return ReplayResult("refused", played, entry, refused.message)
    except BadShape as bad:
        return ReplayResult("refused", played, entry, bad_field_refusal(bad.faults[0]).message)
    except Exception as error:
        return ReplayResult("failed", played, entry, error=error_text(error))
    return ReplayResult("through", played, state=state)


def _look(game: AnyGame, table: AnyTable) -> Mapping[str, object]:
    game.question(table.state)
    return game.freeze(table.state)


def _entry(game: AnyGame, found: FileEntry) -> Entry:
    act = game.codec.read(found.act) if found.act is not None else None
    why = reason_from_plain(found.why) if found.why is not None else None
    return journal_entry_from_file_data(found, act, why)
