"""Damage, stuns, and what happens when somebody's health is gone."""

from __future__ import annotations

from companion.games.hero_realms.ask_and_answer import ask_question
from companion.games.hero_realms.events import OptionalTell, emit_event, get_card_name, seat_name
from companion.games.hero_realms.rules.attack_reach import update_attack_reach
from companion.games.hero_realms.rules.card_zones import (
    draw_cards,
    remove_from_play,
    return_borrowed_cards,
    return_to_owner_pile,
)
from companion.games.hero_realms.setup_data import BOSS_COUNTS_AS
from companion.games.hero_realms.state import CardInPlay, HeroState
from companion.kernel.messages import message

TAUNT = 10
"""Damage by one player in one turn that taunts the Dragon: hero_realms 9.3."""
REWARD = 10
"""Health for the hunter of the fallen: hero_realms 7.3."""


# --- champions -----------------------------------------------------------------------------------


def damage_champion(state: HeroState, seat: int, laid: CardInPlay, amount: int, tell: OptionalTell) -> None:
    """Put damage on a champion; it is stunned when the damage of this turn reaches its defense: hero_realms 6.1."""
    laid.damage += amount
    if laid.damage >= state.defense(seat, laid):
        stun_champion(state, seat, laid, tell)


def damage_champion_directly(state: HeroState, seat: int, laid: CardInPlay, amount: int, tell: OptionalTell) -> None:
    """Direct damage to a champion; it adds up with attacks of the same turn."""
    if tell:
        told = message("hr-scorched", name=seat_name(state, seat), card=get_card_name(state, laid.card), count=amount)
        emit_event(tell, state, seat, "6.3", told, "harm")
    damage_champion(state, seat, laid, amount, tell)


def stun_champion(state: HeroState, seat: int, laid: CardInPlay, tell: OptionalTell) -> None:
    """A champion goes to its owner's discard pile: hero_realms 6.4."""
    remove_from_play(state, seat, laid)
    return_to_owner_pile(state, laid)
    state.seats[laid.owner].stunned.append(laid.card)
    if tell:
        told = message("hr-stunned", name=seat_name(state, seat), card=get_card_name(state, laid.card))
        emit_event(tell, state, seat, "6.4", told, "harm")


def stun_all_champions(state: HeroState, seat: int, tell: OptionalTell) -> None:
    """Stun every champion of a player."""
    cards = state.table.cards
    for laid in [laid for laid in state.seats[seat].play if cards[laid.card].champion]:
        stun_champion(state, seat, laid, tell)


# --- players -------------------------------------------------------------------------------------


def damage_player(state: HeroState, by: int, seat: int, amount: int, tell: OptionalTell) -> int:
    """Damage a player, by an attack or directly; how much got through."""
    amount -= _prevented(state, seat, amount, tell)
    if amount <= 0:
        return 0
    if tell:
        told = message("hr-damage", name=seat_name(state, seat), count=amount)
        emit_event(tell, state, seat, "6.1", told, "harm")
    _taunt(state, by, seat, amount, tell)
    reduce_health(state, seat, amount, tell)
    return amount


def lose_health(state: HeroState, seat: int, amount: int, tell: OptionalTell) -> None:
    """Health lost that is no damage: nothing prevents it, and it taunts nobody."""
    if tell:
        emit_event(tell, state, seat, "6.1", message("hr-loses", name=seat_name(state, seat), count=amount), "harm")
    reduce_health(state, seat, amount, tell)


def direct_damage_amount_per_opponent(state: HeroState, amount: int) -> int:
    """What an effect on each opposing player does to one of them: three times as much to a boss facing a boss (8.5)."""
    return amount * BOSS_COUNTS_AS if state.table.duel else amount


def _prevented(state: HeroState, seat: int, amount: int, tell: OptionalTell) -> int:
    """What Guardian's Shield takes of it: the first points of each turn."""
    mine, cards = state.seats[seat], state.table.cards
    limit = sum(cards[laid.card].prevents[1 if state.table.duel else 0] for laid in mine.beside)
    taken = min(amount, limit - mine.prevented)
    if taken <= 0:
        return 0
    mine.prevented += taken
    if tell:
        emit_event(tell, state, seat, "9.3", message("hr-prevents", name=seat_name(state, seat), count=taken), "heal")
    return taken


def _taunt(state: HeroState, by: int, seat: int, amount: int, tell: OptionalTell) -> None:
    """Ten damage to the Dragon itself by one player in one turn: hero_realms 9.3. Prevented damage does not count."""
    dragon = state.seats[seat]
    if state.table.places[seat].kind != "dragon" or by not in state.active:
        return
    state.dealt += amount
    if state.dealt >= TAUNT and not dragon.immune and by not in dragon.taunters:
        dragon.taunters.append(by)
        if tell:
            told = message("hr-taunts", name=seat_name(state, by), target=seat_name(state, seat))
            emit_event(tell, state, by, "9.3", told, "remind")


def reduce_health(state: HeroState, seat: int, amount: int, tell: OptionalTell) -> None:
    """Take health away; whoever has none left falls, or loses a soul jar."""
    life = state.table.places[seat].life
    state.health[life] -= amount
    if state.health[life] > 0:
        return
    if state.table.places[seat].kind == "lich":
        _break_jar(state, seat, tell)
    elif not state.seats[seat].out:
        defeat_player(state, seat, tell)


def _break_jar(state: HeroState, seat: int, tell: OptionalTell) -> None:
    """The jar is gone; the next one gives its own health: hero_realms 10."""
    mine, cards, life = state.seats[seat], state.table.cards, state.table.places[seat].life
    while state.health[life] <= 0 and not mine.out:
        jar = next(laid for laid in mine.beside if cards[laid.card].role == "jar")
        mine.beside.remove(jar)
        state.sacrificed.append(jar.card)
        if tell:
            told = message("hr-jar-breaks", name=seat_name(state, seat), card=get_card_name(state, jar.card))
            emit_event(tell, state, seat, "10", told, "harm")
        if not mine.jars:
            defeat_player(state, seat, tell)
            return
        # Whether damage beyond the jar carries over is not known: hero_realms 10 and 12.
        carried = state.health[life] if state.table.settings.lich_excess_damage_carries else 0
        open_soul_jar(state, seat, tell)
        state.health[life] += carried


def open_soul_jar(state: HeroState, seat: int, tell: OptionalTell) -> None:
    """Reveal the top jar; the Lich's health becomes its number."""
    jar = state.seats[seat].jars.pop()
    state.seats[seat].beside.append(CardInPlay(jar, seat))
    state.health[state.table.places[seat].life] = state.table.cards[jar].definition.health
    if tell:
        health = state.table.cards[jar].definition.health
        told = message("hr-jar-opens", name=seat_name(state, seat), card=get_card_name(state, jar), count=health)
        emit_event(tell, state, seat, "10", told)


# --- falling -------------------------------------------------------------------------------------


def defeat_player(state: HeroState, seat: int, tell: OptionalTell) -> None:
    """Somebody's health is gone."""
    table = state.table
    for member in [seat, *table.mates(seat)] if table.hydra else [seat]:
        _step_aside(state, member, tell)
    if tell:
        defeated = table.party_game and not table.places[seat].boss
        told = message("hr-defeated" if defeated else "hr-out", name=seat_name(state, seat))
        emit_event(tell, state, seat, "8.4" if defeated else "6.1", told, "harm")
    update_attack_reach(state)
    if table.mode == "hunter-first-blood":
        # The player to the right wins, whoever did it: hero_realms 7.2.
        _win(state, (_right_of(state, seat),), "7.2", tell)
    elif table.mode == "emperor":
        _emperor_falls(state, seat, tell)
    elif table.party_game:
        _party_falls(state, seat, tell)
    else:
        _one_less(state, seat, tell)


def _step_aside(state: HeroState, seat: int, tell: OptionalTell) -> None:
    """Champions are stunned, everything else in play is discarded, pools are lost: hero_realms 8.4."""
    mine = state.seats[seat]
    mine.out = True
    stun_all_champions(state, seat, tell)
    for laid in mine.play[:]:
        remove_from_play(state, seat, laid)
        return_to_owner_pile(state, laid)
    return_borrowed_cards(state, seat)
    mine.gold = mine.combat = 0
    mine.pending = []
    life = state.table.places[seat].life
    state.health[life] = 0
    _return_hoard(state, seat, tell)


def _return_hoard(state: HeroState, seat: int, tell: OptionalTell) -> None:
    """A defeated player's hoard items go back to the Dragon: hero_realms 9.5."""
    mine, cards = state.seats[seat], state.table.cards
    if not state.table.party_game or state.table.places[seat].boss:
        return
    items = [laid for laid in mine.beside if cards[laid.card].role == "hoard"]
    for item in items:
        mine.beside.remove(item)
        state.seats[state.table.boss].beside.append(item)
        item.owner = state.table.boss
        if tell:
            told = message(
                "hr-hoard-back", name=seat_name(state, state.table.boss), card=get_card_name(state, item.card)
            )
            emit_event(tell, state, seat, "9.5", told, "harm")


def _one_less(state: HeroState, seat: int, tell: OptionalTell) -> None:
    """The last one, or the last team, wins: hero_realms 7.1, 7.3, 7.4, 8.5."""
    sides = {state.table.places[n].side for n in state.living()}
    if len(sides) == 1:
        rule = "7.4" if state.table.hydra else "8.5" if state.table.duel else "7.1"
        _win(state, tuple(state.living()), rule, tell)
    elif state.table.mode == "hunter-last-standing":
        hunter = _right_of(state, seat)
        state.health[state.table.places[hunter].life] += REWARD
        if tell:
            told = message("hr-reward", name=seat_name(state, hunter), count=REWARD)
            emit_event(tell, state, hunter, "7.3", told, "heal")
        draw_cards(state, hunter, 1, tell)


def _right_of(state: HeroState, seat: int) -> int:
    table = state.table
    right = table.seating.right_of(table.places[seat].id, [table.places[n].id for n in state.living()])
    assert right is not None
    return table.index[right]


def _emperor_falls(state: HeroState, seat: int, tell: OptionalTell) -> None:
    """A team falls with its emperor; a captain leaves the emperor one card: hero_realms 7.5."""
    if state.table.places[seat].kind == "emperor":
        _win(state, tuple(state.table.opponents(seat)), "7.5", tell)
    else:
        ask_question(state, "last-card", seat, tell, optional=True)


def _party_falls(state: HeroState, seat: int, tell: OptionalTell) -> None:
    table = state.table
    heroes = tuple(n for n, place in enumerate(table.places) if not place.boss)
    if table.places[seat].boss:
        _win(state, heroes, "8.4", tell)
    elif all(state.seats[n].out for n in heroes):
        _win(state, (table.boss,), "8.4", tell)


def _win(state: HeroState, winners: tuple[int, ...], rule: str, tell: OptionalTell) -> None:
    if state.winners:
        return
    state.winners = winners
    if tell:
        names = [seat_name(state, n) for n in winners]
        emit_event(tell, state, winners[0], rule, message("hr-wins", names=names), "end")
