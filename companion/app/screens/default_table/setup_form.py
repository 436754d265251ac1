"""Setting up a table of a game without screens of its own: who plays, and what a terminal could choose."""

from __future__ import annotations

import flet as ft

from companion.app.kit.controls.text_field import text_field
from companion.app.kit.layout.form_section import form_section
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.kit.layout.start_button import start_button_with_hint
from companion.app.kit.text.text_styles import caption_text
from companion.app.models.default_table.setup_model import LEAST_SHOWN, MOST_PEOPLE, DefaultSetupModel
from companion.app.models.device_session import DeviceSession
from companion.app.reactivity import component, use_watch
from companion.app.screens.setup_add_player import add_player_controls, player_name_row
from companion.app.screens.setup_engine_choice import engine_choice, setup_checklist_button
from companion.app.theme import Look


@component
def DefaultSetupForm(look: Look, session: DeviceSession, model: DefaultSetupModel) -> ft.Control:
    """Names, seed and choices; below, what the engine says against it."""
    people, missing = use_watch(model, lambda m: (m.people, m.missing))
    words = session.words
    top = screen_header(
        look,
        words.name(model.box.name),
        subtitle=words("dt-setup"),
        back=words("back"),
        on_back=lambda: session.device.back("/new"),
        tools=setup_checklist_button(look, session, model.box),
    )
    body: list[ft.Control] = [
        *engine_choice(look, session, model.box, model.engine),
        _people(look, session, model),
        _choices(look, session, model),
        caption_text(look, words.name(model.box.notice)),
    ]
    foot = start_button_with_hint(look, words("begin", count=len(people)), model.begin, "play", missing)
    return screen_layout(look, top=top, body=body, actions=foot, width=COLUMN_WIDTH)


def _people(look: Look, session: DeviceSession, model: DefaultSetupModel) -> ft.Control:
    words = session.words
    rows: list[ft.Control] = []
    removable = len(model.people) > LEAST_SHOWN
    for place, name in enumerate(model.people):
        rows.append(player_name_row(look, session, model, place, name, removable))
    if len(model.people) < MOST_PEOPLE:
        rows += add_player_controls(look, session, model)
    return form_section(look, words("people", count=len(model.people)), rows)


def _choices(look: Look, session: DeviceSession, model: DefaultSetupModel) -> ft.Control:
    words = session.words
    seed = text_field(
        look,
        words("dt-seed"),
        model.seed,
        model.type_seed,
        name="seed",
        helper=words("dt-seed-about"),
        keyboard=ft.KeyboardType.NUMBER,
    )
    choices = text_field(
        look, words("dt-choices"), model.choices, model.type_choices, name="choices", helper=words("dt-choices-about")
    )
    return form_section(look, words("dt-more"), [choices, seed])
