"""A position: plain slotted objects, cards as numbers, cheap to copy.

Lists of cards end with the top card. Copies of a card are interchangeable, so a zone is a list of card numbers; only
what lies on the table has a state of its own (`CardInPlay`).
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from companion.games.hero_realms.card_data.card_definitions import get_card_book
from companion.games.hero_realms.setup_data import Layout
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.plain_data import Plain, Unchecked

EMPTY = -1
"""A market slot without a card."""


class CardInPlay:
    """A card on the table: whose it is, turned sideways or not, its ally ability used or not, damage of this turn."""

    __slots__ = ("card", "damage", "expended", "owner", "used")

    def __init__(self, card: int, owner: int, expended: bool = False, used: bool = False, damage: int = 0) -> None:
        self.card, self.owner, self.expended, self.used, self.damage = card, owner, expended, used, damage

    def copy(self) -> CardInPlay:
        """The same card in the same state."""
        return CardInPlay(self.card, self.owner, self.expended, self.used, self.damage)

    def __repr__(self) -> str:
        marks = [name for name in ("expended", "used") if getattr(self, name)]
        marks += [f"damage {self.damage}"] if self.damage else []
        return f"<{' '.join(['Laid', get_card_book().names[self.card], *marks])}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardInPlay) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)


_NUMBERS = ("gold", "combat", "gained", "turns", "heist", "prevented", "power", "immune", "checks", "held")
_LISTS = (
    "deck", "hand", "discard", "icons", "virtual", "stunned", "bless", "hoard", "jars", "grimoire", "taunters",
)  # fmt: skip
_PAIRS = ("pending", "borrowed")
_FLAGS = ("out", "lent")


class Seat:
    """What one seat has. `play` is its play area; `beside` holds skill, ability, hoard items, the jar and the power.

    `icons` counts the factions in play, virtual ones included; `pending` are next-acquire effects (kind, what);
    `borrowed` are cards in hand that belong to a defeated player (card, owner; physical players need not name it);
    `gained` is the combat gained this turn; `bless` counts turn ends until each blessing is over; `prevented` is the
    damage a shield took this turn; `lent` says that somebody took a card from this defeated player in this cycle.

    Of a physical player `deck` holds all the cards they are known to own outside their play area, sorted: what of
    it is hand, deck and discard pile only they know. `held` is how many cards they should have in hand by the rules.
    """

    __slots__ = (*_NUMBERS, *_LISTS, *_PAIRS, *_FLAGS, "beside", "play")

    gold: int
    combat: int
    gained: int
    turns: int
    heist: int
    prevented: int
    power: int
    immune: int
    checks: int
    held: int
    deck: list[int]
    hand: list[int]
    discard: list[int]
    icons: list[int]
    virtual: list[int]
    stunned: list[int]
    bless: list[int]
    hoard: list[int]
    jars: list[int]
    grimoire: list[int]
    taunters: list[int]
    pending: list[tuple[str, str]]
    borrowed: list[tuple[int, int]]
    out: bool
    lent: bool
    play: list[CardInPlay]
    beside: list[CardInPlay]

    def __init__(self) -> None:
        self.gold = self.combat = self.gained = self.turns = self.heist = 0
        self.prevented = self.power = self.immune = self.checks = self.held = 0
        self.deck, self.hand, self.discard = [], [], []
        self.icons, self.virtual, self.stunned, self.bless = [0] * 5, [], [], []
        self.hoard, self.jars, self.grimoire, self.taunters = [], [], [], []
        self.pending, self.borrowed = [], []
        self.out = self.lent = False
        self.play, self.beside = [], []

    def __repr__(self) -> str:
        zones = ", ".join(f"{zone} {len(getattr(self, zone))}" for zone in ("hand", "deck", "discard", "play"))
        return f"<Seat gold {self.gold}, combat {self.combat}, {zones}{', out' if self.out else ''}>"

    def copy(self) -> Seat:
        """A seat of its own with the same cards."""
        new = Seat.__new__(Seat)
        new.gold, new.combat, new.gained, new.turns, new.heist = (
            self.gold,
            self.combat,
            self.gained,
            self.turns,
            self.heist,
        )
        new.prevented, new.power, new.immune = self.prevented, self.power, self.immune
        new.checks, new.held = self.checks, self.held
        new.deck, new.hand, new.discard = self.deck[:], self.hand[:], self.discard[:]
        new.icons, new.virtual, new.stunned, new.bless = (
            self.icons[:],
            self.virtual[:],
            self.stunned[:],
            self.bless[:],
        )
        new.hoard, new.jars, new.grimoire, new.taunters = (
            self.hoard[:],
            self.jars[:],
            self.grimoire[:],
            self.taunters[:],
        )
        new.pending, new.borrowed = self.pending[:], self.borrowed[:]
        new.out, new.lent = self.out, self.lent
        new.play = [laid.copy() for laid in self.play]
        new.beside = [laid.copy() for laid in self.beside]
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)


Detail: TypeAlias = int | str | list[int] | list[str] | None
"""What a question is about beside its kind: a number, a card, a list of them. The handlers of each kind know which."""


class PendingQuestion(NamedTuple):
    """A question in the middle of an effect, to one seat. `a` and `b` say what it is about, by its kind."""

    kind: str
    seat: int
    a: Detail = None
    b: Detail = None
    optional: bool = False

    @property
    def slot(self) -> int:
        """Of the question what turned up: the slot of the market, from 1."""
        assert isinstance(self.a, int)
        return self.a + 1


class HeroState:
    """A position of Hero Realms.

    `asks` are the questions in the middle of an effect, the first one first; `frames` the programs that go on after
    them (program, place, seat); `did` how much of the last optional part was done; `dealt` the damage that the seat
    on turn has done to a Dragon this turn; `reach` whom each seat may attack (players, owners of champions), worked
    out anew when somebody falls.
    """

    __slots__ = (
        "asks", "dealt", "deck", "did", "frames", "gems", "health", "luck", "reach", "row", "sacrificed", "seats",
        "table", "turn", "turns", "winners",
    )  # fmt: skip

    def __init__(self, table: Layout, luck: Luck) -> None:
        self.table, self.luck = table, luck
        self.seats = [Seat() for _ in table.places]
        self.health = [0] * table.lives
        self.deck: list[int] = []
        self.row: list[int] = []
        self.gems = 0
        self.sacrificed: list[int] = []
        self.turn = 0
        self.turns = 1
        self.asks: list[PendingQuestion] = []
        self.frames: list[list[int]] = []
        self.did = 0
        self.dealt = 0
        self.winners: tuple[int, ...] = ()
        self.reach: list[tuple[tuple[int, ...], tuple[int, ...]]] = []

    def __repr__(self) -> str:
        places = self.table.places
        lives = ", ".join(f"{place.id} {self.life(n)}" for n, place in enumerate(places))
        named = " and ".join(places[n].id for n in self.winners or self.active)
        now = f"won by {named}" if self.winners else f"turn {self.turns}, {named} to act"
        return f"<HeroState {self.table.mode}, {now}; health: {lives}>"

    def copy(self) -> HeroState:
        """A position of its own that is equal to this one; the layout never changes and is shared."""
        new = HeroState.__new__(HeroState)
        new.table, new.luck = self.table, self.luck.copy()
        new.seats = [seat.copy() for seat in self.seats]
        new.health, new.deck, new.row = self.health[:], self.deck[:], self.row[:]
        new.gems, new.sacrificed = self.gems, self.sacrificed[:]
        new.turn, new.turns, new.did, new.dealt = self.turn, self.turns, self.did, self.dealt
        new.asks = self.asks[:]
        new.frames = [frame[:] for frame in self.frames]
        new.winners, new.reach = self.winners, self.reach[:]
        return new

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, HeroState):
            return False
        names = [name for name in self.__slots__ if name not in ("table", "reach")]
        return self.table.body == other.table.body and all(getattr(self, n) == getattr(other, n) for n in names)

    # --- looking at a position ----------------------------------------------------------------

    @property
    def ended(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    @property
    def active(self) -> tuple[int, ...]:
        """Whose turn it is: one seat, or a team that acts together."""
        return self.table.groups[self.turn]

    def life(self, seat: int) -> int:
        """The health of a seat; teammates may share it."""
        return self.health[self.table.places[seat].life]

    def living(self) -> list[int]:
        """The seats that are neither eliminated nor defeated."""
        return [n for n, seat in enumerate(self.seats) if not seat.out]

    def defense(self, seat: int, laid: CardInPlay) -> int:
        """The defense of a champion, blessings included."""
        return self.table.cards[laid.card].defense + len(self.seats[seat].bless)


# --- snapshots -----------------------------------------------------------------------------------

_CARDS = ("deck", "hand", "discard", "stunned", "hoard", "jars", "grimoire")


def state_to_plain(state: HeroState) -> dict[str, Plain]:
    """The position as plain data, cards by their ids and seats by theirs."""
    names, places = state.table.book.names, state.table.places
    return {
        "seats": {places[n].id: _freeze_seat(state, seat) for n, seat in enumerate(state.seats)},
        "health": state.health[:],
        "market": {
            "deck": [names[card] for card in state.deck],
            "row": [names[card] if card >= 0 else None for card in state.row],
            "gems": state.gems,
        },
        "sacrificed": [names[card] for card in state.sacrificed],
        "turn": state.turn,
        "turns": state.turns,
        "asks": [list(ask) for ask in state.asks],
        "frames": [frame[:] for frame in state.frames],
        "did": state.did,
        "dealt": state.dealt,
        "winners": [places[n].id for n in state.winners],
        "luck": state.luck.state,
    }


def _freeze_seat(state: HeroState, seat: Seat) -> dict[str, Plain]:
    names, places = state.table.book.names, state.table.places
    plain: dict[str, Plain] = {name: getattr(seat, name) for name in (*_NUMBERS, *_FLAGS)}
    for name in _LISTS:
        values = getattr(seat, name)
        plain[name] = [names[card] for card in values] if name in _CARDS else values[:]
    plain["pending"] = [list(pair) for pair in seat.pending]
    plain["borrowed"] = [[names[card] if card != EMPTY else None, places[owner].id] for card, owner in seat.borrowed]
    for zone in ("play", "beside"):
        plain[zone] = [_freeze_laid(state, laid) for laid in getattr(seat, zone)]
    return plain


def _freeze_laid(state: HeroState, laid: CardInPlay) -> dict[str, Plain]:
    return {
        "card": state.table.book.names[laid.card],
        "owner": state.table.places[laid.owner].id,
        "expended": laid.expended,
        "used": laid.used,
        "damage": laid.damage,
    }


def state_from_plain(table: Layout, data: Unchecked) -> HeroState:
    """The position that plain data holds."""
    state = HeroState(table, Luck(data["luck"]))
    index, seats = table.book.index, table.index
    for seat_id, plain in data["seats"].items():
        _thaw_seat(table, state.seats[seats[seat_id]], plain)
    market = data["market"]
    state.health = list(data["health"])
    state.deck = [index(card) for card in market["deck"]]
    state.row = [EMPTY if card is None else index(card) for card in market["row"]]
    state.gems = market["gems"]
    state.sacrificed = [index(card) for card in data["sacrificed"]]
    state.turn, state.turns, state.did, state.dealt = data["turn"], data["turns"], data["did"], data["dealt"]
    state.asks = [PendingQuestion(*ask) for ask in data["asks"]]
    state.frames = [list(frame) for frame in data["frames"]]
    state.winners = tuple(seats[seat] for seat in data["winners"])
    return state


def _thaw_seat(table: Layout, seat: Seat, plain: Unchecked) -> None:
    index = table.book.index
    for name in (*_NUMBERS, *_FLAGS):
        setattr(seat, name, plain[name])
    for name in _LISTS:
        values = plain[name]
        setattr(seat, name, [index(card) for card in values] if name in _CARDS else list(values))
    seat.pending = [(kind, what) for kind, what in plain["pending"]]
    seat.borrowed = [
        (index(card) if card is not None else EMPTY, table.index[owner]) for card, owner in plain["borrowed"]
    ]
    for zone in ("play", "beside"):
        laid = [
            CardInPlay(index(p["card"]), table.index[p["owner"]], p["expended"], p["used"], p["damage"])
            for p in plain[zone]
        ]
        setattr(seat, zone, laid)
