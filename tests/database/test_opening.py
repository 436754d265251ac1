"""Opening a database: new, older, newer, damaged, locked, foreign, out of reach. Nothing is ever overwritten."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from sqlalchemy import text

from database.errors import Busy, Damaged, Foreign, Newer, NotWritable, Unreachable
from database.location import DatabaseLocation
from database.migrate import back_up_before_migration, read_stored_version, run_migrations
from database.row_models import TABLES
from database.schema_versions import NEWEST, VERSIONS
from database.sql_engine import WRITE_OPTIONS, make_engine
from database.store import Store
from tests.database.plain_journals import begin, line, write
from tests.tables.forked_processes import forking


def print_of(file: Path) -> str:
    """A fingerprint of every byte of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def make_version_one(file: Path) -> None:
    """A database as the first version of the app left it, with a table of two lines."""
    engine = make_engine(DatabaseLocation.find(file))
    with engine.connect().execution_options(**WRITE_OPTIONS) as connection, connection.begin():
        run_migrations(connection, VERSIONS[0])
    engine.dispose()
    setup = json.dumps({"seed": 7, "body": {}})
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute(
            "INSERT INTO tables VALUES ('oldtable', 'hero-realms', 'tally', 'Old', 'oldtable', 2, 0, 0, 0, 1, 2, '1',"
            " 'x', ?)",
            (setup,),
        )
        raw.execute("INSERT INTO snapshots VALUES ('oldtable', 2, 2, 0, '{}')")
        for number in (1, 2):
            old = line(number)
            raw.execute(
                "INSERT INTO journal VALUES ('oldtable', ?, 'give', ?, 1, 0, ?, ?, ?)",
                (number, json.dumps(old.act), old.who, old.at, old.burst),
            )


def backups_beside(file: Path) -> list[Path]:
    """The copies that migrations made."""
    return sorted(file.parent.glob("*.backup-*"))


# --- new and older ------------------------------------------------------------------------------


def test_a_new_database_is_made_with_its_folder_and_needs_no_backup(tmp_path: Path) -> None:
    file = tmp_path / "some" / "where" / "evening.db"
    with Store.open(file) as store:
        assert store.tables() == []
        assert store.backup is None
        assert store.where == str(file)
    assert backups_beside(file) == []


def test_it_is_safe_against_power_cuts(file: Path) -> None:
    with Store.open(file) as store, store._link.reading() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}


def test_an_old_database_is_migrated_with_a_backup_beside_it(file: Path) -> None:
    make_version_one(file)
    with Store.open(file) as store:
        assert store.journal("oldtable") == [line(1), line(2)]
        assert store.people.everybody() == []
        assert store.backup is not None
        assert store.backup.name == f"evening.backup-0001-{date.today().isoformat()}.db"
        backup = store.backup
    with closing(sqlite3.connect(backup)) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        assert raw.execute("SELECT count(*) FROM journal").fetchone() == (2,)
        assert raw.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    with Store.open(file) as again:
        assert again.backup is None
    assert backups_beside(file) == [backup]


def test_a_backup_never_overwrites_another(file: Path) -> None:
    make_version_one(file)

    def may_day() -> date:
        return date(2026, 5, 1)

    names = [back_up_before_migration(file, "0001", may_day).name for _ in range(3)]
    assert names == [
        "evening.backup-0001-2026-05-01.db",
        "evening.backup-0001-2026-05-01-2.db",
        "evening.backup-0001-2026-05-01-3.db",
    ]


def test_a_migration_that_fails_leaves_the_old_database(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_version_one(file)

    def half_way(connection: object, version: str) -> None:
        run_migrations(connection, version)  # type: ignore[arg-type]
        raise RuntimeError("the lights went out")

    monkeypatch.setattr("database.migrate.run_migrations", half_way)
    with pytest.raises(RuntimeError):
        Store.open(file)
    monkeypatch.undo()
    with closing(sqlite3.connect(file)) as raw:
        assert raw.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
        names = {name for (name,) in raw.execute("SELECT name FROM sqlite_master")}
        assert "players" not in names
    with Store.open(file) as store:
        assert store.journal("oldtable") == [line(1), line(2)]


def test_migrations_and_classes_describe_the_same_database(file: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    with Store.open(file) as store, store._link.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), TABLES.metadata) == []
    scripts = ScriptDirectory(str(Path("database", "migrations").absolute()))
    assert tuple(step.revision for step in scripts.walk_revisions())[::-1] == VERSIONS


@pytest.mark.slow
def test_migrations_and_classes_describe_the_same_database_on_a_server(postgres_url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with Store.open(postgres_url) as store, store._link.reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), TABLES.metadata) == []


@pytest.mark.slow
def test_opening_an_up_to_date_database_does_not_import_alembic(file: Path) -> None:
    Store.open(file).close()
    code = (
        "import sys; from database.store import Store; "
        f"Store.open({str(file)!r}).close(); sys.exit('alembic' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.slow
def test_it_opens_from_any_folder(file: Path, tmp_path: Path) -> None:
    code = f"from database.store import Store; Store.open({str(file)!r}).close()"
    root = str(Path(__file__).resolve().parents[2])
    environment = {**os.environ, "PYTHONPATH": root}
    subprocess.run([sys.executable, "-c", code], check=True, cwd=tmp_path, env=environment)
    with Store.open(file) as store:
        assert store.faults() == []


def _open_and_begin(file: str) -> None:
    with Store.open(file) as store:
        begin(store)


@pytest.mark.slow
def test_processes_that_open_the_same_new_database_at_once_all_succeed(file: Path) -> None:
    context = forking()
    processes = [context.Process(target=_open_and_begin, args=(str(file),)) for _ in range(4)]
    for process in processes:
        process.start()
    for process in processes:
        process.join(60)
    assert [process.exitcode for process in processes] == [0, 0, 0, 0]
    with Store.open(file) as store:
        assert len(store.tables()) == 4
        assert store.faults() == []


# --- newer, foreign, damaged --------------------------------------------------------------------


def test_a_newer_database_is_refused_and_not_touched(file: Path) -> None:
    Store.open(file).close()
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("PRAGMA journal_mode = DELETE")
        raw.execute("UPDATE alembic_version SET version_num = '0099'")
    before = print_of(file)
    with pytest.raises(Newer) as refused:
        Store.open(file)
    assert refused.value.message.args == {"where": str(file), "found": "0099", "newest": NEWEST}
    assert print_of(file) == before
    assert backups_beside(file) == []


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE recipes (name TEXT)"],
        ["CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('ab12cd')"],
    ],
)
def test_another_programs_database_is_refused_and_not_touched(file: Path, statements: list[str]) -> None:
    with closing(sqlite3.connect(file)) as raw, raw:
        for statement in statements:
            raw.execute(statement)
    before = print_of(file)
    with pytest.raises(Foreign):
        Store.open(file)
    assert print_of(file) == before


def test_a_file_that_is_no_database_is_refused_and_not_touched(file: Path) -> None:
    file.write_text("Dear diary, today we played Hero Realms. " * 100)
    before = print_of(file)
    with pytest.raises(Damaged) as refused:
        Store.open(file)
    assert refused.value.message.args == {"where": str(file)}
    assert print_of(file) == before


def _store_with_a_long_journal(file: Path) -> str:
    with Store.open(file) as store:
        table = begin(store)
        write(store, table, *range(1, 120))
    return table


def test_a_file_cut_short_is_refused_and_not_touched(file: Path) -> None:
    _store_with_a_long_journal(file)
    file.write_bytes(file.read_bytes()[:9000])
    before = print_of(file)
    with pytest.raises(Damaged):
        Store.open(file)
    assert print_of(file) == before


def test_a_damaged_header_is_refused_and_not_touched(file: Path) -> None:
    Store.open(file).close()
    content = bytearray(file.read_bytes())
    content[47] = 132  # the last byte of the number of the schema's format
    file.write_bytes(content)
    with pytest.raises(Damaged) as trouble:
        Store.open(file)
    assert trouble.value.message.id == "database-damaged"
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("name", "written_over"),
    [(b"alembic_version", b"alembic_\xffersion"), (b"settings", b"setti\xe9gs"), (b"content_hash", b"content_hish")],
)
def test_a_damaged_description_of_the_tables_is_said_to_be_damage(file: Path, name: bytes, written_over: bytes) -> None:
    Store.open(file).close()
    assert len(name) == len(written_over)
    file.write_bytes(file.read_bytes().replace(name, written_over))
    with pytest.raises(Damaged):
        _read_everything(file)


def _read_everything(file: Path) -> None:
    with Store.open(file) as store:
        store.tables()
        store.settings.everything()


def test_damage_inside_the_file_is_said_when_it_is_met(file: Path) -> None:
    table = _store_with_a_long_journal(file)
    with closing(sqlite3.connect(file)) as raw:
        (root,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'journal'").fetchone()
    data = bytearray(file.read_bytes())
    data[(root - 1) * 4096 : root * 4096] = b"\xa5" * 4096
    file.write_bytes(data)
    with Store.open(file) as store:
        with pytest.raises(Damaged):
            store.journal(table)
        with pytest.raises(Damaged):
            write(store, table, 1)
        assert store.faults()


def test_a_damaged_old_database_is_not_migrated(file: Path) -> None:
    make_version_one(file)
    with closing(sqlite3.connect(file)) as raw:
        (root,) = raw.execute("SELECT rootpage FROM sqlite_master WHERE name = 'journal'").fetchone()
    data = bytearray(file.read_bytes())
    data[(root - 1) * 4096 : root * 4096] = b"\xa5" * 4096
    file.write_bytes(data)
    with pytest.raises(Damaged):
        Store.open(file)
    assert read_stored_version(DatabaseLocation.find(file), make_engine(DatabaseLocation.find(file))) == "0001"


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE tables SET name = name, content_hash = CAST(x'ff' AS TEXT)", "database-damaged"),
        ("DROP TRIGGER setup_is_never_changed; UPDATE tables SET setup = '{oops'", "database-setup-damaged"),
        ("DROP TRIGGER setup_is_never_changed; UPDATE tables SET setup = '[]'", "database-setup-damaged"),
    ],
)
def test_rows_that_were_tampered_with_are_said_to_be_damaged(file: Path, statement: str, words: str) -> None:
    with Store.open(file) as store:
        table = begin(store)
        with closing(sqlite3.connect(file)) as raw:
            raw.executescript(statement)
        with pytest.raises(Damaged) as refused:
            store.read(table)
    assert refused.value.message.id == words


def test_a_missing_line_of_the_journal_is_noticed(file: Path) -> None:
    with Store.open(file) as store:
        table = begin(store)
        write(store, table, 1, 2, 3)
        with closing(sqlite3.connect(file)) as raw:
            raw.executescript("DROP TRIGGER journal_is_never_shortened; DELETE FROM journal WHERE seq = 2")
        with pytest.raises(Damaged) as refused:
            store.journal(table)
    assert refused.value.message.args == {"table": table, "line": 2}


def test_a_snapshot_that_cannot_be_read_does_not_hide_the_table(file: Path) -> None:
    with Store.open(file) as store:
        table = begin(store)
        with closing(sqlite3.connect(file)) as raw, raw:
            raw.execute("UPDATE snapshots SET state = '{oops'")
        assert store.read(table).snapshot is None


# --- locked, not writable, out of reach ---------------------------------------------------------


def test_a_database_that_another_program_locks_is_said_to_be_busy(file: Path) -> None:
    Store.open(file).close()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Busy):
            Store.open(file, patience=0.1)
    with Store.open(file) as store:
        assert store.tables() == []


def test_a_writer_that_waits_in_vain_is_told_and_may_try_again(file: Path) -> None:
    with Store.open(file, patience=0.1) as store:
        table = begin(store)
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Busy):
                write(store, table, 1)
            assert store.read(table).length == 0
            other.execute("ROLLBACK")
        write(store, table, 1)
        assert store.journal(table) == [line(1)]


@pytest.fixture
def locked_folder() -> Iterator[Path]:
    """A folder that may not be written, as a person who is not root meets it."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o555)
    was = os.geteuid()
    if was == 0:
        os.seteuid(65534)
    yield folder
    os.seteuid(was)
    folder.chmod(0o755)
    shutil.rmtree(folder)


def test_a_folder_that_may_not_be_written_is_said_to_be_so(locked_folder: Path) -> None:
    for file in (locked_folder / "evening.db", locked_folder / "deeper" / "evening.db"):
        with pytest.raises(NotWritable) as refused:
            Store.open(file)
        assert refused.value.message.args == {"where": str(file)}


def test_a_folder_in_the_place_of_the_file_is_said_to_be_so(tmp_path: Path) -> None:
    with pytest.raises(NotWritable):
        Store.open(tmp_path)
    (tmp_path / "flat").write_text("")
    with pytest.raises(NotWritable):
        Store.open(tmp_path / "flat" / "evening.db")


@pytest.mark.parametrize(
    "address",
    [
        "mysql://somewhere/evening",
        "://",
        "sqlite://",
        "sqlite:///:memory:",
        ":memory:",
        "sqlite:///file:evening?mode=memory&uri=true",
        "file:evening.db",
    ],
)
def test_an_address_of_another_kind_is_refused(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Unreachable) as refused:
        Store.open(address)
    assert refused.value.message.id == "database-unknown-address"
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_does_not_answer_is_said_to_be_out_of_reach(tmp_path: Path) -> None:
    with pytest.raises(Unreachable) as refused:
        Store.open(f"postgresql://ann:secret@/evening?host={tmp_path}")
    assert refused.value.message.id == "database-unreachable"
    assert "secret" not in str(refused.value.message.args["where"])


def test_an_address_of_sqlite_means_its_file(file: Path) -> None:
    with Store.open(f"sqlite:///{file}") as store:
        assert store.where == str(file)


@pytest.mark.slow
def test_a_newer_database_on_a_server_is_refused(postgres_url: str) -> None:
    with Store.open(postgres_url) as store, store._link.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
    with pytest.raises(Newer):
        Store.open(postgres_url)


@pytest.mark.slow
def test_another_programs_database_on_a_server_is_refused(postgres_url: str) -> None:
    engine = make_engine(DatabaseLocation.find(postgres_url))
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    engine.dispose()
    with pytest.raises(Foreign):
        Store.open(postgres_url)
