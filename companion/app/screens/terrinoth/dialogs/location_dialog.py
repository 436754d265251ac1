"""The sheet of where the party is: the location's text, progress and danger to put right, what each colour does."""

from __future__ import annotations

import flet as ft

from companion.app.models.terrinoth.dialog_states import LocationDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.dialogs.shared_dialog_rows import (
    card_text_rows,
    number_stepper_row,
    type_card_button,
)
from companion.app.screens.terrinoth.game_icons import SILENT, TONES
from companion.app.screens.terrinoth.table_text import (
    danger_colour_name,
    describe_danger_space_effect,
    message_argument_text,
    printed_number_text,
)
from companion.app.ui import Ui

_TAG = 84
"""Wide enough for the name of every colour: what the colours do stands in one column."""


def location_dialog(ui: Ui, model: TerrinothTableModel, dialog: LocationDialog) -> ft.Control:
    """Location and danger."""
    w, view = model.world, model.view
    track, at = view.track
    place = view.location
    body: list[ft.Control] = []
    if place is not None:
        goal = printed_number_text(place.number("exploration"))
        body.append(number_stepper_row(ui, model, "progress", view.progress, goal))
        body += [*card_text_rows(ui, model, place), type_card_button(ui, model, place.id)]
    track_entry = help_callbacks.rule_term_help(ui, "peril-track")
    body.append(ui.explained(ui.strong(ui.words("tha-danger")), track_entry))
    if track:
        last = at >= len(track) - 1
        body.append(number_stepper_row(ui, model, "peril", at + 1, len(track), least=1, full=last))
    for colour in dict.fromkeys(colour for colour in track if colour not in SILENT):
        name = danger_colour_name(ui.words, w, colour)
        brings = describe_danger_space_effect(ui.words, w, colour) or ui.words("tha-brings-open")
        tag = ui.chip(name, tone=TONES.get(colour, "plain"), about=track_entry)
        tagged = ft.Container(tag, width=_TAG, alignment=ft.Alignment.TOP_LEFT)
        does = ui.text(brings, size=15, expand=True)
        body.append(ft.Row([tagged, does], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START))
    body.append(ui.caption(ui.words("tha-danger-how"), size=14))
    said = card_text_rows(ui, model, w.table.quest)
    if said:
        body += [ui.explained(ui.strong(ui.words("tha-quest")), help_callbacks.card_kind_help(ui, "quests")), *said]
    heading = message_argument_text(ui.words, place.name) if place is not None else ui.words("tha-place")
    return table_dialog(ui, model, heading, body, about=help_callbacks.location_help(ui, w, place))
