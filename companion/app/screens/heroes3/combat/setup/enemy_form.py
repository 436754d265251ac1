"""Choosing the enemy: drawn by the app or from the real decks, or known; an AI hero with its cards; another hero."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.combat.setup_model import AI_TYPES, MOST_AI_CARDS, CombatSetupModel
from companion.app.models.heroes3.unit_and_card_search import find_combat_cards
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.setup.army_form import army_form, explanation_text
from companion.app.ui import Ui
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.neutral_guards import count_stacked_guards
from companion.games.heroes3.combat.model.setup_data import GAME

_FEW_SPELLS = 8


def enemy_form(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    """What the panel of the enemy holds for this kind of combat."""
    kind = model.draft.kind
    if kind == "bank":
        return _bank(ui, model)
    if kind == "neutral":
        return _neutral(ui, model)
    shown = army_form(ui, model, "theirs")
    if kind == "ai-hero":
        shown += _ai_cards(ui, model)
    else:
        shown += [explanation_text(ui, ui.words("h3a-heroes-about")), _level(ui, model)]
    return shown


def _neutral(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    draft = model.draft
    options = [(how, ui.words("h3a-drawing", how=how)) for how in ("app", "table", "known")]
    shown: list[ft.Control] = [
        ui.segmented_choice(
            options,
            draft.drawing,
            _drawing(model),
            name="drawing",
            label=ui.words("h3a-drawing-label"),
            about=lambda _: help_topics.rule_term_help(ui, "neutral-unit"),
        ),
        explanation_text(ui, ui.words("h3a-drawing-about", how=draft.drawing)),
    ]
    if draft.drawing == "known":
        return [*shown, *army_form(ui, model, "theirs")]
    return [*shown, *_decks(ui, model)]


def _drawing(model: CombatSetupModel) -> partial[None]:
    return partial(_put_drawing, model)


def _put_drawing(model: CombatSetupModel, how: str) -> None:
    model.put(drawing=how)


def _decks(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    """The virtual decks remember what they discarded; people may shuffle them anew."""
    seen = model.discarded
    if not seen:
        return []
    options = [(True, ui.words("h3a-decks-on")), (False, ui.words("h3a-decks-fresh"))]
    picked = ui.segmented_choice(options, model.go_on, model.continue_decks, name="decks", label=ui.words("h3a-decks"))
    other = [] if model.continues or not model.go_on else [explanation_text(ui, ui.words("h3a-decks-settings"))]
    return [ui.caption(ui.words("h3a-decks-seen", count=seen), size=15), picked, *other]


def _bank(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    draft = model.draft
    tags = [
        ui.tappable_chip(
            ui.words.name(bank.name),
            partial(model.put, bank=bank.id),
            selected=bank.id == draft.bank,
            name=f"bank-{bank.id}",
            about=ui.word_help(GAME, bank.name),
        )
        for bank in load_units().banks.values()
    ]
    guards = [ui.words.name(side.name) for side in load_units().guards(draft.bank)]
    said = ui.words("h3a-bank-guards", units=guards, stacked=count_stacked_guards(draft.difficulty))
    return [
        ui.chip_row(tags, targets=True),
        ui.explained(explanation_text(ui, said), help_topics.rule_term_help(ui, "bank-setup")),
    ]


def _level(ui: Ui, model: CombatSetupModel) -> ft.Control:
    draft = model.draft

    def step(by: int) -> None:
        model.put(their_level=min(7, max(1, model.draft.their_level + by)))

    control = ui.number_stepper(
        draft.their_level,
        step,
        name="their-level",
        label=ui.words("h3a-their-level", level=draft.their_level),
        minus=ui.words("h3a-less"),
        plus=ui.words("h3a-more"),
        width=56,
        at_least=draft.their_level <= 1,
        at_most=draft.their_level >= 7,
        about=help_topics.rule_term_help(ui, "level"),
    )
    return ft.Row([ui.text(ui.words("h3a-their-level-name"), expand=True), control], spacing=8)


def _ai_cards(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    """How many AI cards of each type the scenario gives, and the spells of the AI spell deck."""
    shown: list[ft.Control] = [
        ui.explained(ui.strong(ui.words("h3a-ai-deck"), size=16), help_topics.rule_term_help(ui, "ai-deck")),
        explanation_text(ui, ui.words("h3a-ai-deck-about")),
    ]
    shown += [_counter(ui, model, kind) for kind in AI_TYPES]
    spells = ui.explained(
        ui.strong(ui.words("h3a-ai-spells"), size=16), help_topics.rule_term_help(ui, "ai-spell-deck")
    )
    return [*shown, spells, *_spells(ui, model)]


def _counter(ui: Ui, model: CombatSetupModel, kind: str) -> ft.Control:
    count = int(getattr(model.draft, kind))

    def step(by: int) -> None:
        now = int(getattr(model.draft, kind))
        model.put(**{kind: min(MOST_AI_CARDS, max(0, now + by))})

    name, held = ui.words("h3a-ai-type", type=kind), help_topics.rule_term_help(ui, "ai-card-values")
    least, most = count <= 0, count >= MOST_AI_CARDS
    return ui.labelled_stepper(name, count, step, f"ai-{kind}", None, least, most, about=held)


def _spells(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    chosen, typed = model.draft.spells, model.typed["spells"]
    taken = [
        ui.tappable_chip(
            ui.words.name(load_cards().by_id[spell].name),
            partial(_drop, model, place),
            selected=True,
            symbol="close",
            label=ui.words("h3a-remove", name=ui.words.name(load_cards().by_id[spell].name)),
            name=f"spell-remove-{place}",
            about=help_topics.card_help(ui, spell),
        )
        for place, spell in enumerate(chosen)
    ]
    box = ui.text_field(
        ui.words("h3a-find-spell"),
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
        ui.tappable_chip(
            ui.words.name(card.name),
            partial(_take, model, card.id),
            symbol="plus",
            name=f"spell-{card.id}",
            about=help_topics.card_help(ui, card.id),
        )
        for card in found
    ]
    return [ui.chip_row(taken, targets=True), box, *([ui.chip_row(add, targets=True)] if add else [])]


def _drop(model: CombatSetupModel, place: int) -> None:
    spells = model.draft.spells
    model.put(spells=(*spells[:place], *spells[place + 1 :]))


def _take(model: CombatSetupModel, spell: str) -> None:
    model.typed["spells"] = ""
    model.put(spells=(*model.draft.spells, spell))
