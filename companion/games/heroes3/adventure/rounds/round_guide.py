"""The guide through the round: what the table has to do now, and what the one button does next. heroes3 1 and 2."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.heroes3.adventure.content import scenarios
from companion.games.heroes3.adventure.players import player_queries, turn_order_and_team_choice
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.rounds import round_steps
from companion.games.heroes3.adventure.rules import round_calendar
from companion.games.heroes3.adventure.state import AdventureState, PlayerState
from companion.kernel.messages import Message, message


@dataclass(frozen=True, slots=True)
class GuideLine:
    """One line: what to do, who does it (empty: the table), by which rule; `matter` is the question's number or 0."""

    message: Message
    seat: str = ""
    rule: str = ""
    matter: int = 0


@dataclass(frozen=True, slots=True)
class RoundGuide:
    """Where the round is: what the button does next, and why it cannot yet."""

    title: Message
    lines: tuple[GuideLine, ...]
    next: Message
    blocked: Message | None
    rule: str


def build_guide(state: AdventureState) -> RoundGuide:
    """Where the round is."""
    refusal = round_steps.next_step_refusal(state)
    return RoundGuide(
        _title(state),
        (*_open(state), *_LINES[state.table.phase](state), *_nearing_end(state)),
        _next(state),
        refusal.message if refusal is not None else None,
        "12" if state.ended else "2" if state.table.phase == "turn" else "1",
    )


def _title(state: AdventureState) -> Message:
    table = state.table
    if table.phase == "turn":
        return message("h3s-guide-turn", round=table.round, name=state.layout.names(state.active))
    if table.phase == "start":
        return message("h3s-round", round=table.round, kind=round_calendar.round_kind(table.round))
    return message("h3s-guide-phase", phase=table.phase, round=table.round)


def _next(state: AdventureState) -> Message:
    """What the button does once nothing is open."""
    table = state.table
    if state.ended:
        return message("h3s-over")
    if table.phase == "opening":
        return message("h3s-next-round", round=1)
    if table.steps and table.steps[-1] != "turn":
        return message("h3s-next-step")
    upcoming = table.turn + 1 if table.phase == "turn" else table.turn
    waiting = [
        n for n in range(upcoming, len(table.order)) if turn_order_and_team_choice.is_turn_of_remaining_player(state, n)
    ]
    if table.phase in ("start", "turn") and waiting:
        return message("h3s-next-turn", name=state.layout.names(table.order[waiting[0]]))
    if table.phase == "turn" and round_steps.has_active_ai_hero(state):
        return message("h3s-next-ai")
    last = table.ends or table.round == state.layout.body.rounds
    return message("h3s-next-end") if last else message("h3s-next-round", round=table.round + 1)


# --- what to do ----------------------------------------------------------------------------------


def _open(state: AdventureState) -> Iterator[GuideLine]:
    """Lines for the open questions; they come first."""
    for matter in state.table.matters:
        asked = pending_questions.build_question_form(state, matter)
        yield GuideLine(asked.message, matter.seat, asked.rule, matter.id)
    if state.table.fight is not None:
        yield GuideLine(message("h3s-todo-fight"), state.table.fight.seat, "8")


def _opening(state: AdventureState) -> Iterator[GuideLine]:
    yield GuideLine(message("h3s-todo-decks"), "", "3")
    body = state.layout.body
    if scenarios.starting_bonuses(body.difficulty, body.mode, state.layout.rules):
        yield GuideLine(message("h3s-todo-artifacts"), "", "12")
    yield GuideLine(message("h3s-todo-map"), "", "7")


def _start(state: AdventureState) -> Iterator[GuideLine]:
    """Lines for what the table does with its cards and tokens after the app has done the start of a round."""
    if state.table.round > 1:
        yield GuideLine(message("h3s-todo-tokens"), "", "1")


def _turn(state: AdventureState) -> Iterator[GuideLine]:
    """Hand, movement, town tokens and morale of whoever plays."""
    seat = state.active
    sheet = state.sheet(seat)
    if sheet.out:
        return  # Whoever is put out in the own turn has nothing left to do in it: heroes3 12.
    if sheet.movement >= player_queries.movement_per_round(state, seat):
        # The hand limit is checked only as the turn begins: whoever has moved is past it.
        yield GuideLine(message("h3s-hand", limit=player_queries.hand_limit(state, seat)), seat, "2")
    if sheet.movement or sheet.secondary_movement:
        count = sheet.movement + sheet.secondary_movement
        yield GuideLine(message("h3s-todo-movement", count=count), seat, "2")
    for token in _tokens_left(state, sheet):
        yield GuideLine(message("h3s-todo-token", token=token), seat, "2")
    if sheet.morale_cards:
        yield GuideLine(message("h3s-todo-morale-cards", morale=sheet.morale, count=sheet.morale_cards), seat, "2")
    elif sheet.morale == "positive":
        yield GuideLine(message("h3s-todo-morale"), seat, "2")
    if sheet.hand_goes:
        yield GuideLine(message("h3s-todo-hand-goes"), seat, "2")


def _tokens_left(state: AdventureState, sheet: PlayerState) -> Iterator[str]:
    if sheet.build_token and None in player_queries.building_refusals_for_player(state, sheet.id).values():
        yield "build"
    if sheet.population_token:
        yield "population"
    if sheet.spell_token and next(player_queries.spell_purchase_refusals(state, sheet.id), None) is None:
        yield "spell-book"


def _ai(state: AdventureState) -> Iterator[GuideLine]:
    moving = any(hero.movement for hero in state.ai.values())
    yield GuideLine(message("h3s-todo-ai" if moving else "h3s-todo-ai-done"), "", "13.5")


def _nearing_end(state: AdventureState) -> Iterator[GuideLine]:
    """Who is on the way out, and that this round is the last one. heroes3 12."""
    table = state.table
    if state.ended:
        return
    for seat, sheet in state.sheets.items():
        if sheet.lost_home and not sheet.out:
            left = scenarios.homeless_rounds_left(sheet.homeless)
            yield GuideLine(message("h3s-tb-homeless", name=state.layout.names(seat), left=left), seat, "12")
    if table.ends or table.round == state.layout.body.rounds:
        yield GuideLine(message("h3s-tb-ends-with-round"), "", "12")


def _over(state: AdventureState) -> Iterator[GuideLine]:
    yield GuideLine(message("h3s-over"), "", "12")


_LINES = {"opening": _opening, "start": _start, "turn": _turn, "ai": _ai, "over": _over}
