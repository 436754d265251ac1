"""A table's file without the names of its players: Player 1, Player 2, the same everywhere in it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias, get_args

from companion import __version__
from companion.games.engines import ENGINES
from companion.games.game_boxes import load_boxes
from companion.kernel.game import AnyGame
from companion.kernel.journal import Kind
from companion.kernel.plain_data import Unchecked, to_plain
from companion.kernel.refusals import Unknown
from companion.tables.files.file_format import FileContents, FileEntry, compute_state_checksum
from companion.tables.files.file_replay import ReplayResult, last_traceback_line, replay_file

NamesKept: TypeAlias = Literal["kept", "left-out", "seat-ids-kept"]
"""What became of the names. The last where the game has a word of its own that is like the id of a seat ("gold")."""

Rename: TypeAlias = Callable[[Mapping[str, object]], dict[str, object]]
Rows: TypeAlias = Mapping[str, Sequence[Mapping[str, object]]]
"""Rows as they are stored, by the name of their table."""

_SEATS = ("seats", "players")
"""Where the set-ups of all games list who plays."""
_CALLED = ("name", "player")
_CODE = re.compile(r"[0-9a-z]{8}|[0-9a-f]{16}|[0-9]+(\.[0-9]+)+")
"""Ids of tables, hashes and versions."""
_SPOKEN = frozenset({*_CALLED, "text", "note"})
"""Fields that hold what people call somebody or write, and by which no rule goes."""


class NameReplacer:
    """Replaces names and the ids made of them in texts and data."""

    def __init__(self, names: Sequence[tuple[str, str]]) -> None:
        """Take names with the id of their seat ("" where there is none), in the order of the players."""
        self._called: dict[str, str] = {}
        self._ids: dict[str, str] = {}
        number = 0
        for name, seat in names:
            known = self._called.get(name.casefold())
            if known is None:
                number += 1
                known = f"Player {number}"
            if name:
                self._called.setdefault(name.casefold(), known)
            if seat:
                self._ids.setdefault(seat, known.lower().replace(" ", "-"))
        words = sorted({*self._called, *self._ids}, key=len, reverse=True)
        pattern = "|".join(re.escape(word) for word in words if word.strip())
        self._pattern = re.compile(rf"(?<!\w)(?:{pattern})(?!\w)", re.IGNORECASE) if pattern else None

    def text(self, text: str) -> str:
        """A text with every name replaced, also inside longer words with dashes and slashes."""
        return self._pattern.sub(self._instead, text) if self._pattern is not None else text

    def data(self, group: Mapping[str, object]) -> dict[str, object]:
        """Plain data with every name and id replaced, keys included."""
        return _walked_group(group, self.text, lambda _key: True)

    def spoken(self, group: Mapping[str, object]) -> dict[str, object]:
        """Plain data with names replaced only in what people call somebody or wrote."""
        return _walked_group(group, self.text, lambda key: key in _SPOKEN)

    def _instead(self, found: re.Match[str]) -> str:
        word = found.group()
        return self._ids.get(word) or self._called.get(word.casefold()) or self._ids.get(word.casefold(), "Player")


def anonymize_file_contents(
    engines: Mapping[str, AnyGame], contents: FileContents, failing: FileEntry | None, people: Iterable[str]
) -> tuple[FileContents, FileEntry | None, NameReplacer, NamesKept]:
    """The file and the failed input without names, what replaces them in other texts, and how far that went.

    `people` are others whose names may occur in what was written. The file still plays as it did: that is tried.
    """
    renamer = NameReplacer([*_players(contents), *((name, "") for name in people)])
    before = _played(engines, contents, failing)
    found = _renamed(contents, failing, renamer.data)
    after = _played(engines, *found)
    if _same(before, after):
        return _with_state(found[0], after), found[1], renamer, "left-out"
    found = _renamed(contents, failing, renamer.spoken)
    return _with_state(found[0], _played(engines, *found)), found[1], renamer, "seat-ids-kept"


def anonymize_rows(rows: Rows) -> Rows:
    """Rows as they are stored, without whatever may hold a name: of those columns only the length is left.

    Nobody can tell where names are in what cannot be read, so only numbers and the few words stay that we know.
    """
    return {kind: [_row_without_names(row) for row in found] for kind, found in rows.items()}


def find_names_in_rows(rows: Rows) -> list[tuple[str, str]]:
    """The names in the setup of a stored table, with the ids of their seats, as far as it can be read."""
    try:
        setup: Unchecked = rows["tables"][0]["setup"]
        body = json.loads(setup)["body"]
    except (LookupError, TypeError, ValueError, RecursionError):
        return []
    return _seated(body) if isinstance(body, dict) else []


def _row_without_names(row: Mapping[str, object]) -> dict[str, object]:
    return {name: value if _is_ours(name, value) else {"left_out": len(str(value))} for name, value in row.items()}


def _is_ours(column: str, value: object) -> bool:
    if value is None or isinstance(value, int | float):
        return True
    known = {"kind": get_args(Kind), "game": [box.id for box in load_boxes()], "engine": ENGINES, "app": [__version__]}
    own = column in ("id", "table_id", "origin", "content_version", "content_hash")
    return isinstance(value, str) and (value in known.get(column, ()) or (own and bool(_CODE.fullmatch(value))))


def _players(contents: FileContents) -> list[tuple[str, str]]:
    """Every name that somebody at the table has or had, with the id of the seat."""
    found = _seated(contents.setup.body)
    for entry in contents.journal:
        if entry.act is not None and entry.act.get("act") == "rename":
            found.append((_text(entry.act.get("name")), ""))
    return [(name, seat) for name, seat in found if name or seat]


def _seated(body: Mapping[str, object]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key in _SEATS:
        for seat in _dicts(body.get(key)):
            seat_id = _text(seat.get("id"))
            called = [_text(seat.get(field)) for field in reversed(_CALLED)]
            found += [(name, seat_id) for name in called if name] or [("", seat_id)]
    return found


def _renamed(
    contents: FileContents, failing: FileEntry | None, rename: Rename
) -> tuple[FileContents, FileEntry | None]:
    body = rename(to_plain(contents.setup.body))
    journal = tuple(_entry(entry, rename) for entry in contents.journal)
    # The name of the table may say anything about anybody.
    table = replace(contents.table, name="")
    setup = replace(contents.setup, body=body)
    contents = replace(
        contents, table=table, setup=setup, journal=journal, state={}, checksum=compute_state_checksum({})
    )
    return contents, _entry(failing, rename) if failing is not None else None


def _entry(entry: FileEntry, rename: Rename) -> FileEntry:
    parts = (entry.act, entry.why, entry.state)
    act, why, state = (rename(to_plain(part)) if part is not None else None for part in parts)
    return replace(entry, act=act, why=why, state=state)


def _played(
    engines: Mapping[str, AnyGame], contents: FileContents, failing: FileEntry | None
) -> tuple[ReplayResult, ReplayResult]:
    try:
        alone = replay_file(engines, contents)
        return alone, replay_file(engines, contents, failing) if failing is not None else alone
    except Unknown as unknown:
        nothing = ReplayResult("refused", 0, why=unknown.message)
        return nothing, nothing


def _same(before: tuple[ReplayResult, ReplayResult], after: tuple[ReplayResult, ReplayResult]) -> bool:
    return all(
        (one.outcome, one.played, _kind(one)) == (other.outcome, other.played, _kind(other))
        for one, other in zip(before, after, strict=True)
    )


def _kind(played: ReplayResult) -> str:
    """What kind of error or refusal it was, whoever it is about."""
    return last_traceback_line(played.error).partition(":")[0] if played.error else played.why.id if played.why else ""


def _with_state(contents: FileContents, played: tuple[ReplayResult, ReplayResult]) -> FileContents:
    state = dict(played[0].state or {})
    return replace(contents, state=state, checksum=compute_state_checksum(state))


def _walked_group(
    group: Mapping[str, object], change: Callable[[str], str], here: Callable[[str], bool]
) -> dict[str, object]:
    return {(change(name) if here("") else name): _walked(item, change, here, name) for name, item in group.items()}


def _walked(value: object, change: Callable[[str], str], here: Callable[[str], bool], key: str) -> object:
    if isinstance(value, str):
        return change(value) if here(key) else value
    if isinstance(value, Mapping):
        return _walked_group(value, change, here)
    if isinstance(value, (list, tuple)):
        return [_walked(item, change, here, key) for item in value]
    return value


def _dicts(value: object) -> list[Mapping[str, object]]:
    return [item for item in value if isinstance(item, Mapping)] if isinstance(value, (list, tuple)) else []


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""
