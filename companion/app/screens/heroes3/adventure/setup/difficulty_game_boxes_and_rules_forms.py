"""Difficulty with its starting bonus, the boxes on the table, the optional rules, and how the table plays."""

from __future__ import annotations

from functools import partial, reduce

import flet as ft

from companion.app.icons import IconName
from companion.app.models.heroes3.adventure.setup_draft import list_game_box_ids
from companion.app.models.heroes3.adventure.setup_model import AdventureSetupModel
from companion.app.models.heroes3.adventure.setup_problems import find_optional_rules_conflict
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, form_section, problem_rows
from companion.app.screens.heroes3.adventure.shared_rows import switch_chip
from companion.app.screens.heroes3.adventure.table_text_and_help import game_box_help
from companion.app.screens.rule_settings_controls import RuleQuestion, list_setting_choices, segmented_question
from companion.app.ui import Ui
from companion.games.heroes3.adventure.content.file_schemas import OptionalRuleDef
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content, starting_bonuses
from companion.games.heroes3.adventure.effects.effect_text import describe_effect
from companion.games.heroes3.adventure.setup_data import Settings
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.messages import Message, message

EFFECTS: dict[str, IconName] = {"easier": "leaf", "harder": "skull", "variant": "rotate"}
SETTINGS = list_setting_choices(Settings, ("dice", "cards", "morale", "second_negative", "ai_army"))
"""How the table plays: the possible answers, the usual one first. heroes3 2 and 13.5 for the last three."""


def difficulty_form(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    """How hard, and what one gets for it at the start."""
    options = [(one, ui.words.name(name)) for one, name in load_cards().difficulty.difficulties.items()]
    heading = ui.words("h3s-set-difficulty")
    about = ui.entry_help("heroes3.difficulty")
    choice = ui.segmented_choice(
        options,
        model.draft.difficulty,
        lambda one: model.put(difficulty=one),
        name="difficulty",
        label=heading,
        about=lambda _: about,
    )
    parts = [choice, explanation_text(ui, _bonus(ui, model))]
    return form_section(ui, "skull", heading, parts, "difficulty-panel", about)


def _bonus(ui: Ui, model: AdventureSetupModel) -> str:
    draft = model.draft
    known = starting_bonuses(draft.difficulty, draft.mode, set(draft.rules))
    ways = [describe_effect(bonus.deed.effect, bonus.tell) for bonus in known]
    if draft.mode == "campaign":
        return ui.words("h3s-set-bonus-campaign")
    if not ways:
        return ui.words("h3s-set-bonus-none")
    return ui.words("h3s-set-bonus", ways=reduce(_either, ways))


def _either(first: Message, second: Message) -> Message:
    return message("h3e-or", first=first, second=second)


def game_boxes_form(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    """The boxes on the table: they bring factions, heroes, places and cards."""
    tags: list[ft.Control] = []
    for box in list_game_box_ids():
        said = ui.words.name(load_units().file.boxes[box])
        on = box in model.draft.boxes
        tags.append(switch_chip(ui, said, partial(model.switch_box, box), on, f"box-{box}", game_box_help(ui, box)))
    parts: list[ft.Control] = [ui.chip_row(tags, targets=True)]
    if len(model.draft.seats) > len(model.factions):
        parts += problem_rows(ui, ui.words("h3s-set-few-factions", count=len(model.draft.seats)), "boxes-problem")
    return form_section(ui, "cubes", ui.words("h3s-set-boxes"), parts, "boxes-panel")


def optional_rules_form(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    """The optional rules by what they make of the game; each explains itself when it is on, and when it is held."""
    draft = model.draft
    unfolded = "rules" in model.open
    known = get_scenario_content().rules
    chosen = [ui.words.name(known[rule].name) for rule in draft.rules]
    on = ui.words("h3s-set-rules-on", rules=", ".join(chosen)) if chosen else ui.words("h3s-set-rules-off")
    more = ui.words("h3s-set-less" if unfolded else "h3s-set-rules-choose")
    parts: list[ft.Control] = [
        explanation_text(ui, on),
        *problem_rows(ui, find_optional_rules_conflict(ui.words, draft), "rules-problem"),
        ui.unfold_button(more, partial(model.unfold, "rules"), "unfold-rules", unfolded),
    ]
    if unfolded:
        for effect in EFFECTS:
            parts.append(ui.strong(ui.words("h3s-set-effect", effect=effect), size=16))
            parts += [_rule(ui, model, rule) for rule in known.values() if rule.effect == effect]
    return form_section(ui, "book", ui.words("h3s-set-rules"), parts, "rules", ui.rule_help("heroes3 12"))


def _rule(ui: Ui, model: AdventureSetupModel, rule: OptionalRuleDef) -> ft.Control:
    on = rule.id in model.draft.rules
    about = ui.card_help(f"heroes3.optional-{rule.id}")
    act = partial(model.switch_rule, rule.id)
    switch = switch_chip(ui, ui.words.name(rule.name), act, on, f"rule-{rule.id}", about, EFFECTS[rule.effect])
    lines: list[ft.Control] = [ui.chip_row([switch], targets=True)]
    if on and rule.tell:
        told = explanation_text(ui, ui.words.name(rule.tell))
        lines.append(ft.Container(told, padding=ft.Padding.only(left=12, bottom=6)))
    return ft.Column(lines, spacing=0, tight=True)


def dice_and_card_settings_form(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    """Who rolls, who draws, and a question that the book leaves open."""
    parts: list[ft.Control] = []
    for setting, answers in SETTINGS.items():
        if setting == "ai_army" and not model.draft.ai:
            continue
        if setting == "second_negative" and model.draft.settings.morale == "cards":
            continue
        dashed = setting.replace("_", "-")
        said = tuple((answer, ui.words("h3s-set-answer", setting=dashed, answer=answer)) for answer in answers)
        asked, given = ui.words("h3s-set-setting", setting=dashed), getattr(model.draft.settings, setting)
        question = RuleQuestion(setting, asked, said, given, model.settle)
        parts += [explanation_text(ui, asked), segmented_question(ui, question)]
    return form_section(ui, "dice", ui.words("h3s-set-settings"), parts, "settings-panel", ui.rule_help("heroes3 2"))
