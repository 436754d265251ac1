"""What is painted on the screens people look at most is what their labels say: read from the picture by Tesseract."""

from __future__ import annotations

from pathlib import Path

from tests.browser.harness.ocr import LEAST_PAINTED, MOST_UNSPOKEN, read_picture
from tests.browser.harness.people import Person
from tests.browser.harness.server import Server
from tests.browser.harness.terminal_tables import address
from tests.sample_tables.hero_realms import make_hero_realms_tables
from tests.sample_tables.heroes3_adventures import make_adventure_tables
from tests.sample_tables.heroes3_combats import make_combat_tables
from tests.sample_tables.terrinoth_quests import make_quest_tables


def test_the_library_paints_what_it_found(ann: Person, server: Server) -> None:
    ann.open(address(server, "/library"))
    for asked, answer in (("guard", "A champion with a black shield"), ("fire gem", "Fire Gem")):
        ann.type("Ask the library", asked)
        ann.sees(answer, within=30)
        _paints(ann, answer)


def test_the_steps_of_a_boss_are_painted(ann: Person, server: Server, data_dir: Path) -> None:
    _open(ann, server, make_hero_realms_tables(data_dir).turn)
    ann.tap("Next")
    ann.sees("plays Dragon's Claw")
    _paints(ann, "Cards are played before gold and combat are spent.")


def test_a_combat_is_painted(ann: Person, server: Server, data_dir: Path) -> None:
    _open(ann, server, make_combat_tables(data_dir).mine)
    _paints(ann, "Tap a marked space to move, a marked enemy to attack.")


def test_the_sheet_of_an_evening_is_painted(ann: Person, server: Server, data_dir: Path) -> None:
    _open(ann, server, make_adventure_tables(data_dir).late)
    _paints(ann, "Income in a resource round: 15 gold and 2 building materials")


def test_what_an_enemy_of_terrinoth_does_is_painted(ann: Person, server: Server, data_dir: Path) -> None:
    _open(ann, server, make_quest_tables(data_dir).enemy)
    _paints(ann, "Ilse is next and no engaged enemy is ready; this is the only ready one in the shadows.")


def _open(ann: Person, server: Server, table: str) -> None:
    ann.open(address(server, f"/table/{table}"))


def _paints(ann: Person, sentence: str) -> None:
    ann.sees(sentence)
    painted = read_picture(ann)
    assert painted.unspoken_share <= MOST_UNSPOKEN, f"painted, but said nowhere near: {painted.unspoken}"
    assert painted.share_of(sentence) >= LEAST_PAINTED, f"{sentence!r} is said, but not painted"
