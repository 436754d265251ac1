"""The engine as the house knows it: found by its name, shown in the list of tables, played from a terminal."""

from __future__ import annotations

from companion.games.engines import ENGINES, engine
from companion.games.terrinoth.table import ENGINE, Chair, body_of, lay
from companion.kernel.events import silent
from tests.terrinoth.test_rounds import PACK


def test_the_engine_is_found_and_a_solo_player_is_one_person() -> None:
    assert ENGINE in ENGINES
    found = engine(ENGINE)
    seats = (Chair("ana", "Ana", "axe", player="Eva"), Chair("bo", "Bo", "bow", player="Eva"))
    state = found.game.start(lay(body_of(PACK, "walk", seats), 1), silent)
    face = found.face(state)
    assert face.people == (("Eva", 0),)
    assert face.now.args["name"] == "Ana"


def test_the_lines_it_proposes_are_accepted() -> None:
    found = engine(ENGINE)
    seats = (Chair("ana", "Ana", "axe"), Chair("bo", "Bo", archetype="mage"))
    state = found.game.start(lay(body_of(PACK, "walk", seats), 1), silent)
    for _ in range(80):
        for line in found.examples(state):
            found.game.apply(state.copy(), found.read_line(state, line, 0), silent)
        if not found.examples(state):
            break
        found.game.apply(state, found.read_line(state, found.examples(state)[-1], 0), silent)
    assert state.world.round > 1 or state.ended
