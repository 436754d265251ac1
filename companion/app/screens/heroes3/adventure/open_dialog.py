"""The sheets that open over an evening."""

from __future__ import annotations

from companion.app.models.heroes3.adventure.dialogs import (
    AddCardDialog,
    AddUnitDialog,
    BuildingDialog,
    CardDialog,
    FinishGameDialog,
    FlaggedFieldDialog,
    GiveResourcesDialog,
    HeroDialog,
    IncomeDialog,
    MoraleDialog,
    PendingQuestionDialog,
    RecruitDialog,
    ResourcesDialog,
    TokensDialog,
    TradeDialog,
    UnitDialog,
)
from companion.app.models.heroes3.adventure.table_model import ForbiddenAct
from companion.app.models.table_model import MenuDialog
from companion.app.screens.heroes3.adventure.dialogs.building_dialog import building_dialog
from companion.app.screens.heroes3.adventure.dialogs.card_dialogs import add_card_dialog, card_dialog
from companion.app.screens.heroes3.adventure.dialogs.hero_dialogs import (
    correct_hero_dialog,
    morale_dialog,
    town_tokens_dialog,
)
from companion.app.screens.heroes3.adventure.dialogs.menu_dialogs import (
    finish_game_dialog,
    forbidden_act_dialog,
    menu_dialog,
)
from companion.app.screens.heroes3.adventure.dialogs.pending_question_dialog import pending_question_dialog
from companion.app.screens.heroes3.adventure.dialogs.recruit_dialog import recruit_dialog
from companion.app.screens.heroes3.adventure.dialogs.resource_dialogs import (
    give_resources_dialog,
    income_dialog,
    resources_dialog,
    trade_dialog,
)
from companion.app.screens.heroes3.adventure.dialogs.unit_dialogs import add_unit_dialog, unit_dialog
from companion.app.screens.heroes3.adventure.map_and_combat_dialog_registry import MAP_AND_COMBAT_DIALOGS
from companion.app.screens.heroes3.adventure.panels.map_actions_panel import flagged_field_dialog
from companion.app.screens.table.shell import DialogBuilders

DIALOGS: DialogBuilders = {
    **MAP_AND_COMBAT_DIALOGS,
    PendingQuestionDialog: pending_question_dialog,
    ResourcesDialog: resources_dialog,
    IncomeDialog: income_dialog,
    TradeDialog: trade_dialog,
    GiveResourcesDialog: give_resources_dialog,
    BuildingDialog: building_dialog,
    RecruitDialog: recruit_dialog,
    UnitDialog: unit_dialog,
    AddUnitDialog: add_unit_dialog,
    AddCardDialog: add_card_dialog,
    CardDialog: card_dialog,
    HeroDialog: correct_hero_dialog,
    MoraleDialog: morale_dialog,
    FlaggedFieldDialog: flagged_field_dialog,
    TokensDialog: town_tokens_dialog,
    FinishGameDialog: finish_game_dialog,
    MenuDialog: menu_dialog,
    ForbiddenAct: forbidden_act_dialog,
}
