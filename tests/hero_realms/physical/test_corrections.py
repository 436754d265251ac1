"""What was entered wrongly at a real table, put right now or later, and what is refused."""

from __future__ import annotations

import pytest

from companion.games.hero_realms import acts
from companion.games.hero_realms.bot_turn_steps import find_awaited_actor
from companion.games.hero_realms.refusals import NotThere, NotYourTurn
from companion.games.hero_realms.setup_data import Layout
from companion.kernel.refusals import Refused
from tests.hero_realms.physical.physical_tables import MARKET, RealTable, party
from tests.hero_realms.sample_tables import GAME


def test_a_wrong_card_in_the_market_is_put_right_without_going_back(table: RealTable) -> None:
    table.do("correct slot 2 dire-wolf")
    assert table.row()[1] == "dire-wolf"
    assert table.state.table.book.index("spark") in table.state.deck
    with pytest.raises(NotThere, match="hr-all-seen"):
        table.do("correct slot 1 dire-wolf")
    table.do("take 5", "correct slot 5 the-rot")
    assert table.row()[4] == "the-rot"
    assert not table.state.asks


def test_a_purchase_that_was_forgotten_is_entered_in_somebody_elses_turn(table: RealTable) -> None:
    table.do("end", "ana: take 2")
    assert "spark" in table.owns("ana")
    table.do("choose the-rot", "end", "ben: take 1")
    assert "orc-grunt" in table.owns("ben")
    assert find_awaited_actor(table.state).kind == "turned"
    with pytest.raises(NotYourTurn):
        table.do("dragon: take 3")
    with pytest.raises(NotYourTurn):
        table.do("ana: hit dragon 3")


def test_a_life_total_is_put_right_and_told_as_a_correction(table: RealTable) -> None:
    events = table.do("correct life ana 31")
    assert table.life("ana") == 31
    assert (events[0].message.id, events[0].reason.message.id) == ("hr-correct-life", "hr-table-says")  # type: ignore[union-attr]
    table.do("correct life ben 0")
    assert table.state.seats[1].out
    table.do("correct life ben 20")
    assert (table.state.seats[1].out, table.life("ben")) == (False, 20)


def test_a_step_is_repaired_later_and_what_followed_follows_again(table: RealTable) -> None:
    table.do("take 1", "choose spark", "end")
    number = next(step.number for step in table.table.steps if step.act == acts.Choose("spark") and step.number > 6)
    table.table.repair(number, acts.Choose("dire-wolf"))
    assert table.row()[0] == "dire-wolf"
    first = table.table.steps[0].number
    table.table.repair(first, acts.Choose("cron-the-berserker"))
    assert "cron-the-berserker" in table.owns("ana")
    assert MARKET[0] not in table.owns("ana")


@pytest.mark.parametrize(
    "line",
    [
        "take 9",
        "take 0 1",
        "hit nobody 3",
        "hit dragon -3",
        "heal",
        "heal ana many",
        "lay nothing",
        "stun dragon",
        "check",
        "correct",
        "correct life ana",
        "correct slot 9 rake",
        "correct champion ana/gold there",
        "prepare gold",
        "correct item gold ana",
        "correct life ana 5000",
        "harm dragon",
        "discard",
        "borrow",
        "sacrifice longsword",
        "discard ben 1",
        "harm ben 2",
        "expend shield-bearer",
        "ally follower",
        "choose gold",
    ],
)
def test_whatever_cannot_be_is_refused_and_changes_nothing(table: RealTable, line: str) -> None:
    before = table.state.copy()
    with pytest.raises(Refused):
        table.do(line)
    assert table.state == before


def test_the_layout_with_all_cards_in_the_app_is_made_once() -> None:
    layout = Layout(party("dragon"))
    assert layout.simulated is layout.simulated
    assert not layout.simulated.people
    assert layout.simulated.simulated is layout.simulated


def test_taps_on_one_life_total_are_told_as_one() -> None:
    one = acts.Attack("dragon", "", 1, "ana")
    assert GAME.merged([one, one, acts.Attack("dragon", "", 5, "ana")]) == acts.Attack("dragon", "", 7, "ana")
    assert GAME.merged([acts.Heal(1, "ben"), acts.Heal(2, "ben")]) == acts.Heal(3, "ben")
    assert GAME.merged([acts.CorrectLife("ana", 9), acts.CorrectLife("ana", 8)]) == acts.CorrectLife("ana", 8)
    assert GAME.merged([one, acts.Attack("lich", "", 1, "ana")]) is None
    assert GAME.merged([one, acts.Heal(1, "ana")]) is None
    assert GAME.merged([acts.Take(1), acts.Take(2)]) is None
