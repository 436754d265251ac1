"""A party of two with real cards against the Dragon: taking, laying and hitting, tap by tap."""

from __future__ import annotations

import pytest

from companion.games.hero_realms import acts
from companion.games.hero_realms.bot_turn_steps import find_awaited_actor
from companion.games.hero_realms.physical.act_options import list_physical_player_options
from companion.games.hero_realms.refusals import Guarded, NoCombat, NotAnOption, NotThere, OutOfReach
from companion.games.hero_realms.setup_data import Chair, SetupBody, build_setup, parse_setup_body
from companion.kernel.events import Event
from companion.kernel.question_types import Chance, Decision
from companion.kernel.refusals import BeyondLimit, Malformed
from tests.hero_realms.physical.physical_tables import RealTable, party


def told(events: list[Event]) -> list[str]:
    """The messages of events."""
    return [event.message.id for event in events]


# --- set-up -----------------------------------------------------------------------------------------


def test_people_own_their_starting_cards_and_nobody_knows_where_they_are(table: RealTable) -> None:
    assert table.owns("ben") == ["gold"] * 5 + ["ruby"] * 2 + ["throwing-knife"] * 3
    ana = table.state.seats[table.seat("ana")]
    assert (ana.hand, ana.discard, ana.held) == ([], [], 3)
    assert len(table.state.seats[table.seat("dragon")].hand) == 6


def test_the_table_is_asked_which_cards_lie_in_the_market_and_then_for_the_turn() -> None:
    table = RealTable(party("dragon"))
    asked = table.table.question
    assert isinstance(asked, Chance)
    assert len(asked.options) == 54
    assert find_awaited_actor(table.state).kind == "turned"
    table.open_market()
    turn = table.table.question
    assert isinstance(turn, Decision)
    assert (turn.id, turn.seat) == ("people", "ana")
    assert (find_awaited_actor(table.state).kind, find_awaited_actor(table.state).seat) == ("people", "ana")


def test_a_boss_is_never_played_with_real_cards() -> None:
    seats = (Chair("a", boss="dragon", played_by="people"), Chair("b", boss="lich"))
    with pytest.raises(Malformed, match="hr-boss-by-people"):
        parse_setup_body(build_setup(SetupBody("boss-vs-boss", seats), 1))


# --- taking and laying ------------------------------------------------------------------------------


def test_taking_a_slot_asks_what_turned_up_and_nobodys_gold_is_counted(table: RealTable) -> None:
    table.do("take 3")
    assert "rake-master-assassin" in table.owns("ana")
    assert table.row()[2] == ""
    assert isinstance(table.table.question, Chance)
    table.do("choose dire-wolf")
    assert table.row()[2] == "dire-wolf"
    table.do("take gem")
    assert table.state.gems == 15
    assert "fire-gem" in table.owns("ana")


def test_several_cards_are_taken_before_anybody_types_what_turned_up(table: RealTable) -> None:
    table.do("take 1", "take 2", "hit dragon 3", "end")
    assert find_awaited_actor(table.state).kind == "turned"
    table.do("choose wolf-form", "choose the-rot")
    assert table.row()[:2] == ["wolf-form", "the-rot"]
    assert find_awaited_actor(table.state).seat == "ben"


def test_what_turned_up_is_told_in_any_order(table: RealTable) -> None:
    table.do("take 1", "take 2", "turn 2 wolf-form")
    assert table.row()[:2] == ["", "wolf-form"]
    with pytest.raises(NotThere, match="hr-all-seen"):
        table.do("turn 1 wolf-form")
    with pytest.raises(NotAnOption, match="hr-slot-not-asked"):
        table.do("turn 2 the-rot")
    table.do("turn 1 the-rot")
    assert not table.state.asks


def test_where_the_app_deals_the_table_mirrors_it() -> None:
    table = RealTable(party("dragon", "app"))
    first = table.row()[0]
    events = table.do("take 1")
    assert first in table.owns("ana")
    assert table.row()[0] != ""
    assert "hr-turns-up" in told(events)


def test_a_champion_that_is_owned_is_laid_down(table: RealTable) -> None:
    table.do("lay follower")
    assert table.in_play("ana") == ["follower"]
    assert table.owns("ana").count("follower") == 1


def test_a_forgotten_purchase_comes_to_light_when_the_champion_is_laid(table: RealTable) -> None:
    events = table.do("lay grak")
    assert "hr-forgotten" in told(events)
    assert table.in_play("ana") == ["grak-storm-giant"]
    grak = table.state.table.book.index("grak-storm-giant")
    assert grak not in table.state.deck
    table.do("lay orc-grunt")
    assert table.row()[0] == ""


def test_a_champion_of_which_all_copies_are_seen_elsewhere_is_refused(table: RealTable) -> None:
    table.do("take 3", "choose dire-wolf", "end")
    with pytest.raises(NotThere) as refused:
        table.do("lay rake-master-assassin")
    assert (refused.value.message.id, refused.value.rule) == ("hr-all-seen", "hero_realms 5")
    with pytest.raises(NotThere, match="hr-not-owned"):
        table.do("lay follower")


def test_where_the_app_deals_nobody_owns_what_it_has_not_dealt() -> None:
    table = RealTable(party("dragon", "app"))
    undealt = next(c for c in table.state.deck if table.state.table.cards[c].champion and c not in table.state.row)
    with pytest.raises(NotThere, match="hr-all-seen"):
        table.table.give(acts.Play(table.state.table.book.names[undealt]))


def test_sacrificed_cards_are_owned_no_more_and_gems_go_back(table: RealTable) -> None:
    table.do("sacrifice gold", "take gem", "sacrifice fire-gem")
    assert table.owns("ana").count("gold") == 5
    assert table.state.gems == 16


# --- hitting ----------------------------------------------------------------------------------------


def test_ten_damage_by_one_person_in_one_turn_taunts_the_dragon(table: RealTable) -> None:
    table.do("hit dragon 9", "end", "hit dragon 6", "hit dragon 4")
    assert table.life("dragon") == 100 - 19
    assert table.state.seats[table.seat("dragon")].taunters == [table.seat("ben")]


def test_a_guard_stands_before_the_boss_and_damage_adds_up_on_it(table: RealTable) -> None:
    dragon = table.seat("dragon")
    table.state.seats[dragon].discard += [table.state.table.book.index(c) for c in ("orc-grunt", "street-thug")]
    table.do("correct champion dragon/orc-grunt there", "correct champion dragon/street-thug there")
    with pytest.raises(Guarded) as refused:
        table.do("hit dragon 5")
    assert refused.value.rule == "hero_realms 6.2"
    with pytest.raises(Guarded):
        table.do("hit dragon/street-thug")
    with pytest.raises(Guarded):
        table.do("stun dragon/street-thug")
    table.do("stun dragon/street-thug freely", "hit dragon/orc-grunt 2")
    assert table.in_play("dragon") == ["orc-grunt"]
    options = list_physical_player_options(table.state, 0)
    assert [(t.champion, t.needs, t.refusal is None) for t in options.targets] == [
        ("", 100, False),
        ("orc-grunt", 1, True),
    ]
    table.do("hit dragon/orc-grunt", "hit dragon 5")
    assert table.life("dragon") == 95


def test_nobody_hits_their_own_party_and_an_attack_needs_a_number(table: RealTable) -> None:
    with pytest.raises(OutOfReach):
        table.do("hit ben 3")
    with pytest.raises(NoCombat, match="hr-say-how-much"):
        table.do("hit dragon")
    with pytest.raises(BeyondLimit):
        table.do("hit dragon 5000")


def test_direct_damage_passes_guards(table: RealTable) -> None:
    table.state.seats[table.seat("dragon")].discard.append(table.state.table.book.index("orc-grunt"))
    table.do("correct champion dragon/orc-grunt there", "harm dragon 4", "harm dragon/orc-grunt 2")
    assert table.life("dragon") == 96
    assert table.in_play("dragon") == ["orc-grunt"]
    table.do("harm dragon/orc-grunt 1")
    assert table.in_play("dragon") == []
