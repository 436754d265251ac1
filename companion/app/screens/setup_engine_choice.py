"""The ways to use the app with a game: keeping score, or an engine that plays by the rules."""

from __future__ import annotations

import flet as ft

from companion.app.kit.controls.buttons import icon_button
from companion.app.kit.controls.chips import segmented_choice
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, SHELF_WIDTH, screen_layout
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.table_list import setup_screen_route
from companion.app.theme import Look
from companion.games.tracker.setup.box import Box
from companion.games.tracker.setup.setup_builder import ENGINE as TRACKER


def setup_checklist_button(look: Look, session: DeviceSession, box: Box, mode: str = "") -> list[ft.Control]:
    """The way from a set-up screen to the checklist of the game; a sheet for games of one's own has none."""
    if box.own:
        return []
    open_it = open_help_callbacks.open_setup_help_callback(session, box.id, mode)
    return [icon_button(look, "check", session.words("library-setup"), open_it, name="open-setup")]


def engine_choice(look: Look, session: DeviceSession, box: Box, chosen: str = TRACKER) -> list[ft.Control]:
    """The choice at the top of every set-up screen of a game; nothing where there is nothing to choose."""
    if not box.ways:
        return []
    words = session.words
    options = [(TRACKER, words("way-score")), *((way.engine, words.name(way.name)) for way in box.ways)]

    def go(engine: str) -> None:
        if engine != chosen:
            session.device.go_instead(setup_screen_route(box.id, engine), "/new")

    return [segmented_choice(look, options, chosen, go, name="way", label=words("way"), across=True)]


def setup_header(look: Look, session: DeviceSession, box: Box, subtitle: str, mode: str = "") -> ft.Control:
    """The top of every set-up screen: the game, how it is played, and the way to its checklist."""
    words = session.words
    return screen_header(
        look,
        words.name(box.name),
        subtitle=words(subtitle),
        back=words("back"),
        on_back=lambda: session.device.back("/new"),
        tools=setup_checklist_button(look, session, box, mode),
    )


def setup_in_columns(
    look: Look,
    top: ft.Control,
    above: list[ft.Control],
    one: list[ft.Control],
    two: tuple[list[ft.Control], list[ft.Control]],
    start: list[ft.Control],
) -> ft.Control:
    """A set-up in `one` column on a phone, and in `two` where there is room."""
    if look.phone:
        return screen_layout(look, top=top, body=[*above, *one], actions=start, width=COLUMN_WIDTH)
    sides: list[ft.Control] = [
        ft.Column(parts, spacing=12, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH) for parts in two
    ]
    columns = ft.Row(sides, spacing=16, vertical_alignment=ft.CrossAxisAlignment.START)
    return screen_layout(look, top=top, body=[*above, columns], actions=start, width=SHELF_WIDTH, bar=COLUMN_WIDTH)
