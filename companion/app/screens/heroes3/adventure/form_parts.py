"""What the parts of the set-up are made of: sections, numbers between two buttons, tags, and what is in the way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.stepper import OnStep
from companion.app.kit.touch.callbacks import Callback
from companion.app.screens.heroes3.adventure.shared_rows import SIGNS, number_stepper_row
from companion.app.screens.heroes3.adventure.table_text_and_help import RESOURCE_ENTRIES, resource_name, rule_term_help
from companion.app.ui import Ui


def form_section(
    ui: Ui, symbol: IconName, heading: str, parts: Sequence[ft.Control], name: str, about: Callback | None = None
) -> ft.Control:
    """A panel of the form; its heading, held, opens what it is about."""
    return ui.form_section(heading, parts, symbol=symbol, name=name, about=about)


def subheading(ui: Ui, said: str, entry: str) -> ft.Control:
    """A smaller heading within a section or a sheet; held, it opens an entry of the rules."""
    return ui.explained(ui.strong(said, size=16), rule_term_help(ui, entry))


form_number_row = partial(number_stepper_row, width=60, lines=None)
"""A line with a number that is counted up and down."""


def form_resource_row(ui: Ui, resource: str, amount: int, on_step: OnStep, name: str, most: int) -> ft.Control:
    """A line with an amount of a resource."""
    said, entry = resource_name(ui.words, resource), RESOURCE_ENTRIES[resource]
    return form_number_row(ui, said, amount, on_step, name, entry, most=most, sign=SIGNS[resource])


def explanation_text(ui: Ui, said: str) -> ft.Control:
    """A line of explanation."""
    return ui.text(said, size=15, color=ui.muted)


def problem_rows(ui: Ui, said: str | None, name: str) -> list[ft.Control]:
    """What does not fit, said where it is; nothing where all is well."""
    if said is None:
        return []
    tone = ui.tone("harm")
    row = ft.Row([make_icon("warning", tone.ink, 20), ui.text(said, size=15, color=tone.ink, expand=True)], spacing=10)
    body = ft.Container(
        row, bgcolor=tone.fill, border_radius=14, padding=ft.Padding.symmetric(horizontal=12, vertical=8)
    )
    return [ft.Semantics(content=body, identifier=name, live_region=True, container=True)]
