"""The sheets beside the players' own, by what opens them."""

from __future__ import annotations

from companion.app.models.heroes3.adventure.map_and_combat_dialogs import (
    AiArmyDialog,
    AiHeroDialog,
    BeginFightDialog,
    CarriedCardsDialog,
    FightOutcomeDialog,
    GuardsDialog,
    ReferenceTablesDialog,
    VisitPlaceDialog,
)
from companion.app.screens.heroes3.adventure.dialogs.ai_army_dialog import ai_army_dialog
from companion.app.screens.heroes3.adventure.dialogs.ai_hero_dialog import ai_hero_dialog
from companion.app.screens.heroes3.adventure.dialogs.begin_fight_dialog import begin_fight_dialog
from companion.app.screens.heroes3.adventure.dialogs.fight_outcome_dialog import fight_outcome_dialog
from companion.app.screens.heroes3.adventure.dialogs.guards_editor import name_guards_dialog
from companion.app.screens.heroes3.adventure.dialogs.visit_place_dialog import visit_place_dialog
from companion.app.screens.heroes3.adventure.panels.game_end import carried_cards_dialog
from companion.app.screens.heroes3.adventure.reference_tables.tables_screen import reference_tables_dialog
from companion.app.screens.table.shell import DialogBuilders

MAP_AND_COMBAT_DIALOGS: DialogBuilders = {
    ReferenceTablesDialog: reference_tables_dialog,
    VisitPlaceDialog: visit_place_dialog,
    BeginFightDialog: begin_fight_dialog,
    GuardsDialog: name_guards_dialog,
    FightOutcomeDialog: fight_outcome_dialog,
    AiHeroDialog: ai_hero_dialog,
    AiArmyDialog: ai_army_dialog,
    CarriedCardsDialog: carried_cards_dialog,
}
