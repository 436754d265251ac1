"""The table with an empty chair: a person's turn in a few taps, the market, what is refused, and putting right."""

from __future__ import annotations

import pytest

from companion.games.hero_realms import acts
from companion.games.hero_realms.setup_data import Chair, SetupBody
from companion.kernel.messages import LANGUAGES
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, TABLET, can_press, has, nameless, press, said, surface, write
from tests.app.hero_realms.sample_tables import app_turn, begin, cards_shown, duel, party, row_of, state_of, type_card
from tests.in_process_device import Device

HOARD_SEED = 2
"""The Dragon holds Hoard in its first hand, and so reveals an item in its first turn."""


@pytest.fixture
def table(house: TableService) -> str:
    """Ana and Ben against the Dragon, with a real market."""
    return begin(house, party())


# --- the market ----------------------------------------------------------------------------------


def test_the_first_five_cards_are_told_one_after_the_other_by_two_letters(house: TableService, sit: Sit) -> None:
    table = begin(house, party(), row=())
    ann = sit(f"/table/{table}")
    press(ann, "slot-1")
    told = [type_card(ann, letters) for letters in ("or", "sp", "ra", "br", "ta")]
    assert not has(ann, "close-sheet"), "the sheet goes on from slot to slot and closes after the last"
    assert row_of(house, table) == told == ["orc-grunt", "spark", "rake-master-assassin", "bribe", "taxation"]


def test_slots_are_filled_in_any_order(house: TableService, sit: Sit) -> None:
    table = begin(house, party(), row=())
    ann = sit(f"/table/{table}")
    press(ann, "slot-4")
    type_card(ann, "or")
    assert row_of(house, table) == ["", "", "", "orc-grunt", ""]


def test_letters_are_those_of_the_readers_language(house: TableService, sit: Sit) -> None:
    house.store.settings.put("language", "es")
    table = begin(house, party(), row=())
    ann = sit(f"/table/{table}")
    press(ann, "slot-1")
    write(ann, "slot-typed", "lo")
    assert cards_shown(ann)[0] == "card-dire-wolf", "Lobo gigante"


def test_enter_takes_the_best_match(house: TableService, sit: Sit) -> None:
    table = begin(house, party(), row=())
    ann = sit(f"/table/{table}")
    press(ann, "slot-1")
    write(ann, "slot-typed", "or", submit=True)
    assert row_of(house, table)[0] == "orc-grunt"


def test_a_card_of_which_all_copies_are_seen_is_not_offered(table: str, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "slot-5")
    write(ann, "slot-typed", "rake")
    ann.sees("All copies of the others have been seen.")
    press(ann, "faction-guild")
    assert cards_shown(ann) == []


def test_taking_a_card_is_one_tap_and_asks_for_the_next_one(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    assert said(ann, "slot-2") == "Take from slot 2: Spark, Wild, cost 1"
    press(ann, "slot-2")
    assert house.open(table).steps[-1].act == acts.Take(2, "ana")
    ann.sees("Slot 2: which card?")
    assert type_card(ann, "wo") == row_of(house, table)[1] == "wolf-form"
    press(ann, "slot-0")
    assert state_of(house, table).gems == 15
    assert not has(ann, "close-sheet"), "a Fire Gem needs no other card"


def test_the_question_for_a_card_can_wait_until_the_app_must_know(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "slot-2", "close-sheet", "dragon-hit-5", "end-turn", "end-turn")
    assert state_of(house, table).life(2) == 95
    assert has(ann, "ask-slot"), "the Dragon must know it"
    assert not has(ann, "next-step")
    press(ann, "ask-slot")
    type_card(ann, "wo")
    assert has(ann, "next-step")


def test_where_the_app_deals_nobody_is_asked(house: TableService, sit: Sit) -> None:
    table = begin(house, party(market="app"))
    ann = sit(f"/table/{table}")
    before = row_of(house, table)
    press(ann, "slot-1")
    assert not has(ann, "close-sheet")
    assert row_of(house, table)[1:] == before[1:]
    assert len(state_of(house, table).seats[0].deck) == 11


# --- fighting and healing ------------------------------------------------------------------------


def test_blows_add_up_to_one_step_and_taunt_the_dragon(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    for _ in range(3):
        press(ann, "dragon-hit-5")
    press(ann, "dragon-hit-1")
    ann.sees("−16 so far")
    ann.sees("Taunted by Ana")
    assert said(ann, "dragon-life") == "Dragon: life 84"
    press(ann, "undo")
    assert state_of(house, table).life(2) == 100, "taps in quick succession are taken back together"


def test_a_larger_hit_is_typed(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "pad-dragon", "pad-1", "pad-7")
    ann.sees("Hit for 17: 100 → 83")
    press(ann, "pad-done")
    assert house.open(table).steps[-1].act == acts.Attack("dragon", "", 17, "ana")
    press(ann, "pad-dragon", "pad-quick-8", "pad-done")
    assert state_of(house, table).life(2) == 75


def test_health_goes_to_oneself_or_to_one_nearby(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "ben-plus", "ben-plus", "ana-plus")
    assert [step.act for step in house.open(table).steps[-3:]] == [
        acts.Heal(1, "ben", "ana"),
        acts.Heal(1, "ben", "ana"),
        acts.Heal(1, "ana", "ana"),
    ]
    assert said(ann, "ben-life") == "Ben: life 54"


def test_health_for_somebody_who_is_not_nearby_is_refused_with_the_rule(house: TableService, sit: Sit) -> None:
    cleo = Chair("cleo", "Cleo", "wizard", played_by="people")
    table = begin(house, SetupBody("dragon", (*party().seats, cleo), market="table", boss_played_by="app"))
    ann = sit(f"/table/{table}")
    press(ann, "cleo-plus")
    ann.sees("Ana cannot give health to Cleo")
    assert said(ann, "cleo-life") == "Cleo: life 50"


def test_a_forgotten_loss_is_a_correction(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "ana-minus")
    assert house.open(table).steps[-1].act == acts.CorrectLife("ana", 54)
    press(ann, "pad-ben", "pad-way-set", "pad-4", "pad-0", "pad-done")
    assert house.open(table).steps[-1].act == acts.CorrectLife("ben", 40)


def test_a_champion_is_laid_down_by_two_taps(table: str, house: TableService, sit: Sit) -> None:
    house.give(table, acts.Take(1, "ana"))
    house.give(table, acts.Choose("dire-wolf"))
    ann = sit(f"/table/{table}")
    press(ann, "lay-champion", "lay-orc-grunt")
    assert house.open(table).steps[-1].act == acts.Play("orc-grunt", "ana")
    assert said(ann, "champion-ana-orc-grunt") == "Orc Grunt of Ana, guard, defense 3"
    press(ann, "champion-ana-orc-grunt", "expend")
    assert said(ann, "champion-ana-orc-grunt").endswith("turned sideways")


def test_a_guard_refuses_an_attack_with_the_rule(house: TableService, sit: Sit) -> None:
    table = begin(
        house,
        SetupBody(
            "free-for-all",
            (
                Chair("ana", "Ana", played_by="people"),
                Chair("ben", "Ben", played_by="people"),
                Chair("app", "The app", played_by="app"),
            ),
            first="ana",
            market="table",
        ),
    )
    house.give(table, acts.Take(1, "ana"))
    house.give(table, acts.Choose("dire-wolf"))
    house.give(table, acts.Play("orc-grunt", "ana"))
    house.give(table, acts.End("ana"))
    ann = sit(f"/table/{table}")
    before = house.open(table).shown.length
    press(ann, "ana-minus")
    ann.sees("A guard protects Ana. (6.2)")
    assert house.open(table).shown.length == before, "nothing was entered"
    assert said(ann, "champion-ana-orc-grunt").startswith("Stun with 3 combat")
    press(ann, "champion-ana-orc-grunt")
    assert not has(ann, "champion-ana-orc-grunt")
    press(ann, "ana-minus")
    assert state_of(house, table).life(0) == 49


def test_a_theft_shows_its_number_and_why_it_is_not_possible_now(house: TableService, sit: Sit) -> None:
    table = begin(house, party(), seed=HOARD_SEED)
    house.give(table, acts.End("ana"))
    house.give(table, acts.End("ben"))
    app_turn(house, table)
    ann = sit(f"/table/{table}")
    state = state_of(house, table)
    item = state.table.cards[state.seats[2].beside[0].card]
    press(ann, "deeds")
    ann.sees(f"cards worth {item.check}")
    ann.sees("The Dragon is not taunted")
    assert not can_press(ann, f"steal-{item.id}")
    press(ann, "close-sheet", "pad-dragon", "pad-quick-12", "pad-done", "deeds", f"steal-{item.id}")
    assert any(laid.card == item.index for laid in state_of(house, table).seats[0].beside)


def test_an_ability_asks_the_table_and_takes_an_answer(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "deeds", "use-bless")
    assert has(ann, "question")
    ann.sees("who is blessed?")
    assert not can_press(ann, "answer")
    press(ann, "answer-1")
    assert not has(ann, "question")
    assert has(ann, "end-turn")


def test_a_forced_discard_is_answered_by_the_app_at_once(house: TableService, sit: Sit) -> None:
    table = begin(house, duel(market="table"))
    ann = sit(f"/table/{table}")
    held = len(state_of(house, table).seats[1].hand)
    press(ann, "deeds", "discard-app")
    ann.wait_until(lambda: len(state_of(house, table).seats[1].hand) == held - 1, "the app to discard")
    steps = house.open(table).steps
    assert steps[-1].who == "chair"
    assert steps[-1].why is not None
    assert has(ann, "end-turn")


# --- putting right -------------------------------------------------------------------------------


def test_a_wrong_market_card_and_a_missing_champion_are_put_right_from_the_menu(
    table: str, house: TableService, sit: Sit
) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "menu", "correct-slot-3")
    type_card(ann, "wo")
    assert row_of(house, table)[2] == "wolf-form"
    press(ann, "menu", "correct-ben", "missing-champion")
    write(ann, "lay-typed", "rake")
    press(ann, "lay-rake-master-assassin")
    press(ann, "seat-ben", "about-rake-master-assassin", "champion-gone")
    assert [step.act for step in house.open(table).steps[-2:]] == [
        acts.CorrectChampion("ben", "rake-master-assassin", True),
        acts.CorrectChampion("ben", "rake-master-assassin", False),
    ]


def test_a_hit_entered_wrongly_is_repaired_in_the_history(table: str, house: TableService, sit: Sit) -> None:
    for amount in (5, 5):
        house.give(table, acts.Attack("dragon", "", amount, "ana"), burst="a")
    house.give(table, acts.Heal(4, "ben", "ana"))
    ann = sit(f"/table/{table}/history")
    press(ann, "repair-6")
    ann.sees("Hit on Dragon −10")
    press(ann, "mend-number-minus", "mend-number-minus", "mend-done")
    assert state_of(house, table).life(2) == 92
    press(ann, "repair-8", "mend-number-plus", "mend-done")
    assert said_life(house, table, 1) == 57
    press(ann, "repair-8", "mend-remove", "mend-done")
    assert said_life(house, table, 1) == 52


def said_life(house: TableService, table: str, seat: int) -> int:
    """The life of a seat."""
    return state_of(house, table).life(seat)


def test_a_quick_tap_before_the_end_of_the_turn_still_counts_and_a_second_press_does_not(
    table: str, house: TableService, sit: Sit
) -> None:
    ann = sit(f"/table/{table}")
    hit, end = surface(ann, "dragon-hit-5"), surface(ann, "end-turn")
    for control in (hit, end, end):
        _press_without_waiting(ann, control._i)
    ann.wait_until(lambda: state_of(house, table).active != (0,), "Ana's turn to be over")
    ann.settle()
    assert state_of(house, table).life(2) == 95
    assert state_of(house, table).active == (1,), "Ben's turn was not skipped"
    assert not has(ann, "toast-close")


def _press_without_waiting(device: Device, control: int) -> None:
    loop = device._room.loop
    loop.call_soon(lambda: loop.create_task(device._dispatch(control, "click", None)))


def test_two_devices_see_the_same_table(table: str, sit: Sit) -> None:
    ann, ben = sit(f"/table/{table}"), sit(f"/table/{table}", TABLET)
    press(ann, "dragon-hit-5")
    ben.sees("Dragon: life 95")
    press(ben, "end-turn")
    ann.sees("End turn → Dragon")


# --- every screen --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_and_its_sheets_are_drawn_in_every_language_and_size(
    language: str, table: str, house: TableService, sit: Sit
) -> None:
    house.store.settings.put("language", language)
    house.give(table, acts.CorrectChampion("ana", "man-at-arms", True))
    for size in (TABLET, DESKTOP):
        assert nameless(sit(f"/table/{table}", size)) == []
    ann = sit(f"/table/{table}", PHONE)
    assert nameless(ann) == []
    for opens in (
        ("menu",),
        ("menu", "open-steps"),
        ("deeds",),
        ("lay-champion",),
        ("pad-ana",),
        ("pad-dragon",),
        ("seat-ana",),
        ("seat-dragon",),
        ("champion-ana-man-at-arms",),
    ):
        _opens(ann, opens)
    ann = sit(f"/table/{table}/history")
    press(ann, "repair-6")
    assert nameless(ann) == []


def _opens(device: Device, opens: tuple[str, ...]) -> None:
    press(device, *opens)
    assert has(device, "close-sheet"), opens
    assert nameless(device) == [], opens
    press(device, "close-sheet")
