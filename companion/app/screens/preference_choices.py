"""Choices that stand on more than one screen: the language, and the layout of the table."""

from __future__ import annotations

from typing import get_args

import flet as ft

from companion.app.models.device_session import TrackerLayout
from companion.app.ui import Ui
from companion.library.languages import LANGUAGE_NAMES


def language_choice(ui: Ui) -> ft.Control:
    """One of our languages, each in its own words."""
    languages = list(LANGUAGE_NAMES.items())
    label = ui.words("language")
    return ui.segmented_choice(languages, ui.language, ui.session.speak, name="language", label=label)


def layout_choice(ui: Ui, across: bool = False) -> ft.Control:
    """How the tracker is laid out on screens of this size."""
    layouts: list[tuple[TrackerLayout, str]] = [(key, ui.words(f"layout-{key}")) for key in get_args(TrackerLayout)]
    return ui.segmented_choice(
        layouts, ui.session.layout, ui.session.lay_out, name="layout", label=ui.words("layout"), across=across
    )
