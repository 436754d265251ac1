"""Positions written by hand: from a description of what lies where to a state, and from a state to what people see.

What is not described is as at the start of a game. As soon as one of hand, deck and discard pile of a seat is
described, the others of that seat are empty unless described, too. The format is explained in docs/positions.md.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from companion.games.hero_realms.decisions.legal_acts import legal_acts
from companion.games.hero_realms.rules.attack_reach import update_attack_reach
from companion.games.hero_realms.rules.card_zones import merge_physical_players_cards, put_into_play, refill_market_slot
from companion.games.hero_realms.rules.name_lookup import card_references, require_card_by_id, require_seat_index
from companion.games.hero_realms.rules.opening_and_turns import SLOTS
from companion.games.hero_realms.setup_data import Level, PlayedBy
from companion.games.hero_realms.state import EMPTY, CardInPlay, HeroState, Seat
from companion.games.hero_realms.text.line_parser import write_line
from companion.games.hero_realms.text.question_text import PEOPLE
from companion.kernel.plain_data import Plain
from companion.kernel.refusals import BeyondLimit


@dataclass(frozen=True, slots=True)
class CardPosition:
    """A card on the table that is not simply there and prepared."""

    card: str
    expended: bool = False
    ally_used: bool = False
    damage: int = 0
    owner: str = ""


@dataclass(frozen=True, slots=True)
class SeatPosition:
    """What one seat has. Lists of a deck begin with the top card, lists of face-down cards with the next one.

    Of a physical player `cards` are all they own outside their play area, and `held` of them are in hand.
    """

    id: str
    name: str = ""
    character: str = ""
    boss: str = ""
    played_by: PlayedBy = "anyone"
    level: Level = "knight"
    cards: tuple[str, ...] | None = None
    held: int | None = None
    health: int | None = None
    gold: int = 0
    combat: int = 0
    hand: tuple[str, ...] | None = None
    deck: tuple[str, ...] | None = None
    discard: tuple[str, ...] | None = None
    play: tuple[str | CardPosition, ...] = ()
    items: tuple[str | CardPosition, ...] = ()
    hidden_hoard: tuple[str, ...] | None = None
    jars: tuple[str, ...] = ()
    grimoire: tuple[str, ...] | None = None
    power: Literal[0, 1, 2] = 0
    defeated: bool = False
    lent: bool = False
    taunted_by: tuple[str, ...] = ()
    turns_taken: int = 0
    ability_used: bool = False
    skill_used: bool = False
    stunned: tuple[str, ...] = ()
    choices: dict[str, str] = field(default_factory=dict)
    counters: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class MarketPosition:
    """The market: the open cards (the rest of the five slots is dealt), the next ones, and the Fire Gem stack.

    `dealt_by: table` leaves it to the table to say what turns up.
    """

    dealt_by: Literal["app", "table"] = "app"
    row: tuple[str, ...] | None = None
    next: tuple[str, ...] = ()
    gems: int | None = None


def apply_described_position(
    state: HeroState, seats: tuple[SeatPosition, ...], market: MarketPosition, sacrificed: tuple[str, ...]
) -> None:
    """Bring a fresh state into the position described."""
    for described in seats:
        _seat(state, require_seat_index(state, described.id), described)
    state.sacrificed = _cards(state, sacrificed)
    _market(state, market)
    merge_physical_players_cards(state)
    update_attack_reach(state)


def _cards(state: HeroState, names: tuple[str, ...]) -> list[int]:
    return [require_card_by_id(state, name).index for name in names]


def _seat(state: HeroState, seat: int, described: SeatPosition) -> None:
    mine = state.seats[seat]
    mine.gold, mine.combat, mine.gained = described.gold, described.combat, described.combat
    mine.turns, mine.lent, mine.out = described.turns_taken, described.lent, described.defeated
    mine.stunned = _cards(state, described.stunned)
    zones = (described.hand, described.deck, described.discard)
    if any(zone is not None for zone in zones):
        mine.hand = _cards(state, described.hand or ())
        mine.deck = _cards(state, described.deck or ())[::-1]
        mine.discard = _cards(state, described.discard or ())[::-1]
    if described.cards is not None:
        mine.deck = _cards(state, described.cards)
    if described.held is not None:
        mine.held = described.held
    for card in described.play:
        laid = _laid(state, seat, card)
        put_into_play(state, seat, laid.card, laid.owner)
        mine.play[-1] = laid
    _beside(state, seat, mine, described)
    if described.health is not None:
        state.health[state.table.places[seat].life] = described.health
    elif described.defeated:
        state.health[state.table.places[seat].life] = 0


def _laid(state: HeroState, seat: int, described: str | CardPosition) -> CardInPlay:
    given = described if isinstance(described, CardPosition) else CardPosition(described)
    owner = require_seat_index(state, given.owner) if given.owner else seat
    return CardInPlay(require_card_by_id(state, given.card).index, owner, given.expended, given.ally_used, given.damage)


def _beside(state: HeroState, seat: int, mine: Seat, described: SeatPosition) -> None:
    cards = state.table.cards
    for laid in mine.beside[:]:
        if cards[laid.card].role == "ability" and described.ability_used:
            mine.beside.remove(laid)
            state.sacrificed.append(laid.card)
        elif cards[laid.card].role == "skill":
            laid.expended = described.skill_used
    mine.beside += [_laid(state, seat, item) for item in described.items]
    if described.hidden_hoard is not None:
        mine.hoard = _cards(state, described.hidden_hoard)[::-1]
    elif mine.hoard:
        held = {laid.card for other in state.seats for laid in other.beside}
        mine.hoard = [item for item in mine.hoard if item not in held]
    if described.grimoire is not None:
        mine.grimoire = _cards(state, described.grimoire)[::-1]
    if described.jars:
        _jars(state, seat, mine, _cards(state, described.jars))
    if described.power:
        mine.power = described.power
        mine.beside.append(CardInPlay(state.table.book.powers[described.power - 1], seat))
    mine.taunters = [require_seat_index(state, name) for name in described.taunted_by]


def _jars(state: HeroState, seat: int, mine: Seat, jars: list[int]) -> None:
    cards = state.table.cards
    mine.beside = [laid for laid in mine.beside if cards[laid.card].role != "jar"]
    mine.beside.append(CardInPlay(jars[0], seat))
    mine.jars = jars[:0:-1]
    state.health[state.table.places[seat].life] = cards[jars[0]].definition.health


def _market(state: HeroState, market: MarketPosition) -> None:
    """Deal what is not described from the copies that are not seen anywhere else."""
    book = state.table.book
    fixed = _cards(state, market.row) if market.row is not None else None
    coming = _cards(state, market.next)
    left = Counter(book.market)
    left.subtract(card for card in _seen(state) if card in left)
    left.subtract([*(fixed or ()), *coming])
    for card, count in left.items():
        if count < 0:
            raise BeyondLimit(
                "hr-no-copy", card=state.table.cards[card].name, count=state.table.cards[card].definition.copies
            )
    shuffled = [card for card in state.deck + state.row if card != EMPTY]
    state.deck, state.row = [], (fixed or [])[:SLOTS]
    for card in shuffled:
        if left[card] > 0:
            left[card] -= 1
            state.deck.append(card)
    _fill_row(state)
    state.deck += coming[::-1]
    gems = sum(1 for card in _seen(state) if card == book.gem)
    state.gems = book.base.gems - gems if market.gems is None else market.gems


def _fill_row(state: HeroState) -> None:
    """Deal the slots that were not described, or leave it to the table to say what lies there."""
    state.asks = []
    for slot in range(len(state.row), SLOTS):
        state.row.append(EMPTY)
        refill_market_slot(state, slot, state.active[0], None)


def _seen(state: HeroState) -> list[int]:
    """Every card outside the market."""
    seen = state.sacrificed[:]
    for seat in state.seats:
        seen += [*seat.hand, *seat.deck, *seat.discard, *(laid.card for laid in seat.play)]
    return seen


# --- and back: what people see -------------------------------------------------------------------


def position_to_dict(state: HeroState) -> dict[str, Plain]:
    """A position as people read it, everything open."""
    table, names = state.table, state.table.book.names
    return {
        "mode": table.mode,
        "turn": [table.places[n].id for n in state.active],
        "turns": state.turns,
        "seats": {place.id: _shown_seat(state, n) for n, place in enumerate(table.places)},
        "market": {
            "row": [names[card] for card in state.row if card != EMPTY],
            "left": len(state.deck),
            "gems": state.gems,
        },
        "sacrificed": [names[card] for card in state.sacrificed],
        "winners": [table.places[n].id for n in state.winners],
        "asked": table.places[state.asks[0].seat].id if state.asks else None,
        "question": state.asks[0].kind if state.asks else None if state.winners else _turn_of(state),
        "legal": [write_line(act) for act in legal_acts(state)],
    }


_UNKNOWN = ("gold", "combat", "hand", "deck", "discard", "pending")
"""The zones of physical players that nobody here knows."""


def _turn_of(state: HeroState) -> str:
    return PEOPLE if all(n in state.table.people for n in state.active) else "main"


def _shown_seat(state: HeroState, n: int) -> dict[str, Plain]:
    seat, place, names = state.seats[n], state.table.places[n], state.table.book.names
    cards, ids = state.table.cards, state.table.places
    jar = [names[x.card] for x in seat.beside if cards[x.card].role == "jar"]
    items = [x for x in seat.beside if cards[x.card].role == "hoard"]
    found: dict[str, Plain] = {
        "kind": place.kind,
        "health": state.life(n),
        "gold": seat.gold,
        "combat": seat.combat,
        "hand": [names[card] for card in seat.hand],
        "deck": [names[card] for card in seat.deck[::-1]],
        "discard": [names[card] for card in seat.discard[::-1]],
        "play": [names[laid.card] for laid in seat.play],
        "expended": _refs(state, n, [laid for laid in seat.play if laid.expended]),
        "damage": {_refs(state, n, [laid])[0]: laid.damage for laid in seat.play if laid.damage},
        "ready": [names[x.card] for x in seat.beside if not x.expended],
        "items": [names[x.card] for x in items],
        "out": seat.out,
        "pending": [f"{kind} {what}" for kind, what in seat.pending],
    }
    if n in state.table.people:
        found |= {"cards": [names[card] for card in seat.deck], "held": seat.held}
        found = {name: value for name, value in found.items() if name not in _UNKNOWN}
    if place.kind == "dragon":
        found |= {
            "hidden_hoard": len(seat.hoard),
            "taunted_by": [ids[t].id for t in seat.taunters],
            "immune": seat.immune,
        }
    if place.kind == "lich":
        found |= {"jar": jar, "jars_left": len(seat.jars), "grimoire": [names[c] for c in seat.grimoire[::-1]]}
        found |= {"power": seat.power}
    return found


def _refs(state: HeroState, seat: int, laid: list[CardInPlay]) -> list[str]:
    return [ref.partition("/")[2] for ref in card_references(state, seat, laid)]
