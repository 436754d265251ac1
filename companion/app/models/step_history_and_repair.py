"""The history of a table: its steps, jumping among them, and repairing one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from companion.app.models.table_model import AnyTableModel
from companion.app.reactivity import Model
from companion.kernel.acts import Act
from companion.kernel.journal import Step
from companion.kernel.refusals import Refused
from companion.tables.history_text import HistoryItem, describe_history

FIRST, PAGE = 20, 80
"""Steps that the history opens with, and how many each tap for older ones adds.

To draw steps is nearly all that opening the history costs, and what people look for is mostly among the newest."""


@dataclass(frozen=True, slots=True)
class StepRepair:
    """A step that is being repaired: what it was, what it would be, and what follows from that."""

    told: HistoryItem
    act: Act | None
    impossible: tuple[str, ...] = ()
    refusal: str | None = None
    seen: int = 0


class HistoryModel(Model):
    """Watch `shown`, `mending` and the table's length."""

    def __init__(self, table_model: AnyTableModel) -> None:
        self.table_model = table_model
        self.shown = FIRST
        self.mending: StepRepair | None = None

    def steps(self) -> list[HistoryItem]:
        """The newest steps first."""
        return describe_history(self.table_model.live, self.table_model.session.words, last=self.shown)[::-1]

    @property
    def undone(self) -> list[Step]:
        """Steps that were undone and can come back, the latest first."""
        return list(self.table_model.live.undone)[::-1]

    @property
    def has_older(self) -> bool:
        """Whether there are steps before those shown."""
        return len(self.table_model.live.steps) > self.shown

    def older(self) -> None:
        """Show more of the past."""
        self.shown += PAGE
        self.changed()

    async def jump(self, step: int) -> None:
        """Go to the moment after this step; everything later is undone and can be redone."""
        table_model, session = self.table_model, self.table_model.session
        jump = partial(session.service.jump, table_model.id, step, who=session.who, expects=table_model.length)
        await self._carry_out(jump)

    async def _carry_out(self, change: Callable[[], object]) -> None:
        await self.table_model.session.ask(change)
        self.table_model.catch_up(counting=False)
        self.changed()

    # --- repair -------------------------------------------------------------------------------

    def begin_repair(self, told: HistoryItem | None) -> None:
        """Begin to repair a step, or leave it."""
        repair = StepRepair(told, told.act, seen=self.table_model.length) if told is not None else None
        self.mending = self._previewed(repair) if repair is not None else None
        self.changed()

    def propose(self, act: Act | None) -> None:
        """Try another act in its place (None removes it) and see what follows; nothing is changed yet."""
        if self.mending is not None:
            self.mending = self._previewed(StepRepair(self.mending.told, act, seen=self.mending.seen))
            self.changed()

    def nudge(self, by: int) -> None:
        """Change the number of the step being repaired."""
        act = self.mending.act if self.mending is not None else None
        if act is not None and (other := self.table_model.adjusted(act, by)) is not None:
            self.propose(other)

    def move_to_seat(self, seat: str) -> None:
        """The step was somebody else's."""
        act = self.mending.act if self.mending is not None else None
        if act is not None and (other := self.table_model.moved(act, seat)) is not None:
            self.propose(other)

    async def confirm(self) -> None:
        """Carry the repair out; refused where somebody changed the table since it was looked at."""
        mending, table_model = self.mending, self.table_model
        if mending is None or mending.refusal is not None:
            return
        self.mending = None
        steps, session = mending.told.steps, table_model.session
        repair = partial(session.service.repair, table_model.id, steps[0], mending.act, session.who, mending.seen)
        await self._carry_out(partial(repair, len(steps)))

    def _previewed(self, mending: StepRepair) -> StepRepair:
        words, live = self.table_model.session.words, self.table_model.live
        steps = mending.told.steps
        try:
            preview = live.preview(steps[0], mending.act, len(steps))
        except Refused as refused:
            return replace(mending, impossible=(), refusal=words.say(refused.message))
        said = tuple(words.say(step.aside.message) for step in preview.impossible if step.aside is not None)
        return replace(mending, impossible=said, refusal=None)
