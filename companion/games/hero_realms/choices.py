"""What can be asked in the middle of an effect: for each kind of question its options, and what an answer does.

Options are texts that people can type: a card (`gold`), a card in a zone (`discard:gold`), a seat (`ben`), a card
before a seat (`ben/cron-the-berserker`, the second of its kind `ben/orc-grunt#2`).
"""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms.asking import ANSWERS, DECLINES, OPTIONS, ask
from companion.games.hero_realms.cards import FACTIONS
from companion.games.hero_realms.counting import hoard_of, richer_in_hoard
from companion.games.hero_realms.harm import hurt_player, scorch, stun, stun_all
from companion.games.hero_realms.reach import champions, exposed, healable, renew_reach
from companion.games.hero_realms.state import EMPTY, HeroState, Laid
from companion.games.hero_realms.telling import Told, card_name, note, who
from companion.games.hero_realms.zones import (
    TURNED,
    discard_from_hand,
    enter,
    from_hand,
    refill,
    reshuffle,
    shuffle_deck,
    to_sacrifice,
)
from companion.kernel.words import message

# --- naming cards and seats ----------------------------------------------------------------------


def _ids(state: HeroState, cards: list[int], prefix: str = "") -> list[str]:
    names = state.table.book.names
    return [prefix + names[card] for card in dict.fromkeys(cards)]


def _seat_ids(state: HeroState, seats: list[int] | tuple[int, ...]) -> list[str]:
    return [state.table.places[seat].id for seat in seats]


def refs(state: HeroState, seat: int, laid: list[Laid]) -> list[str]:
    """How cards before a seat are called; the second of a kind has `#2` behind it."""
    names, place, seen = state.table.book.names, state.table.places[seat].id, dict[int, int]()
    chosen = {id(card) for card in laid}
    found = []
    for card in (*state.seats[seat].play, *state.seats[seat].beside):
        seen[card.card] = count = seen.get(card.card, 0) + 1
        if id(card) in chosen:
            found.append(f"{place}/{names[card.card]}" + (f"#{count}" if count > 1 else ""))
    return found


def find(state: HeroState, ref: str) -> tuple[int, Laid]:
    """The card that `seat/card#n` means."""
    place, _, rest = ref.partition("/")
    name, _, number = rest.partition("#")
    seat, card = state.table.index[place], state.table.book.index(name)
    same = [x for x in (*state.seats[seat].play, *state.seats[seat].beside) if x.card == card]
    return seat, same[int(number or 1) - 1]


# --- health --------------------------------------------------------------------------------------


def heal(state: HeroState, seat: int, amount: int, tell: Told) -> None:
    """Add health at once; no upper limit: hero_realms 1."""
    life = state.table.places[seat].life
    state.health[life] += amount
    if tell:
        told = message("hr-health", name=who(state, seat), count=amount, total=state.health[life])
        note(tell, state, seat, "4", told, "heal")
    if state.seats[seat].out:
        state.seats[seat].out = False
        renew_reach(state)
        if tell:
            note(tell, state, seat, "8.4", message("hr-returns", name=who(state, seat)), "heal")


def _heal_options(state: HeroState, seat: int, a: int, b: Any) -> list[str]:
    return _seat_ids(state, healable(state, seat))


def _heal(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    heal(state, state.table.index[option], a, tell)


def _bless_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    if state.table.party_game:
        return _seat_ids(state, healable(state, seat))
    mates = [n for n in state.table.mates(seat) if not state.seats[n].out]
    return _seat_ids(state, [seat, *mates, *state.reach[seat][0]])


def _bless(state: HeroState, seat: int, a: int, b: int, option: str, tell: Told) -> None:
    target = state.table.index[option]
    heal(state, target, a, tell)
    # To the end of that player's next turn: a turn that is going on ends first.
    state.seats[target].bless += [2 if target in state.active else 1] * b
    if tell:
        note(tell, state, target, "8.3", message("hr-blessed", name=who(state, target), count=b), "gain")


# --- the own hand, discard pile and deck ---------------------------------------------------------


def discard_some(state: HeroState, seat: int, count: int, tell: Told) -> None:
    """A player discards cards of their own choice, as many as there are."""
    if count >= len(state.seats[seat].hand):
        for card in state.seats[seat].hand[:]:
            discard_from_hand(state, seat, card, tell)
    else:
        ask(state, "discard", seat, tell, count)


def _discard_options(state: HeroState, seat: int, a: int, b: Any) -> list[str]:
    return _ids(state, state.seats[seat].hand)


def _discard(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    discard_from_hand(state, seat, state.table.book.index(option), tell)
    if a > 1:
        discard_some(state, seat, a - 1, tell)


def _sac_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    mine = state.seats[seat]
    return _ids(state, mine.discard, "discard:") + _ids(state, mine.hand, "hand:")


def _sac(state: HeroState, seat: int, a: int, b: int, option: str, tell: Told) -> None:
    zone, _, name = option.partition(":")
    card = state.table.book.index(name)
    if zone == "hand":
        from_hand(state, seat, card)
    else:
        state.seats[seat].discard.remove(card)
    to_sacrifice(state, seat, card, tell)
    state.did = b + 1
    if a > 1 and _sac_options(state, seat, a, b):
        state.asks.append(["sac", seat, a - 1, b + 1, True])


def _sac_enough(state: HeroState, seat: int, a: int, b: int, tell: Told) -> None:
    state.did = b


def _topdeck_options(state: HeroState, seat: int, a: str, b: Any) -> list[str]:
    cards = state.table.cards
    return _ids(state, [c for c in state.seats[seat].discard if a == "any" or cards[c].champion])


def _topdeck(state: HeroState, seat: int, a: str, b: Any, option: str, tell: Told) -> None:
    mine, card = state.seats[seat], state.table.book.index(option)
    mine.discard.remove(card)
    mine.deck.append(card)
    state.did = 1
    if tell:
        note(tell, state, seat, "4", message("hr-topdecks", name=who(state, seat), card=card_name(state, card)))


def _search_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    mine = state.seats[seat]
    return _ids(state, sorted(mine.deck), "deck:") + _ids(state, mine.discard, "discard:")


def _search(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    zone, _, name = option.partition(":")
    mine, card = state.seats[seat], state.table.book.index(name)
    (mine.deck if zone == "deck" else mine.discard).remove(card)
    mine.hand.append(card)
    if tell:
        note(tell, state, seat, "9.2", message("hr-searches", name=who(state, seat)))
    if zone == "deck":
        shuffle_deck(state, seat, tell)


def look(state: HeroState, seat: int, count: int, drop: int, tell: Told) -> None:
    """Look at the top cards, discard some of them, put the rest back in any order."""
    mine = state.seats[seat]
    if len(mine.deck) < count and mine.discard:
        # Cards needed beyond the deck come from the shuffled discard pile, under what is left: hero_realms 3.4.
        left, mine.deck = mine.deck, []
        reshuffle(state, seat, tell)
        mine.deck += left
    seen = min(count, len(mine.deck))
    if tell and seen:
        note(tell, state, seat, "4", message("hr-looks", name=who(state, seat), count=seen))
    _look_on(state, seat, drop, seen, tell)


def _look_on(state: HeroState, seat: int, drop: int, seen: int, tell: Told) -> None:
    if drop and seen:
        state.asks.append(["look-discard", seat, drop, seen, True])
    else:
        _order(state, seat, seen, 0, tell)


def _look_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    return _ids(state, state.seats[seat].deck[-b:][::-1])


def _look_discard(state: HeroState, seat: int, a: int, b: int, option: str, tell: Told) -> None:
    mine, card = state.seats[seat], state.table.book.index(option)
    place = max(n for n in range(len(mine.deck) - b, len(mine.deck)) if mine.deck[n] == card)
    mine.discard.append(mine.deck.pop(place))
    if tell:
        note(tell, state, seat, "4", message("hr-discards", name=who(state, seat), card=card_name(state, card)))
    _look_on(state, seat, a - 1, b - 1, tell)


def _look_enough(state: HeroState, seat: int, a: int, b: int, tell: Told) -> None:
    _order(state, seat, b, 0, tell)


def _order(state: HeroState, seat: int, unsettled: int, settled: int, tell: Told) -> None:
    if unsettled > 1:
        ask(state, "look-order", seat, tell, unsettled, settled)


def _order_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    deck = state.seats[seat].deck
    return _ids(state, deck[len(deck) - a - b : len(deck) - b][::-1])


def _look_order(state: HeroState, seat: int, a: int, b: int, option: str, tell: Told) -> None:
    """The card named comes next: right under those that were put in order before."""
    deck, card = state.seats[seat].deck, state.table.book.index(option)
    top = len(deck) - b
    place = max(n for n in range(top - a, top) if deck[n] == card)
    deck.insert(top - 1, deck.pop(place))
    _order(state, seat, a - 1, b + 1, tell)


# --- champions -----------------------------------------------------------------------------------


def _prepare_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    return refs(state, seat, [laid for laid in champions(state, seat) if laid.expended])


def _prepare(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    laid = find(state, option)[1]
    laid.expended = False
    if tell:
        note(tell, state, seat, "4.2", message("hr-prepares", name=who(state, seat), card=card_name(state, laid.card)))


def _raise_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    mine = state.seats[seat]
    return _ids(state, [card for card in mine.stunned if card in mine.discard])


def _raise(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    mine, card = state.seats[seat], state.table.book.index(option)
    mine.discard.remove(card)
    mine.stunned.remove(card)
    enter(state, seat, card, seat)
    if tell:
        note(tell, state, seat, "4", message("hr-raises", name=who(state, seat), card=card_name(state, card)), "gain")


def _stun_options(state: HeroState, seat: int, a: bool, b: Any) -> list[str]:
    targeted = a or not state.table.settings.nontarget_stun_ignores_guards
    if targeted:
        return [ref for n in state.reach[seat][1] for ref in refs(state, n, exposed(state, n))]
    # The text has no target: neither guards nor seats protect (hero_realms 6.3).
    others = [n for n in state.table.opponents(seat) if not state.seats[n].out]
    return [ref for n in others for ref in refs(state, n, champions(state, n))]


def _stun(state: HeroState, seat: int, a: bool, b: Any, option: str, tell: Told) -> None:
    victim, laid = find(state, option)
    stun(state, victim, laid, tell)
    state.did = 1


# --- players -------------------------------------------------------------------------------------


def _target_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    """Players can be targeted through guards: hero_realms 6.2."""
    return _seat_ids(state, state.reach[seat][0])


def _opponent(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    discard_some(state, state.table.index[option], a, tell)


def _stun_all(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    stun_all(state, state.table.index[option], tell)


def _blast(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    target = state.table.index[option]
    for laid in champions(state, target):
        scorch(state, target, laid, a, tell)
    hurt_player(state, seat, target, a, tell)


def _defeated_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    return _seat_ids(state, [n for n in state.table.opponents(seat) if state.seats[n].out])


def _empty_hand(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    target = state.table.index[option]
    for card in state.seats[target].hand[:]:
        discard_from_hand(state, target, card, tell, "8.4")


# --- acquiring -----------------------------------------------------------------------------------


def _free_options(state: HeroState, seat: int, a: int, b: Any) -> list[str]:
    cards, book = state.table.cards, state.table.book
    found = _ids(state, [card for card in state.row if card != EMPTY and cards[card].cost <= a])
    if state.gems and cards[book.gem].cost <= a:
        found.append(book.names[book.gem])
    return found


def _free(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    card = state.table.book.index(option)
    take_from_market(state, seat, card, tell)
    bring(state, seat, card, tell)


def take_from_market(state: HeroState, seat: int, card: int, tell: Told) -> None:
    """Take a card from its slot, which is refilled at once, or from the Fire Gem stack: hero_realms 5."""
    if card == state.table.book.gem:
        state.gems -= 1
    else:
        refill(state, state.row.index(card), seat, tell)


def bring(state: HeroState, seat: int, card: int, tell: Told) -> None:
    """Put an acquired card on the discard pile, unless an effect for the next acquired card says otherwise."""
    mine = state.seats[seat]
    if not mine.pending:
        place_card(state, seat, card, "discard", tell)
        return
    mine.pending = [p for p in mine.pending if p[1] != "cost-1" or not _matches(state, p[0], card)]
    places = list(dict.fromkeys(what for kind, what in mine.pending if _matches(state, kind, card)))
    if not places:
        place_card(state, seat, card, "discard", tell)
    elif len(places) == 1 or state.table.settings.pending_acquire_choice == "oldest":
        _goes(state, seat, card, None, places[0], tell)
    else:
        # Several effects match: the player chooses one, the others stay (hero_realms 5 and 12).
        state.asks.append(["goes", seat, card, places, False])


def _turned_options(state: HeroState, seat: int, a: int, b: Any) -> list[str]:
    """Every card of which a copy has not been seen yet."""
    return _ids(state, sorted(state.deck))


def _turned(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    card = state.table.book.index(option)
    state.deck.remove(card)
    state.row[a] = card
    if tell:
        note(tell, state, seat, "5", message("hr-turns-up", slot=a + 1, card=card_name(state, card)))


def _matches(state: HeroState, kind: str, card: int) -> bool:
    return kind == "any" or state.table.cards[card].type == kind


def discount(state: HeroState, seat: int, card: int) -> int:
    """What the next-acquire effects take off the cost of a card."""
    return sum(1 for kind, what in state.seats[seat].pending if what == "cost-1" and _matches(state, kind, card))


def _goes_options(state: HeroState, seat: int, a: int, b: list[str]) -> list[str]:
    return b


def _goes(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    pending = state.seats[seat].pending
    used = next(n for n, (kind, what) in enumerate(pending) if what == option and _matches(state, kind, a))
    del pending[used]
    place_card(state, seat, a, option, tell)


def place_card(state: HeroState, seat: int, card: int, where: str, tell: Told) -> None:
    """An acquired card arrives."""
    mine = state.seats[seat]
    {"discard": mine.discard, "top": mine.deck, "hand": mine.hand}[where].append(card)
    if tell and where != "discard":
        told = message("hr-goes", name=who(state, seat), card=card_name(state, card), where=where)
        note(tell, state, seat, "5", told, "gain")


def _faction_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    return list(FACTIONS[1:])


def _faction(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    faction = FACTIONS.index(option)
    state.seats[seat].icons[faction] += 1
    state.seats[seat].virtual.append(faction)
    if tell:
        note(tell, state, seat, "9.2", message("hr-faction", name=who(state, seat), faction=option))


# --- the hoard -----------------------------------------------------------------------------------


def reveal_hoard(state: HeroState, seat: int, count: int, tell: Told) -> None:
    """The next hoard item becomes the Dragon's: hero_realms 9.2."""
    mine = state.seats[seat]
    for _ in range(min(count, len(mine.hoard))):
        item = mine.hoard.pop()
        mine.beside.append(Laid(item, seat))
        if tell:
            told = message("hr-reveals", name=who(state, seat), card=card_name(state, item))
            note(tell, state, seat, "9.2", told, "gain")


def move_item(state: HeroState, holder: int, item: int, to: int, tell: Told) -> None:
    """A hoard item changes hands: hero_realms 9.2. The Ring is readied by every theft."""
    laid = next(x for x in state.seats[holder].beside if x.card == item)
    state.seats[holder].beside.remove(laid)
    state.seats[to].beside.append(laid)
    laid.owner = to
    if state.table.settings.stolen_hoard_arrives_prepared or state.table.cards[item].definition.stays_expended:
        laid.expended = False
    if tell:
        told = message("hr-steals", name=who(state, to), card=card_name(state, item), target=who(state, holder))
        note(tell, state, to, "9.2", told, "gain")


def _plunder_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    names = state.table.book.names
    richer = richer_in_hoard(state, seat)
    return [f"{state.table.places[n].id}/{names[item]}" for n in richer for item in hoard_of(state, n)]


def _plunder(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    holder, laid = find(state, option)
    move_item(state, holder, laid.card, seat, tell)


def _skill_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    """Items of others whose skill check the hand can meet: hero_realms 9.4."""
    cards, places = state.table.cards, state.table.places
    worth = sum(cards[card].cost for card in state.seats[seat].hand)
    others = [n for n in range(len(state.seats)) if n != seat]
    return [
        f"{places[n].id}/{cards[item].id}" for n in others for item in hoard_of(state, n) if cards[item].check <= worth
    ]


def _skill_steal(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    laid = find(state, option)[1]
    _pay(state, seat, state.table.cards[laid.card].check, option, tell)


def _pay(state: HeroState, seat: int, left: int, item: str, tell: Told) -> None:
    if left > 0:
        ask(state, "skill-pay", seat, tell, left, item)
        return
    holder, laid = find(state, item)
    move_item(state, holder, laid.card, seat, tell)


def _pay_options(state: HeroState, seat: int, a: int, b: str) -> list[str]:
    cards = state.table.cards
    return _ids(state, [card for card in state.seats[seat].hand if cards[card].cost])


def _skill_pay(state: HeroState, seat: int, a: int, b: str, option: str, tell: Told) -> None:
    card = state.table.book.index(option)
    discard_from_hand(state, seat, card, tell, "9.4")
    _pay(state, seat, a - state.table.cards[card].cost, b, tell)


# --- plain choices -------------------------------------------------------------------------------


def _choose_options(state: HeroState, seat: int, a: list[str], b: list[int]) -> list[str]:
    return a


def _choose(state: HeroState, seat: int, a: list[str], b: list[int], option: str, tell: Told) -> None:
    state.frames[-1][1] = b[a.index(option)]


def _yes_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    return ["yes"]


def _yes(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    state.did = 1


def _number_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    return [str(n) for n in range(a, b + 1)]


def _number(state: HeroState, seat: int, a: int, b: int, option: str, tell: Told) -> None:
    state.did = int(option)


def _last_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    """A captain that is eliminated may leave one own card to the emperor: hero_realms 7.5."""
    mine = state.seats[seat]
    return [
        *_ids(state, mine.hand, "hand:"),
        *_ids(state, sorted(mine.deck), "deck:"),
        *_ids(state, mine.discard, "discard:"),
    ]


def _last(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    zone, _, name = option.partition(":")
    mine, card = state.seats[seat], state.table.book.index(name)
    {"hand": mine.hand, "deck": mine.deck, "discard": mine.discard}[zone].remove(card)
    emperor = next(n for n in state.table.mates(seat) if state.table.places[n].kind == "emperor")
    state.seats[emperor].discard.append(card)
    if tell:
        told = message("hr-passes", name=who(state, seat), card=card_name(state, card), target=who(state, emperor))
        note(tell, state, seat, "7.5", told)


_KINDS: dict[str, tuple[Any, Any]] = {
    "heal": (_heal_options, _heal),
    "bless": (_bless_options, _bless),
    "discard": (_discard_options, _discard),
    "sac": (_sac_options, _sac),
    "topdeck": (_topdeck_options, _topdeck),
    "search": (_search_options, _search),
    "look-discard": (_look_options, _look_discard),
    "look-order": (_order_options, _look_order),
    "prepare": (_prepare_options, _prepare),
    "raise": (_raise_options, _raise),
    "stun": (_stun_options, _stun),
    "opponent": (_target_options, _opponent),
    "stun-all": (_target_options, _stun_all),
    "blast": (_target_options, _blast),
    "empty-hand": (_defeated_options, _empty_hand),
    "free": (_free_options, _free),
    TURNED: (_turned_options, _turned),
    "goes": (_goes_options, _goes),
    "faction": (_faction_options, _faction),
    "plunder": (_plunder_options, _plunder),
    "skill-steal": (_skill_options, _skill_steal),
    "skill-pay": (_pay_options, _skill_pay),
    "choose": (_choose_options, _choose),
    "yes-no": (_yes_options, _yes),
    "number": (_number_options, _number),
    "last-card": (_last_options, _last),
}
OPTIONS.update({kind: options for kind, (options, _) in _KINDS.items()})
ANSWERS.update({kind: answer for kind, (_, answer) in _KINDS.items()})
DECLINES.update({"sac": _sac_enough, "look-discard": _look_enough})
