"""An evening with an empty chair: a table of Hero Realms as one device sees it, and the app that plays there."""

from __future__ import annotations

import asyncio
import time
import uuid

from companion.app.models.guest import Guest
from companion.app.models.hero_realms.layers import Layer, SlotOpen
from companion.app.models.hero_realms.thinking import Thinking
from companion.app.models.sitting import CHAIR, Numbered, Sitting
from companion.games.hero_realms import acts
from companion.games.hero_realms.people.options import PeopleOptions, people_options
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.table import Place
from companion.games.hero_realms.turn_steps import Step, Waiting, waiting
from companion.games.hero_realms.view import View
from companion.games.hero_realms.zones import TURNED
from companion.kernel.acts import Act
from companion.kernel.words import message

BURST = 1.6
"""Seconds within which taps on one number belong together: shown as one change, undone as one step."""


class HeroEvening(Sitting):
    """A table of Hero Realms. Watch `state`, `layer`, `thinking`, `changes`, `length`; change it by calling."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(guest, table)
        self.layer: Layer = None
        self.thinking = Thinking(self)
        self.unfolded: frozenset[int] = frozenset()
        self.at_table = False
        self.changes: dict[int, int] = {}
        self._acting = ""
        self._ending = False
        self._burst = ("", "", 0.0)
        self._fading: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Stop following the table; what is being thought is dropped."""
        super().close()
        self.thinking.drop()
        if self._fading is not None:
            self._fading.cancel()

    # --- following the table ------------------------------------------------------------------

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; `counting` lets what changed stand beside the numbers for a moment."""
        before, self.shown = self.state, self.live.shown
        self.thinking.check()
        if before.turns != self.state.turns:
            self.at_table, self._acting = False, ""
        if counting:
            self._note_changes(before)
        else:
            self.changes = {}
        self.changed()

    def _note_changes(self, before: HeroState) -> None:
        """Add what changed to what stands beside the numbers, and let it fade when nothing more comes."""
        for life, health in enumerate(self.state.health):
            self.changes[life] = self.changes.get(life, 0) + health - before.health[life]
        self.changes = {life: by for life, by in self.changes.items() if by}
        if self._fading is not None:
            self._fading.cancel()
        self._fading = asyncio.get_running_loop().create_task(self._fade())

    async def _fade(self) -> None:
        await asyncio.sleep(BURST + 0.6)
        self.changes = {}
        self.changed()

    # --- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> HeroState:
        """The position everybody sees."""
        state: HeroState = self.shown.state
        return state

    @property
    def waiting(self) -> Waiting:
        """Whom play waits for."""
        return waiting(self.state)

    @property
    def apps_turn(self) -> bool:
        """Whether the seats on turn are all the app's, so that the screen follows its steps."""
        places = self.state.table.places
        return not self.state.ended and all(places[n].played_by == "app" for n in self.state.active)

    @property
    def app_acts(self) -> bool:
        """Whether the app has something to decide now."""
        state = self.state
        if state.ended or self.thinking.idle_at == self.length or (state.asks and state.asks[0][0] == TURNED):
            return False
        return state.table.places[View(state).seats[0]].played_by == "app"

    @property
    def acting(self) -> str:
        """The person whose acts are entered now: the one on turn, or one of a team; nobody in the app's turn."""
        state, places = self.state, self.state.table.places
        people = [places[n].id for n in state.active if n in state.table.people and not state.ended]
        return self._acting if self._acting in people else people[0] if people else ""

    def act_for(self, seat: str) -> None:
        """Enter acts for this member of the team from now on."""
        self._acting = seat
        self.changed()

    def place(self, seat: str) -> Place:
        """A seat as the engine knows it."""
        return self.state.table.places[self.state.table.index[seat]]

    def life(self, seat: str) -> int:
        """A seat's health."""
        return self.state.life(self.state.table.index[seat])

    def change_of(self, seat: str) -> int:
        """The change of a seat's health that is still adding up."""
        return self.changes.get(self.place(seat).life, 0)

    def options(self) -> PeopleOptions | None:
        """What the person on turn may do."""
        return people_options(self.state, self.state.table.index[self.acting]) if self.acting else None

    def open_slots(self) -> list[int]:
        """Market slots, from 1, that wait for somebody to say which card turned up."""
        return [ask[2] + 1 for ask in self.state.asks if ask[0] == TURNED]

    # --- what people do -----------------------------------------------------------------------

    async def do(self, act: Act, burst: str = "") -> bool:
        """Give what somebody did; where that asks the app something, it answers at once."""
        done = await self.give(act, burst)
        if done and self.acting and self.waiting.kind == "app":
            await self.thinking.step()
        return done

    async def buy(self, slot: int) -> None:
        """The person on turn takes a market card, or with slot 0 a Fire Gem; then asks which card turned up."""
        if await self.do(acts.Take(slot, self.acting)) and slot in self.open_slots():
            self.show(SlotOpen(slot))

    async def fill(self, slot: int, card: str) -> None:
        """Say which card lies in a slot; goes on to the next one that is open."""
        asked = self.state.asks[0] if self.state.asks else None
        first = asked is not None and asked[0] == TURNED and asked[2] == slot - 1
        if await self.do(acts.Choose(card) if first else acts.CorrectSlot(slot, card)):
            left = self.open_slots()
            self.show(SlotOpen(left[0]) if left else None)

    async def change_life(self, seat: str, by: int) -> None:
        """A tap on plus or minus: an attack, a gain of health, or where neither fits, a correction."""
        act = self.life_act(seat, by)
        if act is not None:
            await self.do(act, self._burst_for(f"{type(act).__name__}/{seat}"))

    def life_act(self, seat: str, by: int) -> Act | None:
        """What a change of somebody's health means while this person is on turn."""
        state, acting = self.state, self.acting
        index = state.table.index[seat]
        if acting and by < 0 and index in state.table.opponents(state.table.index[acting]):
            return acts.Attack(seat, "", -by, acting)
        if acting and by > 0 and index not in state.table.opponents(state.table.index[acting]):
            # Whether it may go there is for the rules to say: hero_realms 8.3.
            return acts.Heal(by, seat, acting)
        return self.put_life(seat, state.life(index) + by)

    def put_life(self, seat: str, life: int) -> Act | None:
        """The correction that sets somebody's life; None where nothing would change."""
        wanted = max(0, life)
        return acts.CorrectLife(seat, wanted) if wanted != self.life(seat) else None

    async def end_turn(self) -> None:
        """End the turn of the people who act now."""
        if self._ending:  # a second press must not end the next one's turn as well
            return
        self._ending = True
        try:
            # The last tap of the turn may still be on its way.
            await self.settled()
            await self.give(acts.End(self.acting), only_at=self.length)
        finally:
            self._ending = False

    def _burst_for(self, key: str) -> str:
        now = time.monotonic()
        last, burst, at = self._burst
        if key != last or now - at > BURST:
            burst = uuid.uuid4().hex[:8]
        self._burst = (key, burst, now)
        return burst

    # --- what the app does --------------------------------------------------------------------

    async def give_step(self, step: Step, burst: str, at: int) -> bool:
        """Give a step of the app; it counts only if the table is still as it was thought about."""
        return await self.give(step.act, burst, why=step.reason, only_at=at, who=CHAIR)

    async def undo(self) -> None:
        """Take back the last step; what the app was thinking meanwhile is dropped."""
        self.thinking.drop()
        await super().undo()

    # --- sheets over the table ----------------------------------------------------------------

    def show(self, layer: Layer) -> None:
        """Open a sheet over the table, change the one that is open, or close it with None."""
        self.layer = layer
        self.changed()

    def look(self, at_table: bool) -> None:
        """On a phone, in the app's turn: look at the table instead of the steps, or back."""
        self.at_table = at_table
        self.changed()

    def unfold(self, step: int) -> None:
        """Show what a step passed over, or hide it."""
        self.unfolded = self.unfolded ^ {step}
        self.changed()

    # --- putting steps right ------------------------------------------------------------------

    def number_of(self, act: Act) -> Numbered | None:
        """The number of a hit, a gain or a correction."""
        match act:
            case acts.Attack(player, "", amount) | acts.Harm(player, amount):
                return Numbered(message("hra-number-hit", name=self.place(player).name), f"−{amount}")
            case acts.Heal(amount, player, seat):
                return Numbered(message("hra-number-heal", name=self.place(player or seat).name), f"+{amount}")
            case acts.CorrectLife(player, life):
                return Numbered(message("hra-number-life", name=self.place(player).name), f"= {life}")
        return None

    def adjusted(self, act: Act, by: int) -> Act | None:
        """The same act with another number: more is a harder hit, a larger gain, more life."""
        match act:
            case acts.Attack(player, "", amount, seat) if amount + by > 0:
                return acts.Attack(player, "", amount + by, seat)
            case acts.Harm(player, amount, champion, seat) if amount + by > 0:
                return acts.Harm(player, amount + by, champion, seat)
            case acts.Heal(amount, player, seat) if amount + by > 0:
                return acts.Heal(amount + by, player, seat)
            case acts.CorrectLife(player, life) if life + by >= 0:
                return acts.CorrectLife(player, life + by)
        return None
