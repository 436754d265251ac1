"""A position. `World` is the table as it lies there; `TerrinothState` adds where play has stopped in the rules.

The rules are generators, and a generator cannot be stored. So a position is the world at the beginning of the current
step (one hero's activation, one enemy's activation, one phase) and the inputs given since: running the step again
with them leads to the same place. Lists of cards end with the top card.
"""

from __future__ import annotations

from typing import Any

from companion.games.terrinoth.asking import Ask, Flow
from companion.games.terrinoth.cards import Card
from companion.games.terrinoth.table import Layout
from companion.kernel.acts import Act
from companion.kernel.events import Tell
from companion.kernel.luck import Luck
from companion.kernel.piles import Pile


class Slot:
    """One of a hero's four activation cards."""

    __slots__ = ("action", "card", "exhausted")

    def __init__(self, card: str, action: str, exhausted: bool = False) -> None:
        self.card, self.action, self.exhausted = card, action, exhausted

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Slot) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)


class Hero:
    """A hero: wounds, success tokens, conditions, items, the four activation cards, the class once one is begun."""

    __slots__ = ("acts", "card", "conditions", "fallen", "hero_class", "items", "tokens", "wounds")

    def __init__(self, card: str) -> None:
        self.card = card
        self.wounds = self.tokens = 0
        self.conditions: list[str] = []
        self.items: list[str] = []
        self.acts: list[Slot] = []
        self.hero_class = ""
        self.fallen = False

    def copy(self) -> Hero:
        """The same hero."""
        new = Hero(self.card)
        new.wounds, new.tokens, new.hero_class, new.fallen = self.wounds, self.tokens, self.hero_class, self.fallen
        new.conditions, new.items = self.conditions[:], self.items[:]
        new.acts = [Slot(slot.card, slot.action, slot.exhausted) for slot in self.acts]
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hero) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)


class Enemy:
    """An enemy in play or in the lair. `hero` is whom it is engaged with; a facedown card may be unknown (`""`)."""

    __slots__ = ("card", "exhausted", "facedown", "hero", "id", "wounds", "zone")

    def __init__(self, number: int, card: str, zone: str = "shadows", hero: int = -1) -> None:
        self.id, self.card, self.zone, self.hero = number, card, zone, hero
        self.wounds = 0
        self.exhausted = self.facedown = False

    @property
    def ref(self) -> str:
        """What an act calls it."""
        return f"e{self.id}"

    @property
    def in_play(self) -> bool:
        """Whether it is engaged or in the shadows."""
        return self.zone in ("engaged", "shadows")

    def copy(self) -> Enemy:
        """The same enemy."""
        new = Enemy(self.id, self.card, self.zone, self.hero)
        new.wounds, new.exhausted, new.facedown = self.wounds, self.exhausted, self.facedown
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Enemy) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)


_PLAIN = (
    "location", "progress", "peril", "leader", "round", "phase", "stage", "turn", "active", "serial", "outcome",
    "nemesis_fallen", "final", "extra", "activations", "corrected",
)  # fmt: skip


class World:
    """The table as it lies there.

    `phase` and `stage` say which step comes next, `queue` which heroes still activate, `turn` whose turn to pick an
    enemy it is; `extra` that the second activation of a game of three is given; `final` that the active location is the
    last one; `activations` counts those of this enemies' phase; `corrected` that wounds were put right by hand, so that
    somebody may have to fall. `learned` are cards typed at the table, which come before those of the pack. `acting` is
    on while an action resolves (nobody falls before its clean-up), `foul` while an enemy's keyword does; `running`
    names the abilities that are being resolved, so that none sets itself off again.
    """

    __slots__ = (
        *_PLAIN, "acting", "blind", "decks", "enemies", "foul", "heroes", "learned", "luck", "queue", "removed",
        "running", "table", "tell",
    )  # fmt: skip

    location: str
    progress: int
    peril: int
    leader: int
    round: int
    phase: str
    stage: str
    turn: int
    active: int
    serial: int
    outcome: str
    nemesis_fallen: bool
    final: bool
    extra: bool
    activations: int
    corrected: bool

    def __init__(self, table: Layout, luck: Luck) -> None:
        self.table, self.luck = table, luck
        self.heroes: list[Hero] = []
        self.enemies: list[Enemy] = []
        self.decks = {"enemies": Pile(), "locations": Pile(), "exploration": Pile()}
        self.queue: list[int] = []
        self.removed: list[str] = []
        self.learned: dict[str, Card] = {}
        self.location = self.stage = self.outcome = ""
        self.phase = "setup"
        self.progress = self.peril = self.turn = self.serial = self.activations = 0
        self.round = 1
        self.leader = self.active = table.leader
        self.nemesis_fallen = self.final = self.extra = self.corrected = False
        self.acting = self.foul = self.blind = False
        self.running: list[tuple[str, str]] = []
        self.tell: Tell | None = None

    def copy(self) -> World:
        """The same table; nobody listens to the copy."""
        new = World.__new__(World)
        for name in _PLAIN:
            setattr(new, name, getattr(self, name))
        new.table, new.luck = self.table, self.luck.copy()
        new.heroes = [hero.copy() for hero in self.heroes]
        new.enemies = [enemy.copy() for enemy in self.enemies]
        new.decks = {name: pile.copy() for name, pile in self.decks.items()}
        new.queue, new.removed = self.queue[:], self.removed[:]
        new.learned = dict(self.learned)
        new.acting, new.foul, new.blind, new.tell = self.acting, self.foul, self.blind, None
        new.running = self.running[:]
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, World):
            return False
        names = [*_PLAIN, "luck", "heroes", "enemies", "decks", "queue", "removed", "learned"]
        return all(getattr(self, n) == getattr(other, n) for n in names)

    # --- looking ------------------------------------------------------------------------------

    def card(self, card: str) -> Card:
        """A card by its id."""
        found = self.learned.get(card)
        return found if found is not None else self.table.book.cards[card]

    def knows(self, card: str) -> bool:
        """Whether there is such a card."""
        return card in self.learned or card in self.table.book.cards

    def living(self) -> list[int]:
        """The heroes who stand, from the leader clockwise: terrinoth G3."""
        count = len(self.heroes)
        return [n for n in ((self.leader + k) % count for k in range(count)) if not self.heroes[n].fallen]

    def after(self, hero: int) -> int:
        """The next hero clockwise who stands."""
        count = len(self.heroes)
        return next(n for k in range(1, count + 1) if not self.heroes[n := (hero + k) % count].fallen)

    def engaged(self, hero: int) -> list[Enemy]:
        """The enemies engaged with a hero."""
        return [enemy for enemy in self.enemies if enemy.zone == "engaged" and enemy.hero == hero]

    def shadows(self) -> list[Enemy]:
        """The enemies in the shadows."""
        return [enemy for enemy in self.enemies if enemy.zone == "shadows"]

    def in_play(self) -> list[Enemy]:
        """The enemies that are engaged or in the shadows."""
        return [enemy for enemy in self.enemies if enemy.in_play]

    def enemy(self, ref: str) -> Enemy:
        """An enemy by what acts call it."""
        return next(enemy for enemy in self.enemies if enemy.ref == ref)

    def number_of(self, enemy: Enemy) -> int:
        """Which of several enemies of one title it is; 0 where there is only one."""
        alike = [e for e in self.enemies if e.facedown == enemy.facedown and (e.facedown or e.card == enemy.card)]
        return alike.index(enemy) + 1 if len(alike) > 1 and enemy in alike else 0


class TerrinothState:
    """A position: the world as it is now, and how to get back into the middle of the rules."""

    __slots__ = ("answers", "ask", "base", "flow", "world")

    def __init__(self, world: World) -> None:
        self.world = world
        self.base = world.copy()
        self.answers: list[Act] = []
        self.ask: Ask | None = None
        self.flow: Flow[None] | None = None

    @property
    def ended(self) -> bool:
        """Whether the quest is won or lost."""
        return bool(self.world.outcome)

    def copy(self) -> TerrinothState:
        """A position of its own; the generator is made anew when it is needed."""
        new = TerrinothState.__new__(TerrinothState)
        new.world, new.base = self.world.copy(), self.base
        new.answers, new.ask, new.flow = self.answers[:], self.ask, None
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, TerrinothState):
            return False
        return (self.world, self.base, self.answers) == (other.world, other.base, other.answers)


def plain_fields(world: World) -> dict[str, Any]:
    """The numbers and words of a world, by name."""
    return {name: getattr(world, name) for name in _PLAIN}
