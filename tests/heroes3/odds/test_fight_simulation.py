"""Simulated fights: the same seed the same fight, everything legal, every fight ends, nothing hidden is peeked at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.heroes3.cards.hero_cards import load_cards as book
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.bots.ai_decisions import is_ai_to_decide, possible_ai_acts
from companion.games.heroes3.combat.model.questions import PlacementQuestion, SpaceChoice, StepAfterAttack
from companion.games.heroes3.combat.model.refusals import TooMany
from companion.games.heroes3.combat.model.setup_data import Army, CombatSetup, Fight, Hero, Siege, UnitCard, build_setup
from companion.games.heroes3.combat.model.unit_types import all_unit_types
from companion.games.heroes3.odds.fight_simulation import (
    FLIPPED,
    GONE,
    ROUND_LIMIT,
    STOOD,
    FromField,
    FromPosition,
    simulate_fight,
)
from companion.games.heroes3.odds.player_policies import (
    CAUTIOUS,
    POLICIES,
    RECKLESS,
    SENSIBLE,
    Policy,
    choose_unit_placement,
    require_policy_by_name,
)
from companion.kernel.building_blocks.piles import Pile
from companion.kernel.events import ignore_event
from companion.kernel.refusals import Unknown
from tests.heroes3.combat.short_combats import ENGINE, Units, combat, do

PLAYERS = sorted(
    key for key, kind in all_unit_types().items() if kind.plain is not kind and kind.side in ("few", "pack")
)
SPELLS = sorted(card.id for card in book().by_id.values() if card.kind == "spell")
CASTLE = ("castle:marksmen/pack", "castle:crusaders/pack", "castle:griffins/few")


def field(mine: tuple[str, ...] = CASTLE, **more: Any) -> Fight:
    hero = more.pop("hero", Hero(level=2, movement=2))
    return Fight(level=more.pop("level", "III"), mine=Army(mine, hero=hero), **more)


@st.composite
def fights(draw: st.DrawFn) -> Fight:
    """Random armies on random fields, in sieges on both sides, in creature banks."""
    mine = tuple(draw(st.lists(st.sampled_from(PLAYERS), min_size=1, max_size=5)))
    machines = tuple(draw(st.lists(st.sampled_from(["ballista", "catapult"]), max_size=2)))
    difficulty = draw(st.sampled_from(["easy", "normal", "hard", "impossible"]))
    kind = draw(st.sampled_from(["field", "field", "siege", "besieged", "bank"]))
    if kind == "field":
        level = draw(st.sampled_from(["I", "II", "III", "IV", "V", "VI", "VII"]))
        return field(mine, level=level, difficulty=difficulty, hero=Hero(movement=draw(st.integers(0, 3))))
    if kind == "bank":
        bank = draw(st.sampled_from(["crypt", "medusa-stores", "naga-bank"]))
        return Fight("bank", "", difficulty, Army(mine), bank=bank, board="bank")  # type: ignore[arg-type]
    theirs = tuple(draw(st.lists(st.sampled_from(PLAYERS), min_size=1, max_size=5)))
    attacker = "mine" if kind == "siege" else "theirs"
    deck = tuple(draw(st.lists(st.sampled_from(sorted(book().ai)), max_size=12)))
    enemy = Army(theirs, by="ai", deck=deck, spells=tuple(draw(st.lists(st.sampled_from(SPELLS), max_size=6))))
    own = Army(mine, machines=machines)
    return Fight("ai-hero", "", difficulty, own, enemy, attacker, siege=Siege())  # type: ignore[arg-type]


@settings(max_examples=60, deadline=None)
@given(fights(), st.sampled_from(list(POLICIES.values())), st.integers(0, 10**9))
def test_every_policy_plays_every_kind_of_fight_to_its_end(fight: Fight, policy: Policy, seed: int) -> None:
    start = FromField(fight)
    fought = simulate_fight(start.position(seed), policy)
    assert fought.outcome in ("victory", "defeat", "retreat", "open")
    assert fought.rounds <= ROUND_LIMIT + 1
    assert len(fought.fates) == len(start.army())
    assert fought == simulate_fight(start.position(seed), policy), "the same seed gives the same fight"


def test_a_position_is_left_as_it_is_and_its_luck_is_not_used() -> None:
    state = combat({"B2": "castle:crusaders/pack"}, {"B4": "neutral:minotaurs"}, "B2", dice="app", kind="neutral")
    before, start = state.copy(), FromPosition(state)
    ends = {simulate_fight(start.position(seed)).fates for seed in range(40)}
    assert state == before
    assert len(ends) > 1


def test_an_army_still_to_be_drawn_is_drawn_anew_each_time() -> None:
    placed = replace(field(), mine=Army((UnitCard("castle:crusaders/pack", "B2"),)))
    state = ENGINE.start(
        build_setup(CombatSetup(replace(placed, mine=Army(CASTLE), drawn_by="table")), 1), ignore_event
    )
    assert isinstance(state.ask, PlacementQuestion)
    start = FromPosition(state)
    armies = set()
    for seed in range(12):
        position = start.position(seed)
        simulate_fight(position)
        armies.add(tuple(fighter.kind.creature for fighter in position.fighters if fighter.side == 1))
    assert len(armies) > 6


def test_odds_before_the_next_fight_draw_from_what_is_left_of_the_decks() -> None:
    left = [
        Pile(["neutral:boars", "neutral:rogues"], ["neutral:troglodytes"]),
        Pile(["neutral:minotaurs"]),
        Pile(),
        Pile(),
    ]
    start = FromField(field(), decks=left)
    for seed in range(10):
        drawn = {fighter.kind.key for fighter in start.position(seed).fighters if fighter.side == 1}
        assert drawn == {"neutral:boars", "neutral:rogues", "neutral:minotaurs"}


def test_fates_tell_units_that_stood_flipped_and_fell() -> None:
    mine: Units = {"B2": UnitCard("castle:halberdiers/pack", damage=1), "D1": "castle:marksmen/few"}
    state = combat(mine, {"B3": "neutral:azure-dragons"}, "B3", dice="app", kind="neutral")
    found = {fate for seed in range(5) for fate in simulate_fight(FromPosition(state).position(seed)).fates}
    assert found <= {STOOD, FLIPPED, GONE}
    assert GONE in found


def test_more_than_five_units_are_refused() -> None:
    with pytest.raises(TooMany, match="h3-too-many-units"):
        FromField(field(CASTLE * 2))


# --- how people's units are played ---------------------------------------------------------------


def test_policies_have_names_and_others_are_refused() -> None:
    assert require_policy_by_name("cautious") is CAUTIOUS
    with pytest.raises(Unknown, match="h3c-no-policy"):
        require_policy_by_name("brave")


def test_ranged_units_stand_behind_the_sturdiest_of_the_others() -> None:
    army = [all_unit_types()[key] for key in ("castle:marksmen/pack", "castle:griffins/few", "castle:crusaders/pack")]
    assert choose_unit_placement(army) == ["B1", "C2", "B2"]
    assert len(set(choose_unit_placement(army * 2)[:5])) == 5
    assert choose_unit_placement(army, bank=True) == ["B3", "C2", "B2"]


def test_a_sensible_player_finishes_off_who_is_nearly_gone() -> None:
    theirs: Units = {"B3": "neutral:minotaurs", "C2": UnitCard("neutral:minotaurs", damage=3)}
    state = combat({"B2": "castle:crusaders/few"}, theirs, "B2")
    assert getattr(SENSIBLE.act(state), "target", "") == "C2"


def test_a_cautious_player_waits_where_a_reckless_one_runs_in() -> None:
    mine, theirs = {"A1": "castle:crusaders/few"}, {"D5": "neutral:minotaurs"}
    assert CAUTIOUS.act(combat(mine, theirs, "A1")) == acts.Defend()
    assert isinstance(RECKLESS.act(combat(mine, theirs, "A1")), acts.Move)


def test_a_ranged_unit_steps_out_of_reach_after_shooting() -> None:
    state = combat({"B1": "castle:marksmen/few"}, {"B2": "neutral:rogues"}, "B1", dice="app")
    do(state, acts.Attack("B2"))
    if isinstance(state.ask, SpaceChoice) and isinstance(state.ask.purpose, StepAfterAttack):
        assert SENSIBLE.answer(state) in (acts.Choose("A1"), acts.Choose("C1"))


GATE = Siege("C3")
HALBERDIERS = "castle:halberdiers/few"


def test_who_besieges_breaks_the_last_piece_rather_than_to_fight_under_the_tower() -> None:
    theirs: Units = {"A5": "castle:crusaders/pack", "B4": "castle:champions/pack"}
    state = combat({"C2": HALBERDIERS}, theirs, "C2", siege=Siege("C3", ()))
    assert SENSIBLE.act(state) == acts.Attack("C3")


def test_walls_stay_where_ranged_units_wait_for_those_who_must_come_out() -> None:
    mine, theirs = {"B2": "castle:crusaders/few", "B1": "castle:marksmen/few"}, {"B5": "castle:halberdiers/pack"}
    leaves = SENSIBLE.act(combat(mine, theirs, "B2", siege=Siege("C3", tower=False)))
    storms = SENSIBLE.act(combat(mine, {"B5": "castle:marksmen/pack"}, "B2", siege=Siege("C3", tower=False)))
    assert getattr(leaves, "target", "") == ""
    assert storms == acts.Attack("B3")


@pytest.mark.parametrize("unit", ["castle:crusaders/few", "stronghold:cyclopes/few"])
def test_who_is_besieged_never_breaks_the_own_walls(unit: str) -> None:
    mine, theirs = {"A2": unit, "B2": HALBERDIERS}, {"D5": UnitCard(HALBERDIERS, acted=True)}
    state = combat(mine, theirs, "A2", siege=GATE, attacker="theirs")
    act = SENSIBLE.act(state)
    assert getattr(act, "target", "") not in ("A3", "B3", "C3", "D3")


def test_cyclopes_pull_the_tower_down_while_there_is_much_to_fight_for() -> None:
    theirs: Units = {"A5": "castle:archangels/pack", "B5": "castle:champions/pack", "C5": "castle:zealots/pack"}
    state = combat({"B1": "stronghold:cyclopes/pack", "C1": HALBERDIERS}, theirs, "B1", siege=GATE)
    assert SENSIBLE.act(state) == acts.Use("tower")


def test_who_is_far_weaker_retreats_unless_reckless() -> None:
    mine, theirs = (
        {"A1": UnitCard("castle:marksmen/few", acted=True)},
        {"A5": "neutral:champions", "B5": "neutral:hydras"},
    )
    state = combat(mine, theirs, "A5", kind="neutral", level="V")
    assert not SENSIBLE.fights_on(state)
    assert RECKLESS.fights_on(state)


def test_a_tie_of_the_ai_goes_to_the_unit_that_loses_least() -> None:
    mine: Units = {"A2": UnitCard("castle:halberdiers/few", damage=1), "C2": "castle:halberdiers/pack"}
    state = combat(mine, {"B4": "neutral:rogues"}, "B4")
    tied = [acts.Attack("A2", "A3"), acts.Attack("C2", "C3")]
    assert SENSIBLE.choose_for_ai(state, tied) == tied[1]


@settings(max_examples=60, deadline=None)
@given(fights(), st.sampled_from(list(POLICIES.values())), st.integers(0, 10**9))
def test_the_short_way_of_simulations_plays_the_same_fight_as_the_acts(fight: Fight, policy: Policy, seed: int) -> None:
    start = FromField(fight)
    fast, slow = start.position(seed), start.position(seed)
    simulate_fight(fast, policy)
    while not slow.ended and slow.round <= ROUND_LIMIT:
        if is_ai_to_decide(slow):
            found = possible_ai_acts(slow)
            do(slow, found[0] if len(found) == 1 else policy.choose_for_ai(slow, found))
        else:
            do(slow, policy.answer(slow) if slow.ask is not None else policy.act(slow))
    assert fast == slow
