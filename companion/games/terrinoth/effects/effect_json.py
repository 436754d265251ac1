"""The JSON form of effects: what packs store, and what a screen that builds effects by taps works with.

Statements are groups (`{"op": "wound", "who": "active", "n": 1}`, `{"may": [...]}`); selectors, quantities that are no
plain number, and conditions stay text in it. Text and JSON form lead to the same tree and back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.effects.effect_notation_writer import (
    argument_to_notation,
    condition_to_notation,
    selector_to_notation,
)
from companion.games.terrinoth.effects.effect_parser import read_argument, read_condition, read_effects, read_selector
from companion.games.terrinoth.effects.effect_tree import (
    Argument,
    Choose,
    Do,
    Each,
    Effect,
    Effects,
    If,
    Manual,
    May,
    Number,
    Pay,
)
from companion.games.terrinoth.effects.expression_parser import one_of_message
from companion.kernel.building_blocks.effect_parser import BadEffect
from companion.kernel.messages import Argument as Told
from companion.kernel.messages import message
from companion.kernel.plain_data import argument_debug_text, describe_found_value

T = TypeVar("T")


class BadEffectJson(ValueError):
    """An effect in JSON form that cannot be read: the field inside it, what stands there, and what should."""

    def __init__(self, field: str, found: Told, expected: Told, column: int = 0) -> None:
        super().__init__(f"{field}: found {argument_debug_text(found)}, expected {argument_debug_text(expected)}")
        self.field, self.found, self.expected, self.column = field, found, expected, column


# --- writing -------------------------------------------------------------------------------------


def effects_to_json(effects: Effects) -> list[dict[str, object]]:
    """Effects in JSON form."""
    return [_to_json(effect) for effect in effects]


def _to_json(effect: Effect) -> dict[str, object]:
    if isinstance(effect, Do):
        return {"op": effect.op, **{name: _argument_to_json(argument) for name, argument in effect.args}}
    if isinstance(effect, Manual):
        return {"manual": effect.text}
    if isinstance(effect, May):
        return {"may": effects_to_json(effect.body)}
    if isinstance(effect, If):
        written: dict[str, object] = {"if": condition_to_notation(effect.test), "then": effects_to_json(effect.then)}
        return written | ({"else": effects_to_json(effect.otherwise)} if effect.otherwise else {})
    if isinstance(effect, Each):
        return {"each": selector_to_notation(effect.of), "do": effects_to_json(effect.body)}
    if isinstance(effect, Pay):
        return {"pay": _to_json(effect.cost), "do": effects_to_json(effect.body)}
    chosen: dict[str, object] = {"choose": [effects_to_json(branch) for branch in effect.branches]}
    return chosen | ({"by": effect.by} if effect.by != "active" else {})


def _argument_to_json(argument: Argument) -> int | str:
    if isinstance(argument, Number):
        return argument.value
    return argument if isinstance(argument, str) else argument_to_notation(argument)


# --- reading -------------------------------------------------------------------------------------


def effects_from_text_or_json(data: object) -> Effects:
    """Effects from their text or from their JSON form; raises `BadEffect` or `BadEffectJson`."""
    if isinstance(data, str):
        return read_effects(data)
    return effects_from_json(data)


def effects_from_json(data: object, at: str = "") -> Effects:
    """Effects from their JSON form."""
    if not isinstance(data, Sequence) or isinstance(data, str) or not data:
        raise BadEffectJson(at, describe_found_value(data), message("th-expected-effects"))
    return tuple(_from_json(item, f"{at}[{n}]") for n, item in enumerate(data))


def _from_json(data: object, at: str) -> Effect:
    if not isinstance(data, Mapping):
        raise BadEffectJson(at, describe_found_value(data), message("th-expected-group", options=", ".join(_READERS)))
    for key, read in _READERS.items():
        if key in data:
            return read(data, at)
    found: Told = ", ".join(map(str, data)) or message("shape-nothing")
    raise BadEffectJson(at, found, one_of_message(_READERS))


def _only(data: Mapping[str, object], at: str, *known: str) -> None:
    for key in data:
        if key not in known:
            raise BadEffectJson(f"{at}.{key}", message("shape-unknown-field"), one_of_message(known))


def _op(data: Mapping[str, object], at: str) -> Do:
    name = data["op"]
    if not isinstance(name, str) or name not in v.OPERATIONS:
        raise BadEffectJson(f"{at}.op", describe_found_value(name), one_of_message(sorted(v.OPERATIONS)))
    params = v.OPERATIONS[name]
    _only(data, at, "op", *(param.name for param in params))
    args: list[tuple[str, Argument]] = []
    for param in params:
        if param.name not in data:
            if param.default is None:
                raise BadEffectJson(f"{at}.{param.name}", message("shape-nothing"), message("shape-needed"))
            continue
        argument = _argument(data[param.name], param, f"{at}.{param.name}")
        if argument != param.default:
            args.append((param.name, argument))
    return Do(name, tuple(args))


def _argument(data: object, param: v.Param, at: str) -> Argument:
    if param.kind == "quantity" and type(data) is int:
        return Number(data)
    if not isinstance(data, str):
        text = message("shape-text")
        either = message("shape-either", one=message("shape-whole-number"), other=text)
        raise BadEffectJson(at, describe_found_value(data), either if param.kind == "quantity" else text)
    if param.kind == "name":
        return data
    return _located(at, lambda: read_argument(data, param))


def _located(at: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except BadEffect as bad:
        raise BadEffectJson(at, bad.found, bad.expected, bad.column) from bad


def _text(data: Mapping[str, object], key: str, at: str) -> str:
    text = data.get(key)
    if not isinstance(text, str):
        raise BadEffectJson(f"{at}.{key}", describe_found_value(text), message("shape-text"))
    return text


def _may(data: Mapping[str, object], at: str) -> May:
    _only(data, at, "may")
    return May(effects_from_json(data["may"], f"{at}.may"))


def _if(data: Mapping[str, object], at: str) -> If:
    _only(data, at, "if", "then", "else")
    text = _text(data, "if", at)
    otherwise = effects_from_json(data["else"], f"{at}.else") if "else" in data else ()
    test = _located(f"{at}.if", lambda: read_condition(text))
    return If(test, effects_from_json(data.get("then"), f"{at}.then"), otherwise)


def _each(data: Mapping[str, object], at: str) -> Each:
    _only(data, at, "each", "do")
    text = _text(data, "each", at)
    return Each(
        _located(f"{at}.each", lambda: read_selector(text, "being")), effects_from_json(data.get("do"), f"{at}.do")
    )


def _pay(data: Mapping[str, object], at: str) -> Pay:
    _only(data, at, "pay", "do")
    cost = data["pay"]
    if not isinstance(cost, Mapping) or "op" not in cost:
        raise BadEffectJson(f"{at}.pay", describe_found_value(cost), message("th-expected-group", options="op"))
    return Pay(_op(cost, f"{at}.pay"), effects_from_json(data.get("do"), f"{at}.do"))


def _choose(data: Mapping[str, object], at: str) -> Choose:
    _only(data, at, "choose", "by")
    branches, by = data["choose"], data.get("by", "active")
    if not isinstance(branches, Sequence) or isinstance(branches, str) or len(branches) < 2:
        raise BadEffectJson(f"{at}.choose", describe_found_value(branches), message("th-expected-branches"))
    if not isinstance(by, str) or by not in v.PICKERS:
        raise BadEffectJson(f"{at}.by", describe_found_value(by), one_of_message(sorted(v.PICKERS)))
    return Choose(tuple(effects_from_json(branch, f"{at}.choose[{n}]") for n, branch in enumerate(branches)), by)


def _manual(data: Mapping[str, object], at: str) -> Manual:
    _only(data, at, "manual")
    text = _text(data, "manual", at)
    if '"' in text or "\n" in text:
        raise BadEffectJson(f"{at}.manual", repr(text)[:60], message("th-expected-one-line"))
    return Manual(text)


_READERS: dict[str, Callable[[Mapping[str, object], str], Effect]] = {
    "op": _op, "may": _may, "if": _if, "each": _each, "choose": _choose, "pay": _pay, "manual": _manual,
}  # fmt: skip
