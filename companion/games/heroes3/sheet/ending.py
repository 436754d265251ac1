"""How an evening ends: elimination, faction cubes, a victory that is claimed, the limit of rounds. heroes3 12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.heroes3.combat.refusals import NotAllowed
from companion.games.heroes3.evening.scenarios import eliminated, rounds_left
from companion.games.heroes3.sheet import acts, looking
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.state import SheetState
from companion.kernel.refusals import NotNow
from companion.kernel.words import Message, message

CUBES_FROM = 3
"""Faction cubes win in a Clash of so many players and more."""
TOGETHER = ("campaign", "cooperative")
"""Modes in which the players win or lose together against the scenario."""


@dataclass(frozen=True, slots=True)
class Result:
    """How the evening ended: `reason` is claimed, cubes, last, limit or out."""

    outcome: Literal["won", "lost", "nobody"]
    reason: str
    winners: tuple[str, ...]
    message: Message


def result(state: SheetState) -> Result | None:
    """How the evening ended; None while it goes on."""
    if not state.ended:
        return None
    table = state.table
    names = [state.layout.names(seat) for seat in table.winners]
    if names:
        won = message("h3s-tb-won", winners=names, count=len(names), reason=table.outcome)
        return Result("won", table.outcome, table.winners, won)
    lost = state.layout.body.mode in TOGETHER
    told = message("h3s-tb-lost" if lost else "h3s-tb-nobody", reason=table.outcome)
    return Result("lost" if lost else "nobody", table.outcome, (), told)


def claim(desk: Desk, act: acts.Claim) -> None:
    """The victory condition is reached; the game ends with the round unless the scenario says otherwise."""
    state = desk.state
    for seat in act.seats:
        if state.sheet(seat).out:
            desk.forbid(NotAllowed("h3s-tb-is-out", "12", name=desk.name(seat)))
    winners = tuple(seat for seat in state.sheets if any(_together(state, seat, claimed) for claimed in act.seats))
    names = [desk.name(seat) for seat in winners]
    if names:
        desk.note("", "12", message("h3s-tb-claimed", winners=names, count=len(names)), "turn")
    if act.now:
        finish(desk, winners, "claimed")
        return
    state.table.winners, state.table.ends, state.table.outcome = winners, True, "claimed"
    desk.note("", "12", message("h3s-tb-ends-with-round"), "remind")


def eliminate(desk: Desk, act: acts.Eliminate) -> None:
    """The table says that a player is out."""
    if desk.sheet(act.seat).out:
        raise NotNow("h3s-tb-is-out", name=desk.name(act.seat), rule="heroes3 12")
    put_out(desk, act.seat, "table")


def put_out(desk: Desk, seat: str, why: Literal["homeless", "beaten", "table"]) -> None:
    """A player is out: cubes and figures leave the map. Whoever is left alone has won at once."""
    sheet, table = desk.sheet(seat), desk.state.table
    sheet.out, sheet.flags, sheet.secondary, sheet.secondary_movement = True, (), False, 0
    table.matters = tuple(matter for matter in table.matters if matter.seat != seat)
    table.lasting = tuple(lasting for lasting in table.lasting if lasting.seat != seat)
    if table.fight is not None and seat in (table.fight.seat, table.fight.enemy):
        table.fight = None
    desk.note(seat, "12", message("h3s-tb-out", name=desk.name(seat), why=why), "harm")
    _last_standing(desk)
    if not desk.state.ended:
        # An enemy fewer to have a cube of.
        _check_cubes(desk)


def homes_changed(desk: Desk, seat: str) -> None:
    """A Town or Settlement of a player came or went: the countdown begins or is over."""
    sheet = desk.sheet(seat)
    if sheet.out:
        return
    if looking.homes(sheet):
        if sheet.lost_home:
            desk.note(seat, "12", message("h3s-tb-home-again", name=desk.name(seat)), "gain")
        sheet.lost_home = sheet.homeless = 0
    elif not sheet.lost_home:
        sheet.lost_home, sheet.homeless = desk.state.table.round, 0
        told = message("h3s-tb-homeless", name=desk.name(seat), left=rounds_left(0))
        desk.note(seat, "12", told, "remind")


def lost_main_hero(desk: Desk, seat: str) -> None:
    """The main hero has lost a combat: without a Town or Settlement the player is out."""
    sheet = desk.sheet(seat)
    if not sheet.out and eliminated(looking.homes(sheet), sheet.homeless, main_hero_lost=True):
        put_out(desk, seat, "beaten")


def gain_cube(desk: Desk, seat: str, of: str) -> None:
    """A faction cube of a beaten player, or of a Town's owner. One of each counts."""
    sheet = desk.sheet(seat)
    if of not in sheet.trophies:
        sheet.trophies = (*sheet.trophies, of)
        desk.note(seat, "12", message("h3s-tb-cube", name=desk.name(seat), enemy=desk.name(of)), "gain")
    _check_cubes(desk)


def end_of_round(desk: Desk) -> bool:
    """Count full rounds without a home, then look whether the evening is over."""
    table, body = desk.state.table, desk.state.layout.body
    for seat, sheet in desk.state.sheets.items():
        if not sheet.out and not desk.state.ended:
            _count_homeless(desk, seat)
    if not desk.state.ended and table.ends:
        finish(desk, table.winners, table.outcome)
    if not desk.state.ended and body.rounds and table.round >= body.rounds:
        finish(desk, (), "limit")
    if not desk.state.ended and body.rounds and table.round == body.rounds - 1:
        desk.note("", "12", message("h3s-tb-last-round", round=body.rounds), "remind")
    return desk.state.ended


def finish(desk: Desk, winners: tuple[str, ...], reason: str) -> None:
    """The evening is over."""
    table = desk.state.table
    table.winners, table.outcome, table.phase, table.ends = winners, reason, "over", False
    table.matters, table.fight, table.steps, table.won = (), None, (), ()
    ended = result(desk.state)
    assert ended is not None
    desk.note("", "12", ended.message, "end")


# --- how it works --------------------------------------------------------------------------------


def _together(state: SheetState, one: str, other: str) -> bool:
    """Whether two players win together."""
    chairs, mode = state.layout.chairs, state.layout.body.mode
    same_team = mode == "alliance" and chairs[one].team == chairs[other].team
    return one == other or mode in TOGETHER or same_team


def _count_homeless(desk: Desk, seat: str) -> None:
    sheet, table = desk.sheet(seat), desk.state.table
    homes_changed(desk, seat)
    # The round in which the last home was lost is no full round without one.
    if not sheet.lost_home or sheet.lost_home == table.round:
        return
    sheet.homeless += 1
    if eliminated(looking.homes(sheet), sheet.homeless):
        put_out(desk, seat, "homeless")
    else:
        told = message("h3s-tb-homeless", name=desk.name(seat), left=rounds_left(sheet.homeless))
        desk.note(seat, "12", told, "remind")


def _last_standing(desk: Desk) -> None:
    """Eliminating all enemies wins at once; in games against the scenario nobody left means that it is lost."""
    state = desk.state
    left = [seat for seat, sheet in state.sheets.items() if not sheet.out]
    if not left:
        finish(desk, (), "out")
    elif state.layout.body.mode in TOGETHER:
        # Whether one elimination ends it is the scenario's to say.
        desk.note("", "12", message("h3s-tb-one-out"), "remind")
    elif all(_together(state, left[0], other) for other in left):
        finish(desk, tuple(seat for seat in state.sheets if _together(state, left[0], seat)), "last")


def _check_cubes(desk: Desk) -> None:
    """A cube of every enemy wins a Clash of three or more, as any victory condition: with the end of the round."""
    state = desk.state
    if state.layout.body.mode != "clash" or len(state.sheets) < CUBES_FROM or state.ended or state.table.ends:
        return
    for seat, sheet in state.sheets.items():
        enemies = {other for other, theirs in state.sheets.items() if other != seat and not theirs.out}
        if not sheet.out and enemies and enemies <= set(sheet.trophies):
            desk.note(seat, "12", message("h3s-tb-all-cubes", name=desk.name(seat)), "turn")
            state.table.winners, state.table.ends, state.table.outcome = (seat,), True, "cubes"
            desk.note("", "12", message("h3s-tb-ends-with-round"), "remind")
            return
