"""The forms of the rule settings are made from the dataclasses that hold them: none is forgotten, none made up."""

from __future__ import annotations

from dataclasses import fields

import pytest

from companion.app.screens.hero_realms.setup import open_rules_form as hero_realms_form
from companion.app.screens.heroes3.adventure.setup import difficulty_game_boxes_and_rules_forms as adventure_form
from companion.app.screens.heroes3.combat.setup import open_rules_form as combat_form
from companion.app.screens.rule_settings_controls import list_setting_choices, setting_value_to_word
from companion.app.screens.terrinoth.setup import open_rules_and_dice_forms as terrinoth_form
from companion.games.hero_realms.setup_data import Settings as HeroRealmsSettings
from companion.games.heroes3.adventure.setup_data import Settings as AdventureSettings
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.setup_data import Settings as CombatSettings
from companion.games.terrinoth.setup_data import Settings as TerrinothSettings

ELSEWHERE = {
    HeroRealmsSettings: {"skill_checks_per_turn"},  # a number, with a stepper of its own
    CombatSettings: {"dice", "conventions"},  # dice have a section of their own, conventions are listed beside
    TerrinothSettings: {"dice", "decks", "round_limit"},  # whose dice and decks: sections of their own
}


@pytest.mark.parametrize(
    ("asked", "settings"),
    [
        (hero_realms_form.ANSWERS, (HeroRealmsSettings,)),
        (combat_form.ANSWERS, (CombatSettings, Conventions)),
        (adventure_form.SETTINGS, (AdventureSettings,)),
        (terrinoth_form.ANSWERS, (TerrinothSettings,)),
    ],
    ids=["hero-realms", "heroes3.combat", "heroes3.adventure", "terrinoth"],
)
def test_a_form_asks_for_every_setting(asked: dict[str, tuple[object, ...]], settings: tuple[type, ...]) -> None:
    known = {field.name: field.default for kind in settings for field in fields(kind)}
    elsewhere = set().union(*(ELSEWHERE.get(kind, set()) for kind in settings))
    assert asked.keys() == known.keys() - elsewhere
    assert {name: answers[0] for name, answers in asked.items()} == {name: known[name] for name in asked}
    assert all(len(answers) == len(set(answers)) > 1 for answers in asked.values())


def test_the_default_comes_first_whatever_it_is() -> None:
    assert list_setting_choices(AdventureSettings, ["cards"]) == {"cards": ("table", "app")}
    assert list_setting_choices(CombatSettings, ["stop_before_dice"]) == {"stop_before_dice": (False, True)}


def test_a_number_offers_no_choice() -> None:
    with pytest.raises(AssertionError, match="no choice"):
        list_setting_choices(HeroRealmsSettings, ["skill_checks_per_turn"])


def test_yes_and_no_are_said_in_words() -> None:
    assert [setting_value_to_word(value) for value in (True, False, "few")] == ["yes", "no", "few"]
