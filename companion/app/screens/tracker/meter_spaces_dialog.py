"""Entering a meter's spaces: tap the colours in the order of the table's own quest sheet."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.graphics.meter_track import meter_track
from companion.app.kit.text.text_styles import caption_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.tracker.table_model import MeterSpacesDialog, TrackerTableModel
from companion.app.screens.table.dialog import table_dialog
from companion.app.screens.tracker.help_topics import word_help_callback
from companion.app.screens.tracker.table_wide_panels import SPACE_TONES, build_meter_spaces
from companion.app.theme import Look
from companion.games.tracker import acts
from companion.games.tracker.rules.meters import LONGEST


def build_meter_spaces_dialog(
    look: Look, session: DeviceSession, model: TrackerTableModel, dialog: MeterSpacesDialog
) -> ft.Control:
    """Colours to tap, what has been tapped, and one button to be done."""
    words = session.words
    definition = next(m for m in model.state.sheet.meters if m.id == dialog.meter)

    def add(space: str) -> None:
        if len(dialog.spaces) < LONGEST:
            model.show(MeterSpacesDialog(dialog.meter, (*dialog.spaces, space)))

    async def done() -> None:
        if await model.give(acts.Spaces(dialog.meter, dialog.spaces)):
            model.show(None)

    colours = [
        tappable_chip(
            look,
            words.name(c.name),
            partial(add, c.id),
            tone=SPACE_TONES.get(c.id, "plain"),
            name=f"space-{c.id}",
            about=word_help_callback(session, model, definition.name),
        )
        for c in definition.colours
    ]
    shown = build_meter_spaces(words, definition, dialog.spaces)
    rows: list[ft.Control] = [
        meter_track(look, shown[n : n + 8], -1, name=f"typed-{n}") for n in range(0, len(shown), 8)
    ]
    body: list[ft.Control] = [caption_text(look, words("spaces-how")), chip_row(look, colours, targets=True), *rows]
    back = secondary_button(
        look,
        words("spaces-erase"),
        lambda: model.show(MeterSpacesDialog(dialog.meter, dialog.spaces[:-1])),
        symbol="backspace",
        name="spaces-erase",
        disabled=not dialog.spaces,
    )
    ready = primary_button(
        look,
        words("spaces-done", count=len(dialog.spaces)),
        done,
        name="spaces-done",
        expand=True,
        disabled=not dialog.spaces,
    )
    return table_dialog(
        look,
        model,
        words.name(definition.name),
        body,
        actions=[back, ready],
        about=word_help_callback(session, model, definition.name),
    )
