"""Settings: language, colours, layout, motion; where the data lies; bringing a table in from a file."""

from __future__ import annotations

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
    top = ui.screen_header(ui.words("settings"), back=ui.words("back"), on_back=lambda: ui.device.back("/"))
    modes: list[tuple[Mode, str]] = [
        ("dark", ui.words("mode-dark")),
        ("light", ui.words("mode-light")),
        ("contrast", ui.words("mode-contrast")),
    ]
    yes_no = [(True, ui.words("yes")), (False, ui.words("no"))]
    body: list[ft.Control] = [
        _group(ui, ui.words("language"), language_choice(ui)),
        _group(ui, ui.words("colours"), ui.segmented_choice(modes, ui.mode, ui.session.wear, name="mode", across=True)),
        _group(ui, ui.words("layout"), layout_choice(ui, across=True), ui.words("layout-how")),
        _group(
            ui,
            ui.words("calm"),
            ui.segmented_choice(yes_no, ui.reduced_motion, ui.session.set_reduced_motion, name="calm"),
        ),
        _group(
            ui,
            ui.words("awake"),
            ui.segmented_choice(yes_no, ui.session.awake, ui.session.stay_awake, name="awake"),
            ui.words("awake-how"),
        ),
        _group(
            ui,
            ui.words("bring-in"),
            ui.button(
                ui.words("bring-in-open"), lambda: ui.device.go("/import"), symbol="import", name="import", height=52
            ),
            ui.words("bring-in-how"),
        ),
        _group(
            ui,
            ui.words("about"),
            ui.caption(ui.words("about-text"), size=15),
            ui.words("about-version", version=__version__, content=compute_content_stamp().hash)
            + "\n"
            + ui.words("about-data", place=ui.session.service.store.where),
        ),
    ]
    return ui.screen_layout(top=top, body=body, width=COLUMN_WIDTH)


def _group(ui: Ui, name: str, control: ft.Control, how: str | None = None) -> ft.Control:
    parts: list[ft.Control] = [ui.strong(name), control]
    if how:
        parts.append(ui.caption(how))
    return ui.panel(ft.Column(parts, spacing=10))
