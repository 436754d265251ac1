"""A game small enough to hold in the head, for testing tables without any sheet: one number and one die."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from companion.kernel.acts import Act, Codec
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Event, Tell
from companion.kernel.game import Setup
from companion.kernel.messages import message
from companion.kernel.plain_data import from_plain
from companion.kernel.question_types import Question
from companion.kernel.refusals import BeyondLimit
from companion.kernel.rule_versions import Rules
from companion.kernel.save_format_upgrades import SaveFormat


@dataclass(frozen=True, slots=True)
class Add:
    """Add to the tally; it may not go below zero."""

    by: int


@dataclass(frozen=True, slots=True)
class Throw:
    """Add a die the app throws."""


TallyAct: TypeAlias = Add | Throw


@dataclass(slots=True)
class TallyState:
    """The number so far."""

    total: int
    luck: Luck
    ended: bool = False

    def copy(self) -> TallyState:
        """A tally of its own."""
        return TallyState(self.total, self.luck.copy())


class Tally:
    """The game: keep the tally at zero or more."""

    codec: Codec[TallyAct] = Codec([Add, Throw])
    save_format = SaveFormat(())
    rules = Rules()

    def start(self, setup: Setup, tell: Tell) -> TallyState:
        """Begin at zero."""
        return TallyState(0, Luck.from_seed(setup.seed))

    def question(self, state: TallyState) -> Question | None:
        """Nothing is ever asked."""
        return None

    def apply(self, state: TallyState, act: Act, tell: Tell) -> None:
        """Add a number or a die."""
        by = act.by if isinstance(act, Add) else state.luck.below(6) + 1
        if state.total + by < 0:
            raise BeyondLimit("below-limit", value=state.total)
        state.total += by
        tell(Event(message("counter-up", by=by)))

    def merged(self, acts: Sequence[TallyAct]) -> TallyAct | None:
        """Additions make one addition."""
        added = [act.by for act in acts if isinstance(act, Add)]
        return Add(sum(added)) if len(added) == len(acts) else None

    def freeze(self, state: TallyState) -> dict[str, Any]:
        """The two numbers."""
        return {"total": state.total, "luck": state.luck.state}

    def thaw(self, setup: Setup, data: object) -> TallyState:
        """The two numbers again."""
        plain = from_plain(dict[str, int], data)
        return TallyState(plain["total"], Luck(plain["luck"]))


SETUP = Setup("tally", "tally", 7, {})
