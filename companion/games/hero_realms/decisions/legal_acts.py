"""Every legal act of a position, quickly: what simulations and bots choose from.

Acts are built once and shared. Where several acts differ in nothing that matters (which of two alike prepared
champions is expended first), one of them is listed; attacks are listed with amount 0, which is all, or what a
champion needs.
"""

from __future__ import annotations

from functools import cache

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.moves.teammates_and_hoard_theft import adjacent_teammates
from companion.games.hero_realms.physical.act_options import list_possible_acts
from companion.games.hero_realms.questions.acquisition_questions import acquisition_discount
from companion.games.hero_realms.rules.attack_reach import attackable_champions, is_guarded
from companion.games.hero_realms.state import EMPTY, HeroState, Seat

_play, _expend, _ally, _sacrifice = cache(acts.Play), cache(acts.Expend), cache(acts.Ally), cache(acts.Sacrifice)
_acquire, _attack, _end, _choose = cache(acts.Acquire), cache(acts.Attack), cache(acts.End), cache(acts.Choose)


def legal_acts(state: HeroState) -> list[Act]:
    """What may be done now, by whoever has to decide."""
    if state.winners:
        return []
    if state.asks:
        return [_choose(option) for option in legal_answers(state)]
    found: list[Act] = []
    active, physical = state.active, state.table.people
    for seat in active:
        name = "" if len(active) == 1 else state.table.places[seat].id
        if seat in physical:
            found += list_possible_acts(state, seat, name)
        elif not state.seats[seat].out:
            _acts_of(state, seat, name, found)
    found.append(_end(""))
    return found


def _acts_of(state: HeroState, seat: int, name: str, found: list[Act]) -> None:
    mine, names = state.seats[seat], state.table.book.names
    for card in set(mine.hand) if len(mine.hand) > 1 else mine.hand:
        found.append(_play(names[card], name))
    _abilities(state, mine, name, found)
    _purchases(state, seat, mine, name, found)
    if mine.combat:
        _attacks(state, seat, mine, name, found)
    if state.table.mode == "emperor":
        _passes(state, seat, mine, name, found)
    elif state.table.party_game and seat != state.table.boss:
        _party(state, mine, name, found)


def _abilities(state: HeroState, mine: Seat, name: str, found: list[Act]) -> None:
    cards, icons = state.table.cards, mine.icons
    seen: set[tuple[int, int]] = set()
    for laid in mine.play:
        kind = laid.card
        card = cards[kind]
        if card.expend is not None and not laid.expended and (kind, 0) not in seen:
            seen.add((kind, 0))
            found.append(_expend(card.id, name))
        if card.ally is not None and not laid.used and icons[card.faction] > 1 and (kind, 1) not in seen:
            seen.add((kind, 1))
            found.append(_ally(card.id, name))
        if card.sacrifice is not None and (kind, 2) not in seen:
            seen.add((kind, 2))
            found.append(_sacrifice(card.id, name))
    for laid in mine.beside:
        card = cards[laid.card]
        if card.expend is not None and not laid.expended and card.pay <= mine.gold:
            found.append(_expend(card.id, name))
        if card.sacrifice is not None and mine.turns >= card.definition.after_turns:
            found.append(_sacrifice(card.id, name))


def _purchases(state: HeroState, seat: int, mine: Seat, name: str, found: list[Act]) -> None:
    gold = mine.gold if not state.table.hydra else sum(state.seats[n].gold for n in state.active)
    if gold == 0 and not mine.pending:
        return
    cards, book = state.table.cards, state.table.book
    for card in dict.fromkeys(state.row):
        if card != EMPTY:
            cost = cards[card].cost
            if cost <= gold or (mine.pending and cost - acquisition_discount(state, seat, card) <= gold):
                found.append(_acquire(cards[card].id, name))
    if state.gems and cards[book.gem].cost <= gold:
        found.append(_acquire(cards[book.gem].id, name))
    if mine.heist:
        _heists(state, seat, gold, name, found)


def _heists(state: HeroState, seat: int, gold: int, name: str, found: list[Act]) -> None:
    cards = state.table.cards
    for victim in state.reach[seat][0]:
        for card in dict.fromkeys(state.seats[victim].discard):
            if cards[card].printed and cards[card].cost - acquisition_discount(state, seat, card) <= gold:
                found.append(_acquire(cards[card].id, name, state.table.places[victim].id))


def _attacks(state: HeroState, seat: int, mine: Seat, name: str, found: list[Act]) -> None:
    players, owners = state.reach[seat]
    places, cards, hit = state.table.places, state.table.cards, set[int]()
    for other in owners:
        if mine.taunters and other not in mine.taunters:
            continue
        theirs = state.seats[other]
        if theirs.play:
            # Actions and items are in play only in their owner's turn, so what lies here are champions.
            for card in {laid.card: None for laid in attackable_champions(state, other)}:
                found.append(_attack(places[other].id, cards[card].id, 0, name))
        # A team is attacked as one.
        if other in players and places[other].life not in hit and not is_guarded(state, other):
            hit.add(places[other].life)
            found.append(_attack(places[other].id, "", 0, name))


def _passes(state: HeroState, seat: int, mine: Seat, name: str, found: list[Act]) -> None:
    if not mine.gold or not mine.discard:
        return
    for to in adjacent_teammates(state, seat):
        for card in dict.fromkeys(mine.discard):
            found.append(acts.Pass(state.table.cards[card].id, state.table.places[to].id, name))


def _party(state: HeroState, mine: Seat, name: str, found: list[Act]) -> None:
    cards, places = state.table.cards, state.table.places
    for other, lender in enumerate(state.seats):
        if lender.out and not lender.lent and other != state.table.boss:
            if other in state.table.people and lender.held:
                found.append(acts.Borrow("", places[other].id, name))
            for card in dict.fromkeys(lender.hand):
                found.append(acts.Borrow(cards[card].id, places[other].id, name))
    dragon = state.seats[state.table.boss]
    limit = state.table.settings.skill_checks_per_turn
    if dragon.taunters and not (limit and mine.checks >= limit):
        for laid in dragon.beside:
            paid = cheapest_cards_for_skill_check(state, mine, cards[laid.card].check)
            if paid is not None:
                found.append(acts.Steal(cards[laid.card].id, paid, name))


def cheapest_cards_for_skill_check(state: HeroState, mine: Seat, check: int) -> tuple[str, ...] | None:
    """Cards of a hand that meet a skill check: the dearest first, then without what is not needed; None if none do."""
    cards = state.table.cards
    hand = sorted((cards[card] for card in mine.hand), key=lambda card: -card.cost)
    paid, worth = [], 0
    for card in hand:
        if worth >= check:
            break
        paid.append(card)
        worth += card.cost
    if worth < check:
        return None
    for card in paid[::-1]:
        if worth - card.cost >= check:
            paid.remove(card)
            worth -= card.cost
    return tuple(card.id for card in paid)
