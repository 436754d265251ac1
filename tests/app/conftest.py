"""A table service of its own for every test of the screens, devices on it, and no error that goes by unnoticed."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol

import pytest

from companion.app.screen_router import make_flet_main
from companion.games.card_catalogues import load_all_cards
from companion.games.engines import ENGINES
from companion.library.content_location import content_folder
from companion.library.library_facade import Library
from companion.tables.table_service import TableService
from database.store import Store
from tests.app.device_actions import PHONE
from tests.in_process_device import Device

_SERVICES: list[TableService] = []
"""The table services that are open."""
_WHEN: tuple[Literal["setup", "call"], ...] = ("setup", "call")


class Sit(Protocol):
    """Opens the app on a device, with the table service of the test."""

    def __call__(self, route: str = "/", size: tuple[int, int] = PHONE) -> Device:
        """Return the device, which is switched off when the test ends; all of them share the server's loop."""
        ...


@pytest.fixture(scope="session")
def books() -> Library:
    """Give the library that all tests share, for reading it takes long; its packs are those of the newest service."""
    return Library(content_folder(), load_all_cards, lambda: _SERVICES[-1].packs.active() if _SERVICES else ())


@pytest.fixture
def house(file: Path, books: Library) -> Iterator[TableService]:
    """A table service without tables."""
    with Store.open(file) as store:
        house = TableService(store, ENGINES)
        _SERVICES.append(house)
        house.library = books
        books.refresh()
        yield house
        _SERVICES.remove(house)


@pytest.fixture
def sit(house: TableService, no_errors: None) -> Iterator[Sit]:
    """Give a way to open the app on one device after the other."""
    devices: list[Device] = []

    def open_app(route: str = "/", size: tuple[int, int] = PHONE) -> Device:
        beside = devices[0] if devices else None
        devices.append(Device(make_flet_main(house), beside=beside, route=route, size=size))
        return devices[-1]

    yield open_app
    for device in reversed(devices):
        device.close()


@pytest.fixture
def no_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail on anything that is logged as an error: a part that cannot be drawn, a missing message, a failed handler."""
    with caplog.at_level(logging.INFO):
        yield
    said = [record for when in _WHEN for record in caplog.get_records(when)]
    errors = [f"{record.name}: {record.getMessage()}" for record in said if record.levelno >= logging.ERROR]
    assert not errors, "\n".join(errors)
