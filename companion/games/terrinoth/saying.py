"""Effects in plain words: what a card does, for people who read it in their language instead of the notation.

The card editor shows it as a preview, questions show it as their options.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import TypeAlias

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

Naming: TypeAlias = Callable[[str], Argument]
"""What a keyword, trait, class or colour is called, such as `Book.word`."""


def say(effects: Effects, naming: Naming = str) -> Argument:
    """Effects, one after the other."""
    return _joined([_effect(effect, naming) for effect in effects])


def say_trigger(trigger: Trigger, naming: Naming = str) -> Message:
    """When something happens."""
    # Spaces of the peril track and locations have names of their own; phases are said by the message.
    what = naming(trigger.word) if trigger.name in ("peril", "travelTo") else trigger.word
    return message(f"th-on-{_dashed(trigger.name)}", what=what)


def say_passive(passive: Passive, naming: Naming = str) -> Argument:
    """What is always different, for whom, and while what holds."""
    said = _joined([_modifier(modifier, naming) for modifier in passive.modifiers])
    if passive.by:
        said = message(f"th-say-by-{passive.by}", what=said)
    if passive.whom is not None:
        said = message("th-say-for", who=say_selector(passive.whom, naming), what=said)
    if passive.test is not None:
        said = message("th-say-while", test=say_condition(passive.test, naming), what=said)
    return said


def _joined(parts: Sequence[Argument]) -> Argument:
    return reduce(lambda one, other: message("th-say-then", one=one, other=other), parts)


# --- effects -------------------------------------------------------------------------------------


def _effect(effect: Effect, naming: Naming) -> Argument:
    if isinstance(effect, Do):
        return _do(effect, naming)
    if isinstance(effect, Manual):
        return effect.text
    if isinstance(effect, May):
        return message("th-say-may", what=say(effect.body, naming))
    if isinstance(effect, If):
        said = message("th-say-if", test=say_condition(effect.test, naming), what=say(effect.then, naming))
        return message("th-say-else", first=said, what=say(effect.otherwise, naming)) if effect.otherwise else said
    if isinstance(effect, Each):
        return message("th-say-each", who=say_selector(effect.of, naming), what=say(effect.body, naming))
    if isinstance(effect, Pay):
        return message("th-say-pay", cost=_do(effect.cost, naming), what=say(effect.body, naming))
    return _choice(effect, naming)


def _choice(effect: Choose, naming: Naming) -> Message:
    said = [say(branch, naming) for branch in effect.branches]
    options = reduce(lambda one, other: message("th-say-or", one=one, other=other), said)
    return message("th-say-choose", who=message(f"th-who-{effect.by}"), options=options)


_SHIFTING = ("token", "progress", "peril")
"""Operations that move something up or down by a number."""
_COUNTED = ("exhaust", "ready", "discard")
"""Operations on some of a hero's cards, or on one thing."""


def _do(effect: Do, naming: Naming) -> Message:
    """One operation: its message gets every argument in words."""
    args = arguments(effect)
    said = {name: _argument(value, naming) for name, value in args.items()}
    if effect.op in ("give", "cure"):
        said["condition"] = _state(str(args["condition"]), naming)
    if effect.op in _SHIFTING and isinstance(args["n"], Number) and args["n"].value > 0:
        said["n"] = f"+{args['n'].value}"
    if effect.op in _COUNTED and not args["what"].part:
        return message(f"th-do-{effect.op}-one", what=said["what"])
    if effect.op == "attack" and args["ranged"] == "yes":
        return message("th-do-attack-ranged", dice=said["dice"], targets=said["targets"])
    if effect.op == "spawn":
        return _spawn(args["from"], args["filter"], said, naming)
    return message(f"th-do-{_dashed(effect.op)}", **said)


def _spawn(source: str, where: Filters, said: dict[str, Argument], naming: Naming) -> Message:
    kind: Argument = _filters(where.where, naming) if where.where else message("th-any-enemy")
    if source == "lair":
        kind = message("th-who-nemesis")
    return message(
        "th-do-spawn", n=said["n"], kind=kind, to=said["to"], face=said["face"], source=message(f"th-from-{source}")
    )


def _argument(value: object, naming: Naming) -> Argument:
    if isinstance(value, Selector):
        return say_selector(value, naming)
    if isinstance(value, Place):
        return (
            message("th-to-hero", who=say_selector(value.hero, naming))
            if value.hero
            else message("th-to-default" if value.name == "default" else "th-to-shadows-place")
        )
    if isinstance(value, Filters):
        return _filters(value.where, naming) if value.where else ""
    if isinstance(value, str):
        return value
    assert isinstance(value, Number | Named | Measured) or hasattr(value, "sign")
    return say_quantity(value, naming)  # type: ignore[arg-type]


# --- who, how many, whether ----------------------------------------------------------------------


def say_selector(selector: Selector, naming: Naming = str) -> Message:
    """Who or what is meant."""
    if selector.part:
        said = message(f"th-part-{selector.part}", whose=_selected("of", selector))
    else:
        said = _selected("who", selector)
    return _with_demands(said, selector, naming)


def _whose(selector: Selector, naming: Naming) -> Message:
    """The same where something of theirs is meant: *del héroe activo*, *du héros actif*."""
    return _with_demands(_selected("of", selector), selector, naming)


def _many(selector: Selector, naming: Naming) -> Message:
    """All of a kind, to be counted: *of enemies*."""
    if selector.part:
        said = message(f"th-many-{selector.part}", whose=_selected("of", selector))
    elif selector.base in _KINDS:
        said = message(f"th-many-{selector.base.replace('.', '-')}")
    else:
        said = _selected("of", selector)
    return _with_demands(said, selector, naming)


_KINDS = ("hero.each", "hero.other", "enemy.each")


def _selected(case: str, selector: Selector) -> Message:
    name = selector.base.replace(".", "-") + ("-leader" if selector.by == "leader" else "")
    return message(f"th-{case}-{name}", what=message(f"th-amount-{selector.word}") if selector.word else "")


def _with_demands(said: Message, selector: Selector, naming: Naming) -> Message:
    if not selector.where:
        return said
    return message("th-who-with", who=said, demands=_filters(selector.where, naming))


def _filters(where: tuple[Filter, ...], naming: Naming) -> Argument:
    return [_filter(demand, naming) for demand in where]


def _filter(demand: Filter, naming: Naming) -> Message:
    said = _demand(demand, naming)
    return message("th-filter-not", what=said) if demand.negated else said


def _demand(demand: Filter, naming: Naming) -> Message:
    if demand.value == "same":
        return message(f"th-same-{demand.key}")
    value: Argument = demand.value
    if demand.key == "engaged":
        value = message(f"th-who-{demand.value}")
    elif demand.value:
        value = message(f"th-value-{demand.value}") if v.ENEMY_FILTERS[demand.key] else naming(demand.value)
    return message(f"th-filter-{demand.key}", what=value)


def say_quantity(quantity: Quantity, naming: Naming = str) -> Argument:
    """A number."""
    if isinstance(quantity, Number):
        return quantity.value
    if isinstance(quantity, Named):
        return message(f"th-number-{_NAMES.get(quantity.name, quantity.name)}")
    if isinstance(quantity, Measured):
        if quantity.name == "count":
            return message("th-number-count", of=_many(quantity.of, naming))
        return message(f"th-number-{quantity.name}", whose=_whose(quantity.of, naming))
    left, right = say_quantity(quantity.left, naming), say_quantity(quantity.right, naming)
    return message("th-number-sum", left=left, sign=quantity.sign, right=right)


_NAMES = {"X": "x", "?": "unknown"}
_SIGNS = {">=": "≥", "<=": "≤", "!=": "≠"}


def say_condition(condition: Condition, naming: Naming = str) -> Message:
    """What must hold."""
    if isinstance(condition, Compare):
        left, right = say_quantity(condition.left, naming), say_quantity(condition.right, naming)
        return message("th-number-sum", left=left, sign=_SIGNS.get(condition.sign, condition.sign), right=right)
    if isinstance(condition, Not):
        return message("th-filter-not", what=say_condition(condition.of, naming))
    if isinstance(condition, Both):
        parts = [say_condition(part, naming) for part in condition.of]
        word = f"th-test-{condition.word}"
        return reduce(lambda one, other: message(word, one=one, other=other), parts)
    return _test(condition, naming)


def _test(test: Test, naming: Naming) -> Message:
    if test.of is None:
        return message(f"th-test-explored-{test.word}")
    if test.name == "zone":
        return message("th-test-zone", who=say_selector(test.of, naming), zone=message(f"th-zone-{test.word}"))
    what = _state(test.word, naming) if test.name == "has" else test.word
    return message(f"th-test-{_dashed(test.name)}", who=say_selector(test.of, naming), what=what)


def _state(condition: str, naming: Naming) -> Argument:
    """What a condition is called: those of the box in the reader's language, others by their own name."""
    return message(f"th-condition-{condition}") if condition in STANDARD_CONDITIONS else naming(condition)


def _modifier(modifier: Modifier, naming: Naming) -> Message:
    if modifier.name in v.SHIFTS:
        action = message(f"th-action-{modifier.word}") if modifier.word else message("th-action-any")
        return message(f"th-mod-{_dashed(modifier.name)}", count=f"{modifier.amount:+d}", action=action)
    if modifier.who is not None:
        return message("th-mod-first-wound-to", who=say_selector(modifier.who, naming))
    if modifier.name == "cannot":
        return message("th-mod-cannot", what=message(f"th-ban-{_dashed(modifier.word)}"))
    return message(f"th-mod-{_dashed(modifier.name)}", count=modifier.amount, die=modifier.word)


def _dashed(name: str) -> str:
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name)
