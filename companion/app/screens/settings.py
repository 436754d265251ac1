"""Settings: language, colours, layout, motion; where the data lies; bringing a table in from a file."""

from __future__ import annotations

import flet as ft

from companion import __version__
from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.chips import segmented_choice
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.models.device_session import DeviceSession
from companion.app.reactivity import component, use_watch
from companion.app.screens.preference_choices import language_choice, layout_choice
from companion.app.theme import Look, Mode
from companion.games.game_boxes import compute_content_stamp


@component
def SettingsScreen(look: Look, session: DeviceSession) -> ft.Control:
    """Everything a person chooses once."""
    use_watch(session, lambda g: (g.language, g.layout, g.awake))
    words = session.words
    top = screen_header(look, words("settings"), back=words("back"), on_back=lambda: session.device.back("/"))
    modes: list[tuple[Mode, str]] = [
        ("dark", words("mode-dark")),
        ("light", words("mode-light")),
        ("contrast", words("mode-contrast")),
    ]
    yes_no = [(True, words("yes")), (False, words("no"))]
    body: list[ft.Control] = [
        _group(look, words("language"), language_choice(look, session)),
        _group(
            look, words("colours"), segmented_choice(look, modes, look.mode, session.wear, name="mode", across=True)
        ),
        _group(look, words("layout"), layout_choice(look, session, across=True), words("layout-how")),
        _group(
            look,
            words("calm"),
            segmented_choice(look, yes_no, look.reduced_motion, session.set_reduced_motion, name="calm"),
        ),
        _group(
            look,
            words("awake"),
            segmented_choice(look, yes_no, session.awake, session.stay_awake, name="awake"),
            words("awake-how"),
        ),
        _group(
            look,
            words("bring-in"),
            secondary_button(
                look,
                words("bring-in-open"),
                lambda: session.device.go("/import"),
                symbol="import",
                name="import",
                height=52,
            ),
            words("bring-in-how"),
        ),
        _group(
            look,
            words("about"),
            caption_text(look, words("about-text"), size=15),
            words("about-version", version=__version__, content=compute_content_stamp().hash)
            + "\n"
            + words("about-data", place=session.service.store.where),
        ),
    ]
    return screen_layout(look, top=top, body=body, width=COLUMN_WIDTH)


def _group(look: Look, name: str, control: ft.Control, how: str | None = None) -> ft.Control:
    parts: list[ft.Control] = [strong_text(look, name), control]
    if how:
        parts.append(caption_text(look, how))
    return panel(look, ft.Column(parts, spacing=10))
