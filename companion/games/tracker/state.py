"""What can change on a score sheet. Every position is plain data and cheap to copy."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.tracker.score_sheet import TABLE, CounterDef, Sheet
from companion.kernel.building_blocks.counter_limits import Limits
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.building_blocks.timers import Timer
from companion.kernel.messages import Text, same_text_in_all_languages


@dataclass(slots=True)
class Meter:
    """Where the marker stands, and the spaces of the track."""

    at: int
    spaces: tuple[str, ...]


@dataclass(slots=True)
class Roll:
    """The dice that were rolled last, by the app or at the table."""

    die: str
    faces: tuple[str, ...]
    by_app: bool


@dataclass(slots=True)
class SheetState:
    """A position of the score sheet; `values` are keyed by holder, then counter."""

    sheet: Sheet
    luck: Luck
    values: dict[str, dict[str, int]]
    highs: dict[str, dict[str, int]] = field(default_factory=dict)
    marks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    dials: dict[str, dict[str, str]] = field(default_factory=dict)
    meters: dict[str, Meter] = field(default_factory=dict)
    piles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    drawn: dict[str, tuple[str, ...]] = field(default_factory=dict)
    timers: dict[str, Timer] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    round: int = 1
    turn: int = 0
    phase: int = 0
    out: tuple[str, ...] = ()
    winners: tuple[str, ...] = ()
    ended: bool = False
    waiting: str | None = None
    roll: Roll | None = None
    reminders: tuple[Text, ...] = ()
    rules_version: int | None = field(default=None, compare=False)
    """By which rules it is played. Like the sheet it comes from the setup and never changes."""

    def __repr__(self) -> str:
        seats = ", ".join(self._short(seat.id) for seat in self.sheet.seats)
        now = "over" if self.ended else f"round {self.round}"
        return f"<SheetState {self.sheet.game} {self.sheet.mode}, {now}: {seats}>"

    def _short(self, seat: str) -> str:
        """A seat with the first of its counters, which is what the game is about."""
        first = self.counters_of(seat)[:1]
        return " ".join([seat, *(f"{counter.id} {self.value(counter.id, seat)}" for counter in first)])

    def copy(self) -> SheetState:
        """A position of its own that is equal to this one. The sheet never changes and is shared."""
        return SheetState(
            self.sheet,
            self.luck.copy(),
            {holder: values.copy() for holder, values in self.values.items()},
            {holder: highs.copy() for holder, highs in self.highs.items()},
            self.marks.copy(),
            self.tokens.copy(),
            {seat: dials.copy() for seat, dials in self.dials.items()},
            {meter: Meter(m.at, m.spaces) for meter, m in self.meters.items()},
            self.piles.copy(),
            self.drawn.copy(),
            {timer: t.copy() for timer, t in self.timers.items()},
            self.names.copy(),
            self.round,
            self.turn,
            self.phase,
            self.out,
            self.winners,
            self.ended,
            self.waiting,
            self.roll,
            self.reminders,
            self.rules_version,
        )

    def remind(self, text: Text) -> None:
        """Keep a reminder in sight until play goes on; the same one is not shown twice."""
        if text not in self.reminders:
            self.reminders = (*self.reminders, text)

    # --- looking at a position ----------------------------------------------------------------

    def name(self, seat: str) -> Text:
        """What the seat is called now, in every language: the boss is the Dragon here and el Dragón there."""
        given, definition = self.names.get(seat), self.sheet.seat(seat)
        if given is None and definition.automatic:
            return definition.kind_name
        return same_text_in_all_languages(given or definition.name)

    @property
    def living(self) -> tuple[str, ...]:
        """The seats still in play, clockwise."""
        return tuple(seat.id for seat in self.sheet.seats if seat.id not in self.out)

    @property
    def active(self) -> tuple[str, ...]:
        """Who is acting now: one seat, a whole team, or everybody where no turns are kept."""
        turns = self.sheet.flow.turns
        return turns[self.turn] if turns else self.living

    def value(self, counter: str, seat: str) -> int:
        """What a counter shows for a seat (or for the table)."""
        return self.values[self.sheet.holder(counter, seat)][counter]

    def has(self, counter: str, seat: str) -> bool:
        """Whether this seat (or the table) keeps this counter."""
        return counter in self.values.get(self.sheet.holder(counter, seat), {})

    def limits(self, counter: str, seat: str) -> Limits:
        """The limits that hold for this counter here and now."""
        definition = self.sheet.counter(counter)
        holder = self.sheet.holder(counter, seat)
        high = self.highs.get(holder, {}).get(counter, definition.high)
        if definition.high_from is not None:
            high = self._high_from(definition, holder, high)
        return Limits(definition.low, high)

    def _high_from(self, definition: CounterDef, holder: str, high: int | None) -> int | None:
        # A maximum of 0 stands for "not entered yet": the printed value is unknown, so nothing is limited.
        limit = self.values[holder].get(definition.high_from or "", 0)
        return limit if limit > 0 else high

    def counters_of(self, seat: str) -> list[CounterDef]:
        """The counters a seat (or the table) keeps, in the order of the sheet."""
        return [c for c in self.sheet.counters if self.has(c.id, seat)]

    def table_counters(self) -> list[CounterDef]:
        """The counters that belong to the table as a whole."""
        return self.counters_of(TABLE)
