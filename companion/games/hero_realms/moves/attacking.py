"""Attacks: who may hit whom, and with how much."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.harm import hurt_champion, hurt_player
from companion.games.hero_realms.naming import actor, on_table, seat_of
from companion.games.hero_realms.reach import guarded
from companion.games.hero_realms.refusals import Guarded, NoCombat, NotThere, OutOfReach, Taunted
from companion.games.hero_realms.state import HeroState, Laid
from companion.games.hero_realms.telling import Told, card_name, note, who
from companion.kernel.words import message


def can_attack(state: HeroState, act: acts.Attack) -> tuple[int, int, Laid | None, int]:
    """hero_realms 6.1 and 6.2, with the seats of section 7 and the taunt of 9.3."""
    seat = actor(state, act.seat)
    target, laid = can_hit(state, seat, act)
    return seat, target, laid, _amount(state, seat, target, laid, act.amount)


def can_hit(state: HeroState, seat: int, act: acts.Attack) -> tuple[int, Laid | None]:
    """Whether seats, taunt and guards leave the way free."""
    target = seat_of(state, act.player)
    players, owners = state.reach[seat]
    if target not in (owners if act.champion else players):
        rule = REACH_RULES.get(state.table.mode, "8.2")
        raise OutOfReach("hr-out-of-reach", rule, name=who(state, seat), target=who(state, target))
    taunters = state.seats[seat].taunters
    if taunters and target not in taunters:
        raise Taunted("hr-taunt-limit", "9.3", target=who(state, target), names=[who(state, n) for n in taunters])
    laid = None
    if act.champion:
        card, laid = on_table(state, target, act.champion, _always, beside=False)
        if not card.champion:
            raise NotThere("hr-not-in-play", "6.1", name=who(state, target), card=card.name)
        if not card.guard and guarded(state, target):
            raise Guarded("hr-champion-guarded", "6.2", card=card.name, name=who(state, target))
    elif guarded(state, target):
        raise Guarded("hr-player-guarded", "6.2", name=who(state, target))
    return target, laid


def _always(laid: Laid) -> bool:
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
    strike(state, seat, target, laid, amount, tell)


def strike(state: HeroState, seat: int, target: int, laid: Laid | None, amount: int, tell: Told) -> None:
    """An attack that was found possible."""
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
