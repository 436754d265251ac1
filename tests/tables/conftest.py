"""A table service with one table in it, in a file of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.tables.table_service import TableService
from database.store import Store
from tests.tables.small_score_sheet import ENGINES, small_setup


@pytest.fixture
def house(file: Path) -> Iterator[TableService]:
    """A table service without tables."""
    with Store.open(file) as store:
        yield TableService(store, ENGINES)


@pytest.fixture
def other(file: Path, house: TableService) -> Iterator[TableService]:
    """Another table service on the same database, as another process has it."""
    with Store.open(file) as store:
        yield TableService(store, ENGINES)


@pytest.fixture
def table(house: TableService) -> str:
    """A table for Red and Blue with 50 life each."""
    return house.begin(small_setup(), "Friday")
