"""Estimates from simulated fights: intervals that tighten, losses, experience, and what if."""

from __future__ import annotations

from itertools import islice

import pytest

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.model.questions import DiceQuestion
from companion.games.heroes3.combat.model.refusals import TooMany
from companion.games.heroes3.combat.model.setup_data import Army, Fight, Hero, Siege, UnitCard
from companion.games.heroes3.odds.fight_simulation import FightStart, FromField, FromPosition
from companion.games.heroes3.odds.plan_comparison import (
    FightPlan,
    compare_plans,
    fight_with_unit,
    fight_without_unit,
    plan_from_field,
    plan_from_position,
    plan_without_unit,
)
from companion.games.heroes3.odds.simulation_statistics import Estimate, estimate_chance, estimate_mean
from companion.kernel.refusals import Unknown
from tests.heroes3.combat.short_combats import combat, do

FIGHT = Fight(
    level="III",
    difficulty="hard",
    mine=Army(("castle:marksmen/pack", "castle:crusaders/few", "castle:griffins/few"), hero=Hero(level=2, movement=2)),
)


def estimate(start: FightStart, fights: int, seed: int = 1) -> Estimate:
    """Return what so many fights say."""
    *_, found = compare_plans({"now": FightPlan(start)}, seed, fights=fights)
    return found["now"].estimate


def test_the_interval_tightens_while_one_watches_and_the_same_seed_says_the_same() -> None:
    watched = [found["now"].estimate for found in islice(compare_plans({"now": plan_from_field(FIGHT)}, seed=3), 8)]
    assert [found.fights for found in watched] == [25 * n for n in range(1, 9)]
    assert watched[-1].win.half < watched[0].win.half / 2
    again = estimate(FromField(FIGHT), 200, seed=3)
    assert again.win == watched[-1].win
    assert again.win != estimate(FromField(FIGHT), 200, seed=4).win


def test_chances_losses_and_experience_belong_together() -> None:
    found = estimate(FromField(FIGHT), 300)
    assert found.win.value + found.retreat.value + found.defeat.value == pytest.approx(1.0)
    assert found.first_round.value <= found.win.value
    assert found.experience.value == pytest.approx(2 * found.win.value), "a higher field brings two points"
    assert [loss.unit.key for loss in found.losses] == list(FIGHT.mine.units)
    assert all(loss.flipped.value == 0 for loss in found.losses if loss.unit.side == "few")
    assert found.losses[0].flipped.value > 0


def test_an_overwhelming_army_wins_and_a_hopeless_one_does_not() -> None:
    strong = Fight(level="I", difficulty="easy", mine=Army(("castle:archangels/pack", "castle:champions/pack")))
    assert estimate(FromField(strong), 60).win.low > 0.9
    weak = Fight(level="VII", difficulty="impossible", mine=Army(("castle:marksmen/few",)))
    assert estimate(FromField(weak), 60).win.high < 0.1


def test_the_losses_of_a_besieged_town_are_those_of_its_units_and_not_of_its_tower() -> None:
    mine, theirs = Army(("castle:marksmen/pack", "castle:crusaders/few")), Army(("necropolis:zombies/pack",), by="ai")
    town = Fight("ai-hero", "", mine=mine, theirs=theirs, attacker="theirs", siege=Siege(), own_town=True)
    before = estimate(FromField(town), 20)
    running = FromPosition(FromField(town).position(1))
    assert [loss.unit.key for loss in before.losses] == list(mine.units)
    assert [kind.key for kind in running.army()] == list(mine.units)


def test_a_clearly_stronger_army_takes_a_town_with_walls_and_tower() -> None:
    strong = Army(("castle:crusaders/pack", "castle:champions/pack", "castle:zealots/pack", "castle:griffins/pack"))
    town = Army(("necropolis:vampires/few", "necropolis:zombies/pack", "necropolis:liches/few"), by="ai")
    assert estimate(FromField(Fight("ai-hero", "", mine=strong, theirs=town, siege=Siege())), 60).win.low > 0.8


def test_a_hero_above_the_field_does_not_fight() -> None:
    quick = Fight(level="I", mine=Army(("castle:marksmen/few",), hero=Hero(level=3)))
    found = estimate(FromField(quick), 5)
    assert (found.win.value, found.experience.value, found.losses[0].gone.value) == (1.0, 0.0, 0.0)


def test_the_odds_can_be_asked_in_the_middle_of_a_fight() -> None:
    almost = combat(
        {"B2": "castle:crusaders/pack", "C1": "castle:marksmen/pack"},
        {"B3": UnitCard("neutral:rogues", damage=2)},
        "B2",
        kind="neutral",
        level="II",
    )
    found = estimate(FromPosition(almost), 100)
    assert found.first_round.value > 0.95
    alone = next(compare_plans({"now": plan_from_position(almost), "alone": plan_without_unit(almost, 1)}))
    assert alone["alone"].estimate.win.value <= alone["now"].estimate.win.value


def test_the_odds_can_be_asked_while_the_table_holds_the_dice() -> None:
    state = combat({"B2": "castle:crusaders/pack"}, {"B3": "neutral:minotaurs"}, "B2", kind="neutral", level="III")
    do(state, acts.Attack("B3"))
    assert isinstance(state.ask, DiceQuestion)
    found = estimate(FromPosition(state), 100)
    assert 0 < found.win.value < 1
    assert isinstance(state.ask, DiceQuestion), "the table's own dice are still to be rolled"


def test_the_same_plan_twice_does_not_differ_at_all() -> None:
    both = next(compare_plans({"now": plan_from_field(FIGHT), "again": plan_from_field(FIGHT)}))
    assert both["again"].difference == estimate_mean(0, 0, 25)
    assert both["again"].estimate.win == both["now"].estimate.win


def test_what_if_shows_what_a_unit_is_worth() -> None:
    plans = {
        "now": plan_from_field(FIGHT),
        "without": plan_from_field(fight_without_unit(FIGHT, "castle:marksmen/pack")),
        "more": plan_from_field(fight_with_unit(FIGHT, "castle:crusaders/pack")),
        "leave": FightPlan(FromField(FIGHT), retreats=True),
    }
    found = next(islice(compare_plans(plans), 7, None))
    assert found["without"].difference.high < 0
    assert found["more"].difference.low > 0
    assert found["leave"].difference.high < 0
    assert found["leave"].estimate.win == found["leave"].estimate.first_round


def test_armies_are_changed_as_a_player_would() -> None:
    assert fight_with_unit(FIGHT, "castle:griffins/pack").mine.units == (
        "castle:marksmen/pack",
        "castle:crusaders/few",
        "castle:griffins/pack",
    )
    assert fight_with_unit(FIGHT, "castle:zealots/few").mine.units[-1] == "castle:zealots/few"
    assert len(fight_without_unit(FIGHT, "castle:Marksmen/pack").mine.units) == 2
    with pytest.raises(Unknown, match="h3-not-in-army"):
        fight_without_unit(FIGHT, "castle:zealots/few")
    full = Fight(level="I", mine=Army(("castle:zealots/few",) * 5))
    with pytest.raises(TooMany):
        fight_with_unit(full, "castle:marksmen/few")


def test_shares_and_means_of_nothing_are_wide_open() -> None:
    assert (estimate_chance(0, 0).low, estimate_chance(0, 0).high) == (0.0, 1.0)
    assert estimate_mean(1, 1, 1).high == float("inf")
