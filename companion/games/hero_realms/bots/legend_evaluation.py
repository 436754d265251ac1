"""Legend's evaluation of a position: how likely its side is to win, from life, decks and champions.

The weights were fitted to the results of games between Knights. Everything is a ratio of one side to the other, so the
same weights serve two players, teams, and a party with its boss.
"""

from __future__ import annotations

import functools
import math

from companion.games.hero_realms.bots.knight_card_values import compute_card_values
from companion.games.hero_realms.bots.knight_tuning import KNIGHT
from companion.games.hero_realms.bots.legend_card_weights import EXTRAS, NOTHING
from companion.games.hero_realms.card_data.card_definitions import Card, CardBook
from companion.games.hero_realms.card_data.effect_compiler import EffectProgram, branches_operand, number_operand
from companion.games.hero_realms.state import HeroState, Seat

GOLD, COMBAT, HEALTH, DRAW, FORCE, STUN, THIN = range(7)
_KINDS = {
    "gold": GOLD, "gold_per": GOLD, "combat": COMBAT, "combat_per": COMBAT, "health": HEALTH, "health_per": HEALTH,
    "draw": DRAW, "opp_discard": FORCE, "stun": STUN, "stun_all": STUN, "sac": THIN, "dmg_players": COMBAT,
    "lose_each": COMBAT, "summon": COMBAT,
}  # fmt: skip
_COUNTED = 1.5
_AGAIN = 1.5
"""How often a champion acts for each time it is drawn."""
_COMPANY = 4
"""Other cards seen together with a card."""
_STAYING = 3
"""A champion in play is a partner in every turn: as good as so many cards in the deck."""
_JAR = 42.5
"""The mean life of a soul jar: hero_realms 10."""
_LIFE = 50.0
"""Life at the start, the measure of how far a game has come."""

Amounts = tuple[float, ...]
_NOTHING: Amounts = (0.0,) * 7


class CardYields:
    """What each card of a book yields when drawn, as an ally, and each turn in play; and what it adds besides."""

    def __init__(self, book: CardBook, party: int) -> None:
        self.drawn = [_drawn(card, party) for card in book.cards]
        self.ally = [_some(_amounts(card.ally, party)) for card in book.cards]
        self.stays = [_some(_amounts(card.expend, party)) for card in book.cards]
        worth = compute_card_values(book, KNIGHT)
        self.early, self.late = worth.whole[0], worth.whole[-1]
        extras = [EXTRAS.get(card.id, NOTHING) for card in book.cards]
        self.owned, self.owned_early = [extra[0] for extra in extras], [extra[1] for extra in extras]
        self.laid, self.laid_early = [extra[2] for extra in extras], [extra[3] for extra in extras]


@functools.cache
def compute_card_yields(book: CardBook, party: int) -> CardYields:
    """The yields for a table with a party of this size."""
    return CardYields(book, party)


def _drawn(card: Card, party: int) -> Amounts:
    first, again = _amounts(card.primary, party), _amounts(card.expend, party)
    return tuple(a + b * _AGAIN for a, b in zip(first, again, strict=True))


def _amounts(program: EffectProgram | None, party: int) -> Amounts:
    """How much of each kind an ability gives; the branches of a choice share it."""
    if program is None:
        return _NOTHING
    found, weight, until = [0.0] * 7, 1.0, 0
    for at, (name, a, b) in enumerate(program.code):
        if name == "choose":
            weight, until = 1.2 / len(branches_operand(a)), number_operand(b)
        elif at >= until:
            weight = 1.0
        kind = _KINDS.get(name)
        if kind is None:
            continue
        number: float = a if isinstance(a, int) and not isinstance(a, bool) else 1
        if name == "opp_discard":
            number = number_operand(b)
        elif name.endswith("_per"):
            number = number * (party if b == "party" else _COUNTED)
        elif name in ("dmg_players", "summon"):
            number = 2 * number
        found[kind] += number * weight
    # "May draw one, then discard one" is a choice between cards, not a card more.
    if any(name == "discard" for name, _, _ in program.code):
        found[DRAW] *= 0.35
    return tuple(found)


def _some(amounts: Amounts) -> tuple[tuple[int, float], ...]:
    """The amounts that are not nothing, with their kinds."""
    return tuple((kind, amount) for kind, amount in enumerate(amounts) if amount)


class SideStrength:
    """The strength of one side: life left, what a turn brings on average, and what its cards add besides."""

    __slots__ = ("early", "extra", "extra_early", "gains", "hands", "late", "life", "turn", "walls")

    def __init__(self) -> None:
        self.life = self.walls = self.hands = self.early = self.late = self.extra = self.extra_early = 0.0
        self.gains = [0.0] * 7
        self.turn = 0.0


def _chances(state: HeroState, mine: Seat, pool: list[int]) -> list[float]:
    """How likely a card of each faction meets a partner."""
    cards, partners = state.table.cards, [icons * _STAYING for icons in mine.icons]
    for card in pool:
        partners[cards[card].faction] += 1
    count = len(pool) or 1
    chances = [1.0 - (1.0 - min(0.9, max(0, k - 1) / count)) ** _COMPANY for k in partners]
    chances[0] = 0.0
    return chances


def _add_seat(side: SideStrength, state: HeroState, seat: int, table: CardYields) -> None:
    mine = state.seats[seat]
    pool = [*mine.deck, *mine.hand, *mine.discard]
    hand = state.table.places[seat].hand
    _add_pool(side, state, mine, pool, hand, table)
    cards = state.table.cards
    for laid in (*mine.play, *mine.beside):
        card = laid.card
        for kind, amount in table.stays[card]:
            side.gains[kind] += amount
        if cards[card].champion:
            side.walls += cards[card].defense * (1.0 if cards[card].guard else 0.6)
        side.extra += table.laid[card]
        side.extra_early += table.laid_early[card]
    side.hands += len(mine.hand) / hand


def _add_pool(side: SideStrength, state: HeroState, mine: Seat, pool: list[int], hand: int, table: CardYields) -> None:
    """What is drawn of a deck in a turn, on average."""
    cards, count, drawn, ally = state.table.cards, len(pool) or 1, table.drawn, table.ally
    gains = [sum(column) for column in zip(*[drawn[card] for card in pool], strict=True)] or [0.0] * 7
    chances = _chances(state, mine, pool)
    for card in pool:
        for kind, amount in ally[card]:
            gains[kind] += amount * chances[cards[card].faction]
    # Draws show more of the deck than a hand.
    seen = hand / (1.0 - min(0.6, gains[DRAW] / count)) / count
    for kind in range(7):
        side.gains[kind] += gains[kind] * seen
    side.early += sum([table.early[card] for card in pool]) * seen
    side.late += sum([table.late[card] for card in pool]) * seen
    side.extra += sum([table.owned[card] for card in pool]) * hand / count
    side.extra_early += sum([table.owned_early[card] for card in pool]) * hand / count


def _side(state: HeroState, seats: list[int], table: CardYields) -> SideStrength:
    side, lives = SideStrength(), set[int]()
    for seat in seats:
        mine = state.seats[seat]
        if mine.out:
            continue
        place = state.table.places[seat]
        if place.life not in lives:
            lives.add(place.life)
            side.life += max(0, state.health[place.life]) + _JAR * len(mine.jars)
        _add_seat(side, state, seat, table)
        if seat in state.active:
            side.turn = 1.0
    return side


def evaluation_features(state: HeroState, seat: int) -> list[float]:
    """What the odds depend on, seen from a seat's side against everybody else."""
    table = compute_card_yields(state.table.book, state.table.party)
    mine = _side(state, [seat, *state.table.mates(seat)], table)
    foes = _side(state, state.table.opponents(seat), table)
    seats = max(1, len(state.table.places) // 2)
    scale = _LIFE * seats
    early = min(1.5, min(mine.life, foes.life) / scale)
    a, b = mine.gains, foes.gains
    life = math.log((mine.life + 2.0) / (foes.life + 2.0))
    might = math.log((a[COMBAT] + 2.0) / (b[COMBAT] + 2.0))
    wealth = math.log((a[GOLD] + 1.0) / (b[GOLD] + 1.0))
    thin = a[THIN] - b[THIN]
    deck = math.log((mine.late + 2.0) / (foes.late + 2.0))
    start = math.log((mine.early + 2.0) / (foes.early + 2.0))
    extra = mine.extra - foes.extra + (mine.extra_early - foes.extra_early) * early
    return [
        life, life * early, might, might * early, wealth, wealth * early,
        math.log((a[HEALTH] + 2.0) / (b[HEALTH] + 2.0)), a[FORCE] - b[FORCE], a[STUN] - b[STUN], thin, thin * early,
        (mine.walls - foes.walls) / scale * 10, mine.turn - foes.turn, mine.hands - foes.hands,
        deck, start * early, extra / seats,
    ]  # fmt: skip


WEIGHTS = (1.3, 0.93, 4.3, -3.48, -0.28, 3.96, 0.57, 0.53, 0.92, -0.05, 2.06, -0.2, 0.66, 0.15, 1.0, 0.7, 1.0)


def estimate_win_probability(state: HeroState, seat: int) -> float:
    """How likely the side of a seat is to win, between 0 and 1."""
    if state.winners:
        return 1.0 if seat in state.winners else 0.0
    total = sum(w * f for w, f in zip(WEIGHTS, evaluation_features(state, seat), strict=True))
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, total))))
