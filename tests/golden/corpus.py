"""The corpus of finished evenings in `evenings/`: their files, how each one ended, and what all of them cover."""

from __future__ import annotations

import functools
import json
import lzma
from pathlib import Path
from typing import Any

from companion.tables.files.file_format import FileContents, parse_table_file

FOLDER = Path(__file__).parent / "evenings"
SUFFIX = ".json.xz"
COMBAT = "-combat-"
"""Behind the name of an evening stands the number of a combat that was fought at a table of its own."""
_OUTCOMES = FOLDER / "outcomes.json"


def names() -> list[str]:
    """Every evening there is."""
    return sorted(file.name.removesuffix(SUFFIX) for file in FOLDER.glob(f"*{SUFFIX}"))


def file_of(name: str) -> Path:
    """Where an evening lies."""
    return FOLDER / f"{name}{SUFFIX}"


def read(name: str) -> bytes:
    """The file of the table, as it was exported."""
    return lzma.decompress(file_of(name).read_bytes())


@functools.cache
def contents(name: str) -> FileContents:
    """What is in the file."""
    return parse_table_file(read(name))


def outcomes() -> dict[str, str]:
    """How each evening ended, in a word or two that no change of format touches."""
    found: dict[str, str] = json.loads(_OUTCOMES.read_text(encoding="utf-8")) if _OUTCOMES.exists() else {}
    return found


def keep(name: str, data: bytes, outcome: str) -> None:
    """Add an evening, or put it in the place of the one of this name."""
    FOLDER.mkdir(exist_ok=True)
    file_of(name).write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))
    known = outcomes() | {name: outcome}
    listed = {name: known[name] for name in names()}
    _OUTCOMES.write_text(json.dumps(listed, indent=2) + "\n", encoding="utf-8")


def forget(name: str) -> None:
    """Make room for an evening that is played anew, and for the combats that are part of it."""
    for file in (file_of(name), *FOLDER.glob(f"{name}{COMBAT}*{SUFFIX}")):
        file.unlink(missing_ok=True)


def outcome_of(engine: str, state: Any) -> str:
    """How an evening ended: what happened, and who has won."""
    if engine == "tracker":
        return _won(state.winners)
    if engine == "hero-realms":
        return _won(state.table.places[n].id for n in state.winners)
    if engine == "heroes3.combat":
        return str(state.outcome)
    if engine == "heroes3.sheet":
        return f"{state.table.outcome}: {_won(state.table.winners)}"
    return str(state.world.outcome)


def _won(winners: Any) -> str:
    return " ".join(winners) or "nobody"
