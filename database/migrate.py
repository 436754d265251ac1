"""From an older database to the newest: find out its version, put a backup beside it, run the migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from database.errors import Damaged, Foreign, Newer, NotWritable, translate_driver_errors
from database.files.atomic_writes import copy_database_file
from database.files.backup_names import find_unused_backup_name
from database.location import DatabaseLocation
from database.schema_versions import NEWEST, VERSIONS
from database.sql_engine import LOCK_TIMEOUT_SECONDS, WRITE_OPTIONS

VERSION_TABLE = "alembic_version"
# Any number will do, as long as every process of this app asks for the same one.
_MIGRATION_LOCK = 0x436F6D70


def read_stored_version(place: DatabaseLocation, engine: Engine, patience: float = LOCK_TIMEOUT_SECONDS) -> str:
    """The version of the database, "" for one that is still empty. Looks without changing a single byte."""
    with translate_driver_errors(str(place)):
        if place.file is not None:
            version = _version_of_file(place, place.file, patience)
        else:
            version = _version_of_server(place, engine)
    if version and version not in VERSIONS:
        if version.isdigit() and version > NEWEST:
            raise Newer("database-newer", where=str(place), found=version, newest=NEWEST)
        raise Foreign("database-foreign", where=str(place))
    return version


def read_version_with_engine(place: DatabaseLocation, engine: Engine) -> str:
    """The version as an engine sees it, "" for an empty database."""
    with translate_driver_errors(str(place)):
        return _version_of_server(place, engine)


def migrate_database(place: DatabaseLocation, engine: Engine) -> Path | None:
    """Bring the database to the newest version in one transaction; the backup that was made, if any."""
    with (
        translate_driver_errors(str(place)),
        engine.connect().execution_options(**WRITE_OPTIONS) as connection,
        connection.begin(),
    ):
        _wait_for_others(connection)
        found = _version_seen_by(connection)
        backup = None
        if found and found != NEWEST and place.file is not None:
            _check(connection, place)
            backup = back_up_before_migration(place.file, found)
        if found != NEWEST:
            run_migrations(connection, NEWEST)
        return backup


def run_migrations(connection: Connection, version: str) -> None:
    """Run the migrations up to a version inside the connection's transaction."""
    # Here and not above: Alembic takes half a second to import, and most starts do not need it.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    # A package for phones may hold compiled files only.
    config.set_main_option("sourceless", "true")
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def back_up_before_migration(file: Path, version: str, today: Callable[[], date] = date.today) -> Path:
    """Copy the database beside itself, under a name that nothing has yet."""
    target = find_unused_backup_name(file, f"backup-{version}", today)
    copy_database_file(file, target)
    return target


# --- looking ------------------------------------------------------------------------------------


def _version_of_file(place: DatabaseLocation, file: Path, patience: float) -> str:
    try:
        if not file.exists() or file.stat().st_size == 0:
            return ""
    except OSError as error:
        raise NotWritable("database-not-writable", where=str(place)) from error
    if file.is_dir():
        raise NotWritable("database-not-writable", where=str(place))
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True, timeout=patience)) as raw:
        names = {name for (name,) in raw.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not names:
            return ""
        if VERSION_TABLE not in names:
            raise Foreign("database-foreign", where=str(place))
        row = raw.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()
    return _known(row[0] if row else None, place)


def _version_of_server(place: DatabaseLocation, engine: Engine) -> str:
    with engine.connect() as connection:
        names = inspect(connection).get_table_names()
        if not names:
            return ""
        if VERSION_TABLE not in names:
            raise Foreign("database-foreign", where=str(place))
        return _known(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")), place)


def _known(version: object, place: DatabaseLocation) -> str:
    # The version and the tables are written in one transaction: one without the other was not our doing.
    if not isinstance(version, str) or not version:
        raise Damaged("database-damaged", where=str(place))
    return version


# --- changing -----------------------------------------------------------------------------------


def _wait_for_others(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})


def _version_seen_by(connection: Connection) -> str:
    # Asked again under the lock: another process may have migrated while this one waited.
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    return str(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")))


def _check(connection: Connection, place: DatabaseLocation) -> None:
    if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
        raise Damaged("database-damaged", where=str(place))
