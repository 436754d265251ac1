"""Settings: language, colours, layout, motion; where the data lies; bringing a table in from a file."""

from __future__ import annotations

import flet as ft

from companion import __version__
from companion.app.kit.buttons import quiet
from companion.app.kit.chips import choice
from companion.app.kit.header import header
from companion.app.kit.panel import panel
from companion.app.kit.screen import COLUMN, screen
from companion.app.kit.words import caption, strong
from companion.app.models.guest import Guest
from companion.app.screens.choices import language_choice, layout_choice
from companion.app.theme import Look, Mode
from companion.app.watch import part, use_watch
from companion.games.shelf import content_stamp


@part
def SettingsScreen(look: Look, guest: Guest) -> ft.Control:
    """Everything a person chooses once."""
    use_watch(guest, lambda g: (g.language, g.layout, g.awake))
    words = guest.words
    top = header(look, words("settings"), back=words("back"), on_back=lambda: guest.device.back("/"))
    modes: list[tuple[Mode, str]] = [
        ("dark", words("mode-dark")),
        ("light", words("mode-light")),
        ("contrast", words("mode-contrast")),
    ]
    yes_no = [(True, words("yes")), (False, words("no"))]
    body: list[ft.Control] = [
        _group(
            look,
            words("language"),
            language_choice(look, guest),
        ),
        _group(look, words("colours"), choice(look, modes, look.mode, guest.wear, name="mode", across=True)),
        _group(
            look,
            words("layout"),
            layout_choice(look, guest, across=True),
            words("layout-how"),
        ),
        _group(look, words("calm"), choice(look, yes_no, look.reduced_motion, guest.calm, name="calm")),
        _group(
            look,
            words("awake"),
            choice(look, yes_no, guest.awake, guest.stay_awake, name="awake"),
            words("awake-how"),
        ),
        _group(
            look,
            words("bring-in"),
            quiet(
                look,
                words("bring-in-open"),
                lambda: guest.device.go("/import"),
                symbol="import",
                name="import",
                height=52,
            ),
            words("bring-in-how"),
        ),
        _group(
            look,
            words("about"),
            caption(look, words("about-text"), size=15),
            f"Companion {__version__} · {content_stamp().hash} · {guest.house.store.where}",
        ),
    ]
    return screen(look, top=top, body=body, width=COLUMN)


def _group(look: Look, name: str, control: ft.Control, how: str | None = None) -> ft.Control:
    parts: list[ft.Control] = [strong(look, name), control]
    if how:
        parts.append(caption(look, how))
    return panel(look, ft.Column(parts, spacing=10))
