"""Of an ability that people use only what happens on the table is carried out, and only that is asked for."""

from __future__ import annotations

import pytest

from companion.games.hero_realms.setup_data import Chair, SetupBody
from companion.kernel.question_types import Decision
from tests.hero_realms.physical.physical_tables import RealTable, person


def against_rex(character: str = "", *owned: str) -> RealTable:
    """Ana with a character and more cards against Rex, who has two champions in play."""
    rex = Chair("rex", "Rex", played_by="app")
    table = RealTable(SetupBody("free-for-all", (person("ana", character), rex), first="ana", market="table"))
    table.open_market("taxation", "taxation", "taxation", "profit", "profit")
    index = table.state.table.book.index
    table.state.seats[1].discard += [index("street-thug"), index("cult-priest")]
    for card in ("street-thug", "cult-priest"):
        table.state.deck.remove(index(card))
        table.do(f"correct champion rex/{card} there")
    for card in owned:
        table.state.deck.remove(index(card))
        table.state.seats[0].deck.append(index(card))
    return table


def asked(table: RealTable) -> list[str]:
    """What people are asked, by its answers; nothing where it is simply their turn."""
    question = table.table.question
    assert isinstance(question, Decision)
    return [] if question.id == "people" else [option.id.removeprefix("choose ") for option in question.options]


def test_a_fireball_burns_a_player_and_all_their_champions() -> None:
    table = against_rex("wizard")
    table.do("sacrifice fireball")
    assert table.life("rex") == 46
    assert table.in_play("rex") == []


def test_a_headshot_may_stun_a_champion() -> None:
    table = against_rex("ranger")
    table.do("sacrifice headshot")
    assert asked(table) == ["rex/street-thug", "rex/cult-priest", "none"]
    table.do("choose rex/cult-priest")
    assert table.in_play("rex") == ["street-thug"]


@pytest.mark.parametrize(
    ("character", "line"),
    [("ranger", "expend track"), ("fighter", "expend shoulder-bash"), ("fighter", "sacrifice crushing-blow")],
)
def test_what_happens_in_hand_deck_and_pools_is_nobodys_business(character: str, line: str) -> None:
    table = against_rex(character)
    table.do(line)
    assert asked(table) == []
    assert (table.life("ana"), table.life("rex")) == (60 if character == "fighter" else 58, 50)


def test_channelling_costs_a_point_of_life() -> None:
    table = against_rex("wizard")
    table.do("expend channel")
    assert table.life("ana") == 49


def test_a_champion_that_may_stun_asks_whom() -> None:
    table = against_rex("", "rake-master-assassin")
    table.do("lay rake", "expend rake")
    assert asked(table) == ["rex/street-thug", "rex/cult-priest", "none"]
    table.do("choose none")
    assert table.in_play("rex") == ["street-thug", "cult-priest"]


def test_a_choice_is_asked_only_where_one_side_of_it_can_be_seen() -> None:
    table = against_rex("", "tithe-priest", "darian-war-mage", "man-at-arms")
    table.do("lay man-at-arms", "lay tithe-priest", "expend man-at-arms")
    assert asked(table) == []
    table.do("expend tithe-priest")
    assert len(asked(table)) == 2
    table.do("choose health+1*count(champion)")
    assert table.life("ana") == 52
    other = against_rex("wizard")
    other.do("lay cat-familiar", "expend cat-familiar", "choose combat+1")
    assert other.life("ana") == 50


def test_a_played_card_heals_by_the_champions_that_are_there() -> None:
    table = against_rex("", "recruit", "tithe-priest")
    table.do("lay tithe-priest", "play recruit")
    assert table.life("ana") == 54
    assert "recruit" in table.owns("ana")


def test_an_ally_ability_works_once_a_turn_and_prepares_a_champion() -> None:
    table = against_rex("", "arkus-imperial-dragon", "domination")
    table.do("lay arkus", "ally arkus")
    assert table.life("ana") == 56
    table.do("expend arkus", "play domination")
    assert table.life("ana") == 62
    assert table.state.seats[0].play[0].expended
    table.do("prepare arkus")
    assert not table.state.seats[0].play[0].expended


def test_an_action_that_makes_opponents_discard_is_played_by_name() -> None:
    table = against_rex("", "elven-curse")
    hand = len(table.state.seats[1].hand)
    table.do("play elven-curse")
    table.let_chairs_play()
    assert len(table.state.seats[1].hand) == hand - 1


def test_an_orb_stuns_behind_a_guard_for_its_text_has_no_target() -> None:
    table = against_rex()
    index = table.state.table.book.index
    table.state.seats[1].discard.append(index("orc-grunt"))
    table.state.deck.remove(index("orc-grunt"))
    table.do("correct champion rex/orc-grunt there")
    table.do("stun rex/cult-priest freely")
    assert table.in_play("rex") == ["street-thug", "orc-grunt"]
