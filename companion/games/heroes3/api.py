"""Combats of Heroes III for programs that use them as a library: set up, legal acts, apply, a bot, a readable position.

Units are named as people type them: `castle:griffins/pack`, `neutral:boars`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from companion.games.heroes3.combat.acts import Act, Choose, Place, Ready, Roll
from companion.games.heroes3.combat.bots.ai_decisions import possible_ai_acts
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.line_parser import read_line
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.board import BIT, NAMES, spaces_in_mask
from companion.games.heroes3.combat.model.questions import Choice, DiceQuestion, PlacementQuestion
from companion.games.heroes3.combat.model.setup_data import (
    MOST_UNITS,
    Army,
    CombatSetup,
    Difficulty,
    Fight,
    Settings,
    UnitCard,
    build_setup,
    placement_zone_mask,
)
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.reach_and_legal_acts import legal_acts as possible_acts
from companion.games.heroes3.combat.readable_positions import position_to_dict
from companion.kernel.building_blocks.position_outline import format_outline
from companion.kernel.events import Tell, ignore_event
from companion.kernel.game import apply_to_copy

__all__ = ["Settings", "UnitCard", "apply", "bot_act", "describe", "legal_acts", "read_line", "start_combat"]

_GAME = Heroes3Combat()
Level = Literal["", "I", "II", "III", "IV", "V", "VI", "VII"]


def start_combat(
    mine: Sequence[str | UnitCard],
    theirs: Sequence[str | UnitCard] = (),
    *,
    level: Level = "",
    difficulty: Difficulty = "normal",
    seed: int = 0,
    settings: Settings | None = None,
) -> CombatState:
    """A combat against neutral units, which act by the AI rules: those named, or drawn for a field of a level.

    Units without a space are placed first: the neutral ones by the rules, the own ones by `Place` and `Ready`.
    """
    fight = Fight("neutral", level, difficulty, Army(tuple(mine)), Army(tuple(theirs), by="ai"))
    return _GAME.start(build_setup(CombatSetup(fight, settings or Settings()), seed), ignore_event)


def legal_acts(state: CombatState) -> list[Act]:
    """What may be done now: acts of the active unit, or answers to the open question. Cards of heroes come besides."""
    asked = state.ask
    if asked is None:
        return possible_acts(state)
    if isinstance(asked, DiceQuestion):
        return [Roll()]
    if isinstance(asked, PlacementQuestion):
        return _placings(state, asked.side)
    return [Choose(option) for option in answer_options(state)]


def _placings(state: CombatState, side: int) -> list[Act]:
    """Every unit that waits on every free space of its side, and that the side is ready once somebody stands there."""
    standing = len(state.units(side))
    waiting = {fighter.kind.key: None for fighter in state.fighters if fighter.side == side and fighter.cell < 0}
    free = [space for space in spaces_in_mask(placement_zone_mask(state.fight, side)) if not state.taken & BIT[space]]
    found: list[Act] = [Place(key, NAMES[space]) for key in waiting for space in free if standing < MOST_UNITS]
    return [*found, Ready()] if standing else found


def apply(state: CombatState, act: Act, tell: Tell = ignore_event) -> CombatState:
    """The position after an act; the one before stays as it was. Raises `Refused` with the rule in its message."""
    return apply_to_copy(_GAME, state, act, tell)


def bot_act(state: CombatState) -> Act:
    """What a unit of either side does by the AI rules; where these say nothing (placing, dice), the first legal act."""
    asked = state.ask
    by_rule = asked is None or (isinstance(asked, Choice) and asked.side == 1)
    return possible_ai_acts(state)[0] if by_rule else legal_acts(state)[0]


def describe(state: CombatState) -> str:
    """The position in plain text."""
    return format_outline(
        {name: value for name, value in position_to_dict(state).items() if name not in ("legal", "mine", "theirs")}
    )
