"""Choices that stand on more than one screen: the language, and the layout of the table."""

from __future__ import annotations

import flet as ft

from companion.app.kit.controls.chips import segmented_choice
from companion.app.models.device_session import DeviceSession, TrackerLayout
from companion.app.theme import Look
from companion.library.languages import LANGUAGE_NAMES


def language_choice(look: Look, session: DeviceSession) -> ft.Control:
    """One of our languages, each in its own words."""
    languages = list(LANGUAGE_NAMES.items())
    label = session.words("language")
    return segmented_choice(look, languages, session.language, session.speak, name="language", label=label)


def layout_choice(look: Look, session: DeviceSession, across: bool = False) -> ft.Control:
    """How the tracker is laid out on screens of this size."""
    words = session.words
    layouts: list[tuple[TrackerLayout, str]] = [
        ("auto", words("layout-auto")),
        ("hand", words("layout-hand")),
        ("flat", words("layout-flat")),
        ("wide", words("layout-wide")),
    ]
    return segmented_choice(
        look, layouts, session.layout, session.lay_out, name="layout", label=words("layout"), across=across
    )
