"""A word of the sheet, looked up in the library without leaving the table."""

from __future__ import annotations

from companion.app.models.tracker.table_model import TrackerTableModel
from companion.app.ui import OpenHelp, Ui
from companion.games.tracker.reminder_rule_source import find_reminder_rule_paragraph
from companion.kernel.messages import Text

_OF_A_TURN = ("turn", "main", "round")
"""What a table without phases is in: somebody's turn, or just a round."""


def word_help(ui: Ui, model: TrackerTableModel, word: Text) -> OpenHelp:
    """What holding a counter, mark or token does: it opens the entry of the rules that explains it."""
    return ui.word_help(model.state.sheet.game, word)


def seat_help(ui: Ui, model: TrackerTableModel, seat: str) -> OpenHelp:
    """What holding a name does: it opens the character that somebody plays, or what kind of seat it is."""
    definition = model.state.sheet.seat(seat)
    return word_help(ui, model, definition.title or definition.kind_name)


def current_phase_help(ui: Ui, model: TrackerTableModel) -> OpenHelp:
    """What happens now: in this phase, in the turn of whoever is on, or in a round."""
    state = model.state
    sheet, phases = state.sheet, state.sheet.flow.phases
    if phases:
        return ui.phase_help(sheet.game, phases[state.phase].id, sheet.mode)
    bosses = any(seat.automatic and model.is_on(seat.id) for seat in sheet.seats)
    return ui.phase_help(sheet.game, ("boss", *_OF_A_TURN) if bosses else _OF_A_TURN, sheet.mode)


def next_phase_help(ui: Ui, model: TrackerTableModel) -> OpenHelp:
    """What the button names that goes on: the phase that comes, or else what happens now."""
    state = model.state
    phases = state.sheet.flow.phases
    if not phases:
        return current_phase_help(ui, model)
    coming = phases[(state.phase + 1) % len(phases)]
    return ui.phase_help(state.sheet.game, coming.id, state.sheet.mode)


def game_end_help(ui: Ui, model: TrackerTableModel) -> OpenHelp | None:
    """When somebody is out, and when the table has a winner."""
    end = model.state.sheet.end
    return ui.rule_help(end.source) if end is not None else None


def reminder_help(ui: Ui, model: TrackerTableModel, reminder: Text) -> OpenHelp:
    """Why the table is reminded of something."""
    sheet = model.state.sheet
    said, source = ui.words.name(reminder), find_reminder_rule_paragraph(sheet, reminder)
    return ui.sentence_help(sheet.game, said, source)
