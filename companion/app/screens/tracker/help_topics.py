"""A word of the sheet, looked up in the library without leaving the table."""

from __future__ import annotations

import flet as ft

from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.open_help_callbacks import OpenHelpCallback
from companion.app.models.tracker.table_model import TrackerTableModel
from companion.games.tracker.reminder_rule_source import find_reminder_rule_paragraph
from companion.kernel.messages import Text

_OF_A_TURN = ("turn", "main", "round")
"""What a table without phases is in: somebody's turn, or just a round."""


def word_help_callback(session: DeviceSession, model: TrackerTableModel, word: Text) -> OpenHelpCallback:
    """What holding a counter, mark or token does: it opens the entry of the rules that explains it."""
    return open_help_callbacks.open_entry_or_card_by_name_callback(session, model.state.sheet.game, word)


def with_word_help_on_hold(
    session: DeviceSession, model: TrackerTableModel, shown: ft.Control, word: Text
) -> ft.Control:
    """The same control, which explains this word when it is held."""
    return explain_on_long_press(shown, word_help_callback(session, model, word))


def seat_help_callback(session: DeviceSession, model: TrackerTableModel, seat: str) -> OpenHelpCallback:
    """What holding a name does: it opens the character that somebody plays, or what kind of seat it is."""
    definition = model.state.sheet.seat(seat)
    return word_help_callback(session, model, definition.title or definition.kind_name)


def current_phase_help_callback(session: DeviceSession, model: TrackerTableModel) -> OpenHelpCallback:
    """What happens now: in this phase, in the turn of whoever is on, or in a round."""
    state = model.state
    sheet, phases = state.sheet, state.sheet.flow.phases
    if phases:
        return open_help_callbacks.open_phase_callback(session, sheet.game, phases[state.phase].id, sheet.mode)
    bosses = any(seat.automatic and model.is_on(seat.id) for seat in sheet.seats)
    return open_help_callbacks.open_phase_callback(
        session, sheet.game, ("boss", *_OF_A_TURN) if bosses else _OF_A_TURN, sheet.mode
    )


def next_phase_help_callback(session: DeviceSession, model: TrackerTableModel) -> OpenHelpCallback:
    """What the button names that goes on: the phase that comes, or else what happens now."""
    state = model.state
    phases = state.sheet.flow.phases
    if not phases:
        return current_phase_help_callback(session, model)
    coming = phases[(state.phase + 1) % len(phases)]
    return open_help_callbacks.open_phase_callback(session, state.sheet.game, coming.id, state.sheet.mode)


def game_end_help_callback(session: DeviceSession, model: TrackerTableModel) -> OpenHelpCallback | None:
    """When somebody is out, and when the table has a winner."""
    end = model.state.sheet.end
    return open_help_callbacks.open_rule_callback(session, end.source) if end is not None else None


def reminder_help_callback(session: DeviceSession, model: TrackerTableModel, reminder: Text) -> OpenHelpCallback:
    """Why the table is reminded of something."""
    sheet = model.state.sheet
    said, source = session.words.name(reminder), find_reminder_rule_paragraph(sheet, reminder)
    return open_help_callbacks.open_sentence_callback(session, sheet.game, said, source)
