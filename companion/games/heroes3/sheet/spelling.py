"""Effects as text: a matter keeps the part that waits, and what follows it, as they are written."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from companion.games.heroes3.evening.sheet_words import SHEET_VOCABULARY
from companion.kernel.effects import Choose, Condition, Do, Effect, If, IfDid, May, Step, parse


@dataclass(frozen=True, slots=True)
class Core:
    """A step without what is around it: what may be `optional`, and what `then` comes only if it was done."""

    effect: Effect
    then: Effect = ()
    optional: bool = False

    @property
    def do(self) -> Do:
        """The one word that it is."""
        (step,) = self.effect
        assert isinstance(step, Do)
        return step


@functools.cache
def read(text: str) -> Effect:
    """The effect that a text stands for; nothing for an empty one."""
    return parse(text, SHEET_VOCABULARY) if text else ()


def written(effect: Effect) -> str:
    """An effect as it is written; `read` reads the same effect from it."""
    return " & ".join(_step(step) for step in effect)


def core(step: Step) -> Core:
    """What a step is about: `ifdid(may(x)){y}` is about x, which is optional, and then y."""
    if isinstance(step, May):
        return Core(step.body, (), True)
    if isinstance(step, IfDid):
        inner = core(step.body[0]) if len(step.body) == 1 else Core(step.body)
        return Core(inner.effect, (*inner.then, *step.then), inner.optional)
    return Core((step,))


def _step(step: Step) -> str:
    if isinstance(step, Do):
        return _word(step)
    if isinstance(step, Choose):
        return f"choose({'; '.join(step.texts)})"
    if isinstance(step, May):
        return f"may({written(step.body)})"
    if isinstance(step, IfDid):
        return f"ifdid({written(step.body)}){{{written(step.then)}}}"
    return _condition(step)


def _condition(step: If) -> str:
    otherwise = f" else {{{written(step.otherwise)}}}" if step.otherwise else ""
    return f"if({_test(step.test)}){{{written(step.then)}}}{otherwise}"


def _test(test: Condition) -> str:
    return f"{test.word}{f'({test.arg})' if test.arg else ''}{f' >= {test.least}' if test.least is not None else ''}"


def _word(do: Do) -> str:
    if SHEET_VOCABULARY.words[do.word].plus:
        return f"{do.word}+{do.amount}"
    return f"{do.word}({', '.join(do.args)})" if do.args else do.word
