"""An AI hero put right: what only the scenario's page names, and whether it is beaten. heroes3 13.4 and 13.5."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.touch.pressable import Callback
from companion.app.models.heroes3.adventure.map_and_combat_dialogs import AiArmyDialog, AiHeroDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.heroes3.unit_and_card_search import find_units
from companion.app.screens.heroes3.adventure.dialogs.ai_decks_editor import ai_decks_editor_rows
from companion.app.screens.heroes3.adventure.dialogs.guards_editor import army_with_unit_flipped_or_removed
from companion.app.screens.heroes3.adventure.form_parts import explanation_text
from companion.app.screens.heroes3.adventure.table_text import rule_term_help, unit_help, unit_name
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.table.dialog import search_field
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import ai_heroes
from companion.games.heroes3.adventure.state import Unit
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS
from companion.library.translations import capitalize_first_letter

_FEW = 8


def ai_army_dialog(ui: Ui, model: AdventureTableModel, dialog: AiArmyDialog) -> ft.Control:
    """A tap turns a card over and then takes it away; letters find what is missing."""
    ai = model.state.ai[dialog.hero]
    taken = [
        ui.tappable_chip(
            unit_name(ui.words, Unit.of(key)),
            _put(model, dialog, army_with_unit_flipped_or_removed(ai.army, at)),
            symbol="rotate",
            label=ui.words("h3s-set-turn", name=unit_name(ui.words, Unit.of(key))),
            name=f"army-{at}",
            selected=True,
            about=unit_help(ui, Unit.of(key)),
        )
        for at, key in enumerate(ai.army)
    ]
    body = [ui.chip_row(taken, targets=True) if taken else explanation_text(ui, ui.words("h3s-set-ai-no-army"))]
    if len(ai.army) < MOST_UNITS:
        body += _more(ui, model, dialog, ai.army)
    beaten = acts.SetAiHero(dialog.hero, ai.army, not ai.beaten)
    switch = ui.tappable_chip(
        ui.words("h3s-set-ai-is-beaten"),
        partial(_give, model, dialog, beaten),
        name="ai-beaten",
        selected=ai.beaten,
        symbol="check" if ai.beaten else None,
        about=ui.rule_help("heroes3 13.5"),
    )
    return ui.modal_dialog(
        capitalize_first_letter(
            ui.words("h3s-set-name", name=ai_heroes.ai_hero_name(model.state.layout.ai[dialog.hero]))
        ),
        [*body, ui.chip_row([switch], targets=True), *ai_decks_editor_rows(ui, model, dialog)],
        close=ui.words("close"),
        on_close=partial(model.show, AiHeroDialog(dialog.hero)),
        subtitle=ui.words("h3s-ui-by-hand"),
        about=rule_term_help(ui, "ai-army"),
    )


def _more(ui: Ui, model: AdventureTableModel, dialog: AiArmyDialog, army: tuple[str, ...]) -> list[ft.Control]:
    box = search_field(ui, model, dialog, ui.words("h3a-find-unit"), "ai-unit-typed", key=f"ai-unit-{len(army)}")
    found = find_units(dialog.typed)[:_FEW] if dialog.typed.strip() else []
    tags = [
        unit_chip(
            ui,
            ui.words,
            side,
            _put(model, dialog, (*army, side.key)),
            name=f"ai-join-{side.key}",
            label=ui.words("h3s-set-add", name=side.name),
            about=ui.words.name(load_units().group_name(side.group)),
            held=unit_help(ui, f"{side.group}:{side.unit}"),
        )
        for side in found
    ]
    return [box, ui.chip_row(tags, targets=True)]


def _put(model: AdventureTableModel, dialog: AiArmyDialog, army: tuple[str, ...]) -> Callback:
    return partial(_give, model, dialog, acts.SetAiHero(dialog.hero, army, model.state.ai[dialog.hero].beaten))


async def _give(model: AdventureTableModel, dialog: AiArmyDialog, act: acts.SetAiHero) -> None:
    """The sheet stays open: an army has several cards."""
    if await model.give(act):
        model.show(AiArmyDialog(dialog.hero))
