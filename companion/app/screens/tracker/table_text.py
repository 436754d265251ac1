"""The tracker's sentences: who is on, what comes next, what a number is called aloud."""

from __future__ import annotations

from companion.app.models.tracker.table_model import TrackerTableModel
from companion.games.tracker.score_sheet import TABLE, CounterDef
from companion.games.tracker.state import SheetState
from companion.library.translations import MessageCatalogue


def table_title_text(words: MessageCatalogue, model: TrackerTableModel) -> str:
    """What the table is called."""
    return model.name or words.name(model.state.sheet.title)


def current_turn_text(words: MessageCatalogue, model: TrackerTableModel) -> str:
    """Round, phase and turn in one line."""
    state = model.state
    flow = state.sheet.flow
    if state.ended:
        return words("now-ended")
    pieces = [words("now-round", round=state.round)] if flow.rounds else [words.name(state.sheet.mode_name)]
    if flow.phases:
        pieces.append(words.name(flow.phases[state.phase].name))
    if flow.turns:
        pieces.append(words("now-turn", name=group_name_text(words, state, flow.turns[state.turn])))
    if (seconds := model.clock_seconds()) is not None:
        pieces.append(format_clock(seconds))
    return " · ".join(pieces)


def format_clock(seconds: int) -> str:
    """Minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02d}"


def next_button_text(words: MessageCatalogue, state: SheetState) -> str:
    """What the gold button does."""
    flow = state.sheet.flow
    if flow.phases:
        return words("next-phase", phase=flow.phases[(state.phase + 1) % len(flow.phases)].name)
    if flow.turns:
        return words("next-turn", name=group_name_text(words, state, list_next_seats_to_act(state)))
    return words("next-round", round=state.round + 1)


def list_next_seats_to_act(state: SheetState) -> tuple[str, ...]:
    """Who acts after those who act now."""
    turns = state.sheet.flow.turns
    for step in range(1, len(turns) + 1):
        group = turns[(state.turn + step) % len(turns)]
        if any(seat in state.living for seat in group):
            return group
    return turns[state.turn]


def group_name_text(words: MessageCatalogue, state: SheetState, group: tuple[str, ...]) -> str:
    """Those who act together: a seat's name, a team's name."""
    if len(group) == 1:
        return words.name(state.name(group[0]))
    team = next((team for team in state.sheet.teams if team.seats == group), None)
    return words.name(team.name) if team is not None else words.list([words.name(state.name(seat)) for seat in group])


def counter_screen_reader_text(words: MessageCatalogue, state: SheetState, counter: CounterDef, seat: str) -> str:
    """A number as a screen reader says it: whose, what, how much, of how much."""
    value = state.value(counter.id, seat)
    high = state.limits(counter.id, seat).high
    name = counter_owner_name(words, state, counter, seat)
    if high is not None:
        return words("aloud-counter-of", name=name, counter=counter.name, value=value, high=high)
    return words("aloud-counter", name=name, counter=counter.name, value=value)


def counter_owner_name(words: MessageCatalogue, state: SheetState, counter: CounterDef, seat: str) -> str:
    """The name before a counter: the seat's, or its team's where the total is shared."""
    if seat == TABLE:
        return words("the-table")
    team = state.sheet.team_of(seat)
    if team is not None and counter.id in team.holds:
        return words.name(team.name)
    return words.name(state.name(seat))
