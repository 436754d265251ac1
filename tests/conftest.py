"""What every test gets: the order of the run, repeatable property tests, an empty database, PostgreSQL on demand."""

import logging
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from database.store import Store
from tests.postgres import fresh_database, running_postgres

# No deadline and no complaint about slowness: how fast a shared machine is says nothing about the code.
# In CI the same examples every time: a failure there is caused by the change, not by luck.
settings.register_profile("table", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", parent=settings.get_profile("table"), derandomize=True, database=None)
settings.load_profile("ci" if os.environ.get("CI") else "table")

# Tests in these folders are of a kind, whatever they say themselves.
_KIND_OF_FOLDER = {"browser": "browser", "faults": "fault", "bench": "bench"}

# The quick ones first, so that a mistake shows early. Browser tests also run last because Playwright occupies
# the thread's event loop.
_ORDER = ["slow", "fault", "bench", "browser"]
# Files that take minutes are begun first of their kind: whoever gets the last one would run it alone.
_LONGEST = ["test_walks.py", "test_touch_targets.py", "test_typing.py", "test_heroes3_combat.py", "test_eyes.py"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by their folder and sort them by their marks; within a kind the order stays."""
    here = Path(__file__).parent
    for item in items:
        folder = item.path.relative_to(here).parts[0]
        if folder in _KIND_OF_FOLDER:
            item.add_marker(_KIND_OF_FOLDER[folder])
        # A browser on a busy machine can miss a tap. In CI such a test gets two more chances, and the report says so.
        if folder == "browser" and os.environ.get("CI"):
            item.add_marker(pytest.mark.flaky(reruns=2))
    items.sort(key=_place)


def _place(item: pytest.Item) -> tuple[int, int]:
    """Return how late a test of these marks and this file runs: the latest of its marks counts."""
    kind = max((_ORDER.index(mark.name) + 1 for mark in item.iter_markers() if mark.name in _ORDER), default=0)
    return kind, _LONGEST.index(item.path.name) if item.path.name in _LONGEST else len(_LONGEST)


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a fresh database; making one takes ten times as long as copying it."""
    file = tmp_path_factory.mktemp("empty") / "evening.db"
    Store.open(file).close()
    return file


@pytest.fixture
def file(tmp_path: Path, empty_database: Path) -> Path:
    """Give the empty database of this test."""
    return Path(shutil.copy(empty_database, tmp_path))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Give the URL of a private PostgreSQL server, started when the first test asks."""
    with running_postgres() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """Give the URL of an empty PostgreSQL database that only this test uses."""
    with fresh_database(postgres_server) as url:
        yield url


@pytest.fixture(scope="module")
def no_sentence_fails() -> Iterator[None]:
    """Fail where a sentence lacks an argument: the catalogue logs it and goes on."""
    logged: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: logged.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("companion.library.translations")
    logger.addHandler(handler)
    yield
    logger.removeHandler(handler)
    assert logged == []
