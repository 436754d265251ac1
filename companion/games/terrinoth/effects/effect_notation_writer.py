"""Writing effects, selectors, quantities and conditions as text; reading that text again gives the same tree."""

from __future__ import annotations

import re

from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.effects.effect_tree import (
    AllOrAny,
    Argument,
    Compare,
    Condition,
    Do,
    Each,
    Effect,
    Effects,
    FactTest,
    Filter,
    Filters,
    If,
    Manual,
    May,
    MeasuredNumber,
    Modifier,
    NamedNumber,
    Not,
    Number,
    Passive,
    Pay,
    Place,
    Quantity,
    Selector,
    Sum,
    Trigger,
)

_PLAIN = re.compile(r"[^\W\d]\w*(?:[-'][^\W\d]\w*)*")


def effects_to_notation(effects: Effects) -> str:
    """Effects in order."""
    return "; ".join(map(effect_to_notation, effects))


def effect_to_notation(effect: Effect) -> str:
    """One effect."""
    if isinstance(effect, Do):
        return _do(effect)
    if isinstance(effect, Manual):
        return f'manual "{effect.text}"'
    if isinstance(effect, May):
        simple = len(effect.body) == 1
        return f"may {effects_to_notation(effect.body)}" if simple else f"may {_braced(effect.body)}"
    if isinstance(effect, If):
        otherwise = f" else {_braced(effect.otherwise)}" if effect.otherwise else ""
        return f"if {condition_to_notation(effect.test)} {_braced(effect.then)}{otherwise}"
    if isinstance(effect, Each):
        return f"each {selector_to_notation(effect.of)} {_braced(effect.body)}"
    if isinstance(effect, Pay):
        return f"pay {_do(effect.cost)} {_braced(effect.body)}"
    by = f" by {effect.by}" if effect.by != "active" else ""
    return f"choose{by} {{ {' | '.join(map(effects_to_notation, effect.branches))} }}"


def _braced(effects: Effects) -> str:
    return f"{{ {effects_to_notation(effects)} }}"


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
        written = argument_to_notation(given[param.name])
        parts.append(written if by_place else f"{param.name}={written}")
    return f"{effect.op}({', '.join(parts)})" if parts else effect.op


def argument_to_notation(argument: Argument) -> str:
    """One argument of an operation."""
    if isinstance(argument, str):
        return _name(argument)
    if isinstance(argument, Selector):
        return selector_to_notation(argument)
    if isinstance(argument, Place):
        return argument.name if argument.hero is None else f"{argument.name}({selector_to_notation(argument.hero)})"
    if isinstance(argument, Filters):
        return _filters(argument.where)
    return quantity_to_notation(argument)


def selector_to_notation(selector: Selector) -> str:
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


def quantity_to_notation(quantity: Quantity) -> str:
    """A number."""
    if isinstance(quantity, Number):
        return str(quantity.value)
    if isinstance(quantity, NamedNumber):
        return quantity.name
    if isinstance(quantity, MeasuredNumber):
        return f"{quantity.name}({selector_to_notation(quantity.of)})"
    left, right = quantity_to_notation(quantity.left), quantity_to_notation(quantity.right)
    if quantity.sign == "*" and _is_sum(quantity.left):
        left = f"({left})"
    if isinstance(quantity.right, Sum) and (quantity.sign != "+" or quantity.right.sign != "*"):
        right = f"({right})"
    return f"{left} {quantity.sign} {right}"


def _is_sum(quantity: Quantity) -> bool:
    return isinstance(quantity, Sum) and quantity.sign != "*"


def condition_to_notation(condition: Condition) -> str:
    """A condition."""
    if isinstance(condition, Compare):
        return f"{quantity_to_notation(condition.left)} {condition.sign} {quantity_to_notation(condition.right)}"
    if isinstance(condition, Not):
        return f"not {_single(condition.of)}"
    if isinstance(condition, AllOrAny):
        return f" {condition.word} ".join(_single(part) for part in condition.of)
    return _test(condition)


def _single(condition: Condition) -> str:
    text = condition_to_notation(condition)
    return f"({text})" if isinstance(condition, AllOrAny) else text


def _test(test: FactTest) -> str:
    if test.of is None:
        return f"{test.name}({test.word})"
    if test.name == "has":
        return f"{test.name}({selector_to_notation(test.of)}, {_name(test.word)})"
    equals = f"={test.word}" if test.word else ""
    return f"{test.name}({selector_to_notation(test.of)}){equals}"


def trigger_to_notation(trigger: Trigger) -> str:
    """When something happens."""
    return f"{trigger.name}({_name(trigger.word)})" if trigger.word else trigger.name


def passive_to_notation(passive: Passive) -> str:
    """A passive ability."""
    text = ", ".join(map(_modifier, passive.modifiers))
    if passive.by:
        text += f" by {passive.by}"
    if passive.whom is not None:
        text += f" for {selector_to_notation(passive.whom)}"
    return text + (f" while {condition_to_notation(passive.test)}" if passive.test is not None else "")


def _modifier(modifier: Modifier) -> str:
    if modifier.name in v.SHIFTS:
        word = f"({modifier.word})" if modifier.word else ""
        return f"{modifier.name}{word}{modifier.amount:+d}"
    if modifier.who is not None:
        return f"{modifier.name}({selector_to_notation(modifier.who)})"
    equals = f"={modifier.amount}" if modifier.name == "limit" else ""
    return f"{modifier.name}({modifier.word}){equals}"
