"""Settings: language, colours, layout, motion; where the data lies; bringing a table in from a file."""

from __future__ import annotations

from functools import partial
from typing import get_args

import flet as ft

from companion import __version__
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.reactivity import component, use_watch
from companion.app.screens.preference_choices import language_choice, layout_choice
from companion.app.theme import Mode
from companion.app.ui import Ui
from companion.games.game_boxes import compute_content_stamp


@component
def SettingsScreen(ui: Ui) -> ft.Control:
    """Everything a person chooses once."""
    use_watch(ui.session, lambda g: (g.language, g.layout, g.awake))
    session, words = ui.session, ui.words
    modes: list[tuple[Mode, str]] = [(mode, words(f"mode-{mode}")) for mode in get_args(Mode)]
    yes_no = [(True, words("yes")), (False, words("no"))]
    calm = ui.segmented_choice(yes_no, ui.reduced_motion, session.set_reduced_motion, name="calm")
    awake = ui.segmented_choice(yes_no, session.awake, session.stay_awake, name="awake")
    go = partial(ui.device.go, "/import")
    version = words("about-version", version=__version__, content=compute_content_stamp().hash)
    place = words("about-data", place=session.service.store.where)
    body: list[ft.Control] = [
        _group(ui, "language", language_choice(ui)),
        _group(ui, "colours", ui.segmented_choice(modes, ui.mode, session.wear, name="mode", across=True)),
        _group(ui, "layout", layout_choice(ui, across=True), words("layout-how")),
        _group(ui, "calm", calm),
        _group(ui, "awake", awake, words("awake-how")),
        _group(
            ui,
            "bring-in",
            ui.button(words("bring-in-open"), go, symbol="import", name="import", height=52),
            words("bring-in-how"),
        ),
        _group(ui, "about", ui.caption(words("about-text"), size=15), f"{version}\n{place}"),
    ]
    return ui.screen_layout(top=ui.back_header(words("settings"), "/"), body=body, width=COLUMN_WIDTH)


def _group(ui: Ui, name: str, control: ft.Control, how: str | None = None) -> ft.Control:
    """One choice under its `name`, a message, and perhaps what it does."""
    return ui.column_panel([ui.strong(ui.words(name)), control, *([ui.caption(how)] if how else [])])
