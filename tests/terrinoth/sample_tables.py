"""Tables for the tests of the engine, described the way position files do."""

from __future__ import annotations

from typing import Any

from companion.games.terrinoth.game import Terrinoth
from companion.games.terrinoth.position_file_runner import TerrinothPositionRunner
from companion.games.terrinoth.readable_positions import TerrinothPosition, build_position_state, position_to_dict
from companion.games.terrinoth.setup_data import Settings
from companion.games.terrinoth.state import TerrinothState
from companion.kernel.plain_data import from_plain
from companion.lab.run_position_files import find_differences

GAME = Terrinoth()
FOUR = ("ana", "bo", "cy", "di")

ENEMIES: dict[str, dict[str, Any]] = {
    "alpha": {
        "role": "minion",
        "level": "trivial",
        "attack": 1,
        "health": 2,
        "resistance": 0,
        "traits": ["Goblin"],
        "bar": ["advance", "damage"],
    },
    "delta": {
        "role": "minion",
        "level": "challenging",
        "attack": 2,
        "health": 4,
        "resistance": 0,
        "traits": ["Beast"],
        "bar": ["damage"],
    },
    "gamma": {
        "role": "chieftain",
        "level": "trivial",
        "attack": 2,
        "health": 5,
        "resistance": 1,
        "traits": ["Goblin"],
        "bar": ["advance", "damage"],
    },
    "nem": {"role": "nemesis", "level": "trivial", "attack": 3, "health": 10, "resistance": 1, "bar": ["damage"]},
}


def set_up(
    heroes: dict[str, dict[str, Any]] | None = None,
    enemies: dict[str, dict[str, Any]] | None = None,
    cards: dict[str, list[dict[str, Any]]] | None = None,
    settings: dict[str, Any] | None = None,
    count: int = 4,
    seed: int = 1,
    **position: Any,
) -> TerrinothPositionRunner:
    """A table: what is said of heroes and enemies is added to what they are anyway."""
    found = {name: ENEMIES.get(name, {}) | (enemies or {}).get(name, {}) for name in {**ENEMIES, **(enemies or {})}}
    fixtures: dict[str, Any] = {"enemies": [{"id": name, "title": name.title()} | card for name, card in found.items()]}
    fixtures |= cards or {}
    sitting = [{"id": name} | (heroes or {}).get(name, {}) for name in FOUR[:count]]
    plain = {"heroes": sitting, "cards": fixtures} | position
    state = build_position_state(from_plain(TerrinothPosition, plain), Settings(**(settings or {})), seed)
    return TerrinothPositionRunner(state, seed)


def using(effect: str, **position: Any) -> TerrinothPositionRunner:
    """A table where Ana has just used an item with this effect."""
    items = [{"id": "thing", "title": "Thing", "kind": "item", "on": {"use": effect}}]
    items += position.pop("more_items", [])
    heroes = position.pop("heroes", {})
    heroes["ana"] = {"items": ["thing"]} | heroes.get("ana", {})
    board = set_up(heroes, cards={"exploration": items} | position.pop("cards", {}), **position)
    do(board, "choose use:thing")
    return board


def probing(effect: str, **position: Any) -> TerrinothPositionRunner:
    """A table where Ana has just activated an enemy whose only keyword has this effect; attack 2, health 9."""
    card = {
        "role": "minion",
        "attack": 2,
        "health": 9,
        "resistance": 0,
        "bar": ["special"],
        "keywords": {"special": effect},
    }
    enemies = {"probe": card | position.pop("probe", {})} | position.pop("enemies", {})
    board = set_up(enemies=enemies, phase="enemies", **position)
    do(board, "choose probe")
    return board


def do(board: TerrinothPositionRunner, *lines: str) -> dict[str, Any]:
    """Perform lines; the position they lead to."""
    for line in lines:
        board.give(board.read(line))
    return board.shown()


def lacks(state: TerrinothState, expected: dict[str, Any]) -> list[str]:
    """What a position lacks of what is expected."""
    return find_differences(expected, position_to_dict(state), "then")
