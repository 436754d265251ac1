"""Small files that are made to cost a great deal: bounded by the acts that are applied, not by seconds."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from companion import __version__
from companion.games.tracker.acts import Act, Next
from companion.kernel.events import Tell
from companion.kernel.journal import Entry
from companion.kernel.refusals import Malformed
from companion.tables import size_limits
from companion.tables.cancellable_progress import SLICE, Cancelled, Progress
from companion.tables.change_bus import Change
from companion.tables.files.export_file import export_table
from companion.tables.files.file_format import BadFile
from companion.tables.files.import_file import import_table
from companion.tables.table_service import TableService
from tests.tables.files.costly_files import AT, BOMBS, CountingTracker, bomb, gold, golds, many_repairs
from tests.tables.small_score_sheet import small_setup


@pytest.mark.parametrize("make", BOMBS)
def test_a_bomb_is_brought_in_opened_and_played_on_with_work_in_proportion(
    house: TableService, make: Callable[[int], Iterator[Entry]]
) -> None:
    game = CountingTracker()
    house = TableService(house.store, {"tracker": game})
    data = bomb(make(400))
    brought = import_table(house, data)
    # What is in force, once.
    assert game.applied <= brought.length
    game.applied = 0
    live = TableService(house.store, {"tracker": game}).open(brought.id)
    assert game.applied == 0
    steps = live.steps
    assert game.applied <= brought.length
    assert sum(golds(steps)) == live.state.value("gold", "red")
    # It can be brought in again, and gone on with.
    assert import_table(house, data).outcome == "same"
    house.give(brought.id, gold(1))
    house.undo(brought.id)
    house.undo(brought.id)
    again = export_table(house, brought.id)
    house.destroy(brought.id)
    assert import_table(house, again).length == brought.length + 3


def test_a_bomb_that_extends_an_open_table_is_not_played_into_it_one_by_one(house: TableService) -> None:
    game = CountingTracker()
    house = TableService(house.store, {"tracker": game})
    short, long = bomb(many_repairs(1)), bomb(iter([*many_repairs(1), *_more(500)]))
    live = house.open(import_table(house, short).id)
    _ = live.steps
    heard: list[Change] = []
    house.hub.listen(live.id, heard.append)
    game.applied = 0
    brought = import_table(house, long)
    assert (brought.outcome, live.length) == ("extended", 1002)
    # Once from the file, and once where the table is open.
    assert game.applied <= 2 * brought.length
    assert [(change.kind, change.length) for change in heard] == [("extend", 1002)]
    assert live.state.value("gold", "red") == sum(golds(live.steps))
    house.give(live.id, Next("turn"))


def _more(size: int) -> Iterator[Entry]:
    for _ in range(size):
        yield Entry("give", gold(1), at=AT)
    for n in range(size):
        yield Entry("repair", gold(1 + n % 3), step=1, at=AT)


def test_an_impossible_entry_that_is_not_in_force_does_not_matter(house: TableService) -> None:
    """One that was undone for good, and a repair that another one has replaced since: it comes in, and out again."""
    undone = [Entry("give", gold(1)), Entry("give", gold(-5)), Entry("undo"), Entry("give", gold(2))]
    repairs = [Entry("repair", gold(-5), step=1), Entry("repair", gold(3), step=1)]
    for journal, total in ((undone, 3), ([Entry("give", gold(1)), *repairs], 3)):
        brought = import_table(house, bomb(iter(journal), app=__version__))
        assert house.open(brought.id).state.value("gold", "red") == total
        assert import_table(house, export_table(house, brought.id)).outcome == "same"
        house.destroy(brought.id)


def test_an_impossible_entry_in_force_is_refused(house: TableService) -> None:
    with pytest.raises(BadFile) as refused:
        import_table(house, _last_repair_impossible(400))
    assert refused.value.message.args["place"] == "journal[800]"
    assert house.list() == []


def _last_repair_impossible(size: int) -> bytes:
    data = bomb(iter([*many_repairs(size), Entry("repair", gold(7777), step=1, at=AT)]), app=__version__)
    return data.replace(b'"by": 7777', b'"by": -7777')


# --- limits -------------------------------------------------------------------------------------


def _beyond(change: Callable[[dict[str, Any]], None]) -> bytes:
    plain = json.loads(bomb(many_repairs(1)))
    change(plain)
    return json.dumps(plain).encode()


def _many(kind: str, count: int) -> Callable[[dict[str, Any]], None]:
    def change(plain: dict[str, Any]) -> None:
        plain["journal"] = [{"n": n, "kind": kind, "step": 1} for n in range(1, count + 1)]

    return change


def _deep(plain: dict[str, Any]) -> None:
    inner: list[Any] = []
    for _ in range(size_limits.MAX_DEPTH):
        inner = [inner]
    plain["setup"]["body"]["notes"] = inner


TOO_MUCH = [
    ("import-too-many-entries", _many("undo", size_limits.MAX_ENTRIES + 1)),
    ("import-too-many-repairs", _many("repair", size_limits.MAX_REPAIRS + 1)),
    ("import-too-deep", _deep),
]


@pytest.mark.parametrize(("said", "change"), TOO_MUCH, ids=[said for said, _ in TOO_MUCH])
def test_what_no_evening_holds_is_refused_before_anything_is_made_of_it(
    house: TableService, said: str, change: Callable[[dict[str, Any]], None]
) -> None:
    with pytest.raises(BadFile) as refused:
        import_table(house, _beyond(change))
    assert refused.value.message.id == said


@pytest.mark.parametrize("where", ["who", "burst"])
def test_endless_names_in_a_file_are_refused(house: TableService, where: str) -> None:
    def change(plain: dict[str, Any]) -> None:
        plain["journal"][0][where] = "x" * (size_limits.MAX_NAME_LETTERS + 1)

    with pytest.raises(BadFile) as refused:
        import_table(house, _beyond(change))
    assert refused.value.message.args["place"] == f"journal[0].{where}"


def test_no_table_gets_a_name_without_end(house: TableService, table: str) -> None:
    longest = "x" * size_limits.MAX_NAME_LETTERS
    house.rename(table, longest)
    for name_it in (lambda: house.rename(table, longest + "x"), lambda: house.begin(small_setup(), longest + "x")):
        with pytest.raises(Malformed) as refused:
            name_it()
        assert refused.value.message.id == "name-bad"
    assert [record.name for record in house.list()] == [longest]
    # What an earlier version let through is still exported, with a name that can come in again.
    house.store.rename(table, longest + "x")
    data = export_table(house, table)
    house.destroy(table)
    assert import_table(house, data).name == longest


# --- on its way in ------------------------------------------------------------------------------


def test_others_get_their_turn_while_a_bomb_is_brought_in(house: TableService) -> None:
    game, progress = CountingTracker(), Progress()
    import_table(TableService(house.store, {"tracker": game}), bomb(many_repairs(300)), progress)
    assert progress.turns >= game.applied // SLICE
    assert game.applied > 10 * SLICE
    assert (progress.done, progress.total) == (899, 1200)


def test_an_import_that_is_cancelled_leaves_nothing_behind(house: TableService) -> None:
    progress = Progress()

    class Impatient(CountingTracker):
        def apply(self, state: Any, act: Act, tell: Tell) -> None:
            super().apply(state, act, tell)
            if self.applied == 200:
                progress.cancel()

    game, data = Impatient(), bomb(many_repairs(300))
    with pytest.raises(Cancelled):
        import_table(TableService(house.store, {"tracker": game}), data, progress)
    assert game.applied < 200 + 2 * SLICE
    assert house.list() == []
    assert import_table(house, data).outcome == "new"


def test_an_interrupt_in_the_middle_leaves_nothing_behind(house: TableService) -> None:
    class Interrupted(CountingTracker):
        def apply(self, state: Any, act: Act, tell: Tell) -> None:
            super().apply(state, act, tell)
            if self.applied == 200:
                raise KeyboardInterrupt

    data = bomb(many_repairs(300))
    with pytest.raises(KeyboardInterrupt):
        import_table(TableService(house.store, {"tracker": Interrupted()}), data)
    assert house.list() == []
    assert import_table(house, data).outcome == "new"
