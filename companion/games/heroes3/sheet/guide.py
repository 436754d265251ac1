"""What the table has to do now, in one line each, and what the one button does next. heroes3 1 and 2."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.games.heroes3.evening import calendar, scenarios
from companion.games.heroes3.sheet import asking, looking, order, rounds
from companion.games.heroes3.sheet.state import Sheet, SheetState
from companion.kernel.words import Message, message


@dataclass(frozen=True, slots=True)
class Todo:
    """One line: what to do, who does it (empty: the table), by which rule; `matter` is its number, 0 for none."""

    message: Message
    seat: str = ""
    rule: str = ""
    matter: int = 0


@dataclass(frozen=True, slots=True)
class Guide:
    """Where the round is: what the button does next, and why it cannot yet."""

    title: Message
    lines: tuple[Todo, ...]
    next: Message
    blocked: Message | None
    rule: str


def guide(state: SheetState) -> Guide:
    """Where the round is."""
    refusal = rounds.blocked(state)
    return Guide(
        _title(state),
        (*_open(state), *_LINES[state.table.phase](state), *_nearing_end(state)),
        _next(state),
        refusal.message if refusal is not None else None,
        "12" if state.ended else "2" if state.table.phase == "turn" else "1",
    )


def _title(state: SheetState) -> Message:
    table = state.table
    if table.phase == "turn":
        return message("h3s-guide-turn", round=table.round, name=state.layout.names(state.active))
    if table.phase == "start":
        return message("h3s-round", round=table.round, kind=calendar.round_kind(table.round))
    return message("h3s-guide-phase", phase=table.phase, round=table.round)


def _next(state: SheetState) -> Message:
    """What the button does once nothing is open."""
    table = state.table
    if state.ended:
        return message("h3s-over")
    if table.phase == "opening":
        return message("h3s-next-round", round=1)
    if table.steps and table.steps[-1] != "turn":
        return message("h3s-next-step")
    upcoming = table.turn + 1 if table.phase == "turn" else table.turn
    waiting = [n for n in range(upcoming, len(table.order)) if order.in_play(state, n)]
    if table.phase in ("start", "turn") and waiting:
        return message("h3s-next-turn", name=state.layout.names(table.order[waiting[0]]))
    if table.phase == "turn" and rounds.ai_left(state):
        return message("h3s-next-ai")
    last = table.ends or table.round == state.layout.body.rounds
    return message("h3s-next-end") if last else message("h3s-next-round", round=table.round + 1)


# --- what to do ----------------------------------------------------------------------------------


def _open(state: SheetState) -> Iterator[Todo]:
    """What waits for somebody comes first."""
    for matter in state.table.matters:
        asked = asking.ask(state, matter)
        yield Todo(asked.message, matter.seat, asked.rule, matter.id)
    if state.table.fight is not None:
        yield Todo(message("h3s-todo-fight"), state.table.fight.seat, "8")


def _opening(state: SheetState) -> Iterator[Todo]:
    yield Todo(message("h3s-todo-decks"), "", "3")
    body = state.layout.body
    if scenarios.start_bonus(body.difficulty, body.mode, state.layout.rules):
        yield Todo(message("h3s-todo-artifacts"), "", "12")
    yield Todo(message("h3s-todo-map"), "", "7")


def _start(state: SheetState) -> Iterator[Todo]:
    """What the sheets did by themselves has its counterpart on the table."""
    if state.table.round > 1:
        yield Todo(message("h3s-todo-tokens"), "", "1")


def _turn(state: SheetState) -> Iterator[Todo]:
    """Hand, movement, town tokens and morale of whoever plays."""
    seat = state.active
    sheet = state.sheet(seat)
    if sheet.out:
        return  # Whoever is put out in the own turn has nothing left to do in it: heroes3 12.
    if sheet.movement >= looking.movement_most(state, seat):
        # The hand limit is checked only as the turn begins: whoever has moved is past it.
        yield Todo(message("h3s-hand", limit=looking.hand_limit(state, seat)), seat, "2")
    if sheet.movement or sheet.secondary_movement:
        count = sheet.movement + sheet.secondary_movement
        yield Todo(message("h3s-todo-movement", count=count), seat, "2")
    for token in _tokens_left(state, sheet):
        yield Todo(message("h3s-todo-token", token=token), seat, "2")
    if sheet.morale_cards:
        yield Todo(message("h3s-todo-morale-cards", morale=sheet.morale, count=sheet.morale_cards), seat, "2")
    elif sheet.morale == "positive":
        yield Todo(message("h3s-todo-morale"), seat, "2")
    if sheet.hand_goes:
        yield Todo(message("h3s-todo-hand-goes"), seat, "2")


def _tokens_left(state: SheetState, sheet: Sheet) -> Iterator[str]:
    if sheet.build_token and None in looking.buildable(state, sheet.id).values():
        yield "build"
    if sheet.population_token:
        yield "population"
    if sheet.spell_token and next(looking.why_no_spell(state, sheet.id), None) is None:
        yield "spell-book"


def _ai(state: SheetState) -> Iterator[Todo]:
    moving = any(hero.movement for hero in state.ai.values())
    yield Todo(message("h3s-todo-ai" if moving else "h3s-todo-ai-done"), "", "13.5")


def _nearing_end(state: SheetState) -> Iterator[Todo]:
    """Who is on the way out, and that this round is the last one. heroes3 12."""
    table = state.table
    if state.ended:
        return
    for seat, sheet in state.sheets.items():
        if sheet.lost_home and not sheet.out:
            left = scenarios.rounds_left(sheet.homeless)
            yield Todo(message("h3s-tb-homeless", name=state.layout.names(seat), left=left), seat, "12")
    if table.ends or table.round == state.layout.body.rounds:
        yield Todo(message("h3s-tb-ends-with-round"), "", "12")


def _over(state: SheetState) -> Iterator[Todo]:
    yield Todo(message("h3s-over"), "", "12")


_LINES = {"opening": _opening, "start": _start, "turn": _turn, "ai": _ai, "over": _over}
