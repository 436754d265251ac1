"""The tally with two rules corrected over time: a game that is played by three versions of its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from companion.kernel.acts import Act
from companion.kernel.events import Tell
from companion.kernel.game import Setup
from companion.kernel.messages import message
from companion.kernel.refusals import BeyondLimit
from companion.kernel.rule_versions import Correction, Rules
from tests.kernel.tally import Add, Tally, TallyState, Throw

RULES = Rules(
    (
        Correction("dice-count-double", "tally 2", message("counter-up", by=1), "0.2"),
        Correction("five-at-most", "tally 3", message("counter-up", by=2), "0.3"),
    )
)


@dataclass(slots=True)
class RuledState(TallyState):
    """A tally that knows by which rules it is played."""

    version: int | None = None

    def copy(self) -> RuledState:
        """A tally of its own."""
        return RuledState(self.total, self.luck.copy(), version=self.version)


class RuledTally(Tally):
    """Version 1 counts dice double, version 2 adds five at most."""

    rules = RULES

    def start(self, setup: Setup, tell: Tell) -> RuledState:
        """Begin at zero."""
        return _ruled(super().start(setup, tell), setup)

    def apply(self, state: Any, act: Act, tell: Tell) -> None:
        """Add a number or a die, by the rules of this table."""
        if isinstance(act, Add) and act.by > 5 and RULES.follows(state.version, "five-at-most"):
            raise BeyondLimit("above-limit", value=act.by)
        before = state.total
        super().apply(state, act, tell)
        if isinstance(act, Throw) and RULES.follows(state.version, "dice-count-double"):
            state.total += state.total - before

    def thaw(self, setup: Setup, data: object) -> RuledState:
        """The two numbers again."""
        return _ruled(super().thaw(setup, data), setup)


def _ruled(state: TallyState, setup: Setup) -> RuledState:
    return RuledState(state.total, state.luck, version=setup.rules)
