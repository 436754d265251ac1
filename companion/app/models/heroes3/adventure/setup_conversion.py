"""Converts a set-up draft into the set-up of a table of the map part, and back."""

from __future__ import annotations

import re

from companion.app.models.heroes3.adventure.setup_draft import TEAMS, AiDraft, Draft, Seat
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.setup_data import (
    AdventureSetup,
    AiHero,
    PlayerSetup,
    RoundEvent,
    StartingPosition,
)
from companion.games.tracker.name_lookup import normalize_letters
from companion.kernel.messages import Text, same_text_in_all_languages

DECKS = ("might", "magic", "skill")


def convert_draft_to_setup(draft: Draft) -> AdventureSetup:
    """The set-up that the draft stands for."""
    chosen = get_scenario_content().by_id.get(draft.scenario)
    return AdventureSetup(
        _chairs(draft),
        mode=draft.mode,
        difficulty=draft.difficulty,
        scenario=draft.scenario,
        title=chosen.name if chosen is not None else _text(draft.title),
        start=StartingPosition(draft.resources, draft.income, draft.units, draft.buildings),
        rounds=draft.rounds,
        events=tuple(RoundEvent(event.round, _text(event.text)) for event in draft.events if event.text.strip()),
        victory=_text(draft.victory),
        rules=draft.rules,
        boxes=draft.boxes,
        ai=tuple(map(_ai_hero, draft.ai)),
        settings=draft.settings,
    )


def convert_setup_to_draft(body: AdventureSetup) -> Draft:
    """The form filled with the next scenario of a campaign; what its book prints is typed there."""
    seats = tuple(Seat(c.name, c.faction, c.hero, c.team or TEAMS[0], c.carried) for c in body.players)
    start = body.start
    return Draft(
        body.mode,
        body.scenario,
        body.difficulty,
        seats,
        body.boxes,
        body.rules,
        body.settings,
        "",
        start.resources,
        start.income,
        start.units,
        start.buildings,
        body.rounds,
        ai=tuple(map(convert_ai_hero_to_draft, body.ai)),
    )


def convert_ai_hero_to_draft(hero: AiHero) -> AiDraft:
    """An AI hero as the form has it."""
    spells = tuple(spell for spell, count in hero.spells.items() for _ in range(count))
    deck = {kind: hero.deck.get(kind, 0) for kind in DECKS}
    return AiDraft(
        hero.id,
        hero.name.get("en", ""),
        hero.level,
        hero.army,
        spells=spells,
        skills=hero.skills,
        elsewhere=hero.elsewhere,
        **deck,
    )


def normalize_player_name(name: str) -> str:
    """A name without blanks around it, and only one between its words."""
    return " ".join(name.split())


def _chairs(draft: Draft) -> tuple[PlayerSetup, ...]:
    taken: set[str] = set()
    chairs: list[PlayerSetup] = []
    for n, seat in enumerate(draft.seats):
        name = normalize_player_name(seat.name)
        slug = re.sub(r"[^a-z0-9]+", "-", normalize_letters(name)).strip("-") or f"player-{n + 1}"
        slug = slug if slug not in taken else f"{slug}-{n + 1}"
        taken.add(slug)
        team = seat.team if draft.mode == "alliance" else ""
        chairs.append(PlayerSetup(slug, name, seat.faction, seat.hero, team, seat.carried))
    return tuple(chairs)


def _ai_hero(ai: AiDraft) -> AiHero:
    deck = {kind: count for kind in DECKS if (count := getattr(ai, kind))}
    spells = {spell: ai.spells.count(spell) for spell in dict.fromkeys(ai.spells)}
    return AiHero(ai.id, _text(ai.name), ai.level, ai.army, deck, spells, ai.skills, ai.elsewhere)


def _text(typed: str) -> Text:
    """What people typed, the same in every language; nothing where it is empty."""
    return same_text_in_all_languages(typed.strip()) if typed.strip() else {}
