"""A quest of the box, typed at set-up: its title, its nemesis, and the danger track by tapping colours."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.graphics.meter_track import MeterSpace, distinct_initials
from companion.app.models.terrinoth.setup_model import TerrinothSetupModel
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.game_icons import COLOURS, TONES
from companion.app.ui import Ui

LONGEST_TITLE, LONGEST_TRACK = 60, 16


def new_quest_form(ui: Ui, model: TerrinothSetupModel) -> list[ft.Control]:
    """What is needed of a quest sheet: title, nemesis, track. Everything else is told while playing."""
    draft = model.draft
    return [
        ui.caption(ui.words("tha-box-how"), size=14),
        ui.text_field(
            ui.words("tha-quest-title"),
            draft.title,
            lambda typed: model.put(title=typed),
            name="quest-title",
            max_length=LONGEST_TITLE,
        ),
        ui.text_field(
            ui.words("tha-quest-nemesis"),
            draft.nemesis,
            lambda typed: model.put(nemesis=typed),
            name="quest-nemesis",
            max_length=LONGEST_TITLE,
        ),
        *_track(ui, model),
    ]


def _track(ui: Ui, model: TerrinothSetupModel) -> list[ft.Control]:
    track = model.draft.track
    signs = distinct_initials(ui.words("tha-colour", colour=colour) for colour in COLOURS if colour != "grey")
    spaces = [
        MeterSpace(
            ui.words("tha-space", number=n + 1, colour=ui.words("tha-colour", colour=colour)),
            TONES.get(colour, "plain"),
            "" if colour in ("grey", "start") else signs[ui.words("tha-colour", colour=colour).casefold()],
            "banner" if colour == "start" else None,
        )
        for n, colour in enumerate(track)
    ]
    tags = [
        ui.tappable_chip(
            ui.words("tha-colour", colour=colour),
            partial(model.add_space, colour),
            tone=TONES[colour],
            symbol="plus",
            name=f"space-{colour}",
            disabled=len(track) >= LONGEST_TRACK,
            label=ui.words("tha-add-space", colour=ui.words("tha-colour", colour=colour)),
            about=help_topics.rule_term_help(ui, "peril-track"),
        )
        for colour in COLOURS
    ]
    row: list[ft.Control] = []
    if len(track) > 1:
        row.append(ft.Container(ui.meter_track(spaces, 0, name="track", height=36), expand=True))
        row.append(
            ui.icon_button("backspace", ui.words("tha-drop-space"), model.drop_space, name="drop-space", bare=True)
        )
    return [
        ui.explained(ui.strong(ui.words("tha-danger"), size=16), help_topics.rule_term_help(ui, "peril-track")),
        ui.caption(ui.words("tha-track-how"), size=14),
        *([ft.Row(row, spacing=8)] if row else []),
        ui.chip_row(tags, targets=True),
    ]
