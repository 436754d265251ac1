"""An AI hero's level and decks, entered while the evening goes on. heroes3 13.4."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any

import flet as ft

from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import AiArmyDialog
from companion.app.models.heroes3.adventure.setup_conversion import convert_ai_hero_to_draft
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.heroes3.combat.setup_model import AI_TYPES
from companion.app.screens.heroes3.adventure.card_and_unit_pickers import AiCardKind, AiHeroEditor, CardNames
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import ai_heroes

_FIELDS = {"spells": "spell_typed", "skills": "skill_typed"}
"""Where the dialog keeps the letters typed for a kind of card."""


def ai_level_and_decks_editor_rows(ui: Ui, model: AdventureTableModel, dialog: AiArmyDialog) -> list[ft.Control]:
    """The level, how many cards of each type, the spells and the cards that a Skill card uses."""

    def names(what: AiCardKind) -> CardNames:
        one = what.removesuffix("s")
        return CardNames(f"ai-{one}-now", f"ai-{one}-typed", f"ai-{one}", f"ai-{one}")

    editor = AiHeroEditor(
        ui,
        hero=lambda: convert_ai_hero_to_draft(ai_heroes.ai_hero_with_entered_changes(model.state, dialog.hero)),
        put=partial(_put, model, dialog.hero),
        typed=lambda what: getattr(dialog, _FIELDS[what]),
        type=lambda what, letters: model.change_dialog(**{_FIELDS[what]: letters}),
        ending="now",
        names=names,
    )
    return [editor.level_row(), *editor.deck_rows()]


async def _put(model: AdventureTableModel, hero: str, what: str, value: Any) -> None:
    """Put one part of it right; the sheet stays open, for there may be more to enter."""
    if what in AI_TYPES:
        deck = {**ai_heroes.ai_hero_with_entered_changes(model.state, hero).deck, what: value}
        changes: dict[str, Any] = {"deck": {kind: count for kind, count in deck.items() if count}}
    else:
        changes = {what: dict(Counter(value)) if what == "spells" else value}
    sheet = model.state.ai[hero]
    if await model.give(acts.SetAiHero(hero, sheet.army, sheet.beaten, **changes)):
        model.show(AiArmyDialog(hero))
