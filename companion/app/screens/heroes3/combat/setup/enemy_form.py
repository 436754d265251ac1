"""Choosing the enemy: drawn by the app or from the real decks, or known; an AI hero with its cards; another hero."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.combat.setup_model import AI_TYPES, MOST_AI_CARDS, CombatSetupModel
from companion.app.models.heroes3.unit_and_card_search import find_combat_cards
from companion.app.screens.heroes3.combat.help_callbacks import card_help, rule_term_help
from companion.app.screens.heroes3.combat.setup.army_form import army_form, explanation_text, finding_field
from companion.app.screens.heroes3.combat.table_text import card_name
from companion.app.ui import Ui
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.neutral_guards import LEVELS, count_stacked_guards
from companion.games.heroes3.combat.model.setup_data import GAME

_FEW_SPELLS = 8


def enemy_form(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    """What the panel of the enemy holds for this kind of combat."""
    kind = model.draft.kind
    if kind == "bank":
        return _bank(ui, model)
    if kind == "neutral":
        return _neutral(ui, model)
    army = army_form(ui, model, "theirs")
    if kind == "ai-hero":
        return [*army, *_ai_cards(ui, model)]
    return [*army, explanation_text(ui, ui.words("h3a-heroes-about")), _level(ui, model)]


def _neutral(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    drawing = model.draft.drawing
    ways = ui.segmented_choice(
        [(how, ui.words("h3a-drawing", how=how)) for how in ("app", "table", "known")],
        drawing,
        partial(model.choose, "drawing"),
        name="drawing",
        label=ui.words("h3a-drawing-label"),
        about=lambda _: rule_term_help(ui, "neutral-unit"),
    )
    rest = army_form(ui, model, "theirs") if drawing == "known" else _decks(ui, model)
    return [ways, explanation_text(ui, ui.words("h3a-drawing-about", how=drawing)), *rest]


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
    draft, banks = model.draft, load_units().banks
    tags = ui.choice_chips(
        [(bank.id, ui.words.name(bank.name)) for bank in banks.values()],
        [draft.bank],
        partial(model.choose, "bank"),
        name="bank",
        about=lambda bank: ui.word_help(GAME, banks[bank].name),
    )
    guards = [ui.words.name(side.name) for side in load_units().guards(draft.bank)]
    said = ui.words("h3a-bank-guards", units=guards, stacked=count_stacked_guards(draft.difficulty))
    return [tags, ui.explained(explanation_text(ui, said), rule_term_help(ui, "bank-setup"))]


def _level(ui: Ui, model: CombatSetupModel) -> ft.Control:
    level, most = model.draft.their_level, len(LEVELS)
    control = ui.number_stepper(
        level,
        partial(model.step, "their_level", 1, most),
        name="their-level",
        label=ui.words("h3a-their-level", level=level),
        minus=ui.words("h3a-less"),
        plus=ui.words("h3a-more"),
        width=56,
        at_least=level <= 1,
        at_most=level >= most,
        about=rule_term_help(ui, "level"),
    )
    return ft.Row([ui.text(ui.words("h3a-their-level-name"), expand=True), control], spacing=8)


def _ai_cards(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    """How many AI cards of each type the scenario gives, and the spells of the AI spell deck."""
    return [
        ui.explained(ui.strong(ui.words("h3a-ai-deck"), size=16), rule_term_help(ui, "ai-deck")),
        explanation_text(ui, ui.words("h3a-ai-deck-about")),
        *(_counter(ui, model, kind) for kind in AI_TYPES),
        ui.explained(ui.strong(ui.words("h3a-ai-spells"), size=16), rule_term_help(ui, "ai-spell-deck")),
        *_spells(ui, model),
    ]


def _counter(ui: Ui, model: CombatSetupModel, kind: str) -> ft.Control:
    count = getattr(model.draft, kind)
    said, step = ui.words("h3a-ai-type", type=kind), partial(model.step, kind, 0, MOST_AI_CARDS)
    least, most, held = count <= 0, count >= MOST_AI_CARDS, rule_term_help(ui, "ai-card-values")
    return ui.labelled_stepper(said, count, step, f"ai-{kind}", None, least, most, about=held)


def _spells(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    typed = model.typed["spells"]
    taken = [_taken(ui, model, place, spell) for place, spell in enumerate(model.draft.spells)]
    box = finding_field(ui, model, "spells", ui.words("h3a-find-spell"))
    found = [card.id for card in find_combat_cards(typed, "spell") if card.ai != "none"] if typed.strip() else []
    add = [
        ui.tappable_chip(
            card_name(ui.words, spell),
            partial(model.add_spell, spell),
            symbol="plus",
            name=f"spell-{spell}",
            about=card_help(ui, spell),
        )
        for spell in found[:_FEW_SPELLS]
    ]
    return [ui.chip_row(taken, targets=True), box, *([ui.chip_row(add, targets=True)] if add else [])]


def _taken(ui: Ui, model: CombatSetupModel, place: int, spell: str) -> ft.Control:
    name = card_name(ui.words, spell)
    return ui.tappable_chip(
        name,
        partial(model.remove, "spells", place),
        selected=True,
        symbol="close",
        label=ui.words("h3a-remove", name=name),
        name=f"spell-remove-{place}",
        about=card_help(ui, spell),
    )
