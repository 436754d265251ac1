"""Evenings of every engine and mode to attack: what the newest specimen holds, act by act, and the position files."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from companion.games.engines import ENGINES
from companion.kernel.acts import Act
from companion.kernel.building_blocks.position_file_runner import PositionFile
from companion.kernel.events import ignore_event
from companion.kernel.game import Setup
from companion.lab.run_position_files import parse_position_text
from companion.tables.journal_lines import line_to_entry
from companion.tables.table_service import TableService
from database.store import Store
from tests.golden.make_saves import COMMITS, unpack

_POSITIONS = Path(__file__).parents[1] / "positions"
_LARGE = 100_000


@dataclass(frozen=True, slots=True)
class Evening:
    """How a table began, and the acts that were given."""

    setup: Setup
    acts: tuple[Act, ...]

    @property
    def game(self) -> Any:
        """The engine that plays it."""
        return ENGINES[self.setup.engine]

    def start(self) -> Any:
        """The opening position."""
        return self.game.start(self.setup, ignore_event)


def evenings(folder: Path) -> list[Evening]:
    """The evenings of the newest specimen; its database is unpacked into the folder."""
    with Store.open(_newest(folder) / "evening.db") as store:
        house = TableService(store, ENGINES)
        found = []
        for record in house.list(archived=None):
            live = house.open(record.id)
            entries = [line_to_entry(line, live.game) for line in store.journal(record.id)]
            found.append(Evening(live.setup, tuple(entry.given for entry in entries if entry.kind == "give")))
    return found


def saved_files(folder: Path) -> list[bytes]:
    """The files of the same tables, but for the largest."""
    found = [path.read_bytes() for path in sorted(_newest(folder).glob("*.json"))]
    return [data for data in found if len(data) < _LARGE]


def _newest(folder: Path) -> Path:
    saved = folder / "saved"
    return saved if saved.exists() else unpack(list(COMMITS)[-1], saved)


@cache
def position_texts() -> tuple[str, ...]:
    """Every position file."""
    return tuple(path.read_text() for path in sorted(_POSITIONS.rglob("*.yaml")))


@cache
def position_files() -> tuple[PositionFile, ...]:
    """The same, read."""
    return tuple(parse_position_text(text, "position.yaml") for text in position_texts())
