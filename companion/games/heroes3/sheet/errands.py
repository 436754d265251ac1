"""An effect on its way: for whom, from what, what was seen, and what is still to come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from companion.games.heroes3.sheet import sources
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.spelling import Core, core, read, written
from companion.games.heroes3.sheet.state import HeroKind, Matter, Memory, Sheet, SheetState
from companion.kernel.effects import Do, Effect
from companion.kernel.events import Tone, silent
from companion.kernel.words import Argument, Message


@dataclass(slots=True)
class Errand:
    """One step of an effect being carried out, or being asked about.

    `step` is the step as it is written in the effect and `about` what it is about; `rest` is what follows it.
    """

    desk: Desk
    seat: str
    source: str
    hero: HeroKind = "main"
    memory: Memory = field(default_factory=Memory)
    step: str = ""
    about: Core = field(default_factory=lambda: Core(()))
    rest: Effect = ()

    @property
    def sheet(self) -> Sheet:
        """The sheet of the player."""
        return self.desk.sheet(self.seat)

    @property
    def state(self) -> SheetState:
        """The position."""
        return self.desk.state

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
        return sources.rule(self.source)

    @property
    def name(self) -> Argument:
        """What the player is called."""
        return self.desk.name(self.seat)

    def note(self, what: Message, tone: Tone = "plain", rule: str = "") -> None:
        """Tell what happened."""
        self.desk.note(self.seat, rule or self.rule, what, tone)

    def wait(self, kind: str, found: tuple[str, ...] = ()) -> Carried:
        """The step needs a person or a die: it waits, and the rest with it."""
        self.desk.open(
            self.seat, kind, self.source, step=self.step, rest=written(self.rest), found=found, hero=self.hero,
            memory=self.memory,
        )  # fmt: skip
        return None

    def remember(self, **seen: Any) -> None:
        """Keep something in mind for what follows."""
        self.memory = replace(self.memory, **seen)


Carried: TypeAlias = Effect | None
"""What comes before the rest: nothing where a step was declined, its `then` where it was done; None where it waits."""
Word: TypeAlias = Callable[[Errand], Carried]
"""Carries out one word."""
Answer: TypeAlias = Callable[[Errand, Matter, tuple[str, ...]], Carried]
"""Takes the answer to one kind of matter; None where the matter stays open."""


NO_EFFECT = frozenset({"unit", "taken", "town"})
"""Kinds of matters whose step names a thing."""


def errand_of(desk: Desk, matter: Matter) -> Errand:
    """The errand that a matter has interrupted."""
    step = () if matter.kind in NO_EFFECT else read(matter.step)
    about = core(step[0]) if len(step) == 1 else Core(step)
    return Errand(desk, matter.seat, matter.source, matter.hero, matter.memory, matter.step, about, read(matter.rest))


def looked_at(state: SheetState, matter: Matter) -> Errand:
    """The same, only to be looked at."""
    return errand_of(Desk(state, silent), matter)
