"""Attacks, direct damage, stuns and forced discards of physical players, as the table enters them.

An attack stops at guards; a targeted effect stops at guards before champions and at seats; an effect without a target
stops at neither: hero_realms 6.2 and 6.3.
"""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.events import OptionalTell, emit_event, seat_name
from companion.games.hero_realms.moves.attacks import REACH_RULES, carry_out_attack, require_legal_attack_target
from companion.games.hero_realms.questions.own_card_questions import discard_or_ask_which
from companion.games.hero_realms.refusals import NoCombat, NotThere, OutOfReach
from companion.games.hero_realms.rules.damage import damage_champion_directly, damage_player
from companion.games.hero_realms.rules.damage import stun_champion as stun_champion
from companion.games.hero_realms.rules.name_lookup import require_acting_seat, require_card_on_table, require_seat_index
from companion.games.hero_realms.state import CardInPlay, HeroState
from companion.kernel.messages import message
from companion.kernel.refusals import BeyondLimit

MAX_AMOUNT = 999
"""More than this in one entry is a slip of the finger."""


def apply_attack(state: HeroState, act: acts.Attack, tell: OptionalTell) -> None:
    """An attack on a player for so much, or on a champion for so much or all it needs."""
    seat = require_acting_seat(state, act.seat)
    target, laid = require_legal_attack_target(state, seat, act)
    amount = act.amount
    if not amount and laid is None:
        raise NoCombat("hr-say-how-much", "6.1", target=seat_name(state, target))
    if not amount and laid is not None:
        amount = state.defense(target, laid) - laid.damage
    carry_out_attack(state, seat, target, laid, require_amount_in_range(amount), tell)


def deal_direct_damage(state: HeroState, act: acts.Harm, tell: OptionalTell) -> None:
    """Damage that is no attack, to a player or a champion."""
    seat, target = require_acting_seat(state, act.seat), require_seat_index(state, act.player)
    _reachable(state, seat, target)
    amount = require_amount_in_range(act.amount)
    if act.champion:
        damage_champion_directly(state, target, _champion(state, target, act.champion), amount, tell)
    else:
        damage_player(state, seat, target, amount, tell)


def stun_by_effect(state: HeroState, act: acts.Stun, tell: OptionalTell) -> None:
    """A champion stunned by an effect."""
    seat, target = require_acting_seat(state, act.seat), require_seat_index(state, act.player)
    if act.targeted or not state.table.settings.nontarget_stun_ignores_guards:
        target, laid = require_legal_attack_target(state, seat, acts.Attack(act.player, act.champion, 0, act.seat))
        assert laid is not None
    elif target not in state.table.opponents(seat):
        raise OutOfReach("hr-out-of-reach", "6.3", name=seat_name(state, seat), target=seat_name(state, target))
    else:
        laid = _champion(state, target, act.champion)
    stun_champion(state, target, laid, tell)


def force_discard(state: HeroState, act: acts.ForceDiscard, tell: OptionalTell) -> None:
    """An opponent discards cards of their choice; players can be targeted through guards."""
    seat, target = require_acting_seat(state, act.seat), require_seat_index(state, act.player)
    _reachable(state, seat, target)
    count = require_amount_in_range(act.count)
    if tell:
        told = message("hr-forces", name=seat_name(state, seat), target=seat_name(state, target), count=count)
        emit_event(tell, state, seat, "6.5", told, "harm")
    discard_or_ask_which(state, target, count, tell)


def require_amount_in_range(amount: int) -> int:
    """Refuse an amount that cannot be meant."""
    if not 1 <= amount <= MAX_AMOUNT:
        raise BeyondLimit("hr-odd-number", found=amount, most=MAX_AMOUNT)
    return amount


def _reachable(state: HeroState, seat: int, target: int) -> None:
    if target not in state.reach[seat][0]:
        rule = REACH_RULES.get(state.table.mode, "8.2")
        raise OutOfReach("hr-out-of-reach", rule, name=seat_name(state, seat), target=seat_name(state, target))


def _champion(state: HeroState, seat: int, ref: str) -> CardInPlay:
    card, laid = require_card_on_table(state, seat, ref, lambda laid: True, beside=False)
    if not card.champion:
        raise NotThere("hr-not-in-play", "6.1", name=seat_name(state, seat), card=card.name)
    return laid
