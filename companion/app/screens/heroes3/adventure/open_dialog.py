"""The sheets that open over an evening, by what opens them."""

from __future__ import annotations

from companion.app.models.heroes3.adventure import dialogs
from companion.app.models.heroes3.adventure import map_and_combat_dialogs as map_dialogs
from companion.app.models.heroes3.adventure.table_model import ForbiddenAct
from companion.app.models.table_model import MenuDialog
from companion.app.screens.heroes3.adventure.dialogs import (
    ai_army_dialog,
    ai_hero_dialog,
    begin_fight_dialog,
    building_dialog,
    card_dialogs,
    fight_outcome_dialog,
    guards_editor,
    hero_dialogs,
    menu_dialogs,
    pending_question_dialog,
    recruit_dialog,
    resource_dialogs,
    unit_dialogs,
    visit_place_dialog,
)
from companion.app.screens.heroes3.adventure.panels import game_end, map_actions_panel
from companion.app.screens.heroes3.adventure.reference_tables import tables_screen
from companion.app.screens.table.shell import DialogBuilders

DIALOGS: DialogBuilders = {
    map_dialogs.ReferenceTablesDialog: tables_screen.reference_tables_dialog,
    map_dialogs.VisitPlaceDialog: visit_place_dialog.visit_place_dialog,
    map_dialogs.BeginFightDialog: begin_fight_dialog.begin_fight_dialog,
    map_dialogs.GuardsDialog: guards_editor.name_guards_dialog,
    map_dialogs.FightOutcomeDialog: fight_outcome_dialog.fight_outcome_dialog,
    map_dialogs.AiHeroDialog: ai_hero_dialog.ai_hero_dialog,
    map_dialogs.AiArmyDialog: ai_army_dialog.ai_army_dialog,
    map_dialogs.CarriedCardsDialog: game_end.carried_cards_dialog,
    dialogs.PendingQuestionDialog: pending_question_dialog.pending_question_dialog,
    dialogs.ResourcesDialog: resource_dialogs.resources_dialog,
    dialogs.IncomeDialog: resource_dialogs.income_dialog,
    dialogs.TradeDialog: resource_dialogs.trade_dialog,
    dialogs.GiveResourcesDialog: resource_dialogs.give_resources_dialog,
    dialogs.BuildingDialog: building_dialog.building_dialog,
    dialogs.RecruitDialog: recruit_dialog.recruit_dialog,
    dialogs.UnitDialog: unit_dialogs.unit_dialog,
    dialogs.AddUnitDialog: unit_dialogs.add_unit_dialog,
    dialogs.AddCardDialog: card_dialogs.add_card_dialog,
    dialogs.CardDialog: card_dialogs.card_dialog,
    dialogs.HeroDialog: hero_dialogs.correct_hero_dialog,
    dialogs.MoraleDialog: hero_dialogs.morale_dialog,
    dialogs.FlaggedFieldDialog: map_actions_panel.flagged_field_dialog,
    dialogs.TokensDialog: hero_dialogs.town_tokens_dialog,
    dialogs.FinishGameDialog: menu_dialogs.finish_game_dialog,
    MenuDialog: menu_dialogs.menu_dialog,
    ForbiddenAct: menu_dialogs.forbidden_act_dialog,
}
