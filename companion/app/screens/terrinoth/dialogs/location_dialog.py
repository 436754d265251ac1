"""The sheet of where the party is: the location's text, progress and danger to put right, what each colour does."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.chips import chip
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models.device_session import DeviceSession
from companion.app.models.terrinoth.dialogs import LocationDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.dialog import table_dialog
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.dialogs.shared_dialog_rows import card_text_rows, number_stepper_row
from companion.app.screens.terrinoth.game_icons import TONES
from companion.app.screens.terrinoth.table_text import (
    danger_colour_name,
    describe_danger_colour,
    message_argument_text,
    printed_number_text,
)
from companion.app.theme import Look

_TAG = 84
"""Wide enough for the name of every colour: what the colours do stands in one column."""


def location_dialog(
    look: Look, session: DeviceSession, model: TerrinothTableModel, dialog: LocationDialog
) -> ft.Control:
    """Location and danger."""
    words, w, view = session.words, model.world, model.view
    track, at = view.track

    def progress(by: int) -> Awaitable[None]:
        return model.adjust("progress", by)

    def peril(by: int) -> Awaitable[None]:
        return model.adjust("peril", by)

    place = view.location
    body: list[ft.Control] = []
    if place is not None:
        goal = printed_number_text(place.number("exploration"))
        body += [
            number_stepper_row(
                look,
                words("tha-progress"),
                view.progress,
                progress,
                "progress",
                f"/ {goal}",
                view.progress <= 0,
                about=help_topics.rule_term_help_callback(session, "progress"),
            ),
            *card_text_rows(look, session, model, place),
            secondary_button(
                look,
                words("tha-type-card"),
                partial(model.open_card, place.id),
                symbol="pencil",
                name="type-card",
                height=48,
            ),
        ]
    track_entry = help_topics.rule_term_help_callback(session, "peril-track")
    body.append(explain_on_long_press(strong_text(look, words("tha-danger")), track_entry))
    if track:
        body.append(
            number_stepper_row(
                look,
                words("tha-danger-space"),
                at + 1,
                peril,
                "peril",
                f"/ {len(track)}",
                at <= 0,
                at >= len(track) - 1,
                about=track_entry,
            )
        )
    for colour in dict.fromkeys(track):
        if colour in ("grey", "gray", "start"):
            continue
        name = danger_colour_name(words, w, colour)
        brings = describe_danger_colour(words, w, colour) or words("tha-brings-open")
        tag = chip(look, name, tone=TONES.get(colour, "plain"), about=track_entry)
        tagged = ft.Container(tag, width=_TAG, alignment=ft.Alignment.TOP_LEFT)
        does = text(look, brings, size=15, expand=True)
        body.append(ft.Row([tagged, does], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START))
    body.append(caption_text(look, words("tha-danger-how"), size=14))
    said = card_text_rows(look, session, model, w.table.quest)
    if said:
        body += [
            explain_on_long_press(
                strong_text(look, words("tha-quest")), help_topics.card_kind_help_callback(session, "quests")
            ),
            *said,
        ]
    heading = message_argument_text(words, place.name) if place is not None else words("tha-place")
    held = (
        help_topics.card_help_callback(session, w, place)
        if place is not None
        else help_topics.card_kind_help_callback(session, "locations")
    )
    return table_dialog(look, model, heading, body, about=held)
