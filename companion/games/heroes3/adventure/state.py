"""A position: the sheets of all players, the sheet of the table, and what is still open.

Everything in a sheet is an immutable value, so a copy of a position copies only the sheets themselves.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.setup_data import Layout
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.plain_data import Plain, from_plain, to_plain
from companion.kernel.refusals import Unknown

Phase = Literal["opening", "start", "turn", "ai", "over"]
"""Where the round is: starting bonuses are taken, the start of a round is carried out, somebody's turn, the AI heroes'
turn, the game is over."""
HeroKind = Literal["main", "secondary"]
Morale = Literal["none", "positive", "negative"]


@dataclass(frozen=True, slots=True)
class Unit:
    """A card of the unit deck: `castle:griffins` as Few or Pack, `neutral:boars` as it is. heroes3 6."""

    unit: str
    pack: bool = False

    @property
    def side(self) -> str:
        """The key of the side that lies up: `castle:griffins/pack`, `neutral:boars`."""
        if self.unit.startswith(("neutral:", "bank-")):
            return self.unit
        return f"{self.unit}/{'pack' if self.pack else 'few'}"

    @classmethod
    def of(cls, side: str) -> Unit:
        """The card whose upper side has this key."""
        unit, _, face = side.partition("/")
        return cls(unit, face == "pack")


@dataclass(frozen=True, slots=True)
class EffectMemory:
    """What was seen on the way through an effect, for the parts of it that ask for it later.

    `die` is the attack die, `dice` are faces that gave nothing yet, `named` a resource, `removed` how many cards went,
    `pool` the dice in the middle that players match, `stacked` how many guards of a bank had a Stack token.
    """

    die: str = ""
    dice: tuple[str, ...] = ()
    named: str = ""
    removed: int = 0
    pool: tuple[str, ...] = ()
    stacked: int = 0


@dataclass(frozen=True, slots=True)
class PendingQuestion:
    """Something that is still open: a choice, dice to roll, a card to draw or to find, a thing only the table can do.

    `seat` is who settles it (empty: the table). `source` says what it comes from, `kind:id`:
    `building:castle:city-hall`, `place:windmill`, `astrologers:blue-sky`, `level:IV`. `step` is the part of the effect
    that waits, as it is written, and `rest` what follows it; `die` is the attack die that was rolled on the way,
    `found` the faces or cards in view.
    """

    id: int
    seat: str
    kind: str
    source: str
    step: str = ""
    rest: str = ""
    found: tuple[str, ...] = ()
    hero: HeroKind = "main"
    memory: EffectMemory = EffectMemory()


@dataclass(frozen=True, slots=True)
class LastingEffect:
    """Something that holds for a while: `until` is the last round in which it does, 0 while its card lies there."""

    source: str
    effect: str
    when: str
    until: int = 0
    seat: str = ""


@dataclass(frozen=True, slots=True)
class OpenFight:
    """A combat that somebody has begun: who with which hero, against what, and the table on which it is fought.

    `garrison`: no hero stands in the place, and its owner pays to defend it with units alone. `attacked`: it is the AI
    hero who attacks. `dice` and `stacked` are for the visit after a victory. `guards` are the neutral army that the
    table named; without them it is drawn by level.
    """

    seat: str
    hero: HeroKind
    kind: Literal["neutral", "heroes", "ai-hero", "bank"]
    level: str = ""
    enemy: str = ""
    enemy_hero: HeroKind = "main"
    bank: str = ""
    place: str = ""
    own_town: bool = False
    garrison: bool = False
    attacked: bool = False
    table: str = ""
    dice: int = 1
    stacked: int = 0
    guards: tuple[str, ...] = ()


@dataclass(slots=True)
class PlayerState:
    """A player's sheet.

    `built` are ids of buildings, `cubes` the cubes on them, `used` what was used in this turn or round
    (`building:castle:x`). `cards` are the cards the player owns, wherever they lie; `empowered` are those Statistic
    cards among them that were swapped for empowered ones. `flags` are flagged mines, settlements and towns; the own
    town is `town`. `homeless` counts full rounds without any, `lost_home` is the round in which the last one was lost.
    `trophies` are faction cubes of beaten players. `hand_goes`: the hand is discarded as the next own turn ends.
    Where morale cards are played instead of tokens, `morale_cards` counts those of the kind that `morale` says.
    `at_post` is the hero who visits a Trading Post, until it moves on or the turn ends.
    `tally` counts for the statistics of the game.
    """

    id: str
    purse: Purse = field(default_factory=Purse)
    start_income: Purse = field(default_factory=Purse)
    less_income: Purse = field(default_factory=Purse)
    built: tuple[str, ...] = ()
    cubes: dict[str, int] = field(default_factory=dict)
    used: tuple[str, ...] = ()
    flags: tuple[FlaggedField, ...] = ()
    town: bool = True
    build_token: bool = True
    population_token: bool = True
    spell_token: bool = True
    guild_round: int = 0
    army: tuple[Unit, ...] = ()
    machines: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    empowered: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    experience: int = 0
    expert: int = 0
    movement: int = 0
    secondary: bool = False
    secondary_movement: int = 0
    at_post: Literal["", "main", "secondary"] = ""
    morale: Morale = "none"
    morale_cards: int = 0
    hand_goes: bool = False
    homeless: int = 0
    lost_home: int = 0
    out: bool = False
    trophies: tuple[str, ...] = ()
    carried: tuple[str, ...] = ()
    tally: dict[str, int] = field(default_factory=dict)

    def copy(self) -> PlayerState:
        """The same sheet."""
        return replace(self, cubes=dict(self.cubes), tally=dict(self.tally))


@dataclass(slots=True)
class AiHeroState:
    """What changes of an AI hero: its army, its movement, the fields it flagged, whether it is beaten.

    `level`, `deck`, `spells` and `skills` are what the table entered later; None where they are those of the set-up.
    """

    id: str
    army: tuple[str, ...] = ()
    movement: int = 0
    flags: tuple[FlaggedField, ...] = ()
    beaten: bool = False
    level: int | None = None
    deck: dict[str, int] | None = None
    spells: dict[str, int] | None = None
    skills: tuple[str, ...] | None = None

    def copy(self) -> AiHeroState:
        """The same AI hero; decks are never changed, only put in the place of others."""
        return replace(self)


@dataclass(slots=True)
class TableState:
    """What belongs to everybody.

    `order` is who plays in this round in which order, `turn` whose turn it is in it. `steps` are the steps of the start
    of round that are still to come. `won` are combats whose place is visited when their levels are resolved.
    `astrologers` is the card in force; `spoken`, `happened` and `opened` are cards that were drawn and do not come back
    before the deck is through. `discarded` are neutral cards on the discard piles of their four decks. `winners` are
    seats, and `ends` says that the game ends with this round.
    """

    round: int = 1
    phase: Phase = "opening"
    turn: int = 0
    order: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    serial: int = 0
    matters: tuple[PendingQuestion, ...] = ()
    lasting: tuple[LastingEffect, ...] = ()
    fight: OpenFight | None = None
    won: tuple[OpenFight, ...] = ()
    astrologers: str = ""
    spoken: tuple[str, ...] = ()
    happened: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    event_drawer: int = 0
    winners: tuple[str, ...] = ()
    ends: bool = False
    outcome: str = ""
    discarded: tuple[str, ...] = ()

    def copy(self) -> TableState:
        """The same sheet."""
        return replace(self)


@dataclass(slots=True)
class _Frozen:
    """A position as a snapshot holds it."""

    luck: int
    table: TableState
    sheets: tuple[PlayerState, ...]
    ai: tuple[AiHeroState, ...] = ()


class AdventureState:
    """The position of a game: all sheets, open questions, lasting effects and the steps still to come."""

    __slots__ = ("ai", "layout", "luck", "sheets", "table")

    def __init__(self, layout: Layout, luck: Luck) -> None:
        self.layout, self.luck = layout, luck
        self.table = TableState()
        self.sheets: dict[str, PlayerState] = {}
        self.ai: dict[str, AiHeroState] = {}

    def __repr__(self) -> str:
        purses = ", ".join(f"{seat} {sheet.purse.gold} gold" for seat, sheet in self.sheets.items())
        turn = f" of {self.active}" if self.active else ""
        return f"<SheetState round {self.table.round}, {self.table.phase}{turn}; {purses}>"

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self.table.phase == "over"

    def sheet(self, seat: str) -> PlayerState:
        """The sheet of a player, or `Unknown` with those there are."""
        if seat not in self.sheets:
            raise Unknown("h3s-no-player", found=seat, options=[chair.name for chair in self.layout.body.players])
        return self.sheets[seat]

    def matter(self, number: int) -> PendingQuestion:
        """The open question with this number, or `Unknown`."""
        for matter in self.table.matters:
            if matter.id == number:
                return matter
        raise Unknown("h3s-no-matter", found=number)

    @property
    def active(self) -> str:
        """Whose turn it is; empty between turns."""
        table = self.table
        return table.order[table.turn] if table.phase == "turn" else ""

    def copy(self) -> AdventureState:
        """A copy of the position."""
        new = AdventureState(self.layout, self.luck.copy())
        new.table = self.table.copy()
        new.sheets = {seat: sheet.copy() for seat, sheet in self.sheets.items()}
        new.ai = {hero: sheet.copy() for hero, sheet in self.ai.items()}
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, AdventureState):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in ("luck", "table", "sheets", "ai"))

    def freeze(self) -> dict[str, Plain]:
        """The position as plain data."""
        frozen = _Frozen(self.luck.state, self.table, tuple(self.sheets.values()), tuple(self.ai.values()))
        data: dict[str, Plain] = to_plain(frozen)
        return data

    @classmethod
    def thaw(cls, layout: Layout, data: object) -> AdventureState:
        """The position that a snapshot holds."""
        frozen = from_plain(_Frozen, data)
        state = cls(layout, Luck(frozen.luck))
        state.table = frozen.table
        state.sheets = {sheet.id: sheet for sheet in frozen.sheets}
        state.ai = {sheet.id: sheet for sheet in frozen.ai}
        return state
