"""Who guards a field: what its place prints, what the table names, and neutral decks that last. heroes3 7, 8, 11."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.fights import field_guards, fight_acts
from companion.games.heroes3.adventure.setup_data import AiHero
from companion.games.heroes3.adventure.state import AdventureState, Unit
from companion.games.heroes3.cards.unit_cards import FACTIONS, load_units
from companion.games.heroes3.combat import acts as combat_acts
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.neutral_guards import build_neutral_decks
from companion.games.heroes3.combat.model.questions import CardQuestion
from companion.games.heroes3.combat.model.setup_data import Siege, build_setup
from companion.games.heroes3.combat.model.state import CombatState, space_name
from companion.kernel.game import Setup
from companion.kernel.refusals import Unknown
from companion.kernel.table import Table
from tests.heroes3.adventure.content.reference_tables import needs_reference, rows
from tests.heroes3.adventure.fights.play_out_combats import decide_any, play_out
from tests.heroes3.adventure.sample_games import ANA, EVERYTHING, SampleGame, new_game, say

TOWER = ("tower:gargoyles/pack", "tower:genies/pack", "tower:magi/pack", "tower:nagas/few", "tower:titans/few")
APP = {"cards": "app"}


def combat(found: SampleGame, seed: int = 3) -> Table[CombatState, Any]:
    """The open combat at a table of its own."""
    fight = found.state.table.fight
    assert fight is not None
    return Table(Heroes3Combat(), build_setup(fight_acts.combat_setup_for_fight(found.state, fight, "evening"), seed))


def enemies(table: Table[CombatState, Any]) -> list[str]:
    """The units of the other side, once everybody is placed."""
    while table.state.phase in ("draw", "place") or table.state.round == 0:
        table.give(decide_any(table.state))
    return sorted(fighter.kind.key for fighter in table.state.fighters if fighter.side == 1)


def solo(**more: Any) -> SampleGame:
    return new_game(ANA, mode="campaign", settings=APP, army=("castle:archangels/pack",), **more)


# --- what is printed with a place ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "azure", "gold"), [("easy", 0, 2), ("normal", 1, 2), ("hard", 1, 3), ("impossible", 1, 4)]
)
def test_heroes3_7_two_cyclopes_stand_in_for_one_azure_card(difficulty: Any, azure: int, gold: int) -> None:
    found = solo(difficulty=difficulty)
    found.give(acts.BeginFight("ana", level="VII", place="cyclops-stockpile"))
    there = enemies(combat(found))
    tiers = {card: tier for tier, deck in zip("bsga", build_neutral_decks(EVERYTHING), strict=True) for card in deck}
    assert there.count("neutral:cyclopes") == 2
    assert [tiers[card] for card in there].count("a") == azure
    assert len(there) == azure + gold


def test_heroes3_7_without_an_azure_card_in_the_guard_nothing_is_replaced() -> None:
    found = solo()
    found.give(acts.BeginFight("ana", level="VI", place="cyclops-stockpile"))
    assert found.state.table.fight is not None
    body = fight_acts.combat_setup_for_fight(found.state, found.state.table.fight)
    assert (body.fight.guards, body.fight.instead) == ((), "")


def test_heroes3_7_a_random_town_is_defended_by_a_faction_behind_walls() -> None:
    found = solo()
    found.give(acts.BeginFight("ana", level="VII", place="random-town", guards=TOWER))
    assert found.told("h3s-tb-guards-named")
    table = combat(found)
    assert table.state.fight.siege == Siege(tower=False)
    assert enemies(table) == sorted(TOWER)
    assert table.state.tower < 0
    assert bin(table.state.walls).count("1") == 3


def test_heroes3_7_which_faction_defends_only_the_table_knows() -> None:
    found = solo()
    found.give(acts.BeginFight("ana", level="VII", place="random-town"))
    assert found.told("h3s-tb-guards")
    fight = found.state.table.fight
    assert fight is not None
    assert field_guards.needs_named_guards(fight)
    with pytest.raises(Unknown) as caught:
        fight_acts.combat_setup_for_fight(found.state, fight)
    assert caught.value.message.id == "h3s-tb-no-guards"
    assert "Random Town" in say(caught.value.message)
    found.give(acts.BeginFight("ana", level="VII", place="random-town", guards=TOWER, table="t1"))
    assert found.state.table.fight is not None
    assert (found.state.table.fight.table, found.state.table.fight.guards) == ("t1", TOWER)


def test_heroes3_7_a_random_town_has_a_faction_that_nobody_plays_and_its_printed_guards() -> None:
    found = new_game()
    castle = field_guards.default_faction_defenders("random-town", "castle")
    begin = acts.BeginFight("ana", level="VII", place="random-town")
    other = (*TOWER[:4], "tower:titans/pack")
    mixed = (*TOWER[:4], "rampart:unicorns/few")
    assert "castle" not in field_guards.unplayed_factions(found.state)
    assert "tower" in field_guards.unplayed_factions(found.state)
    for guards, why in (
        (castle, "h3s-tb-guards-played"),
        (other, "h3s-tb-guards-other"),
        (mixed, "h3s-tb-guards-other"),
    ):
        found.refused(acts.BeginFight(begin.seat, level="VII", place=begin.place, guards=guards), why, "7")
    found.give(acts.BeginFight("ana", level="VII", place="random-town", guards=other, anyway=True))
    assert found.told("h3s-overruled")


def test_heroes3_7_the_defence_of_every_faction_is_the_printed_one() -> None:
    # heroes3 7: a bronze Pack, two silver Packs, two gold Fews.
    for faction in FACTIONS:
        sides = [load_units().by_key[key] for key in field_guards.default_faction_defenders("random-town", faction)]
        assert [side.side for side in sides] == ["pack", "pack", "pack", "few", "few"]
        assert [side.tier for side in sides] == ["bronze", "silver", "silver", "gold", "gold"]
        assert len(set(sides)) == 5


@needs_reference
def test_heroes3_7_printed_guards_are_those_of_the_reference() -> None:
    effects = {row["name"]: row["effect"] for row in rows("map_locations.csv")}
    town, stockpile = get_map_content().place("random-town").guard, get_map_content().place("cyclops-stockpile").guard
    assert town is not None
    assert stockpile is not None
    assert (
        "a bronze Pack, 2 silver Packs, 2 gold Fews, with Walls and Gate but no Arrow Tower" in effects["Random Town"]
    )
    assert (town.faction, town.walls) == ({"bronze/pack": 1, "silver/pack": 2, "gold/few": 2}, True)
    assert "2 gold Cyclopes in place of one azure unit" in effects["Cyclops Stockpile"]
    assert (stockpile.cards, stockpile.instead) == ({"cyclopes": 2}, "azure")


def test_heroes3_8_the_table_may_name_guards_that_only_the_scenario_tells() -> None:
    found = solo()
    guards = ("neutral:boars", "neutral:azure-dragons")
    found.give(acts.BeginFight("ana", level="VII", place="dragon-utopia", guards=guards))
    assert enemies(combat(found)) == sorted(guards)
    found.give(acts.Fought("called-off"))
    assert isinstance(found.refused(acts.BeginFight("ana", level="VII", guards=("moon",))), Unknown)
    found.refused(acts.BeginFight("ana", level="VII", guards=("neutral:boars",) * 6), "h3-too-many-units", "6")


def test_heroes3_8_a_guard_of_another_box_comes_back_from_its_combat() -> None:
    found = solo(boxes=("core",))
    other = next(side.key for side in load_units().neutrals("bronze") if "core" not in side.boxes)
    told = fought(found, level="I", guards=(other,))
    assert found.state.table.discarded == told.discarded == (other,)
    assert found.state.table.fight is None
    # It lies in no deck of this evening: nothing is drawn from there.
    again = fought(found, level="I")
    assert again.discarded is not None
    assert other not in again.discarded


def test_heroes3_11_a_creature_bank_is_not_guarded_by_a_level() -> None:
    found = new_game()
    found.refused(acts.BeginFight("ana", level="II", place="bank-crypt"), "h3s-tb-bank-guards", "11")
    found.give(acts.BeginFight("ana", kind="bank", bank="crypt"))
    assert found.state.table.fight is not None


# --- the neutral decks of an evening -------------------------------------------------------------


def fought(found: SampleGame, seed: int = 3, **how: Any) -> acts.Fought:
    """A combat at its own table, lost at once by the neutrals as the table says, and brought back."""
    found.give(acts.BeginFight("ana", **how))
    table = combat(found, seed)
    enemies(table)
    while not table.state.ended:
        table.give(combat_acts.Remove(space_name(table.state.units(1)[0].cell)))
    told = fight_acts.build_outcome_act_from_combat(table.state)
    found.give(told)
    return told


def test_heroes3_8_drawn_cards_lie_on_the_discard_piles_for_the_evening() -> None:
    found = solo()
    first = fought(found, level="II")
    assert first.discarded is not None
    assert len(first.discarded) == 2
    assert found.state.table.discarded == first.discarded
    second = fought(found, seed=4, level="III")
    assert second.discarded is not None
    assert set(first.discarded) < set(second.discarded)
    assert len(second.discarded) == len(first.discarded) + 3


def test_heroes3_8_an_empty_deck_is_made_anew_from_its_discard_pile() -> None:
    bronze = build_neutral_decks(EVERYTHING)[0]
    found = solo()
    found.give(acts.SetDiscards(tuple(bronze[:-1])))
    told = fought(found, level="II")
    assert told.discarded is not None
    assert bronze[-1] in told.discarded
    assert len(told.discarded) == 2


def test_heroes3_8_a_neutral_unit_that_is_lost_goes_to_the_discard_pile() -> None:
    def recruits(state: Any) -> None:
        state.sheet("ana").army = (Unit("castle:griffins"), Unit("neutral:boars"))

    found = solo(change=recruits)
    found.give(acts.BeginFight("ana", level="I"))
    assert found.state.table.fight is not None
    assert fight_acts.combat_setup_for_fight(found.state, found.state.table.fight).held == ("neutral:boars",)
    found.give(acts.Fought("retreat", ("castle:griffins/few",)))
    assert found.state.table.discarded == ("neutral:boars",)
    found.give(acts.SetUnits("ana", ("castle:griffins/few", "neutral:boars")))
    assert not found.state.table.discarded


def test_heroes3_8_cards_in_unit_decks_are_not_drawn_by_the_app() -> None:
    azure = build_neutral_decks(EVERYTHING)[3]
    ai = AiHero("sandro", {"en": "Sandro"}, army=tuple(azure[1:5]))
    found = solo(ai=(ai,))
    found.give(acts.SetDiscards(tuple(azure[5:])), acts.BeginFight("ana", level="VII"))
    drawn = enemies(combat(found))
    assert azure[0] in drawn
    assert set(drawn).isdisjoint(azure[1:5])


def test_heroes3_8_who_draws_from_real_decks_may_find_any_card() -> None:
    def recruits(state: Any) -> None:
        state.sheet("ana").army = (Unit("castle:griffins"), Unit("neutral:boars"))

    found = new_game(change=recruits)
    found.give(acts.SetDiscards(("neutral:rogues",)), acts.BeginFight("ana", level="I"))
    assert found.state.table.fight is not None
    table = combat(found)
    table.give(combat_acts.Place("castle:griffins/few", "B1"))
    table.give(combat_acts.Ready())
    assert {"neutral:boars", "neutral:rogues"} <= set(answer_options(table.state))


def test_the_discard_piles_are_put_right_and_taken_back() -> None:
    found = new_game()
    found.give(acts.SetDiscards(("neutral:boars", "neutral:boars")))
    assert found.state.table.discarded == ("neutral:boars",)
    assert say(found.events[-1].message) == "Discard piles of the neutral decks: 1 card"
    assert isinstance(found.refused(acts.SetDiscards(("castle:griffins/few",))), Unknown)
    found.table.undo()
    assert not found.state.table.discarded


def test_an_evening_with_decks_replays_to_the_same_position() -> None:
    found = solo()
    # Replayed from the beginning, for the army is in the journal.
    found.give(acts.SetUnits("ana", ("castle:archangels/pack",)))
    fought(found, level="II")
    found.give(acts.BeginFight("ana", level="VII", place="random-town", guards=TOWER))
    assert AdventureState.thaw(found.state.layout, found.state.freeze()) == found.state
    before = found.state.copy()
    found.table.undo(2)
    assert found.state.table.discarded == ()
    found.table.redo(2)
    assert found.state == before


def test_a_combat_of_an_older_evening_still_opens() -> None:
    found = solo()
    found.give(acts.BeginFight("ana", level="II"))
    fight = found.state.table.fight
    assert fight is not None
    setup = build_setup(fight_acts.combat_setup_for_fight(found.state, fight), 3)
    plain = {key: value for key, value in setup.body.items() if key not in ("discarded", "held")}
    assert isinstance(Heroes3Combat().start(Setup(setup.game, setup.engine, 3, plain), lambda _: None), CombatState)


@pytest.mark.parametrize("mode", ["campaign", "clash"])
@pytest.mark.parametrize("faction", ["tower", "stronghold", "conflux"])
def test_heroes3_7_a_combat_for_a_random_town_goes_to_its_end_and_back(mode: Any, faction: str) -> None:
    army = ("castle:archangels/pack", "castle:champions/pack", "castle:zealots/pack", "castle:marksmen/pack")
    found = solo() if mode == "campaign" else new_game(settings=APP, army=army)
    guards = field_guards.default_faction_defenders("random-town", faction)
    found.give(acts.BeginFight("ana", level="VII", place="random-town", guards=guards))
    told = fight_acts.build_outcome_act_from_combat(play_out(combat(found)))
    found.give(told)
    assert found.state.table.fight is None
    # Units of a faction lie in no neutral deck.
    assert found.state.table.discarded == ()


def test_heroes3_7_real_cards_are_asked_for_beside_the_printed_ones() -> None:
    found = new_game(ANA, mode="campaign", army=("castle:archangels/pack",))
    found.give(acts.BeginFight("ana", level="VII", place="cyclops-stockpile"))
    table = combat(found)
    table.give(combat_acts.Place("castle:archangels/pack", "B1"))
    table.give(combat_acts.Ready())
    assert table.state.ask == CardQuestion(1, 3)
    table.give(combat_acts.Choose("neutral:azure-dragons"))
    assert enemies(table) == ["neutral:azure-dragons", "neutral:cyclopes", "neutral:cyclopes"]
