"""The end of a table with an empty chair: who won, and numbers that the journal bears out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.app.models.hero_realms.game_statistics import count_game_statistics
from companion.games.engines import ENGINES
from companion.games.hero_realms import acts
from companion.kernel.messages import LANGUAGES
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, has, nameless, press
from tests.app.hero_realms.sample_tables import app_turn, begin, party, state_of

SECOND = 1000


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def clock() -> Clock:
    """Time stands still until it is moved."""
    return Clock()


@pytest.fixture
def house(file: Path, clock: Clock) -> Iterator[TableService]:
    """An empty house with every engine in it."""
    with Store.open(file) as store:
        yield TableService(store, ENGINES, clock)


@pytest.fixture
def won(house: TableService, clock: Clock) -> str:
    """Two rounds against the Dragon; Ana needs 90 seconds for her second turn and wins in it."""
    table = begin(house, party())
    for act in (
        acts.Take(1),
        acts.Choose("wolf-form"),
        acts.Take(0),
        acts.Attack("dragon", "", 30),
        acts.CorrectLife("ana", 54),
        acts.End(),
        acts.Attack("dragon", "", 5),
        acts.End(),
    ):
        house.give(table, act, who="device-phone")
    app_turn(house, table)
    clock.now += 90 * SECOND
    house.give(table, acts.Attack("dragon", "", state_of(house, table).life(2)), who="device-phone")
    if not state_of(house, table).ended:  # Guardian's Shield took some of it
        house.give(table, acts.Attack("dragon", "", state_of(house, table).life(2)), who="device-phone")
    return table


def test_the_winners_and_the_numbers_are_shown(won: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{won}")
    ann.sees("Ana and Ben win")
    ann.sees("Rounds: 2")
    counted = count_game_statistics(house.open(won))
    assert counted.damage[0] + counted.damage[1] == 100, "all the Dragon had"
    ann.sees(f"Damage by Ana: {counted.damage[0]}")
    ann.sees("Damage by Ben: 5")
    ann.sees("Longest turn: Ana: 1:30")
    assert not has(ann, "end-turn")


def test_the_summary_counts_purchases_and_leaves_corrections_out(won: str, house: TableService) -> None:
    counted = count_game_statistics(house.open(won))
    cards = house.open(won).state.table.cards
    assert [cards[card].id for card in counted.bought[0]] == ["orc-grunt", "fire-gem"]
    bought = [s.act.card for s in house.open(won).steps if s.who == "chair" and isinstance(s.act, acts.Acquire)]
    assert [cards[card].id for card in counted.bought.get(2, [])] == bought
    state = house.open(won).state
    lost = (55 - 1 - state.life(0)) + (52 - state.life(1))
    assert counted.damage.get(2, 0) == lost, "the life that was put right by hand is nobody's damage"


def test_undo_takes_the_end_back(won: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{won}")
    press(ann, "undo")
    assert not has(ann, "summary")
    assert has(ann, "end-turn")


def test_play_again_is_two_taps(won: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{won}")
    press(ann, "again")
    ann.sees("New table with an empty chair")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_drawn_in_every_language_and_size(language: str, won: str, house: TableService, sit: Sit) -> None:
    house.store.settings.put("language", language)
    for size in (PHONE, DESKTOP):
        ann = sit(f"/table/{won}", size)
        assert has(ann, "summary")
        assert nameless(ann) == []
