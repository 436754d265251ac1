"""The formats of what is saved: none changes unnoticed, old and new stand side by side, newer ones are refused."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion import __version__
from companion.games.engines import ENGINES
from companion.kernel.game import Setup
from companion.kernel.refusals import Refused
from companion.kernel.save_format_upgrades import MadeByNewer, PlainMapping, SaveFormat, Upgrade
from companion.library.packs import PACK_FORMAT
from companion.library.translations import load_message_catalogue
from companion.tables.files.export_file import export_table
from companion.tables.files.file_format import FORMAT_VERSION, BadFile, parse_table_file
from companion.tables.files.import_file import import_table
from companion.tables.table_loader import Unplayable
from companion.tables.table_service import TableService
from database.schema_versions import VERSIONS
from database.settings import FORMAT as SETTINGS_FORMAT
from database.store import Store
from tests.golden import shapes
from tests.golden.make_saves import COMMITS, unpack
from tests.kernel.tally import Add, Tally

HOW = (
    "\n\nWhat is saved has changed: {names}. Tables of everybody who plays are in the old format. docs/saves.md says "
    "what to do: keep a specimen of the commit before (tests/golden/make_saves.py), add a step that raises the format, "
    "then `python -m tests.golden.shapes`."
)


# --- no format changes unnoticed --------------------------------------------------------------------


def test_nothing_is_saved_in_another_way_without_another_format() -> None:
    assert not shapes.changed(), HOW.format(names=", ".join(shapes.changed()))
    assert shapes.today() == shapes.kept(), "a format was raised: now run `python -m tests.golden.shapes`"


def test_a_changed_field_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = shapes.kept()
    before["engine tracker"]["setup"]["TimerDef"]["auto"] = "bool = False"
    monkeypatch.setattr(shapes, "kept", lambda: before)
    assert shapes.changed() == ["engine tracker"]


def test_there_is_a_specimen_of_every_earlier_format(tmp_path: Path) -> None:
    engines: set[tuple[str, int]] = set()
    files, versions, settings = set(), set(), set()
    for commit in COMMITS:
        unpack(commit, tmp_path / commit)
        with closing(sqlite3.connect(tmp_path / commit / "evening.db")) as raw:
            version = raw.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            formats = "format" if version >= "0005" else "0"
            engines |= set(raw.execute(f"SELECT engine, {formats} FROM tables"))
            settings |= {row[0] for row in raw.execute(f"SELECT {formats} FROM settings")}
        versions.add(version)
        files |= {json.loads(f.read_text("utf-8"))["format_version"] for f in (tmp_path / commit).glob("*.json")}
    missing = {(name, n) for name in ENGINES for n in range(ENGINES[name].save_format.number)} - engines
    assert not missing, HOW.format(names=missing)
    assert files >= set(range(1, FORMAT_VERSION)), HOW.format(names="the file of a table")
    # The first migration never went out without the second.
    assert versions >= set(VERSIONS[1:-1]), HOW.format(names="the database")
    assert settings >= set(range(SETTINGS_FORMAT)), HOW.format(names="settings")
    assert PACK_FORMAT == 1, "a specimen with a pack of format 1 is there; ask for one of each later format here, too"


# --- old and new side by side -----------------------------------------------------------------------


def _doubled(act: dict[str, Any]) -> PlainMapping:
    """In the next format of the tally, what was added counts twice."""
    return act | {"by": act["by"] * 2} if act["act"] == "add" else act


class NextTally(Tally):
    """The tally one format later. Its positions cannot be brought along."""

    save_format = SaveFormat((Upgrade(act=_doubled, state=None),))


@pytest.fixture
def old(file: Path) -> Iterator[TableService]:
    """A house of the version before."""
    with Store.open(file) as store:
        yield TableService(store, {"tally": Tally()})


@pytest.fixture
def new(file: Path, old: TableService) -> Iterator[TableService]:
    """A house of the version after on the same database."""
    with Store.open(file) as store:
        yield TableService(store, {"tally": NextTally()})


def _begin(house: TableService) -> str:
    return house.begin(Setup("hero-realms", "tally", 7, {}), "Friday")


def _totals(house: TableService, table: str) -> list[int]:
    """The total as it is shown, and as the whole journal leads to it."""
    live = house.open(table)
    return [live.state.total, sum(getattr(step.act, "by", 0) for step in live.steps)]


def test_lines_of_two_formats_make_one_journal(old: TableService, new: TableService, file: Path) -> None:
    table = _begin(old)
    old.give(table, Add(3))
    assert _totals(new, table) == [6, 6]
    new.give(table, Add(5))
    assert _totals(new, table) == [11, 11]
    with Store.open(file) as store:
        assert [(line.act, line.format) for line in store.journal(table)] == [
            ({"act": "add", "by": 3}, 0),
            ({"act": "add", "by": 5}, 1),
        ]
        assert store.read(table).app == __version__
        assert _totals(TableService(store, {"tally": NextTally()}), table) == [11, 11]


def test_an_old_table_leaves_in_todays_format_and_is_known_when_it_comes_home(
    old: TableService, new: TableService
) -> None:
    table = _begin(old)
    old.give(table, Add(3))
    before = export_table(old, table)
    new.give(table, Add(5))
    data = export_table(new, table)
    contents = parse_table_file(data)
    assert [entry.act for entry in contents.journal] == [{"act": "add", "by": 6}, {"act": "add", "by": 5}]
    assert (contents.setup.format, contents.app, contents.format_version) == (1, __version__, FORMAT_VERSION)
    assert import_table(new, data).outcome == "same"
    assert import_table(new, before).outcome == "older"


class StricterTally(Tally):
    """The tally with another rule: nothing above two may be added."""

    def apply(self, state: Any, act: Any, tell: Any) -> None:
        """Refuse what is above two."""
        if isinstance(act, Add) and act.by > 2:
            raise Refused("tally-too-much")
        super().apply(state, act, tell)


def test_a_table_with_a_line_that_is_impossible_now_opens_at_its_snapshot(old: TableService, file: Path) -> None:
    table = _begin(old)
    old.give(table, Add(3))
    with Store.open(file) as store:
        today = TableService(store, {"tally": StricterTally()})
        assert today.open(table).state.total == 3
        today.give(table, Add(1))
        assert today.open(table).state.total == 4
        assert [entry.act for entry in parse_table_file(export_table(today, table)).journal] == [
            {"act": "add", "by": 3},
            {"act": "add", "by": 1},
        ]
        # Its history cannot be told by these rules; that is said, and nothing is lost.
        with pytest.raises(Refused):
            today.undo(table)
        assert today.open(table).state.total == 4
        assert store.read(table).length == 2


# --- newer ones are never guessed -------------------------------------------------------------------


def test_a_table_of_a_newer_version_is_refused_by_name(old: TableService, new: TableService, file: Path) -> None:
    table = _begin(new)
    new.give(table, Add(5))
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE tables SET app = '9.1'")
    with pytest.raises(Unplayable) as refused:
        old.open(table)
    words = load_message_catalogue("en")
    assert words.say(refused.value.message) == (
        f"Table {table} was made by a newer Companion (9.1). Update the app; the table has been left as it is."
    )
    assert [record.id for record in old.list()] == [table]


def test_a_running_table_is_not_followed_into_a_newer_format(old: TableService, new: TableService) -> None:
    table = _begin(old)
    old.give(table, Add(3))
    live = old.open(table)
    new.give(table, Add(5))
    with pytest.raises(Unplayable) as refused:
        old.give(table, Add(1))
    assert refused.value.message.id == "table-newer"
    assert live.shown.length == 1
    # Another device of the old version goes on with its other tables.
    old.take_in_outside_changes()
    assert _totals(new, table) == [11, 11]


def test_a_file_of_a_newer_format_is_refused(old: TableService, new: TableService) -> None:
    table = _begin(new)
    data = export_table(new, table)
    new.destroy(table)
    with pytest.raises(BadFile) as refused:
        import_table(old, data)
    assert refused.value.message.id == "import-newer"
    assert not old.list()


def test_a_file_beside_a_table_of_a_newer_format_becomes_a_table_of_its_own(
    old: TableService, new: TableService
) -> None:
    table = _begin(old)
    data = export_table(old, table)
    new.give(table, Add(5))
    brought = import_table(old, data)
    assert (brought.outcome, brought.id == table) == ("copy", False)


@pytest.mark.parametrize("written", [-1, True, "1", None])
def test_a_damaged_format_is_refused_by_its_place(old: TableService, written: object) -> None:
    plain = json.loads(export_table(old, _begin(old)))
    plain["setup"]["format"] = written
    with pytest.raises(BadFile) as refused:
        import_table(old, json.dumps(plain).encode())
    assert refused.value.message.args["place"] == "setup.format"


def test_an_unknown_field_of_the_same_format_is_damage(old: TableService) -> None:
    plain = json.loads(export_table(old, _begin(old)))
    plain["setup"]["colour"] = "red"
    with pytest.raises(BadFile) as refused:
        import_table(old, json.dumps(plain).encode())
    assert refused.value.message.args["place"] == "setup.colour"


def test_a_pack_of_a_newer_format_is_refused_and_kept(old: TableService) -> None:
    text = json.dumps({"pack": PACK_FORMAT + 1, "id": "later", "name": "Later", "verse": []})
    with pytest.raises(MadeByNewer) as refused:
        old.packs.bring(text, "later")
    assert refused.value.message.id == "pack-newer"
    old.store.packs.put("later", text)
    (shelved,) = old.packs.everything()
    assert shelved.pack is None
    assert shelved.trouble is not None
    assert shelved.trouble.id == "pack-newer"
    assert old.packs.text("later") == text


def test_a_setting_of_a_newer_format_counts_as_not_chosen(old: TableService, file: Path) -> None:
    old.store.settings.put("language", "fr")
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE settings SET format = ?", (SETTINGS_FORMAT + 1,))
    assert old.store.settings.get("language", "en") == "en"
    assert "language" not in old.store.settings.everything()
    old.store.settings.put("language", "it")
    assert old.store.settings.get("language") == "it"
