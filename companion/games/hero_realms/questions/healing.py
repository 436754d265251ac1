"""Who gains health, and who is blessed."""

from __future__ import annotations

from companion.games.hero_realms.ask_and_answer import QuestionKind, QuestionKinds
from companion.games.hero_realms.events import OptionalTell, emit_event, seat_name
from companion.games.hero_realms.rules.attack_reach import healable_seats, update_attack_reach
from companion.games.hero_realms.rules.name_lookup import seat_indices_to_ids
from companion.games.hero_realms.state import HeroState
from companion.kernel.messages import message


def add_health_and_revive(state: HeroState, seat: int, amount: int, tell: OptionalTell) -> None:
    """Add health at once; no upper limit: hero_realms 1."""
    life = state.table.places[seat].life
    state.health[life] += amount
    if tell:
        told = message("hr-health", name=seat_name(state, seat), count=amount, total=state.health[life])
        emit_event(tell, state, seat, "4", told, "heal")
    if state.seats[seat].out:
        state.seats[seat].out = False
        update_attack_reach(state)
        if tell:
            emit_event(tell, state, seat, "8.4", message("hr-returns", name=seat_name(state, seat)), "heal")


def _heal_options(state: HeroState, seat: int, a: int, b: object) -> list[str]:
    return seat_indices_to_ids(state, healable_seats(state, seat))


def _heal(state: HeroState, seat: int, a: int, b: object, option: str, tell: OptionalTell) -> None:
    add_health_and_revive(state, state.table.index[option], a, tell)


def _bless_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    if state.table.party_game:
        return seat_indices_to_ids(state, healable_seats(state, seat))
    mates = [n for n in state.table.mates(seat) if not state.seats[n].out]
    return seat_indices_to_ids(state, [seat, *mates, *state.reach[seat][0]])


def _bless(state: HeroState, seat: int, a: int, b: int, option: str, tell: OptionalTell) -> None:
    target = state.table.index[option]
    add_health_and_revive(state, target, a, tell)
    # To the end of that player's next turn: a turn that is going on ends first.
    state.seats[target].bless += [2 if target in state.active else 1] * b
    if tell:
        emit_event(tell, state, target, "8.3", message("hr-blessed", name=seat_name(state, target), count=b), "gain")


KINDS: QuestionKinds = {
    "heal": QuestionKind[int, object](_heal_options, _heal),
    "bless": QuestionKind[int, int](_bless_options, _bless),
}
