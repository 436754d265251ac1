"""Automatic play at a table: one step with its reason, until people must act, stopped, and never about an old table."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.games.engines import ENGINES
from companion.games.hero_realms import acts, autoplay
from companion.games.hero_realms.bot_turn_steps import decide_next_step
from companion.games.hero_realms.setup_data import Chair, SetupBody, build_setup
from companion.games.heroes3.combat.line_parser import read_line
from companion.games.heroes3.combat.model.setup_data import Army, Fight
from companion.games.heroes3.combat.model.setup_data import CombatSetup as CombatBody
from companion.games.heroes3.combat.model.setup_data import build_setup as lay_combat
from companion.games.heroes3.odds.player_policies import SENSIBLE
from companion.kernel.autoplay_types import AutoAct, TableChoice
from companion.kernel.messages import Message
from companion.library.translations import MessageCatalogue
from companion.tables.autoplay import BOT, Autoplay, describe_step_reason
from companion.tables.table_service import TableService
from database.store import Store
from tests.tables.small_score_sheet import small_setup


@pytest.fixture
def house(file: Path) -> Iterator[TableService]:
    """A house that knows every engine."""
    with Store.open(file) as store:
        yield TableService(store, ENGINES)


@pytest.fixture
def table(house: TableService) -> str:
    """The Dragon is on turn, against Ana with her real cards."""
    body = SetupBody("dragon", (Chair("ana", "Ana", "cleric", played_by="people"),), boss_played_by="app")
    table = house.begin(build_setup(body, 5), "")
    house.give(table, acts.End("ana"), "Ana")
    return table


def test_a_step_is_given_with_its_reason_and_undone_whole(house: TableService, table: str) -> None:
    live, auto = house.open(table), Autoplay(house, table)
    before = live.length
    decided = auto.decide()
    assert isinstance(decided, AutoAct)
    assert live.length == before, "deciding gives nothing"
    played = auto.next()
    assert played is not None
    assert played.acts[0] is decided, "what was decided is not thought about again"
    assert played.length == live.length == before + len(played.acts)
    steps = live.steps[before:]
    assert [(step.act, step.who, step.why) for step in steps] == [(a.act, BOT, a.reason) for a in played.acts]
    told = list(played.told)
    assert isinstance(told[0], Message), "a headline comes first"
    assert describe_step_reason(played, MessageCatalogue("it")).text
    house.undo(table)
    assert len([step for step in live.steps if step.in_force]) == before


def test_cards_alike_are_one_step_and_others_are_not(house: TableService, table: str) -> None:
    for played in Autoplay(house, table).run():
        assert len({act.group for act in played.acts}) == 1
        assert len(played.acts) == 1 or played.acts[0].group


def test_steps_of_one_burst_are_undone_as_one(house: TableService, table: str) -> None:
    live, auto = house.open(table), Autoplay(house, table)
    before = len([step for step in live.steps if step.in_force])
    assert auto.next("all") is not None
    assert auto.next("all") is not None
    house.undo(table)
    assert len([step for step in live.steps if step.in_force]) == before


def test_a_step_is_for_the_table_that_was_seen(house: TableService, table: str) -> None:
    live, auto = house.open(table), Autoplay(house, table)
    seen = live.length
    house.give(table, acts.CorrectLife("ana", 40), "Ana")
    assert auto.next(only_at=seen) is None
    assert live.length == seen + 1
    assert auto.next(only_at=live.length) is not None


def test_it_runs_until_a_person_must_act(house: TableService, table: str) -> None:
    live, auto = house.open(table), Autoplay(house, table)
    played = list(auto.run())
    assert isinstance(played[-1].acts[-1].act, acts.End)
    assert live.state.active == (live.state.table.index["ana"],)
    assert not auto.acts_now
    assert auto.next() is None
    assert auto.decide() is None


def test_it_can_be_stopped_between_two_steps(house: TableService, table: str) -> None:
    auto = Autoplay(house, table)
    run = auto.run()
    next(run)
    auto.stop()
    assert list(run) == []
    assert auto.acts_now, "the turn is not over"
    assert auto.next() is not None, "and can be gone on with"


@pytest.mark.parametrize("how", ["stopped", "overtaken"])
def test_a_thought_that_is_of_no_use_any_more_gives_nothing(
    house: TableService, table: str, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    live, auto = house.open(table), Autoplay(house, table)
    thinking, gate, found = threading.Event(), threading.Event(), list[Any]()

    def slow(state: Any, player: Any) -> Any:
        thinking.set()
        assert gate.wait(20)
        return decide_next_step(state, player)

    monkeypatch.setattr(autoplay, "decide_next_step", slow)
    thread = threading.Thread(target=lambda: found.append(auto.next()))
    thread.start()
    assert thinking.wait(20)
    assert not auto.outdated
    assert auto.next() is None, "one step is made at a time"
    if how == "stopped":
        auto.stop()
    else:
        house.give(table, acts.CorrectLife("ana", 40), "Ana")
        assert auto.outdated
    length = live.length
    gate.set()
    thread.join(20)
    assert found == [None]
    assert live.length == length


def test_a_combat_stops_where_the_table_chooses(house: TableService) -> None:
    """An army of one kind: sooner or later two targets are alike."""
    mine = Army(("castle:griffins/few", "castle:griffins/few", "castle:griffins/few"))
    table = house.begin(lay_combat(CombatBody(Fight(level="IV", mine=mine)), 0), "")
    live, auto, choices = house.open(table), Autoplay(house, table), list[TableChoice]()
    for _ in range(60):
        if live.state.ended:
            break
        found = auto.decide()
        if isinstance(found, TableChoice):
            choices.append(found)
            assert auto.next() is None
            house.give(table, read_line(live.state, found.options[0][0]), "Ana")
        elif found is not None:
            assert auto.next() is not None
        else:
            asked = live.state.ask is not None
            house.give(table, SENSIBLE.answer(live.state) if asked else SENSIBLE.act(live.state), "Ana")
    assert choices
    assert all(len(choice.options) > 1 and choice.reason.message is not None for choice in choices)


def test_a_score_sheet_has_nobody_who_plays_itself(house: TableService) -> None:
    auto = Autoplay(house, house.begin(small_setup(), ""))
    assert not auto.acts_now
    assert auto.next() is None
