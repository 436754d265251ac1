"""A quest of the box, typed at set-up: its title, its nemesis, and the danger track by tapping colours."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.terrinoth.setup_model import TerrinothSetupModel
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.game_icons import COLOURS, TONES, danger_spaces
from companion.app.ui import Ui

LONGEST_TITLE, LONGEST_TRACK = 60, 16


def typed_quest_form(ui: Ui, model: TerrinothSetupModel) -> list[ft.Control]:
    """What is needed of a quest sheet: title, nemesis, track. Everything else is told while playing."""
    draft = model.draft

    def field(what: str, value: str) -> ft.Control:
        return ui.text_field(
            ui.words(f"tha-quest-{what}"),
            value,
            lambda typed: model.put(**{what: typed}),
            name=f"quest-{what}",
            max_length=LONGEST_TITLE,
        )

    fields = [field("title", draft.title), field("nemesis", draft.nemesis)]
    return [ui.caption(ui.words("tha-box-how"), size=14), *fields, *_track(ui, model)]


def _track(ui: Ui, model: TerrinothSetupModel) -> list[ft.Control]:
    track = model.draft.track

    def called(colour: str) -> str:
        return ui.words("tha-colour", colour=colour)

    tags = [
        ui.tappable_chip(
            called(colour),
            partial(model.add_space, colour),
            tone=TONES[colour],
            symbol="plus",
            name=f"space-{colour}",
            disabled=len(track) >= LONGEST_TRACK,
            label=ui.words("tha-add-space", colour=called(colour)),
            about=help_callbacks.rule_term_help(ui, "peril-track"),
        )
        for colour in COLOURS
    ]
    row: list[ft.Control] = []
    if len(track) > 1:
        shown = ui.meter_track(danger_spaces(ui, track, called, COLOURS), 0, name="track", height=36)
        drop = ui.icon_button("backspace", ui.words("tha-drop-space"), model.drop_space, name="drop-space", bare=True)
        row = [ft.Row([ft.Container(shown, expand=True), drop], spacing=8)]
    return [
        help_callbacks.term_heading(ui, ui.words("tha-danger"), "peril-track"),
        ui.caption(ui.words("tha-track-how"), size=14),
        *row,
        ui.chip_row(tags, targets=True),
    ]
