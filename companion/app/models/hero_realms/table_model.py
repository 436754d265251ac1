"""A table of Hero Realms as one device sees it, with the bots that play there."""

from __future__ import annotations

from dataclasses import replace

from companion.app.models.device_session import DeviceSession
from companion.app.models.fading_number_changes import RunningChanges
from companion.app.models.hero_realms.bot_runner import BotRunner
from companion.app.models.hero_realms.dialog_states import MarketSlotDialog, OpenDialog
from companion.app.models.table_model import EditableNumber, TableModel
from companion.games.hero_realms import acts
from companion.games.hero_realms.bot_turn_steps import AwaitedActor, find_awaited_actor
from companion.games.hero_realms.physical.act_options import PhysicalPlayerOptions, list_physical_player_options
from companion.games.hero_realms.rules.card_zones import TURNED
from companion.games.hero_realms.setup_data import SeatLayout
from companion.games.hero_realms.state import HeroState
from companion.kernel.acts import Act
from companion.kernel.messages import message


class HeroRealmsTableModel(TableModel[HeroState, OpenDialog]):
    """A table of Hero Realms. Watch `state`, `dialog`, `thinking`, `changes`, `length`; change it by calling."""

    def __init__(self, session: DeviceSession, table: str) -> None:
        super().__init__(session, table)
        self.thinking = BotRunner(self)
        self.unfolded: frozenset[int] = frozenset()
        self.at_table = False
        self.changes: RunningChanges[int] = RunningChanges(self.changed)
        self._acting = ""
        self._ending = False

    def close(self) -> None:
        """Stop following the table; what is being thought is dropped."""
        super().close()
        self.thinking.drop()
        self.changes.stop()

    # --- following the table ------------------------------------------------------------------

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; `counting` lets what changed stand beside the numbers for a moment."""
        before, self.shown = self.state, self.live.shown
        self.thinking.check()
        if before.turns != self.state.turns:
            self.at_table, self._acting = False, ""
        if counting:
            self.changes.add((life, now - before.health[life]) for life, now in enumerate(self.state.health))
        else:
            self.changes.clear()
        self.changed()

    # --- looking ------------------------------------------------------------------------------

    @property
    def waiting(self) -> AwaitedActor:
        """Whom play waits for."""
        return find_awaited_actor(self.state)

    @property
    def is_bots_turn(self) -> bool:
        """Whether the seats on turn are all the app's, so that the screen follows its steps."""
        places = self.state.table.places
        return not self.state.ended and all(places[n].played_by == "app" for n in self.state.active)

    @property
    def can_bot_act(self) -> bool:
        """Whether the app has something to decide now."""
        return self.thinking.acts_at(self.shown)

    @property
    def acting(self) -> str:
        """The player whose acts are entered now: the one on turn, or one of a team; nobody in a bot's turn."""
        state, places = self.state, self.state.table.places
        people = [places[n].id for n in state.active if n in state.table.people and not state.ended]
        return self._acting if self._acting in people else people[0] if people else ""

    def act_for(self, seat: str) -> None:
        """Enter acts for this member of the team from now on."""
        self._acting = seat
        self.changed()

    def place(self, seat: str) -> SeatLayout:
        """A seat as the engine knows it."""
        return self.state.table.places[self.state.table.index[seat]]

    def life(self, seat: str) -> int:
        """A seat's health."""
        return self.state.life(self.state.table.index[seat])

    def change_of(self, seat: str) -> int:
        """The change of a seat's health that is still adding up."""
        return self.changes.get(self.place(seat).life)

    def options(self) -> PhysicalPlayerOptions | None:
        """What the player on turn may do."""
        return list_physical_player_options(self.state, self.state.table.index[self.acting]) if self.acting else None

    def open_slots(self) -> list[int]:
        """Market slots, from 1, that wait for somebody to say which card turned up."""
        return [ask.slot for ask in self.state.asks if ask.kind == TURNED]

    # --- what people do -----------------------------------------------------------------------

    async def do(self, act: Act, burst: str = "") -> bool:
        """Give what somebody did; where that asks the app something, it answers at once."""
        done = await self.give(act, burst)
        if done and self.acting and self.waiting.kind == "app":
            await self.thinking.step()
        return done

    async def buy(self, slot: int) -> None:
        """The player on turn takes a market card, or with slot 0 a Fire Gem; then asks which card turned up."""
        if await self.do(acts.Take(slot, self.acting)) and slot in self.open_slots():
            self.show(MarketSlotDialog(slot))

    async def fill(self, slot: int, card: str) -> None:
        """Say which card lies in a slot; goes on to the next one that is open."""
        asked = self.state.asks[0] if self.state.asks else None
        first = asked is not None and asked.kind == TURNED and asked.a == slot - 1
        if await self.do(acts.Choose(card) if first else acts.CorrectSlot(slot, card)):
            left = self.open_slots()
            self.show(MarketSlotDialog(left[0]) if left else None)

    async def change_life(self, seat: str, by: int) -> None:
        """A tap on plus or minus: an attack, a gain of health, or where neither fits, a correction."""
        act = self.build_life_change_act(seat, by)
        if act is not None:
            await self.do(act, self.burst_for(f"{type(act).__name__}/{seat}"))

    def build_life_change_act(self, seat: str, by: int) -> Act | None:
        """What a change of somebody's health means while this player is on turn."""
        table, acting = self.state.table, self.acting
        against = bool(acting) and table.index[seat] in table.opponents(table.index[acting])
        if against and by < 0:
            return acts.Attack(seat, "", -by, acting)
        if acting and not against and by > 0:
            # Whether it may go there is for the rules to say: hero_realms 8.3.
            return acts.Heal(by, seat, acting)
        return self.build_set_life_act(seat, self.life(seat) + by)

    def build_set_life_act(self, seat: str, life: int) -> Act | None:
        """The correction that sets somebody's life; None where nothing would change."""
        wanted = max(0, life)
        return acts.CorrectLife(seat, wanted) if wanted != self.life(seat) else None

    async def end_turn(self) -> None:
        """End the turn of the players who act now."""
        if self._ending:  # a second press must not end the next one's turn as well
            return
        self._ending = True
        try:
            # The last tap of the turn may still be on its way.
            await self.settled()
            await self.give(acts.End(self.acting), only_at=self.length)
        finally:
            self._ending = False

    async def undo(self) -> None:
        """Take back the last step; what the app was thinking meanwhile is dropped."""
        self.thinking.drop()
        await super().undo()

    # --- sheets over the table ----------------------------------------------------------------

    def look(self, at_table: bool) -> None:
        """On a phone, in the app's turn: look at the table instead of the steps, or back."""
        self.at_table = at_table
        self.changed()

    def unfold(self, step: int) -> None:
        """Show what a step passed over, or hide it."""
        self.unfolded = self.unfolded ^ {step}
        self.changed()

    # --- putting steps right ------------------------------------------------------------------

    def number_of(self, act: Act) -> EditableNumber | None:
        """The number of a hit, a gain or a correction."""
        match act:
            case acts.Attack(player, "", amount) | acts.Harm(player, amount):
                return EditableNumber(message("hra-number-hit", name=self.place(player).name), f"−{amount}")
            case acts.Heal(amount, player, seat):
                return EditableNumber(message("hra-number-heal", name=self.place(player or seat).name), f"+{amount}")
            case acts.CorrectLife(player, life):
                return EditableNumber(message("hra-number-life", name=self.place(player).name), f"= {life}")
        return None

    def adjusted(self, act: Act, by: int) -> Act | None:
        """The same act with another number: more is a harder hit, a larger gain, more life."""
        match act:
            case acts.Attack(_, "", amount) | acts.Harm(_, amount) | acts.Heal(amount) if amount + by > 0:
                return replace(act, amount=amount + by)
            case acts.CorrectLife(_, life) if life + by >= 0:
                return replace(act, life=life + by)
        return None
