"""The tracker's sentences: who is on, what comes next, what a number is called aloud."""

from __future__ import annotations

from companion.app.models.evening import Evening
from companion.games.tracker.sheet import TABLE, CounterDef
from companion.games.tracker.state import SheetState
from companion.library.words import Catalogue


def table_title(words: Catalogue, evening: Evening) -> str:
    """What the table is called."""
    return evening.name or words.name(evening.state.sheet.title)


def now_line(words: Catalogue, evening: Evening) -> str:
    """Round, phase and turn in one line."""
    state = evening.state
    flow = state.sheet.flow
    if state.ended:
        return words("now-ended")
    pieces = [words("now-round", round=state.round)] if flow.rounds else [words.name(state.sheet.mode_name)]
    if flow.phases:
        pieces.append(words.name(flow.phases[state.phase].name))
    if flow.turns:
        pieces.append(words("now-turn", name=group_name(words, state, flow.turns[state.turn])))
    if (seconds := evening.clock_shows()) is not None:
        pieces.append(clock_face(seconds))
    return " · ".join(pieces)


def clock_face(seconds: int) -> str:
    """Minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def next_line(words: Catalogue, state: SheetState) -> str:
    """What the gold button does."""
    flow = state.sheet.flow
    if flow.phases:
        upcoming = flow.phases[(state.phase + 1) % len(flow.phases)]
        return words("next-phase", phase=upcoming.name)
    if flow.turns:
        return words("next-turn", name=group_name(words, state, following(state)))
    return words("next-round", round=state.round + 1)


def following(state: SheetState) -> tuple[str, ...]:
    """Who acts after those who act now."""
    turns = state.sheet.flow.turns
    for step in range(1, len(turns) + 1):
        group = turns[(state.turn + step) % len(turns)]
        if any(seat in state.living for seat in group):
            return group
    return turns[state.turn]


def group_name(words: Catalogue, state: SheetState, group: tuple[str, ...]) -> str:
    """Those who act together: a seat's name, a team's name."""
    if len(group) == 1:
        return words.name(state.name(group[0]))
    team = next((team for team in state.sheet.teams if team.seats == group), None)
    return words.name(team.name) if team is not None else words.list([words.name(state.name(seat)) for seat in group])


def counter_aloud(words: Catalogue, state: SheetState, counter: CounterDef, seat: str) -> str:
    """A number as a screen reader says it: whose, what, how much, of how much."""
    value = state.value(counter.id, seat)
    high = state.limits(counter.id, seat).high
    name = whose(words, state, counter, seat)
    if high is not None:
        return words("aloud-counter-of", name=name, counter=counter.name, value=value, high=high)
    return words("aloud-counter", name=name, counter=counter.name, value=value)


def whose(words: Catalogue, state: SheetState, counter: CounterDef, seat: str) -> str:
    """The name before a counter: the seat's, or its team's where the total is shared."""
    if seat == TABLE:
        return words("the-table")
    team = state.sheet.team_of(seat)
    if team is not None and counter.id in team.holds:
        return words.name(team.name)
    return words.name(state.name(seat))
