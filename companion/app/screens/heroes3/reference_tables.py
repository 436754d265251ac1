"""The tables and dice of Heroes III, as the library shows them."""

from __future__ import annotations

import flet as ft

from companion.app.models.heroes3.adventure.reference_tables import ReferenceTablesModel
from companion.app.screen_registry import ReferenceTablesSpec
from companion.app.screens.heroes3.adventure.reference_tables.tables_screen import ReferenceTablesScreen
from companion.app.ui import Ui


def _draw(ui: Ui, model: ReferenceTablesModel) -> ft.Control:
    return ReferenceTablesScreen.keyed("tables-heroes3", ui, model)


TABLES = ReferenceTablesSpec(ReferenceTablesModel, _draw)
