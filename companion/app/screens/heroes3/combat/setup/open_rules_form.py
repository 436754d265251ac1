"""How the table reads the rules: the gaps G1 to G6 of the rules for AI units, and the open readings, one line each."""

from __future__ import annotations

from dataclasses import fields

import flet as ft

from companion.app.models.heroes3.combat.setup_model import CombatSetupModel
from companion.app.screens.heroes3.combat.help_callbacks import rule_term_help
from companion.app.screens.rule_settings_controls import (
    RuleQuestion,
    chips_question,
    list_setting_choices,
    setting_value_to_word,
)
from companion.app.ui import Ui
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.setup_data import Settings

_ABOUT = {
    "distance": "ai-targets", "attack_space": "ai-attack-space", "out_of_reach": "ai-no-target",
    "ranged_move": "ai-ranged", "second_targets": "ai-abilities", "returns": "ai-abilities", "rerolls": "reroll",
    "instead": "ability-instead", "retaliation": "retaliation", "paralysis_ends": "paralysis", "retaliates_as": "flip",
    "penalty_when_retaliating": "combat-penalty", "stop_before_dice": "cards-in-attack",
    "flying_attack_then_move": "unit-types", "die_changes_damage": "attack-die",
    "every_attack_hurts": "variants-easier", "free_extension": "variants-easier",
}  # fmt: skip
"""The entry of the rules that says what each question is about: heroes3 13.2 (G1 to G6), 6, 9, the optional rules."""
_OF_AI_UNITS = [field.name for field in fields(Conventions)]
ANSWERS = {
    **list_setting_choices(Conventions, [name for name in _ABOUT if name in _OF_AI_UNITS]),
    **list_setting_choices(Settings, [name for name in _ABOUT if name not in _OF_AI_UNITS]),
}


def open_rules_form(ui: Ui, model: CombatSetupModel) -> list[ft.Control]:
    """Every question with the answer of this table."""
    return [ui.caption(ui.words("h3a-rules-about"), size=15), *(_question(ui, model, setting) for setting in ANSWERS)]


def _question(ui: Ui, model: CombatSetupModel, setting: str) -> ft.Control:
    question = RuleQuestion(
        setting,
        ui.words("h3a-rule", rule=setting),
        tuple((value, ui.words("h3a-rule-answer", answer=setting_value_to_word(value))) for value in ANSWERS[setting]),
        getattr(model.settings.conventions if setting in _OF_AI_UNITS else model.settings, setting),
        lambda name, value: model.settle(**{name: value}),
        rule_term_help(ui, _ABOUT[setting]),
    )
    return chips_question(
        ui,
        question,
        lambda said: ui.words("h3a-rule-usual", answer=said),
        lambda value: f"rule-{setting}-{setting_value_to_word(value)}",
    )
