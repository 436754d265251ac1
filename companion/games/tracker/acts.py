"""Everything people can do on a score sheet. Each act is a frozen dataclass and one line of the history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from companion.games.tracker.score_sheet import TABLE
from companion.kernel.acts import Codec


@dataclass(frozen=True, slots=True)
class Change:
    """Add to a counter, or take from it."""

    counter: str
    by: int
    seat: str = TABLE


@dataclass(frozen=True, slots=True)
class Put:
    """Set a counter to a value."""

    counter: str
    to: int
    seat: str = TABLE


@dataclass(frozen=True, slots=True)
class Limit:
    """Set the highest value of a counter, as printed on the table's own card; None lifts the limit."""

    counter: str
    to: int | None
    seat: str = TABLE


@dataclass(frozen=True, slots=True)
class Next:
    """Go on to the next turn, phase or round."""

    track: Literal["turn", "phase", "round"]


@dataclass(frozen=True, slots=True)
class Jump:
    """Put a track right without anything happening on the way: a round number, a phase, or a seat's turn."""

    track: Literal["turn", "phase", "round"]
    to: str


@dataclass(frozen=True, slots=True)
class Mark:
    """Give a seat a mark, or take it away."""

    mark: str
    seat: str
    on: bool


@dataclass(frozen=True, slots=True)
class Hand:
    """Hand a token to a seat."""

    token: str
    seat: str


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn a dial by one of its moves, such as gaining morale."""

    dial: str
    seat: str
    move: str


@dataclass(frozen=True, slots=True)
class Set:
    """Set a dial to a position without any rule."""

    dial: str
    seat: str
    to: str


@dataclass(frozen=True, slots=True)
class Move:
    """Move the marker of a meter along its spaces."""

    meter: str
    by: int


@dataclass(frozen=True, slots=True)
class Place:
    """Place the marker of a meter on a space; the first one is 1."""

    meter: str
    to: int


@dataclass(frozen=True, slots=True)
class Spaces:
    """Enter the coloured spaces of a meter as the table's own sheet shows them."""

    meter: str
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Rolling:
    """Let the app roll dice."""

    die: str
    times: int = 1


@dataclass(frozen=True, slots=True)
class Rolled:
    """Type in what the real dice showed."""

    die: str
    faces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from a pile: by the app where `card` is None, otherwise the card that came up on the table."""

    pile: str
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Out:
    """A seat leaves the game: it conceded, or the table says so."""

    seat: str


@dataclass(frozen=True, slots=True)
class Back:
    """A seat comes back into the game."""

    seat: str


@dataclass(frozen=True, slots=True)
class Finish:
    """The table ends; these seats have won (none: nobody has)."""

    winners: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rename:
    """Give a seat another name."""

    seat: str
    name: str


@dataclass(frozen=True, slots=True)
class Note:
    """Write a line in the history."""

    text: str


@dataclass(frozen=True, slots=True)
class Clock:
    """Start, pause or reset a timer; `at` is the moment in milliseconds, so that replay needs no clock."""

    timer: str
    do: Literal["start", "pause", "reset"]
    at: int


Act: TypeAlias = (
    Change | Put | Limit | Next | Jump | Mark | Hand | Turn | Set | Move | Place | Spaces | Rolling | Rolled | Draw
    | Out | Back | Finish | Rename | Note | Clock
)  # fmt: skip
"""Any of them."""
KINDS: tuple[type[Act], ...] = get_args(Act)
CODEC: Codec[Act] = Codec(KINDS)
