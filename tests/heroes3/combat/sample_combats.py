"""Combats for the tests of the engine, written the way people would describe them."""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.position_file_runner import CombatPositionFile, CombatPositionRunner, build_runner
from companion.games.heroes3.combat.readable_positions import CombatPosition, UnitPosition
from companion.kernel.events import Event

GAME = Heroes3Combat()
Unit = str | dict[str, Any]


def hurt(unit: str, damage: int, **more: Any) -> dict[str, Any]:
    """A unit with damage on it, and whatever else is not as usual."""
    return {"unit": unit, "damage": damage, **more}


def combat(mine: dict[str, Unit], theirs: dict[str, Unit], acting: str = "", **more: Any) -> CombatPositionRunner:
    """A combat with real dice in the middle of its first round; `acting` begins its activation."""
    settings = {"dice": "table"} | more.pop("settings", {})
    described = CombatPosition(mine=_units(mine), theirs=_units(theirs), acting=acting, **more)
    return build_runner(CombatPositionFile(game="heroes3", combat=described, settings=settings))


def _units(units: dict[str, Unit]) -> dict[str, str | UnitPosition]:
    return {space: unit if isinstance(unit, str) else UnitPosition(**unit) for space, unit in units.items()}


def do(board: CombatPositionRunner, *lines: str) -> dict[str, Any]:
    """Perform lines; the position they lead to."""
    for line in lines:
        board.give(board.read(line))
    return board.shown()


def told(board: CombatPositionRunner, *lines: str) -> list[str]:
    """Perform lines; the ids of everything that was told."""
    events: list[Event] = []
    for line in lines:
        events += board.give(board.read(line))
    return [event.message.id for event in events]


def at(shown: dict[str, Any], space: str) -> dict[str, Any]:
    """The unit on a space."""
    unit: dict[str, Any] = shown["seats"][space]
    return unit
