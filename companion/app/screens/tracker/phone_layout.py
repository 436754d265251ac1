"""The layout for a phone in one hand: everything that concerns the table, then one card a seat."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.app.models.tracker.table_model import TrackerTableModel
from companion.app.screens.tracker.seat_and_team_panels import BossPanel, SeatPanel, TeamPanel
from companion.app.screens.tracker.shared_table_panels import SharedTablePanels
from companion.app.ui import Ui

ROOMY_UP_TO = 2
"""So few seats, and each number gets a row of its own: it should be read from across the table."""


def build_phone_layout(ui: Ui, model: TrackerTableModel) -> Sequence[ft.Control]:
    """What scrolls between header and action bar."""
    sheet = model.state.sheet
    shown: list[ft.Control] = [SharedTablePanels(ui, model)]
    shown += [BossPanel.keyed(seat.id, ui, model, seat.id) for seat in sheet.seats if seat.automatic]
    for team in sheet.teams:
        if team.holds:
            shown.append(TeamPanel.keyed(team.id, ui, model, team.id))
    in_teams = {seat for team in sheet.teams if team.holds for seat in team.seats}
    people = [seat.id for seat in sheet.seats if not seat.automatic and seat.id not in in_teams]
    roomy = len(people) <= ROOMY_UP_TO and len(people) == len(sheet.seats)
    openers = {team.seats[0]: team for team in sheet.teams}
    for seat in people:
        if seat in openers:
            shown.append(ui.heading(ui.words.name(openers[seat].name)))
        shown.append(SeatPanel.keyed(seat, ui, model, seat, roomy))
    return shown
