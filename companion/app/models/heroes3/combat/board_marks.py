"""The marks on the board: where a tap means something now, and what."""

from __future__ import annotations

from typing import Protocol

from companion.app.models.heroes3.combat.awaited_input import AwaitedInput, list_next_target_spaces
from companion.app.models.heroes3.combat.board_display import (
    SpaceMarks,
    compute_act_target_marks,
    compute_bot_plan_marks,
)
from companion.app.models.heroes3.combat.dialogs import CardDraft
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.ai_decisions import AiDecision
from companion.games.heroes3.combat.model.board import NAMES, NOWHERE, spaces_in_mask
from companion.games.heroes3.combat.model.setup_data import placement_zone_mask
from companion.games.heroes3.combat.model.state import CombatState, space_name


class MarkedCombat(Protocol):
    """A combat with everything that a device has said between a tap and an act."""

    draft: CardDraft | None
    carrying: str
    picked: int
    using: bool

    @property
    def state(self) -> CombatState:
        """The position everybody sees."""

    @property
    def moment(self) -> AwaitedInput:
        """What play waits for."""

    @property
    def verdict(self) -> AiDecision | None:
        """What the app decides now."""

    @property
    def given(self) -> list[Act]:
        """The acts among which taps on the board choose."""

    @property
    def aimed(self) -> str:
        """The target of the attack, where only the space to attack from is left to say."""


def compute_board_marks(model: MarkedCombat) -> SpaceMarks:
    """What each space is marked with in the moment that the device is in."""
    state = model.state
    if model.draft is not None:
        named: SpaceMarks = dict.fromkeys(list_next_target_spaces(state, model.draft), ("option", 0))
        return named | {space: ("named", n) for n, space in enumerate(model.draft.targets, 1)}
    if model.carrying:
        free: SpaceMarks = {NAMES[space]: ("place", 0) for space in spaces_in_mask(state.free)}
        return free | {model.carrying: ("picked", 0)}
    if model.moment == "place" and state.ask is not None:
        side = state.ask.side
        found: SpaceMarks = {
            NAMES[space]: ("place", 0) for space in spaces_in_mask(placement_zone_mask(state.fight, side) & state.free)
        }
        if model.picked >= 0 and (cell := state.fighters[model.picked].cell) != NOWHERE:
            found[space_name(cell)] = ("picked", 0)
        return found
    if model.moment == "chair" and model.verdict is not None and model.verdict.act is not None:
        return compute_bot_plan_marks(model.verdict.act)
    return compute_act_target_marks(state, model.given, model.aimed, model.using)
