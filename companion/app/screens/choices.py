"""Choices that stand on more than one screen: the language, and the layout of the table."""

from __future__ import annotations

import flet as ft

from companion.app.kit.chips import choice
from companion.app.models.guest import Guest, Layout
from companion.app.theme import Look
from companion.library.places import LANGUAGE_NAMES


def language_choice(look: Look, guest: Guest) -> ft.Control:
    """One of our languages, each in its own words."""
    languages = list(LANGUAGE_NAMES.items())
    label = guest.words("language")
    return choice(look, languages, guest.language, guest.speak, name="language", label=label)


def layout_choice(look: Look, guest: Guest, across: bool = False) -> ft.Control:
    """How the tracker is laid out on screens of this size."""
    words = guest.words
    layouts: list[tuple[Layout, str]] = [
        ("auto", words("layout-auto")),
        ("hand", words("layout-hand")),
        ("flat", words("layout-flat")),
        ("wide", words("layout-wide")),
    ]
    return choice(look, layouts, guest.layout, guest.lay_out, name="layout", label=words("layout"), across=across)
