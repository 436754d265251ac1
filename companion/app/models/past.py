"""The past of a table: its steps, jumping among them, and repairing one of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from companion.app.models.sitting import Sitting
from companion.app.watch import Model
from companion.kernel.acts import Act
from companion.kernel.journal import Step
from companion.kernel.refusals import Refused
from companion.tables.story import Told, story

PAGE = 80


@dataclass(frozen=True, slots=True)
class Mending:
    """A step that is being repaired: what it was, what it would be, and what follows from that."""

    told: Told
    act: Act | None
    impossible: tuple[str, ...] = ()
    refusal: str | None = None
    seen: int = 0


class Past(Model):
    """Watch `shown`, `mending` and the table's length."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.shown = PAGE
        self.mending: Mending | None = None

    def steps(self) -> list[Told]:
        """The newest steps first."""
        return story(self.sitting.live, self.sitting.guest.words, last=self.shown)[::-1]

    @property
    def undone(self) -> list[Step]:
        """Steps that were undone and can come back, the latest first."""
        return list(self.sitting.live.undone)[::-1]

    @property
    def has_older(self) -> bool:
        """Whether there are steps before those shown."""
        return len(self.sitting.live.steps) > self.shown

    def older(self) -> None:
        """Show more of the past."""
        self.shown += PAGE
        self.changed()

    async def jump(self, step: int) -> None:
        """Go to the moment after this step; everything later is undone and can be redone."""
        sitting = self.sitting
        expects = sitting.length
        jump = partial(sitting.guest.house.jump, sitting.id, step, who=sitting.guest.who, expects=expects)
        await sitting.guest.ask(jump)
        sitting.catch_up(counting=False)
        self.changed()

    # --- repair -------------------------------------------------------------------------------

    def mend(self, told: Told | None) -> None:
        """Begin to repair a step, or leave it."""
        self.mending = None if told is None else self._previewed(Mending(told, told.act, seen=self.sitting.length))
        self.changed()

    def propose(self, act: Act | None) -> None:
        """Try another act in its place (None removes it) and see what follows; nothing is changed yet."""
        if self.mending is not None:
            self.mending = self._previewed(Mending(self.mending.told, act, seen=self.mending.seen))
            self.changed()

    def nudge(self, by: int) -> None:
        """Change the number of the step being repaired."""
        act = self.mending.act if self.mending is not None else None
        if act is not None and (other := self.sitting.adjusted(act, by)) is not None:
            self.propose(other)

    def reseat(self, seat: str) -> None:
        """The step was somebody else's."""
        act = self.mending.act if self.mending is not None else None
        if act is not None and (other := self.sitting.moved(act, seat)) is not None:
            self.propose(other)

    async def confirm(self) -> None:
        """Carry the repair out; refused where somebody changed the table since it was looked at."""
        mending, sitting = self.mending, self.sitting
        if mending is None or mending.refusal is not None:
            return
        self.mending = None
        steps, house = mending.told.steps, sitting.guest.house
        await sitting.guest.ask(
            partial(house.repair, sitting.id, steps[0], mending.act, sitting.guest.who, mending.seen, len(steps))
        )
        sitting.catch_up(counting=False)
        self.changed()

    def _previewed(self, mending: Mending) -> Mending:
        words, live = self.sitting.guest.words, self.sitting.live
        steps = mending.told.steps
        try:
            preview = live.preview(steps[0], mending.act, len(steps))
        except Refused as refused:
            return Mending(mending.told, mending.act, (), words.say(refused.message), mending.seen)
        said = tuple(words.say(step.aside.message) for step in preview.impossible if step.aside is not None)
        return Mending(mending.told, mending.act, said, None, mending.seen)
