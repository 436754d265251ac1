"""The engine as the house knows it: found by its name, shown in the list of tables, played from a terminal."""

from __future__ import annotations

from companion.games.engines import ENGINES, load_engine
from companion.games.terrinoth.setup_data import ENGINE, Chair, build_setup, make_setup_body
from companion.kernel.events import ignore_event
from tests.terrinoth.test_rounds import PACK


def test_the_engine_is_found_and_a_solo_player_is_one_person() -> None:
    assert ENGINE in ENGINES
    found = load_engine(ENGINE)
    seats = (Chair("ana", "Ana", "axe", player="Eva"), Chair("bo", "Bo", "bow", player="Eva"))
    state = found.game.start(build_setup(make_setup_body(PACK, "walk", seats), 1), ignore_event)
    face = found.face(state)
    assert face.people == (("Eva", 0),)
    assert face.now.args["name"] == "Ana"


def test_the_lines_it_proposes_are_accepted() -> None:
    found = load_engine(ENGINE)
    seats = (Chair("ana", "Ana", "axe"), Chair("bo", "Bo", archetype="mage"))
    state = found.game.start(build_setup(make_setup_body(PACK, "walk", seats), 1), ignore_event)
    for _ in range(80):
        for line in found.examples(state):
            found.game.apply(state.copy(), found.read_line(state, line, 0), ignore_event)
        if not found.examples(state):
            break
        found.game.apply(state, found.read_line(state, found.examples(state)[-1], 0), ignore_event)
    assert state.world.round > 1 or state.ended
