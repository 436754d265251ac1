"""The conventions G1 to G6 are settings of a table, and each of them changes what AI units do."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.line_parser import write_line
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.questions import ConsentChoice, MayReroll, MayReturn, SecondTarget, UnitChoice
from companion.games.heroes3.combat.model.setup_data import Settings
from companion.kernel.plain_data import from_plain, to_plain
from tests.heroes3.combat.short_combats import combat, decided, do, let


def test_the_defaults_are_those_of_the_reference() -> None:
    assert Conventions() == Conventions(
        "steps",
        "ask",
        "approach",
        "never",
        "always",
        returns=False,
        rerolls=True,
        instead=False,
        retaliation="ordinary",
    )
    assert from_plain(Settings, to_plain(Settings(conventions=Conventions(returns=True)))).conventions.returns


def test_distance_counts_steps_or_the_straight_line() -> None:
    # The Skeletons are nearer as the crow flies, but their attack spaces are taken or behind others.
    mine = {"B3": "castle:halberdiers/few", "B2": "necropolis:skeletons/few", "D3": "necropolis:zombies/few"}
    theirs = {"B4": "neutral:griffins"}
    steps = decided(combat(mine, theirs, "B4"))
    straight = decided(combat(mine, theirs, "B4", Conventions(distance="straight")))
    assert steps == "attack B3"
    assert straight == "attack B3"
    apart = {"B2": "necropolis:skeletons/few", "D4": "necropolis:zombies/few", "C4": "castle:crusaders/few"}
    walled = {"B4": "neutral:rogues", "D5": "neutral:boars"}
    assert decided(combat(apart, walled, "B4")) == "attack B2 from B3"
    assert decided(combat(apart, walled, "B4", Conventions(distance="straight"))).startswith("? attack B2")


def test_equal_attack_spaces_are_asked_or_the_first_is_taken() -> None:
    mine, theirs = {"D2": "necropolis:zombies/few"}, {"C4": "neutral:rogues"}
    assert decided(combat(mine, theirs, "C4")) == "? attack D2 from C2, attack D2 from D3"
    assert decided(combat(mine, theirs, "C4", Conventions(attack_space="first"))) == "attack D2 from C2"


def test_who_reaches_nobody_approaches_or_stays() -> None:
    mine, theirs = {"A1": "necropolis:skeletons/few"}, {"A5": "neutral:troglodytes", "A4": "neutral:rogues"}
    assert decided(combat(mine, theirs, "A5")) == "move B3"
    assert decided(combat(mine, theirs, "A5", Conventions(out_of_reach="stay"))) == "done"


def test_ranged_units_stay_or_step_away_after_shooting() -> None:
    mine, theirs = {"B4": "castle:champions/few"}, {"B5": "neutral:evil-eyes"}
    assert decided(combat(mine, theirs, "B5")) == "attack B4"
    assert decided(combat(mine, theirs, "B5", Conventions(ranged_move="away"))) == "attack B4 then A5"


@pytest.mark.parametrize(("wish", "answer"), [("always", "choose C4"), ("never", "choose none")])
def test_a_second_target_is_hit_whenever_possible_or_never(wish: Any, answer: str) -> None:
    # Hydras attack up to two neighbours; of the others the tier order picks silver before bronze.
    mine = {"B3": "castle:champions/pack", "C4": "castle:crusaders/pack", "A4": "castle:griffins/pack"}
    state = combat(mine, {"B4": "neutral:hydras"}, "B4", Conventions(second_targets=wish))
    assert decided(state) == "attack B3"
    do(state, acts.Attack("B3"))
    do(state, acts.Roll((0,)))
    assert isinstance(state.ask, UnitChoice)
    assert isinstance(state.ask.purpose, SecondTarget)
    assert decided(state) == answer


@pytest.mark.parametrize(("returns", "answer"), [(False, "choose no"), (True, "choose yes")])
def test_harpies_go_back_only_where_the_table_plays_so(returns: bool, answer: str) -> None:
    state = combat({"B2": "castle:crusaders/few"}, {"B5": "neutral:harpies"}, "B5", Conventions(returns=returns))
    assert decided(state) == "attack B2 from B3"
    do(state, acts.Attack("B2", "B3"))
    do(state, acts.Roll((0,)))
    assert isinstance(state.ask, ConsentChoice)
    assert isinstance(state.ask.purpose, MayReturn)
    assert decided(state) == answer


@pytest.mark.parametrize(("die", "rerolls", "answer"), [(-1, True, "yes"), (0, True, "no"), (-1, False, "no")])
def test_a_minus_one_is_rolled_again_and_nothing_else(die: int, rerolls: bool, answer: str) -> None:
    state = combat({"B2": "castle:crusaders/few"}, {"B4": "castle:champions/pack"}, "B4", Conventions(rerolls=rerolls))
    do(state, acts.Attack("B2", "B3"))
    do(state, acts.Roll((die,)))
    assert isinstance(state.ask, ConsentChoice)
    assert isinstance(state.ask.purpose, MayReroll)
    assert decided(state) == f"choose {answer}"


def test_abilities_instead_of_an_activation_are_left_alone_unless_the_table_says_otherwise() -> None:
    # Ogres may strengthen a unit instead of acting.
    mine = {"A1": "castle:crusaders/few"}
    theirs = {"D5": "stronghold:ogres/pack", "C5": "stronghold:wolf-raiders/pack"}
    assert decided(combat(mine, theirs, "D5")).startswith(("move", "? move"))
    assert decided(combat(mine, theirs, "D5", Conventions(instead=True))).startswith("use")


def test_the_table_may_overrule_any_decision() -> None:
    state = combat({"B2": "castle:halberdiers/few", "C2": "castle:crusaders/few"}, {"B4": "neutral:minotaurs"}, "B4")
    assert decided(state) == "attack C2 from C3"
    do(state, acts.Attack("B2", "B3"))
    assert state.fighters[2].cell == 9
    assert state.ask is not None
    moved = combat({"B2": "castle:halberdiers/few", "C2": "castle:crusaders/few"}, {"B4": "neutral:minotaurs"}, "B4")
    do(moved, acts.Move("B3"))
    assert let(moved)[0] == write_line(acts.Attack("B2"))
    shooter = combat({"B2": "castle:halberdiers/few"}, {"B5": "neutral:evil-eyes"}, "B5")
    do(shooter, acts.Move("A5"))
    assert decided(shooter) == "done", "ranged units do not attack after they have moved"


@pytest.mark.parametrize(("wish", "struck"), [("ordinary", True), ("never", False)])
def test_ai_units_strike_back_unless_the_table_plays_without(wish: Any, struck: bool) -> None:
    mine, theirs = {"B3": "castle:crusaders/few"}, {"B4": "neutral:minotaurs"}
    state = combat(mine, theirs, "B3", Conventions(retaliation=wish))
    do(state, acts.Attack("B4", "", "stay"))
    do(state, acts.Roll((0,)))
    assert state.fighters[1].retaliated is struck
