"""Entering a meter's spaces: tap the colours in the order of the table's own quest sheet."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.tracker.table_model import MeterSpacesDialog, TrackerTableModel
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.tracker.help_callbacks import word_help
from companion.app.screens.tracker.shared_table_panels import SPACE_TONES, build_meter_spaces
from companion.app.ui import Ui
from companion.games.tracker import acts
from companion.games.tracker.rules.meters import LONGEST


def build_meter_spaces_dialog(ui: Ui, model: TrackerTableModel, dialog: MeterSpacesDialog) -> ft.Control:
    """Colours to tap, what has been tapped, and one button to be done."""
    definition = next(m for m in model.state.sheet.meters if m.id == dialog.meter)

    def add(space: str) -> None:
        if len(dialog.spaces) < LONGEST:
            model.show(MeterSpacesDialog(dialog.meter, (*dialog.spaces, space)))

    async def done() -> None:
        if await model.give(acts.Spaces(dialog.meter, dialog.spaces)):
            model.show(None)

    about = word_help(ui, model, definition.name)
    colours = []
    for c in definition.colours:
        said, tone = ui.words.name(c.name), SPACE_TONES.get(c.id, "plain")
        colours.append(ui.tappable_chip(said, partial(add, c.id), tone=tone, name=f"space-{c.id}", about=about))
    shown = build_meter_spaces(ui.words, definition, dialog.spaces)
    rows: list[ft.Control] = [ui.meter_track(shown[n : n + 8], -1, name=f"typed-{n}") for n in range(0, len(shown), 8)]
    body: list[ft.Control] = [ui.caption(ui.words("spaces-how")), ui.chip_row(colours, targets=True), *rows]
    back = ui.button(
        ui.words("spaces-erase"),
        lambda: model.show(MeterSpacesDialog(dialog.meter, dialog.spaces[:-1])),
        symbol="backspace",
        name="spaces-erase",
        disabled=not dialog.spaces,
    )
    said = ui.words("spaces-done", count=len(dialog.spaces))
    ready = ui.primary_button(said, done, name="spaces-done", expand=True, disabled=not dialog.spaces)
    return table_dialog(ui, model, ui.words.name(definition.name), body, actions=[back, ready], about=about)
