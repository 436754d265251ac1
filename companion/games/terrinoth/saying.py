"""Effects in plain words: what a card does, for people who read it in their language instead of the notation.

The card editor shows it as a preview, questions show it as their options.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from companion.games.terrinoth import vocabulary as v
from companion.games.terrinoth.checking import STANDARD_CONDITIONS
from companion.games.terrinoth.idling import arguments
from companion.games.terrinoth.language import (
    Both,
    Choose,
    Compare,
    Condition,
    Do,
    Each,
    Effect,
    Effects,
    Filter,
    Filters,
    If,
    Manual,
    May,
    Measured,
    Modifier,
    Named,
    Not,
    Number,
    Passive,
    Pay,
    Place,
    Quantity,
    Selector,
    Test,
    Trigger,
)
from companion.kernel.words import Argument, Message, message


def say(effects: Effects) -> Argument:
    """Effects, one after the other."""
    return _joined([_effect(effect) for effect in effects])


def say_trigger(trigger: Trigger) -> Message:
    """When something happens."""
    return message(f"th-on-{_dashed(trigger.name)}", what=trigger.word)


def say_passive(passive: Passive) -> Argument:
    """What is always different, for whom, and while what holds."""
    said = _joined([_modifier(modifier) for modifier in passive.modifiers])
    if passive.by:
        said = message(f"th-say-by-{passive.by}", what=said)
    if passive.whom is not None:
        said = message("th-say-for", who=say_selector(passive.whom), what=said)
    if passive.test is not None:
        said = message("th-say-while", test=say_condition(passive.test), what=said)
    return said


def _joined(parts: Sequence[Argument]) -> Argument:
    return reduce(lambda one, other: message("th-say-then", one=one, other=other), parts)


# --- effects -------------------------------------------------------------------------------------


def _effect(effect: Effect) -> Argument:
    if isinstance(effect, Do):
        return _do(effect)
    if isinstance(effect, Manual):
        return effect.text
    if isinstance(effect, May):
        return message("th-say-may", what=say(effect.body))
    if isinstance(effect, If):
        said = message("th-say-if", test=say_condition(effect.test), what=say(effect.then))
        return message("th-say-else", first=said, what=say(effect.otherwise)) if effect.otherwise else said
    if isinstance(effect, Each):
        return message("th-say-each", who=say_selector(effect.of), what=say(effect.body))
    if isinstance(effect, Pay):
        return message("th-say-pay", cost=_do(effect.cost), what=say(effect.body))
    return _choice(effect)


def _choice(effect: Choose) -> Message:
    said = [say(branch) for branch in effect.branches]
    options = reduce(lambda one, other: message("th-say-or", one=one, other=other), said)
    return message("th-say-choose", who=message(f"th-who-{effect.by}"), options=options)


def _do(effect: Do) -> Message:
    """One operation: its message gets every argument in words."""
    args = arguments(effect)
    said = {name: _argument(value) for name, value in args.items()}
    if effect.op in ("give", "cure"):
        said["condition"] = _state(str(args["condition"]))
    if effect.op == "attack" and args["ranged"] == "yes":
        return message("th-do-attack-ranged", dice=said["dice"], targets=said["targets"])
    if effect.op == "spawn":
        return _spawn(args["from"], args["filter"], said)
    return message(f"th-do-{_dashed(effect.op)}", **said)


def _spawn(source: str, where: Filters, said: dict[str, Argument]) -> Message:
    kind: Argument = _filters(where.where) if where.where else message("th-any-enemy")
    if source == "lair":
        kind = message("th-who-nemesis")
    return message(
        "th-do-spawn", n=said["n"], kind=kind, to=said["to"], face=said["face"], source=message(f"th-from-{source}")
    )


def _argument(value: object) -> Argument:
    if isinstance(value, Selector):
        return say_selector(value)
    if isinstance(value, Place):
        return (
            message("th-to-hero", who=say_selector(value.hero))
            if value.hero
            else message("th-to-default" if value.name == "default" else "th-to-shadows-place")
        )
    if isinstance(value, Filters):
        return _filters(value.where) if value.where else ""
    if isinstance(value, str):
        return value
    assert isinstance(value, Number | Named | Measured) or hasattr(value, "sign")
    return say_quantity(value)  # type: ignore[arg-type]


# --- who, how many, whether ----------------------------------------------------------------------


def say_selector(selector: Selector) -> Message:
    """Who or what is meant."""
    name = selector.base.replace(".", "-")
    if selector.by == "leader":
        name += "-leader"
    said = message(f"th-who-{name}", what=message(f"th-measure-{selector.word}") if selector.word else "")
    if selector.part:
        said = message(f"th-part-{selector.part}", who=said)
    return message("th-who-with", who=said, demands=_filters(selector.where)) if selector.where else said


def _filters(where: tuple[Filter, ...]) -> Argument:
    return [_filter(demand) for demand in where]


def _filter(demand: Filter) -> Message:
    value: Argument = demand.value
    if demand.key == "engaged":
        value = message(f"th-who-{demand.value}")
    elif (demand.value and v.ENEMY_FILTERS[demand.key]) or demand.value == "same":
        value = message(f"th-value-{demand.value}")
    said = message(f"th-filter-{demand.key}", what=value)
    return message("th-filter-not", what=said) if demand.negated else said


def say_quantity(quantity: Quantity) -> Argument:
    """A number."""
    if isinstance(quantity, Number):
        return str(quantity.value)
    if isinstance(quantity, Named):
        return message(f"th-number-{_NAMES.get(quantity.name, quantity.name)}")
    if isinstance(quantity, Measured):
        return message(f"th-number-{quantity.name}", of=say_selector(quantity.of))
    left, right = say_quantity(quantity.left), say_quantity(quantity.right)
    return message("th-number-sum", left=left, sign=quantity.sign, right=right)


_NAMES = {"X": "x", "?": "unknown"}


def say_condition(condition: Condition) -> Message:
    """What must hold."""
    if isinstance(condition, Compare):
        left, right = say_quantity(condition.left), say_quantity(condition.right)
        return message("th-number-sum", left=left, sign=condition.sign, right=right)
    if isinstance(condition, Not):
        return message("th-filter-not", what=say_condition(condition.of))
    if isinstance(condition, Both):
        parts = [say_condition(part) for part in condition.of]
        word = f"th-test-{condition.word}"
        return reduce(lambda one, other: message(word, one=one, other=other), parts)
    return _test(condition)


def _test(test: Test) -> Message:
    if test.of is None:
        return message(f"th-test-explored-{test.word}")
    if test.name == "zone":
        return message("th-test-zone", who=say_selector(test.of), zone=message(f"th-zone-{test.word}"))
    what = _state(test.word) if test.name == "has" else test.word
    return message(f"th-test-{_dashed(test.name)}", who=say_selector(test.of), what=what)


def _state(condition: str) -> Argument:
    """What a condition is called: those of the box in the reader's language, others by their own name."""
    return message(f"th-condition-{condition}") if condition in STANDARD_CONDITIONS else condition


def _modifier(modifier: Modifier) -> Message:
    if modifier.name in v.SHIFTS:
        action = message(f"th-action-{modifier.word}") if modifier.word else message("th-action-any")
        return message(f"th-mod-{_dashed(modifier.name)}", count=f"{modifier.amount:+d}", action=action)
    if modifier.who is not None:
        return message("th-mod-first-wound-to", who=say_selector(modifier.who))
    if modifier.name == "cannot":
        return message("th-mod-cannot", what=message(f"th-ban-{_dashed(modifier.word)}"))
    return message(f"th-mod-{_dashed(modifier.name)}", count=modifier.amount, die=modifier.word)


def _dashed(name: str) -> str:
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name)
