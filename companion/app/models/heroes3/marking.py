"""The marks on the board: where a tap means something now, and what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.app.models.heroes3.board import Signs, plan_signs, signs_of
from companion.app.models.heroes3.moment import next_targets
from companion.games.heroes3.combat.board import NAMES, NOWHERE, spaces
from companion.games.heroes3.combat.setup import zone
from companion.games.heroes3.combat.state import space_name

if TYPE_CHECKING:
    from companion.app.models.heroes3.evening import CombatEvening


def marks_of(evening: CombatEvening) -> Signs:
    """What each space is marked with in the moment that the device is in."""
    state = evening.state
    if evening.draft is not None:
        named: Signs = dict.fromkeys(next_targets(state, evening.draft), ("option", 0))
        return named | {space: ("named", n) for n, space in enumerate(evening.draft.targets, 1)}
    if evening.carrying:
        free: Signs = {NAMES[space]: ("place", 0) for space in spaces(state.free)}
        return free | {evening.carrying: ("picked", 0)}
    if evening.moment == "place" and state.ask is not None:
        side = int(state.ask[1])
        found: Signs = {NAMES[space]: ("place", 0) for space in spaces(zone(state.fight, side) & state.free)}
        if evening.picked >= 0 and (cell := state.fighters[evening.picked].cell) != NOWHERE:
            found[space_name(cell)] = ("picked", 0)
        return found
    if evening.moment == "chair" and evening.verdict is not None and evening.verdict.act is not None:
        return plan_signs(evening.verdict.act)
    return signs_of(state, evening.given, evening.aimed, evening.using)
