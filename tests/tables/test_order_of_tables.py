"""What holds whatever the clock says and whatever others do to the same table meanwhile."""

from __future__ import annotations

import pytest

from companion.games.tracker.acts import Change as Life
from companion.games.tracker.acts import Note
from companion.tables.change_bus import Change
from companion.tables.files.export_file import export_table
from companion.tables.files.import_file import import_table
from companion.tables.table_service import TableService
from tests.tables.small_score_sheet import ENGINES, small_setup


class Clock:
    """A clock that can be set."""

    def __init__(self, now: int) -> None:
        self.now = now

    def __call__(self) -> int:
        """The time."""
        return self.now


def test_the_table_changed_last_is_the_last_one_also_when_the_clock_was_set_back(
    house: TableService, other: TableService
) -> None:
    clock = Clock(2_000_000_000_000)
    house.clock = clock
    first, second = (house.begin(small_setup(), name) for name in ("first", "second"))
    house.give(first, Life("gold", 1, "red"))
    clock.now -= 86_400_000
    house.give(second, Life("gold", 1, "red"))
    assert [record.id for record in house.list()] == [second, first]
    house.give(first, Life("gold", 1, "red"))
    assert [record.id for record in house.list()] == [first, second]
    # Another process, with a clock further behind, and one that was running all along.
    late = TableService(house.store, ENGINES, clock=Clock(1_000_000_000_000))
    late.give(second, Life("gold", 1, "red"))
    assert [record.id for record in house.list()] == [second, first]
    other.clock = Clock(1_000_000_000_000)
    other.take_in_outside_changes()
    other.give(first, Life("gold", 1, "red"))
    assert [record.id for record in house.list()] == [first, second]
    # A journal says what the clock said.
    assert [line.at for line in house.store.journal(second)] == [2_000_000_000_000 - 86_400_000, 1_000_000_000_000]


def both_ways(house: TableService, table: str) -> tuple[bytes, bytes]:
    """A file of a table's first two entries, and one of how it went on; then it went on differently."""
    for by in (1, 2):
        house.give(table, Life("gold", by, "red"))
    begun = export_table(house, table)
    house.give(table, Note("here"))
    house.give(table, Life("gold", 30, "blue"))
    one = export_table(house, table)
    house.destroy(table)
    import_table(house, begun)
    house.give(table, Note("there"))
    house.give(table, Life("gold", 4, "blue"))
    return begun, one


def sound(house: TableService, table: str) -> None:
    """What is on disk is what its journal leads to, and everybody sees it."""
    shown = house.open(table).shown
    fresh = TableService(house.store, ENGINES).open(table)
    assert fresh.shown == shown
    stored = house.store.read(table)
    assert stored.snapshot is not None
    assert (stored.snapshot.seq, len(house.store.journal(table))) == (stored.length, stored.length)
    assert export_table(TableService(house.store, ENGINES), table) == export_table(house, table)
    data = export_table(house, table)
    house.store.destroy(table)
    # Its replay leads to the position it holds, or it would be refused.
    assert import_table(TableService(house.store, ENGINES), data).outcome == "new"


@pytest.mark.parametrize("more", [-1, 0, 3])
def test_a_table_brought_in_again_is_not_written_over_with_what_was_known_before(
    house: TableService, other: TableService, table: str, more: int
) -> None:
    """Shorter than the old one, as long, or longer: the next input goes to the table that is there now."""
    begun, one = both_ways(house, table)
    live = other.open(table)
    _ = live.steps
    house.destroy(table)
    import_table(house, one if more >= 0 else begun)
    for _ in range(more):
        house.give(table, Life("gold", 1, "red"))
    before = house.store.read(table).length
    other.give(table, Life("gold", 5, "red"))
    assert house.store.read(table).length == before + 1
    house.take_in_outside_changes()
    assert other.open(table).shown == house.open(table).shown
    assert live.state.value("gold", "blue") == (30 if more >= 0 else 0)
    sound(other, table)


@pytest.mark.parametrize("looks", [True, False])
def test_who_looks_at_a_table_that_was_brought_in_again_sees_the_new_one(
    house: TableService, other: TableService, table: str, looks: bool
) -> None:
    _, one = both_ways(house, table)
    other.take_in_outside_changes()
    live = other.open(table)
    heard: list[Change] = []
    other.hub.listen(table, heard.append)
    house.destroy(table)
    import_table(house, one)
    if looks:
        other.take_in_outside_changes()
    else:
        other.catch_up(live)
    assert live.state.value("gold", "blue") == 30
    assert [change.kind for change in heard] == ["extend"]
