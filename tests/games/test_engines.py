"""Engines are found by their folder, and every table they play shows its face in the list."""

from __future__ import annotations

import subprocess
import sys

import pytest

from companion.games.engines import ENGINES, engine_name_of_package, engine_package, load_engine
from companion.games.game_boxes import load_boxes
from companion.games.hero_realms.setup_data import Chair, SetupBody, build_setup
from companion.kernel.events import ignore_event


def test_every_way_that_a_box_offers_has_an_engine() -> None:
    offered = [way.engine for box in load_boxes() for way in box.ways]
    assert set(offered) <= set(ENGINES)


def test_an_engine_nobody_wrote_is_not_there() -> None:
    assert "os" not in ENGINES
    with pytest.raises(KeyError):
        ENGINES["..os"]


def test_an_engine_whose_folder_was_renamed_keeps_its_name_in_saved_tables() -> None:
    assert "heroes3.sheet" in ENGINES
    assert "heroes3.adventure" not in ENGINES
    assert engine_package("heroes3.sheet") == "heroes3.adventure"
    assert engine_name_of_package("heroes3.adventure") == "heroes3.sheet"


def test_looking_which_engines_there_are_imports_none_of_them() -> None:
    code = (
        "import sys; from companion.games.engines import ENGINES\n"
        "assert {'tracker', 'hero-realms'} <= set(ENGINES)\n"
        "assert not [m for m in sys.modules if m.startswith('companion.games.hero_realms')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_table_of_hero_realms_says_who_plays_and_whose_turn_it_is() -> None:
    game = load_engine("hero-realms").game
    state = game.start(
        build_setup(SetupBody("dragon", (Chair("ana", "Ana", "cleric"), Chair("ben", "Ben", "thief"))), 1), ignore_event
    )
    face = load_engine("hero-realms").face(state)
    assert face.people == (("Ana", 0), ("Ben", 1))
    assert face.title["en"] == "Hero Realms"
    assert face.now.id == "now-turn"
    lines = load_engine("hero-realms").examples(state)
    assert lines
    for line in lines:
        game.apply(state.copy(), load_engine("hero-realms").read_line(state, line, 0), ignore_event)
