"""Choosing the enemy: drawn by the app or from the real decks, or known; an AI hero with its cards; another hero."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.chips import chip_row, segmented_choice, tappable_chip
from companion.app.kit.controls.stepper import labelled_stepper, number_stepper
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.combat.setup_model import AI_TYPES, MOST_AI_CARDS, CombatSetupModel
from companion.app.models.heroes3.unit_and_card_search import find_combat_cards
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.setup.army_form import army_form, explanation_text
from companion.app.theme import Look
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.neutral_guards import count_stacked_guards
from companion.games.heroes3.combat.model.setup_data import GAME

_FEW_SPELLS = 8


def enemy_form(look: Look, session: DeviceSession, model: CombatSetupModel) -> list[ft.Control]:
    """What the panel of the enemy holds for this kind of combat."""
    words, kind = session.words, model.draft.kind
    if kind == "bank":
        return _bank(look, session, model)
    if kind == "neutral":
        return _neutral(look, session, model)
    shown = army_form(look, session, model, "theirs")
    if kind == "ai-hero":
        shown += _ai_cards(look, session, model)
    else:
        shown += [explanation_text(look, words("h3a-heroes-about")), _level(look, session, model)]
    return shown


def _neutral(look: Look, session: DeviceSession, model: CombatSetupModel) -> list[ft.Control]:
    words, draft = session.words, model.draft
    options = [(how, words("h3a-drawing", how=how)) for how in ("app", "table", "known")]
    shown: list[ft.Control] = [
        segmented_choice(
            look,
            options,
            draft.drawing,
            _drawing(model),
            name="drawing",
            label=words("h3a-drawing-label"),
            about=lambda _: help_topics.rule_term_help_callback(session, "neutral-unit"),
        ),
        explanation_text(look, words("h3a-drawing-about", how=draft.drawing)),
    ]
    if draft.drawing == "known":
        return [*shown, *army_form(look, session, model, "theirs")]
    return [*shown, *_decks(look, session, model)]


def _drawing(model: CombatSetupModel) -> partial[None]:
    return partial(_put_drawing, model)


def _put_drawing(model: CombatSetupModel, how: str) -> None:
    model.put(drawing=how)


def _decks(look: Look, session: DeviceSession, model: CombatSetupModel) -> list[ft.Control]:
    """The virtual decks remember what they discarded; people may shuffle them anew."""
    words, seen = session.words, model.discarded
    if not seen:
        return []
    options = [(True, words("h3a-decks-on")), (False, words("h3a-decks-fresh"))]
    picked = segmented_choice(look, options, model.go_on, model.continue_decks, name="decks", label=words("h3a-decks"))
    other = [] if model.continues or not model.go_on else [explanation_text(look, words("h3a-decks-settings"))]
    return [caption_text(look, words("h3a-decks-seen", count=seen), size=15), picked, *other]


def _bank(look: Look, session: DeviceSession, model: CombatSetupModel) -> list[ft.Control]:
    words, draft = session.words, model.draft
    tags = [
        tappable_chip(
            look,
            words.name(bank.name),
            partial(model.put, bank=bank.id),
            selected=bank.id == draft.bank,
            name=f"bank-{bank.id}",
            about=open_help_callbacks.open_entry_or_card_by_name_callback(session, GAME, bank.name),
        )
        for bank in load_units().banks.values()
    ]
    guards = [words.name(side.name) for side in load_units().guards(draft.bank)]
    said = words("h3a-bank-guards", units=guards, stacked=count_stacked_guards(draft.difficulty))
    return [
        chip_row(look, tags, targets=True),
        explain_on_long_press(explanation_text(look, said), help_topics.rule_term_help_callback(session, "bank-setup")),
    ]


def _level(look: Look, session: DeviceSession, model: CombatSetupModel) -> ft.Control:
    words, draft = session.words, model.draft

    def step(by: int) -> None:
        model.put(their_level=min(7, max(1, model.draft.their_level + by)))

    control = number_stepper(
        look,
        draft.their_level,
        step,
        name="their-level",
        label=words("h3a-their-level", level=draft.their_level),
        minus=words("h3a-less"),
        plus=words("h3a-more"),
        width=56,
        at_least=draft.their_level <= 1,
        at_most=draft.their_level >= 7,
        about=help_topics.rule_term_help_callback(session, "level"),
    )
    return ft.Row([text(look, words("h3a-their-level-name"), expand=True), control], spacing=8)


def _ai_cards(look: Look, session: DeviceSession, model: CombatSetupModel) -> list[ft.Control]:
    """How many AI cards of each type the scenario gives, and the spells of the AI spell deck."""
    words = session.words
    shown: list[ft.Control] = [
        explain_on_long_press(
            strong_text(look, words("h3a-ai-deck"), size=16), help_topics.rule_term_help_callback(session, "ai-deck")
        ),
        explanation_text(look, words("h3a-ai-deck-about")),
    ]
    shown += [_counter(look, session, model, kind) for kind in AI_TYPES]
    spells = explain_on_long_press(
        strong_text(look, words("h3a-ai-spells"), size=16),
        help_topics.rule_term_help_callback(session, "ai-spell-deck"),
    )
    return [*shown, spells, *_spells(look, session, model)]


def _counter(look: Look, session: DeviceSession, model: CombatSetupModel, kind: str) -> ft.Control:
    words, count = session.words, int(getattr(model.draft, kind))

    def step(by: int) -> None:
        now = int(getattr(model.draft, kind))
        model.put(**{kind: min(MOST_AI_CARDS, max(0, now + by))})

    name, held = words("h3a-ai-type", type=kind), help_topics.rule_term_help_callback(session, "ai-card-values")
    least, most = count <= 0, count >= MOST_AI_CARDS
    return labelled_stepper(look, name, count, step, f"ai-{kind}", None, least, most, about=held)


def _spells(look: Look, session: DeviceSession, model: CombatSetupModel) -> list[ft.Control]:
    words, chosen, typed = session.words, model.draft.spells, model.typed["spells"]
    taken = [
        tappable_chip(
            look,
            words.name(load_cards().by_id[spell].name),
            partial(_drop, model, place),
            selected=True,
            symbol="close",
            label=words("h3a-remove", name=words.name(load_cards().by_id[spell].name)),
            name=f"spell-remove-{place}",
            about=help_topics.card_help_callback(session, spell),
        )
        for place, spell in enumerate(chosen)
    ]
    box = text_field(
        look,
        words("h3a-find-spell"),
        typed,
        partial(model.type, "spells"),
        name="spells-typed",
        symbol="search",
        key=f"spells-{len(chosen)}",
    )
    found = (
        [card for card in find_combat_cards(typed, "spell") if card.ai != "none"][:_FEW_SPELLS] if typed.strip() else []
    )
    add = [
        tappable_chip(
            look,
            words.name(card.name),
            partial(_take, model, card.id),
            symbol="plus",
            name=f"spell-{card.id}",
            about=help_topics.card_help_callback(session, card.id),
        )
        for card in found
    ]
    return [chip_row(look, taken, targets=True), box, *([chip_row(look, add, targets=True)] if add else [])]


def _drop(model: CombatSetupModel, place: int) -> None:
    spells = model.draft.spells
    model.put(spells=(*spells[:place], *spells[place + 1 :]))


def _take(model: CombatSetupModel, spell: str) -> None:
    model.typed["spells"] = ""
    model.put(spells=(*model.draft.spells, spell))
