"""Whatever has a meaning at a table is explained when it is pressed for long, and closing leads back."""

from __future__ import annotations

import ast
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


def entries_named_in(folder: Path) -> set[str]:
    """The entries that screens name: texts given to a parameter called `entry`, or to a name of its own first."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.rglob("*.py")]
    places = [place_of_entry(tree) for tree in trees]
    everywhere = {name: at for known in places for name, at in known.items() if not name.startswith("_")}
    given: list[ast.expr] = []
    for tree, here in zip(trees, places, strict=True):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                at = {**everywhere, **here}.get(ast.unparse(node.func).rpartition(".")[2])
                given += [word.value for word in node.keywords if word.arg == "entry"]
                given += node.args[at : at + 1] if at is not None else []
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "entry":
                given.append(node.value)
    given += [part for each in given if isinstance(each, ast.IfExp) for part in (each.body, each.orelse)]
    texts = {each.value for each in given if isinstance(each, ast.Constant)}
    return {text for text in texts if isinstance(text, str) and text}


def place_of_entry(tree: ast.Module) -> dict[str, int]:
    """Which parameter of a module's functions is the entry."""
    found = {"form_number_row": 5}  # a `partial` of one that has it there
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = [argument.arg for argument in node.args.args]
            if "entry" in names:
                found[node.name] = names.index("entry")
    return found


def test_every_entry_that_a_screen_names_exists(house: TableService) -> None:
    games = {"hero_realms": "hero-realms", "heroes3": "heroes3", "terrinoth": "terrinoth"}
    found = [
        (game, entry)
        for folder, game in games.items()
        for entry in entries_named_in(ROOT / "companion/app/screens" / folder)
    ]
    assert {game for game, _ in found} == set(games.values())
    assert [each for each in found if house.library.rules.entry(".".join(each)) is None] == []
