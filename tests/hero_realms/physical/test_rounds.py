"""Rounds at a real table: people enter a few taps, and the boss plays its turn step by step."""

from __future__ import annotations

import pytest

from companion.games.engines import load_engine
from companion.games.hero_realms import acts
from companion.games.hero_realms.bot_turn_steps import find_awaited_actor
from companion.games.hero_realms.physical.act_options import list_physical_player_options
from companion.games.hero_realms.refusals import NotYourTurn
from companion.games.hero_realms.setup_data import Chair, SetupBody, build_setup
from companion.kernel.events import ignore_event
from tests.hero_realms.physical.physical_tables import REAL_TABLES, RealTable, party
from tests.hero_realms.sample_tables import GAME


@pytest.mark.parametrize("boss", ["dragon", "lich"])
@pytest.mark.parametrize("market", ["table", "app"])
def test_three_rounds_are_played_and_every_step_of_the_boss_is_told(boss: str, market: str) -> None:
    table = RealTable(party(boss, market))
    if market == "table":
        table.open_market()
    for _ in range(3):
        for slot in ("2", "4"):
            targets = [
                t for t in list_physical_player_options(table.state, table.state.active[0]).targets if t.refusal is None
            ]
            if table.row()[int(slot) - 1]:
                table.do(f"take {slot}")
            table.do(
                f"hit {targets[-1].player} 4"
                if not targets[-1].champion
                else f"hit {targets[-1].player}/{targets[-1].champion}",
                "end",
            )
            while find_awaited_actor(table.state).kind == "turned":
                table.do(f"choose {table._unseen()}")
        steps = table.let_chairs_play()
        assert isinstance(steps[-1].act, acts.End)
        assert all(step.seat == boss and step.reason.message is not None and step.reason.rule for step in steps)
        assert find_awaited_actor(table.state).kind == "people"
    assert table.state.turns == 10


def test_the_boss_tells_people_what_to_discard_and_they_choose_themselves() -> None:
    table = RealTable(party("dragon"))
    dragon = table.seat("dragon")
    table.open_market()
    table.do("end", "end")
    table.state.seats[dragon].hand = [table.state.table.book.index("spark")]
    events = [event for step in table.let_chairs_play() for event in step.events]
    discards = [event for event in events if event.message.id == "hr-must-discard"]
    assert len(discards) == 1
    assert sum(table.state.seats[n].held for n in (0, 1)) == 9


def test_such_a_table_is_opened_by_its_engine_and_typed_at() -> None:
    hero_realms = load_engine("hero-realms")
    table = RealTable(REAL_TABLES["a missing third"])
    assert [name for name, _ in hero_realms.face(table.state).people] == ["Ana", "Ben"]
    assert hero_realms.examples(table.state)[-1] == "end"
    for line in hero_realms.examples(table.state):
        hero_realms.game.apply(table.state.copy(), hero_realms.read_line(table.state, line, 0), ignore_event)


def test_a_seat_of_people_and_a_chair_take_only_their_own_kind_of_acts(table: RealTable) -> None:
    with pytest.raises(NotYourTurn, match="hr-real-cards"):
        table.table.give(acts.Steal("crown-of-will", ()))
    simulated = GAME.start(build_setup(SetupBody("free-for-all", (Chair("a"), Chair("b"))), 1), ignore_event)
    with pytest.raises(NotYourTurn, match="hr-cards-here"):
        GAME.apply(simulated, acts.Take(1), ignore_event)
