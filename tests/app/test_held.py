"""Whatever has a meaning at a table is explained when it is held, over the table, and closing leads back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games.engines import ENGINES
from companion.tables.house import House
from tests.app.conftest import Sit
from tests.app.walking import Walk, sheets_over
from tests.app.walks import WALKS

ROOT = Path(__file__).parents[2]


@pytest.fixture
def table(house: House, sit: Sit) -> Walk:
    """A house in which everything is held."""
    # The odds over the board are worked out only where a test asks for them.
    house.store.settings.put("heroes3-odds-in-view", False)
    return Walk(house, sit)


@pytest.mark.parametrize("engine", WALKS)
def test_everything_with_a_meaning_at_a_table_and_on_its_sheets_is_explained(engine: str, table: Walk) -> None:
    WALKS[engine](table)
    missed = sheets_over(table.seated[engine]) - table.opened[engine]
    assert missed == set(), "sheets that no walk opens"
    assert table.muted == []


def test_every_kind_of_table_is_walked() -> None:
    assert set(WALKS) == set(ENGINES)


def test_every_entry_that_a_screen_names_exists(house: House) -> None:
    asked = re.compile(r'(?<![\w.])(?:lookup\.)?term\(\s*guest,\s*"([a-z-]+)"')
    games = {"hero_realms": "hero-realms", "heroes3": "heroes3", "terrinoth": "terrinoth"}
    missing = [
        f"{file.name}: {entry}"
        for folder, game in games.items()
        for file in (ROOT / "companion/app/screens" / folder).rglob("*.py")
        for entry in asked.findall(file.read_text(encoding="utf-8"))
        if house.library.rules.entry(f"{game}.{entry}") is None
    ]
    assert missing == []
