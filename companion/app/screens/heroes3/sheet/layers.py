"""The sheets that open over an evening."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import (
    AddCardOpen,
    AddUnitOpen,
    BuildingOpen,
    CardOpen,
    FinishOpen,
    FlagOpen,
    GiveOpen,
    HeroOpen,
    IncomeOpen,
    MatterOpen,
    MenuOpen,
    MoraleOpen,
    MusterOpen,
    PurseOpen,
    TokensOpen,
    TradeOpen,
    UnitOpen,
)
from companion.app.screens.heroes3.sheet.building_sheet import building_sheet
from companion.app.screens.heroes3.sheet.cards_sheet import add_card_sheet, card_sheet
from companion.app.screens.heroes3.sheet.hero_sheet import hero_sheet, morale_sheet, tokens_sheet
from companion.app.screens.heroes3.sheet.map_panel import flag_sheet
from companion.app.screens.heroes3.sheet.matter_sheet import matter_sheet
from companion.app.screens.heroes3.sheet.menu_sheet import finish_sheet, menu_sheet, refused_sheet
from companion.app.screens.heroes3.sheet.muster_sheet import muster_sheet
from companion.app.screens.heroes3.sheet.purse_sheets import give_sheet, income_sheet, purse_sheet, trade_sheet
from companion.app.screens.heroes3.sheet.side import SIDE_SHEETS
from companion.app.screens.heroes3.sheet.unit_sheet import add_unit_sheet, unit_sheet
from companion.app.theme import Look


def layer_of(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control | None:
    """The sheet that is open, if any; what was refused lies over everything."""
    if evening.refused is not None:
        return refused_sheet(look, guest, evening, evening.refused)
    layer = evening.layer
    return _SHEETS[type(layer)](look, guest, evening, layer) if layer is not None else None


_SHEETS: dict[type, Callable[[Look, Guest, SheetEvening, Any], ft.Control]] = {
    **SIDE_SHEETS,
    MatterOpen: matter_sheet,
    PurseOpen: purse_sheet,
    IncomeOpen: income_sheet,
    TradeOpen: trade_sheet,
    GiveOpen: give_sheet,
    BuildingOpen: building_sheet,
    MusterOpen: muster_sheet,
    UnitOpen: unit_sheet,
    AddUnitOpen: add_unit_sheet,
    AddCardOpen: add_card_sheet,
    CardOpen: card_sheet,
    HeroOpen: hero_sheet,
    MoraleOpen: morale_sheet,
    FlagOpen: flag_sheet,
    TokensOpen: tokens_sheet,
    FinishOpen: finish_sheet,
    MenuOpen: menu_sheet,
}
