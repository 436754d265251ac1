"""An AI hero's level and decks, entered while the evening goes on. heroes3 13.4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.app.models.heroes3.adventure.map_and_combat_dialogs import AiArmyDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.heroes3.combat.setup_model import AI_TYPES, MOST_AI_CARDS
from companion.app.screens.heroes3.adventure.form_parts import form_number_row, subheading
from companion.app.screens.heroes3.adventure.setup.ai_heroes_form import find_ai_cards
from companion.app.screens.heroes3.adventure.table_text import card_help, card_name, rule_term_help
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import ai_heroes
from companion.games.heroes3.adventure.setup_data import AiHero
from companion.games.heroes3.cards.hero_cards import Card
from companion.games.heroes3.combat.model.neutral_guards import LEVELS

_FEW = 8


def ai_decks_editor_rows(ui: Ui, model: AdventureTableModel, dialog: AiArmyDialog) -> list[ft.Control]:
    """The level, how many cards of each type, the spells and the cards that a Skill card uses."""
    ai = ai_heroes.current_ai_hero(model.state, dialog.hero)
    level = form_number_row(
        ui,
        ui.words("h3s-set-ai-level"),
        LEVELS[ai.level - 1],
        _level(model, ai),
        "ai-level-now",
        least=ai.level <= 1,
        most=ai.level >= len(LEVELS),
        about=rule_term_help(ui, "level"),
    )
    spells = [spell for spell, count in ai.spells.items() for _ in range(count)]
    return [
        level,
        subheading(ui, ui.words("h3a-ai-deck"), rule_term_help(ui, "ai-deck")),
        *(_cards(ui, model, ai, kind) for kind in AI_TYPES),
        subheading(ui, ui.words("h3a-ai-spells"), rule_term_help(ui, "ai-spell-deck")),
        *_named(ui, model, dialog, "spell", spells, find_ai_cards("spells", dialog.spell_typed)),
        subheading(ui, ui.words("h3s-set-ai-skills-used"), rule_term_help(ui, "ai-skill")),
        *_named(ui, model, dialog, "skill", list(ai.skills), find_ai_cards("skills", dialog.skill_typed)),
    ]


def _level(model: AdventureTableModel, ai: AiHero) -> Callable[[int], Coroutine[Any, Any, None]]:
    async def step(by: int) -> None:
        now = ai_heroes.current_ai_hero(model.state, ai.id)
        await submit_ai_hero_correction(model, ai, level=min(len(LEVELS), max(1, now.level + by)))

    return step


def _cards(ui: Ui, model: AdventureTableModel, ai: AiHero, kind: str) -> ft.Control:
    count = ai.deck.get(kind, 0)

    async def step(by: int) -> None:
        now = ai_heroes.current_ai_hero(model.state, ai.id).deck
        deck = {**now, kind: min(MOST_AI_CARDS, max(0, now.get(kind, 0) + by))}
        await submit_ai_hero_correction(model, ai, deck={kind: count for kind, count in deck.items() if count})

    return form_number_row(
        ui,
        ui.words("h3a-ai-type", type=kind),
        count,
        step,
        f"ai-{kind}-now",
        least=count <= 0,
        most=count >= MOST_AI_CARDS,
        about=rule_term_help(ui, "ai-card-values"),
    )


def _named(
    ui: Ui, model: AdventureTableModel, dialog: AiArmyDialog, what: str, has: list[str], found: list[Card]
) -> list[ft.Control]:
    """Cards that it has, to be taken away, and letters that find another one."""
    ai = ai_heroes.current_ai_hero(model.state, dialog.hero)
    typed = dialog.spell_typed if what == "spell" else dialog.skill_typed

    def put(cards: list[str]) -> Callable[[], Coroutine[Any, Any, None]]:
        changes: dict[str, Any] = {"spells": dict(Counter(cards))} if what == "spell" else {"skills": tuple(cards)}
        return partial(submit_ai_hero_correction, model, ai, **changes)

    taken = [
        ui.tappable_chip(
            card_name(ui.words, card),
            put([*has[:at], *has[at + 1 :]]),
            selected=True,
            symbol="close",
            label=ui.words("h3s-set-drop", name=card_name(ui.words, card)),
            name=f"ai-{what}-now-{at}",
            about=card_help(ui, card),
        )
        for at, card in enumerate(has)
    ]
    parts: list[ft.Control] = [ui.chip_row(taken, targets=True)] if taken else []
    said = ui.words("h3a-find-spell") if what == "spell" else ui.words("h3s-set-find-skill")
    parts.append(
        ui.text_field(
            said,
            typed,
            lambda now: model.show(_typed(dialog, what, now)),
            name=f"ai-{what}-typed",
            symbol="search",
            key=f"ai-{what}-{len(has)}",
        )
    )
    add = [
        ui.tappable_chip(
            card_name(ui.words, card.id),
            put([*has, card.id]),
            symbol="plus",
            name=f"ai-{what}-{card.id}",
            about=card_help(ui, card.id),
        )
        for card in (found[:_FEW] if typed.strip() else [])
    ]
    return [*parts, ui.chip_row(add, targets=True)] if add else parts


def _typed(dialog: AiArmyDialog, what: str, now: str) -> AiArmyDialog:
    return replace(dialog, spell_typed=now) if what == "spell" else replace(dialog, skill_typed=now)


async def submit_ai_hero_correction(model: AdventureTableModel, ai: AiHero, **changes: Any) -> None:
    """Put one part of it right; the sheet stays open, for there may be more to enter."""
    sheet = model.state.ai[ai.id]
    if await model.give(acts.SetAiHero(ai.id, sheet.army, sheet.beaten, **changes)):
        model.show(AiArmyDialog(ai.id))
