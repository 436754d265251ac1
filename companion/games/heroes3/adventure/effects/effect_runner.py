"""Effects carried out for a player, word by word; where a person or a die is needed, a matter is opened.

The runner knows no word by itself: `effect_handlers/handler_table.py` puts it together with all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.heroes3.adventure.act_context import NOTHING, ActContext
from companion.games.heroes3.adventure.effects.effect_conditions import evaluate_condition
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.effects.effect_notation import (
    effect_to_notation,
    parse_effect,
    unwrap_effect_step,
)
from companion.games.heroes3.adventure.state import EffectMemory, HeroKind
from companion.kernel.building_blocks.effect_parser import Choose, Do, Effect, EffectStep, If


@dataclass(frozen=True, slots=True)
class EffectRunner:
    """Carries out effects with the words it is given.

    `declinable` are words whose own question can be declined, so that nobody is asked first whether they want to.
    """

    handlers: Mapping[str, EffectHandler]
    declinable: frozenset[str]

    def run(
        self,
        context: ActContext,
        seat: str,
        source: str,
        effect: Effect | str,
        *,
        hero: HeroKind = "main",
        rest: str = "",
        memory: EffectMemory = NOTHING,
    ) -> None:
        """Carry out an effect for a player (the table where `seat` is empty), and `rest` after it."""
        todo = (*(parse_effect(effect) if isinstance(effect, str) else effect), *parse_effect(rest))
        effect_context = EffectContext(context, seat, source, hero, memory)
        while todo:
            step, effect_context.rest = todo[0], todo[1:]
            effect_context.step, effect_context.about = effect_to_notation((step,)), unwrap_effect_step(step)
            next_ = self._carry_out(effect_context, step)
            if next_ is None:
                return
            todo = (*next_, *effect_context.rest)

    def _carry_out(self, effect_context: EffectContext, step: EffectStep) -> StepResult:
        if isinstance(step, If):
            answer = evaluate_condition(effect_context, step.test)
            if answer is None:
                return effect_context.wait("if")
            return step.then if answer else step.otherwise
        first = effect_context.about.effect[0]
        if len(effect_context.about.effect) == 1 and self._asks_itself(effect_context, first):
            if isinstance(first, Choose):
                # One of several ways: the player says which.
                return effect_context.wait("choose")
            return self.handlers[effect_context.do.word](effect_context)
        if effect_context.about.optional:
            return effect_context.wait("may")
        return (*effect_context.about.effect, *effect_context.then)

    def _asks_itself(self, effect_context: EffectContext, first: EffectStep) -> bool:
        """Whether a step is one word or one choice that needs no question before it."""
        if effect_context.about.optional:
            return isinstance(first, Choose) or (isinstance(first, Do) and first.word in self.declinable)
        return isinstance(first, Do | Choose)
