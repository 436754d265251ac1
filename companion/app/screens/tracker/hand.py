"""The layout for a phone in one hand: everything that concerns the table, then one card a seat."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.app.kit.words import heading
from companion.app.models.evening import Evening
from companion.app.models.guest import Guest
from companion.app.screens.tracker.common import TableParts
from companion.app.screens.tracker.seat_card import BossCard, SeatCard, TeamCard
from companion.app.theme import Look

ROOMY = 2
"""So few seats, and each number gets a row of its own: it should be read from across the table."""


def hand_body(look: Look, guest: Guest, evening: Evening) -> Sequence[ft.Control]:
    """What scrolls between header and action bar."""
    sheet = evening.state.sheet
    shown: list[ft.Control] = [TableParts(look, guest, evening)]
    shown += [BossCard.keyed(seat.id, look, guest, evening, seat.id) for seat in sheet.seats if seat.automatic]
    for team in sheet.teams:
        if team.holds:
            shown.append(TeamCard.keyed(team.id, look, guest, evening, team.id))
    in_teams = {seat for team in sheet.teams if team.holds for seat in team.seats}
    people = [seat.id for seat in sheet.seats if not seat.automatic and seat.id not in in_teams]
    roomy = len(people) <= ROOMY and len(people) == len(sheet.seats)
    openers = {team.seats[0]: team for team in sheet.teams}
    for seat in people:
        if seat in openers:
            shown.append(heading(look, guest.words.name(openers[seat].name)))
        shown.append(SeatCard.keyed(seat, look, guest, evening, seat, roomy))
    return shown
