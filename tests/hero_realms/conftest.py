"""The command line for tests of `companion play` and `companion simulate`."""

from __future__ import annotations

from tests.cli.conftest import data, empty_database, run

__all__ = ["data", "empty_database", "run"]
