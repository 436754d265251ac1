"""Files on their way in: taps do not wait for them, one sees how far they are, and can stop them."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from companion.kernel.journal import Entry
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import can_press, create_table, has, press, surface, write
from tests.in_process_device import Device
from tests.tables.files.costly_files import AT, bomb, gold, many_repairs


@contextmanager
def nothing_moves(house: TableService) -> Iterator[None]:
    """The thread that imports is kept busy: whatever else waits for it waits as for the largest of files."""
    gate = threading.Event()
    house.importing.submit(gate.wait)
    try:
        yield
    finally:
        gate.set()


def start(device: Device, name: str) -> Callable[[], bool]:
    """Press without waiting for what the press does; whether that is done."""
    control, loop = surface(device, name), device._room.loop
    pressed = loop.create_task(device._dispatch(control._i, "click", None))
    device.settle()
    return pressed.done


def test_six_bombs_at_once_stop_no_tap(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = sit(f"/table/{table}")
    with nothing_moves(house):
        done = []
        for n in range(6):
            guest = sit("/import")
            write(guest, "import-text", bomb(many_repairs(60), f"bomb{n}").decode())
            done.append(start(guest, "import-do"))
            assert has(guest, "import-cancel")
        for taps in range(1, 4):
            press(ann, "ana-life-minus")
            assert house.open(table).length == taps
        assert not any(each() for each in done)
    ann.wait_until(lambda: all(each() for each in done), "six files", within=60)
    assert len(house.list()) == 7


def test_an_import_is_seen_and_can_be_stopped(house: TableService, sit: Sit) -> None:
    ann = sit("/import")
    write(ann, "import-text", bomb(many_repairs(20)).decode())
    with nothing_moves(house):
        done = start(ann, "import-do")
        ann.sees("Bringing the file in: 0 %")
        assert not has(ann, "import-do"), "not twice"
        assert not can_press(ann, "import-choose")
        press(ann, "import-cancel")
    ann.wait_until(done, "the import to end")
    ann.sees("The import was stopped. Nothing has changed.")
    assert has(ann, "import-do")
    assert house.list() == []


def test_who_leaves_the_screen_stops_the_import_and_stays_where_they_went(house: TableService, sit: Sit) -> None:
    ann = sit("/import")
    write(ann, "import-text", bomb(many_repairs(20)).decode())
    with nothing_moves(house):
        done = start(ann, "import-do")
        press(ann, "back")
        assert not has(ann, "import-text")
    ann.wait_until(done, "the import to end")
    assert house.list() == []
    assert not has(ann, "import-text")


def test_a_long_evening_comes_in_while_people_play_on(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann, ben = sit(f"/table/{table}"), sit("/import")
    length = 4_000
    write(ben, "import-text", bomb(Entry("give", gold(1), at=AT) for _ in range(length)).decode())
    done, taps = start(ben, "import-do"), 0
    shares: list[int] = []
    while not done():
        press(ann, ("ana-life-minus", "ana-life-plus")[taps % 2])
        taps += 1
        shares += [int(said.split()[-2]) for said in ben.texts() if said.startswith("Bringing the file in: ")]
    assert taps > 1
    assert shares == sorted(shares)
    assert max(shares) > 0, "one sees that it moves"
    assert house.open(table).length == taps
    assert [record.length for record in house.list() if record.id != table] == [length]
