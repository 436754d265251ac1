"""Effects as text and back: an open question stores the step that waits, and the steps after it, as text."""

from __future__ import annotations

import functools
from dataclasses import dataclass

from companion.games.heroes3.adventure.content.effect_vocabulary import ADVENTURE_VOCABULARY
from companion.kernel.building_blocks.effect_parser import (
    Choose,
    Condition,
    Do,
    Effect,
    EffectStep,
    If,
    IfDid,
    May,
    parse_effect_text,
)


@dataclass(frozen=True, slots=True)
class StepCore:
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
def parse_effect(text: str) -> Effect:
    """The effect that a text stands for; nothing for an empty one."""
    return parse_effect_text(text, ADVENTURE_VOCABULARY) if text else ()


def effect_to_notation(effect: Effect) -> str:
    """An effect as text; `parse_effect` reads the same effect from it."""
    return " & ".join(_step(step) for step in effect)


def unwrap_effect_step(step: EffectStep) -> StepCore:
    """What a step is about: `ifdid(may(x)){y}` is about x, which is optional, and then y."""
    if isinstance(step, May):
        return StepCore(step.body, (), True)
    if isinstance(step, IfDid):
        inner = unwrap_effect_step(step.body[0]) if len(step.body) == 1 else StepCore(step.body)
        return StepCore(inner.effect, (*inner.then, *step.then), inner.optional)
    return StepCore((step,))


def _step(step: EffectStep) -> str:
    if isinstance(step, Do):
        return _word(step)
    if isinstance(step, Choose):
        return f"choose({'; '.join(step.texts)})"
    if isinstance(step, May):
        return f"may({effect_to_notation(step.body)})"
    if isinstance(step, IfDid):
        return f"ifdid({effect_to_notation(step.body)}){{{effect_to_notation(step.then)}}}"
    return _condition(step)


def _condition(step: If) -> str:
    otherwise = f" else {{{effect_to_notation(step.otherwise)}}}" if step.otherwise else ""
    return f"if({_test(step.test)}){{{effect_to_notation(step.then)}}}{otherwise}"


def _test(test: Condition) -> str:
    return f"{test.word}{f'({test.arg})' if test.arg else ''}{f' >= {test.least}' if test.least is not None else ''}"


def _word(do: Do) -> str:
    if ADVENTURE_VOCABULARY.words[do.word].plus:
        return f"{do.word}+{do.amount}"
    return f"{do.word}({', '.join(do.args)})" if do.args else do.word
