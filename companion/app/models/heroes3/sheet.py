"""An evening of Heroes III as one device sees it: whose sheet lies open, what waits, what was refused."""

from __future__ import annotations

import asyncio
import time
import uuid
from dataclasses import dataclass, replace
from functools import partial

from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet_layers import Layer, MatterOpen, Section
from companion.app.models.heroes3.sheet_side import FightOpen, PlaceOpen, TablesOpen
from companion.app.models.heroes3.sheet_story import Line, last_lines
from companion.app.models.sitting import Movable, Numbered, Sitting
from companion.games.heroes3.combat.refusals import Forbidden
from companion.games.heroes3.sheet import acts
from companion.games.heroes3.sheet.asking import Ask, ask
from companion.games.heroes3.sheet.guide import Guide, guide
from companion.games.heroes3.sheet.setup import Chair
from companion.games.heroes3.sheet.state import Matter, Sheet, SheetState
from companion.kernel.acts import Act
from companion.kernel.events import Reason
from companion.kernel.refusals import Refused
from companion.kernel.words import Message, message

BURST = 1.6
"""Seconds within which taps on one number belong together and are undone as one step."""


@dataclass(frozen=True, slots=True)
class Turned:
    """An act that the rules forbid: why, by which rule, and what would be done if the table says so."""

    act: acts.SheetAct
    message: Message
    rule: str
    burst: str = ""


class SheetEvening(Sitting):
    """Watch `length`, `seat`, `section`, `layer`, `refused` and `faces`; change it by calling."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(guest, table)
        self.layer: Layer = None
        self.refused: Turned | None = None
        self.section: Section = "now"
        self.seat = self.state.active or self.chairs[0].id
        """Whose sheet lies open on this device."""
        self.faces: tuple[int, tuple[str, ...]] = (0, ())
        """The matter for which dice or numbers are being typed, or several answers ticked, and those so far."""
        self._burst = ("", "", 0.0)
        self._guide: tuple[int, Guide] | None = None
        self._last: tuple[int, tuple[Line, ...]] | None = None

    # --- following the table ------------------------------------------------------------------

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; whose turn begins, theirs is the sheet to look at."""
        before, active = self.length, self.state.active
        self.shown = self.live.shown
        if self.length != before:
            self.faces = (0, ())
            if self.state.active and self.state.active != active:
                self.seat = self.state.active
            if isinstance(self.layer, MatterOpen) and not self.is_open(self.layer.matter):
                self.layer = None
        self.changed()

    # --- looking ------------------------------------------------------------------------------

    @property
    def state(self) -> SheetState:
        """The position everybody sees."""
        state: SheetState = self.shown.state
        return state

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """The players in the order of their seats."""
        return self.state.layout.body.players

    def chair(self, seat: str) -> Chair:
        """A player's chair."""
        return self.state.layout.chairs[seat]

    def place(self, seat: str) -> int:
        """Which chair it is, from 0: it gives a player colour and symbol."""
        return next((n for n, chair in enumerate(self.chairs) if chair.id == seat), 0)

    @property
    def sheet(self) -> Sheet:
        """The sheet that lies open."""
        return self.state.sheets[self.seat]

    @property
    def guide(self) -> Guide:
        """What happens now, and what leads on."""
        if self._guide is None or self._guide[0] != self.length:
            self._guide = self.length, guide(self.state)
        return self._guide[1]

    @property
    def last(self) -> tuple[Line, ...]:
        """What came of the newest step, without what the guide says."""
        if self._last is None or self._last[0] != self.length:
            said = [todo.message for todo in self.guide.lines]
            self._last = self.length, tuple(line for line in last_lines(self.live) if line.said not in said)
        return self._last[1]

    @property
    def ai_to_move(self) -> str:
        """In the AI heroes' turn the first of them that has movement left; empty for none. heroes3 13.5."""
        if self.state.table.phase != "ai":
            return ""
        return next((hero.id for hero in self.state.ai.values() if hero.movement and not hero.beaten), "")

    @property
    def matters(self) -> tuple[Matter, ...]:
        """Everything open: that of the sheet in view and the table's as it came, then that of the others."""
        here = (self.seat, "")
        return tuple(sorted(self.state.table.matters, key=lambda matter: (matter.seat not in here, matter.id)))

    def is_open(self, matter: int) -> bool:
        """Whether this matter is still to be settled."""
        return any(open_.id == matter for open_ in self.state.table.matters)

    def ask(self, matter: Matter) -> Ask:
        """What a matter asks for."""
        return ask(self.state, matter)

    # --- acting -------------------------------------------------------------------------------

    async def give(
        self, act: Act, burst: str = "", *, why: Reason | None = None, only_at: int | None = None, who: str = ""
    ) -> bool:
        """Give an act. What the rules forbid is shown with the rule, and can be done all the same."""
        house, guest = self.guest.house, self.guest
        done = False
        async with self._one_by_one:
            give = partial(house.give, self.id, act, who=who or guest.who, burst=burst, why=why, only_at=only_at)
            try:
                await asyncio.to_thread(give)
                done = True
            except Refused as refused:
                self._turn_down(act, refused, burst)
            self.catch_up()
        return done

    def _turn_down(self, act: Act, refused: Refused, burst: str) -> None:
        """What the rules forbid may be overruled; what the table's word does not change, too, is only told."""
        if isinstance(refused, Forbidden) and isinstance(act, acts.SheetAct) and not act.anyway:
            self.refused = Turned(act, refused.message, refused.rule, burst)
        else:
            self.guest.device.refuse(self.guest.words.say(refused.message))

    async def do(self, act: Act) -> None:
        """Give an act; whatever sheet is open stays open."""
        await self.give(act)

    async def act(self, act: Act) -> None:
        """Give an act; the sheet in which it was tapped is closed if it was accepted."""
        if await self.give(act):
            self.show(None)

    async def table_says_so(self) -> None:
        """Do what the rules forbid: the table has decided it, and the history shows it."""
        turned, self.refused = self.refused, None
        if turned is None:
            return
        if await self.give(replace(turned.act, anyway=True), turned.burst) and not isinstance(self.layer, MatterOpen):
            self.layer = None
        self.changed()

    def leave_it(self) -> None:
        """Do not do what the rules forbid."""
        self.refused = None
        self.changed()

    async def next(self) -> None:
        """The one button: settle what is open first, then go on."""
        if self.guide.blocked is not None and self.matters:
            blocking = [matter for matter in self.matters if self.ask(matter).blocks]
            self.open_matter((blocking or self.matters)[0])
        else:
            await self.give(acts.Next(), only_at=self.length)

    def open_matter(self, matter: Matter) -> None:
        """Look at what is open, over the sheet of the player whose it is."""
        self.seat = matter.seat or self.seat
        self.show(MatterOpen(matter.id))

    async def skip(self) -> None:
        """Go on although something is open: refused, and then the table may say so."""
        self.layer = None
        await self.give(acts.Next(), only_at=self.length)

    async def settle(self, matter: Matter, *answer: str) -> None:
        """Answer a matter; where that asks the same player the next thing, it opens at once."""
        in_sheet = isinstance(self.layer, MatterOpen)
        if not await self.give(acts.Settle(matter.id, answer), only_at=self.length):
            return
        follows = [open_ for open_ in self.state.table.matters if open_.seat == matter.seat and open_.id >= matter.id]
        self.show(MatterOpen(follows[0].id) if in_sheet and follows else None)

    async def drop(self, matter: Matter) -> None:
        """Let a matter go without an answer: the table says so."""
        await self.give(acts.Settle(matter.id, (), anyway=True))

    async def face(self, matter: Matter, face: str) -> None:
        """Type what a real die shows; the last one is given with those before it."""
        typed = (*self.ticked(matter), face)
        if len(typed) >= self.ask(matter).dice:
            await self.settle(matter, *typed)
        else:
            self.faces = matter.id, typed
            self.changed()

    def ticked(self, matter: Matter) -> tuple[str, ...]:
        """The faces typed or answers ticked for a matter so far."""
        return self.faces[1] if self.faces[0] == matter.id else ()

    async def tick(self, matter: Matter, option: str) -> None:
        """Tick one of several answers, or take it back."""
        so_far = self.ticked(matter)
        kept = tuple(other for other in so_far if other != option)
        self.faces = matter.id, kept if option in so_far else (*so_far, option)
        self.changed()

    def counted(self, matter: Matter, count: str) -> int:
        """The number entered for a matter so far."""
        return next((int(part.partition("=")[2]) for part in self.ticked(matter) if part.startswith(f"{count}=")), 0)

    def count(self, matter: Matter, count: str, by: int) -> None:
        """Enter a number that a matter asks for; it is given with the others."""
        now = max(0, self.counted(matter, count) + by)
        others = tuple(part for part in self.ticked(matter) if not part.startswith(f"{count}="))
        self.faces = matter.id, (*others, f"{count}={now}")
        self.changed()

    async def step(self, what: str, seat: str, by: int) -> None:
        """Put a number right by hand; taps that follow quickly are one step to undo."""
        await self.give(acts.Adjust(seat, what, by), self._same(f"{what}-{seat}"))

    async def spend_movement(self, seat: str, hero: str) -> None:
        """A hero goes one field further."""
        await self.give(acts.Move(seat, hero), self._same(f"move-{seat}-{hero}"))  # type: ignore[arg-type]

    def _same(self, what: str) -> str:
        """The burst of taps that this one belongs to."""
        known, burst, at = self._burst
        now = time.monotonic()
        if known != what or now - at > BURST:
            burst = uuid.uuid4().hex[:8]
        self._burst = what, burst, now
        return burst

    # --- what is in view ----------------------------------------------------------------------

    def pick(self, seat: str) -> None:
        """Look at the sheet of this player."""
        self.seat = seat
        self.changed()

    def turn_to(self, section: Section) -> None:
        """Look at this part of the sheet."""
        self.section = section
        self.changed()

    def show(self, layer: Layer) -> None:
        """Open a sheet over the table, change the one that is open, or close it with None."""
        self.layer = layer
        self.changed()

    def begin_fight(self, seat: str) -> None:
        """Choose whom to fight."""
        self.show(FightOpen(seat=seat))

    def visit(self, seat: str) -> None:
        """Choose which place to visit."""
        self.show(PlaceOpen(seat))

    def tables(self) -> None:
        """The tables at the back of the book, and the dice."""
        self.show(TablesOpen(seat=self.seat))

    # --- putting steps right: what of an act can be changed -----------------------------------

    def number_of(self, act: Act) -> Numbered | None:
        """The number in an act that people may have got wrong."""
        if isinstance(act, acts.Adjust | acts.Experience):
            return Numbered(message("h3s-ui-by"), f"{act.by:+d}".replace("-", "−"))
        if isinstance(act, acts.Move):
            return Numbered(message("h3s-ui-movement"), str(act.points))
        return Numbered(message("h3s-ui-trades"), str(act.times)) if isinstance(act, acts.Trade) else None

    def adjusted(self, act: Act, by: int) -> Act | None:
        """The same act with its number changed."""
        if isinstance(act, acts.Adjust) and act.by + by:
            return replace(act, by=act.by + by)
        if isinstance(act, acts.Experience) and act.by + by > 0:
            return replace(act, by=act.by + by)
        if isinstance(act, acts.Move) and act.points + by > 0:
            return replace(act, points=act.points + by)
        return replace(act, times=act.times + by) if isinstance(act, acts.Trade) and act.times + by > 0 else None

    def movable(self, act: Act) -> list[Movable]:
        """The players that an act could have been about."""
        seat = getattr(act, "seat", "")
        return [Movable(chair.id, chair.name, chair.id == seat) for chair in self.chairs] if seat else []

    def moved(self, act: Act, seat: str) -> Act | None:
        """The same act, but somebody else's."""
        return replace(act, seat=seat) if getattr(act, "seat", "") else None
