"""The games for programs: what they offer, that it is loaded late, and that what is called legal is accepted."""

from __future__ import annotations

import importlib
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from companion.games import hero_realms, heroes3, terrinoth
from companion.games.hero_realms import acts
from tests.heroes3.adventure.sample_games import new_game

GAMES = ("hero_realms", "heroes3", "terrinoth", "tracker")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_offers_what_its_api_offers(game: str) -> None:
    package = importlib.import_module(f"companion.games.{game}")
    api = importlib.import_module(f"companion.games.{game}.api")
    assert package.__all__ == api.__all__
    assert {name: getattr(package, name) for name in api.__all__} == {name: getattr(api, name) for name in api.__all__}
    with pytest.raises(AttributeError, match="has no attribute 'nonsense'"):
        package.nonsense  # noqa: B018


def test_importing_the_games_loads_no_engine() -> None:
    wanted = ", ".join(GAMES)
    program = f"import sys; from companion.games import {wanted}; print(*(m for m in sys.modules if 'games' in m))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert sorted(loaded) == ["companion.games", *(f"companion.games.{game}" for game in GAMES)]


OPENINGS: dict[str, tuple[Any, Callable[[], Any]]] = {
    "hero_realms": (hero_realms, lambda: hero_realms.start("free-for-all", ["ann", "ben"], seed=5)),
    "heroes3": (heroes3, lambda: heroes3.start_combat(["castle:marksmen/pack", "castle:griffins/few"], level="II")),
    "terrinoth": (terrinoth, lambda: terrinoth.start("midwinter-orchard", ["oda", "pim"], seed=5)),
}


@pytest.mark.parametrize("game", OPENINGS)
def test_what_is_called_legal_is_accepted(game: str) -> None:
    module, opening = OPENINGS[game]
    state = opening()
    for _ in range(25):
        before = state.copy()
        for act in module.legal_acts(state):
            module.apply(state, act)
        assert state == before
        if state.ended:
            break
        state = module.apply(state, module.bot_act(state))


def test_an_act_shows_itself_without_its_defaults_and_can_be_read_back() -> None:
    shown = {acts.Play("gold"): "Play('gold')", acts.Attack("ben", amount=3): "Attack('ben', amount=3)"}
    for act, text in shown.items():
        assert repr(act) == text
        assert eval(text, vars(acts)) == act


def test_pieces_of_a_position_show_themselves_with_names() -> None:
    played = hero_realms.start("free-for-all", ["ann", "ben"], first="ann", seed=7)
    played = hero_realms.apply(played, acts.Play("shortsword"))
    quest = terrinoth.start("midwinter-orchard", ["oda", "pim"], seed=3)
    fight = heroes3.start_combat(["castle:griffins/few"], ["neutral:boars"])
    assert [repr(piece) for piece in (played.seats[0], played.seats[0].play, quest.world.heroes[0])] == [
        "<Seat gold 0, combat 2, hand 2, deck 7, discard 0, play 1>",
        "[<Laid shortsword>]",
        "<Hero oda, 0 wounds>",
    ]
    assert repr(quest.world.heroes[0].acts[0]) == "<Slot healer-crook>"
    assert repr(quest.world.enemy("e1")) == "<Enemy e1 the-pruner lair, 0 wounds>"
    assert repr(fight.fighters[0]) == "<Fighter castle:griffins/few not placed, 4 of 4 health>"
    assert repr(new_game().table.state) == "<SheetState round 1, turn of ana; ana 40 gold, bea 40 gold>"
