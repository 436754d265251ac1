"""A combat of Heroes III as one device sees it: the board, the taps on it, and the app that plays the enemy."""

from __future__ import annotations

import uuid
from dataclasses import replace
from functools import partial

from companion.app.models.guest import Guest
from companion.app.models.heroes3.board import Signs, SpaceFace, space_face
from companion.app.models.heroes3.layers import CardDraft, DrawnOpen, Layer, UnitOpen
from companion.app.models.heroes3.marking import marks_of
from companion.app.models.heroes3.moment import (
    Moment,
    attacks_on,
    candidates,
    draft_act,
    moment_of,
    only_target,
    stands_at,
    target_of,
)
from companion.app.models.heroes3.odds import QUITE_SURE, SHORT_PATIENCE
from companion.app.models.heroes3.odds_here import OddsHere
from companion.app.models.sitting import CHAIR, Sitting
from companion.games.heroes3.chair.deciding import Verdict, decide, decides
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.board import BY_NAME, NOWHERE
from companion.games.heroes3.combat.state import CombatState, Fighter, space_name
from companion.games.heroes3.odds.policies import place_next
from companion.kernel.acts import Act

IN_VIEW = "heroes3-odds-in-view"
"""A setting that is kept: whether the odds stand over the board."""


class CombatEvening(Sitting):
    """A combat. Watch `length`, `layer`, `signs` and what lies between a tap and an act; change it by calling."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(guest, table)
        self.layer: Layer = None
        self.draft: CardDraft | None = None
        self.carrying: str = ""
        """A space whose unit is being put elsewhere by hand."""
        self.aim, self.picked, self.using, self.overruling, self.unfolded = "", -1, False, False, False
        self.typed_dice: tuple[int, ...] = ()
        self.odds, self.in_view = OddsHere(self), guest.house.store.settings.get(IN_VIEW, True) is True
        self._verdict: tuple[int, Verdict | None] = (-1, None)
        self._signs: tuple[object, Signs] = (None, {})
        self._settle()

    def close(self) -> None:
        """Stop following the table, and whatever is being worked out for it."""
        super().close()
        self.odds.stop()

    # --- following the table ------------------------------------------------------------------

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; what was half said about the position before is dropped."""
        before, self.shown = self.length, self.live.shown
        if self.length != before:
            self._settle()
        self.changed()

    def _settle(self) -> None:
        self.aim, self.using, self.overruling, self.unfolded, self.typed_dice = "", False, False, False, ()
        self.carrying = ""
        if self.draft is not None and self.state.ended:
            self.draft = None
        if self.moment == "place" and not self._in_hand(self.picked):
            self.picked = next((fighter.n for fighter in self.waiting), -1)
        if self.moment == "card" and self.layer is None:
            self.layer = DrawnOpen()
        elif isinstance(self.layer, DrawnOpen) and self.moment != "card":
            self.layer = None
        self.odds.stop()
        self.watch_odds()

    # --- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> CombatState:
        """The position everybody sees."""
        state: CombatState = self.shown.state
        return state

    @property
    def verdict(self) -> Verdict | None:
        """What the app decides now, with its reason; None where it has nothing to decide."""
        if self._verdict[0] != self.length:
            self._verdict = self.length, decide(self.state) if decides(self.state) else None
        return self._verdict[1]

    @property
    def moment(self) -> Moment:
        """What play waits for."""
        found = moment_of(self.state, self.verdict)
        return "mine" if found in ("chair", "tie") and self.overruling and self.state.ask is None else found

    @property
    def given(self) -> list[Act]:
        """The acts among which taps on the board choose."""
        return candidates(self.state, self.verdict, self.overruling)

    @property
    def aimed(self) -> str:
        """The target of the attack, where only the space to attack from is left to say."""
        return self.aim or (only_target(self.given) if self.moment == "tie" else "")

    @property
    def signs(self) -> Signs:
        """How the spaces are marked."""
        key = (self.length, self.aim, self.picked, self.using, self.overruling, self.draft, self.carrying)
        if self._signs[0] != key:
            self._signs = key, marks_of(self)
        return self._signs[1]

    def face(self, space: int) -> SpaceFace:
        """A space as it is drawn now."""
        return space_face(self.state, space, self.signs)

    @property
    def waiting(self) -> list[Fighter]:
        """The units that are still to be placed."""
        state = self.state
        if state.ask is None or state.ask[0] != "place":
            return []
        return [f for f in state.fighters if f.side == state.ask[1] and f.alive and f.cell == NOWHERE]

    def _in_hand(self, n: int) -> bool:
        return any(fighter.n == n for fighter in self.waiting)

    def at(self, space: str) -> Fighter | None:
        """The unit on a space by its name."""
        return self.state.at(BY_NAME[space]) if space in BY_NAME else None

    # --- taps on the board --------------------------------------------------------------------

    async def tap(self, space: int) -> None:
        """A space was tapped: what that means depends on what play waits for."""
        name = space_name(space)
        if self.draft is not None:
            self._name_target(name)
        elif self.carrying:
            await self._put_down(name)
        elif self.moment == "place":
            await self._place(name)
        elif not await self._choose(name) and self.state.at(space) is not None:
            self.show(UnitOpen(name))

    async def _choose(self, name: str) -> bool:
        """Act where the tap is enough to say what is meant; else keep the target and ask where from."""
        given = [act for act in self.given if isinstance(act, acts.Use) == self.using]
        if self.aimed and name != self.aimed:
            meant = [act for act in attacks_on(given, self.aimed) if stands_at(self.state, act) == name]
            if meant:
                await self.act(meant[0])
                return True
        if self.aim == name:
            self.take_aim("")
            return True
        fitting = [act for act in given if target_of(act) == name]
        if not fitting:
            return False
        if len(fitting) > 1 and attacks_on(fitting, name):
            self.take_aim(name)
            return True
        await self.act(fitting[0])
        return True

    def take_aim(self, target: str) -> None:
        """Choose whom to attack; where from is still to be said."""
        self.aim = target
        self.changed()

    async def _place(self, name: str) -> None:
        standing = self.at(name)
        side = int(self.state.ask[1]) if self.state.ask is not None else 0
        if standing is not None and standing.side == side:
            # A tap on a unit that stands there takes it in hand again.
            self.picked = standing.n
            await self.act(acts.Place(name))
        elif self.picked >= 0:
            fighter = self.state.fighters[self.picked]
            await self.act(acts.Place(fighter.kind.key, name))

    def pick(self, n: int) -> None:
        """Take a unit in hand that is still to be placed."""
        self.picked = n
        self.changed()

    async def place_all(self) -> None:
        """Let the app put the rest of the army in a sensible place."""
        burst = uuid.uuid4().hex[:8]
        while self.state.ask is not None and self.state.ask[0] == "place":
            act = place_next(self.state, int(self.state.ask[1]))
            if isinstance(act, acts.Ready) or not await self.give(act, burst):
                return

    # --- acting -------------------------------------------------------------------------------

    async def act(self, act: Act) -> None:
        """Give what the table does. In place of the app's decision it is the table's all the same."""
        await self.give(act, only_at=self.length)

    async def step(self) -> bool:
        """Carry out what the app has decided, with what follows from it without another thought."""
        burst, went = uuid.uuid4().hex[:8], False
        while (verdict := self.verdict) is not None and verdict.act is not None:
            if went and not isinstance(verdict.act, acts.Done):
                return True
            given = partial(self.give, why=verdict.reason, only_at=self.length, who=CHAIR)
            if not await given(verdict.act, burst):
                return False
            went = True
        return went

    async def step_all(self) -> None:
        """Carry out one decision after the other, until the table is asked something."""
        while await self.step():
            if self.moment != "chair":
                return

    async def die(self, face: int) -> None:
        """Type what a real die shows; the last one is given with those before it."""
        asked = self.state.ask
        if asked is None or asked[0] != "dice":
            return
        self.typed_dice = (*self.typed_dice, face)
        if len(self.typed_dice) == asked[2]:
            await self.act(acts.Roll(self.typed_dice))
        self.changed()

    # --- cards and corrections ----------------------------------------------------------------

    def play(self, draft: CardDraft | None) -> None:
        """Begin to play a card, change what is said of it, or leave it."""
        self.draft = draft
        self.layer = None
        self.changed()

    def _name_target(self, name: str) -> None:
        draft = self.draft
        assert draft is not None
        kept = tuple(space for space in draft.targets if space != name)
        if kept == draft.targets:
            kept = (*draft.targets, name) if draft.card else (name,)
        self.play(replace(draft, targets=kept))

    async def play_now(self) -> None:
        """Play the card that is drafted."""
        draft = self.draft
        if draft is not None and await self.give(draft_act(draft), only_at=self.length):
            self.play(None)

    def carry(self, space: str) -> None:
        """Take a unit up to put it elsewhere by hand; again, to leave it."""
        self.carrying, self.layer = ("" if space == self.carrying else space), None
        self.changed()

    async def _put_down(self, name: str) -> None:
        if name != self.carrying and self.at(name) is None:
            await self.give(acts.Put(self.carrying, name))
        self.carrying = ""
        self.changed()

    # --- the odds -----------------------------------------------------------------------------

    def watch_odds(self) -> None:
        """Work the odds of this position out for a moment, where people want them in view."""
        if self.in_view and self.state.phase in ("place", "fight", "limit"):
            self.odds.work_out(QUITE_SURE, SHORT_PATIENCE)

    def keep_in_view(self, wanted: bool) -> None:
        """Show the odds over the board, or not."""
        self.in_view = wanted
        self.guest.house.store.settings.put(IN_VIEW, wanted)
        self.changed()

    # --- sheets and modes ---------------------------------------------------------------------

    def show(self, layer: Layer) -> None:
        """Open a sheet over the table, change the one that is open, or close it with None."""
        self.layer = layer
        self.changed()

    def unfold(self) -> None:
        """Show what the app passed over, or hide it."""
        self.unfolded = not self.unfolded
        self.changed()

    def overrule(self, on: bool) -> None:
        """Decide for the app's unit, or leave it to the app again."""
        self.overruling, self.aim, self.using = on, "", False
        self.changed()

    def use(self, on: bool) -> None:
        """Choose the target of what stands on the unit's card."""
        self.using, self.aim = on, ""
        self.changed()

    async def undo(self) -> None:
        """Take back the last step; a card that was only drafted is left first."""
        if self.draft is not None or self.carrying or self.aim:
            self.draft, self.carrying, self.aim = None, "", ""
            self.changed()
            return
        await super().undo()
