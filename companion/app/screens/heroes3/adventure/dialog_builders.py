"""The sheets that open over an evening, by what opens them."""

from __future__ import annotations

from companion.app.models.heroes3.adventure import dialog_states
from companion.app.models.heroes3.adventure import map_and_combat_dialog_states as map_dialogs
from companion.app.models.heroes3.adventure.table_model import ForbiddenAct
from companion.app.models.table_model import MenuDialog
from companion.app.screens.heroes3.adventure.dialogs import (
    ai_hero_dialog,
    begin_fight_dialog,
    building_dialog,
    card_dialogs,
    correct_ai_hero_dialog,
    fight_outcome_dialog,
    guards_editor,
    hero_dialogs,
    menu_finish_and_forbidden_dialogs,
    pending_question_dialog,
    recruit_dialog,
    resource_dialogs,
    unit_dialogs,
    visit_place_dialog,
)
from companion.app.screens.heroes3.adventure.panels import game_end, map_actions_panel
from companion.app.screens.heroes3.adventure.reference_tables import tables_screen
from companion.app.screens.table.table_screen import DialogBuilders

DIALOGS: DialogBuilders = {
    map_dialogs.ReferenceTablesDialog: tables_screen.reference_tables_dialog,
    map_dialogs.VisitPlaceDialog: visit_place_dialog.visit_place_dialog,
    map_dialogs.BeginFightDialog: begin_fight_dialog.begin_fight_dialog,
    map_dialogs.GuardsDialog: guards_editor.name_guards_dialog,
    map_dialogs.FightOutcomeDialog: fight_outcome_dialog.fight_outcome_dialog,
    map_dialogs.AiHeroDialog: ai_hero_dialog.ai_hero_dialog,
    map_dialogs.AiArmyDialog: correct_ai_hero_dialog.correct_ai_hero_dialog,
    map_dialogs.CarriedCardsDialog: game_end.carried_cards_dialog,
    dialog_states.PendingQuestionDialog: pending_question_dialog.pending_question_dialog,
    dialog_states.ResourcesDialog: resource_dialogs.resources_dialog,
    dialog_states.IncomeDialog: resource_dialogs.income_dialog,
    dialog_states.TradeDialog: resource_dialogs.trade_dialog,
    dialog_states.GiveResourcesDialog: resource_dialogs.give_resources_dialog,
    dialog_states.BuildingDialog: building_dialog.building_dialog,
    dialog_states.RecruitDialog: recruit_dialog.recruit_dialog,
    dialog_states.UnitDialog: unit_dialogs.unit_dialog,
    dialog_states.AddUnitDialog: unit_dialogs.add_unit_dialog,
    dialog_states.AddCardDialog: card_dialogs.add_card_dialog,
    dialog_states.CardDialog: card_dialogs.card_dialog,
    dialog_states.HeroDialog: hero_dialogs.correct_hero_dialog,
    dialog_states.MoraleDialog: hero_dialogs.morale_dialog,
    dialog_states.FlaggedFieldDialog: map_actions_panel.flagged_field_dialog,
    dialog_states.TokensDialog: hero_dialogs.town_tokens_dialog,
    dialog_states.FinishGameDialog: menu_finish_and_forbidden_dialogs.finish_game_dialog,
    MenuDialog: menu_finish_and_forbidden_dialogs.menu_dialog,
    ForbiddenAct: menu_finish_and_forbidden_dialogs.forbidden_act_dialog,
}
