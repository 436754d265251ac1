"""What is kept: one SQLModel class a table of the database. Migrations build them; a test compares the two."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, Table
from sqlmodel import Field, SQLModel


class TableRow(SQLModel, table=True):
    """One table people play at. What the list of tables needs comes first; the long setup comes last."""

    __tablename__ = "tables"

    id: str = Field(primary_key=True)
    game: str
    engine: str
    name: str
    # The id it had where it was first set up: another one than `id` for a copy that was imported beside it.
    origin: str = Field(index=True)
    length: int
    ended: bool
    archived: bool
    # Set only in the moment of being destroyed on purpose; without it the journal refuses to be deleted.
    doomed: bool
    created: int = Field(sa_type=BigInteger)
    changed: int = Field(sa_type=BigInteger)
    content_version: str
    content_hash: str
    # The version of the app that wrote to this table last.
    app: str = Field(sa_column_kwargs={"server_default": ""})
    # The engine's save format in which the setup is written. Journal and position have their own: lines that are added
    # later are in the format of the version that adds them.
    format: int = Field(sa_column_kwargs={"server_default": "0"})
    setup: dict[str, Any] = Field(sa_type=JSON)


class JournalRow(SQLModel, table=True):
    """One line of a journal. Triggers refuse to change or delete it."""

    __tablename__ = "journal"

    table_id: str = Field(sa_column=Column(ForeignKey("tables.id"), primary_key=True))
    seq: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    kind: str
    act: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))
    count: int
    step: int
    who: str
    at: int = Field(sa_type=BigInteger)
    burst: str
    # What an automatic player says for its act.
    why: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))
    # The engine's save format in which the act and the position are written.
    format: int = Field(sa_column_kwargs={"server_default": "0"})
    # Up to which version of the rules the table took the corrections, or kept itself as it was.
    rules: int = Field(sa_column_kwargs={"server_default": "0"})
    # A position that was kept as it was, where the journal does not lead to it.
    state: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))


class SnapshotRow(SQLModel, table=True):
    """The newest position of a table, written with the journal line it follows from."""

    __tablename__ = "snapshots"

    table_id: str = Field(sa_column=Column(ForeignKey("tables.id"), primary_key=True))
    seq: int
    # How far undo and redo reach, so that a table can offer them before its journal has been read.
    undoable: int
    redoable: int
    # The engine's save format in which the position is written.
    format: int = Field(sa_column_kwargs={"server_default": "0"})
    # The version of the rules that led to it, and the newest one that people chose not to take.
    rules: int = Field(sa_column_kwargs={"server_default": "0"})
    asked: int = Field(sa_column_kwargs={"server_default": "0"})
    state: dict[str, Any] = Field(sa_type=JSON)


class PlayerRow(SQLModel, table=True):
    """Somebody who played here before: offered when the next table is set up."""

    __tablename__ = "players"

    name: str = Field(primary_key=True)
    colour: int
    # Where they sat among those who played together at that time.
    place: int
    used: int = Field(sa_type=BigInteger)


class PackRow(SQLModel, table=True):
    """A pack that somebody brought in or wrote here: the text of its file, and whether it is switched on."""

    __tablename__ = "packs"

    id: str = Field(primary_key=True)
    text: str
    active: bool
    # Packs are applied in the order in which they came: of two that differ, the later one counts.
    place: int


class SettingRow(SQLModel, table=True):
    """One setting of this device: its language, its theme."""

    __tablename__ = "settings"

    key: str = Field(primary_key=True)
    value: Any = Field(default=None, sa_column=Column(JSON(none_as_null=False), nullable=False))
    # The format of the settings in which the value is written.
    format: int = Field(sa_column_kwargs={"server_default": "0"})


def _plain_table(row: type[SQLModel]) -> Table:
    return SQLModel.metadata.tables[str(row.__tablename__)]


# The same tables for statements without objects: reading 10,000 journal lines as objects would take a second.
TABLES = _plain_table(TableRow)
JOURNAL = _plain_table(JournalRow)
SNAPSHOTS = _plain_table(SnapshotRow)
PLAYERS = _plain_table(PlayerRow)
SETTINGS = _plain_table(SettingRow)
PACKS = _plain_table(PackRow)
