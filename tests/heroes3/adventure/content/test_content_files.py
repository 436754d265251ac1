"""The files of adventures are checked: a mistake is told with what was expected."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import get_args

import pytest

from companion.games.heroes3 import lint
from companion.games.heroes3.adventure.content.triggered_effect_loading import When
from companion.games.heroes3.adventure.lint import AdventureContent
from companion.library.content_location import content_folder


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """Give a copy of the content of Heroes III to break."""
    shutil.copytree(content_folder() / "heroes3", tmp_path / "heroes3")
    return tmp_path


def test_the_content_is_in_order(content: Path) -> None:
    assert lint.problems(content) == []


@pytest.mark.parametrize(
    ("file", "before", "after", "expected"),
    [
        ("towns.yaml", "does: spell-book(6)", "does: spell-bok(6)", "does, column 1"),
        ("towns.yaml", "es: Torres, ", "", "in en, fr, it instead of en, es, fr, it"),
        ("towns.yaml", "tier: bronze", "tier: silver", "dwellings of castle"),
        ("heroes.yaml", "ability: leadership", "ability: followership", "there is no card 'followership'"),
        ("heroes.yaml", "statistics: [2, 2, 1, 1]", "statistics: [2, 2, 1, 2]", "starting deck of"),
        ("map_tiles.yaml", "ne: windmill", "ne: watermill", "there is no place 'watermill'"),
        ("map_tiles.yaml", "c: town(necropolis)", "c: town(atlantis)", "there is no faction 'atlantis'"),
        (
            "events.yaml",
            "choose(main-mp+1; lose-mp(1)",
            "choose(ask-table; lose-mp(1)",
            "asks the table without telling",
        ),
        ("astrologers.yaml", "does: clear-cubes", "does: nothing", "nothing uses the word clear-cubes"),
        (
            "towns.yaml",
            "may(choose(sell-artifact(4); pay(6",
            "sell-artifact(4) & may(choose(gold+1; pay(6",
            "is a price",
        ),
        ("astrologers.yaml", "if(hero(crag-hack))", "if(hero(crag))", "does, column 9"),
        ("scenarios.yaml", "castle:halberdiers/few", "castle:pikemen/few", "there is no unit 'castle:pikemen/few'"),
    ],
)
def test_a_mistake_is_found(content: Path, file: str, before: str, after: str, expected: str) -> None:
    path = content / "heroes3" / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    assert any(expected in problem for problem in lint.problems(content))


def test_every_moment_is_used_and_explained() -> None:
    adventure = AdventureContent(content_folder() / "heroes3")
    moments = set(get_args(When))
    assert {deed.when for _, deeds, _ in adventure.entries() for deed in deeds} == moments
    page = (Path(__file__).resolve().parents[4] / "docs" / "heroes3_adventure_data.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `([a-z-]+)` \| .* \| .* \|$", page, re.MULTILINE)) == moments
