"""What a quantity comes to and whether a condition holds, asking the table for numbers that nobody knows."""

from __future__ import annotations

from companion.games.terrinoth import selecting
from companion.games.terrinoth.asking import Flow, ask, option
from companion.games.terrinoth.language import Compare, Condition, Named, Number, Quantity, Sum
from companion.games.terrinoth.modifiers import attack_of, enemy_health, resistance_of
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import World

MOST = 20
"""The largest number that is offered for typing."""


def amount(w: World, scope: Scope, quantity: Quantity) -> Flow[int]:
    """What a quantity comes to."""
    if isinstance(quantity, Sum):
        left = yield from amount(w, scope, quantity.left)
        right = yield from amount(w, scope, quantity.right)
        return {"+": left + right, "-": left - right, "*": left * right}[quantity.sign]
    if isinstance(quantity, Named) and scope.enemy is not None:
        if quantity.name == "atk":
            return (yield from attack_of(w, scope.enemy))
        if quantity.name == "res":
            return (yield from resistance_of(w, scope.enemy))
        if quantity.name == "health":
            return (yield from enemy_health(w, scope.enemy))
    found = selecting.value(w, scope, quantity)
    if found is not None:
        return found
    card = scope.card.name if scope.card is not None else ""
    options = [option(str(n)) for n in range(MOST + 1)]
    return int((yield from ask(w, "number", scope.hero, options, "CLM", card=card)))


def holds(w: World, scope: Scope, condition: Condition) -> Flow[bool]:
    """Whether a condition holds."""
    if isinstance(condition, Compare):
        left = yield from amount(w, scope, condition.left)
        right = yield from amount(w, scope, condition.right)
        return selecting.holds(w, scope, Compare(condition.sign, Number(left), Number(right)))
    return selecting.holds(w, scope, condition)
