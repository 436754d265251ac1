"""An AI hero's level and decks, entered while the evening goes on. heroes3 13.4."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.models.guest import Guest
from companion.app.models.heroes3.laying import AI_TYPES, MOST_AI_CARDS
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_side import AiArmyOpen
from companion.app.screens.heroes3.sheet.setup_ai import found_for_ai
from companion.app.screens.heroes3.sheet.setup_parts import number, subheading
from companion.app.screens.heroes3.sheet.speech import card_about, card_name, word_about
from companion.app.theme import Look
from companion.games.heroes3.cards import Card
from companion.games.heroes3.combat.muster import LEVELS
from companion.games.heroes3.sheet import acts, ai_heroes
from companion.games.heroes3.sheet.setup import AiHero

_FEW = 8


def decks_part(look: Look, guest: Guest, evening: SheetEvening, layer: AiArmyOpen) -> list[ft.Control]:
    """The level, how many cards of each type, the spells and the cards that a Skill card uses."""
    words, ai = guest.words, ai_heroes.now(evening.state, layer.hero)
    level = number(look, words("h3s-set-ai-level"), LEVELS[ai.level - 1], _level(evening, ai), "ai-level-now",
                   least=ai.level <= 1, most=ai.level >= len(LEVELS), about=word_about(guest, "level"))  # fmt: skip
    spells = [spell for spell, count in ai.spells.items() for _ in range(count)]
    return [
        level,
        subheading(look, words("h3a-ai-deck"), word_about(guest, "ai-deck")),
        *(_cards(look, guest, evening, ai, kind) for kind in AI_TYPES),
        subheading(look, words("h3a-ai-spells"), word_about(guest, "ai-spell-deck")),
        *_named(look, guest, evening, layer, "spell", spells, found_for_ai("spells", layer.spell_typed)),
        subheading(look, words("h3s-set-ai-skills-used"), word_about(guest, "ai-skill")),
        *_named(look, guest, evening, layer, "skill", list(ai.skills), found_for_ai("skills", layer.skill_typed)),
    ]


def _level(evening: SheetEvening, ai: AiHero) -> Callable[[int], Coroutine[Any, Any, None]]:
    async def step(by: int) -> None:
        now = ai_heroes.now(evening.state, ai.id)
        await enter(evening, ai, level=min(len(LEVELS), max(1, now.level + by)))

    return step


def _cards(look: Look, guest: Guest, evening: SheetEvening, ai: AiHero, kind: str) -> ft.Control:
    count = ai.deck.get(kind, 0)

    async def step(by: int) -> None:
        now = ai_heroes.now(evening.state, ai.id).deck
        deck = {**now, kind: min(MOST_AI_CARDS, max(0, now.get(kind, 0) + by))}
        await enter(evening, ai, deck={kind: count for kind, count in deck.items() if count})

    return number(look, guest.words("h3a-ai-type", type=kind), count, step, f"ai-{kind}-now", least=count <= 0,
                  most=count >= MOST_AI_CARDS, about=word_about(guest, "ai-card-values"))  # fmt: skip


def _named(
    look: Look, guest: Guest, evening: SheetEvening, layer: AiArmyOpen, what: str, has: list[str], found: list[Card]
) -> list[ft.Control]:
    """Cards that it has, to be taken away, and letters that find another one."""
    words, ai = guest.words, ai_heroes.now(evening.state, layer.hero)
    typed = layer.spell_typed if what == "spell" else layer.skill_typed

    def put(cards: list[str]) -> Callable[[], Coroutine[Any, Any, None]]:
        changes: dict[str, Any] = {"spells": dict(Counter(cards))} if what == "spell" else {"skills": tuple(cards)}
        return partial(enter, evening, ai, **changes)

    taken = [
        tap_chip(look, card_name(words, card), put([*has[:at], *has[at + 1 :]]), selected=True, symbol="close",
                 label=words("h3s-set-drop", name=card_name(words, card)), name=f"ai-{what}-now-{at}",
                 about=card_about(guest, card))
        for at, card in enumerate(has)
    ]  # fmt: skip
    parts: list[ft.Control] = [chips(look, taken, targets=True)] if taken else []
    said = words("h3a-find-spell") if what == "spell" else words("h3s-set-find-skill")
    parts.append(
        field(look, said, typed, lambda now: evening.show(_typed(layer, what, now)), name=f"ai-{what}-typed",
              symbol="search", key=f"ai-{what}-{len(has)}")
    )  # fmt: skip
    add = [
        tap_chip(look, card_name(words, card.id), put([*has, card.id]), symbol="plus", name=f"ai-{what}-{card.id}",
                 about=card_about(guest, card.id))
        for card in (found[:_FEW] if typed.strip() else [])
    ]  # fmt: skip
    return [*parts, chips(look, add, targets=True)] if add else parts


def _typed(layer: AiArmyOpen, what: str, now: str) -> AiArmyOpen:
    return replace(layer, spell_typed=now) if what == "spell" else replace(layer, skill_typed=now)


async def enter(evening: SheetEvening, ai: AiHero, **changes: Any) -> None:
    """Put one part of it right; the sheet stays open, for there may be more to enter."""
    sheet = evening.state.ai[ai.id]
    if await evening.give(acts.SetAiHero(ai.id, sheet.army, sheet.beaten, **changes)):
        evening.show(AiArmyOpen(ai.id))
