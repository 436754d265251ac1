"""The command line for tests of `companion play` and `companion simulate`, and a table with real cards."""

from __future__ import annotations

import pytest

from tests.cli.conftest import data, run
from tests.hero_realms.physical.physical_tables import RealTable, party

__all__ = ["data", "run"]


@pytest.fixture
def table() -> RealTable:
    """Give Ana and Ben against the Dragon, the market told."""
    against = RealTable(party("dragon"))
    against.open_market()
    return against
