"""What `content/<game>/box.yaml` says of a game: what is counted in it, its modes, and what people choose at set-up."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from companion.games.tracker.score_sheet import (
    AttackDef,
    CounterDef,
    DialDef,
    DieDef,
    EndDef,
    Flow,
    LadderDef,
    MarkDef,
    MeterDef,
    Show,
    TimerDef,
    TokenDef,
)
from companion.kernel.messages import Text


@dataclass(frozen=True, slots=True)
class Amount:
    """A number that depends on the table: `base`, plus so much a player, or what somebody chose or typed.

    Where `choice` names a choice whose option gives this counter a number, that number takes the place of `base`;
    where `number` is set, what people typed does. `plus` and `by_players` are added to it, but a typed number of 0
    stays 0: it stands for "not known".
    """

    base: int = 0
    per_player: int = 0
    choice: str | None = None
    number: str | None = None
    plus: int = 0
    by_players: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class KindDef:
    """A kind of seat: hero, captain, dragon."""

    id: str
    name: Text


@dataclass(frozen=True, slots=True)
class OptionDef:
    """One option of a choice, the starting numbers that come with it, and the dials that it does `without`."""

    id: str
    name: Text
    gives: dict[str, int] = field(default_factory=dict)
    without: tuple[str, ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class ChoiceDef:
    """What each seat chooses: a character, a faction. `is_kind` means the option decides the kind of seat."""

    id: str
    name: Text
    options: tuple[OptionDef, ...]
    kinds: tuple[str, ...] = ()
    required: bool = False
    is_kind: bool = False


@dataclass(frozen=True, slots=True)
class NumberDef:
    """A number people type at set-up, because only their own cards or scenario show it."""

    id: str
    name: Text
    per_seat: bool = False
    default: int = 0
    low: int = 0
    high: int = 999
    hint: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RuleDef:
    """A rule that a table may switch on or off."""

    id: str
    name: Text
    default: bool = False
    source: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Seats of one kind and side. The app itself names and fills an automatic one."""

    kind: str
    least: int
    most: int
    side: str = ""
    automatic: bool = False
    kinds: tuple[str, ...] = ()
    name: Text = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class HandRule:
    """Opening hands: by place in the turn order, by team, or one number for all.

    `order` repeats its last number; `two` takes its place when two play. `half_first` halves it, rounded up, for the
    seat that begins.
    """

    order: tuple[int, ...] = ()
    two: tuple[int, ...] = ()
    by_team: tuple[int, ...] = ()
    flat: Amount | None = None
    half_first: bool = False


@dataclass(frozen=True, slots=True)
class TeamsDef:
    """How seats fall into teams: the first half is one team, the second half the other."""

    names: tuple[Text, ...]
    shared: dict[str, Amount] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PileRule:
    """A pile of chance cards that seats of a kind have before them."""

    id: str
    name: Text
    kind: str
    cards: dict[str, int]
    counter: str
    draws: Amount
    source: str = ""


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play: who sits where, what everybody starts with, whose turn it is, when it is over.

    `required` names the choices that must be made in this mode, `defaults` what its typed numbers begin with.
    """

    id: str
    name: Text
    blurb: Text
    groups: tuple[Group, ...]
    holds: dict[str, dict[str, Amount | int]]
    turns: Literal["each", "teams", "alternate", "none"] = "each"
    hands: dict[str, HandRule] = field(default_factory=dict)
    teams: TeamsDef | None = None
    attacks: tuple[AttackDef, ...] = ()
    end: EndDef | None = None
    counts_as: int | None = None
    choices: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    defaults: dict[str, int] = field(default_factory=dict)
    source: str = ""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to use the app with this game beside keeping score: an engine that plays by the rules."""

    engine: str
    name: Text


@dataclass(frozen=True, slots=True)
class Box:
    """A game as the tracker knows it. `own` boxes let people name their own counters, meters and rounds."""

    id: str
    order: int
    name: Text
    tagline: Text
    colour: str
    icon: str
    modes: tuple[Mode, ...]
    kinds: tuple[KindDef, ...]
    counters: tuple[CounterDef, ...] = ()
    table: dict[str, Amount | int] = field(default_factory=dict)
    marks: tuple[MarkDef, ...] = ()
    tokens: tuple[TokenDef, ...] = ()
    dials: tuple[DialDef, ...] = ()
    ladders: tuple[LadderDef, ...] = ()
    meters: tuple[MeterDef, ...] = ()
    dice: tuple[DieDef, ...] = ()
    piles: tuple[PileRule, ...] = ()
    timers: tuple[TimerDef, ...] = ()
    choices: tuple[ChoiceDef, ...] = ()
    numbers: tuple[NumberDef, ...] = ()
    rules: tuple[RuleDef, ...] = ()
    flow: Flow = field(default_factory=Flow)
    own: bool = False
    notice: Text = field(default_factory=dict)
    # What people call it when there is little room.
    short: Text = field(default_factory=dict)
    ways: tuple[Way, ...] = ()


@dataclass(frozen=True, slots=True)
class OwnCounter:
    """A counter that people named themselves."""

    name: str
    start: int = 0
    low: int | None = None
    high: int | None = None
    show: Show = "side"


@dataclass(frozen=True, slots=True)
class Chosen:
    """What people chose at set-up. Seats are numbered in the order of `people`, then the automatic ones."""

    mode: str
    people: tuple[str, ...]
    choices: tuple[dict[str, str], ...] = ()
    seat_numbers: tuple[dict[str, int], ...] = ()
    numbers: dict[str, int] = field(default_factory=dict)
    rules: dict[str, bool] = field(default_factory=dict)
    spaces: dict[str, tuple[str, ...]] = field(default_factory=dict)
    first: str | None = None
    own_counters: tuple[OwnCounter, ...] = ()
    own_meter: str | None = None
    own_title: str | None = None
    own_rounds: bool = True
    timer_seconds: int | None = None
