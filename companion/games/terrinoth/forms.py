"""The JSON form of effects: what packs store, and what a screen that builds effects by taps works with.

Statements are groups (`{"op": "wound", "who": "active", "n": 1}`, `{"may": [...]}`); selectors, quantities that are no
plain number, and conditions stay text in it. Text and JSON form lead to the same tree and back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from companion.games.terrinoth import vocabulary as v
from companion.games.terrinoth.expressions import one_of
from companion.games.terrinoth.language import (
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
from companion.games.terrinoth.parsing import read_argument, read_condition, read_effects, read_selector
from companion.games.terrinoth.writing import write_argument, write_condition, write_selector
from companion.kernel.effects import BadEffect
from companion.kernel.plain import coded, spell
from companion.kernel.words import Argument as Told
from companion.kernel.words import message

T = TypeVar("T")


class BadForm(ValueError):
    """An effect in JSON form that cannot be read: the field inside it, what stands there, and what should."""

    def __init__(self, field: str, found: Told, expected: Told, column: int = 0) -> None:
        super().__init__(f"{field}: found {coded(found)}, expected {coded(expected)}")
        self.field, self.found, self.expected, self.column = field, found, expected, column


# --- writing -------------------------------------------------------------------------------------


def to_json(effects: Effects) -> list[dict[str, Any]]:
    """Effects in JSON form."""
    return [_to_json(effect) for effect in effects]


def _to_json(effect: Effect) -> dict[str, Any]:
    if isinstance(effect, Do):
        return {"op": effect.op, **{name: _argument_to_json(argument) for name, argument in effect.args}}
    if isinstance(effect, Manual):
        return {"manual": effect.text}
    if isinstance(effect, May):
        return {"may": to_json(effect.body)}
    if isinstance(effect, If):
        written: dict[str, Any] = {"if": write_condition(effect.test), "then": to_json(effect.then)}
        return written | ({"else": to_json(effect.otherwise)} if effect.otherwise else {})
    if isinstance(effect, Each):
        return {"each": write_selector(effect.of), "do": to_json(effect.body)}
    if isinstance(effect, Pay):
        return {"pay": _to_json(effect.cost), "do": to_json(effect.body)}
    chosen: dict[str, Any] = {"choose": [to_json(branch) for branch in effect.branches]}
    return chosen | ({"by": effect.by} if effect.by != "active" else {})


def _argument_to_json(argument: Argument) -> int | str:
    if isinstance(argument, Number):
        return argument.value
    return argument if isinstance(argument, str) else write_argument(argument)


# --- reading -------------------------------------------------------------------------------------


def from_either(data: object) -> Effects:
    """Effects from their text or from their JSON form; raises `BadEffect` or `BadForm`."""
    if isinstance(data, str):
        return read_effects(data)
    return from_json(data)


def from_json(data: object, at: str = "") -> Effects:
    """Effects from their JSON form."""
    if not isinstance(data, Sequence) or isinstance(data, str) or not data:
        raise BadForm(at, spell(data), message("th-expected-effects"))
    return tuple(_from_json(item, f"{at}[{n}]") for n, item in enumerate(data))


def _from_json(data: object, at: str) -> Effect:
    if not isinstance(data, Mapping):
        raise BadForm(at, spell(data), message("th-expected-group", options=", ".join(_READERS)))
    for key, read in _READERS.items():
        if key in data:
            return read(data, at)
    found: Told = ", ".join(map(str, data)) or message("shape-nothing")
    raise BadForm(at, found, one_of(_READERS))


def _only(data: Mapping[str, object], at: str, *known: str) -> None:
    for key in data:
        if key not in known:
            raise BadForm(f"{at}.{key}", message("shape-unknown-field"), one_of(known))


def _op(data: Mapping[str, object], at: str) -> Do:
    name = data["op"]
    if not isinstance(name, str) or name not in v.OPERATIONS:
        raise BadForm(f"{at}.op", spell(name), one_of(sorted(v.OPERATIONS)))
    params = v.OPERATIONS[name]
    _only(data, at, "op", *(param.name for param in params))
    args: list[tuple[str, Argument]] = []
    for param in params:
        if param.name not in data:
            if param.default is None:
                raise BadForm(f"{at}.{param.name}", message("shape-nothing"), message("shape-needed"))
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
        raise BadForm(at, spell(data), either if param.kind == "quantity" else text)
    if param.kind == "name":
        return data
    return _located(at, lambda: read_argument(data, param))


def _located(at: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except BadEffect as bad:
        raise BadForm(at, bad.found, bad.expected, bad.column) from bad


def _text(data: Mapping[str, object], key: str, at: str) -> str:
    text = data.get(key)
    if not isinstance(text, str):
        raise BadForm(f"{at}.{key}", spell(text), message("shape-text"))
    return text


def _may(data: Mapping[str, object], at: str) -> May:
    _only(data, at, "may")
    return May(from_json(data["may"], f"{at}.may"))


def _if(data: Mapping[str, object], at: str) -> If:
    _only(data, at, "if", "then", "else")
    text = _text(data, "if", at)
    otherwise = from_json(data["else"], f"{at}.else") if "else" in data else ()
    test = _located(f"{at}.if", lambda: read_condition(text))
    return If(test, from_json(data.get("then"), f"{at}.then"), otherwise)


def _each(data: Mapping[str, object], at: str) -> Each:
    _only(data, at, "each", "do")
    text = _text(data, "each", at)
    return Each(_located(f"{at}.each", lambda: read_selector(text, "being")), from_json(data.get("do"), f"{at}.do"))


def _pay(data: Mapping[str, object], at: str) -> Pay:
    _only(data, at, "pay", "do")
    cost = data["pay"]
    if not isinstance(cost, Mapping) or "op" not in cost:
        raise BadForm(f"{at}.pay", spell(cost), message("th-expected-group", options="op"))
    return Pay(_op(cost, f"{at}.pay"), from_json(data.get("do"), f"{at}.do"))


def _choose(data: Mapping[str, object], at: str) -> Choose:
    _only(data, at, "choose", "by")
    branches, by = data["choose"], data.get("by", "active")
    if not isinstance(branches, Sequence) or isinstance(branches, str) or len(branches) < 2:
        raise BadForm(f"{at}.choose", spell(branches), message("th-expected-branches"))
    if not isinstance(by, str) or by not in v.PICKERS:
        raise BadForm(f"{at}.by", spell(by), one_of(sorted(v.PICKERS)))
    return Choose(tuple(from_json(branch, f"{at}.choose[{n}]") for n, branch in enumerate(branches)), by)


def _manual(data: Mapping[str, object], at: str) -> Manual:
    _only(data, at, "manual")
    text = _text(data, "manual", at)
    if '"' in text or "\n" in text:
        raise BadForm(f"{at}.manual", repr(text)[:60], message("th-expected-one-line"))
    return Manual(text)


_READERS: dict[str, Callable[[Mapping[str, object], str], Effect]] = {
    "op": _op, "may": _may, "if": _if, "each": _each, "choose": _choose, "pay": _pay, "manual": _manual,
}  # fmt: skip
