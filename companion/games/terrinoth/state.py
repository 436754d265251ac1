"""A position. `World` is the table as it lies there; `TerrinothState` adds where play has stopped in the rules.

`Layout` is what never changes at a table.

The rules are generators, and a generator cannot be stored. So a position is the world at the beginning of the current
step (one hero's activation, one enemy's activation, one phase) and the inputs given since: running the step again
with them leads to the same place. Lists of cards end with the top card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from companion.games.terrinoth.acts import Act
from companion.games.terrinoth.cards.card_book import CardBook, card_book_from_pack_data
from companion.games.terrinoth.cards.card_types import Card, HeroCard, QuestSheet
from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.operation_arguments import OperationArguments
from companion.games.terrinoth.heroes_and_enemies import Enemy, Hero, Slot
from companion.games.terrinoth.questions.open_question import Flow, OpenQuestion
from companion.games.terrinoth.setup_data import Body
from companion.kernel.building_blocks.piles import Pile
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Tell

__all__ = ["Enemy", "Hero", "Layout", "Operation", "Slot", "TerrinothState", "World", "world_plain_fields"]


HEALTH_BONUS = {2: 10, 3: 4, 4: 0}
"""What the hero-count cards add to the health of each hero: terrinoth HC2, HC3, HC4."""

Operation: TypeAlias = "Callable[[World, EffectContext, OperationArguments], Flow[None]]"
"""Carries out one word of effects, with the arguments that stand on the card."""


class Layout:
    """Everything about a table that never changes. All copies of a position share it.

    `operations` carry out the words of effects. They are handed in, because they need all rules, and the rules need
    them: what happens at a table sets off abilities of cards.
    """

    def __init__(self, body: Body, operations: Mapping[str, Operation], rules_version: int | None = None) -> None:
        self.operations, self.rules_version = operations, rules_version
        self.body, self.settings = body, body.settings
        self.book: CardBook = card_book_from_pack_data(body.pack)
        self.quest: Card = self.book.cards[body.quest]
        self.sheet = self.quest.printed_as(QuestSheet)
        self.seats = body.seats
        self.ids = tuple(chair.id for chair in body.seats)
        self.names = tuple(chair.name or chair.id for chair in body.seats)
        self.index = {name: n for n, name in enumerate(self.ids)}
        self.leader = self.index[body.leader] if body.leader else 0
        self.bonus = HEALTH_BONUS[len(body.seats)]

    def archetype(self, seat: int) -> str:
        """The archetype of a hero."""
        chair = self.seats[seat]
        return chair.archetype or str(self.book.cards[chair.hero].printed_as(HeroCard).archetype)


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

    def __repr__(self) -> str:
        heroes = ", ".join(f"{name} {hero.wounds}" for name, hero in zip(self.table.ids, self.heroes, strict=False))
        now = self.outcome or f"round {self.round}, {self.phase}"
        place = f"{now} at {self.location}; wounds: {heroes}; {len(self.in_play())} enemies"
        return f"<World {self.table.body.quest}, {place}>"

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
        self.ask: OpenQuestion | None = None
        self.flow: Flow[None] | None = None

    def __repr__(self) -> str:
        asked = f", asks {self.ask.id}" if self.ask is not None else ""
        return f"<TerrinothState{asked}: {self.world!r}>"

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


def world_plain_fields(world: World) -> dict[str, int | str]:
    """The numbers and words of a world, by name."""
    return {name: getattr(world, name) for name in _PLAIN}
