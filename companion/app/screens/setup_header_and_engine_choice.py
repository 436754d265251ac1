"""The ways to use the app with a game: keeping score, or an engine that plays by the rules."""

from __future__ import annotations

import flet as ft

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, SHELF_WIDTH
from companion.app.models.table_list import setup_screen_route
from companion.app.ui import Ui
from companion.games.tracker.setup.game_box import Box
from companion.games.tracker.setup.setup_builder import ENGINE as TRACKER


def setup_checklist_button(ui: Ui, box: Box, mode: str = "") -> list[ft.Control]:
    """The way from a set-up screen to the checklist of the game; a sheet for games of one's own has none."""
    if box.own:
        return []
    open_it = ui.setup_help(box.id, mode)
    return [ui.icon_button("check", ui.words("library-setup"), open_it, name="open-setup")]


def engine_choice(ui: Ui, box: Box, chosen: str = TRACKER) -> list[ft.Control]:
    """The choice at the top of every set-up screen of a game; nothing where there is nothing to choose."""
    if not box.ways:
        return []
    options = [(TRACKER, ui.words("way-score")), *((way.engine, ui.words.name(way.name)) for way in box.ways)]

    def go(engine: str) -> None:
        if engine != chosen:
            ui.device.go_instead(setup_screen_route(box.id, engine), "/new")

    return [ui.segmented_choice(options, chosen, go, name="way", label=ui.words("way"), across=True)]


def setup_header(ui: Ui, box: Box, subtitle: str, mode: str = "") -> ft.Control:
    """The top of every set-up screen: the game, how it is played, and the way to its checklist."""
    tools = setup_checklist_button(ui, box, mode)
    return ui.back_header(ui.words.name(box.name), "/new", subtitle=ui.words(subtitle), tools=tools)


def setup_in_columns(
    ui: Ui,
    top: ft.Control,
    above: list[ft.Control],
    one: list[ft.Control],
    two: tuple[list[ft.Control], list[ft.Control]],
    start: list[ft.Control],
) -> ft.Control:
    """A set-up in `one` column on a phone, and in `two` where there is room."""
    if ui.phone:
        return ui.screen_layout(top=top, body=[*above, *one], actions=start, width=COLUMN_WIDTH)
    sides: list[ft.Control] = [
        ft.Column(parts, spacing=12, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH) for parts in two
    ]
    columns = ft.Row(sides, spacing=16, vertical_alignment=ft.CrossAxisAlignment.START)
    return ui.screen_layout(top=top, body=[*above, columns], actions=start, width=SHELF_WIDTH, bar=COLUMN_WIDTH)
