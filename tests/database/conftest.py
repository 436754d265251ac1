"""A store in a file, and the same store on a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from database.store import Store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the database of this test will be: here the making of one is tested, too."""
    return tmp_path / "evening.db"


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def store(request: pytest.FixtureRequest) -> Iterator[Store]:
    """An empty store: every test that uses it runs on SQLite and on PostgreSQL."""
    where = "file" if request.param == "sqlite" else "postgres_url"
    with Store.open(request.getfixturevalue(where)) as opened:
        yield opened
