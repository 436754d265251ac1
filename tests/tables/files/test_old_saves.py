"""What earlier versions of the app saved: every specimen opens, is played on, leaves as a file and comes in again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from companion.games.engines import ENGINES, load_engine
from companion.kernel.refusals import Refused
from companion.tables.files.export_file import export_table
from companion.tables.files.file_format import parse_table_file
from companion.tables.files.import_file import import_table
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService
from database.location import DatabaseLocation
from database.migrate import run_migrations
from database.sql_engine import make_engine
from database.store import Store
from tests.golden.make_saves import COMMITS, specimen, unpack

LEADS_ELSEWHERE = {
    ("b3ac96b", "sheet hero-realms dragon"): "its reminder of a taunted Dragon was taken away later",
    ("b3ac96b", "sheet terrinoth quest"): "the reminder of the enemies' phase came a step too early",
}
"""Tables whose journal leads to another position by today's rules. They open as they were left, and may stay so:
`test_rules_update.py` chooses."""

pytestmark = pytest.mark.slow
EVERY_COMMIT = pytest.mark.parametrize("commit", COMMITS)


@pytest.fixture
def saved(commit: str, tmp_path: Path) -> Path:
    """What a commit saved: `evening.db`, and one file a table."""
    return unpack(commit, tmp_path / "saved")


@pytest.fixture(params=["sqlite", "postgres"])
def old_house(request: pytest.FixtureRequest, saved: Path) -> Iterator[TableService]:
    """A house on the database of a commit, migrated as it was opened."""
    where: str | Path = saved / "evening.db"
    if request.param == "postgres":
        where = request.getfixturevalue("postgres_url")
        _copied_to_server(saved / "evening.db", str(where))
    with Store.open(where) as store:
        yield TableService(store, ENGINES)


@pytest.fixture
def empty_house(file: Path) -> Iterator[TableService]:
    """A house without any table."""
    with Store.open(file) as store:
        yield TableService(store, ENGINES)


@EVERY_COMMIT
def test_every_table_opens_is_played_on_and_comes_home_from_its_file(
    commit: str, saved: Path, old_house: TableService, empty_house: TableService
) -> None:
    records = old_house.list(archived=None)
    assert len(records) == len(list(saved.glob("*.json"))) > 10
    for record in records:
        live = old_house.open(record.id)
        # What home shows of it.
        assert load_engine(record.setup.engine).face(live.state).title
        assert live.length == record.length
        assert len(live.told()) == len(live.steps)
        before = live.game.freeze(live.state)
        assert live.undecided == ((commit, record.name) in LEADS_ELSEWHERE)
        played_on = _play_on(old_house, live)
        assert played_on or live.state.ended, record.name
        old_house.undo(record.id)
        if not played_on:
            old_house.redo(record.id)
        assert live.game.freeze(live.state) == before, record.name
        data = export_table(old_house, record.id)
        assert parse_table_file(data).setup.format == live.game.save_format.number
        assert import_table(empty_house, data).outcome == "new"
        assert empty_house.open(record.id).game.freeze(empty_house.open(record.id).state) == before
        assert import_table(old_house, data).outcome == "same"


@EVERY_COMMIT
def test_every_file_comes_in_and_is_known_again(commit: str, saved: Path, empty_house: TableService) -> None:
    for file in sorted(saved.glob("*.json")):
        brought = import_table(empty_house, file.read_bytes())
        assert brought.outcome == "new"
        assert brought.differs == ((commit, brought.name) in LEADS_ELSEWHERE)
        assert import_table(empty_house, file.read_bytes()).outcome == "same"
        again = export_table(empty_house, brought.id)
        assert import_table(empty_house, again).outcome == "same"


@EVERY_COMMIT
def test_a_file_extends_the_table_it_came_from_whatever_format_that_is_in(
    commit: str, saved: Path, old_house: TableService, empty_house: TableService
) -> None:
    record = next(r for r in old_house.list(archived=None) if (commit, r.name) not in LEADS_ELSEWHERE and not r.ended)
    import_table(empty_house, (saved / f"{record.name.replace(' ', '-')}.json").read_bytes())
    _play_on(empty_house, empty_house.open(record.id))
    brought = import_table(old_house, export_table(empty_house, record.id))
    assert (brought.outcome, brought.length) == ("extended", record.length + 1)
    written = [line.format for line in old_house.store.journal(record.id)]
    then = old_house.store.read(record.id).format
    assert written == [then] * record.length + [empty_house.open(record.id).game.save_format.number]
    assert len(old_house.open(record.id).steps) == len(empty_house.open(record.id).steps)


@EVERY_COMMIT
def test_opening_changes_nothing_on_disk(commit: str, saved: Path) -> None:
    def rows() -> list[Any]:
        with closing(sqlite3.connect(saved / "evening.db")) as raw:
            return [raw.execute(f"SELECT * FROM {table}").fetchall() for table in ("tables", "journal", "snapshots")]

    Store.open(saved / "evening.db").close()
    migrated = rows()
    with Store.open(saved / "evening.db") as store:
        house = TableService(store, ENGINES)
        for record in house.list(archived=None):
            export_table(house, record.id)
            _ = house.open(record.id).steps
    assert rows() == migrated


@EVERY_COMMIT
def test_settings_people_and_packs_are_still_there(commit: str, old_house: TableService) -> None:
    store = old_house.store
    assert store.settings.get("language") == "es"
    assert store.settings.get("last-hero-realms") == {"mode": "dragon", "own": [["Luck", 3]]}
    assert [player.name for player in store.people.everybody()] == ["Ana", "Bea", "Čenda"]
    shelved = old_house.packs.everything()
    assert [(pack.id, pack.trouble) for pack in shelved] == ([("our-table", None)] if shelved else [])


def test_every_specimen_is_of_this_history() -> None:
    assert {file.name for file in specimen("x").parent.iterdir()} == {specimen(commit).name for commit in COMMITS}


# --- how it works -----------------------------------------------------------------------------------


def _play_on(house: TableService, live: LiveTable) -> bool:
    """Give the first act that is possible now; whether there was one."""
    kind = load_engine(live.setup.engine)
    for line in [*kind.examples(live.state), "next", "end", "note Good evening"]:
        try:
            house.give(live.id, kind.read_line(live.state, line, 0))
        except Refused:
            continue
        return True
    return False


def _copied_to_server(file: Path, url: str) -> None:
    """Put the rows of an old SQLite file into a server's database of the same old version."""
    engine_there = make_engine(DatabaseLocation.find(url))
    with closing(sqlite3.connect(file)) as raw, engine_there.begin() as connection:
        raw.row_factory = sqlite3.Row
        run_migrations(connection, raw.execute("SELECT version_num FROM alembic_version").fetchone()[0])
        known = {row[0] for row in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        for table in ("tables", "journal", "snapshots", "players", "settings", "packs"):
            for row in raw.execute(f"SELECT * FROM {table}") if table in known else ():
                values = {key: bool(row[key]) if key in _YES_NO else row[key] for key in dict(row)}
                names = ", ".join(values)
                slots = ", ".join(f":{name}" for name in values)
                connection.execute(text(f"INSERT INTO {table} ({names}) VALUES ({slots})"), values)
    engine_there.dispose()


_YES_NO = ("ended", "archived", "doomed", "active")
"""SQLite keeps these as 0 and 1."""
