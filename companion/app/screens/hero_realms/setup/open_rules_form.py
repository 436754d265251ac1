"""The nine questions that the rules leave open, each with a line about it and the answer this table gives."""

from __future__ import annotations

import flet as ft

from companion.app.models.hero_realms.setup_model import HeroRealmsSetupModel
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.rule_settings_controls import (
    RuleQuestion,
    chips_question,
    list_setting_choices,
    setting_value_to_word,
    stepper_question,
)
from companion.app.ui import Ui
from companion.games.hero_realms.setup_data import Settings

MOST_CHECKS = 9

_QUESTIONS = {
    "nontarget_stun_ignores_guards": ("hra-open-nontarget", "stun-without-target"),
    "hydra_guard_must_be_prepared": ("hra-open-hydra", "hydra-guard"),
    "lich_excess_damage_carries": ("hra-open-excess", "jar-breaks"),
    "grimoire_return": ("hra-open-grimoire", "grimoire"),
    "stolen_hoard_arrives_prepared": ("hra-open-stolen", "steal-hoard"),
    "defeated_can_be_healed": ("hra-open-defeated", "revive"),
    "party_seating": ("hra-open-seating", "nearby"),
    "pending_acquire_choice": ("hra-open-pending", "next-acquire"),
}
"""What is asked, and the entry of the rules that says what the question is about. hero_realms 12."""
ANSWERS = list_setting_choices(Settings, _QUESTIONS)


def open_rules_form(ui: Ui, model: HeroRealmsSetupModel) -> ft.Control:
    """All nine, with the defaults chosen."""
    rows: list[ft.Control] = [
        ui.explained(ui.strong(ui.words("hra-open-questions")), help_callbacks.rule_term_help(ui, "open-questions")),
        ui.caption(ui.words("hra-open-about"), size=15),
        *(_question(ui, model, setting) for setting in ANSWERS),
        _checks(ui, model),
    ]
    return ui.column_panel(rows, spacing=14)


def _question(ui: Ui, model: HeroRealmsSetupModel, setting: str) -> ft.Control:
    (asked, entry) = _QUESTIONS[setting]
    question = RuleQuestion(
        setting,
        ui.words(asked),
        tuple((value, ui.words(f"hra-open-{setting_value_to_word(value)}")) for value in ANSWERS[setting]),
        getattr(model.body.settings, setting),
        model.settle,
        help_callbacks.rule_term_help(ui, entry),
    )
    return chips_question(
        ui,
        question,
        lambda said: ui.words("hra-open-default", answer=said),
        lambda value: f"open-{setting}-{str(value).lower()}",
    )


def _checks(ui: Ui, model: HeroRealmsSetupModel) -> ft.Control:
    """How many skill checks a turn; none given means no limit."""
    count = model.body.settings.skill_checks_per_turn
    asked, about = ui.words("hra-open-checks", count=count), help_callbacks.rule_term_help(ui, "skill-check")
    question = RuleQuestion("skill_checks_per_turn", asked, (), count, model.settle, about)
    return stepper_question(
        ui,
        question,
        lambda: model.body.settings.skill_checks_per_turn,
        MOST_CHECKS,
        ui.words("hra-open-checks-less"),
        ui.words("hra-open-checks-more"),
        "open-skill_checks_per_turn",
    )
