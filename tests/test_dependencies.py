"""What `pyproject.toml` asks for is what the code imports, and the few others have a reason."""

from __future__ import annotations

import importlib.metadata
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

FOUND_BY_NAME = {
    "flet-web": "Flet imports it to serve browsers",
    "font-manrope": "its files are read, not its code (companion/app/fonts.py)",
    "font-source-serif-pro": "the same",
    "psycopg": "SQLAlchemy imports the driver that an address names",
    "websockets": "uvicorn imports what `ws=` names (companion/app/server.py)",
}
TOOLS = {
    "import-linter": "make lint",
    "mypy": "make lint",
    "pip-tools": "make lock",
    "pytest-rerunfailures": "CI",
    "pytest-xdist": "make test",
    "ruff": "make lint, make fmt",
    "types-pyyaml": "mypy",
}


def test_the_app_asks_for_what_it_imports_and_for_nothing_else() -> None:
    asked, imported = _asked(PROJECT["dependencies"]), _imported("companion", "database")
    assert asked == _among(asked, imported) | set(FOUND_BY_NAME)
    assert not _among(asked, imported) & set(FOUND_BY_NAME)
    assert not [names for names in imported if not names & asked]


def test_the_tests_ask_for_what_they_import_and_for_their_tools() -> None:
    run, dev = _asked(PROJECT["dependencies"]), _asked(PROJECT["optional-dependencies"]["dev"])
    imported = _imported("tests")
    assert dev == _among(dev, imported) | set(TOOLS)
    assert not [names for names in imported if not names & (run | dev)]


def _asked(requirements: list[str]) -> set[str]:
    """The names of the distributions, without versions and markers."""
    return {_plain(re.split(r"[^\w.-]", requirement, maxsplit=1)[0].split("=")[0]) for requirement in requirements}


def _imported(*packages: str) -> list[set[str]]:
    """For each foreign module that is imported anywhere in these packages, the distributions it may come from."""
    lines = re.compile(r"^\s*(?:from|import) (\w+)", re.MULTILINE)
    files = [file for package in packages for file in (ROOT / package).rglob("*.py")]
    modules = {name for file in files for name in lines.findall(file.read_text("utf-8"))}
    # A docstring may have a line that begins with "from": a word that no distribution provides is no import.
    provided = importlib.metadata.packages_distributions()
    found = [{_plain(name) for name in provided[module]} for module in sorted(modules & provided.keys())]
    return [names for names in found if "companion" not in names]


def _among(asked: set[str], imported: list[set[str]]) -> set[str]:
    return {name for name in asked for names in imported if name in names}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
