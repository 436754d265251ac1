"""The version of the app: one number, wherever it stands."""

from __future__ import annotations

import tomllib
from pathlib import Path

from companion import __version__

ROOT = Path(__file__).parents[1]


def test_the_package_the_app_and_the_list_of_changes_name_one_version() -> None:
    # Packaging for phones reads it from pyproject.toml; the app cannot, because it is not installed there.
    assert tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"] == __version__
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    newest = next(line for line in changes.splitlines() if line.startswith("## "))
    assert newest == f"## {__version__}"
