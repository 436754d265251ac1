"""The context of an effect that is being carried out: the player, its origin, what was rolled, and the steps left."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.effects import effect_origins
from companion.games.heroes3.adventure.effects.effect_notation import (
    StepCore,
    effect_to_notation,
    parse_effect,
    unwrap_effect_step,
)
from companion.games.heroes3.adventure.state import AdventureState, EffectMemory, HeroKind, PendingQuestion, PlayerState
from companion.kernel.building_blocks.effect_parser import Do, Effect
from companion.kernel.events import Tone
from companion.kernel.messages import Argument, Message


@dataclass(slots=True)
class EffectContext:
    """One step of an effect being carried out, or being asked about.

    `step` is the step as it is written in the effect and `about` what it is about; `rest` is what follows it.
    """

    context: ActContext
    seat: str
    source: str
    hero: HeroKind = "main"
    memory: EffectMemory = field(default_factory=EffectMemory)
    step: str = ""
    about: StepCore = field(default_factory=lambda: StepCore(()))
    rest: Effect = ()

    @property
    def sheet(self) -> PlayerState:
        """The sheet of the player."""
        return self.context.sheet(self.seat)

    @property
    def state(self) -> AdventureState:
        """The position."""
        return self.context.state

    @property
    def faction(self) -> str:
        """What the player plays."""
        return self.state.layout.chairs[self.seat].faction

    @property
    def do(self) -> Do:
        """The word that the step is about."""
        return self.about.do

    @property
    def then(self) -> Effect:
        """What comes next when the step was done."""
        return self.about.then

    @property
    def rule(self) -> str:
        """The paragraph it falls under."""
        return effect_origins.origin_rule_number(self.source)

    @property
    def name(self) -> Argument:
        """What the player is called."""
        return self.context.name(self.seat)

    def note(self, what: Message, tone: Tone = "plain", rule: str = "") -> None:
        """Tell what happened."""
        self.context.note(self.seat, rule or self.rule, what, tone)

    def wait(self, kind: str, found: tuple[str, ...] = ()) -> StepResult:
        """Open a question for a step that needs a decision or a die; the steps after it wait, too."""
        self.context.open(
            self.seat,
            kind,
            self.source,
            step=self.step,
            rest=effect_to_notation(self.rest),
            found=found,
            hero=self.hero,
            memory=self.memory,
        )
        return None


StepResult: TypeAlias = Effect | None
"""What comes before the rest: nothing where a step was declined, its `then` where it was done; None where it waits."""
EffectHandler: TypeAlias = Callable[[EffectContext], StepResult]
"""Carries out one word."""
AnswerHandler: TypeAlias = Callable[[EffectContext, PendingQuestion, tuple[str, ...]], StepResult]
"""Takes the answer to one kind of question; None where the question stays open."""


NO_EFFECT = frozenset({"unit", "taken", "town"})
"""Kinds of questions whose step names a thing."""


def restore_effect_context(context: ActContext, matter: PendingQuestion) -> EffectContext:
    """The context in which an open question's effect goes on."""
    step = () if matter.kind in NO_EFFECT else parse_effect(matter.step)
    about = unwrap_effect_step(step[0]) if len(step) == 1 else StepCore(step)
    return EffectContext(
        context, matter.seat, matter.source, matter.hero, matter.memory, matter.step, about, parse_effect(matter.rest)
    )
