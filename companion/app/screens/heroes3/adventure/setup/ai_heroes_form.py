"""The AI hero of a campaign or cooperative scenario: name, level, army, the cards of its decks. heroes3 13.4."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

import flet as ft

from companion.app.models.heroes3.adventure.setup_draft import MOST_AI, AiDraft
from companion.app.models.heroes3.adventure.setup_model import AdventureSetupModel
from companion.app.models.heroes3.combat.setup_model import AI_TYPES, MOST_AI_CARDS
from companion.app.models.heroes3.unit_and_card_search import find_combat_cards, find_units
from companion.app.screens.heroes3.adventure.form_parts import (
    explanation_text,
    form_number_row,
    form_section,
    subheading,
)
from companion.app.screens.heroes3.adventure.setup.starting_position_and_rounds_forms import starting_unit_name
from companion.app.screens.heroes3.adventure.table_text import card_help, card_name, rule_term_help, unit_help
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.ui import Ui
from companion.games.heroes3.cards.hero_cards import Card
from companion.games.heroes3.cards.unit_cards import Side, load_units
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS

_FEW = 8
AiCardKind: TypeAlias = Literal["spells", "skills"]


def ai_heroes_form(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    """The AI heroes of the scenario, and what each of them has."""
    heroes = model.draft.ai
    parts: list[ft.Control] = [explanation_text(ui, ui.words("h3s-set-ai-about"))]
    for place, ai in enumerate(heroes):
        parts.append(ft.Column(_sheet(ui, model, place, ai), spacing=10, key=f"ai-{ai.id}"))
    if len(heroes) < MOST_AI:
        parts.append(ui.button(ui.words("h3s-set-ai-add"), model.add_ai, symbol="plus", name="add-ai", height=48))
    return form_section(ui, "skull", ui.words("h3s-set-ai"), parts, "ai-panel", ui.rule_help("heroes3 13.4"))


def _sheet(ui: Ui, model: AdventureSetupModel, place: int, ai: AiDraft) -> list[ft.Control]:
    named = ui.text_field(
        ui.words("h3s-set-ai-name"),
        ai.name,
        lambda typed: model.put_ai(place, name=typed),
        name=f"ai-name-{place}",
        max_length=30,
        expand=True,
    )
    drop = ui.icon_button(
        "close", ui.words("h3s-set-ai-drop"), partial(model.drop_ai, place), name=f"drop-ai-{place}", bare=True
    )
    parts: list[ft.Control] = [ft.Row([named, drop], spacing=8)]
    if ai.elsewhere:
        missing = [ui.words("h3s-set-ai-part", part=part) for part in ai.elsewhere]
        parts.append(explanation_text(ui, ui.words("h3s-set-ai-elsewhere", parts=missing)))
    parts.append(
        form_number_row(
            ui,
            ui.words("h3s-set-ai-level"),
            LEVELS[ai.level - 1],
            partial(_level, model, place),
            f"ai-level-{place}",
            least=ai.level <= 1,
            most=ai.level >= len(LEVELS),
            about=rule_term_help(ui, "level"),
        )
    )
    army = ui.words("h3s-set-ai-army", count=len(ai.army), most=MOST_UNITS)
    parts.append(subheading(ui, army, rule_term_help(ui, "ai-army")))
    parts += _army(ui, model, place, ai)
    parts.append(subheading(ui, ui.words("h3a-ai-deck"), rule_term_help(ui, "ai-deck")))
    parts += [_cards(ui, model, place, kind) for kind in AI_TYPES]
    spells = subheading(ui, ui.words("h3a-ai-spells"), rule_term_help(ui, "ai-spell-deck"))
    parts += [spells, *_named(ui, model, place, "spells")]
    skills = subheading(ui, ui.words("h3s-set-ai-skills-used"), rule_term_help(ui, "ai-skill"))
    return [*parts, skills, *_named(ui, model, place, "skills")]


def _level(model: AdventureSetupModel, place: int, by: int) -> None:
    model.put_ai(place, level=min(len(LEVELS), max(1, model.draft.ai[place].level + by)))


def _army(ui: Ui, model: AdventureSetupModel, place: int, ai: AiDraft) -> list[ft.Control]:
    """The static army: a tap turns a card over, and once more takes it away."""
    typing = f"ai-units-{place}"
    taken = [
        ui.tappable_chip(
            starting_unit_name(ui.words, key),
            partial(_turn, model, place, at),
            selected=True,
            symbol="rotate",
            label=ui.words("h3s-set-turn", name=starting_unit_name(ui.words, key)),
            name=f"ai-unit-{place}-{at}",
            about=unit_help(ui, key.partition("/")[0]),
        )
        for at, key in enumerate(ai.army)
    ]
    parts: list[ft.Control] = [ui.chip_row(taken, targets=True)] if taken else []
    if len(ai.army) >= MOST_UNITS:
        return parts
    typed = model.typed.get(typing, "")
    parts.append(
        ui.text_field(
            ui.words("h3a-find-unit"),
            typed,
            partial(model.type, typing),
            name=typing,
            symbol="search",
            key=f"{typing}-{len(ai.army)}",
        )
    )
    add = [
        unit_chip(
            ui,
            ui.words,
            side,
            partial(_enlist, model, place, side),
            label=ui.words("h3s-set-add", name=side.name),
            name=f"ai-add-{side.group}-{side.unit}",
            about=ui.words.name(load_units().group_name(side.group)),
            held=unit_help(ui, f"{side.group}:{side.unit}"),
        )
        for side in (find_units(typed)[:_FEW] if typed.strip() else [])
    ]
    return [*parts, ui.chip_row(add, targets=True)] if add else parts


def _enlist(model: AdventureSetupModel, place: int, side: Side) -> None:
    model.type(f"ai-units-{place}", "")
    model.put_ai(place, army=(*model.draft.ai[place].army, side.key))


def _turn(model: AdventureSetupModel, place: int, at: int) -> None:
    """Few becomes a Pack; a Pack, or a neutral card, goes."""
    army = list(model.draft.ai[place].army)
    above = load_units().by_key[army[at]].above
    if above >= 0:
        army[at] = load_units().sides[above].key
    else:
        del army[at]
    model.put_ai(place, army=tuple(army))


def _cards(ui: Ui, model: AdventureSetupModel, place: int, kind: str) -> ft.Control:
    count = int(getattr(model.draft.ai[place], kind))

    def step(by: int) -> None:
        now = int(getattr(model.draft.ai[place], kind))
        model.put_ai(place, **{kind: min(MOST_AI_CARDS, max(0, now + by))})

    said = ui.words("h3a-ai-type", type=kind)
    return form_number_row(
        ui,
        said,
        count,
        step,
        f"ai-{kind}-{place}",
        least=count <= 0,
        most=count >= MOST_AI_CARDS,
        about=rule_term_help(ui, "ai-card-values"),
    )


def _named(ui: Ui, model: AdventureSetupModel, place: int, what: AiCardKind) -> list[ft.Control]:
    """The spells it casts, or the cards that a Skill card uses: those it has, and letters that find another."""
    typing = f"ai-{what}-{place}"
    has: tuple[str, ...] = getattr(model.draft.ai[place], what)
    typed = model.typed.get(typing, "")
    taken = [
        ui.tappable_chip(
            card_name(ui.words, card),
            partial(_drop, model, place, what, at),
            selected=True,
            symbol="close",
            label=ui.words("h3s-set-drop", name=card_name(ui.words, card)),
            name=f"ai-{what}-{place}-{at}",
            about=card_help(ui, card),
        )
        for at, card in enumerate(has)
    ]
    parts: list[ft.Control] = [ui.chip_row(taken, targets=True)] if taken else []
    said = ui.words("h3a-find-spell") if what == "spells" else ui.words("h3s-set-find-skill")
    parts.append(
        ui.text_field(
            said, typed, partial(model.type, typing), name=typing, symbol="search", key=f"{typing}-{len(has)}"
        )
    )
    add = [
        ui.tappable_chip(
            card_name(ui.words, card.id),
            partial(_learn, model, place, what, card.id),
            symbol="plus",
            name=f"ai-learn-{card.id}",
            about=card_help(ui, card.id),
        )
        for card in (find_ai_cards(what, typed)[:_FEW] if typed.strip() else [])
    ]
    return [*parts, ui.chip_row(add, targets=True)] if add else parts


def find_ai_cards(what: AiCardKind, typed: str) -> list[Card]:
    """What these letters mean: spells that an AI hero can cast, or the Ability and Specialty cards it uses."""
    if what == "skills":
        return [*find_combat_cards(typed, "ability"), *find_combat_cards(typed, "specialty")]
    return [card for card in find_combat_cards(typed, "spell") if card.ai != "none"]


def _learn(model: AdventureSetupModel, place: int, what: AiCardKind, card: str) -> None:
    model.type(f"ai-{what}-{place}", "")
    model.put_ai(place, **{what: (*getattr(model.draft.ai[place], what), card)})


def _drop(model: AdventureSetupModel, place: int, what: AiCardKind, at: int) -> None:
    has = getattr(model.draft.ai[place], what)
    model.put_ai(place, **{what: (*has[:at], *has[at + 1 :])})
