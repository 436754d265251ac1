"""The way in: a table from a file. Everything is replayed before anything is kept, and kept in one transaction.

What is here already is never overwritten. The same table with the same beginning is one table: the longer journal
wins. Where both went on in different ways, the file becomes a table of its own beside the one that is here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from companion import __version__
from companion.kernel.game import Setup
from companion.kernel.journal import Entry
from companion.kernel.plain import BadShape, Fault
from companion.kernel.reasons import read_reason
from companion.kernel.refusals import Malformed, Refused
from companion.kernel.table import Table
from companion.kernel.words import Message, message
from companion.tables.exported import BadFile, FileContents, FileEntry, bad_field, checksum, read_file
from companion.tables.house import House
from companion.tables.lines import line_of
from companion.tables.opening import AnyGame
from database.records import Line, Snapshot, TableRecord
from database.store import Taken

Outcome: TypeAlias = Literal["new", "same", "older", "extended", "copy"]


@dataclass(frozen=True, slots=True)
class Brought:
    """What became of a file.

    `new`: the table was not here. `same`: it was, exactly so. `older`: it was, and has gone on since. `extended`: the
    file had gone on, and so has the table now. `copy`: both had gone on in different ways; the file is a table of its
    own now. `differs`: another version of the app played it, and by today's rules it leads to another position.
    """

    id: str
    name: str
    outcome: Outcome
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


_SAID: dict[Outcome, str] = {
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


def import_table(house: House, data: bytes) -> Brought:
    """Bring in a file, or raise `BadFile` and change nothing. The same file twice changes nothing."""
    contents = read_file(data)
    played = _play(house, contents)
    while True:
        try:
            return _settle(house, contents, played)
        except (Taken, _MovedOn):
            # Somebody else was at it in this very moment: look again at what is here now.
            continue


class _MovedOn(Exception):
    """The table got longer between looking and writing."""


# --- playing the file ---------------------------------------------------------------------------


def _play(house: House, contents: FileContents) -> _Played:
    game = _engine(house, contents)
    setup = Setup(
        contents.setup.game,
        contents.setup.engine,
        contents.setup.seed,
        contents.setup.body,
        contents.setup.content,
        contents.setup.corrections,
    )
    table = _start(game, setup)
    lines = []
    for n, entry in enumerate(contents.journal):
        lines.append(_enter(table, entry, n))
    state = game.freeze(table.state)
    differs = _differs(game, setup, contents, state)
    snapshot = Snapshot(table.length, state, table.can_undo, table.can_redo)
    return _Played(setup, lines, snapshot, table.state.ended, differs)


def _engine(house: House, contents: FileContents) -> AnyGame:
    try:
        return house.engine(contents.setup.engine)
    except Refused as refused:
        place = "setup.engine"
        raise BadFile("import-refused", place=place, reason=refused.message) from refused


def _start(game: AnyGame, setup: Setup) -> Table[Any]:
    try:
        return Table(game, setup)
    except BadShape as bad:
        fault = bad.faults[0]
        raise bad_field(Fault(("setup", "body", *fault.path), fault.found, fault.expected)) from bad
    except Refused as refused:
        raise BadFile("import-refused", place="setup", reason=refused.message) from refused
    except Exception as error:
        # A game trusts its setups, for it made them; this one came from outside.
        raise BadFile("import-broken-setup") from error


def _enter(table: Table[Any], found: FileEntry, n: int) -> Line:
    try:
        act = table.game.codec.read(found.act) if found.act is not None else None
        why = read_reason(found.why, ("journal", n, "why")) if found.why is not None else None
        entry = Entry(found.kind, act, found.count, found.step, found.who, found.at, found.burst, why)
        table.enter(entry)
        return line_of(entry, table.game.codec)
    except Malformed as bad:
        raise _bad_act(bad, n) from bad
    except BadShape as bad:
        raise bad_field(bad.faults[0]) from bad
    except Refused as refused:
        raise BadFile("import-refused", place=f"journal[{n}]", reason=refused.message) from refused
    except Exception as error:
        raise BadFile("import-broken-entry", place=f"journal[{n}]") from error


def _bad_act(bad: Malformed, n: int) -> BadFile:
    field = bad.message.args.get("field")
    place = f"journal[{n}].act.{field}" if isinstance(field, str) else f"journal[{n}].act"
    return BadFile("import-refused", place=place, reason=bad.message)


def _differs(game: AnyGame, setup: Setup, contents: FileContents, state: dict[str, Any]) -> bool:
    if checksum(contents.state) != contents.checksum:
        raise BadFile("import-bad-checksum", place="state", found=checksum(contents.state))
    if contents.checksum == checksum(state):
        return False
    try:
        # An older version may have known fewer fields: with their defaults filled in it is the same position.
        if checksum(game.freeze(game.thaw(setup, contents.state))) == checksum(state):
            return False
    except Exception:
        pass
    if contents.app == __version__:
        raise BadFile("import-other-state")
    return True


# --- keeping it ---------------------------------------------------------------------------------


def _settle(house: House, contents: FileContents, played: _Played) -> Brought:
    here = house.store.copies_of(contents.table.id)
    related = [(record, house.store.journal(record.id)) for record in here if record.setup == played.setup]
    for record, lines in related:
        if lines[: len(played.lines)] == played.lines:
            outcome: Outcome = "same" if len(lines) == len(played.lines) else "older"
            return Brought(record.id, record.name, outcome, len(lines), played.differs)
    # What is left went on in the file only, or in another way. The longest common beginning is the one that was meant.
    for record, lines in sorted(related, key=lambda found: -len(found[1])):
        if played.lines[: len(lines)] == lines:
            return _extend(house, record, len(lines), played)
    return _keep(house, contents, played, beside=bool(here))


def _extend(house: House, record: TableRecord, known: int, played: _Played) -> Brought:
    with house.store.writing(record.id) as writing:
        if writing.length != known:
            raise _MovedOn
        writing.append(played.lines[known:], played.snapshot, at=house.clock(), ended=played.ended)
    house.catch_up(house.open(record.id))
    return Brought(record.id, record.name, "extended", len(played.lines), played.differs)


def _keep(house: House, contents: FileContents, played: _Played, beside: bool) -> Brought:
    table_id = house.store.create(
        played.setup,
        contents.table.name,
        played.snapshot,
        at=house.clock(),
        lines=played.lines,
        ended=played.ended,
        created=contents.table.created,
        table_id=None if beside or contents.table.id in house.store.heads() else contents.table.id,
        origin=contents.table.id,
    )
    house.look_around()
    return Brought(table_id, contents.table.name, "copy" if beside else "new", len(played.lines), played.differs)
