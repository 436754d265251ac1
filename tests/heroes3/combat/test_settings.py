"""The settings of a combat: both sides of each."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from companion.games.heroes3.combat.model.setup_data import Hero, Settings
from tests.heroes3.combat.sample_combats import at, combat, do

DEMONS = "neutral:demons"
FEW = "castle:crusaders/few"
SHOT = "castle:marksmen/few"

SETTINGS: dict[str, tuple[Any, Any]] = {
    "dice": ("table", "app"),
    "stop_before_dice": (False, True),
    "paralysis_ends": ("attacked", "damaged"),
    "retaliates_as": ("few", "pack"),
    "penalty_when_retaliating": (True, False),
    "flying_attack_then_move": (False, True),
    "die_changes_damage": (True, False),
    "every_attack_hurts": (False, True),
    "free_extension": (False, True),
}


def with_setting(name: str, which: int) -> dict[str, Any]:
    return {"settings": {name: SETTINGS[name][which]}}


def test_every_setting_is_tried() -> None:
    assert {field.name for field in fields(Settings)} == SETTINGS.keys() | {"conventions"}


@pytest.mark.parametrize(("which", "paralysed"), [(0, False), (1, True)])
def test_setting_whether_an_attack_without_damage_ends_paralysis(which: int, paralysed: bool) -> None:
    rules = with_setting("paralysis_ends", which)
    board = combat({"B3": {"unit": FEW, "paralysed": True}}, {"B4": "neutral:boars"}, "B4", **rules)
    assert at(do(board, "attack B3", "roll 0"), "B3")["paralysed"] is paralysed


@pytest.mark.parametrize(("which", "damage"), [(0, 2), (1, 3)])
def test_setting_with_which_values_a_flipped_pack_strikes_back(which: int, damage: int) -> None:
    rules = with_setting("retaliates_as", which)
    board = combat({"B3": "necropolis:skeletons/pack"}, {"B4": DEMONS}, "B4", **rules)
    assert at(do(board, "attack B3", "roll 0", "roll 0"), "B4")["damage"] == damage


@pytest.mark.parametrize(("which", "dice"), [(0, 2), (1, 1)])
def test_setting_whether_ranged_units_strike_back_with_the_penalty(which: int, dice: int) -> None:
    board = combat(
        {"B3": "castle:zealots/few"}, {"B4": DEMONS}, "B4", **with_setting("penalty_when_retaliating", which)
    )
    assert do(board, "attack B3", "roll 0")["dice"] == dice


@pytest.mark.parametrize(("which", "question"), [(0, None), (1, "step")])
def test_setting_whether_flying_units_may_step_after_attacking(which: int, question: str | None) -> None:
    rules = with_setting("flying_attack_then_move", which)
    board = combat({"B3": "castle:griffins/few"}, {"B4": DEMONS}, "B3", **rules)
    assert do(board, "attack B4", "roll 0", "roll 0")["question"] == question


@pytest.mark.parametrize(("which", "damage"), [(0, 4), (1, 3)])
def test_setting_whether_the_die_changes_damage(which: int, damage: int) -> None:
    board = combat({"B3": FEW}, {"B4": DEMONS}, "B3", **with_setting("die_changes_damage", which))
    assert at(do(board, "attack B4", "roll +1", "roll 0"), "B4")["damage"] == damage


@pytest.mark.parametrize(("which", "damage"), [(0, 0), (1, 1)])
def test_setting_whether_every_attack_hurts(which: int, damage: int) -> None:
    board = combat({"B3": FEW}, {"B4": "neutral:crusaders"}, "B3", **with_setting("every_attack_hurts", which))
    assert at(do(board, "boost B3 attack -2", "attack B4", "roll 0", "roll 0 0"), "B4")["damage"] == damage


@pytest.mark.parametrize(("which", "options"), [(0, ["retreat"]), (1, ["fight-on", "retreat"])])
def test_setting_whether_going_on_costs_movement(which: int, options: list[str]) -> None:
    rules = with_setting("free_extension", which)
    board = combat({"B1": FEW}, {"B5": {"unit": DEMONS, "acted": True}}, "B1", hero=Hero(movement=0), **rules)
    assert do(board, "done")["options"] == options


@pytest.mark.parametrize(("which", "dice"), [(0, 0), (1, 1)])
def test_setting_whether_there_is_a_moment_for_cards_before_the_dice(which: int, dice: int) -> None:
    rules = {"settings": {"dice": "app", "stop_before_dice": SETTINGS["stop_before_dice"][which]}}
    board = combat({"B3": FEW}, {"B4": DEMONS}, "B3", **rules)
    assert do(board, "attack B4")["dice"] == dice


@pytest.mark.parametrize(("which", "dice"), [(0, 1), (1, 0)])
def test_setting_who_rolls(which: int, dice: int) -> None:
    assert do(combat({"B3": FEW}, {"B4": DEMONS}, "B3", **with_setting("dice", which)), "attack B4")["dice"] == dice
