"""Who plays when: clockwise, teams of an Alliance in turn; a team decides who of it begins. heroes3 1."""

from __future__ import annotations

from itertools import zip_longest

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.state import AdventureState, PendingQuestion
from companion.kernel.messages import message
from companion.kernel.refusals import Unknown


def compute_turn_order(state: AdventureState) -> tuple[str, ...]:
    """Everybody who is in, clockwise from the starting player, who never changes; teams alternate."""
    seats = [chair.id for chair in state.layout.body.players if not state.sheets[chair.id].out]
    if state.layout.body.mode != "alliance":
        return tuple(seats)
    teams = dict.fromkeys(chair.team for chair in state.layout.body.players)
    rows = [[seat for seat in seats if state.layout.chairs[seat].team == team] for team in teams]
    return tuple(seat for turn in zip_longest(*rows) for seat in turn if seat is not None)


def is_turn_of_remaining_player(state: AdventureState, turn: int) -> bool:
    """Whether somebody who is still in sits at this place of the order."""
    seats = state.table.order[turn : turn + 1]
    return any(not state.sheets[seat].out for seat in seats)


def ask_team_who_goes_first(context: ActContext) -> None:
    """Before the first turn of a team in a round it decides who of it goes first."""
    state, table = context.state, context.state.table
    if state.layout.body.mode != "alliance" or not is_turn_of_remaining_player(state, table.turn):
        return
    team = state.layout.chairs[table.order[table.turn]].team
    mates = tuple(seat for seat in table.order[table.turn :] if _plays_for(state, seat, team))
    begun = any(state.layout.chairs[seat].team == team for seat in table.order[: table.turn])
    if len(mates) > 1 and not begun:
        context.open("", "first", f"order:{team}", found=mates)


def apply_team_first_player_choice(context: ActContext, matter: PendingQuestion, seat: str) -> None:
    """A team has decided: whoever it chose takes its first turn, the others theirs in the order of the seats."""
    if seat not in matter.found:
        raise Unknown("h3s-not-in-team", found=seat, options=[context.name(mate) for mate in matter.found])
    context.close(matter)
    table = context.state.table
    mates = iter([seat, *(mate for mate in matter.found if mate != seat)])
    table.order = tuple(next(mates) if other in matter.found else other for other in table.order)
    context.note(seat, "1", message("h3s-goes-first", name=context.name(seat)))


def _plays_for(state: AdventureState, seat: str, team: str) -> bool:
    return state.layout.chairs[seat].team == team and not state.sheets[seat].out
