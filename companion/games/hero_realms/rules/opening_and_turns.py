"""Setting up, ending a turn, and the next one beginning."""

from __future__ import annotations

from companion.games.hero_realms.events import OptionalTell, emit_event, seat_name
from companion.games.hero_realms.rules.attack_reach import update_attack_reach
from companion.games.hero_realms.rules.card_zones import (
    draw_cards,
    merge_physical_players_cards,
    refill_market_slot,
    remove_from_play,
    return_borrowed_cards,
    return_to_owner_pile,
)
from companion.games.hero_realms.rules.damage import open_soul_jar
from companion.games.hero_realms.setup_data import HAND, Layout, SeatLayout
from companion.games.hero_realms.state import EMPTY, CardInPlay, HeroState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.messages import message

SLOTS = 5
"""Market cards that lie open: hero_realms 2."""
TEAM_HEALTH = {2: 75, 3: 100}
"""Shared health by the size of a Hydra: hero_realms 7.4."""
EMPERORS_MORE = 10
"""Health an emperor has more than a captain: hero_realms 7.5."""


# --- the opening ---------------------------------------------------------------------------------


def build_opening_position(table: Layout, seed: int, tell: OptionalTell) -> HeroState:
    """The position before the first turn: hero_realms 2."""
    state = HeroState(table, Luck.from_seed(seed))
    state.deck = table.book.market[:]
    state.luck.shuffle(state.deck)
    state.row = [EMPTY] * SLOTS
    state.gems = table.book.base.gems
    for n, place in enumerate(table.places):
        _equip(state, n, place, tell)
    state.turn = _first(state)
    for n, count in enumerate(_opening_hands(state)):
        draw_cards(state, n, count, tell)
    update_attack_reach(state)
    _tell_turn(state, tell)
    for slot in range(SLOTS):
        refill_market_slot(state, slot, state.active[0], tell)
    merge_physical_players_cards(state)
    return state


def _equip(state: HeroState, seat: int, place: SeatLayout, tell: OptionalTell) -> None:
    """Deck, health and what lies beside."""
    book, mine, table = state.table.book, state.seats[seat], state.table
    if place.boss:
        mine.deck = book.boss_deck(place.kind, table.party)
        state.health[place.life] = book.bosses[place.kind].health.of(table.party)
    elif place.character:
        pack = book.characters[place.character]
        mine.deck = book.kinds(pack.deck)
        state.health[place.life] = pack.health
        mine.beside = [CardInPlay(book.index(pack.ability), seat), CardInPlay(book.index(pack.skill), seat)]
    else:
        mine.deck = book.kinds(book.base.starters)
        state.health[place.life] = book.base.health
    state.luck.shuffle(mine.deck)
    if table.hydra:
        state.health[place.life] = TEAM_HEALTH[len(table.groups[0])]
    if place.kind == "emperor":
        state.health[place.life] += EMPERORS_MORE
    if place.kind == "dragon":
        mine.hoard = book.hoard[:]
        state.luck.shuffle(mine.hoard)
    elif place.kind == "lich":
        _raise_the_lich(state, seat, tell)


def _raise_the_lich(state: HeroState, seat: int, tell: OptionalTell) -> None:
    """Shuffle the grimoire and the jars; one jar for each opposing player: hero_realms 10."""
    mine, book = state.seats[seat], state.table.book
    mine.grimoire, jars = book.grimoire[:], book.jars[:]
    state.luck.shuffle(mine.grimoire)
    state.luck.shuffle(jars)
    mine.jars = jars[: state.table.party]
    open_soul_jar(state, seat, tell)


def _first(state: HeroState) -> int:
    """Which group begins: whom the table named, else luck; a party goes before its boss, team A before team B."""
    table = state.table
    if table.body.first:
        seat = table.index[table.body.first]
        return next(n for n, group in enumerate(table.groups) if seat in group)
    if table.party_game or table.mode == "emperor":
        return 0
    return state.luck.below(len(table.groups))


def _opening_hands(state: HeroState) -> list[int]:
    """Cards in the opening hands, by seat: hero_realms 2."""
    table = state.table
    hands = [0] * len(table.places)
    count = len(table.groups)
    for turn in range(count):
        for seat in table.groups[(state.turn + turn) % count]:
            hands[seat] = _opening_hand(state, seat, turn)
    return hands


def _opening_hand(state: HeroState, seat: int, turn: int) -> int:
    table, place = state.table, state.table.places[seat]
    if table.party_game:
        return place.hand if place.boss else 3
    if table.duel:
        return place.hand if turn else (place.hand + 1) // 2
    if table.mode == "emperor":
        return 3 if place.side == table.places[state.active[0]].side else HAND
    if len(table.groups) == 2:
        return HAND if turn else 3
    return min(3 + turn, HAND)


# --- ending a turn -------------------------------------------------------------------------------


def end_turn(state: HeroState, tell: OptionalTell) -> None:
    """Discard phase and draw phase, for a whole team at once: hero_realms 3.2, 3.3 and 7.4."""
    standing = [n for n in state.active if not state.seats[n].out]
    for seat in standing:
        _discard_phase(state, seat)
    for seat in standing:
        draw_cards(state, seat, state.table.places[seat].hand - len(state.seats[seat].hand), tell)
    _forget(state, tell)
    _next_turn(state, tell)


def _discard_phase(state: HeroState, seat: int) -> None:
    mine, cards = state.seats[seat], state.table.cards
    mine.gold = mine.combat = 0
    kept = []
    for laid in mine.play:
        if cards[laid.card].champion:
            laid.expended = laid.used = False
            kept.append(laid)
        else:
            mine.icons[cards[laid.card].faction] -= 1
            state.seats[laid.owner].discard.append(laid.card)
    mine.play = kept
    if mine.borrowed:
        return_borrowed_cards(state, seat)
    mine.discard += mine.hand
    mine.hand = []
    mine.held = 0
    for laid in mine.beside:
        if not cards[laid.card].definition.stays_expended:
            laid.expended = False


def _forget(state: HeroState, tell: OptionalTell) -> None:
    """What lasts only for the turn is over: damage, unused effects, virtual cards, shields."""
    for n, mine in enumerate(state.seats):
        mine.prevented = 0
        for laid in mine.play:
            laid.damage = 0
        if n in state.active:
            _forget_own(state, n, tell)
    state.dealt = 0


def _forget_own(state: HeroState, seat: int, tell: OptionalTell) -> None:
    mine = state.seats[seat]
    for faction in mine.virtual:
        mine.icons[faction] -= 1
    mine.virtual, mine.pending, mine.stunned = [], [], []
    mine.gained = mine.heist = mine.checks = 0
    mine.turns += 1
    mine.bless = [left - 1 for left in mine.bless if left > 1]
    mine.immune = max(0, mine.immune - 1)
    if mine.taunters:
        # The taunt ends at the end of the Dragon's turn: hero_realms 9.3.
        mine.taunters = []
        if tell:
            emit_event(tell, state, seat, "9.3", message("hr-taunt-over", name=seat_name(state, seat)))


def _next_turn(state: HeroState, tell: OptionalTell) -> None:
    groups = state.table.groups
    while True:
        state.turn = (state.turn + 1) % len(groups)
        if any(not state.seats[n].out for n in groups[state.turn]):
            break
    state.turns += 1
    if state.table.boss in state.active:
        _new_cycle(state, tell)
    _tell_turn(state, tell)


def _new_cycle(state: HeroState, tell: OptionalTell) -> None:
    """At the start of the boss's turn every defeated player gets a new hand: hero_realms 8.4."""
    for n, mine in enumerate(state.seats):
        if mine.out:
            mine.lent = False
            mine.discard += mine.hand
            mine.hand = []
            mine.held = 0
            if tell:
                emit_event(tell, state, n, "8.4", message("hr-new-hand", name=seat_name(state, n)))
            draw_cards(state, n, state.table.places[n].hand, tell)


def end_turn_of_fallen(state: HeroState, tell: OptionalTell) -> None:
    """The one on turn has fallen: nothing is drawn, the next one acts."""
    for seat in state.active:
        for laid in state.seats[seat].play[:]:
            remove_from_play(state, seat, laid)
            return_to_owner_pile(state, laid)
    _forget(state, tell)
    _next_turn(state, tell)


def _tell_turn(state: HeroState, tell: OptionalTell) -> None:
    if tell:
        names = [seat_name(state, n) for n in state.active]
        emit_event(tell, state, state.active[0], "3", message("hr-turn", names=names), "turn")
