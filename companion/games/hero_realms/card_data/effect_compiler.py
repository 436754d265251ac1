"""Effects compiled: the tree of one ability becomes a flat list of operations, with jumps for choices and conditions.

An operation is `(name, a, b)`; `effect_operations.py` knows what each name does. A program that stops at a decision is
resumed by its number and the place it had reached, so a position in the middle of an effect is plain data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, cast

from companion.kernel.building_blocks.effect_parser import Choose, Do, Effect, EffectStep, If, IfDid, May

Test: TypeAlias = tuple[str, str, int | None]
"""A condition: a word, its argument, and what a count must reach."""
Branch: TypeAlias = tuple[str, int, Test | None]
"""A branch of a choice: its text, where it begins, and what must hold for it to be open."""
Operand: TypeAlias = int | str | Test | tuple[Branch, ...] | None
Op: TypeAlias = tuple[str, Operand, Operand]
BoundOp: TypeAlias = tuple[Callable[..., int | None], Operand, Operand]
"""An operation as the function that carries it out."""

_PICKS = {"sac", "stun", "topdeck", "skill_steal"}
"""Words that ask for a card anyway: made optional, they offer "none" instead of asking twice."""


class EffectProgram:
    """One ability of one card."""

    __slots__ = ("bound", "code", "index", "kind", "label", "seen")

    def __init__(self, index: int, label: str, code: list[Op]) -> None:
        self.index, self.label, self.code = index, label, code
        self.kind = -1
        # The same operations as functions, filled in by `effect_runner.py` on first use: all of them, and those that
        # can be seen where a physical player plays the card.
        self.bound: list[BoundOp] = []
        self.seen: list[BoundOp] = []

    def __repr__(self) -> str:
        return f"Program({self.label})"


def compile_effect(effect: Effect, index: int, label: str) -> EffectProgram:
    """The program of an effect."""
    code: list[Op] = []
    _effect(effect, code)
    return EffectProgram(index, label, code)


def number_operand(operand: Operand) -> int:
    """An operand of an operation whose operand is a number: an amount, or a place to go on from."""
    assert isinstance(operand, int)
    return operand


def branches_operand(operand: Operand) -> tuple[Branch, ...]:
    """The branches that the operation `choose` has."""
    assert isinstance(operand, tuple)
    return cast("tuple[Branch, ...]", operand)


def _effect(effect: Effect, code: list[Op]) -> None:
    for step in effect:
        _step(step, code)


def _step(step: EffectStep, code: list[Op]) -> None:
    if isinstance(step, Do):
        _do(step, code, optional=False)
    elif isinstance(step, May):
        _may(step, code)
    elif isinstance(step, IfDid):
        # `body` is optional and leaves behind how much of it was done.
        _effect(step.body, code)
        _guarded("unless_did", None, step.then, code)
    elif isinstance(step, Choose):
        _choose(step, code)
    else:
        _if(step, code)


def _may(step: May, code: list[Op]) -> None:
    first = step.body[0]
    if len(step.body) == 1 and isinstance(first, Do):
        if first.word in _PICKS:
            _do(first, code, optional=True)
            return
        if first.word == "draw" and first.high is not None:
            code.append(("number", first.amount, first.high))
            code.append(("draw_did", None, None))
            return
    code.append(("yes_no", None, None))
    _guarded("unless_did", None, step.body, code)


def _guarded(name: str, test: Operand, body: Effect, code: list[Op]) -> None:
    """Operations that are jumped over unless something holds."""
    place = len(code)
    code.append((name, test, None))
    _effect(body, code)
    code[place] = (name, test, len(code))


def _choose(step: Choose, code: list[Op]) -> None:
    place = len(code)
    code.append(("choose", None, None))
    branches, jumps = [], []
    for body, text in zip(step.branches, step.texts, strict=True):
        branches.append((text, len(code), _condition(body)))
        _effect(body, code)
        jumps.append(len(code))
        code.append(("jump", None, None))
    for jump in jumps:
        code[jump] = ("jump", len(code), None)
    code[place] = ("choose", tuple(branches), len(code))


def _condition(body: Effect) -> Test | None:
    """What must hold for a branch to be open: its own condition, or that there is a hoard item to reveal."""
    first = body[0]
    if isinstance(first, If) and not first.otherwise:
        return (first.test.word, first.test.arg, first.test.least)
    if isinstance(first, Do) and first.word == "reveal_hoard":
        return ("hoard_left", "", None)
    return None


def _if(step: If, code: list[Op]) -> None:
    place = len(code)
    test = (step.test.word, step.test.arg, step.test.least)
    code.append(("unless", test, None))
    _effect(step.then, code)
    if not step.otherwise:
        code[place] = ("unless", test, len(code))
        return
    jump = len(code)
    code.append(("jump", None, None))
    code[place] = ("unless", test, len(code))
    _effect(step.otherwise, code)
    code[jump] = ("jump", len(code), None)


def _do(step: Do, code: list[Op], optional: bool) -> None:
    word, args = step.word, step.args
    if word in ("gold", "combat", "health"):
        code.append((f"{word}_per" if step.per else word, step.amount, step.per))
    elif word in ("draw", "discard", "summon"):
        code.append((word, step.amount, None))
    elif word == "stun":
        every = args[0].startswith("all.")
        code.append(("stun_all", None, None) if every else ("stun", args[0].startswith("target."), optional))
    elif word in ("sac", "topdeck"):
        code.append((word, int(args[1]) if word == "sac" else args[0].partition(".")[2], optional))
    elif word == "dmg":
        code.append((_DAMAGE[args[1]], int(args[0]), None))
    elif word == "lose_health":
        code.append(("lose_me" if args[1] == "me" else "lose_each", int(args[0]), None))
    elif word == "skill_steal":
        code.append((word, None, optional))
    else:
        first, second = ([int(arg) if arg.isdigit() else arg for arg in args] + [None] * 2)[:2]
        code.append((word, first, second))


_DAMAGE = {
    "each.opp_champion": "dmg_champions",
    "each.opp_player": "dmg_players",
    "target.player and champions": "dmg_target",
}
