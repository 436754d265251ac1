"""An AI hero put right: what only the scenario's page names, and whether it is beaten. heroes3 13.4 and 13.5."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import AiArmyDialog, AiHeroDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.card_and_unit_pickers import army_chips, found_units
from companion.app.screens.heroes3.adventure.dialogs.ai_hero_level_and_cards_editor import (
    ai_level_and_decks_editor_rows,
)
from companion.app.screens.heroes3.adventure.form_parts import explanation_text
from companion.app.screens.heroes3.adventure.shared_rows import switch_chip
from companion.app.screens.heroes3.adventure.table_text_and_help import rule_term_help
from companion.app.screens.table.dialog_and_search_field import search_field
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import ai_heroes
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS
from companion.library.translations import capitalize_first_letter


def correct_ai_hero_dialog(ui: Ui, model: AdventureTableModel, dialog: AiArmyDialog) -> ft.Control:
    """A tap turns a card over and then takes it away; letters find what is missing."""
    ai, words = model.state.ai[dialog.hero], ui.words

    async def put(army: tuple[str, ...], beaten: bool = ai.beaten) -> None:
        """The sheet stays open: an army has several cards."""
        if await model.give(acts.SetAiHero(dialog.hero, army, beaten)):
            model.show(AiArmyDialog(dialog.hero))

    async def join(key: str) -> None:
        await put((*ai.army, key))

    body = army_chips(ui, ai.army, put, "army") or [explanation_text(ui, words("h3s-set-ai-no-army"))]
    if len(ai.army) < MOST_UNITS:
        key = f"ai-unit-{len(ai.army)}"
        body.append(search_field(ui, model, dialog, words("h3a-find-unit"), "ai-unit-typed", key=key))
        body.append(found_units(ui, dialog.typed, join, "ai-join-{0.key}"))
    beaten = partial(put, ai.army, not ai.beaten)
    about = ui.rule_help("heroes3 13.5")
    switch = switch_chip(ui, words("h3s-set-ai-is-beaten"), beaten, ai.beaten, "ai-beaten", about)
    name = words("h3s-set-name", name=ai_heroes.ai_hero_name(model.state.layout.ai[dialog.hero]))
    return ui.modal_dialog(
        capitalize_first_letter(name),
        [*body, ui.chip_row([switch], targets=True), *ai_level_and_decks_editor_rows(ui, model, dialog)],
        close=words("close"),
        on_close=partial(model.show, AiHeroDialog(dialog.hero)),
        subtitle=words("h3s-ui-by-hand"),
        about=rule_term_help(ui, "ai-army"),
    )
