"""Writing effects, selectors, quantities and conditions as text; reading that text again gives the same tree."""

from __future__ import annotations

import re

from companion.games.terrinoth import vocabulary as v
from companion.games.terrinoth.language import (
    Argument,
    Both,
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
    Sum,
    Test,
    Trigger,
)

_PLAIN = re.compile(r"[^\W\d]\w*(?:[-'][^\W\d]\w*)*")


def write_effects(effects: Effects) -> str:
    """Effects in order."""
    return "; ".join(map(write_effect, effects))


def write_effect(effect: Effect) -> str:
    """One effect."""
    if isinstance(effect, Do):
        return _do(effect)
    if isinstance(effect, Manual):
        return f'manual "{effect.text}"'
    if isinstance(effect, May):
        simple = len(effect.body) == 1
        return f"may {write_effects(effect.body)}" if simple else f"may {_braced(effect.body)}"
    if isinstance(effect, If):
        otherwise = f" else {_braced(effect.otherwise)}" if effect.otherwise else ""
        return f"if {write_condition(effect.test)} {_braced(effect.then)}{otherwise}"
    if isinstance(effect, Each):
        return f"each {write_selector(effect.of)} {_braced(effect.body)}"
    if isinstance(effect, Pay):
        return f"pay {_do(effect.cost)} {_braced(effect.body)}"
    by = f" by {effect.by}" if effect.by != "active" else ""
    return f"choose{by} {{ {' | '.join(map(write_effects, effect.branches))} }}"


def _braced(effects: Effects) -> str:
    return f"{{ {write_effects(effects)} }}"


def _do(effect: Do) -> str:
    """Arguments by position as long as they are in order, then by name."""
    params = v.OPERATIONS[effect.op]
    given = dict(effect.args)
    parts: list[str] = []
    by_place = True
    for param in params:
        if param.name not in given:
            by_place = False
            continue
        written = write_argument(given[param.name])
        parts.append(written if by_place else f"{param.name}={written}")
    return f"{effect.op}({', '.join(parts)})" if parts else effect.op


def write_argument(argument: Argument) -> str:
    """One argument of an operation."""
    if isinstance(argument, str):
        return _name(argument)
    if isinstance(argument, Selector):
        return write_selector(argument)
    if isinstance(argument, Place):
        return argument.name if argument.hero is None else f"{argument.name}({write_selector(argument.hero)})"
    if isinstance(argument, Filters):
        return _filters(argument.where)
    return write_quantity(argument)


def write_selector(selector: Selector) -> str:
    """Who or what."""
    text = selector.base
    if selector.word:
        text += f"({selector.word})"
    if selector.by:
        text += f"(by={selector.by})"
    if selector.part:
        text += f".{selector.part}"
    return text + (_filters(selector.where) if selector.where else "")


def _filters(where: tuple[Filter, ...]) -> str:
    return f"[{', '.join(map(_filter, where))}]"


def _filter(demand: Filter) -> str:
    text = f"{demand.key}={_name(demand.value)}" if demand.value else demand.key
    return f"not {text}" if demand.negated else text


def _name(text: str) -> str:
    return text if _PLAIN.fullmatch(text) and text != "not" else f'"{text}"'


def write_quantity(quantity: Quantity) -> str:
    """A number."""
    if isinstance(quantity, Number):
        return str(quantity.value)
    if isinstance(quantity, Named):
        return quantity.name
    if isinstance(quantity, Measured):
        return f"{quantity.name}({write_selector(quantity.of)})"
    left, right = write_quantity(quantity.left), write_quantity(quantity.right)
    if quantity.sign == "*" and _is_sum(quantity.left):
        left = f"({left})"
    if isinstance(quantity.right, Sum) and (quantity.sign != "+" or quantity.right.sign != "*"):
        right = f"({right})"
    return f"{left} {quantity.sign} {right}"


def _is_sum(quantity: Quantity) -> bool:
    return isinstance(quantity, Sum) and quantity.sign != "*"


def write_condition(condition: Condition) -> str:
    """A condition."""
    if isinstance(condition, Compare):
        return f"{write_quantity(condition.left)} {condition.sign} {write_quantity(condition.right)}"
    if isinstance(condition, Not):
        return f"not {_single(condition.of)}"
    if isinstance(condition, Both):
        return f" {condition.word} ".join(_single(part) for part in condition.of)
    return _test(condition)


def _single(condition: Condition) -> str:
    text = write_condition(condition)
    return f"({text})" if isinstance(condition, Both) else text


def _test(test: Test) -> str:
    if test.of is None:
        return f"{test.name}({test.word})"
    if test.name == "has":
        return f"{test.name}({write_selector(test.of)}, {_name(test.word)})"
    equals = f"={test.word}" if test.word else ""
    return f"{test.name}({write_selector(test.of)}){equals}"


def write_trigger(trigger: Trigger) -> str:
    """When something happens."""
    return f"{trigger.name}({_name(trigger.word)})" if trigger.word else trigger.name


def write_passive(passive: Passive) -> str:
    """A passive ability."""
    text = ", ".join(map(_modifier, passive.modifiers))
    if passive.by:
        text += f" by {passive.by}"
    if passive.whom is not None:
        text += f" for {write_selector(passive.whom)}"
    return text + (f" while {write_condition(passive.test)}" if passive.test is not None else "")


def _modifier(modifier: Modifier) -> str:
    if modifier.name in v.SHIFTS:
        word = f"({modifier.word})" if modifier.word else ""
        return f"{modifier.name}{word}{modifier.amount:+d}"
    if modifier.who is not None:
        return f"{modifier.name}({write_selector(modifier.who)})"
    equals = f"={modifier.amount}" if modifier.name == "limit" else ""
    return f"{modifier.name}({modifier.word}){equals}"
