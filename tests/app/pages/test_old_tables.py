"""Home with the tables of earlier versions of the app: all of them are there, and each opens on its own screen."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, names, press
from tests.golden.make_saves import unpack
from tests.in_process_device import Device


@pytest.fixture(params=["8b61d2c", "75cdd0c"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """The database that an earlier version left behind."""
    return unpack(request.param, tmp_path) / "evening.db"


@pytest.mark.slow
def test_home_shows_every_table_and_opens_one_of_each_engine(house: TableService, sit: Sit) -> None:
    records = house.list()
    ann = sit(size=DESKTOP)
    _show_all(ann)
    shown = {name for name in names(ann) if name.startswith("table-")}
    assert shown == {f"table-{record.id}" for record in records}
    for table in {record.setup.engine: record.id for record in records}.values():
        _show_all(ann)
        press(ann, f"table-{table}")
        assert f"table-{table}" not in names(ann), "the table's own screen is shown"
        press(ann, "back")


def _show_all(ann: Device) -> None:
    """Home begins with a page of tables; show the rest."""
    while "show-more" in names(ann):
        press(ann, "show-more")
