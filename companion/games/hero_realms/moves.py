"""The main phase: what a player may do, checked and then done. A `can_...` raises the refusal and changes nothing."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms import acts
from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.choices import bring, discount, move_item, take_from_market
from companion.games.hero_realms.harm import hurt_champion, hurt_player
from companion.games.hero_realms.reach import guarded
from companion.games.hero_realms.refusals import (
    CheckFailed,
    Guarded,
    NoCombat,
    NoPartner,
    NoSuchAbility,
    NotThere,
    NotYourTurn,
    OutOfReach,
    Taunted,
    TooDear,
)
from companion.games.hero_realms.running import run
from companion.games.hero_realms.state import HeroState, Laid
from companion.games.hero_realms.telling import Told, card_name, note, who
from companion.games.hero_realms.zones import discard_from_hand, enter, from_hand, leave, to_sacrifice
from companion.kernel.refusals import Unknown
from companion.kernel.words import message

# --- who, and which card -------------------------------------------------------------------------


def actor(state: HeroState, seat: str) -> int:
    """The seat that acts."""
    active = state.active
    if not seat:
        if len(active) > 1:
            raise NotYourTurn("hr-say-who", "7.4", options=", ".join(state.table.places[n].id for n in active))
        return active[0]
    index = seat_of(state, seat)
    if index not in active or state.seats[index].out:
        raise NotYourTurn("hr-not-your-turn", "3", name=who(state, index), turn=[who(state, n) for n in active])
    return index


def seat_of(state: HeroState, seat: str) -> int:
    """The number of a seat."""
    index = state.table.index.get(seat)
    if index is None:
        raise Unknown("hr-no-seat", found=seat, options=", ".join(state.table.index))
    return index


def card_of(state: HeroState, card: str) -> Card:
    """The card with this id."""
    found = state.table.book.by_id.get(card)
    if found is None:
        raise Unknown("hr-no-card", found=card)
    return found


def _split(state: HeroState, ref: str) -> tuple[Card, int]:
    """`orc-grunt#2` is the second Orc Grunt; 0 means any."""
    found = state.table.book.by_id.get(ref)
    if found is not None:
        return found, 0
    name, _, number = ref.partition("#")
    if not number.isdecimal():
        raise Unknown("hr-no-card", found=ref)
    return card_of(state, name), int(number)


def _on_table(state: HeroState, seat: int, ref: str, ready: Any, beside: bool = True) -> tuple[Card, Laid]:
    """A card before a seat; where several are meant, the first that is `ready`, or else simply the first."""
    card, number = _split(state, ref)
    mine, index = state.seats[seat], card.index
    same = [laid for laid in mine.play if laid.card == index]
    if beside and not same:
        same = [laid for laid in mine.beside if laid.card == index]
    if number:
        same = same[number - 1 : number]
    if not same:
        raise NotThere("hr-not-in-play", "4", name=who(state, seat), card=card.name)
    for laid in same:
        if ready(laid):
            return card, laid
    return card, same[0]


# --- playing cards and using abilities -----------------------------------------------------------


def can_play(state: HeroState, act: acts.Play) -> tuple[int, Card]:
    """hero_realms 3.1: a card from hand, free."""
    seat, card = actor(state, act.seat), card_of(state, act.card)
    if card.index not in state.seats[seat].hand:
        raise NotThere("hr-not-in-hand", "3.1", name=who(state, seat), card=card.name)
    return seat, card


def play(state: HeroState, act: acts.Play, tell: Told) -> None:
    """Play a card; its primary effect happens at once."""
    seat, card = can_play(state, act)
    enter(state, seat, card.index, from_hand(state, seat, card.index))
    if tell:
        note(tell, state, seat, "3.1", message("hr-plays", name=who(state, seat), card=card.name))
    if card.primary is not None:
        run(state, seat, card.primary, tell)


def _upright(laid: Laid) -> bool:
    return not laid.expended


def _unused(laid: Laid) -> bool:
    return not laid.used


def can_expend(state: HeroState, act: acts.Expend) -> tuple[int, Card, Laid]:
    """hero_realms 4: the card must be prepared; a skill must be paid for."""
    seat = actor(state, act.seat)
    card, laid = _on_table(state, seat, act.card, _upright)
    if card.expend is None:
        raise NoSuchAbility("hr-no-expend", "4", card=card.name)
    if laid.expended:
        raise NoSuchAbility("hr-expended", "4.2", card=card.name)
    if card.pay > state.seats[seat].gold:
        raise TooDear("hr-skill-gold", "4", card=card.name, cost=card.pay, gold=state.seats[seat].gold)
    return seat, card, laid


def expend(state: HeroState, act: acts.Expend, tell: Told) -> None:
    """Turn a card sideways for its expend ability."""
    seat, card, laid = can_expend(state, act)
    assert card.expend is not None
    laid.expended = True
    state.seats[seat].gold -= card.pay
    if tell:
        note(tell, state, seat, "4", message("hr-expends", name=who(state, seat), card=card.name))
    run(state, seat, card.expend, tell)


def can_ally(state: HeroState, act: acts.Ally) -> tuple[int, Card, Laid]:
    """hero_realms 4.1: while another card of the faction is in play, once a turn."""
    seat = actor(state, act.seat)
    card, laid = _on_table(state, seat, act.card, _unused, beside=False)
    if card.ally is None:
        raise NoSuchAbility("hr-no-ally", "4.1", card=card.name)
    if laid.used:
        raise NoSuchAbility("hr-ally-used", "4.1", card=card.name)
    if state.seats[seat].icons[card.faction] < 2:
        raise NoPartner("hr-no-partner", "4.1", card=card.name, faction=card.definition.faction)
    return seat, card, laid


def ally(state: HeroState, act: acts.Ally, tell: Told) -> None:
    """Use an ally ability."""
    seat, card, laid = can_ally(state, act)
    assert card.ally is not None
    laid.used = True
    if tell:
        note(tell, state, seat, "4.1", message("hr-allies", name=who(state, seat), card=card.name))
    run(state, seat, card.ally, tell)


def can_sacrifice(state: HeroState, act: acts.Sacrifice) -> tuple[int, Card, Laid]:
    """hero_realms 4.3: the card itself leaves the game for its effect."""
    seat = actor(state, act.seat)
    card, laid = _on_table(state, seat, act.card, _upright)
    if card.sacrifice is None:
        raise NoSuchAbility("hr-no-sacrifice", "4.3", card=card.name)
    if state.seats[seat].turns < card.definition.after_turns:
        raise NoSuchAbility("hr-too-early", "4", card=card.name, count=card.definition.after_turns)
    return seat, card, laid


def sacrifice(state: HeroState, act: acts.Sacrifice, tell: Told) -> None:
    """Sacrifice a card for its effect."""
    seat, card, laid = can_sacrifice(state, act)
    assert card.sacrifice is not None
    if card.role == "ability":
        state.seats[seat].beside.remove(laid)
    else:
        leave(state, seat, laid)
    to_sacrifice(state, seat, card.index, tell)
    run(state, seat, card.sacrifice, tell)


# --- acquiring -----------------------------------------------------------------------------------


def can_acquire(state: HeroState, act: acts.Acquire) -> tuple[int, Card, int]:
    """hero_realms 5: a card that lies there, for its cost."""
    seat, card = actor(state, act.seat), card_of(state, act.card)
    if act.source:
        _can_heist(state, seat, card, act.source)
    elif card.index == state.table.book.gem:
        if not state.gems:
            raise NotThere("hr-no-gems", "5")
    elif card.index not in state.row:
        raise NotThere("hr-not-in-market", "5", card=card.name)
    cost = max(0, card.cost - discount(state, seat, card.index)) if state.seats[seat].pending else card.cost
    gold = _gold(state, seat)
    if cost > gold:
        raise TooDear("hr-too-dear", "5", card=card.name, cost=cost, gold=gold)
    return seat, card, cost


def _gold(state: HeroState, seat: int) -> int:
    """The gold for an acquisition; teammates of a Hydra may add theirs: hero_realms 7.4."""
    if not state.table.hydra:
        return state.seats[seat].gold
    return sum(state.seats[n].gold for n in state.active)


def _can_heist(state: HeroState, seat: int, card: Card, source: str) -> None:
    victim = seat_of(state, source)
    if not state.seats[seat].heist:
        raise NoSuchAbility("hr-no-heist", "5", card=card.name)
    if victim not in state.reach[seat][0]:
        raise OutOfReach("hr-out-of-reach", "6.3", name=who(state, seat), target=who(state, victim))
    if card.index not in state.seats[victim].discard:
        raise NotThere("hr-not-in-discard", "5", name=who(state, victim), card=card.name)
    if not card.printed:
        raise NotThere("hr-no-printed-cost", "5", card=card.name)


def acquire(state: HeroState, act: acts.Acquire, tell: Told) -> None:
    """Pay for a card and take it; the slot is refilled at once."""
    seat, card, cost = can_acquire(state, act)
    _pay(state, seat, cost)
    if tell:
        told = message("hr-acquires", name=who(state, seat), card=card.name, cost=cost, slot=_slot(state, card))
        note(tell, state, seat, "5", told, "gain")
    if act.source:
        state.seats[seat].heist -= 1
        state.seats[state.table.index[act.source]].discard.remove(card.index)
    else:
        take_from_market(state, seat, card.index, tell)
    bring(state, seat, card.index, tell)


def _slot(state: HeroState, card: Card) -> int:
    return state.row.index(card.index) + 1 if card.index in state.row else 0


def _pay(state: HeroState, seat: int, cost: int) -> None:
    """The buyer's own gold first, then the teammates' in order."""
    for payer in (seat, *(n for n in state.active if n != seat)):
        part = min(cost, state.seats[payer].gold)
        state.seats[payer].gold -= part
        cost -= part


# --- attacking -----------------------------------------------------------------------------------


def can_attack(state: HeroState, act: acts.Attack) -> tuple[int, int, Laid | None, int]:
    """hero_realms 6.1 and 6.2, with the seats of section 7 and the taunt of 9.3."""
    seat, target = actor(state, act.seat), seat_of(state, act.player)
    players, owners = state.reach[seat]
    if target not in (owners if act.champion else players):
        rule = _REACH_RULES.get(state.table.mode, "8.2")
        raise OutOfReach("hr-out-of-reach", rule, name=who(state, seat), target=who(state, target))
    taunters = state.seats[seat].taunters
    if taunters and target not in taunters:
        raise Taunted("hr-taunt-limit", "9.3", target=who(state, target), names=[who(state, n) for n in taunters])
    laid = None
    if act.champion:
        card, laid = _on_table(state, target, act.champion, _always, beside=False)
        if not card.champion:
            raise NotThere("hr-not-in-play", "6.1", name=who(state, target), card=card.name)
        if not card.guard and guarded(state, target):
            raise Guarded("hr-champion-guarded", "6.2", card=card.name, name=who(state, target))
    elif guarded(state, target):
        raise Guarded("hr-player-guarded", "6.2", name=who(state, target))
    return seat, target, laid, _amount(state, seat, target, laid, act.amount)


def _always(laid: Laid) -> bool:
    return True


_REACH_RULES = {
    "free-for-all": "7.1",
    "hunter-first-blood": "7.2",
    "hunter-last-standing": "7.3",
    "hydra-2v2": "7.4",
    "hydra-3v3": "7.4",
    "emperor": "7.5",
    "boss-vs-boss": "8.5",
}


def _amount(state: HeroState, seat: int, target: int, laid: Laid | None, asked: int) -> int:
    combat = state.seats[seat].combat
    amount = asked
    if not asked:
        amount = combat if laid is None else min(combat, state.defense(target, laid) - laid.damage)
    if not 0 < amount <= combat:
        raise NoCombat("hr-no-combat", "6.1", name=who(state, seat), combat=combat, amount=max(asked, 1))
    return amount


def attack(state: HeroState, act: acts.Attack, tell: Told) -> None:
    """Move combat to a champion as damage, or take health from a player."""
    seat, target, laid, amount = can_attack(state, act)
    state.seats[seat].combat -= amount
    if laid is None:
        if tell:
            told = message("hr-attacks", name=who(state, seat), target=who(state, target), count=amount)
            note(tell, state, seat, "6.1", told, "harm")
        hurt_player(state, seat, target, amount, tell)
        return
    if tell:
        told = message(
            "hr-attacks-champion",
            name=who(state, seat), target=who(state, target), card=card_name(state, laid.card), count=amount,
        )  # fmt: skip
        note(tell, state, seat, "6.1", told, "harm")
    hurt_champion(state, target, laid, amount, tell)


# --- Emperor -------------------------------------------------------------------------------------


def can_pass(state: HeroState, act: acts.Pass) -> tuple[int, int, Card]:
    """hero_realms 7.5: 1 gold, from the own discard pile to an adjacent teammate's."""
    seat, to, card = actor(state, act.seat), seat_of(state, act.to), card_of(state, act.card)
    if state.table.mode != "emperor":
        raise NoSuchAbility("hr-only-emperor", "7.5")
    if to not in adjacent_mates(state, seat):
        raise OutOfReach("hr-not-adjacent", "7.5", name=who(state, seat), target=who(state, to))
    if card.index not in state.seats[seat].discard:
        raise NotThere("hr-not-in-discard", "7.5", name=who(state, seat), card=card.name)
    if not state.seats[seat].gold:
        raise TooDear("hr-pass-gold", "7.5", name=who(state, seat))
    return seat, to, card


def adjacent_mates(state: HeroState, seat: int) -> list[int]:
    """Living teammates in the next seat."""
    return [n for n in state.table.mates(seat) if abs(n - seat) == 1 and not state.seats[n].out]


def hand_on(state: HeroState, act: acts.Pass, tell: Told) -> None:
    """Pass a card to a teammate."""
    seat, to, card = can_pass(state, act)
    state.seats[seat].gold -= 1
    state.seats[seat].discard.remove(card.index)
    state.seats[to].discard.append(card.index)
    if tell:
        told = message("hr-passes", name=who(state, seat), card=card.name, target=who(state, to))
        note(tell, state, seat, "7.5", told)


# --- the party -----------------------------------------------------------------------------------


def can_borrow(state: HeroState, act: acts.Borrow) -> tuple[int, int, Card]:
    """hero_realms 8.4: one card a cycle from the hand of each defeated player."""
    seat, lender, card = actor(state, act.seat), seat_of(state, act.player), card_of(state, act.card)
    hero = state.table.party_game and not state.table.places[seat].boss
    if not hero or state.table.places[lender].boss or not state.seats[lender].out:
        raise NoSuchAbility("hr-not-defeated", "8.4", name=who(state, lender))
    if state.seats[lender].lent:
        raise NoSuchAbility("hr-lent-already", "8.4", name=who(state, lender))
    if card.index not in state.seats[lender].hand:
        raise NotThere("hr-not-in-hand", "8.4", name=who(state, lender), card=card.name)
    return seat, lender, card


def borrow(state: HeroState, act: acts.Borrow, tell: Told) -> None:
    """Take a card of a defeated player into the own hand."""
    seat, lender, card = can_borrow(state, act)
    state.seats[lender].hand.remove(card.index)
    state.seats[lender].lent = True
    state.seats[seat].hand.append(card.index)
    state.seats[seat].borrowed.append((card.index, lender))
    if tell:
        told = message("hr-borrows", name=who(state, seat), card=card.name, target=who(state, lender))
        note(tell, state, seat, "8.4", told)


def can_steal(state: HeroState, act: acts.Steal) -> tuple[int, Card, list[int]]:
    """hero_realms 9.2 and 9.4: while the Dragon is taunted, for cards worth the item's check."""
    seat, item = actor(state, act.seat), card_of(state, act.item)
    table = state.table
    if table.mode != "dragon" or table.places[seat].boss:
        raise CheckFailed("hr-only-dragon", "9.2")
    if item.index not in [laid.card for laid in state.seats[table.boss].beside]:
        raise NotThere("hr-dragon-has-not", "9.2", card=item.name)
    if not state.seats[table.boss].taunters:
        raise CheckFailed("hr-not-taunted", "9.2")
    limit = table.settings.skill_checks_per_turn
    if limit and state.seats[seat].checks >= limit:
        raise CheckFailed("hr-checks-spent", "9.2", count=limit)
    return seat, item, _check_cards(state, seat, item, act.cards)


def _check_cards(state: HeroState, seat: int, item: Card, given: tuple[str, ...]) -> list[int]:
    left, cards = state.seats[seat].hand[:], [card_of(state, name) for name in given]
    for card in cards:
        if card.index not in left:
            raise NotThere("hr-not-in-hand", "9.4", name=who(state, seat), card=card.name)
        left.remove(card.index)
    worth = sum(card.cost for card in cards)
    if worth < item.check:
        raise CheckFailed("hr-check-failed", "9.4", card=item.name, check=item.check, found=worth)
    return [card.index for card in cards]


def steal(state: HeroState, act: acts.Steal, tell: Told) -> None:
    """Discard the cards without effect and take the item."""
    seat, item, cards = can_steal(state, act)
    state.seats[seat].checks += 1
    for card in cards:
        discard_from_hand(state, seat, card, tell, "9.4")
    move_item(state, state.table.boss, item.index, seat, tell)


CHECKS: dict[type, Any] = {
    acts.Play: can_play,
    acts.Expend: can_expend,
    acts.Ally: can_ally,
    acts.Sacrifice: can_sacrifice,
    acts.Acquire: can_acquire,
    acts.Attack: can_attack,
    acts.Pass: can_pass,
    acts.Borrow: can_borrow,
    acts.Steal: can_steal,
}
DEEDS: dict[type, Any] = {
    acts.Play: play,
    acts.Expend: expend,
    acts.Ally: ally,
    acts.Sacrifice: sacrifice,
    acts.Acquire: acquire,
    acts.Attack: attack,
    acts.Pass: hand_on,
    acts.Borrow: borrow,
    acts.Steal: steal,
}
