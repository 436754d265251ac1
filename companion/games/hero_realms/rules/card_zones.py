"""Cards changing places: drawing, reshuffling, entering and leaving play, discarding, sacrificing."""

from __future__ import annotations

from companion.games.hero_realms.events import OptionalTell, emit_event, get_card_name, seat_name
from companion.games.hero_realms.state import EMPTY, CardInPlay, HeroState, PendingQuestion
from companion.kernel.messages import message

CORRUPTED, CONTROLLED = 20, 30
"""Cards the Lich must own at a shuffle for its power, and for the other side of it: hero_realms 10."""

TURNED = "turned"
"""The question which card of the real market turned up."""


def draw_cards(state: HeroState, seat: int, count: int, tell: OptionalTell) -> int:
    """Draw cards; the discard pile is shuffled in at the moment a card is needed: hero_realms 3.4."""
    mine = state.seats[seat]
    if seat in state.table.people:
        mine.held += count
        if tell and count:
            emit_event(tell, state, seat, "3.4", message("hr-draws", name=seat_name(state, seat), count=count))
        return count
    drawn = 0
    while drawn < count:
        if not mine.deck and not reshuffle_discard_pile(state, seat, tell):
            break
        mine.hand.append(mine.deck.pop())
        drawn += 1
    if tell and drawn:
        emit_event(tell, state, seat, "3.4", message("hr-draws", name=seat_name(state, seat), count=drawn))
    return drawn


def reshuffle_discard_pile(state: HeroState, seat: int, tell: OptionalTell) -> bool:
    """Make a new deck of the discard pile; False if there is none."""
    mine = state.seats[seat]
    if not mine.discard:
        return False
    mine.deck, mine.discard = mine.discard, []
    shuffle_deck(state, seat, tell)
    return True


def shuffle_deck(state: HeroState, seat: int, tell: OptionalTell) -> None:
    """Shuffle a personal deck. The Lich counts its cards whenever it does: hero_realms 10."""
    mine = state.seats[seat]
    state.luck.shuffle(mine.deck)
    if tell:
        emit_event(tell, state, seat, "3.4", message("hr-shuffles", name=seat_name(state, seat), count=len(mine.deck)))
    if state.table.places[seat].kind == "lich":
        _corrupt(state, seat, tell)


def _corrupt(state: HeroState, seat: int, tell: OptionalTell) -> None:
    mine, cards = state.seats[seat], state.table.cards
    owned = len(mine.deck) + len(mine.hand) + sum(1 for laid in mine.play if not cards[laid.card].minion)
    reached = 2 if owned >= CONTROLLED else 1 if owned >= CORRUPTED else 0
    if reached <= mine.power:
        return
    powers = state.table.book.powers
    kept = next((laid for laid in mine.beside if laid.card in powers), None)
    if kept is None:
        mine.beside.append(CardInPlay(powers[reached - 1], seat))
    else:
        kept.card = powers[reached - 1]
    mine.power = reached
    if tell:
        power = get_card_name(state, powers[reached - 1])
        emit_event(
            tell,
            state,
            seat,
            "10",
            message("hr-corrupts", name=seat_name(state, seat), count=owned, card=power),
            "gain",
        )


def put_into_play(state: HeroState, seat: int, card: int, owner: int) -> CardInPlay:
    """Put a card into a play area; champions enter prepared: hero_realms 4.2."""
    laid = CardInPlay(card, owner)
    mine = state.seats[seat]
    mine.play.append(laid)
    mine.icons[state.table.cards[card].faction] += 1
    return laid


def remove_from_play(state: HeroState, seat: int, laid: CardInPlay) -> None:
    """Take a card out of a play area; where it goes is up to the caller."""
    mine = state.seats[seat]
    for n, other in enumerate(mine.play):
        if other is laid:
            del mine.play[n]
            break
    mine.icons[state.table.cards[laid.card].faction] -= 1


def return_to_owner_pile(state: HeroState, laid: CardInPlay) -> None:
    """Put a card that left play where it belongs: a minion in the grimoire, all else on its owner's discard pile."""
    owner = state.seats[laid.owner]
    if not state.table.cards[laid.card].minion:
        owner.discard.append(laid.card)
        return
    # Where in the grimoire is not known: hero_realms 10 and 12.
    owner.grimoire.insert(0, laid.card)
    if state.table.settings.grimoire_return == "shuffle":
        state.luck.shuffle(owner.grimoire)


def merge_physical_players_cards(state: HeroState) -> None:
    """Put all cards of physical players together, sorted: what is hand, deck and discard pile only they know."""
    for seat in state.table.people:
        mine = state.seats[seat]
        mine.deck = sorted([*mine.deck, *mine.hand, *mine.discard])
        mine.hand, mine.discard = [], []


def discard_pile_or_pooled_cards(state: HeroState, seat: int) -> list[int]:
    """The discard pile of a seat; of a physical player all their cards, because the pile is among them."""
    mine = state.seats[seat]
    return mine.deck if seat in state.table.people else mine.discard


def return_borrowed_cards(state: HeroState, seat: int) -> None:
    """Borrowed cards that were not played go back to the discard piles of their owners: hero_realms 8.4."""
    mine = state.seats[seat]
    if seat not in state.table.people:
        # What physical players borrow stays with its owner here until they play it.
        for card, owner in mine.borrowed:
            mine.hand.remove(card)
            state.seats[owner].discard.append(card)
    mine.borrowed = []


def take_from_hand(state: HeroState, seat: int, card: int) -> int:
    """Take a card out of a hand; its owner. Of two alike, the borrowed one goes first: hero_realms 8.4."""
    mine = state.seats[seat]
    mine.hand.remove(card)
    if mine.borrowed:
        for n, (lent, owner) in enumerate(mine.borrowed):
            if lent == card:
                del mine.borrowed[n]
                return owner
    return seat


def discard_from_hand(state: HeroState, seat: int, card: int, tell: OptionalTell, rule: str = "6.5") -> None:
    """Discard a card from hand; a borrowed one to its owner's pile."""
    state.seats[take_from_hand(state, seat, card)].discard.append(card)
    if tell:
        emit_event(
            tell,
            state,
            seat,
            rule,
            message("hr-discards", name=seat_name(state, seat), card=get_card_name(state, card)),
        )


def remove_from_game(state: HeroState, seat: int, card: int, tell: OptionalTell) -> None:
    """Put a card out of the game; a Fire Gem goes back to its stack: hero_realms 4.3."""
    gem = card == state.table.book.gem
    if gem:
        state.gems += 1
    else:
        state.sacrificed.append(card)
    if tell:
        told = message(
            "hr-gem-back" if gem else "hr-sacrificed", name=seat_name(state, seat), card=get_card_name(state, card)
        )
        emit_event(tell, state, seat, "4.3", told)


def refill_market_slot(state: HeroState, slot: int, seat: int, tell: OptionalTell) -> None:
    """Turn up a new card at once; the slot stays empty when the market deck is: hero_realms 5."""
    if state.table.real_market:
        # The cards lie on the table: whoever turns one up says which it is.
        state.row[slot] = EMPTY
        if state.deck:
            state.asks.append(PendingQuestion(TURNED, seat, slot, None))
        return
    state.row[slot] = state.deck.pop() if state.deck else EMPTY
    if tell and state.row[slot] != EMPTY:
        told = message("hr-turns-up", slot=slot + 1, card=get_card_name(state, state.row[slot]))
        emit_event(tell, state, seat, "5", told)


def summon_minions(state: HeroState, seat: int, count: int, tell: OptionalTell) -> None:
    """Put minions from the top of the grimoire into play, prepared: hero_realms 10."""
    grimoire = state.seats[seat].grimoire
    for _ in range(count):
        if not grimoire:
            return
        card = grimoire.pop()
        put_into_play(state, seat, card, seat)
        if tell:
            emit_event(
                tell,
                state,
                seat,
                "10",
                message("hr-summons", name=seat_name(state, seat), card=get_card_name(state, card)),
            )
