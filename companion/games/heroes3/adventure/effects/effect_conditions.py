"""Tests in effects, such as `if(has-permanent){...}`: what each says of the player of the effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.heroes3.adventure.effects.effect_context import EffectContext
from companion.games.heroes3.adventure.players.unit_deck import units_of_tier
from companion.kernel.building_blocks.effect_parser import Condition

CONDITION_TESTS: Mapping[str, Callable[[EffectContext, Condition], bool | None]] = {
    "die": lambda effect_context, test: effect_context.memory.die == test.arg,
    "shows": lambda effect_context, test: is_shown_by_dice(effect_context, test.arg),
    "removed": lambda effect_context, test: effect_context.memory.removed >= (test.least or 0),
    "stacked": lambda effect_context, test: effect_context.memory.stacked >= (test.least or 0),
    "box": lambda effect_context, test: test.arg in effect_context.state.layout.body.boxes,
    "tournament": lambda effect_context, test: effect_context.state.layout.body.mode == "tournament",
    "faction": lambda effect_context, test: effect_context.faction == test.arg,
    "hero": lambda effect_context, test: effect_context.state.layout.chairs[effect_context.seat].hero == test.arg,
    "has-unit": lambda effect_context, test: bool(units_of_tier(effect_context.sheet, test.arg)),
    "has-secondary-hero": lambda effect_context, test: effect_context.sheet.secondary,
    # What lies in play is not on the sheet: the player says so.
    "has-permanent": lambda effect_context, test: None,
}
"""What each test of the vocabulary says; None where only the player knows."""


def evaluate_condition(effect_context: EffectContext, test: Condition) -> bool | None:
    """Whether a test holds; None where only the player knows."""
    return CONDITION_TESTS[test.word](effect_context, test)


def is_shown_by_dice(effect_context: EffectContext, what: str) -> bool:
    """Whether one of the dice in view shows experience, an artifact, or the resource that was named."""
    begins = {"experience": "xp", "artifact": "search(artifacts", "named": f"{effect_context.memory.named}+"}[what]
    return any(face.startswith(begins) for face in effect_context.memory.dice)
