"""A table is a pure function of its setup and its journal: give, undo, redo, repair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kernel import position_cache
from companion.kernel.acts import Act
from companion.kernel.events import Tell
from companion.kernel.journal import Entry
from companion.kernel.position_cache import CHECKPOINT_EVERY, RECENT
from companion.kernel.refusals import BeyondLimit, NotNow, Refused, Unknown
from companion.kernel.table import Table
from tests.kernel.tally import SETUP, Add, Tally, TallyState, Throw


def new_table() -> Table[TallyState, Any]:
    return Table(Tally(), SETUP)


def played(*numbers: int) -> Table[TallyState, Any]:
    table = new_table()
    for number in numbers:
        table.give(Add(number))
    return table


def test_a_refused_act_changes_nothing() -> None:
    table = played(3)
    with pytest.raises(BeyondLimit):
        table.give(Add(-4))
    assert (table.state.total, table.length, len(table.steps)) == (3, 1, 1)


def test_undo_takes_back_one_act_and_redo_brings_it_again() -> None:
    table = played(3, 4)
    table.undo()
    assert table.state.total == 3
    table.redo()
    assert table.state.total == 7


def test_undo_takes_luck_back_too() -> None:
    table = new_table()
    table.give(Throw())
    first = table.state.total
    table.undo()
    table.give(Throw())
    assert table.state.total == first


def test_a_new_act_cuts_off_what_was_undone() -> None:
    table = played(3, 4)
    table.undo()
    table.give(Add(10))
    assert table.state.total == 13
    with pytest.raises(NotNow):
        table.redo()


def test_undo_goes_back_to_the_very_beginning_and_not_further() -> None:
    table = played(*[1] * 200)
    table.undo(200)
    assert table.state.total == 0
    with pytest.raises(NotNow):
        table.undo()
    table.redo(200)
    assert table.state.total == 200


def test_a_burst_of_taps_is_one_step_to_people() -> None:
    table = played(5)
    for _ in range(3):
        table.give(Add(1), burst="tap")
    assert [table.history.reach(steps, forward=False) for steps in (1, 2)] == [3, 4]
    table.undo(table.history.reach(1, forward=False))
    assert (table.state.total, table.history.reach(1, forward=True)) == (5, 3)


def test_repair_changes_a_step_in_the_middle_and_everything_after_it_follows() -> None:
    table = played(3, 4, -6)
    table.repair(1, Add(10))
    assert table.state.total == 8
    assert [step.act for step in table.steps] == [Add(10), Add(4), Add(-6)]


def test_repair_lists_what_became_impossible_and_never_drops_it() -> None:
    table = played(5, -4, 2)
    preview = table.preview(1, Add(1))
    assert [step.number for step in preview.impossible] == [2]
    assert table.state.total == 3, "a preview changes nothing"
    table.repair(1, Add(1))
    assert table.state.total == 3
    assert [step.in_force for step in table.steps] == [True, False, True]
    assert isinstance(table.steps[1].aside, BeyondLimit)


def test_a_step_set_aside_comes_back_into_force_when_a_later_repair_makes_it_possible() -> None:
    table = played(5, -4)
    table.repair(1, Add(1))
    table.repair(1, Add(6))
    assert table.state.total == 2
    assert all(step.in_force for step in table.steps)


def test_removing_a_step_keeps_it_in_sight() -> None:
    table = played(5, 2)
    table.repair(1, None)
    assert table.state.total == 2
    assert [step.removed for step in table.steps] == [True, False]


def test_a_burst_is_repaired_as_one() -> None:
    table = played(5, 1, 1, 1, 2)
    table.repair(2, Add(7), count=3)
    assert table.state.total == 14
    assert [step.in_force for step in table.steps] == [True, True, False, False, True]
    with pytest.raises(Unknown):
        table.repair(5, None, count=2)


def test_undo_of_a_repair_restores_the_history_before_it() -> None:
    table = played(5, 2)
    table.repair(1, Add(9))
    table.undo()
    assert (table.state.total, [step.act for step in table.steps]) == (7, [Add(5), Add(2)])
    table.redo()
    assert table.state.total == 11


def test_a_repair_must_itself_be_possible() -> None:
    table = played(5, 2)
    with pytest.raises(BeyondLimit):
        table.repair(1, Add(-1))
    with pytest.raises(Unknown):
        table.repair(99, None)
    assert (table.state.total, table.length) == (7, 2)


def test_a_resumed_table_goes_on_without_reading_its_journal() -> None:
    table = played(3, 4)
    journal = [Entry("give", Add(3)), Entry("give", Add(4))]
    reads: list[int] = []

    def load() -> list[Entry]:
        reads.append(1)
        return journal

    twin = Table.resume(Tally(), SETUP, table.state.copy(), 2, load)
    twin.give(Add(5))
    assert (twin.state.total, twin.length, reads) == (12, 3, [])
    twin.undo(2)
    assert (twin.state.total, reads) == (3, [1])


def test_telling_the_history_again_gives_every_event() -> None:
    table = played(3, 4, 5)
    table.repair(2, None)
    assert [len(events) for _, events in table.told()] == [1, 0, 1]


# --- how much is done for it ---------------------------------------------------------------------


class Counting(Tally):
    """The same game, which counts the acts that it applies."""

    def __init__(self) -> None:
        self.applied = 0

    def apply(self, state: TallyState, act: Act, tell: Tell) -> None:
        self.applied += 1
        super().apply(state, act, tell)

    def since(self) -> int:
        """How many acts were applied since the last look."""
        applied, self.applied = self.applied, 0
        return applied


@pytest.mark.parametrize("steps", [1, 63, 64, 65, 127, 200])
def test_undo_of_the_newest_steps_applies_no_act_again(steps: int) -> None:
    game = Counting()
    table = Table(game, SETUP)
    for _ in range(steps):
        table.give(Throw())
    game.since()
    for _ in range(min(steps, RECENT - 1)):
        table.undo()
    assert game.since() == 0
    table.redo()
    assert game.since() == 1, "only the one that comes back"


def test_telling_the_newest_step_applies_that_step_alone() -> None:
    game = Counting()
    table = Table(game, SETUP, [Entry("give", Add(1))] * 127)
    game.since()
    assert [len(events) for _, events in table.told(1)] == [1]
    assert game.since() == 1
    table.undo()
    assert len(list(table.told(1))) == 1
    assert game.since() == 1, "also after an undo"


def test_going_back_further_applies_few_acts_and_never_the_same_ones_twice() -> None:
    game = Counting()
    table = Table(game, SETUP, [Entry("give", Add(1))] * 500)
    game.since()
    for _ in range(500):
        table.undo()
    # Beyond the positions that are kept, so many at once from the one before, and then none for as many steps.
    assert game.since() <= 500
    assert table.state.total == 0


def test_a_far_jump_applies_no_more_acts_than_lie_between_two_kept_positions() -> None:
    game = Counting()
    table = Table(game, SETUP, [Entry("give", Add(1))] * 500)
    game.since()
    table.undo(311)
    assert (table.state.total, game.since() < CHECKPOINT_EVERY) == (189, True)


def test_reading_a_journal_applies_only_what_is_in_force() -> None:
    game = Counting()
    given, undone = [Entry("give", Add(1))] * 120, [Entry("undo"), Entry("undo"), Entry("give", Add(2))] * 30
    table = Table(game, SETUP, [*given, *undone])
    assert (len(table.steps), game.since()) == (90, 90)


def test_few_positions_are_kept_however_long_the_table_is() -> None:
    table = Table(Tally(), SETUP, [Entry("give", Add(1))] * 1000)
    assert len(table.history.positions.kept) <= RECENT + 1000 // CHECKPOINT_EVERY + 1
    table.undo(700)
    table.redo(700)
    assert len(table.history.positions.kept) <= RECENT + 1000 // CHECKPOINT_EVERY + 1


# --- what must always hold -----------------------------------------------------------------------

Move = Callable[[Table[TallyState, Any]], None]
moves = st.one_of(
    st.integers(-9, 9).map(lambda n: lambda table: table.give(Add(n))),
    st.just(lambda table: table.give(Throw())),
    st.integers(1, 5).map(lambda n: lambda table: table.undo(n)),
    st.integers(1, 5).map(lambda n: lambda table: table.redo(n)),
    st.tuples(st.integers(1, 30), st.none() | st.integers(-9, 9).map(Add)).map(
        lambda pair: lambda table: table.repair(*pair)
    ),
)


class Recorded(Table[TallyState, Any]):
    """A table that keeps its own journal of accepted entries."""

    def __init__(self) -> None:
        self.journal: list[Entry] = []
        super().__init__(Tally(), SETUP)

    def enter(self, entry: Entry) -> list[object]:  # type: ignore[override]
        events = super().enter(entry)
        self.journal.append(entry)
        return list(events)


def shuffle_about(table: Table[TallyState, Any], script: list[Move]) -> None:
    for move in script:
        before = (table.state.copy(), table.length)
        try:
            move(table)
        except Refused:
            assert (table.state, table.length) == before, "a refusal changed something"


@given(st.lists(moves, max_size=60))
def test_replaying_the_journal_gives_the_live_state(script: list[Move]) -> None:
    table = Recorded()
    shuffle_about(table, script)
    replayed = Table(Tally(), SETUP, table.journal)
    assert replayed.state == table.state
    assert [(s.number, s.act, s.in_force) for s in replayed.steps] == [
        (s.number, s.act, s.in_force) for s in table.steps
    ]


@given(st.lists(moves, max_size=60), st.integers(1, 60))
def test_undo_then_redo_is_the_identity(script: list[Move], depth: int) -> None:
    table = new_table()
    shuffle_about(table, script)
    depth = min(depth, table.can_undo)
    before = table.state.copy()
    if depth:
        table.undo(depth)
        table.redo(depth)
    assert table.state == before


@given(st.lists(moves, max_size=60), st.integers(1, 5), st.integers(1, 7))
def test_which_positions_are_kept_makes_no_difference(script: list[Move], recent: int, every: int) -> None:
    table, other = new_table(), new_table()
    for move in script:
        shuffle_about(table, [move])
        # So few that the same random tables go back beyond them.
        with patch.multiple(position_cache, RECENT=recent, CHECKPOINT_EVERY=every):
            shuffle_about(other, [move])
        assert (other.state, other.length, other.can_undo, other.can_redo) == (
            table.state,
            table.length,
            table.can_undo,
            table.can_redo,
        )


@given(st.lists(st.integers(-9, 9), max_size=40), st.integers(0, 39), st.none() | st.integers(-9, 9))
def test_repair_equals_replaying_the_edited_list(numbers: list[int], at: int, change: int | None) -> None:
    table = new_table()
    shuffle_about(table, [lambda t, n=n: t.give(Add(n)) for n in numbers])  # type: ignore[misc]
    if at >= len(table.steps):
        return
    acts = [step.act for step in table.steps]
    edited = acts[:at] + ([Add(change)] if change is not None else []) + acts[at + 1 :]
    try:
        table.repair(table.steps[at].number, None if change is None else Add(change))
    except Refused:
        return
    fresh = new_table()
    shuffle_about(fresh, [lambda t, a=a: t.give(a) for a in edited])  # type: ignore[misc]
    assert fresh.state == table.state


@given(st.lists(moves, max_size=40), st.lists(moves, max_size=20))
def test_a_resumed_table_behaves_like_one_that_was_never_closed(script: list[Move], more: list[Move]) -> None:
    table = Recorded()
    shuffle_about(table, script)
    journal = list(table.journal)
    frozen = Tally().freeze(table.state)
    twin = Table.resume(Tally(), SETUP, Tally().thaw(SETUP, frozen), table.length, lambda: journal)
    shuffle_about(table, more)
    shuffle_about(twin, more)
    assert (twin.state, twin.length) == (table.state, table.length)
    assert [s.act for s in twin.steps] == [s.act for s in table.steps]
