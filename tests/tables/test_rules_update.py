"""A rule is corrected after a table began: it opens as it was, and its people choose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.games.engines import ENGINES as ALL_ENGINES
from companion.games.engines import load_engine
from companion.games.tracker.acts import Change as Life
from companion.games.tracker.acts import Note
from companion.kernel.refusals import NotNow, Overtaken, Refused
from companion.library.translations import load_message_catalogue
from companion.tables.files.anonymizer import anonymize_file_contents
from companion.tables.files.export_file import export_table
from companion.tables.files.file_format import parse_table_file
from companion.tables.files.import_file import import_table
from companion.tables.history_text import describe_history
from companion.tables.live_table import LiveTable
from companion.tables.problems.table_checkup import check_all_tables
from companion.tables.rules_update import adopt_newest_rules, find_rules_update, keep_old_rules, preview_newest_rules
from companion.tables.table_service import TableService
from database.store import Store
from tests.corrected_rule import change_a_rule, correct_a_rule
from tests.golden.make_saves import unpack
from tests.tables.small_score_sheet import ENGINES, small_setup

WORDS = load_message_catalogue("en")


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, file: Path) -> str | Path:
    """Each of the databases."""
    return str(request.getfixturevalue("postgres_url")) if request.param == "postgres" else file


@pytest.fixture
def house(where: str | Path) -> Iterator[TableService]:
    """The house in which the table was begun."""
    with Store.open(where) as store:
        yield TableService(store, ENGINES)


@pytest.fixture
def later(where: str | Path, house: TableService) -> Iterator[TableService]:
    """The same house when the app is started again."""
    with Store.open(where) as store:
        yield TableService(store, ENGINES)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[TableService]:
    """Another house, without any table."""
    with Store.open(tmp_path / "elsewhere.db") as store:
        yield TableService(store, ENGINES)


@pytest.fixture
def table(house: TableService) -> str:
    """A table at which Red lost three and then everything: 47, 1 and 0 by the old rule, 46 and 44 by the new."""
    table = house.begin(small_setup("Red", "Blue", "Green"), "Friday")
    house.give(table, Note("good evening"))
    house.give(table, Life("life", -3, "red"))
    house.give(table, Life("life", -46, "red"))
    house.give(table, Life("life", -1, "red"))
    return table


def life(house: TableService, table: str) -> int:
    """What Red has left."""
    found: int = house.open(table).state.value("life", "red")
    return found


# --- a correction -------------------------------------------------------------------------------


def test_nothing_is_compared_where_no_rule_was_corrected(house: TableService, later: TableService, table: str) -> None:
    assert find_rules_update(later, table) is None
    assert later.open(table).table._history is None, "the journal was not even read"


def test_a_table_opens_as_it_was_and_says_which_step_follows_another_rule(
    house: TableService, later: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    correct_a_rule(monkeypatch)
    assert life(later, table) == 0
    news = find_rules_update(later, table)
    assert news is not None
    assert [correction.id for correction in news.corrections] == ["one-more"]
    assert (news.preview.first, [step.number for step in news.preview.impossible]) == (2, [3])
    assert news.lines(WORDS)[-1].endswith("this step on: Red: Life −3, now 47")
    # Nobody has chosen: the table goes on by its old rules, and so does its history.
    later.undo(table)
    later.give(table, Life("life", -1, "red"))
    assert (life(later, table), later.open(table).shown.rules) == (0, 0)


def test_the_correction_is_taken_and_undo_brings_the_old_rules_back(
    house: TableService, later: TableService, elsewhere: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    correct_a_rule(monkeypatch)
    change = adopt_newest_rules(later, table, "Ann", expects=4)
    live = later.open(table)
    assert (change.kind, live.shown.rules, live.can_undo) == ("take", 1, 5)
    assert life(later, table) == 44
    told = describe_history(live, WORDS)
    assert [step.status for step in told] == ["in force", "in force", "impossible", "in force"]
    assert find_rules_update(later, table) is None
    # The house that was open all the time follows.
    house.take_in_outside_changes()
    assert life(house, table) == life(later, table) == 44
    # As a file, and from disk.
    import_table(elsewhere, export_table(later, table))
    assert (life(elsewhere, table), elsewhere.open(table).shown.rules) == (44, 1)
    for each in (elsewhere, later):
        each.undo(table)
        assert (life(each, table), each.open(table).shown.rules) == (0, 0)
        each.redo(table)
        assert life(each, table) == 44
    assert not check_all_tables(later)


def test_kept_as_it_was_nobody_is_asked_again_on_any_device(
    house: TableService, later: TableService, elsewhere: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    correct_a_rule(monkeypatch)
    keep_old_rules(later, table, "Ann")
    assert (life(later, table), later.open(table).can_undo) == (0, 4)
    import_table(elsewhere, export_table(later, table))
    house.take_in_outside_changes()
    assert find_rules_update(house, table) is None
    for each in (later, elsewhere):
        assert find_rules_update(each, table) is None
        each.undo(table)
        each.undo(table)
        assert life(each, table) == 47
    # It can be looked at again, and taken after all.
    assert preview_newest_rules(later, table).preview.differs
    adopt_newest_rules(later, table)
    assert (life(later, table), later.open(table).shown.rules) == (46, 1)


def test_a_correction_that_changes_nothing_here_is_taken_without_asking(
    house: TableService, later: TableService, elsewhere: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.begin(small_setup(), "Friday")
    house.give(table, Life("life", 5, "red"))
    correct_a_rule(monkeypatch)
    assert find_rules_update(later, table) is None
    live = later.open(table)
    assert (live.shown.rules, live.can_undo, live.length) == (1, 1, 2)
    later.give(table, Life("life", -3, "red"))
    assert life(later, table) == 51
    import_table(elsewhere, export_table(later, table))
    for each in (later, elsewhere):
        each.undo(table)
        each.undo(table)
        assert (life(each, table), each.open(table).shown.rules) == (50, 1)
        with pytest.raises(NotNow):
            each.undo(table)


def test_who_chooses_has_seen_the_table_as_it_is(
    house: TableService, later: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    correct_a_rule(monkeypatch)
    later.give(table, Note("one more"))
    for choose in (adopt_newest_rules, keep_old_rules):
        with pytest.raises(Overtaken):
            choose(later, table, "Ann", expects=4)


def test_a_new_table_follows_the_correction_from_its_beginning(
    house: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    correct_a_rule(monkeypatch)
    table = house.begin(small_setup(), "Friday")
    house.give(table, Life("life", -3, "red"))
    assert (life(house, table), parse_table_file(export_table(house, table)).setup.rules) == (46, 1)


def test_what_was_corrected_later_is_refused_by_an_app_that_does_not_know_it(
    house: TableService, elsewhere: TableService, table: str
) -> None:
    with pytest.MonkeyPatch.context() as newer:
        correct_a_rule(newer)
        begun = house.begin(small_setup(), "Saturday")
        adopt_newest_rules(house, table)
        files = [export_table(house, each) for each in (table, begun)]
    for data in files:
        with pytest.raises(Refused) as refused:
            import_table(elsewhere, data)
        assert refused.value.message.id == "import-newer"
    older = TableService(house.store, ENGINES)
    for each in (table, begun):
        with pytest.raises(Refused) as refused:
            older.open(each)
        assert refused.value.message.id == "table-newer"


# --- a rule that changed before there were versions of the rules --------------------------------


def test_what_was_shown_is_kept_when_the_journal_leads_elsewhere(
    house: TableService, later: TableService, elsewhere: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_a_rule(monkeypatch)
    assert life(later, table) == 0
    assert find_rules_update(later, table) is None, "nobody has read the journal"
    with pytest.raises(NotNow) as refused:
        later.undo(table)
    assert refused.value.message.id == "undo-undecided"
    news = find_rules_update(later, table)
    assert news is not None
    assert (news.corrections, [step.number for step in news.preview.impossible]) == ((), [3])
    # Undecided it can leave and come back, and be played on.
    data = export_table(later, table)
    assert import_table(elsewhere, data).differs
    assert import_table(elsewhere, data).outcome == import_table(later, data).outcome == "same"
    assert life(elsewhere, table) == 0
    keep_old_rules(later, table, "Ann")
    data = export_table(later, table)
    assert import_table(elsewhere, data).outcome == "extended"
    for each in (later, elsewhere):
        live = each.open(table)
        assert find_rules_update(each, table) is None
        assert [told.status for told in describe_history(live, WORDS)] == ["kept"] * 4
        each.give(table, Life("life", 9, "blue"))
        each.undo(table)
        assert (life(each, table), live.can_undo) == (0, 0)
        with pytest.raises(NotNow) as refused:
            each.undo(table)
        assert refused.value.message.id == "undo-closed"
        with pytest.raises(NotNow):
            each.repair(table, 2, Life("life", -2, "red"))
    assert not check_all_tables(later)
    # Without names it still plays.
    contents, _, _, names = anonymize_file_contents(ENGINES, parse_table_file(data), None, ())
    assert (names, contents.state == parse_table_file(data).state) == ("left-out", False)
    # Reconsidered.
    adopt_newest_rules(later, table)
    assert life(later, table) == 44
    later.undo(table)
    assert life(later, table) == 0


def test_the_rules_of_now_are_taken_and_undo_brings_back_what_was_shown(
    house: TableService, later: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_a_rule(monkeypatch)
    adopt_newest_rules(later, table, "Ann", expects=4)
    assert (life(later, table), later.open(table).length) == (44, 6)
    house.take_in_outside_changes()
    assert life(house, table) == 44
    again = TableService(later.store, ENGINES)
    again.undo(table)
    assert life(again, table) == 0


def test_a_file_of_an_older_app_with_a_step_that_is_impossible_now_comes_in_as_it_was(
    house: TableService, elsewhere: TableService, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = export_table(house, table).replace(b'"app": "', b'"app": "0.0.')
    change_a_rule(monkeypatch)
    assert import_table(elsewhere, data).differs
    assert life(elsewhere, table) == 0
    adopt_newest_rules(elsewhere, table)
    assert life(elsewhere, table) == 44


# --- every engine, and what earlier versions saved ----------------------------------------------


@pytest.mark.parametrize("name", sorted(ALL_ENGINES))
def test_every_position_knows_by_which_rules_it_is_played(name: str, tmp_path: Path) -> None:
    unpack("e6c3f15", tmp_path)
    with Store.open(tmp_path / "evening.db") as store:
        house = TableService(store, ALL_ENGINES)
        record = next(record for record in house.list(archived=None) if record.setup.engine == name)
        live = house.open(record.id)
    for rules in (0, 1, None):
        setup = replace(live.setup, rules=rules)
        begun = live.game.start(setup, lambda event: None)
        for state in (begun, begun.copy(), live.game.thaw(setup, live.game.freeze(live.state))):
            assert _version(state) == rules


def _version(state: Any) -> int | None:
    """Wherever the engine keeps what never changes at a table."""
    table = getattr(getattr(state, "world", state), "table", state)
    layout = getattr(state, "layout", table)
    found: int | None = layout.rules_version
    return found


LEADS_ELSEWHERE = ["sheet hero-realms dragon", "sheet terrinoth quest"]


@pytest.mark.parametrize("name", LEADS_ELSEWHERE)
@pytest.mark.parametrize("take", [False, True])
def test_specimens_whose_journal_leads_elsewhere_are_kept_or_taken(name: str, take: bool, tmp_path: Path) -> None:
    unpack("b3ac96b", tmp_path)
    with Store.open(tmp_path / "evening.db") as store:
        house = TableService(store, ALL_ENGINES)
        live = next(house.open(record.id) for record in house.list(archived=None) if record.name == name)
        shown = live.game.freeze(live.state)
        _stays_as_shown(house, live, shown)
        if not take:
            keep_old_rules(house, live.id)
            assert live.game.freeze(live.state) == shown
        else:
            by_todays = live.game.freeze(preview_newest_rules(house, live.id).preview.state)
            adopt_newest_rules(house, live.id)
            assert live.game.freeze(live.state) == by_todays != shown
            house.undo(live.id)
            assert live.game.freeze(live.state) == shown
        kind = load_engine(live.setup.engine)
        house.give(live.id, kind.read_line(live.state, "note well", 0))
        house.undo(live.id)
        again = TableService(store, ALL_ENGINES).open(live.id)
        assert (again.game.freeze(again.state), len(again.told())) == (shown, len(again.steps))
        assert not again.undecided


def _stays_as_shown(house: TableService, live: LiveTable, shown: Any) -> None:
    with pytest.raises(NotNow):
        house.undo(live.id)
    assert live.undecided
    assert live.game.freeze(live.state) == shown
    assert {told.status for told in describe_history(live, WORDS)} <= {"kept", "removed"}
