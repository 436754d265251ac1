"""A position in combat: plain slotted objects, spaces and units as numbers, cheap to copy.

Units keep their number for the whole combat; one that was removed stays in the list with `cell` nowhere. The order of
the list is the order in which they were placed.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.games.heroes3.combat.model.board import ALL, BESIDE, BIT, NAMES, NOWHERE, SPACES, TOWER
from companion.games.heroes3.combat.model.questions import CombatQuestion
from companion.games.heroes3.combat.model.setup_data import Fight, Layout
from companion.games.heroes3.combat.model.steps import Step
from companion.games.heroes3.combat.model.unit_types import UnitType
from companion.kernel.building_blocks.piles import Pile
from companion.kernel.building_blocks.seeded_random import Luck

EMPTY = -1
"""A space without a unit."""
MINE, THEIRS = 0, 1
"""The sides: rows 1 and 2, rows 4 and 5."""
STACKS = ("", "attack", "defense", "health", "initiative")
"""What a Stack token adds: nothing without one. heroes3 11."""

Effect = tuple[str, int, int, int]
"""Something that lasts: what, how much, until the end of which combat round (0: the combat), by which side."""


FIGHTER_NUMBERS = (
    "side", "cell", "last", "damage", "poison", "attack_once", "defense_once", "guard", "stack", "corrosion", "spent",
)  # fmt: skip
FIGHTER_FLAGS = ("alive", "acted", "retaliated", "paralysed", "defending", "flipped", "copied")


class Fighter:
    """A unit in combat.

    `last` is the space it left last; `attack_once` and `defense_once` are bonuses for one attack, `guard` is Defense
    until it is first attacked, `spent` counts abilities that work once a combat, `copied` marks a unit that never
    leaves the combat alive.
    """

    __slots__ = (*FIGHTER_NUMBERS, *FIGHTER_FLAGS, "effects", "kind", "n")

    side: int
    cell: int
    last: int
    damage: int
    poison: int
    attack_once: int
    defense_once: int
    guard: int
    stack: int
    corrosion: int
    spent: int
    alive: bool
    acted: bool
    retaliated: bool
    paralysed: bool
    defending: bool
    flipped: bool
    copied: bool

    def __init__(self, n: int, side: int, kind: UnitType, cell: int = NOWHERE) -> None:
        self.n, self.side, self.kind, self.cell, self.last = n, side, kind, cell, NOWHERE
        self.damage = self.poison = self.attack_once = self.defense_once = 0
        self.guard = self.stack = self.corrosion = self.spent = 0
        self.alive = True
        self.acted = self.retaliated = self.paralysed = self.defending = self.flipped = self.copied = False
        self.effects: tuple[Effect, ...] = ()

    def __repr__(self) -> str:
        where = space_name(self.cell) or ("not placed" if self.alive else "removed")
        return f"<Fighter {self.kind.key} {where}, {self.left} of {self.health} health>"

    def copy(self) -> Fighter:
        """The same unit in the same state."""
        new = Fighter.__new__(Fighter)
        new.n, new.side, new.kind, new.cell = self.n, self.side, self.kind, self.cell
        new.last, new.damage, new.poison, new.attack_once = self.last, self.damage, self.poison, self.attack_once
        new.defense_once, new.guard, new.stack = self.defense_once, self.guard, self.stack
        new.corrosion, new.spent, new.alive, new.acted = self.corrosion, self.spent, self.alive, self.acted
        new.retaliated, new.paralysed, new.defending = self.retaliated, self.paralysed, self.defending
        new.flipped, new.copied, new.effects = self.flipped, self.copied, self.effects
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fighter) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)

    # --- values with everything that changes them ----------------------------------------------

    def total(self, word: str) -> int:
        """The sum of lasting effects of a kind."""
        return sum(amount for what, amount, _, _ in self.effects if what == word)

    def has(self, word: str) -> bool:
        """Whether a lasting effect of a kind is on it."""
        return any(effect[0] == word for effect in self.effects)

    @property
    def initiative(self) -> int:
        """Initiative with everything that changes it."""
        value = self.kind.initiative
        if self.stack == 4:
            value += 2
        return max(1, value + self.total("initiative")) if self.effects else value

    @property
    def health(self) -> int:
        """Health of the side that lies up, with everything that changes it."""
        value = self.kind.health + (self.stack == 3)
        return value + self.total("health") if self.effects else value

    def speak_again(self) -> None:
        """A unit that is not silenced any more has its abilities back."""
        if self.kind is self.kind.plain and not self.has("silence"):
            self.kind = self.kind.able

    def shrink(self) -> None:
        """Where extra health is gone, a unit that lives by it keeps its last point: no source says otherwise."""
        if self.damage >= self.health:
            self.damage = self.health - 1

    @property
    def left(self) -> int:
        """Health minus damage."""
        return self.health - self.damage

    @property
    def attack(self) -> int:
        """Attack with everything that lasts; never below 0."""
        value = self.kind.attack + (self.stack == 1)
        return max(0, value + self.total("attack")) if self.effects else value

    @property
    def defense(self) -> int:
        """Defense with everything that lasts; never below 0."""
        value = self.kind.defense + (self.stack == 2) - self.corrosion
        if self.effects:
            value += self.total("defense")
        return value if value > 0 else 0


SIDE_NUMBERS = ("movement", "rerolls", "waiting", "spells", "spells_allowed", "power", "gold", "lost", "drawn", "first")
SIDE_TEXTS = ("spell", "kept")


class Side:
    """What a side has besides its units on the board.

    `waiting` is Attack for its next unit that attacks (AI cards, heroes3 13.4); `power` is extra power for its next
    spell, `powers` the same for spells of a school; `reserve` are the units of the deck that do not fight; `spells`
    counts the spells cast in this combat round. Of an AI hero, `hand` are the AI cards drawn and not carried out yet,
    `spell` the spell drawn for one of them, `kept` a spell for the next round, `drawn` the activation for which a card
    was drawn last, `first` the unit that acted first in this round.
    """

    __slots__ = (*SIDE_NUMBERS, *SIDE_TEXTS, "deck", "hand", "powers", "reserve", "spell_deck", "wards")

    movement: int
    rerolls: int
    waiting: int
    spells: int
    spells_allowed: int
    power: int
    gold: int
    lost: int
    drawn: int
    first: int
    spell: str
    kept: str

    def __init__(self, movement: int = 0) -> None:
        self.movement = movement
        self.rerolls = self.waiting = self.spells = self.power = self.gold = self.lost = 0
        self.drawn, self.first, self.spell, self.kept = 0, -1, "", ""
        self.hand: tuple[str, ...] = ()
        self.spells_allowed = 1
        self.powers: dict[str, int] = {}
        self.wards: tuple[Effect, ...] = ()
        self.reserve: tuple[str, ...] = ()
        self.deck: Pile | None = None
        self.spell_deck: Pile | None = None

    def copy(self) -> Side:
        """The same side."""
        new = Side.__new__(Side)
        new.movement, new.rerolls, new.waiting, new.spells = self.movement, self.rerolls, self.waiting, self.spells
        new.spells_allowed, new.power, new.gold, new.lost = self.spells_allowed, self.power, self.gold, self.lost
        new.drawn, new.first, new.spell, new.kept, new.hand = self.drawn, self.first, self.spell, self.kept, self.hand
        new.powers, new.wards, new.reserve = self.powers.copy() if self.powers else {}, self.wards, self.reserve
        new.deck = self.deck.copy() if self.deck is not None else None
        new.spell_deck = self.spell_deck.copy() if self.spell_deck is not None else None
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Side) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)

    def total(self, word: str) -> int:
        """The sum of effects of a kind that last for the whole side."""
        return sum(amount for what, amount, _, _ in self.wards if what == word)


STATE_PLAIN = (
    "phase", "round", "taken", "walls", "gate", "tower", "active", "origin", "may_defend", "moved", "struck", "rooted",
    "level_of_tie", "side_of_tie", "outcome", "experience",
)  # fmt: skip


class Fallen(NamedTuple):
    """A unit that an attack removed, as it was before."""

    unit: int
    kind: str
    space: int
    damage: int


class CombatState:
    """A position in combat.

    `phase` is draw, place, fight, limit or over. `taken` holds every space that something stands on, `walls` the Walls
    among them, `gate` the space of the Gate. While a unit acts it is `active`, began on `origin`, has `moved` or
    `struck`, is `rooted` where it began next to somebody who holds it. `todo` are the steps still to be carried out,
    the last one first; `ask` the question they wait for; `dice` what was rolled last. `ground` are tokens that lie on
    spaces, `fallen` is the unit that an attack removed last.
    """

    __slots__ = (
        *STATE_PLAIN, "ask", "board", "decks", "dice", "fallen", "fight", "fighters", "ground", "layout", "luck",
        "sides", "todo",
    )  # fmt: skip

    phase: str
    round: int
    taken: int
    walls: int
    gate: int
    tower: int
    active: int
    origin: int
    may_defend: bool
    moved: bool
    struck: bool
    rooted: bool
    level_of_tie: int
    side_of_tie: int
    outcome: str
    experience: int

    def __init__(self, layout: Layout, luck: Luck, fight: Fight) -> None:
        self.layout, self.luck, self.fight = layout, luck, fight
        self.fighters: list[Fighter] = []
        self.board = [EMPTY] * (SPACES + 1)
        self.sides = [Side(), Side()]
        self.decks: list[Pile] = []
        self.ground: tuple[tuple[int, str, int, int, int], ...] = ()
        self.todo: list[Step] = []
        self.ask: CombatQuestion | None = None
        self.dice: tuple[int, ...] = ()
        self.fallen: Fallen | None = None
        self.phase, self.outcome = "draw", ""
        self.round = self.taken = self.walls = self.experience = 0
        self.gate = self.tower = self.active = self.origin = self.level_of_tie = self.side_of_tie = -1
        self.may_defend = self.moved = self.struck = self.rooted = False

    def __repr__(self) -> str:
        now = f"over, {self.outcome}" if self.ended else f"round {self.round}, {self.phase}"
        mine, theirs = (
            ", ".join(f"{space_name(f.cell)} {f.kind.key}" for f in self.living(side)) or "nobody"
            for side in (MINE, THEIRS)
        )
        return f"<CombatState {now}; mine: {mine}; theirs: {theirs}>"

    def copy(self) -> CombatState:
        """A position of its own that is equal to this one; layout and fight never change and are shared."""
        new = CombatState.__new__(CombatState)
        new.layout, new.luck, new.fight = self.layout, self.luck.copy(), self.fight
        new.fighters = [fighter.copy() for fighter in self.fighters]
        new.board, new.sides = self.board[:], [self.sides[0].copy(), self.sides[1].copy()]
        new.decks = [deck.copy() for deck in self.decks]
        new.ground, new.ask, new.dice, new.fallen = self.ground, self.ask, self.dice, self.fallen
        new.todo = self.todo[:]
        new.phase, new.round, new.taken, new.walls = self.phase, self.round, self.taken, self.walls
        new.gate, new.tower, new.active, new.origin = self.gate, self.tower, self.active, self.origin
        new.may_defend, new.moved, new.struck, new.rooted = self.may_defend, self.moved, self.struck, self.rooted
        new.level_of_tie, new.side_of_tie = self.level_of_tie, self.side_of_tie
        new.outcome, new.experience = self.outcome, self.experience
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CombatState):
            return False
        names = [name for name in self.__slots__ if name != "layout"]
        return self.layout.body == other.layout.body and all(getattr(self, n) == getattr(other, n) for n in names)

    # --- looking at a position ----------------------------------------------------------------

    @property
    def ended(self) -> bool:
        """Whether the combat is over."""
        return self.phase == "over"

    @property
    def actor(self) -> Fighter:
        """The unit that acts now."""
        return self.fighters[self.active]

    def at(self, space: int) -> Fighter | None:
        """The unit on a space."""
        n = self.board[space]
        return self.fighters[n] if n >= 0 else None

    def living(self, side: int) -> list[Fighter]:
        """The units of a side that are in the fight, as they were placed; the Arrow Tower is one of them."""
        return [fighter for fighter in self.fighters if fighter.alive and fighter.side == side and fighter.cell >= 0]

    def units(self, side: int) -> list[Fighter]:
        """The units of a side on the board."""
        return [f for f in self.fighters if f.alive and f.side == side and 0 <= f.cell < SPACES]

    @property
    def free(self) -> int:
        """The spaces on which nothing stands."""
        return ALL & ~self.taken

    def put(self, fighter: Fighter, space: int) -> None:
        """Put a unit on a space, or beside the board, or take it off."""
        old = fighter.cell
        if old >= 0:
            self.board[old] = EMPTY
            if old != self.gate:
                self.taken &= ~BIT[old]
            fighter.last = old
        fighter.cell = space
        if space >= 0:
            self.board[space] = fighter.n
            self.taken |= BIT[space]


def space_name(space: int) -> str:
    """What a space is called."""
    return TOWER if space == BESIDE else NAMES[space] if space >= 0 else ""
