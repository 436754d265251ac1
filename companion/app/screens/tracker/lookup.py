"""A word of the sheet, looked up in the library without leaving the table."""

from __future__ import annotations

import flet as ft

from companion.app.kit.explained import explained
from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.evening import Evening
from companion.app.models.guest import Guest
from companion.games.tracker.sources import source_of
from companion.kernel.words import Text

_OF_A_TURN = ("turn", "main", "round")
"""What a table without phases is in: somebody's turn, or just a round."""


def explain(guest: Guest, evening: Evening, word: Text) -> About:
    """What holding a counter, mark or token does: it opens the entry of the rules that explains it."""
    return about.word(guest, evening.state.sheet.game, word)


def meaning(guest: Guest, evening: Evening, shown: ft.Control, word: Text) -> ft.Control:
    """The same control, which explains this word when it is held."""
    return explained(shown, explain(guest, evening, word))


def explain_seat(guest: Guest, evening: Evening, seat: str) -> About:
    """What holding a name does: it opens the character that somebody plays, or what kind of seat it is."""
    definition = evening.state.sheet.seat(seat)
    return explain(guest, evening, definition.title or definition.kind_name)


def explain_now(guest: Guest, evening: Evening) -> About:
    """What happens now: in this phase, in the turn of whoever is on, or in a round."""
    state = evening.state
    sheet, phases = state.sheet, state.sheet.flow.phases
    if phases:
        return about.now(guest, sheet.game, phases[state.phase].id, sheet.mode)
    bosses = any(seat.automatic and evening.is_on(seat.id) for seat in sheet.seats)
    return about.now(guest, sheet.game, ("boss", *_OF_A_TURN) if bosses else _OF_A_TURN, sheet.mode)


def explain_next(guest: Guest, evening: Evening) -> About:
    """What the button names that goes on: the phase that comes, or else what happens now."""
    state = evening.state
    phases = state.sheet.flow.phases
    if not phases:
        return explain_now(guest, evening)
    coming = phases[(state.phase + 1) % len(phases)]
    return about.now(guest, state.sheet.game, coming.id, state.sheet.mode)


def explain_end(guest: Guest, evening: Evening) -> About | None:
    """When somebody is out, and when the table has a winner."""
    end = evening.state.sheet.end
    return about.rule(guest, end.source) if end is not None else None


def explain_reminder(guest: Guest, evening: Evening, reminder: Text) -> About:
    """Why the table is reminded of something."""
    sheet = evening.state.sheet
    return explain_line(guest, evening, guest.words.name(reminder), source_of(sheet, reminder))


def explain_line(guest: Guest, evening: Evening, said: str, source: str) -> About:
    """What holding a line of the story does: it opens the paragraph it follows from, or what it speaks of."""
    return about.line(guest, evening.state.sheet.game, said, source)
