"""What a quantity comes to and whether a condition holds, asking the table for numbers that nobody knows."""

from __future__ import annotations

from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import Compare, Condition, NamedNumber, Number, Quantity, Sum
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, make_option
from companion.games.terrinoth.rules import selectors_and_conditions
from companion.games.terrinoth.rules.passive_abilities import (
    compute_enemy_attack,
    compute_enemy_health,
    compute_enemy_resistance,
)
from companion.games.terrinoth.state import World

LARGEST_OFFERED_NUMBER = 20
"""The largest number that is offered for typing."""


def evaluate_quantity_or_ask(w: World, context: EffectContext, quantity: Quantity) -> Flow[int]:
    """What a quantity comes to."""
    if isinstance(quantity, Sum):
        left = yield from evaluate_quantity_or_ask(w, context, quantity.left)
        right = yield from evaluate_quantity_or_ask(w, context, quantity.right)
        return {"+": left + right, "-": left - right, "*": left * right}[quantity.sign]
    if isinstance(quantity, NamedNumber) and context.enemy is not None:
        if quantity.name == "atk":
            return (yield from compute_enemy_attack(w, context.enemy))
        if quantity.name == "res":
            return (yield from compute_enemy_resistance(w, context.enemy))
        if quantity.name == "health":
            return (yield from compute_enemy_health(w, context.enemy))
    found = selectors_and_conditions.evaluate_quantity(w, context, quantity)
    if found is not None:
        return found
    card = context.card.name if context.card is not None else ""
    options = [make_option(str(n)) for n in range(LARGEST_OFFERED_NUMBER + 1)]
    return int((yield from ask_player(w, "number", context.hero, options, "CLM", card=card)))


def evaluate_condition_or_ask(w: World, context: EffectContext, condition: Condition) -> Flow[bool]:
    """Whether a condition holds."""
    if isinstance(condition, Compare):
        left = yield from evaluate_quantity_or_ask(w, context, condition.left)
        right = yield from evaluate_quantity_or_ask(w, context, condition.right)
        return selectors_and_conditions.is_condition_met(
            w, context, Compare(condition.sign, Number(left), Number(right))
        )
    return selectors_and_conditions.is_condition_met(w, context, condition)
