"""The sheets beside the players' own, by what opens them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_side import (
    AiArmyOpen,
    AiOpen,
    CarryOpen,
    FightOpen,
    FoughtOpen,
    GuardsOpen,
    PlaceOpen,
    TablesOpen,
)
from companion.app.screens.heroes3.sheet.ai_army_sheet import ai_army_sheet
from companion.app.screens.heroes3.sheet.ai_sheet import ai_sheet
from companion.app.screens.heroes3.sheet.ending import carry_sheet
from companion.app.screens.heroes3.sheet.fight_sheet import fight_sheet
from companion.app.screens.heroes3.sheet.fought_sheet import fought_sheet
from companion.app.screens.heroes3.sheet.guards_part import guards_sheet
from companion.app.screens.heroes3.sheet.place_sheet import place_sheet
from companion.app.screens.heroes3.sheet.tables import tables_sheet
from companion.app.theme import Look

SIDE_SHEETS: dict[type, Callable[[Look, Guest, SheetEvening, Any], ft.Control]] = {
    TablesOpen: tables_sheet,
    PlaceOpen: place_sheet,
    FightOpen: fight_sheet,
    GuardsOpen: guards_sheet,
    FoughtOpen: fought_sheet,
    AiOpen: ai_sheet,
    AiArmyOpen: ai_army_sheet,
    CarryOpen: carry_sheet,
}
