"""What a score sheet is: the seats at a table and everything that can be counted, marked, turned or rolled there.

A sheet is complete in itself: it holds its names in every language, so a table can be replayed and exported
whatever becomes of the content it was made from.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias, TypeVar

from companion.kernel.messages import Text

TABLE = "table"
"""The holder of what belongs to nobody in particular."""

Show: TypeAlias = Literal["main", "pool", "side", "quiet"]
"""How a counter is shown: the big numeral, a pool beside it, a smaller line, or only on the full sheet."""


@dataclass(frozen=True, slots=True)
class GoalDef:
    """A number that a counter is to reach: another counter of the same holder. While that shows 0 it is unknown."""

    counter: str
    remind: Text


@dataclass(frozen=True, slots=True)
class CounterDef:
    """Something that is counted: life, gold, wounds."""

    id: str
    name: Text
    icon: str
    low: int | None = 0
    high: int | None = None
    high_from: str | None = None
    goal: GoalDef | None = None
    show: Show = "side"
    good: bool = True
    source: str = ""


@dataclass(frozen=True, slots=True)
class MarkDef:
    """Something a seat has or has not: a condition, a token that is flipped.

    `needs` names a kind of seat without which the mark means nothing: nobody taunts a dragon that is not there.
    """

    id: str
    name: Text
    icon: str
    kinds: tuple[str, ...] = ()
    needs: str = ""
    good: bool = True
    start: bool = False
    uncertain: bool = False
    source: str = ""


@dataclass(frozen=True, slots=True)
class TokenDef:
    """Something that exactly one seat holds: the party leader's token."""

    id: str
    name: Text
    icon: str
    kinds: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class DialValue:
    """One position of a dial."""

    id: str
    name: Text
    good: bool | None = None


@dataclass(frozen=True, slots=True)
class DialMove:
    """A way to turn a dial: from each position to another, with a word on what else to do there."""

    id: str
    name: Text
    to: dict[str, str]
    remind: dict[str, Text] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DialDef:
    """Something with named positions and rules for moving between them: morale."""

    id: str
    name: Text
    icon: str
    values: tuple[DialValue, ...]
    moves: tuple[DialMove, ...]
    kinds: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Rung:
    """A level: reached when the counter shows `at`; `gives` are the numbers that hold from there on."""

    at: int
    name: Text
    gives: dict[str, int] = field(default_factory=dict)
    remind: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LadderDef:
    """Levels that follow from a counter: hero level from experience, with hand limit and expert uses."""

    id: str
    name: Text
    counter: str
    rungs: tuple[Rung, ...]
    gives: dict[str, Text] = field(default_factory=dict)
    source: str = ""


@dataclass(frozen=True, slots=True)
class SpaceDef:
    """A kind of space on a meter: its colour, a sign in place of the first letter of its name, what it brings."""

    id: str
    name: Text
    letter: str = ""
    remind: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MeterDef:
    """A track with coloured spaces and a marker. Spaces are what the table entered from its own quest sheet."""

    id: str
    name: Text
    icon: str
    colours: tuple[SpaceDef, ...]
    spaces: tuple[str, ...] = ()
    start: int = 0
    source: str = ""


@dataclass(frozen=True, slots=True)
class FaceDef:
    """One face of a die."""

    id: str
    name: Text


@dataclass(frozen=True, slots=True)
class DieDef:
    """A die whose faces are known; faces that stand on it twice are listed twice."""

    id: str
    name: Text
    faces: tuple[FaceDef, ...]
    source: str = ""


@dataclass(frozen=True, slots=True)
class PileDef:
    """Cards that come up by chance, and the counter that takes the number on them: the Lich's soul jars."""

    id: str
    name: Text
    cards: dict[str, int]
    counter: str
    seat: str
    draws: int
    source: str = ""


@dataclass(frozen=True, slots=True)
class When:
    """When an effect happens; every field that is set must hold.

    `kind` asks who acts (or, in `on_out`, who fell); `fallen` asks for somebody who is out.
    """

    round: Literal["odd", "even"] | None = None
    from_round: int = 1
    every: int | None = None
    rounds: tuple[int, ...] = ()
    modes: tuple[str, ...] = ()
    rule: str | None = None
    without_rule: str | None = None
    players: int | None = None
    kind: str | None = None
    fallen: bool = False


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that happens by itself when a round, turn or phase begins or ends.

    `put` and `add` change a counter by `amount`, by the number on `from_counter`, or by what a ladder `gives`;
    `mark` and `unmark` flip a mark, `move` pushes a meter on, `remind` says what only the table can do, and `pass`
    takes all of a counter away and gives it to the seat of the kind `to`. `marked` keeps it to seats with that mark; a
    reminder then needs at least one of them.
    """

    do: Literal["put", "add", "mark", "unmark", "move", "remind", "pass"]
    what: str = ""
    amount: int | None = None
    from_counter: str | None = None
    ladder: str | None = None
    gives: str | None = None
    to: str | None = None
    marked: str | None = None
    who: Literal["active", "each"] = "each"
    text: Text = field(default_factory=dict)
    when: When = field(default_factory=When)
    source: str = ""


@dataclass(frozen=True, slots=True)
class PhaseDef:
    """One phase of the round."""

    id: str
    name: Text
    begin: tuple[Effect, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Flow:
    """The order of play: what each round, turn and phase brings.

    `turns` lists who acts together, in order; empty where the table keeps no turns. Phases, where there are any,
    go round once a round.
    """

    turns: tuple[tuple[str, ...], ...] = ()
    turn_begin: tuple[Effect, ...] = ()
    turn_end: tuple[Effect, ...] = ()
    round_begin: tuple[Effect, ...] = ()
    phases: tuple[PhaseDef, ...] = ()
    rounds: bool = True


Relation: TypeAlias = Literal["anyone", "left", "other-team", "facing", "other-side", "nobody"]


@dataclass(frozen=True, slots=True)
class AttackDef:
    """Whom a kind of seat may attack."""

    kind: str
    players: Relation
    champions: Literal["same", "neighbours"] = "same"
    source: str = ""


@dataclass(frozen=True, slots=True)
class Bounty:
    """What a seat gains when the one beside it is eliminated."""

    to: Literal["right"]
    counter: str
    amount: int
    remind: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class EndDef:
    """When somebody is out, and when the table has a winner.

    A seat is out when `counter` shows `at` or less; where `full` is set, when it has reached its highest value.
    """

    win: Literal["last-seat", "first-blood", "last-team", "emperor", "side", "all-out"]
    counter: str = "life"
    at: int = 0
    full: bool = False
    bounty: Bounty | None = None
    on_out: tuple[Effect, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class TimerDef:
    """A stopwatch, or a countdown where `seconds` is set."""

    id: str
    name: Text
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table: a person, or the boss. `without` lists the dials it does not have."""

    id: str
    name: str
    kind: str
    kind_name: Text = field(default_factory=dict)
    title: Text = field(default_factory=dict)
    side: str = ""
    team: str = ""
    colour: int = 0
    hand: int | None = None
    holds: dict[str, int] = field(default_factory=dict)
    highs: dict[str, int] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class Team:
    """Seats that win or lose together, and may share totals."""

    id: str
    name: Text
    seats: tuple[str, ...]
    holds: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything at one table, before anything has happened."""

    game: str
    mode: str
    title: Text
    mode_name: Text
    colour: str
    seats: tuple[Seat, ...]
    counters: tuple[CounterDef, ...]
    teams: tuple[Team, ...] = ()
    table: dict[str, int] = field(default_factory=dict)
    table_highs: dict[str, int] = field(default_factory=dict)
    marks: tuple[MarkDef, ...] = ()
    tokens: tuple[TokenDef, ...] = ()
    dials: tuple[DialDef, ...] = ()
    ladders: tuple[LadderDef, ...] = ()
    meters: tuple[MeterDef, ...] = ()
    dice: tuple[DieDef, ...] = ()
    piles: tuple[PileDef, ...] = ()
    timers: tuple[TimerDef, ...] = ()
    flow: Flow = field(default_factory=Flow)
    attacks: tuple[AttackDef, ...] = ()
    end: EndDef | None = None
    first: str = ""
    first_by_chance: bool = False
    rules: dict[str, bool] = field(default_factory=dict)
    players: int = 0

    def seat(self, seat: str) -> Seat:
        """The seat with this id."""
        return _by_id(self.seats, seat)

    def counter(self, counter: str) -> CounterDef:
        """The counter with this id."""
        return _by_id(self.counters, counter)

    def team_of(self, seat: str) -> Team | None:
        """The team a seat belongs to."""
        return next((team for team in self.teams if seat in team.seats), None)

    def holder(self, counter: str, seat: str) -> str:
        """Who holds a seat's counter: the seat itself, or its team where the total is shared."""
        team = self.team_of(seat)
        return team.id if team is not None and counter in team.holds else seat


class _Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=_Named)


def _by_id(items: Sequence[N], wanted: str) -> N:
    return next(item for item in items if item.id == wanted)
