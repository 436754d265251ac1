"""A combat of Heroes III on the screen: placing, tapping, the enemy's steps, dice, cards, corrections, the end."""

from __future__ import annotations

from dataclasses import replace

import flet as ft
import pytest

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.bots.ai_decisions import decide_ai_act, is_ai_to_decide
from companion.games.heroes3.combat.model.board import BY_NAME, NAMES
from companion.games.heroes3.combat.model.questions import DiceQuestion
from companion.games.heroes3.combat.model.setup_data import Fight, Settings, UnitCard
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.reach_and_legal_acts import legal_acts
from companion.kernel.messages import LANGUAGES
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, TABLET, can_press, has, keep_pressing, names, press, said, write
from tests.in_process_device import Device
from tests.sample_tables.heroes3_combats import MINE, PLACED, THEIRS, Marshal, field

ONE = (UnitCard("castle:crusaders/few", "B2"),)
WEAK = (UnitCard("neutral:halberdiers", "B4"),)


@pytest.fixture(autouse=True)
def quiet_odds(house: TableService) -> None:
    """The odds over the board are worked out only where a test asks for them."""
    house.store.settings.put("heroes3-odds-in-view", False)


def at(marshal: Marshal, sit: Sit, size: tuple[int, int] = PHONE) -> Device:
    """Sit down at the table."""
    return sit(f"/table/{marshal.table}", size)


def unit_at(state: CombatState, space: str) -> str:
    """The key of the unit on a space; empty where nobody stands."""
    found = state.at(BY_NAME[space])
    return found.kind.key if found is not None else ""


def own_turn(marshal: Marshal) -> None:
    """Fight on until a unit of the people acts."""
    marshal.until(lambda state: state.round > 0 and state.ask is None and not is_ai_to_decide(state))


def enemy_turn(marshal: Marshal) -> None:
    """Fight on until the app has decided what an enemy does."""
    marshal.until(lambda state: state.round > 0 and is_ai_to_decide(state) and decide_ai_act(state).act is not None)


# --- placing ---------------------------------------------------------------------------------------


def test_units_are_placed_one_tap_each_and_taken_up_again(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(MINE, ()))
    ann = at(marshal, sit)
    assert not can_press(ann, "ready")
    press(ann, "space-B2", "space-C2")
    assert unit_at(marshal.state, "B2") == MINE[0]
    assert unit_at(marshal.state, "C2") == MINE[1]
    press(ann, "space-B2")
    assert unit_at(marshal.state, "B2") == ""
    press(ann, "space-A1")
    assert unit_at(marshal.state, "A1") == MINE[0], "the unit taken up is the one in hand"
    assert "Place here" not in said(ann, "space-A4"), "only the own two rows are marked"


def test_the_app_places_the_rest_and_the_enemy_comes(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(MINE, ()))
    ann = at(marshal, sit)
    press(ann, "place-all")
    ann.wait_until(lambda: len(marshal.state.units(0)) == len(MINE), "everybody to stand")
    press(ann, "ready")
    assert len([fighter for fighter in marshal.state.fighters if fighter.side == 1]) == 3, "level IV on Hard"


def test_real_cards_are_typed_one_by_one(house: TableService, sit: Sit) -> None:
    fight = field(MINE, ())
    marshal = Marshal(house, Fight(level="IV", difficulty="hard", mine=fight.mine, drawn_by="table"))
    ann = at(marshal, sit)
    press(ann, "space-B2", "ready")
    ann.sees("Draw a neutral card: silver")
    write(ann, "drawn-typed", "vam")
    press(ann, "drawn-vampires")
    write(ann, "drawn-typed", "mummies", submit=True)
    write(ann, "drawn-typed", "zzz")
    ann.sees("No unit begins with “zzz”")
    drawn = [fighter.kind.creature for fighter in marshal.state.fighters if fighter.side == 1]
    assert drawn == ["vampires", "mummies"]


# --- an own unit -----------------------------------------------------------------------------------


def test_a_tap_on_a_marked_space_moves_the_unit(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "D5"),)))
    own_turn(marshal)
    ann = at(marshal, sit)
    assert "Can be reached" in said(ann, "space-B3")
    press(ann, "space-B3")
    assert unit_at(marshal.state, "B3") == ONE[0].unit


def test_an_attack_asks_from_where_and_the_gold_button_takes_the_nearest(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "B4"),)))
    own_turn(marshal)
    ann = at(marshal, sit)
    assert "Can be attacked" in said(ann, "space-B4")
    press(ann, "space-B4")
    assert "Attack from here" in said(ann, "space-B3")
    ann.sees("Attack from B3")
    press(ann, "attack")
    assert unit_at(marshal.state, "B3") == ONE[0].unit
    assert marshal.house.open(marshal.table).steps[-1].act == acts.Attack("B4", "B3")


def test_another_space_to_attack_from_is_tapped(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "B4"),)))
    own_turn(marshal)
    ann = at(marshal, sit)
    press(ann, "space-B4", "space-A4")
    assert marshal.house.open(marshal.table).steps[-1].act == acts.Attack("B4", "A4")


def test_undo_leaves_what_was_only_aimed_at_first(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "B4"),)))
    own_turn(marshal)
    ann = at(marshal, sit)
    before = marshal.house.open(marshal.table).length
    press(ann, "space-B4", "undo")
    assert not has(ann, "attack")
    assert marshal.house.open(marshal.table).length == before


def test_what_the_board_marks_is_exactly_what_the_rules_allow(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field())
    own_turn(marshal)
    ann = at(marshal, sit)
    state = marshal.state
    moves = {act.to for act in legal_acts(state) if isinstance(act, acts.Move)}
    targets = {act.target for act in legal_acts(state) if isinstance(act, acts.Attack)}
    assert {name for name in NAMES if "Can be reached" in said(ann, f"space-{name}")} == moves
    assert {name for name in NAMES if "Can be attacked" in said(ann, f"space-{name}")} == targets


# --- the enemy -------------------------------------------------------------------------------------


def test_the_next_step_of_the_enemy_is_told_with_its_reason_and_then_carried_out(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field())
    enemy_turn(marshal)
    verdict = decide_ai_act(marshal.state)
    ann = at(marshal, sit)
    press(ann, "passed-over")
    words = "\n".join(ann.texts())
    assert any(mark in words for mark in ("attack your", "shoot at", "go to"))
    before = len(marshal.house.open(marshal.table).steps)
    press(ann, "next-step")
    step = marshal.house.open(marshal.table).steps[before]
    assert step.act == verdict.act
    assert step.who == "chair"
    assert step.why == verdict.reason
    assert step.why is not None
    assert step.why.rejected, "the candidates passed over are kept"


def test_all_steps_run_until_the_table_is_asked(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field())
    enemy_turn(marshal)
    ann = at(marshal, sit)
    press(ann, "all-steps")
    ann.wait_until(lambda: not has(ann, "next-step"), "the app to come to a question", within=10)
    state = marshal.state
    assert state.ended or not is_ai_to_decide(state) or decide_ai_act(state).act is None


def test_a_tie_that_the_rules_leave_open_is_chosen_on_the_board(house: TableService, sit: Sit) -> None:
    mine = (UnitCard("castle:crusaders/few", "C2"),)
    marshal = Marshal(house, field(mine, (UnitCard("neutral:vampires", "A4"),)))
    marshal.until(lambda state: state.round > 0 and is_ai_to_decide(state) and decide_ai_act(state).act is None)
    options = [choice.act for choice in decide_ai_act(marshal.state).options]
    ann = at(marshal, sit)
    ann.sees("you choose the space")
    chosen = options[-1]
    assert isinstance(chosen, acts.Attack)
    press(ann, f"space-{chosen.at}")
    assert marshal.house.open(marshal.table).steps[-1].act == chosen


def test_a_decision_of_the_app_is_overruled_by_another_act(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:vampires", "B5"),)))
    marshal.until(lambda state: state.round > 0 and is_ai_to_decide(state))
    ann = at(marshal, sit)
    press(ann, "overrule")
    ann.sees("You decide for Vampires")
    press(ann, "space-A5")
    step = marshal.house.open(marshal.table).steps[-1]
    assert step.act == acts.Move("A5")
    assert step.who == "device-phone"


# --- dice ------------------------------------------------------------------------------------------


def test_a_real_die_is_typed_by_tapping_a_face(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "B4"),)), Settings(dice="table"))
    own_turn(marshal)
    ann = at(marshal, sit)
    press(ann, "space-B4", "attack")
    ann.sees("Roll a die for your side.")
    press(ann, "die-1")
    assert marshal.house.open(marshal.table).steps[-1].act == acts.Roll((1,))
    assert marshal.state.at(BY_NAME["B4"]).damage > 0  # type: ignore[union-attr]
    ann.sees("strikes back")
    ann.sees("Roll a die for the enemy.")
    press(ann, "roll")
    assert not isinstance(marshal.state.ask, DiceQuestion)


def test_two_dice_want_two_taps(house: TableService, sit: Sit) -> None:
    """A ranged unit next to its target rolls two dice."""
    mine = (UnitCard("castle:marksmen/few", "B3"),)
    fight = replace(field(mine, (UnitCard("neutral:mummies", "B4"),)), open_round=1, acting="B3")
    marshal = Marshal(house, fight, Settings(dice="table"))
    ann = at(marshal, sit)
    press(ann, "space-B4")
    ann.sees("Roll 2 dice for your side.")
    press(ann, "die-1")
    ann.sees("So far: +1")
    press(ann, "die-0")
    assert acts.Roll((1, 0)) in [step.act for step in marshal.house.open(marshal.table).steps]


# --- cards and corrections -------------------------------------------------------------------------


def test_a_spell_is_found_by_two_letters_and_its_target_tapped(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "B5"),)))
    own_turn(marshal)
    ann = at(marshal, sit)
    press(ann, "cards")
    write(ann, "card-typed", "magic ar")
    press(ann, "card-magic-arrow", "power-plus", "card-on")
    assert not can_press(ann, "play-card")
    press(ann, "space-B5")
    assert "Target 1" in said(ann, "space-B5")
    press(ann, "play-card")
    assert marshal.state.at(BY_NAME["B5"]).damage > 0  # type: ignore[union-attr]


def test_holding_raises_the_power_more_and_more(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "B5"),)))
    own_turn(marshal)
    ann = at(marshal, sit)
    press(ann, "cards")
    write(ann, "card-typed", "magic ar")
    press(ann, "card-magic-arrow")
    keep_pressing(ann, "power-plus", lambda: int(said(ann, "power").split()[-1]) >= 3, "a power of 3")


def test_any_other_card_is_a_plain_bonus(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "B5"),)))
    own_turn(marshal)
    ann = at(marshal, sit)
    press(ann, "cards", "bonus-attack-2", "space-B2", "play-card")
    assert marshal.state.at(BY_NAME["B2"]).attack_once == 2  # type: ignore[union-attr]
    assert "Attack +2 once" in said(ann, "space-B2")


def test_a_card_that_was_only_begun_is_left_with_undo(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, WEAK))
    own_turn(marshal)
    ann = at(marshal, sit)
    press(ann, "cards", "bonus-damage-1")
    assert has(ann, "play-card")
    press(ann, "undo")
    assert not has(ann, "play-card")


def test_the_table_puts_a_unit_right_by_hand(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "B5"),)))
    own_turn(marshal)
    ann = at(marshal, sit)
    press(ann, "menu", "open-units", "unit-B5", "damage-plus", "damage-plus", "mark-paralysed", "count-poison-plus")
    mummies = marshal.state.at(BY_NAME["B5"])
    assert mummies is not None
    assert (mummies.damage, mummies.paralysed, mummies.poison) == (2, True, 1)
    press(ann, "carry", "space-D5")
    assert unit_at(marshal.state, "D5") == "neutral:mummies"
    press(ann, "menu", "open-units", "unit-D5", "take-off")
    ann.wait_until(lambda: marshal.state.ended, "the combat to be over")


def test_a_unit_joins_by_the_word_of_the_table(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "B5"),)))
    own_turn(marshal)
    ann = at(marshal, sit)
    press(ann, "menu", "open-join", "join-D4")
    write(ann, "join-typed", "vampi")
    press(ann, "join-neutral-vampires")
    assert unit_at(marshal.state, "D4") == "neutral:vampires"
    assert marshal.state.at(BY_NAME["D4"]).side == 1  # type: ignore[union-attr]


# --- the end of a round and of the combat ----------------------------------------------------------


def test_a_round_more_is_paid_with_movement(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field())
    marshal.until(lambda state: state.phase == "limit")
    ann = at(marshal, sit)
    ann.sees("Pay 1 movement point (of 3)")
    press(ann, "fight-on")
    assert marshal.state.sides[0].movement == 2
    assert marshal.state.round == 2


def test_a_retreat_ends_it_and_says_what_follows(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field())
    marshal.until(lambda state: state.phase == "limit")
    ann = at(marshal, sit)
    press(ann, "retreat")
    ann.sees("Retreat")
    assert marshal.state.outcome == "retreat"


def test_a_victory_names_experience_and_the_next_combat_remembers_the_decks(house: TableService, sit: Sit) -> None:
    strong = (UnitCard("castle:archangels/pack", "C2"), UnitCard("castle:champions/pack", "B2"))
    marshal = Marshal(house, field(strong, ()))
    marshal.until(lambda state: state.ended)
    assert marshal.state.outcome == "victory"
    ann = at(marshal, sit)
    ann.sees("Victory")
    ann.sees("1 experience")
    ann.sees("Now visit the field.")
    press(ann, "again")
    ann.sees("I enter a level")


def test_the_next_combat_goes_on_at_the_same_table_with_its_decks(house: TableService, sit: Sit) -> None:
    ann = sit("/new/heroes3/heroes3.combat")
    press(ann, "level-II", "hero-level-plus", "mine-add-castle-archangels", "mine-add-castle-champions", "begin")
    ann.wait_until(lambda: has(ann, "place-all"), "the table to open")
    (record,) = house.list()
    marshal = Marshal.__new__(Marshal)
    marshal.house, marshal.table = house, record.id
    marshal.until(lambda state: state.ended)
    ann.wait_until(lambda: has(ann, "again"), "the end")
    drawn = {fighter.kind.key for fighter in marshal.state.fighters if fighter.side == 1}
    press(ann, "again")
    ann.sees("on the discard piles")
    press(ann, "begin")
    ann.wait_until(lambda: has(ann, "place-all"), "the next combat")
    assert len(house.list()) == 1
    assert {card for deck in marshal.state.decks for card in deck.discards} == drawn


# --- odds and looks --------------------------------------------------------------------------------


def test_the_odds_are_there_at_any_moment(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field())
    own_turn(marshal)
    ann = at(marshal, sit)
    press(ann, "open-odds", "odds-work-out")
    ann.sees("What it costs", within=20)
    press(ann, "what-if-0")
    ann.sees("points", within=20)
    press(ann, "odds-keep")
    ann.wait_until(lambda: house.store.settings.get("heroes3-odds-in-view") is True, "the choice to be kept")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_is_drawn_in_every_language_and_size(language: str, house: TableService, sit: Sit) -> None:
    house.store.settings.put("language", language)
    marshal = Marshal(house, field(PLACED, THEIRS), Settings(dice="table"), seed=3)
    devices = [at(marshal, sit, size) for size in (PHONE, TABLET, DESKTOP)]
    seen: set[str] = set()
    while not marshal.state.ended:
        marshal.step()
        moment = str(marshal.state.ask and marshal.state.ask.word) + str(is_ai_to_decide(marshal.state))
        if moment not in seen or marshal.state.ended:
            seen.add(moment)
            for device in devices:
                device.settle()
                spoken = {control.identifier: control.label for control in device.all(ft.Semantics)}
                assert all(str(spoken[f"space-{name}"]).startswith(f"{name}: ") for name in NAMES)
                assert "undo" in spoken
    assert len(seen) > 3


def test_two_devices_see_the_same_board(house: TableService, sit: Sit) -> None:
    marshal = Marshal(house, field(ONE, (UnitCard("neutral:mummies", "D5"),)))
    own_turn(marshal)
    ann, ben = at(marshal, sit), at(marshal, sit, TABLET)
    press(ann, "space-B3")
    ben.wait_until(lambda: "Crusaders" in said(ben, "space-B3"), "the move to be seen")
    assert "order" in names(ben)
