"""Whatever has a meaning at a table is explained when it is pressed for long, and closing leads back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games.engines import ENGINES
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.long_press.long_press_walk import Walk, sheets_over
from tests.app.long_press.walks_by_engine import WALKS

ROOT = Path(__file__).parents[3]


@pytest.fixture
def table(house: TableService, sit: Sit) -> Walk:
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


def test_every_entry_that_a_screen_names_exists(house: TableService) -> None:
    named = r"rule_term_help\(\s*ui,|term_heading\(\s*ui, .+,"
    asked = re.compile(rf'(?<![\w.])(?:help_topics\.)?(?:{named})\s*"([a-z-]+)"')
    games = {"hero_realms": "hero-realms", "heroes3": "heroes3", "terrinoth": "terrinoth"}
    found = [
        (game, entry)
        for folder, game in games.items()
        for file in (ROOT / "companion/app/screens" / folder).rglob("*.py")
        for entry in asked.findall(file.read_text(encoding="utf-8"))
    ]
    assert {game for game, _ in found} == set(games.values())
    assert [each for each in found if house.library.rules.entry(".".join(each)) is None] == []
