"""A journal read as a whole leads where its entries lead one by one, and costs as much as it is long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.kernel.acts import Act
from companion.kernel.events import Reason, Tell
from companion.kernel.journal import Entry
from companion.kernel.refusals import BeyondLimit, EntryRefused, Refused, Unknown
from companion.kernel.table import Table
from tests.kernel.straightforward_table import StraightTable
from tests.kernel.tally import SETUP, Add, Tally, TallyState, Throw

WHY = Reason("tally 1")

acts = st.one_of(st.integers(-9, 9).map(Add), st.just(Throw()))
entries = st.one_of(
    st.builds(lambda act, why: Entry("give", act, why=why), acts, st.sampled_from([None, WHY])),
    st.builds(lambda act: Entry("give", act), acts),
    st.builds(lambda count: Entry("undo", count=count), st.integers(0, 9)),
    st.builds(lambda count: Entry("redo", count=count), st.integers(1, 9)),
    st.builds(
        lambda step, act, count: Entry("repair", act, step=step, count=count),
        st.integers(1, 40),
        st.none() | acts,
        st.sampled_from([1, 1, 1, 2, 5]),
    ),
)
scripts = st.lists(entries, max_size=70)


def like(table: Table[TallyState, Any], reference: StraightTable) -> None:
    """Everything that can be seen of a table is as in the straightforward one."""
    assert list(table.steps) == reference.steps
    assert table.state == reference.state
    assert (table.can_undo, table.can_redo) == (reference.can_undo, reference.can_redo)
    assert table.length == reference.length


@settings(max_examples=400)
@given(scripts)
def test_random_journals_lead_where_the_straightforward_way_leads(script: list[Entry]) -> None:
    reference, live = StraightTable(), Table(Tally(), SETUP)
    journal = []
    for entry in script:
        try:
            reference.enter(entry)
        except Refused:
            with pytest.raises(Refused):
                live.enter(entry)
            continue
        live.enter(entry)
        journal.append(entry)
        like(live, reference)
    loaded = Table(Tally(), SETUP, journal)
    like(loaded, reference)
    # All the way back and forth again, over every repair, in both of them.
    for table in (live, loaded):
        there_and_back(table, reference)


def there_and_back(table: Table[TallyState, Any], reference: StraightTable) -> None:
    """Undo everything and redo everything, one by one and then at once."""
    begun, length = reference.position, (table.length, reference.length)
    moves = [-1] * begun + [1] * (len(reference.versions) - 1)
    whole = len(reference.versions) - 1
    moves += [-whole, whole, begun - whole]
    for by in moves:
        if by:
            entry = Entry("undo" if by < 0 else "redo", count=abs(by))
            table.enter(entry)
            reference.enter(entry)
            like(table, reference)
    table.length, reference.length = length


@given(scripts, st.integers(0, 69), st.integers(-9, -1).map(Add))
def test_what_cannot_have_been_accepted_is_refused_or_set_aside_and_never_in_force(
    script: list[Entry], at: int, act: Add
) -> None:
    reference, journal = StraightTable(), list[Entry]()
    for entry in script:
        try:
            reference.enter(entry)
        except Refused:
            if len(journal) != at or entry.kind not in ("give", "repair"):
                continue
            # One entry that the game has refused stays in the journal.
            reference.length += 1
        journal.append(entry)
    try:
        table = Table(Tally(), SETUP, journal)
    except EntryRefused as refused:
        assert 1 <= refused.number <= len(journal)
        return
    assert table.state.total >= 0
    assert [len(events) for _, events in table.told()] == [int(step.in_force) for step in table.steps]


def test_an_act_in_force_that_was_never_possible_is_named() -> None:
    journal = [Entry("give", Add(3)), Entry("give", Add(-4)), Entry("give", Add(1))]
    with pytest.raises(EntryRefused) as refused:
        Table(Tally(), SETUP, journal)
    assert (refused.value.number, type(refused.value.reason)) == (2, BeyondLimit)


def test_a_repair_of_a_step_that_is_not_there_is_named() -> None:
    journal = [Entry("give", Add(3)), Entry("repair", None, step=1), Entry("repair", Add(1), step=1)]
    with pytest.raises(EntryRefused) as refused:
        Table(Tally(), SETUP, journal)
    assert (refused.value.number, type(refused.value.reason)) == (3, Unknown)


def test_an_impossible_act_that_was_undone_for_good_does_not_matter() -> None:
    journal = [Entry("give", Add(3)), Entry("give", Add(-4)), Entry("undo"), Entry("give", Add(1))]
    assert Table(Tally(), SETUP, journal).state.total == 4


def test_redo_of_what_was_never_possible_changes_nothing() -> None:
    table = Table(Tally(), SETUP, [Entry("give", Add(3)), Entry("give", Add(-4)), Entry("undo")])
    with pytest.raises(BeyondLimit):
        table.redo()
    assert (table.state.total, table.length, len(table.steps), table.can_redo) == (3, 3, 1, 1)
    table.give(Add(2))
    assert table.state.total == 5


# --- the bombs: journals that cost the square of their length when repairs are replayed one by one ---------------


class Counting(Tally):
    """Counts the acts that are applied."""

    def __init__(self) -> None:
        self.applied = 0

    def apply(self, state: TallyState, act: Act, tell: Tell) -> None:
        """Count, and play."""
        self.applied += 1
        super().apply(state, act, tell)


def repairs_over(steps: int, repairs: int) -> Iterator[Entry]:
    """A long history, and its first steps repaired again and again."""
    for _ in range(steps):
        yield Entry("give", Add(1))
    for n in range(repairs):
        yield Entry("repair", Add(1 + n % 3), step=1 + n % 2)


def repairs_of_everything(steps: int, repairs: int) -> Iterator[Entry]:
    """The whole history made one step, and that undone, again and again."""
    for _ in range(steps):
        yield Entry("give", Add(1))
    for _ in range(repairs // 3):
        yield Entry("repair", Add(5), step=1, count=steps)
        yield Entry("undo")
        yield Entry("repair", Add(6), step=1)


def back_and_forth(steps: int, repairs: int) -> Iterator[Entry]:
    """Many repairs, all of them undone and brought back as often."""
    yield from repairs_over(steps, repairs // 3)
    for _ in range(repairs // 3):
        yield Entry("undo", count=repairs // 3)
        yield Entry("redo", count=repairs // 3)


def set_aside(steps: int, repairs: int) -> Iterator[Entry]:
    """Each repair sets every later step aside, and the next one brings them back."""
    yield Entry("give", Add(9))
    for n in range(steps - 1):
        yield Entry("give", Add(-9 if n % 2 == 0 else 9))
    for n in range(repairs):
        yield Entry("repair", Add(9 if n % 2 else 8), step=1)


def acts_between_repairs(steps: int, repairs: int) -> Iterator[Entry]:
    """After each repair an act, which has to know what the repair led to."""
    for _ in range(steps):
        yield Entry("give", Add(1))
    for _ in range(repairs // 2):
        yield Entry("repair", Add(2), step=1)
        yield Entry("give", Add(1))


BOMBS: list[Callable[[int, int], Iterator[Entry]]] = [
    repairs_over,
    repairs_of_everything,
    back_and_forth,
    set_aside,
    acts_between_repairs,
]


@pytest.mark.parametrize("bomb", BOMBS)
def test_loading_many_repairs_costs_as_much_as_the_journal_is_long(bomb: Callable[[int, int], Iterator[Entry]]) -> None:
    game, journal = Counting(), list(bomb(1500, 3000))
    table = Table(game, SETUP, journal)
    assert table.length == len(journal)
    assert game.applied <= len(journal)
    assert table.history.work <= 2 * len(journal)


def test_a_history_of_many_repairs_is_kept_in_room_for_its_steps() -> None:
    table = Table(Tally(), SETUP, repairs_over(500, 2000))
    assert len(table.history.operations) == 2500
    # An operation is the entry itself: whole histories before and after each repair would be a million steps.
    assert all(set(operation.__slots__) == {"number", "entry"} for operation in table.history.operations)
    assert len(table.steps) == 500
