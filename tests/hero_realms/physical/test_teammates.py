"""What people with real cards use and do together: skills, healing, the hoard, cards of the defeated."""

from __future__ import annotations

import pytest

from companion.games.hero_realms import acts
from companion.games.hero_realms.bot_turn_steps import decide_next_step, find_awaited_actor
from companion.games.hero_realms.bots.knight import Knight
from companion.games.hero_realms.physical.act_options import list_physical_player_options
from companion.games.hero_realms.questions.hoard_items import reveal_hoard_items
from companion.games.hero_realms.refusals import CheckFailed, NoSuchAbility, NotThere, OutOfReach
from companion.games.hero_realms.setup_data import SetupBody
from tests.hero_realms.physical.physical_tables import REAL_TABLES, RealTable, party, person

# --- skills, abilities, what is asked ---------------------------------------------------------------


def test_a_blessing_is_asked_for_and_used_once_a_turn(table: RealTable) -> None:
    table.do("expend bless")
    asked = table.table.question
    assert asked is not None
    assert [option.id for option in asked.options] == ["choose ana", "choose ben"]
    table.do("choose ben")
    assert table.life("ben") == 55
    assert len(table.state.seats[table.seat("ben")].bless) == 1
    with pytest.raises(NoSuchAbility, match="hr-expended"):
        table.do("expend bless")


def test_resurrect_brings_back_a_champion_that_was_stunned(table: RealTable) -> None:
    table.do("lay follower", "end", "end")
    table.state.seats[table.seat("ana")].stunned.append(table.state.table.book.index("follower"))
    table.state.seats[table.seat("ana")].deck.append(table.state.table.book.index("follower"))
    table.let_chairs_play()
    before = table.in_play("ana").count("follower")
    table.do("sacrifice resurrect")
    assert table.in_play("ana").count("follower") == before + 1
    with pytest.raises(NotThere):
        table.do("sacrifice resurrect")


def test_a_pick_pocket_heals_somebody_nearby_and_the_dragon_decides_what_it_discards(table: RealTable) -> None:
    table.do("end", "expend pick-pocket", "choose ana")
    assert table.life("ana") == 58
    assert (find_awaited_actor(table.state).kind, find_awaited_actor(table.state).seat) == ("app", "dragon")
    steps = table.let_chairs_play()
    assert [type(step.act) for step in steps] == [acts.Choose]
    assert len(table.state.seats[table.seat("dragon")].hand) == 5
    assert find_awaited_actor(table.state).seat == "ben"


def test_a_card_that_makes_the_dragon_discard_is_one_tap(table: RealTable) -> None:
    table.do("discard dragon 2")
    table.let_chairs_play()
    assert len(table.state.seats[table.seat("dragon")].hand) == 4
    table.do("play spark")
    table.let_chairs_play()
    assert len(table.state.seats[table.seat("dragon")].hand) == 3


def test_heist_takes_a_card_of_the_discard_pile_of_the_dragon_after_two_turns() -> None:
    table = RealTable(party("dragon", "app"))
    book = table.state.table.book
    for _ in range(2):
        table.do("end")
        with pytest.raises(NoSuchAbility, match="hr-too-early"):
            table.do("sacrifice heist")
        table.do("end")
        table.let_chairs_play()
    table.do("end")
    dragon = table.state.seats[table.seat("dragon")]
    bought = next(c for c in dragon.discard if table.state.table.cards[c].printed)
    with pytest.raises(NoSuchAbility, match="hr-no-heist"):
        table.table.give(acts.Acquire(book.names[bought], source="dragon"))
    table.do("sacrifice heist")
    count = dragon.discard.count(bought)
    table.table.give(acts.Acquire(book.names[bought], source="dragon"))
    assert book.names[bought] in table.owns("ben")
    assert table.state.seats[table.seat("dragon")].discard.count(bought) == count - 1


def test_an_expended_guard_is_prepared_again_at_the_end_of_the_turn(table: RealTable) -> None:
    table.do("lay follower", "expend follower")
    guard = table.state.seats[0].play[0]
    assert guard.expended
    table.do("prepare follower")
    with pytest.raises(NoSuchAbility, match="hr-prepared-already"):
        table.do("prepare follower")
    table.do("expend follower", "end")
    assert not table.state.seats[0].play[0].expended


def test_health_goes_to_oneself_or_one_nearby() -> None:
    three = SetupBody("dragon", (person("ana", "cleric"), person("ben", "thief"), person("cleo", "wizard")))
    table = RealTable(three)
    table.do("heal 2", "heal ben 4")
    assert (table.life("ana"), table.life("ben")) == (57, 56)
    assert list_physical_player_options(table.state, 0).healing == ("ana", "ben")
    with pytest.raises(OutOfReach) as refused:
        table.do("heal cleo 4")
    assert refused.value.rule == "hero_realms 8.3"


# --- the hoard and the defeated ---------------------------------------------------------------------


def with_item(table: RealTable) -> RealTable:
    dragon = table.state.seats[table.seat("dragon")]
    dragon.hoard.remove(table.state.table.book.index("crown-of-will"))
    dragon.hoard.append(table.state.table.book.index("crown-of-will"))
    reveal_hoard_items(table.state, table.seat("dragon"), 1, None)
    return table


def test_an_item_is_stolen_only_while_the_dragon_is_taunted(table: RealTable) -> None:
    with_item(table)
    with pytest.raises(CheckFailed, match="hr-not-taunted"):
        table.do("check crown-of-will")
    assert list_physical_player_options(table.state, 0).stealable[0].number == 5
    table.do("hit dragon 10", "check crown-of-will failed")
    assert list_physical_player_options(table.state, 0).stealable[0].refusal is None
    table.do("check crown-of-will passed")
    assert [table.state.table.cards[x.card].id for x in table.state.seats[0].beside][-1] == "crown-of-will"
    table.do("expend crown-of-will", "correct item crown-of-will dragon")
    assert list_physical_player_options(table.state, 0).stealable


def test_a_card_of_a_defeated_player_is_borrowed_once_a_cycle(table: RealTable) -> None:
    table.do("end", "correct life ana 0")
    assert table.state.seats[0].out
    table.do("borrow from ana")
    with pytest.raises(NoSuchAbility, match="hr-lent-already"):
        table.do("borrow from ana")
    table.do("lay follower")
    assert table.state.seats[1].play[0].owner == 0
    assert table.owns("ana").count("follower") == 1
    table.do("correct champion ben/follower gone")
    assert table.owns("ana").count("follower") == 2
    table.do("end")
    table.let_chairs_play()
    assert find_awaited_actor(table.state).seat == "ben"
    table.do("borrow from ana")


def test_nothing_is_borrowed_from_the_standing(table: RealTable) -> None:
    with pytest.raises(NoSuchAbility, match="hr-not-defeated"):
        table.do("borrow from ben")


def test_a_chair_borrows_from_a_defeated_person_and_the_table_says_which_card() -> None:
    table = RealTable(REAL_TABLES["a missing third in the party"])
    table.open_market()
    table.do("end", "correct life ana 0", "end")
    step = decide_next_step(table.state, Knight())
    assert step is not None
    assert step.act == acts.Borrow("", "ana")
    table.table.give(step.act)
    assert (find_awaited_actor(table.state).kind, find_awaited_actor(table.state).seat) == ("people", "ana")
    table.do("choose follower")
    table.let_chairs_play()
    cleo = table.state.seats[table.seat("cleo")]
    assert [laid.owner for laid in cleo.play if laid.card == table.state.table.book.index("follower")] in ([], [0])
    assert (table.owns("ana").count("follower") + table.in_play("cleo").count("follower")) == 2


def test_a_card_of_a_defeated_chair_is_borrowed_by_name() -> None:
    table = RealTable(REAL_TABLES["a missing third in the party"])
    table.open_market()
    cleo = table.state.seats[table.seat("cleo")]
    card = table.state.table.book.names[cleo.hand[0]]
    table.do("correct life cleo 0")
    with pytest.raises(NotThere):
        table.do("borrow from cleo")
    table.do(f"borrow {card} from cleo")
    assert len(table.state.seats[table.seat("cleo")].hand) == 2
