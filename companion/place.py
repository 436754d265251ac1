"""Where the data lives: what was asked for on the command line, then the environment, then the platform's own place."""

from __future__ import annotations

import os
from pathlib import Path

DATA = "COMPANION_DATA"
DATABASE = "COMPANION_DATABASE"
FILE = "companion.db"


def data_folder(chosen: str | Path | None = None) -> Path:
    """The folder that holds everything this device remembers. It is not made here."""
    wanted = chosen or os.environ.get(DATA)
    if wanted:
        return Path(wanted).expanduser()
    from platformdirs import user_data_dir

    return Path(user_data_dir("companion", appauthor=False))


def database_address(data: str | Path | None = None, database: str | None = None) -> str | Path:
    """The database: an address such as `postgresql://...`, or the file in the data folder.

    What was typed goes before the environment, and an address goes before a folder.
    """
    if database:
        return database
    if data is None and (address := os.environ.get(DATABASE)):
        return address
    return data_folder(data) / FILE
