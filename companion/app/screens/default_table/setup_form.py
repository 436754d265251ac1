"""Setting up a table of a game without screens of its own: who plays, and what a terminal could choose."""

from __future__ import annotations

import flet as ft

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.default_table.setup_model import LEAST_SHOWN, MOST_PEOPLE, DefaultSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.setup_add_player import add_player_controls, player_name_row
from companion.app.screens.setup_header_and_engine_choice import engine_choice, setup_header
from companion.app.ui import Ui


@component
def DefaultSetupForm(ui: Ui, model: DefaultSetupModel) -> ft.Control:
    """Names, seed and choices; below, what the engine says against it."""
    people, missing = use_watch(model, lambda m: (m.people, m.missing))
    top = setup_header(ui, model.box, "dt-setup")
    body: list[ft.Control] = [
        *engine_choice(ui, model.box, model.engine),
        _people(ui, model),
        _choices(ui, model),
        ui.caption(ui.words.name(model.box.notice)),
    ]
    foot = ui.start_button(ui.words("begin", count=len(people)), model.begin, "play", missing)
    return ui.screen_layout(top=top, body=body, actions=foot, width=COLUMN_WIDTH)


def _people(ui: Ui, model: DefaultSetupModel) -> ft.Control:
    removable = len(model.people) > LEAST_SHOWN
    rows = [player_name_row(ui, model, place, name, removable) for place, name in enumerate(model.people)]
    if len(model.people) < MOST_PEOPLE:
        rows += add_player_controls(ui, model)
    return ui.form_section(ui.words("people", count=len(model.people)), rows)


def _choices(ui: Ui, model: DefaultSetupModel) -> ft.Control:
    seed = ui.text_field(
        ui.words("dt-seed"),
        model.seed,
        model.type_seed,
        name="seed",
        helper=ui.words("dt-seed-about"),
        keyboard=ft.KeyboardType.NUMBER,
    )
    choices = ui.text_field(
        ui.words("dt-choices"), model.choices, model.type_choices, name="choices", helper=ui.words("dt-choices-about")
    )
    return ui.form_section(ui.words("dt-more"), [choices, seed])
