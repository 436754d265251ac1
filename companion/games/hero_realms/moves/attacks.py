"""Attacks: who may hit whom, and with how much."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.events import OptionalTell, emit_event, get_card_name, seat_name
from companion.games.hero_realms.refusals import Guarded, NoCombat, NotThere, OutOfReach, Taunted
from companion.games.hero_realms.rules.attack_reach import is_guarded
from companion.games.hero_realms.rules.damage import damage_champion, damage_player
from companion.games.hero_realms.rules.name_lookup import require_acting_seat, require_card_on_table, require_seat_index
from companion.games.hero_realms.state import CardInPlay, HeroState
from companion.kernel.messages import message


def require_legal_attack(state: HeroState, act: acts.Attack) -> tuple[int, int, CardInPlay | None, int]:
    """Refuse an attack against hero_realms 6.1 and 6.2, the seats of section 7 or the taunt of 9.3."""
    seat = require_acting_seat(state, act.seat)
    target, laid = require_legal_attack_target(state, seat, act)
    return seat, target, laid, _amount(state, seat, target, laid, act.amount)


def require_legal_attack_target(state: HeroState, seat: int, act: acts.Attack) -> tuple[int, CardInPlay | None]:
    """Refuse a target that seats, taunt or guards protect."""
    target = require_seat_index(state, act.player)
    players, owners = state.reach[seat]
    if target not in (owners if act.champion else players):
        rule = REACH_RULES.get(state.table.mode, "8.2")
        raise OutOfReach("hr-out-of-reach", rule, name=seat_name(state, seat), target=seat_name(state, target))
    taunters = state.seats[seat].taunters
    if taunters and target not in taunters:
        raise Taunted(
            "hr-taunt-limit", "9.3", target=seat_name(state, target), names=[seat_name(state, n) for n in taunters]
        )
    laid = None
    if act.champion:
        card, laid = require_card_on_table(state, target, act.champion, _always, beside=False)
        if not card.champion:
            raise NotThere("hr-not-in-play", "6.1", name=seat_name(state, target), card=card.name)
        if not card.guard and is_guarded(state, target):
            raise Guarded("hr-champion-guarded", "6.2", card=card.name, name=seat_name(state, target))
    elif is_guarded(state, target):
        raise Guarded("hr-player-guarded", "6.2", name=seat_name(state, target))
    return target, laid


def _always(laid: CardInPlay) -> bool:
    return True


REACH_RULES = {
    "free-for-all": "7.1",
    "hunter-first-blood": "7.2",
    "hunter-last-standing": "7.3",
    "hydra-2v2": "7.4",
    "hydra-3v3": "7.4",
    "emperor": "7.5",
    "boss-vs-boss": "8.5",
}


def _amount(state: HeroState, seat: int, target: int, laid: CardInPlay | None, asked: int) -> int:
    combat = state.seats[seat].combat
    amount = asked
    if not asked:
        amount = combat if laid is None else min(combat, state.defense(target, laid) - laid.damage)
    if not 0 < amount <= combat:
        raise NoCombat("hr-no-combat", "6.1", name=seat_name(state, seat), combat=combat, amount=max(asked, 1))
    return amount


def apply_attack(state: HeroState, act: acts.Attack, tell: OptionalTell) -> None:
    """Move combat to a champion as damage, or take health from a player."""
    seat, target, laid, amount = require_legal_attack(state, act)
    state.seats[seat].combat -= amount
    carry_out_attack(state, seat, target, laid, amount, tell)


def carry_out_attack(
    state: HeroState, seat: int, target: int, laid: CardInPlay | None, amount: int, tell: OptionalTell
) -> None:
    """An attack that was found possible."""
    if laid is None:
        if tell:
            told = message("hr-attacks", name=seat_name(state, seat), target=seat_name(state, target), count=amount)
            emit_event(tell, state, seat, "6.1", told, "harm")
        damage_player(state, seat, target, amount, tell)
        return
    if tell:
        told = message(
            "hr-attacks-champion",
            name=seat_name(state, seat),
            target=seat_name(state, target),
            card=get_card_name(state, laid.card),
            count=amount,
        )
        emit_event(tell, state, seat, "6.1", told, "harm")
    damage_champion(state, target, laid, amount, tell)
