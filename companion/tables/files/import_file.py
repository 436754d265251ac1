"""Imports a table from a file. Everything is replayed before anything is stored, and stored in one transaction.

What is here already is never overwritten. The same table with the same beginning is one table: the longer journal
wins. Where both went on in different ways, the file becomes a table of its own beside the one that is here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

from companion import __version__
from companion.kernel.acts import Codec
from companion.kernel.game import AnyGame, Setup
from companion.kernel.history import EntryBroken
from companion.kernel.journal import Entry
from companion.kernel.messages import Message, message
from companion.kernel.plain_data import BadShape, Fault, contains_all_data, to_plain
from companion.kernel.reason_codec import reason_from_plain
from companion.kernel.refusals import EntryRefused, Malformed, Refused, Unknown
from companion.kernel.save_format_upgrades import MadeByNewer
from companion.kernel.table import AnyTable, Table
from companion.tables.cancellable_progress import Cancelled, Progress, Stopped, WatchedGame
from companion.tables.files.file_format import (
    BadFile,
    FileContents,
    FileEntry,
    bad_field_refusal,
    compute_state_checksum,
    parse_table_file,
    upgrade_file_contents,
)
from companion.tables.files.file_replay import journal_entry_from_file_data, setup_from_file_data
from companion.tables.journal_lines import entry_to_line, upgrade_line
from companion.tables.table_loader import Unplayable, load_setup
from companion.tables.table_service import TableService
from database.errors import Damaged
from database.records import Line, Snapshot, TableRecord
from database.store import Taken

ImportOutcome: TypeAlias = Literal["new", "same", "older", "extended", "copy"]


@dataclass(frozen=True, slots=True)
class ImportResult:
    """What became of a file.

    `new`: the table was not here. `same`: it was, exactly so. `older`: it was, and has gone on since. `extended`: the
    file had gone on, and so has the table now. `copy`: both had gone on in different ways; the file is a table of its
    own now. `differs`: by today's rules its journal leads to another position; it opens at the one that the file holds.
    """

    id: str
    name: str
    outcome: ImportOutcome
    length: int
    differs: bool = False

    @property
    def new(self) -> bool:
        """Whether there is a table now that was not here before."""
        return self.outcome in ("new", "copy")

    @property
    def messages(self) -> tuple[Message, ...]:
        """What to tell the person who brought the file."""
        said = message(_SAID[self.outcome], name=self.name, length=self.length)
        return (said, message("import-differs")) if self.differs else (said,)


_SAID: dict[ImportOutcome, str] = {
    "new": "import-new",
    "same": "import-same",
    "older": "import-older",
    "extended": "import-extended",
    "copy": "import-copy",
}


@dataclass(frozen=True, slots=True)
class _Played:
    setup: Setup
    lines: list[Line]
    snapshot: Snapshot
    ended: bool
    differs: bool


def import_table(service: TableService, data: bytes, progress: Progress | None = None) -> ImportResult:
    """Bring in a file, or raise `BadFile` and change nothing. The same file twice changes nothing.

    With `progress` others get their turn meanwhile, and may cancel it: `Cancelled`.
    """
    watched = progress or Progress()
    try:
        watched.check()
        contents = parse_table_file(data)
        played = _play(service, contents, watched, pausing=progress is not None)
        watched.check()
    except Stopped:
        raise Cancelled("import-cancelled") from None
    while True:
        try:
            return _settle(service, contents, played)
        except (Taken, _MovedOn):
            # Somebody else was at it in this very moment: look again at what is here now.
            continue


class _MovedOn(Exception):
    """The table got longer between looking and writing."""


# --- playing the file ---------------------------------------------------------------------------


def _play(service: TableService, contents: FileContents, progress: Progress, pausing: bool) -> _Played:
    game = _engine(service, contents)
    _check_rules(game, contents)
    contents = upgrade_file_contents(contents, game.save_format)
    if pausing:
        game = WatchedGame(game, progress)
    setup = setup_from_file_data(contents)
    table, lines = _loaded(game, setup, contents, progress)
    state, differs = _shown(table, contents)
    frozen, number = game.freeze(state), game.save_format.number
    snapshot = Snapshot(table.length, frozen, table.can_undo, table.can_redo, number, table.rules, table.asked)
    return _Played(setup, lines, snapshot, state.ended, differs)


def _check_rules(game: AnyGame, contents: FileContents) -> None:
    found = max(contents.setup.rules, *(entry.rules for entry in contents.journal), 0)
    try:
        game.rules.check(found)
    except MadeByNewer as newer:
        raise BadFile("import-newer", found=found, newest=game.rules.number, app=contents.app) from newer


def _loaded(game: AnyGame, setup: Setup, contents: FileContents, progress: Progress) -> tuple[AnyTable, list[Line]]:
    """The table that a file holds, and its journal.

    Where another version of the app wrote it, or where it says so itself, an act may be impossible by today's rules: it
    is set aside, and the table opens at the position in the file. One that was undone for good does not matter.
    """
    try:
        return _load(game, setup, contents, progress)
    except EntryRefused as refused:
        if not _of_other_rules(game, contents):
            raise _refused(refused) from refused
    try:
        return _load(game, setup, contents, progress, lenient=True)
    except EntryRefused as refused:
        raise _refused(refused) from refused


def _refused(refused: EntryRefused) -> BadFile:
    return BadFile("import-refused", place=f"journal[{refused.number - 1}]", reason=refused.message)


def _of_other_rules(game: AnyGame, contents: FileContents) -> bool:
    """Whether the journal of a file may lead elsewhere than to its position."""
    same = contents.app == __version__ and contents.setup.format == game.save_format.number
    return contents.undecided or not same


def _engine(service: TableService, contents: FileContents) -> AnyGame:
    try:
        return service.engine(contents.setup.engine)
    except Refused as refused:
        place = "setup.engine"
        raise BadFile("import-refused", place=place, reason=refused.message) from refused


def _start(game: AnyGame, setup: Setup) -> AnyTable:
    try:
        return Table(game, setup)
    except BadShape as bad:
        fault = bad.faults[0]
        raise bad_field_refusal(Fault(("setup", "body", *fault.path), fault.found, fault.expected)) from bad
    except Refused as refused:
        raise BadFile("import-refused", place="setup", reason=refused.message) from refused
    except Exception as error:
        # A game trusts its setups, for it made them; this one came from outside.
        raise BadFile("import-broken-setup") from error


def _load(
    game: AnyGame, setup: Setup, contents: FileContents, progress: Progress, lenient: bool = False
) -> tuple[AnyTable, list[Line]]:
    table, lines = _start(game, setup), list[Line]()
    # Every entry is read, and at most every entry is played.
    progress.total = 2 * len(contents.journal)
    try:
        table.load(_entries(game, contents, lines, progress), lenient)
    except EntryBroken as error:
        raise BadFile("import-broken-entry", place=f"journal[{error.number - 1}]") from error
    return table, lines


def _entries(game: AnyGame, contents: FileContents, lines: list[Line], progress: Progress) -> Iterator[Entry]:
    """The entries of the file one by one; as lines of a journal they are added to `lines`."""
    for n, found in enumerate(contents.journal):
        entry = _entry(game.codec, found, n)
        lines.append(entry_to_line(entry, game))
        progress.done = n
        yield entry


def _entry(codec: Codec[Any], found: FileEntry, n: int) -> Entry:
    try:
        act = codec.read(found.act) if found.act is not None else None
        why = reason_from_plain(found.why, ("journal", n, "why")) if found.why is not None else None
    except Malformed as bad:
        raise _bad_act(bad, n) from bad
    except BadShape as bad:
        raise bad_field_refusal(bad.faults[0]) from bad
    except Exception as error:
        raise BadFile("import-broken-entry", place=f"journal[{n}]") from error
    return journal_entry_from_file_data(found, act, why)


def _bad_act(bad: Malformed, n: int) -> BadFile:
    field = bad.message.args.get("field")
    place = f"journal[{n}].act.{field}" if isinstance(field, str) else f"journal[{n}].act"
    return BadFile("import-refused", place=place, reason=bad.message)


def _shown(table: AnyTable, contents: FileContents) -> tuple[Any, bool]:
    """The position to open the table at, and whether the journal leads to another one by today's rules."""
    if compute_state_checksum(contents.state) != contents.checksum:
        raise BadFile("import-bad-checksum", place="state", found=compute_state_checksum(contents.state))
    game, replayed = table.game, table.game.freeze(table.state)
    if contents.checksum == compute_state_checksum(replayed):
        return table.state, False
    try:
        # An older version may have known fewer fields: with their defaults filled in it is the same position.
        frozen = game.save_format.state(contents.state, contents.setup.format)
        shown = game.thaw(replace(table.setup, rules=table.rules), frozen) if frozen is not None else table.state
        game.question(shown)
        if game.freeze(shown) == replayed:
            return table.state, frozen is None
        if frozen is not None and not contains_all_data(to_plain(game.freeze(shown)), to_plain(frozen)):
            # It says something that this version would forget: what that meant is not guessed.
            shown = table.state
    except Exception:
        # Nothing that can be played on: then the journal alone counts.
        shown = table.state
    if not _of_other_rules(game, contents):
        raise BadFile("import-other-state")
    return shown, True


# --- keeping it ---------------------------------------------------------------------------------


def _settle(service: TableService, contents: FileContents, played: _Played) -> ImportResult:
    here = service.store.copies_of(contents.table.id)
    related = [(record, lines) for record in here if (lines := _journal(service, record, played)) is not None]
    for record, lines in related:
        if lines[: len(played.lines)] == played.lines:
            outcome: ImportOutcome = "same" if len(lines) == len(played.lines) else "older"
            return ImportResult(record.id, record.name, outcome, len(lines), played.differs)
    # What is left went on in the file only, or in another way. The longest common beginning is the one that was meant.
    for record, lines in sorted(related, key=lambda found: -len(found[1])):
        if played.lines[: len(lines)] == lines:
            return _extend(service, record, len(lines), played)
    return _keep(service, contents, played, beside=bool(here))


def _journal(service: TableService, record: TableRecord, played: _Played) -> list[Line] | None:
    """The journal of a table that began as the file did, in today's format; None where it cannot be compared."""
    if record.trouble is not None:
        return None
    try:
        game = service.engine(record.setup.engine)
        if load_setup(service.store, game, record) != played.setup:
            return None
        lines = [upgrade_line(line, game.save_format) for line in service.store.journal(record.id)]
    except (Damaged, MadeByNewer, Unknown, Unplayable):
        return None
    return lines if len(lines) >= record.length else None


def _extend(service: TableService, record: TableRecord, known: int, played: _Played) -> ImportResult:
    with service.store.writing(record.id) as writing:
        if writing.length != known:
            raise _MovedOn
        writing.append(played.lines[known:], played.snapshot, at=service.stamp(), ended=played.ended)
    service.catch_up(service.open(record.id))
    return ImportResult(record.id, record.name, "extended", len(played.lines), played.differs)


def _keep(service: TableService, contents: FileContents, played: _Played, beside: bool) -> ImportResult:
    table_id = service.store.create(
        played.setup,
        contents.table.name,
        played.snapshot,
        at=service.stamp(),
        lines=played.lines,
        ended=played.ended,
        created=contents.table.created,
        table_id=None if beside or contents.table.id in service.store.heads() else contents.table.id,
        origin=contents.table.id,
    )
    service.take_in_outside_changes()
    return ImportResult(table_id, contents.table.name, "copy" if beside else "new", len(played.lines), played.differs)
