"""Combats of an adventure: who fights, and how one begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.setup_data import AiHero, StartingPosition
from companion.games.heroes3.adventure.state import AdventureState, OpenFight
from tests.heroes3.adventure.sample_games import ANA, SampleGame, new_game

ARMY = ("castle:halberdiers/few", "castle:marksmen/pack")
CASTLE = StartingPosition(Purse(40, 20, 10), units=("castle:griffins/few",))
AI = AiHero(
    "sandro",
    {"en": "Sandro"},
    3,
    ("necropolis:zombies/pack", "necropolis:skeletons/few"),
    {"might": 2, "skill": 1},
    {"curse": 2},
)


def experienced(points: int, seat: str = "ana") -> Callable[[AdventureState], None]:
    """A hero with so much experience."""

    def change(state: AdventureState) -> None:
        state.sheet(seat).experience = points

    return change


def fight(found: SampleGame, seat: str = "ana", **how: Any) -> OpenFight:
    """A combat that begins."""
    found.give(acts.BeginFight(seat, **how))
    assert found.state.table.fight is not None
    return found.state.table.fight


def solo(**more: Any) -> SampleGame:
    """Ana alone against an AI hero."""
    return new_game(ANA, mode="campaign", ai=(AI,), army=ARMY, **more)
