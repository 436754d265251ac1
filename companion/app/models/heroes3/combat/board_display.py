"""The board as it is drawn: what stands on each space, and what a tap there would mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from companion.app.models.heroes3.combat.awaited_input import (
    filter_attacks_on_target,
    get_attack_origin,
    get_target_space,
)
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.model.board import BESIDE, BIT, NAMES
from companion.games.heroes3.combat.model.setup_data import missing_space_mask
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.kernel.messages import Text

SpaceMark = Literal["", "reach", "target", "from", "option", "place", "picked", "goes", "hit", "named"]
"""What a space is marked with: it can be reached, attacked, attacked from; is an answer; may be placed on; holds the
unit in hand; is where the app's unit goes, whom it hits; was named as the target of a card."""
Token = Literal["paralysed", "defending", "retaliated", "poison", "corrosion", "stack", "attack", "defense", "ongoing"]
Ground = Literal["", "wall", "gate", "gap", "fire-wall", "obstacle"]


@dataclass(frozen=True, slots=True)
class UnitDisplay:
    """A unit as its card on the board shows it."""

    name: Text
    mine: bool
    side: str
    tier: int
    kind: Literal["ground", "flying", "ranged"]
    attack: int
    defense: int
    left: int
    health: int
    initiative: int
    tokens: tuple[tuple[Token, int], ...]
    acting: bool
    acted: bool


@dataclass(frozen=True, slots=True)
class SpaceDisplay:
    """A space with what stands on it, what lies there, and how it is marked."""

    name: str
    unit: UnitDisplay | None
    ground: Ground
    sign: SpaceMark
    number: int = 0
    """Which target of a card it is, counted from 1."""


def build_unit_display(state: CombatState, fighter: Fighter) -> UnitDisplay:
    """How a unit looks now."""
    kind = fighter.kind
    return UnitDisplay(
        name=kind.name,
        mine=fighter.side == 0,
        side=kind.side,
        tier=kind.tier,
        kind="flying" if kind.flying else "ranged" if kind.ranged else "ground",
        attack=fighter.attack,
        defense=fighter.defense,
        left=fighter.left,
        health=fighter.health,
        initiative=fighter.initiative,
        tokens=_tokens(fighter),
        acting=fighter.n == state.active and not state.ended,
        acted=fighter.acted and state.phase == "fight" and fighter.n != state.active,
    )


def _tokens(fighter: Fighter) -> tuple[tuple[Token, int], ...]:
    counted: dict[Token, int] = {
        "paralysed": fighter.paralysed,
        "defending": fighter.defending,
        "retaliated": fighter.retaliated,
        "poison": fighter.poison,
        "corrosion": fighter.corrosion,
        "stack": fighter.stack,
        "attack": fighter.attack_once,
        "defense": fighter.defense_once + fighter.guard,
        "ongoing": len(fighter.effects),
    }
    return tuple((token, int(count)) for token, count in counted.items() if count)


def build_space_display(state: CombatState, space: int, signs: Mapping[str, tuple[SpaceMark, int]]) -> SpaceDisplay:
    """A space as it is drawn now."""
    fighter = state.at(space)
    sign, number = signs.get(space_name(space), ("", 0))
    unit = build_unit_display(state, fighter) if fighter is not None else None
    return SpaceDisplay(space_name(space), unit, find_ground_on_space(state, space), sign, number)


def find_ground_on_space(state: CombatState, space: int) -> Ground:
    """What lies on a space besides a unit."""
    if space == BESIDE:
        return ""
    if missing_space_mask(state.fight) & BIT[space]:
        return "gap"
    if state.walls & BIT[space]:
        return "wall"
    if space == state.gate:
        return "gate"
    lies = next((token[1] for token in state.ground if token[0] == space), "")
    return "fire-wall" if lies == "fire-wall" else "obstacle" if lies == "obstacle" else ""


# --- marks ----------------------------------------------------------------------------------------

SpaceMarks = dict[str, tuple[SpaceMark, int]]


def compute_act_target_marks(state: CombatState, given: list[Act], aim: str, using: bool) -> SpaceMarks:
    """The marks where taps choose among these acts. With an aim, only where from is left to say."""
    found: SpaceMarks = {}
    if aim:
        found = {get_attack_origin(state, act): ("from", 0) for act in filter_attacks_on_target(given, aim)}
        return found | {aim: ("hit", 0)}
    for act in given:
        if isinstance(act, acts.Use) == using and (space := get_target_space(act)):
            attacks, moves = isinstance(act, acts.Attack), isinstance(act, acts.Move)
            found[space] = ("target" if attacks else "reach" if moves else "option", 0)
    return found


def compute_bot_plan_marks(act: Act) -> SpaceMarks:
    """Where the app's unit goes and whom it hits."""
    match act:
        case acts.Attack(target, at):
            return {target: ("hit", 0), at: ("goes", 0)} if at else {target: ("hit", 0)}
        case acts.Move(to):
            return {to: ("goes", 0)}
        case acts.PlayCard(targets=targets):
            return dict.fromkeys(targets, ("hit", 0))
    return {}


def list_spaces_in_row(number: int) -> tuple[int, ...]:
    """The spaces of a row, left to right; row 1 is the own Backline."""
    return tuple(n for n, name in enumerate(NAMES) if name.endswith(str(number)))
