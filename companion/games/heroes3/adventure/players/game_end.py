"""How a game ends: elimination, faction cubes, a victory that is claimed, the limit of rounds. heroes3 12."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.content.scenarios import homeless_rounds_left, is_eliminated
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.combat.model.refusals import NotAllowed
from companion.kernel.messages import Message, message
from companion.kernel.refusals import NotNow

CUBES_FROM = 3
"""Faction cubes win in a Clash of so many players and more."""
TOGETHER = ("campaign", "cooperative")
"""Modes in which the players win or lose together against the scenario."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """How the game ended: `reason` is claimed, cubes, last, limit or out."""

    outcome: Literal["won", "lost", "nobody"]
    reason: str
    winners: tuple[str, ...]
    message: Message


def game_result(state: AdventureState) -> GameResult | None:
    """How the game ended; None while it goes on."""
    if not state.ended:
        return None
    table = state.table
    names = [state.layout.names(seat) for seat in table.winners]
    if names:
        won = message("h3s-tb-won", winners=names, count=len(names), reason=table.outcome)
        return GameResult("won", table.outcome, table.winners, won)
    lost = state.layout.body.mode in TOGETHER
    told = message("h3s-tb-lost" if lost else "h3s-tb-nobody", reason=table.outcome)
    return GameResult("lost" if lost else "nobody", table.outcome, (), told)


def claim_victory(context: ActContext, act: acts.Claim) -> None:
    """The victory condition is reached; the game ends with the round unless the scenario says otherwise."""
    state = context.state
    for seat in act.seats:
        if state.sheet(seat).out:
            context.forbid(NotAllowed("h3s-tb-is-out", "12", name=context.name(seat)))
    winners = tuple(seat for seat in state.sheets if any(_together(state, seat, claimed) for claimed in act.seats))
    names = [context.name(seat) for seat in winners]
    if names:
        context.note("", "12", message("h3s-tb-claimed", winners=names, count=len(names)), "turn")
    if act.now:
        finish_game(context, winners, "claimed")
        return
    state.table.winners, state.table.ends, state.table.outcome = winners, True, "claimed"
    context.note("", "12", message("h3s-tb-ends-with-round"), "remind")


def eliminate_player_by_table_decision(context: ActContext, act: acts.Eliminate) -> None:
    """The table says that a player is out."""
    if context.sheet(act.seat).out:
        raise NotNow("h3s-tb-is-out", name=context.name(act.seat), rule="heroes3 12")
    eliminate_player(context, act.seat, "table")


def eliminate_player(context: ActContext, seat: str, why: Literal["homeless", "beaten", "table"]) -> None:
    """A player is out: cubes and figures leave the map. Whoever is left alone has won at once."""
    sheet, table = context.sheet(seat), context.state.table
    sheet.out, sheet.flags, sheet.secondary, sheet.secondary_movement = True, (), False, 0
    table.matters = tuple(matter for matter in table.matters if matter.seat != seat)
    table.lasting = tuple(lasting for lasting in table.lasting if lasting.seat != seat)
    if table.fight is not None and seat in (table.fight.seat, table.fight.enemy):
        table.fight = None
    context.note(seat, "12", message("h3s-tb-out", name=context.name(seat), why=why), "harm")
    _last_standing(context)
    if not context.state.ended:
        # An enemy fewer to have a cube of.
        _check_cubes(context)


def update_homeless_countdown(context: ActContext, seat: str) -> None:
    """A Town or Settlement of a player came or went: the countdown begins or is over."""
    sheet = context.sheet(seat)
    if sheet.out:
        return
    if player_queries.count_homes(sheet):
        if sheet.lost_home:
            context.note(seat, "12", message("h3s-tb-home-again", name=context.name(seat)), "gain")
        sheet.lost_home = sheet.homeless = 0
    elif not sheet.lost_home:
        sheet.lost_home, sheet.homeless = context.state.table.round, 0
        told = message("h3s-tb-homeless", name=context.name(seat), left=homeless_rounds_left(0))
        context.note(seat, "12", told, "remind")


def eliminate_if_homeless_after_defeat(context: ActContext, seat: str) -> None:
    """The main hero has lost a combat: without a Town or Settlement the player is out."""
    sheet = context.sheet(seat)
    if not sheet.out and is_eliminated(player_queries.count_homes(sheet), sheet.homeless, main_hero_lost=True):
        eliminate_player(context, seat, "beaten")


def gain_faction_cube(context: ActContext, seat: str, of: str) -> None:
    """A faction cube of a beaten player, or of a Town's owner. One of each counts."""
    sheet = context.sheet(seat)
    if of not in sheet.trophies:
        sheet.trophies = (*sheet.trophies, of)
        context.note(seat, "12", message("h3s-tb-cube", name=context.name(seat), enemy=context.name(of)), "gain")
    _check_cubes(context)


def end_game_if_due_after_round(context: ActContext) -> bool:
    """Count full rounds without a home, then look whether the game is over."""
    table, body = context.state.table, context.state.layout.body
    for seat, sheet in context.state.sheets.items():
        if not sheet.out and not context.state.ended:
            _count_homeless(context, seat)
    if not context.state.ended and table.ends:
        finish_game(context, table.winners, table.outcome)
    if not context.state.ended and body.rounds and table.round >= body.rounds:
        finish_game(context, (), "limit")
    if not context.state.ended and body.rounds and table.round == body.rounds - 1:
        context.note("", "12", message("h3s-tb-last-round", round=body.rounds), "remind")
    return context.state.ended


def finish_game(context: ActContext, winners: tuple[str, ...], reason: str) -> None:
    """End the game."""
    table = context.state.table
    table.winners, table.outcome, table.phase, table.ends = winners, reason, "over", False
    table.matters, table.fight, table.steps, table.won = (), None, (), ()
    ended = game_result(context.state)
    assert ended is not None
    context.note("", "12", ended.message, "end")


# --- how it works --------------------------------------------------------------------------------


def _together(state: AdventureState, one: str, other: str) -> bool:
    """Whether two players win together."""
    chairs, mode = state.layout.chairs, state.layout.body.mode
    same_team = mode == "alliance" and chairs[one].team == chairs[other].team
    return one == other or mode in TOGETHER or same_team


def _count_homeless(context: ActContext, seat: str) -> None:
    sheet, table = context.sheet(seat), context.state.table
    update_homeless_countdown(context, seat)
    # The round in which the last home was lost is no full round without one.
    if not sheet.lost_home or sheet.lost_home == table.round:
        return
    sheet.homeless += 1
    if is_eliminated(player_queries.count_homes(sheet), sheet.homeless):
        eliminate_player(context, seat, "homeless")
    else:
        told = message("h3s-tb-homeless", name=context.name(seat), left=homeless_rounds_left(sheet.homeless))
        context.note(seat, "12", told, "remind")


def _last_standing(context: ActContext) -> None:
    """Eliminating all enemies wins at once; in games against the scenario nobody left means that it is lost."""
    state = context.state
    left = [seat for seat, sheet in state.sheets.items() if not sheet.out]
    if not left:
        finish_game(context, (), "out")
    elif state.layout.body.mode in TOGETHER:
        # Whether one elimination ends it is the scenario's to say.
        context.note("", "12", message("h3s-tb-one-out"), "remind")
    elif all(_together(state, left[0], other) for other in left):
        finish_game(context, tuple(seat for seat in state.sheets if _together(state, left[0], seat)), "last")


def _check_cubes(context: ActContext) -> None:
    """A cube of every enemy wins a Clash of three or more, as any victory condition: with the end of the round."""
    state = context.state
    if state.layout.body.mode != "clash" or len(state.sheets) < CUBES_FROM or state.ended or state.table.ends:
        return
    for seat, sheet in state.sheets.items():
        enemies = {other for other, theirs in state.sheets.items() if other != seat and not theirs.out}
        if not sheet.out and enemies and enemies <= set(sheet.trophies):
            context.note(seat, "12", message("h3s-tb-all-cubes", name=context.name(seat)), "turn")
            state.table.winners, state.table.ends, state.table.outcome = (seat,), True, "cubes"
            context.note("", "12", message("h3s-tb-ends-with-round"), "remind")
            return
