"""Attacks, direct damage, stuns and forced discards of people, as the table tells them.

An attack stops at guards; a targeted effect stops at guards before champions and at seats; an effect without a target
stops at neither: hero_realms 6.2 and 6.3.
"""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.choices.own_cards import discard_some
from companion.games.hero_realms.harm import hurt_player, scorch
from companion.games.hero_realms.harm import stun as stun_champion
from companion.games.hero_realms.moves.attacking import REACH_RULES, can_hit, strike
from companion.games.hero_realms.naming import actor, on_table, seat_of
from companion.games.hero_realms.refusals import NoCombat, NotThere, OutOfReach
from companion.games.hero_realms.state import HeroState, Laid
from companion.games.hero_realms.telling import Told, note, who
from companion.kernel.refusals import BeyondLimit
from companion.kernel.words import message

MOST = 999
"""More than this in one entry is a slip of the finger."""


def attack(state: HeroState, act: acts.Attack, tell: Told) -> None:
    """An attack on a player for so much, or on a champion for so much or all it needs."""
    seat = actor(state, act.seat)
    target, laid = can_hit(state, seat, act)
    amount = act.amount
    if not amount and laid is None:
        raise NoCombat("hr-say-how-much", "6.1", target=who(state, target))
    if not amount and laid is not None:
        amount = state.defense(target, laid) - laid.damage
    strike(state, seat, target, laid, within(amount), tell)


def harm(state: HeroState, act: acts.Harm, tell: Told) -> None:
    """Damage that is no attack, to a player or a champion."""
    seat, target = actor(state, act.seat), seat_of(state, act.player)
    _reachable(state, seat, target)
    amount = within(act.amount)
    if act.champion:
        scorch(state, target, _champion(state, target, act.champion), amount, tell)
    else:
        hurt_player(state, seat, target, amount, tell)


def stun(state: HeroState, act: acts.Stun, tell: Told) -> None:
    """A champion stunned by an effect."""
    seat, target = actor(state, act.seat), seat_of(state, act.player)
    if act.targeted or not state.table.settings.nontarget_stun_ignores_guards:
        target, laid = can_hit(state, seat, acts.Attack(act.player, act.champion, 0, act.seat))
        assert laid is not None
    elif target not in state.table.opponents(seat):
        raise OutOfReach("hr-out-of-reach", "6.3", name=who(state, seat), target=who(state, target))
    else:
        laid = _champion(state, target, act.champion)
    stun_champion(state, target, laid, tell)


def force_discard(state: HeroState, act: acts.ForceDiscard, tell: Told) -> None:
    """An opponent discards cards of their choice; players can be targeted through guards."""
    seat, target = actor(state, act.seat), seat_of(state, act.player)
    _reachable(state, seat, target)
    count = within(act.count)
    if tell:
        told = message("hr-forces", name=who(state, seat), target=who(state, target), count=count)
        note(tell, state, seat, "6.5", told, "harm")
    discard_some(state, target, count, tell)


def within(amount: int) -> int:
    """An amount that can be meant."""
    if not 1 <= amount <= MOST:
        raise BeyondLimit("hr-odd-number", found=amount, most=MOST)
    return amount


def _reachable(state: HeroState, seat: int, target: int) -> None:
    if target not in state.reach[seat][0]:
        rule = REACH_RULES.get(state.table.mode, "8.2")
        raise OutOfReach("hr-out-of-reach", rule, name=who(state, seat), target=who(state, target))


def _champion(state: HeroState, seat: int, ref: str) -> Laid:
    card, laid = on_table(state, seat, ref, lambda laid: True, beside=False)
    if not card.champion:
        raise NotThere("hr-not-in-play", "6.1", name=who(state, seat), card=card.name)
    return laid
