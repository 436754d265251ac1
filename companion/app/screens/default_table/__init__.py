"""The default screens: for every game that has an engine and no screens of its own.

They are drawn from what the engine tells: its question with the options, what the last steps brought, the position in
lines. An option is answered with its id, which the engine reads like a typed line.
"""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.default_table.setup_model import DefaultSetupModel
from companion.app.models.default_table.table_model import DefaultTableModel
from companion.app.models.table_model import MenuDialog
from companion.app.reactivity import use_watch
from companion.app.screen_registry import ScreenSize, SetupScreenSpec
from companion.app.screens.default_table.bottom_bar import BOTTOM_BAR
from companion.app.screens.default_table.panels import (
    CommandLineField,
    CurrentPositionPanel,
    LastStepsPanel,
    QuestionPanel,
)
from companion.app.screens.default_table.setup_form import DefaultSetupForm
from companion.app.screens.table.header import HeaderSlots
from companion.app.screens.table.layout import TableBody
from companion.app.screens.table.menu import TableMenu
from companion.app.screens.table.table_screen import TableShell, build_table_screen_spec
from companion.app.ui import Ui


def _header(ui: Ui, model: DefaultTableModel) -> HeaderSlots:
    """The name of the table or of the game, and what happens now."""
    overview, name = use_watch(model, lambda m: (m.engine.face(m.state), m.name))
    about = ui.phase_help(model.game)
    return HeaderSlots(name or ui.words.name(overview.title), ui.words.say(overview.now), about)


def _body(ui: Ui, model: DefaultTableModel, size: ScreenSize) -> TableBody:
    parts: list[ft.Control] = [
        QuestionPanel(ui, model),
        CurrentPositionPanel(ui, model),
        LastStepsPanel(ui, model),
        CommandLineField(ui, model),
    ]
    return TableBody(parts, COLUMN_WIDTH)


def _menu(ui: Ui, model: DefaultTableModel, _dialog: MenuDialog) -> ft.Control:
    menu = TableMenu(ui, model)
    now = ui.phase_help(model.game)
    setup = ui.setup_help(model.game)
    return menu.dialog([*menu.questions(model.game, now, setup), menu.history(), *menu.language(), *menu.table_links()])


def _draw_setup(ui: Ui, model: DefaultSetupModel) -> ft.Control:
    return DefaultSetupForm.keyed(f"new-{model.engine}", ui, model)


def make_setup_screen(engine: str) -> SetupScreenSpec:
    """The set-up screen of an engine that has none of its own."""
    return SetupScreenSpec(partial(DefaultSetupModel, engine=engine), _draw_setup)


TABLE = build_table_screen_spec(DefaultTableModel, TableShell(_header, _body, BOTTOM_BAR, {MenuDialog: _menu}))
