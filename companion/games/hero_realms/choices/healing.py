"""Who gains health, and who is blessed."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms.naming import seat_ids
from companion.games.hero_realms.reach import healable, renew_reach
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.telling import Told, note, who
from companion.kernel.words import message


def heal(state: HeroState, seat: int, amount: int, tell: Told) -> None:
    """Add health at once; no upper limit: hero_realms 1."""
    life = state.table.places[seat].life
    state.health[life] += amount
    if tell:
        told = message("hr-health", name=who(state, seat), count=amount, total=state.health[life])
        note(tell, state, seat, "4", told, "heal")
    if state.seats[seat].out:
        state.seats[seat].out = False
        renew_reach(state)
        if tell:
            note(tell, state, seat, "8.4", message("hr-returns", name=who(state, seat)), "heal")


def _heal_options(state: HeroState, seat: int, a: int, b: Any) -> list[str]:
    return seat_ids(state, healable(state, seat))


def _heal(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    heal(state, state.table.index[option], a, tell)


def _bless_options(state: HeroState, seat: int, a: int, b: int) -> list[str]:
    if state.table.party_game:
        return seat_ids(state, healable(state, seat))
    mates = [n for n in state.table.mates(seat) if not state.seats[n].out]
    return seat_ids(state, [seat, *mates, *state.reach[seat][0]])


def _bless(state: HeroState, seat: int, a: int, b: int, option: str, tell: Told) -> None:
    target = state.table.index[option]
    heal(state, target, a, tell)
    # To the end of that player's next turn: a turn that is going on ends first.
    state.seats[target].bless += [2 if target in state.active else 1] * b
    if tell:
        note(tell, state, target, "8.3", message("hr-blessed", name=who(state, target), count=b), "gain")


KINDS: dict[str, tuple[Any, Any]] = {
    "heal": (_heal_options, _heal),
    "bless": (_bless_options, _bless),
}
