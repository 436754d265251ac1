"""The AI hero's cards and spells, each kind by its rule. heroes3 13.4."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.model.setup_data import UnitCard
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.model.unit_types import all_unit_types
from tests.heroes3.combat.short_combats import Units, combat, decided, do, let

MINE: Units = {"A1": "castle:champions/few", "D1": "castle:halberdiers/few"}
THEIRS: Units = {
    "A5": "necropolis:skeletons/pack",
    "B5": "necropolis:zombies/pack",
    "C5": "necropolis:dread-knights/few",
}


def with_card(
    card: str, *spells: str, mine: Units | None = None, theirs: Units | None = None, **more: Any
) -> CombatState:
    """An AI hero whose next card is this one, with the card already drawn."""
    acting = more.pop("acting", "A5")
    state = combat(mine or MINE, theirs or THEIRS, acting, deck=(card,), spells=spells, **more)
    assert decided(state) == "ai draw cards"
    do(state, acts.AiDeck("draw"))
    return state


def with_spell(spell: str, card: str = "magic-cast-a", **more: Any) -> CombatState:
    """The same with a Magic card and the spell it casts."""
    state = with_card(card, spell, **more)
    assert decided(state) == "ai draw spells"
    do(state, acts.AiDeck("draw", "spells"))
    return state


def test_one_card_is_drawn_for_each_activation_and_none_from_an_empty_deck() -> None:
    state = combat(MINE, THEIRS, "A5", deck=("might-attack-a",))
    assert [line for line in let(state) if line.startswith("ai draw")] == ["ai draw cards"]
    state = combat(MINE, THEIRS, "A5")
    assert not decided(state).startswith("ai")


@pytest.mark.parametrize(
    ("difficulty", "first", "second"), [("easy", 0, 1), ("normal", 1, 1), ("hard", 1, 2), ("impossible", 2, 2)]
)
def test_cards_are_as_strong_as_the_difficulty_says(difficulty: str, first: int, second: int) -> None:
    for card, amount in (("might-attack-a", first), ("might-attack-b", second)):
        state = with_card(card, difficulty=difficulty)
        let(state)
        assert state.sides[1].waiting == amount


def test_an_attack_card_without_a_target_waits_for_whoever_attacks_next() -> None:
    mine: Units = {"D1": UnitCard("castle:crusaders/few", acted=True)}
    theirs: Units = {"A5": "necropolis:skeletons/pack", "D2": "necropolis:zombies/pack"}
    state = combat(mine, theirs, "A5", deck=("might-attack-a", "might-attack-a"))
    let(state)
    assert state.sides[1].waiting == 2
    do(state, acts.Roll((0,)))
    assert state.sides[1].waiting == 0
    assert state.fighters[0].damage == 2


def test_the_first_defense_card_lies_on_the_unit_with_the_most_health() -> None:
    assert decided(with_card("might-defense-a")) == "boost C5 defense +1 until attacked side theirs"


def test_the_second_defense_card_lies_on_the_unit_that_activates_next() -> None:
    state = with_card("might-defense-b", theirs={**THEIRS, "D5": "necropolis:vampires/few"})
    order = [fighter for fighter in state.living(1) if not fighter.acted and fighter.n != state.active]
    fastest = max(order, key=lambda fighter: fighter.initiative)
    assert decided(state) == f"boost {'ABCD'[fastest.cell % 4]}5 defense +1 until attacked side theirs"


def test_a_harmful_spell_hits_the_highest_defense() -> None:
    state = with_spell("magic-arrow")
    assert decided(state) == "card magic-arrow power 1 side theirs on A1"
    let(state)
    assert (state.fighters[0].damage, state.sides[1].hand, state.sides[1].spell) == (2, (), "")


def test_equal_defense_goes_by_tier_and_then_to_the_table() -> None:
    mine: Units = {"A1": "castle:crusaders/few", "D1": "castle:champions/few"}
    assert decided(with_spell("magic-arrow", mine=mine)).endswith("on D1")
    twins: Units = {"A1": "castle:crusaders/few", "D1": "castle:crusaders/few"}
    assert decided(with_spell("magic-arrow", mine=twins)).count("on") == 2


def test_a_spell_for_bronze_units_looks_only_at_these() -> None:
    # Blind with power 0 reaches bronze units only: the Champions cannot be its target.
    assert decided(with_spell("blind", difficulty="easy")).endswith("on D1")


def test_units_that_lower_power_count_when_a_target_is_chosen() -> None:
    lowering = next(kind for kind in all_unit_types().values() if kind.always.get("lower-enemy-power") == (1, "always"))
    mine: Units = {"A1": "castle:crusaders/few", "D1": "castle:halberdiers/few", "B1": lowering.key}
    # Blind with power 1 would reach silver units; lowered to 0 it reaches bronze ones.
    state = with_spell("blind", mine=mine)
    assert decided(state).endswith("on D1")
    let(state)
    assert state.fighters[1].paralysed


def test_a_helpful_spell_goes_on_the_own_unit_with_the_highest_defense() -> None:
    assert decided(with_spell("haste")) == "card haste power 1 side theirs on C5"


def test_a_spell_for_several_targets_goes_where_the_high_tiers_stand_together() -> None:
    mine: Units = {
        "A1": "castle:champions/few",
        "B1": "castle:crusaders/few",
        "C2": "castle:halberdiers/few",
        "D2": "castle:griffins/few",
    }
    # Of the two that stand together the Crusaders have less health left.
    state = with_spell("fireball", mine=mine)
    assert decided(state) == "card fireball power 1 side theirs on B1 A1"
    let(state)
    assert [fighter.damage for fighter in state.fighters[:4]] == [1, 1, 0, 0]
    chain = with_spell("chain-lightning", mine=mine)
    assert decided(chain) == "card chain-lightning power 1 side theirs on B1 A1"
    let(chain)
    assert chain.fighters[1].damage


def test_without_neighbours_such_a_spell_hits_who_stands_far_from_ai_units() -> None:
    mine: Units = {"A1": "castle:champions/few", "A4": "castle:halberdiers/few"}
    assert "on A1" in decided(with_spell("fireball", mine=mine))


def test_a_defence_spell_is_a_token_for_the_highest_defense_without_one() -> None:
    state = with_spell("stone-skin")
    assert decided(state).startswith("mark C5 defending")
    let(state)
    assert state.fighters[4].defending
    guarded: Units = {**THEIRS, "C5": UnitCard("necropolis:dread-knights/few", defending=True)}
    assert not decided(with_spell("stone-skin", theirs=guarded)).startswith("mark C5")


def test_healing_goes_to_the_most_damaged_of_the_highest_tier() -> None:
    hurt: Units = {
        "A5": UnitCard("necropolis:skeletons/pack", damage=1),
        "B5": UnitCard("necropolis:zombies/pack", damage=2),
        "C5": UnitCard("necropolis:dread-knights/few", damage=1),
    }
    assert decided(with_spell("cure", theirs=hurt)).endswith("on C5")


@pytest.mark.parametrize("spell", ["cure", "weakness"])
def test_a_useless_spell_goes_back_and_its_card_under_the_deck(spell: str) -> None:
    # Nobody is damaged, and the Skeletons reach nobody who could strike back.
    state = with_spell(spell, mine={"D1": "castle:crusaders/few"})
    assert decided(state) == "ai bottom cards card magic-cast-a"
    do(state, acts.AiDeck("bottom", "cards", "magic-cast-a"))
    assert decided(state) == f"ai back spells card {spell}"
    do(state, acts.AiDeck("back", "spells", spell))
    side = state.sides[1]
    assert side.deck is not None
    assert side.spell_deck is not None
    assert (side.deck.cards, side.spell_deck.cards) == (["magic-cast-a"], [spell])
    assert not decided(state).startswith("ai"), "one card for each activation"


def test_weakness_hits_who_will_strike_back() -> None:
    near: Units = {"A4": "castle:halberdiers/few", "D1": "castle:champions/few"}
    assert decided(with_spell("weakness", mine=near)).endswith("on A4")
    spent: Units = {"A4": UnitCard("castle:halberdiers/few", retaliated=True), "D1": "castle:champions/few"}
    assert decided(with_spell("weakness", mine=spent)) == "ai bottom cards card magic-cast-a"


def test_a_spell_for_one_round_is_kept_when_most_have_acted() -> None:
    early = with_spell("fire-shield")
    assert decided(early) == "card fire-shield power 1 side theirs on C5"
    mine: Units = {
        "A1": UnitCard("castle:champions/few", acted=True),
        "D1": UnitCard("castle:champions/few", acted=True),
    }
    late = with_spell("fire-shield", mine=mine)
    assert decided(late) == "ai keep spells card fire-shield"
    let(late)
    assert late.sides[1].kept == "fire-shield"


def test_a_kept_spell_is_cast_first_thing_in_the_next_round_instead_of_a_card() -> None:
    mine: Units = {
        "A1": UnitCard("castle:champions/few", acted=True),
        "D1": UnitCard("castle:champions/few", acted=True),
    }
    theirs: Units = {"C5": "necropolis:dread-knights/few"}
    state = combat(mine, theirs, "C5", deck=("magic-cast-a", "might-attack-a"), spells=("fire-shield",))
    state.sides[1].kept = "fire-shield"
    state.sides[1].spell_deck.cards.clear()  # type: ignore[union-attr]
    assert decided(state).startswith("card fire-shield")
    do(state, acts.PlayCard("fire-shield", 1, targets=("C5",), side="theirs"))
    assert state.sides[1].kept == ""
    assert state.fighters[2].effects
    assert not decided(state).startswith("ai draw")


def test_a_skill_card_is_told_and_may_come_back_in_the_first_round() -> None:
    assert decided(with_card("skill-use-a")) == "ai done cards card skill-use-a"
    assert decided(with_card("skill-use-b")) == "ai back cards card skill-use-b"
    assert decided(with_card("skill-use-b", difficulty="easy")) == "ai done cards card skill-use-b"


def test_a_magic_card_without_any_spell_is_done() -> None:
    assert decided(with_card("magic-cast-a")) == "ai done cards card magic-cast-a"


def test_frost_ring_and_inferno_find_groups_of_their_own() -> None:
    mine: Units = {"A1": "castle:champions/few", "A3": "castle:crusaders/few", "D1": "castle:halberdiers/few"}
    assert decided(with_spell("frost-ring", mine=mine)) == "card frost-ring power 1 side theirs on A2 A3 A1"
    close: Units = {"A1": "castle:champions/few", "B1": "castle:crusaders/few", "D1": "castle:halberdiers/few"}
    assert decided(with_spell("inferno", mine=close)) == "card inferno power 1 side theirs on B1"


def test_what_a_prayer_raises_and_where_elementals_appear_is_the_players_choice() -> None:
    assert decided(with_spell("prayer")).count("card prayer") == 3
    state = with_spell("summon-fire-elemental", difficulty="impossible", card="magic-cast-b")
    assert decided(state).count("summon-fire-elemental") == 5
    let(state)
    assert len(state.units(1)) == 4
    assert decided(with_spell("summon-fire-elemental", difficulty="easy")).startswith("ai bottom")


def test_slayer_needs_a_gold_target() -> None:
    near: Units = {"A4": "castle:champions/few"}
    assert decided(with_spell("slayer", mine=near)) == "card slayer power 1 side theirs on A5 A4"
    assert decided(with_spell("slayer", mine={"A4": "castle:crusaders/few"})).startswith("ai bottom")


def test_spells_without_a_rule_for_ai_heroes_are_left_to_the_table() -> None:
    assert decided(with_spell("teleport")) == "ai done spells card teleport"
