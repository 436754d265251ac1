"""From what was chosen to what a table of the evening is laid with, and back."""

from __future__ import annotations

import re

from companion.app.models.heroes3.sheet_draft import TEAMS, AiDraft, Draft, Seat
from companion.games.heroes3.evening.scenarios import scenarios
from companion.games.heroes3.sheet.setup import AiHero, Body, Chair, RoundEvent, Start
from companion.games.tracker.naming import plain_letters
from companion.kernel.words import Text, same_everywhere

DECKS = ("might", "magic", "skill")


def body_of_draft(draft: Draft) -> Body:
    """What the table is laid with."""
    chosen = scenarios().by_id.get(draft.scenario)
    return Body(
        _chairs(draft),
        mode=draft.mode,
        difficulty=draft.difficulty,
        scenario=draft.scenario,
        title=chosen.name if chosen is not None else _text(draft.title),
        start=Start(draft.resources, draft.income, draft.units, draft.buildings),
        rounds=draft.rounds,
        events=tuple(RoundEvent(event.round, _text(event.text)) for event in draft.events if event.text.strip()),
        victory=_text(draft.victory),
        rules=draft.rules,
        boxes=draft.boxes,
        ai=tuple(map(_ai_hero, draft.ai)),
        settings=draft.settings,
    )


def draft_of_body(body: Body) -> Draft:
    """The form filled with the next scenario of a campaign; what its book prints is typed there."""
    seats = tuple(Seat(c.name, c.faction, c.hero, c.team or TEAMS[0], c.carried) for c in body.players)
    start = body.start
    return Draft(
        body.mode, body.scenario, body.difficulty, seats, body.boxes, body.rules, body.settings, "", start.resources,
        start.income, start.units, start.buildings, body.rounds, ai=tuple(map(ai_draft, body.ai)),
    )  # fmt: skip


def ai_draft(hero: AiHero) -> AiDraft:
    """An AI hero as the form has it."""
    spells = tuple(spell for spell, count in hero.spells.items() for _ in range(count))
    deck = {kind: hero.deck.get(kind, 0) for kind in DECKS}
    return AiDraft(
        hero.id, hero.name.get("en", ""), hero.level, hero.army, spells=spells, skills=hero.skills,
        elsewhere=hero.elsewhere, **deck,
    )  # fmt: skip


def tidy(name: str) -> str:
    """A name without blanks around it, and only one between its words."""
    return " ".join(name.split())


def _chairs(draft: Draft) -> tuple[Chair, ...]:
    taken: set[str] = set()
    chairs: list[Chair] = []
    for n, seat in enumerate(draft.seats):
        name = tidy(seat.name)
        slug = re.sub(r"[^a-z0-9]+", "-", plain_letters(name)).strip("-") or f"player-{n + 1}"
        slug = slug if slug not in taken else f"{slug}-{n + 1}"
        taken.add(slug)
        team = seat.team if draft.mode == "alliance" else ""
        chairs.append(Chair(slug, name, seat.faction, seat.hero, team, seat.carried))
    return tuple(chairs)


def _ai_hero(ai: AiDraft) -> AiHero:
    deck = {kind: count for kind in DECKS if (count := getattr(ai, kind))}
    spells = {spell: ai.spells.count(spell) for spell in dict.fromkeys(ai.spells)}
    return AiHero(ai.id, _text(ai.name), ai.level, ai.army, deck, spells, ai.skills, ai.elsewhere)


def _text(typed: str) -> Text:
    """What people typed, the same in every language; nothing where it is empty."""
    return same_everywhere(typed.strip()) if typed.strip() else {}
