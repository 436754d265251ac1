"""What each operation of an effect does: one small function for each word of a compiled program.

Every operation gets `(state, seat, a, b, source, tell)`; `source` is the card whose effect it is. It returns nothing,
or the place in the program to go on from. When it has asked something, the program waits in `state.frames`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.games.hero_realms.asking import ask
from companion.games.hero_realms.choices import healing, hoard, own_cards
from companion.games.hero_realms.counting import amount_per, holds
from companion.games.hero_realms.harm import direct, hurt_player, lose_health, scorch
from companion.games.hero_realms.reach import champions
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.telling import Told, note, who
from companion.games.hero_realms.zones import draw, summon
from companion.kernel.words import message

# --- pools and health ----------------------------------------------------------------------------


def _gold(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    mine = state.seats[seat]
    mine.gold += a
    if tell and a:
        note(tell, state, seat, "4", message("hr-gold", name=who(state, seat), count=a, total=mine.gold), "gain")


def _combat(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    mine = state.seats[seat]
    mine.combat += a
    mine.gained += a
    if tell and a:
        note(tell, state, seat, "4", message("hr-combat", name=who(state, seat), count=a, total=mine.combat), "gain")


def _health(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    if a <= 0:
        return
    if state.table.party_game and not state.table.places[seat].boss:
        # The whole gain goes to one of those nearby, or to oneself: hero_realms 8.3.
        ask(state, "heal", seat, tell, a)
    else:
        healing.heal(state, seat, a, tell)


def _gold_per(state: HeroState, seat: int, a: int, b: str, source: int, tell: Told) -> None:
    _gold(state, seat, a * amount_per(state, seat, b, source), None, source, tell)


def _combat_per(state: HeroState, seat: int, a: int, b: str, source: int, tell: Told) -> None:
    _combat(state, seat, a * amount_per(state, seat, b, source), None, source, tell)


def _health_per(state: HeroState, seat: int, a: int, b: str, source: int, tell: Told) -> None:
    _health(state, seat, a * amount_per(state, seat, b, source), None, source, tell)


# --- the own cards -------------------------------------------------------------------------------


def _draw(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    draw(state, seat, a, tell)


def _draw_did(state: HeroState, seat: int, a: Any, b: Any, source: int, tell: Told) -> None:
    draw(state, seat, state.did, tell)


def _discard(state: HeroState, seat: int, a: int | str, b: Any, source: int, tell: Told) -> None:
    count = state.did if a == "same" else int(a)
    if count:
        own_cards.discard_some(state, seat, count, tell)


def _sac(state: HeroState, seat: int, a: int, b: bool, source: int, tell: Told) -> None:
    state.did = 0
    ask(state, "sac", seat, tell, a, 0, optional=b)


def _topdeck(state: HeroState, seat: int, a: str, b: bool, source: int, tell: Told) -> None:
    ask(state, "topdeck", seat, tell, a, optional=b)


def _search(state: HeroState, seat: int, a: Any, b: Any, source: int, tell: Told) -> None:
    ask(state, "search", seat, tell)


def _look(state: HeroState, seat: int, a: int, b: int, source: int, tell: Told) -> None:
    own_cards.look(state, seat, a, b, tell)


def _prepare(state: HeroState, seat: int, a: Any, b: Any, source: int, tell: Told) -> None:
    ask(state, "prepare", seat, tell)


def _put_into_play(state: HeroState, seat: int, a: Any, b: Any, source: int, tell: Told) -> None:
    ask(state, "raise", seat, tell)


def _next_acquire(state: HeroState, seat: int, a: str, b: str, source: int, tell: Told) -> None:
    state.seats[seat].pending.append((a, b))
    if tell:
        note(tell, state, seat, "5", message("hr-next-acquire", name=who(state, seat), kind=a, what=b))


def _acquire_free(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    ask(state, "free", seat, tell, a)


def _acquire_from(state: HeroState, seat: int, a: Any, b: int, source: int, tell: Told) -> None:
    state.seats[seat].heist += b


def _choose_faction(state: HeroState, seat: int, a: Any, b: Any, source: int, tell: Told) -> None:
    ask(state, "faction", seat, tell)


# --- against others ------------------------------------------------------------------------------


def _opp_discard(state: HeroState, seat: int, a: Any, b: int, source: int, tell: Told) -> None:
    ask(state, "opponent", seat, tell, b)


def _stun(state: HeroState, seat: int, a: bool, b: bool, source: int, tell: Told) -> None:
    ask(state, "stun", seat, tell, a, optional=b)


def _stun_all(state: HeroState, seat: int, a: Any, b: Any, source: int, tell: Told) -> None:
    ask(state, "stun-all", seat, tell)


def _dmg_champions(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    # No target is named, so guards do not protect: hero_realms 6.3.
    for other in state.table.opponents(seat):
        if not state.seats[other].out:
            for laid in champions(state, other):
                scorch(state, other, laid, a, tell)


def _dmg_players(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    for other in state.table.opponents(seat):
        if not state.seats[other].out and not state.winners:
            hurt_player(state, seat, other, direct(state, a), tell)


def _dmg_target(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    ask(state, "blast", seat, tell, a)


def _lose_me(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> int | None:
    lose_health(state, seat, a, tell)
    # Whoever falls by the own effect gets no more of it.
    return 1 << 30 if state.seats[seat].out else None


def _lose_each(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    for other in state.table.opponents(seat):
        if not state.seats[other].out and not state.winners:
            lose_health(state, other, direct(state, a), tell)


def _discard_hand(state: HeroState, seat: int, a: Any, b: Any, source: int, tell: Told) -> None:
    ask(state, "empty-hand", seat, tell)


def _bless(state: HeroState, seat: int, a: int, b: int, source: int, tell: Told) -> None:
    ask(state, "bless", seat, tell, a, b)


# --- bosses --------------------------------------------------------------------------------------


def _summon(state: HeroState, seat: int, a: int | str, b: Any, source: int, tell: Told) -> None:
    summon(state, seat, state.table.party if a == "party" else int(a), tell)


def _reveal_hoard(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    hoard.reveal_hoard(state, seat, a, tell)


def _steal_hoard(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> None:
    ask(state, "plunder", seat, tell)


def _skill_steal(state: HeroState, seat: int, a: Any, b: bool, source: int, tell: Told) -> None:
    ask(state, "skill-steal", seat, tell, optional=b)


def _taunt_clear(state: HeroState, seat: int, a: Any, b: Any, source: int, tell: Told) -> None:
    state.seats[seat].taunters = []


def _taunt_immune(state: HeroState, seat: int, a: Any, b: Any, source: int, tell: Told) -> None:
    # To the end of the next turn: this turn's end and one more (hero_realms 9.3).
    state.seats[seat].immune = 2
    if tell:
        note(tell, state, seat, "9.3", message("hr-calm", name=who(state, seat)), "remind")


# --- choices and conditions ----------------------------------------------------------------------


def _choose(
    state: HeroState, seat: int, a: tuple[tuple[str, int, Any], ...], b: int, source: int, tell: Told
) -> int | None:
    open_ones = [(text, target) for text, target, test in a if test is None or holds(state, seat, test, source)]
    if not open_ones:
        return b
    if len(open_ones) == 1:
        return open_ones[0][1]
    state.asks.append(["choose", seat, [text for text, _ in open_ones], [target for _, target in open_ones], False])
    return None


def _yes_no(state: HeroState, seat: int, a: Any, b: Any, source: int, tell: Told) -> None:
    ask(state, "yes-no", seat, tell, optional=True)


def _number(state: HeroState, seat: int, a: int, b: int, source: int, tell: Told) -> None:
    ask(state, "number", seat, tell, a, b)


def _jump(state: HeroState, seat: int, a: int, b: Any, source: int, tell: Told) -> int:
    return a


def _unless(state: HeroState, seat: int, a: tuple[str, str, int | None], b: int, source: int, tell: Told) -> int | None:
    return None if holds(state, seat, a, source) else b


def _unless_did(state: HeroState, seat: int, a: Any, b: int, source: int, tell: Told) -> int | None:
    return None if state.did else b


OPERATIONS: dict[str, Callable[..., int | None]] = {
    "gold": _gold,
    "combat": _combat,
    "health": _health,
    "gold_per": _gold_per,
    "combat_per": _combat_per,
    "health_per": _health_per,
    "draw": _draw,
    "draw_did": _draw_did,
    "discard": _discard,
    "sac": _sac,
    "topdeck": _topdeck,
    "search": _search,
    "look": _look,
    "prepare": _prepare,
    "put_into_play": _put_into_play,
    "next_acquire": _next_acquire,
    "acquire_free": _acquire_free,
    "acquire_from": _acquire_from,
    "choose_faction": _choose_faction,
    "opp_discard": _opp_discard,
    "stun": _stun,
    "stun_all": _stun_all,
    "dmg_champions": _dmg_champions,
    "dmg_players": _dmg_players,
    "dmg_target": _dmg_target,
    "lose_me": _lose_me,
    "lose_each": _lose_each,
    "discard_hand": _discard_hand,
    "bless": _bless,
    "summon": _summon,
    "reveal_hoard": _reveal_hoard,
    "steal_hoard": _steal_hoard,
    "skill_steal": _skill_steal,
    "taunt_clear": _taunt_clear,
    "taunt_immune": _taunt_immune,
    "choose": _choose,
    "yes_no": _yes_no,
    "number": _number,
    "jump": _jump,
    "unless": _unless,
    "unless_did": _unless_did,
}
