"""Files that are brought in: twice, diverged, from other versions, and bad in every way."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games.tracker.acts import Change as Life
from companion.games.tracker.acts import Next, Note, Rolling
from companion.kernel.events import Reason
from companion.kernel.messages import Message, message
from companion.tables.change_bus import Change
from companion.tables.files import file_format
from companion.tables.files.export_file import export_table, suggested_file_name
from companion.tables.files.file_format import BadFile, compute_state_checksum
from companion.tables.files.import_file import import_table
from companion.tables.table_service import TableService
from tests.tables.small_score_sheet import small_setup


@pytest.fixture
def file_bytes(house: TableService, table: str) -> bytes:
    """An exported table of seven entries; the table itself stays in the house."""
    house.give(table, Life("life", -3, "red"), who="Ann", burst="b1")
    house.give(table, Life("life", -2, "red"), who="Ann", burst="b1")
    house.give(table, Next("turn"), why=Reason("hero_realms 3", message("round-begins", round=2)))
    house.give(table, Rolling("d6", 2), who="Zoë")
    house.undo(table)
    house.repair(table, 1, Life("life", -4, "red"))
    house.give(table, Note("a \N{DRAGON} came"))
    return export_table(house, table)


def everything(house: TableService) -> object:
    """All that is in the database."""
    return [(record, house.store.journal(record.id)) for record in house.list(archived=None)]


# --- good files ---------------------------------------------------------------------------------


def test_the_file_is_readable(file_bytes: bytes, house: TableService, table: str) -> None:
    text = file_bytes.decode()
    plain = json.loads(text)
    assert list(plain) == ["format", "format_version", "app", "table", "setup", "journal", "state", "checksum"]
    assert plain["format"] == "companion-table"
    assert plain["setup"]["content"] == {"version": "1.0", "hash": "abc123"}
    assert [entry["n"] for entry in plain["journal"]] == [1, 2, 3, 4, 5, 6, 7]
    assert plain["journal"][0]["when"].endswith("+00:00")
    # One line an entry, and letters as people write them.
    assert sum(line.startswith('    {"n": ') for line in text.splitlines()) == 7
    assert "\N{DRAGON}" in text
    assert suggested_file_name(house.store.read(table)) == f"Friday-{table}.companion.json"


def test_the_same_file_twice_changes_nothing_and_says_so(house: TableService, file_bytes: bytes, table: str) -> None:
    before = everything(house)
    for _ in range(2):
        brought = import_table(house, file_bytes)
        assert (brought.id, brought.new, brought.outcome) == (table, False, "same")
        assert [said.id for said in brought.messages] == ["import-same"]
    assert everything(house) == before


def test_a_table_that_went_on_differently_becomes_a_table_of_its_own(
    house: TableService, file_bytes: bytes, table: str
) -> None:
    house.give(table, Life("gold", 1, "red"))
    mine = export_table(house, table)
    house.destroy(table)
    import_table(house, file_bytes)
    house.give(table, Life("gold", 2, "blue"))
    before = export_table(house, table)
    heard: list[Change] = []
    house.hub.listen(None, heard.append)
    brought = import_table(house, mine)
    assert brought.outcome == "copy"
    assert brought.id != table
    assert [(each.kind, each.table) for each in heard] == [("begin", brought.id)]
    assert export_table(house, table) == before
    assert house.open(brought.id).state.value("gold", "red") == 1
    # Again: both are known now, and nothing changes.
    assert import_table(house, mine).id == brought.id
    assert import_table(house, mine).outcome == "same"
    assert import_table(house, before).id == table
    assert len(house.list()) == 2


def test_a_file_that_went_on_extends_the_table_and_everybody_sees_it(
    house: TableService, other: TableService, file_bytes: bytes, table: str
) -> None:
    plain = json.loads(file_bytes)
    other.give(table, Life("gold", 5, "blue"), who="Bob")
    later = export_table(other, table)
    house.destroy(table)
    import_table(house, json.dumps(plain).encode())
    live = house.open(table)
    heard: list[Change] = []
    house.hub.listen(table, heard.append)
    assert import_table(house, later).outcome == "extended"
    assert live.state.value("gold", "blue") == 5
    assert [(each.kind, each.who, each.length) for each in heard] == [("give", "Bob", 8)]


def test_an_id_that_means_another_table_here_is_not_taken_over(house: TableService, file_bytes: bytes) -> None:
    plain = json.loads(file_bytes)
    plain["setup"]["seed"] += 1
    plain["journal"], plain["app"] = [], "0.0.1"
    brought = import_table(house, json.dumps(plain).encode())
    assert (brought.outcome, brought.length) == ("copy", 0)
    # The id of the copy, claimed by yet another file.
    plain["table"]["id"] = brought.id
    plain["setup"]["seed"] += 1
    again = import_table(house, json.dumps(plain).encode())
    assert again.id not in (brought.id, plain["table"]["id"])
    assert len(house.list()) == 3


def test_a_file_of_another_version_that_leads_elsewhere_is_taken_and_said_to_differ(
    house: TableService, file_bytes: bytes, table: str
) -> None:
    plain = json.loads(file_bytes)
    plain["app"] = "0.0.1"
    plain["state"]["round"] = 9
    plain["checksum"] = compute_state_checksum(plain["state"])
    house.destroy(table)
    brought = import_table(house, json.dumps(plain).encode())
    assert brought.differs
    assert [said.id for said in brought.messages] == ["import-new", "import-differs"]
    # What was shown is shown; that the journal leads elsewhere is noticed when somebody reads it.
    live = house.open(table)
    assert (live.state.round, live.undecided) == (9, False)
    assert all(step.closed for step in live.steps)
    assert (live.state.round, live.undecided) == (9, True)


def test_a_file_of_a_version_that_knew_fewer_fields_is_the_same_position(
    house: TableService, file_bytes: bytes, table: str
) -> None:
    plain = json.loads(file_bytes)
    del plain["state"]["reminders"]
    plain["checksum"] = compute_state_checksum(plain["state"])
    house.destroy(table)
    assert not import_table(house, json.dumps(plain).encode()).differs


def test_half_a_character_in_a_seats_name_survives(house: TableService) -> None:
    table = house.begin(small_setup("Red", "half \ud83d"), "Halves")
    file, before = export_table(house, table), house.open(table).shown
    house.destroy(table)
    import_table(house, file)
    assert house.open(table).shown == before


# --- bad files ----------------------------------------------------------------------------------

BAD_TEXT: list[tuple[str, bytes, str, dict[str, object]]] = [
    ("empty", b"", "import-bad-json", {"line": 1, "column": 1}),
    ("not JSON", b'{\n "a": 1,,\n}', "import-bad-json", {"line": 2, "column": 9}),
    ("not text", b'{"format": "companion-table",\n"\xff"', "import-not-text", {"line": 2, "found": "0xff"}),
    ("another format", b'{"format": "chess"}', "import-not-a-table", {"found": "'chess'"}),
    ("no format", b"{}", "import-not-a-table", {"found": message("shape-nothing")}),
    ("a list", b"[]", "import-not-a-table", {"found": message("shape-empty-list")}),
    ("newer", b'{"format": "companion-table", "format_version": 5}', "import-newer", {"found": 5, "newest": 4}),
    ("no number", b'{"format": NaN}', "import-unreadable", {}),
    ("endless number", b'{"format": 1e999}', "import-unreadable", {}),
    ("too many digits", b'{"format": ' + b"9" * 5000 + b"}", "import-unreadable", {}),
    ("endless nesting", b"[" * 100_000, "import-unreadable", {}),
]


@pytest.mark.parametrize(("data", "words", "args"), [case[1:] for case in BAD_TEXT], ids=[case[0] for case in BAD_TEXT])
def test_a_file_that_is_no_table_is_refused_with_the_place(
    house: TableService, data: bytes, words: str, args: dict[str, object]
) -> None:
    with pytest.raises(BadFile) as refused:
        import_table(house, data)
    assert refused.value.message.id == words
    assert {name: refused.value.message.args.get(name) for name in args} == args
    assert house.list() == []


def test_a_file_beyond_the_size_limit_is_refused(house: TableService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_format, "MAX_FILE_BYTES", 2_000_000)
    with pytest.raises(BadFile) as refused:
        import_table(house, b" " * 3_000_000)
    assert refused.value.message == Message("import-too-large", {"found": 3, "limit": 2})


def put(*path: str | int, value: object) -> Any:
    """A change of one place in a file."""

    def change(plain: Any) -> None:
        for part in path[:-1]:
            plain = plain[part]
        plain[path[-1]] = value

    return change


def drop(*path: str | int) -> Any:
    """A removal of one place in a file."""

    def change(plain: Any) -> None:
        for part in path[:-1]:
            plain = plain[part]
        del plain[path[-1]]

    return change


BAD_FIELDS: list[tuple[Any, str, str]] = [
    (put("extra", value=1), "import-bad-field", "extra"),
    (drop("journal"), "import-bad-field", "journal"),
    (put("format_version", value="1"), "import-bad-field", "format_version"),
    (put("table", "id", value="../../etc"), "import-bad-field", "table.id"),
    (put("table", "id", value=""), "import-bad-field", "table.id"),
    (put("table", "name", value="x" * 201), "import-bad-field", "table.name"),
    (put("table", "name", value="zero\x00"), "import-bad-field", "table.name"),
    (put("table", "created", value=-1), "import-bad-field", "table.created"),
    (put("table", "created", value=10**18), "import-bad-field", "table.created"),
    (put("setup", "seed", value=True), "import-bad-field", "setup.seed"),
    (put("setup", "engine", value="chess"), "import-refused", "setup.engine"),
    (put("setup", "body", "seats", 0, "name", value=7), "import-bad-field", "setup.body.seats[0].name"),
    (put("journal", 2, "n", value=2), "import-bad-field", "journal[2].n"),
    (drop("journal", 2), "import-bad-field", "journal[2].n"),
    (put("journal", 2, "kind", value="fly"), "import-bad-field", "journal[2].kind"),
    (put("journal", 2, "at", value=1.5), "import-bad-field", "journal[2].at"),
    (put("journal", 2, "at", value=10**18), "import-bad-field", "journal[2].at"),
    (put("journal", 2, "who", value="half \ud83d"), "import-bad-field", "journal[2].who"),
    (put("journal", 2, "act", value=None), "import-bad-field", "journal[2].act"),
    (put("journal", 4, "act", value={"act": "next", "track": "turn"}), "import-bad-field", "journal[4].act"),
    (put("journal", 4, "count", value=0), "import-bad-field", "journal[4].count"),
    (put("journal", 4, "count", value=99), "import-bad-field", "journal[4].count"),
    (put("journal", 4, "count", value=5), "import-refused", "journal[4]"),
    (put("journal", 5, "step", value=9), "import-bad-field", "journal[5].step"),
    (put("journal", 5, "step", value=0), "import-refused", "journal[5]"),
    (put("journal", 0, "act", "by", value="three"), "import-refused", "journal[0].act.by"),
    (put("journal", 0, "act", "act", value="fly"), "import-refused", "journal[0].act"),
    (put("journal", 5, "act", "seat", value="nobody"), "import-refused", "journal[5]"),
    (put("journal", 5, "act", "by", value=-51), "import-refused", "journal[5]"),
    (put("journal", 6, "act", "text", value=""), "import-refused", "journal[6]"),
    (put("state", "round", value=2), "import-bad-checksum", "state"),
    (put("checksum", value="sha256:0"), "import-bad-checksum", "state"),
]


@pytest.mark.parametrize(("change", "words", "place"), BAD_FIELDS, ids=[f"{w} {p}" for _, w, p in BAD_FIELDS])
def test_a_bad_field_is_refused_with_its_path(
    house: TableService, file_bytes: bytes, change: Any, words: str, place: str
) -> None:
    before = everything(house)
    plain = json.loads(file_bytes)
    change(plain)
    with pytest.raises(BadFile) as refused:
        import_table(house, json.dumps(plain).encode())
    assert (refused.value.message.id, refused.value.message.args["place"]) == (words, place)
    assert everything(house) == before


def test_an_act_changed_by_hand_leads_elsewhere_and_is_refused(house: TableService, file_bytes: bytes) -> None:
    with pytest.raises(BadFile) as refused:
        import_table(house, file_bytes.replace(b'"by": -2', b'"by": -9'))
    assert refused.value.message.id == "import-other-state"


damage = settings(max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])


@damage
@given(data=st.data())
def test_damaged_bytes_never_raise_anything_but_a_refusal(
    house: TableService, file_bytes: bytes, data: st.DataObject
) -> None:
    broken = bytearray(file_bytes)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(broken) - 1))
        if data.draw(st.booleans()):
            broken[at] = data.draw(st.integers(0, 255))
        else:
            del broken[at : at + data.draw(st.integers(1, 400))]
            broken = broken or bytearray(b" ")
    _refused_or_sound(house, bytes(broken))


_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-(10**30), 10**30),
    st.floats(allow_nan=False),
    st.text(max_size=6),
    st.builds(list),
    st.builds(dict),
    st.just("life"),
    st.just("blue"),
    st.builds(lambda: [[]]),
)


@damage
@given(data=st.data())
def test_damaged_fields_never_raise_anything_but_a_refusal(
    house: TableService, file_bytes: bytes, data: st.DataObject
) -> None:
    plain = json.loads(file_bytes)
    for _ in range(data.draw(st.integers(1, 3))):
        _damage(plain, data)
    if data.draw(st.booleans()):
        # As from another version, so that a position that follows from the damage is not what stops it.
        plain["app"] = "0.0.1"
        plain["checksum"] = compute_state_checksum(plain.get("state"))
    _refused_or_sound(house, json.dumps(plain).encode())


def _damage(plain: Any, data: st.DataObject) -> None:
    """Change, drop or double something, somewhere."""
    inside = plain
    while True:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if isinstance(inside[key], (dict, list)) and inside[key] and data.draw(st.integers(0, 3)):
            inside = inside[key]
            continue
        break
    what = data.draw(st.sampled_from(["put", "drop", "double"]))
    if what == "put":
        inside[key] = data.draw(_VALUES)
    elif what == "drop":
        del inside[key]
    elif isinstance(inside, list):
        inside.insert(data.draw(st.integers(0, len(inside))), copy.deepcopy(inside[key]))
    else:
        inside[data.draw(st.text(max_size=4))] = copy.deepcopy(inside[key])


def _refused_or_sound(house: TableService, data: bytes) -> None:
    known = set(house.store.heads())
    before = everything(house)
    try:
        brought = import_table(house, data)
    except BadFile:
        assert everything(house) == before
        return
    if brought.new:
        # Some damage is a different table, but a sound one.
        TableService(house.store, house.engines).open(brought.id)
        house.destroy(brought.id)
    assert set(house.store.heads()) == known
