"""The rules of combat around the attacks: placing, order, moving, sieges, other boards, limits, endings."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.flow.combat_end import surviving_units
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.refusals import (
    NoSuchFace,
    NotAllowed,
    NotAnOption,
    NoTarget,
    Occupied,
    OutOfReach,
    TooMany,
    WrongMoment,
    WrongPlace,
)
from companion.games.heroes3.combat.model.setup_data import (
    Army,
    CombatSetup,
    Fight,
    Hero,
    Settings,
    Siege,
    UnitCard,
    build_setup,
)
from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.events import Event, ignore_event
from companion.kernel.question_types import Chance
from companion.kernel.refusals import Ended, Refused, Unknown
from tests.heroes3.combat.sample_combats import GAME, at, combat, do, told

DEMONS = "neutral:demons"
FEW = "castle:crusaders/few"
SHOT = "castle:marksmen/few"


def started(fight: Fight, **rules: Any) -> CombatState:
    return GAME.start(build_setup(CombatSetup(fight, Settings(**rules)), 1), ignore_event)


def give(state: CombatState, *given: Any) -> CombatState:
    for act in given:
        GAME.apply(state, act, ignore_event)
    return state


# --- placing ---------------------------------------------------------------------------------------------


def placing(units: int = 3) -> CombatState:
    return started(Fight(mine=Army((FEW,) * units), level="I"))


def test_people_place_on_their_two_rows() -> None:
    state = give(placing(), acts.Place(FEW, "B2"), acts.Place(FEW, "A1"))
    assert {fighter.cell for fighter in state.units(0)} == {0, 5}
    with pytest.raises(WrongPlace):
        give(state, acts.Place(FEW, "B3"))
    with pytest.raises(Occupied):
        give(state, acts.Place(FEW, "B2"))
    with pytest.raises(Unknown):
        give(state, acts.Place("castle:griffins/few", "C2"))
    with pytest.raises(Unknown):
        give(state, acts.Place(FEW, "E1"))


def test_a_sixth_unit_is_refused() -> None:
    state = placing(6)
    give(state, *(acts.Place(FEW, space) for space in ("A1", "B1", "C1", "D1", "A2")))
    with pytest.raises(TooMany) as refused:
        give(state, acts.Place(FEW, "B2"))
    assert refused.value.rule == "heroes3 6"
    give(state, acts.Ready())
    assert state.sides[0].reserve == (FEW,)


def test_a_placed_unit_may_be_moved_and_taken_off_again() -> None:
    state = give(placing(), acts.Place(FEW, "B2"), acts.Place("B2", "C2"))
    assert [fighter.cell for fighter in state.units(0)] == [6]
    give(state, acts.Place("C2"))
    assert state.units(0) == []
    with pytest.raises(WrongPlace):
        give(state, acts.Ready())


def test_nobody_fights_before_everybody_is_placed() -> None:
    with pytest.raises(WrongMoment):
        give(placing(), acts.Move("B3"))
    with pytest.raises(WrongMoment):
        give(give(placing(), acts.Place(FEW, "B2"), acts.Ready()), acts.Place(FEW, "A1"))


def test_the_neutral_army_may_be_told_from_the_real_cards() -> None:
    state = started(Fight(mine=Army((UnitCard(FEW, "B2"),)), level="III", drawn_by="table"))
    asked = GAME.question(state)
    assert isinstance(asked, Chance)
    assert "neutral:boars" in [option.id for option in asked.options]
    with pytest.raises(NotAnOption):
        give(state, acts.Choose("neutral:minotaurs"))
    give(state, acts.Choose("neutral:boars"), acts.Choose("neutral:zombies"), acts.Choose("neutral:minotaurs"))
    assert sorted(f.kind.key for f in state.units(1)) == ["neutral:boars", "neutral:minotaurs", "neutral:zombies"]


def placed(state: CombatState) -> CombatState:
    """Tied neutrals are placed in any order."""
    while state.ask is not None and state.phase == "place":
        give(state, acts.Choose(answer_options(state)[0]))
    return state


def test_the_virtual_deck_remembers_what_was_discarded() -> None:
    mine = Army((UnitCard("castle:archangels/pack", "B2"),), hero=Hero(level=1))
    state = placed(started(Fight(mine=mine, level="I", difficulty="impossible")))
    met = [fighter.kind.key for fighter in state.units(1)]
    for _ in range(7):
        for fighter in list(state.units(1)):
            give(state, acts.Remove(("ABCD"[fighter.cell % 4]) + str(fighter.cell // 4 + 1)))
        assert state.outcome == "victory"
        assert set(met) <= set(state.decks[0].discards)
        placed(give(state, acts.NextFight(Fight(mine=mine, level="I", difficulty="impossible"))))
        new = [fighter.kind.key for fighter in state.units(1)]
        assert not set(new) & set(met)
        met += new
    assert len(met) == 24


def test_a_typed_army_is_remembered_as_well() -> None:
    mine = Army((UnitCard("castle:archangels/pack", "B2"),), hero=Hero(level=1))
    state = started(Fight(mine=mine, theirs=Army(("neutral:boars",), by="ai"), level="I"))
    give(state, acts.Remove("A4"))
    assert state.decks[0].discards == ["neutral:boars"]
    assert "neutral:boars" not in state.decks[0].cards
    assert len(state.decks[0].cards) == 35


def test_a_table_goes_on_only_with_another_fight() -> None:
    state = started(Fight(mine=Army((FEW,), hero=Hero(level=3)), level="I"))
    assert (state.ended, state.outcome, GAME.question(state)) == (True, "quick", None)
    with pytest.raises(Ended):
        give(state, acts.Done())
    give(state, acts.NextFight(Fight(mine=Army((FEW,)), level="IV")))
    assert not state.ended
    with pytest.raises(WrongMoment):
        give(state, acts.NextFight(Fight(mine=Army((FEW,)), level="IV")))


# --- order, moves, dice ------------------------------------------------------------------------------------


def test_it_must_be_the_units_activation() -> None:
    board = combat({"B2": FEW}, {"B4": DEMONS}, "B4")
    assert board.shown()["acting"] == "B4"
    with pytest.raises(NoTarget):
        do(board, "attack B4")


@pytest.mark.parametrize(
    ("unit", "far", "near"), [(FEW, "D4", "D1"), ("castle:griffins/few", "B5", "C2"), (SHOT, "A3", "A2")]
)
def test_a_move_out_of_reach_is_refused(unit: str, far: str, near: str) -> None:
    board = combat({"A1": unit}, {"D5": DEMONS}, "A1")
    with pytest.raises(OutOfReach) as refused:
        do(board, f"move {far}")
    assert refused.value.message.args["steps"] == (1 if unit == SHOT else 3)
    assert at(do(board, f"move {near}"), near)["unit"] == unit


def test_ground_units_go_round_cards_and_flying_ones_over_them() -> None:
    mine = {"A1": FEW, "A2": SHOT, "B1": SHOT}
    with pytest.raises(OutOfReach):
        do(combat(dict(mine), {"D5": DEMONS}, "A1"), "move B2")
    mine["A1"] = "castle:griffins/few"
    assert do(combat(dict(mine), {"D5": DEMONS}, "A1"), "move B2")["seats"]["B2"]["unit"] == "castle:griffins/few"


def test_a_unit_moves_once_and_then_attacks_or_defends() -> None:
    board = combat({"B1": FEW}, {"B4": DEMONS}, "B1")
    do(board, "move B3")
    with pytest.raises(WrongMoment):
        do(board, "move B2")
    with pytest.raises(WrongMoment):
        do(board, "attack B4 from A3")
    assert at(do(board, "defend"), "B3")["defending"] is True


def test_ranged_units_attack_before_they_step_and_neighbours_first() -> None:
    board = combat({"B1": SHOT}, {"B4": DEMONS, "A1": DEMONS}, "B1")
    with pytest.raises(NoTarget) as refused:
        do(board, "attack B4")
    assert refused.value.message.id == "h3-neighbour-first"
    with pytest.raises(WrongMoment):
        do(board, "attack A1 from C1")
    do(board, "move C1")
    with pytest.raises(WrongMoment):
        do(board, "attack B4")


def test_a_ranged_unit_may_step_after_its_shot() -> None:
    board = combat({"B1": SHOT}, {"B4": DEMONS}, "B1")
    shown = do(board, "attack B4", "roll 0")
    assert (shown["question"], sorted(shown["options"])) == ("step", ["A1", "B2", "C1", "none"])
    assert at(do(board, "choose C1"), "C1")["acted"] is True
    other = combat({"B1": SHOT}, {"B4": DEMONS}, "B1")
    assert at(do(other, "attack B4 then A1", "roll 0"), "A1")["acted"] is True


@pytest.mark.parametrize("dice", ["roll 2", "roll -2", "roll 0 0", "roll +3 0"])
def test_a_die_that_does_not_exist_is_refused(dice: str) -> None:
    board = combat({"B3": FEW}, {"B4": DEMONS}, "B3")
    do(board, "attack B4")
    with pytest.raises(NoSuchFace):
        do(board, dice)
    assert do(board, "roll 0")["seats"]["B4"]["damage"] == 3


def test_the_app_rolls_where_the_table_leaves_it_to_it() -> None:
    board = combat({"B3": FEW}, {"B4": DEMONS}, "B3")
    assert 2 <= do(board, "attack B4", "roll")["seats"]["B4"]["damage"] <= 4
    with pytest.raises(WrongMoment):
        do(combat({"B3": FEW}, {"B4": DEMONS}, "B3"), "roll 0")


def test_a_defending_unit_may_not_defend_again_at_once() -> None:
    board = combat({"B1": {"unit": FEW, "defending": True}}, {"B4": DEMONS}, "B1")
    assert at(board.shown(), "B1")["defending"] is False
    with pytest.raises(NotAllowed):
        do(board, "defend")


def test_a_reroll_from_morale_is_offered_and_used_up() -> None:
    board = combat({"B3": FEW}, {"B4": DEMONS}, "B3", rerolls=1)
    shown = do(board, "attack B4", "roll -1", "choose yes", "roll +1", "roll 0")
    assert at(shown, "B4")["damage"] == 4
    assert board.state.sides[0].rerolls == 0


def test_poison_works_until_its_cubes_are_gone() -> None:
    board = combat({"B1": FEW}, {"B4": {"unit": DEMONS, "poison": 2}}, "B1", hero=Hero(movement=3))
    shown = do(board, "done", "done", "choose fight-on", "done", "done", "choose fight-on")
    assert (at(shown, "B4")["poison"], at(shown, "B4")["damage"]) == (0, 2)


def test_a_unit_that_dies_of_poison_does_not_act() -> None:
    board = combat(
        {"B1": FEW}, {"B4": {"unit": DEMONS, "poison": 1, "damage": 7}, "B5": {"unit": DEMONS, "acted": True}}, "B1"
    )
    shown = do(board, "done")
    assert (shown["lost"], shown["question"]) == ([DEMONS], "limit")


# --- siege, boards -----------------------------------------------------------------------------------------


def besieging(mine: dict[str, Any], acting: str, theirs: dict[str, Any] | None = None) -> Any:
    return combat(mine, theirs or {"B5": DEMONS}, acting, kind="ai-hero", siege=Siege(gate="C3"))


def test_a_wall_takes_one_damage_off_a_shot() -> None:
    board = besieging({"B1": SHOT}, "B1", {"B4": DEMONS})
    assert at(do(board, "attack B4 then stay", "roll 0"), "B4")["damage"] == 1
    do(other := besieging({"B1": SHOT}, "B1", {"B4": DEMONS}), "remove B3")
    assert at(do(other, "attack B4 then stay", "roll 0"), "B4")["damage"] == 2


def test_walls_block_and_are_always_destroyed() -> None:
    board = besieging({"B2": FEW}, "B2")
    with pytest.raises(OutOfReach):
        do(board, "move C3")
    with pytest.raises(OutOfReach):
        do(board, "attack D3 from D1")
    shown = do(board, "attack B3")
    assert (sorted(shown["walls"]), shown["dice"], at(shown, "B2")["acted"]) == (["A3", "D3"], 0, True)


def test_the_gate_is_open_for_defenders_only() -> None:
    board = besieging({"A1": FEW}, "C4", {"C4": DEMONS})
    assert at(do(board, "move C3"), "C3")["unit"] == DEMONS
    assert board.shown()["gate"] == "C3"


def test_the_tower_of_a_town_is_no_unit_of_its_army() -> None:
    mine, theirs = Army((UnitCard(FEW, "B2"),)), Army((UnitCard(SHOT, "B5"),), by="ai")
    state = started(Fight("ai-hero", "", mine=mine, theirs=theirs, attacker="theirs", siege=Siege("C3")))
    assert state.tower >= 0
    assert surviving_units(state, 0) == (FEW,)


def test_the_tower_falls_with_the_last_piece_and_need_not_fall() -> None:
    board = besieging({"B2": FEW}, "B2")
    do(board, "remove A3", "remove B3", "remove D3")
    assert board.state.tower >= 0
    assert do(board, "remove C3")["lost"] == ["siege:arrow-tower"]
    assert do(besieging({"B2": FEW}, "B2"), "remove B5")["outcome"] == "victory"


def test_people_choose_where_their_gate_stands() -> None:
    board = combat({"B1": FEW}, {"B5": DEMONS}, kind="ai-hero", attacker="theirs", siege=Siege(tower=False))
    assert board.shown()["options"] == ["A3", "B3", "C3", "D3"]
    shown = do(board, "choose B3")
    assert (shown["gate"], sorted(shown["walls"])) == ("B3", ["A3", "C3", "D3"])


def test_the_naval_board_has_a_hole_that_only_flyers_cross() -> None:
    on_foot = combat({"B2": FEW}, {"D5": DEMONS}, "B2", board="naval")
    for space in ("B3", "B4"):
        with pytest.raises(OutOfReach):
            do(on_foot, f"move {space}")
    flying = combat({"B2": "castle:griffins/few"}, {"D5": DEMONS}, "B2", board="naval")
    with pytest.raises(OutOfReach):
        do(flying, "move C3")
    assert do(flying, "move B4")["seats"]["B4"]["unit"] == "castle:griffins/few"


def test_a_bank_has_four_guards_with_tokens_on_the_corners() -> None:
    state = started(Fight("bank", difficulty="hard", bank="crypt", board="bank", mine=Army((FEW, SHOT))))
    with pytest.raises(WrongPlace):
        give(state, acts.Place(FEW, "A2"))
    give(state, acts.Place(FEW, "B3"), acts.Place(SHOT, "C4"), acts.Ready())
    assert sorted(f.cell for f in state.units(1)) == [0, 3, 16, 19]
    assert sum(bool(f.stack) for f in state.units(1)) == 3
    assert {f.kind.key for f in state.units(1)} == {
        f"bank-crypt:{name}" for name in ("skeletons", "zombies", "wraiths", "vampires")
    }


def test_a_stacked_guard_loses_its_token_first() -> None:
    guard = {"unit": "bank-naga-bank:nagas", "stack": "defense"}
    board = combat({"B3": FEW}, {"B4": guard}, "B3", kind="bank", bank="naga-bank")
    assert at(board.shown(), "B4")["defense"] == 2
    shown = do(board, "damage B4 9")
    assert (at(shown, "B4")["stack"], at(shown, "B4")["damage"], at(shown, "B4")["defense"]) == ("", 0, 1)
    assert do(board, "damage B4 5")["outcome"] == "victory"
    assert board.shown()["experience"] == 0


# --- endings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "outcome"), [({}, "defeat"), ({"others": 1}, "retreat"), ({"kind": "ai-hero", "others": 1}, "defeat")]
)
def test_losing_all_fighting_units(more: dict[str, Any], outcome: str) -> None:
    assert do(combat({"B3": FEW}, {"B4": DEMONS}, "B3", **more), "remove B3")["outcome"] == outcome


@pytest.mark.parametrize(
    ("own", "other", "experience"),
    [
        (Hero(3), Hero(3), 1),
        (Hero(3), Hero(4), 2),
        (Hero(3), Hero(2), 0),
        (Hero(3), Hero(7, main=False), 0),
        (Hero(3, main=False), Hero(3), 0),
    ],
)
def test_experience_for_beating_a_hero(own: Hero, other: Hero, experience: int) -> None:
    board = combat({"B3": FEW}, {"B4": DEMONS}, "B3", kind="heroes", hero=own, enemy_hero=other, played_by="people")
    assert do(board, "remove B4")["experience"] == experience


def test_surrender_against_a_hero_only_and_not_at_home() -> None:
    with pytest.raises(NotAllowed) as refused:
        do(combat({"B3": FEW}, {"B4": DEMONS}, "B3"), "surrender")
    assert refused.value.rule == "heroes3 10"
    against = {"kind": "heroes", "played_by": "people"}
    assert do(combat({"B3": FEW}, {"B4": DEMONS}, "B3", **against), "surrender")["outcome"] == "surrender"
    home = combat({"B3": FEW}, {"B4": DEMONS}, "B3", **against, own_town=True, attacker="theirs")
    with pytest.raises(NotAllowed):
        do(home, "surrender")


@pytest.mark.parametrize(
    ("more", "lines", "message"),
    [
        ({"level": "III", "hero": Hero(3)}, ("remove B4",), "h3-visit"),
        ({"level": "VII", "hero": Hero(3)}, ("remove B4",), "h3-visit"),
        ({"others": 1}, ("remove B3",), "h3-retreat"),
        ({}, ("remove B3",), "h3-defeat"),
        ({"kind": "heroes", "played_by": "people"}, ("remove B4",), "h3-hero-beaten"),
        ({"kind": "heroes", "played_by": "people"}, ("surrender",), "h3-surrender"),
        ({"kind": "ai-hero"}, ("remove B4",), "h3-beat-ai"),
        ({"kind": "bank", "bank": "crypt"}, ("remove B4",), "h3-beat-bank"),
    ],
)
def test_what_follows_is_told(more: dict[str, Any], lines: tuple[str, ...], message: str) -> None:
    assert message in told(combat({"B3": FEW}, {"B4": DEMONS}, "B3", **more), *lines)


def test_what_is_left_of_an_army_goes_on_to_the_next_combat() -> None:
    board = combat(
        {"B3": {"unit": "castle:crusaders/pack", "damage": 3}, "A1": SHOT},
        {"B4": DEMONS},
        "B3",
        army=("castle:griffins/few",),
    )
    do(board, "damage B3 1", "remove A1", "remove B4")
    assert surviving_units(board.state, 0) == (FEW, "castle:griffins/few")


# --- the table has the last word -----------------------------------------------------------------------------


def test_the_table_may_put_anything_anywhere() -> None:
    board = combat({"B3": FEW}, {"B4": DEMONS}, "B3")
    shown = do(
        board, "put B4 on D5 damage 3", "put castle:griffins/pack on A1 side mine", "put B3 as castle:crusaders/pack"
    )
    assert (at(shown, "D5")["damage"], at(shown, "A1")["unit"]) == (3, "castle:griffins/pack")
    assert at(shown, "B3")["unit"] == "castle:crusaders/pack"
    with pytest.raises(Occupied):
        do(board, "put A1 on B3")
    with pytest.raises(NotAllowed):
        do(board, "put A1 damage 9")
    with pytest.raises(Unknown):
        do(board, "put castle:griphons/pack on A2 side mine")


def test_that_the_table_said_so_is_told() -> None:
    events: list[Event] = []
    board = combat({"B3": FEW}, {"B4": DEMONS}, "B3")
    GAME.apply(board.state.copy(), acts.Put("B4", "D5"), events.append)
    assert events[0].message.id == "h3-table-says"


@pytest.mark.parametrize("token", ["paralysed", "defending", "retaliated"])
def test_tokens_may_be_given_and_taken(token: str) -> None:
    board = combat({"B3": FEW}, {"B4": DEMONS}, "B3")
    assert at(do(board, f"mark B4 {token}"), "B4")[token] is True
    assert at(do(board, f"mark B4 {token} 0"), "B4")[token] is False


@pytest.mark.parametrize(
    "line",
    [
        "mark B4 love",
        "damage B4 -1",
        "heal B4 -1",
        "boost B4 attack +1 until doomsday",
        "damage B4 1 gossip",
        "mark B4 stack 9",
        "remove D1",
        "shift B4 B3",
        "boost waiting +1 side nobody",
    ],
)
def test_the_table_cannot_say_nonsense(line: str) -> None:
    board = combat({"B3": FEW}, {"B4": DEMONS}, "B3")
    with pytest.raises(Refused):
        do(board, line)
