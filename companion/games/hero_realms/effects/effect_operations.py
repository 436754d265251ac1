"""What each operation of an effect does: one small function for each word of a compiled program.

Every operation gets `(state, seat, a, b, source, tell)`; `source` is the card whose effect it is. It returns nothing,
or the place in the program to go on from. When it has asked something, the program waits in `state.frames`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, TypeAlias

from companion.games.hero_realms.ask_and_answer import ask_question
from companion.games.hero_realms.card_data.effect_compiler import Branch, Test
from companion.games.hero_realms.events import OptionalTell, emit_event, seat_name
from companion.games.hero_realms.questions import healing, hoard_items, own_card_questions
from companion.games.hero_realms.rules.attack_reach import champions_in_play
from companion.games.hero_realms.rules.card_zones import draw_cards, summon_minions
from companion.games.hero_realms.rules.damage import (
    damage_champion_directly,
    damage_player,
    direct_damage_amount_per_opponent,
    lose_health,
)
from companion.games.hero_realms.rules.effect_counts_and_conditions import compute_amount_multiplier, is_condition_met
from companion.games.hero_realms.state import HeroState, PendingQuestion
from companion.kernel.messages import message

# --- pools and health ----------------------------------------------------------------------------


def _gold(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    mine = state.seats[seat]
    mine.gold += a
    if tell and a:
        emit_event(
            tell, state, seat, "4", message("hr-gold", name=seat_name(state, seat), count=a, total=mine.gold), "gain"
        )


def _combat(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    mine = state.seats[seat]
    mine.combat += a
    mine.gained += a
    if tell and a:
        emit_event(
            tell,
            state,
            seat,
            "4",
            message("hr-combat", name=seat_name(state, seat), count=a, total=mine.combat),
            "gain",
        )


def _health(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    if a <= 0:
        return
    if state.table.party_game and not state.table.places[seat].boss:
        # The whole gain goes to one of those nearby, or to oneself: hero_realms 8.3.
        ask_question(state, "heal", seat, tell, a)
    else:
        healing.add_health_and_revive(state, seat, a, tell)


def _gold_per(state: HeroState, seat: int, a: int, b: str, source: int, tell: OptionalTell) -> None:
    _gold(state, seat, a * compute_amount_multiplier(state, seat, b, source), None, source, tell)


def _combat_per(state: HeroState, seat: int, a: int, b: str, source: int, tell: OptionalTell) -> None:
    _combat(state, seat, a * compute_amount_multiplier(state, seat, b, source), None, source, tell)


def _health_per(state: HeroState, seat: int, a: int, b: str, source: int, tell: OptionalTell) -> None:
    _health(state, seat, a * compute_amount_multiplier(state, seat, b, source), None, source, tell)


# --- the own cards -------------------------------------------------------------------------------


def _draw(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    draw_cards(state, seat, a, tell)


def _draw_did(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    draw_cards(state, seat, state.did, tell)


def _discard(state: HeroState, seat: int, a: int | str, b: object, source: int, tell: OptionalTell) -> None:
    count = state.did if a == "same" else int(a)
    if count:
        own_card_questions.discard_or_ask_which(state, seat, count, tell)


def _sac(state: HeroState, seat: int, a: int, b: bool, source: int, tell: OptionalTell) -> None:
    state.did = 0
    ask_question(state, "sac", seat, tell, a, 0, optional=b)


def _topdeck(state: HeroState, seat: int, a: str, b: bool, source: int, tell: OptionalTell) -> None:
    ask_question(state, "topdeck", seat, tell, a, optional=b)


def _search(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    ask_question(state, "search", seat, tell)


def _look(state: HeroState, seat: int, a: int, b: int, source: int, tell: OptionalTell) -> None:
    own_card_questions.look_at_top_cards_and_ask(state, seat, a, b, tell)


def _prepare(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    ask_question(state, "prepare", seat, tell)


def _put_into_play(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    ask_question(state, "raise", seat, tell)


def _next_acquire(state: HeroState, seat: int, a: str, b: str, source: int, tell: OptionalTell) -> None:
    state.seats[seat].pending.append((a, b))
    if tell:
        emit_event(tell, state, seat, "5", message("hr-next-acquire", name=seat_name(state, seat), kind=a, what=b))


def _acquire_free(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    ask_question(state, "free", seat, tell, a)


def _acquire_from(state: HeroState, seat: int, a: object, b: int, source: int, tell: OptionalTell) -> None:
    state.seats[seat].heist += b


def _choose_faction(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    ask_question(state, "faction", seat, tell)


# --- against others ------------------------------------------------------------------------------


def _opp_discard(state: HeroState, seat: int, a: object, b: int, source: int, tell: OptionalTell) -> None:
    ask_question(state, "opponent", seat, tell, b)


def _stun(state: HeroState, seat: int, a: bool, b: bool, source: int, tell: OptionalTell) -> None:
    ask_question(state, "stun", seat, tell, a, optional=b)


def _stun_all(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    ask_question(state, "stun-all", seat, tell)


def _dmg_champions(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    # No target is named, so guards do not protect: hero_realms 6.3.
    for other in state.table.opponents(seat):
        if not state.seats[other].out:
            for laid in champions_in_play(state, other):
                damage_champion_directly(state, other, laid, a, tell)


def _dmg_players(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    for other in state.table.opponents(seat):
        if not state.seats[other].out and not state.winners:
            damage_player(state, seat, other, direct_damage_amount_per_opponent(state, a), tell)


def _dmg_target(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    ask_question(state, "blast", seat, tell, a)


def _lose_me(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> int | None:
    lose_health(state, seat, a, tell)
    # Whoever falls by the own effect gets no more of it.
    return 1 << 30 if state.seats[seat].out else None


def _lose_each(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    for other in state.table.opponents(seat):
        if not state.seats[other].out and not state.winners:
            lose_health(state, other, direct_damage_amount_per_opponent(state, a), tell)


def _discard_hand(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    ask_question(state, "empty-hand", seat, tell)


def _bless(state: HeroState, seat: int, a: int, b: int, source: int, tell: OptionalTell) -> None:
    ask_question(state, "bless", seat, tell, a, b)


# --- bosses --------------------------------------------------------------------------------------


def _summon(state: HeroState, seat: int, a: int | str, b: object, source: int, tell: OptionalTell) -> None:
    summon_minions(state, seat, state.table.party if a == "party" else int(a), tell)


def _reveal_hoard(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    hoard_items.reveal_hoard_items(state, seat, a, tell)


def _steal_hoard(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> None:
    ask_question(state, "plunder", seat, tell)


def _skill_steal(state: HeroState, seat: int, a: object, b: bool, source: int, tell: OptionalTell) -> None:
    ask_question(state, "skill-steal", seat, tell, optional=b)


def _taunt_clear(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    state.seats[seat].taunters = []


def _taunt_immune(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    # To the end of the next turn: this turn's end and one more (hero_realms 9.3).
    state.seats[seat].immune = 2
    if tell:
        emit_event(tell, state, seat, "9.3", message("hr-calm", name=seat_name(state, seat)), "remind")


# --- choices and conditions ----------------------------------------------------------------------


def _choose(state: HeroState, seat: int, a: tuple[Branch, ...], b: int, source: int, tell: OptionalTell) -> int | None:
    open_ones = [
        (text, target) for text, target, test in a if test is None or is_condition_met(state, seat, test, source)
    ]
    if not open_ones:
        return b
    if len(open_ones) == 1:
        return open_ones[0][1]
    state.asks.append(
        PendingQuestion("choose", seat, [text for text, _ in open_ones], [target for _, target in open_ones])
    )
    return None


def _yes_no(state: HeroState, seat: int, a: object, b: object, source: int, tell: OptionalTell) -> None:
    ask_question(state, "yes-no", seat, tell, optional=True)


def _number(state: HeroState, seat: int, a: int, b: int, source: int, tell: OptionalTell) -> None:
    ask_question(state, "number", seat, tell, a, b)


def _jump(state: HeroState, seat: int, a: int, b: object, source: int, tell: OptionalTell) -> int:
    return a


def _unless(state: HeroState, seat: int, a: Test, b: int, source: int, tell: OptionalTell) -> int | None:
    return None if is_condition_met(state, seat, a, source) else b


def _unless_did(state: HeroState, seat: int, a: object, b: int, source: int, tell: OptionalTell) -> int | None:
    return None if state.did else b


Operation: TypeAlias = Callable[[HeroState, int, Never, Never, int, OptionalTell], int | None]
"""What `a` and `b` are differs from word to word; the compiler gives each word its own."""
OPERATIONS: dict[str, Operation] = {
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
