"""Finds the data folder: from the command line, else the environment, else the usual place of the platform."""

from __future__ import annotations

import os
from pathlib import Path

DATA_VARIABLE = "COMPANION_DATA"
DATABASE_VARIABLE = "COMPANION_DATABASE"
DATABASE_FILE_NAME = "companion.db"


def data_folder(chosen: str | Path | None = None) -> Path:
    """The folder that holds everything this device remembers. It is not made here."""
    wanted = chosen or os.environ.get(DATA_VARIABLE)
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
    if data is None and (address := os.environ.get(DATABASE_VARIABLE)):
        return address
    return data_folder(data) / DATABASE_FILE_NAME
