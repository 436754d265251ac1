"""The AI hero of a campaign or cooperative scenario: name, level, army, the cards of its decks. heroes3 13.4."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.setup_draft import MOST_AI, AiDraft
from companion.app.models.heroes3.adventure.setup_model import AdventureSetupModel
from companion.app.screens.heroes3.adventure.card_and_unit_pickers import (
    AiCardKind,
    AiHeroEditor,
    CardNames,
    army_chips,
    found_units,
)
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, form_section, subheading
from companion.app.screens.heroes3.adventure.setup.starting_position_and_rounds_forms import starting_unit_name
from companion.app.ui import Ui
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS


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
    def rename(typed: str) -> None:
        model.put_ai(place, name=typed)

    said = ui.words("h3s-set-ai-name")
    named = ui.text_field(said, ai.name, rename, name=f"ai-name-{place}", max_length=30, expand=True)
    said = ui.words("h3s-set-ai-drop")
    drop = ui.icon_button("close", said, partial(model.drop_ai, place), name=f"drop-ai-{place}", bare=True)
    parts: list[ft.Control] = [ft.Row([named, drop], spacing=8)]
    if ai.elsewhere:
        missing = [ui.words("h3s-set-ai-part", part=part) for part in ai.elsewhere]
        parts.append(explanation_text(ui, ui.words("h3s-set-ai-elsewhere", parts=missing)))
    editor = _editor(ui, model, place)
    army = ui.words("h3s-set-ai-army", count=len(ai.army), most=MOST_UNITS)
    parts += [editor.level_row(), subheading(ui, army, "ai-army"), *_army(ui, model, place, ai)]
    return [*parts, *editor.deck_rows()]


def _editor(ui: Ui, model: AdventureSetupModel, place: int) -> AiHeroEditor:
    def put(what: str, value: object) -> None:
        """A card that was found takes the letters away."""
        if isinstance(value, tuple) and len(value) > len(getattr(model.draft.ai[place], what)):
            model.type(f"ai-{what}-{place}", "")
        model.put_ai(place, **{what: value})

    def names(what: AiCardKind) -> CardNames:
        field = f"ai-{what}-{place}"
        return CardNames(taken=field, field=field, key=field, found="ai-learn")

    return AiHeroEditor(
        ui,
        hero=lambda: model.draft.ai[place],
        put=put,
        typed=lambda what: model.typed.get(f"ai-{what}-{place}", ""),
        type=lambda what, letters: model.type(f"ai-{what}-{place}", letters),
        ending=str(place),
        names=names,
    )


def _army(ui: Ui, model: AdventureSetupModel, place: int, ai: AiDraft) -> list[ft.Control]:
    """The static army: a tap turns a card over, and once more takes it away."""
    typing = f"ai-units-{place}"
    typed = model.typed.get(typing, "")
    named = partial(starting_unit_name, ui.words)
    parts = army_chips(ui, ai.army, lambda army: model.put_ai(place, army=army), f"ai-unit-{place}", named)
    if len(ai.army) >= MOST_UNITS:
        return parts

    def join(key: str) -> None:
        model.type(typing, "")
        model.put_ai(place, army=(*ai.army, key))

    said, key = ui.words("h3a-find-unit"), f"{typing}-{len(ai.army)}"
    parts.append(ui.text_field(said, typed, partial(model.type, typing), name=typing, symbol="search", key=key))
    found = found_units(ui, typed, join, "ai-add-{0.group}-{0.unit}")
    return [*parts, found] if found.controls else parts
