"""The documentation is true where that can be checked: its links lead somewhere, and what it names is there."""

from __future__ import annotations

import functools
import importlib
import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), *sorted((ROOT / "build").glob("*.md"))]
PATH = re.compile(
    r"(?:[\w.*<>-]+/)*[\w*<>-]+\.(?:py|js|sh|yaml|ftl|toml|md)"
    r"|(?:[\w.*<>-]+/)+"
    r"|(?:companion|content|database|docs|tests)/[\w./*<>-]+"
)
"""A file of ours, a folder, or anything in one of the top folders; `*` and `<anything>` stand for any name."""
DOTTED = re.compile(r"(?:companion|database|tests)(?:\.\w+)+")
"""A module of ours, or something in it."""
CLASS = re.compile(r"@?([A-Z]\w*[a-z]\w*)\.(\w+)(?:\(.*\))?|@?([A-Z][a-z]+(?:[A-Z][a-z]+)+)(?:\(.*\))?")
"""Something in a class of ours, or a class whose name has several words; one word alone may be the name of a card."""
DEFINED = re.compile(r"^(?:(?:class|def) (?=[A-Z])|(?=[A-Z]\w*(?:: \w+)? = ))(\w+)", re.MULTILINE)
"""A class, a component, or a name for a type, at the left edge of a module."""
MADE_WHEN_NEEDED = ("dist/", ".venv/")
"""Folders that are not in the repository."""
IN_DATA_FOLDER = ("companion.db", "companion.log", "companion.log.1")
"""Files of the app that look like modules."""


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_of_a_page_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text("utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^()\s]+)\)", text)
    assert not [link for link in links if not link.startswith(("https:", "http:")) and not _leads(page, link)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_class_that_a_page_names_is_there(page: Path) -> None:
    assert _unknown_classes(page.read_text("utf-8")) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_file_and_module_that_a_page_names_is_there(page: Path) -> None:
    assert _missing(page.read_text("utf-8"), page.parent) == []


def test_a_made_up_name_is_noticed() -> None:
    files = "`companion/kernel/` has `table.py`, `tabel.py`, `kernel/gone.py` and `games/<game>/engine_registration.py`"
    assert _missing(files, ROOT) == ["tabel.py", "kernel/gone.py"]
    names = "`companion.kernel.table.Table`, `companion.kernel.table.Tabel`, `companion.kernel.gone`, `companion.log`"
    assert _missing(names, ROOT) == ["companion.kernel.table.Tabel", "companion.kernel.gone"]
    classes = "`TableService`, `TableService.give(act)`, `TableService.gone`, `TableServant`, `Table.gone` and `Boars`"
    assert _unknown_classes(classes) == ["TableService.gone", "TableServant", "Table.gone"]


def _leads(page: Path, link: str) -> bool:
    path, _, heading = link.partition("#")
    target = page.parent / path if path else page
    return target.exists() and (not heading or heading in _anchors(target))


def _anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def _missing(text: str, home: Path) -> list[str]:
    """The paths and dotted names in backticks that are not in the repository.

    A path may begin at the root, at `companion/`, beside the page, or in a folder that the page names, or names a file
    of, by its path from there.
    """
    quoted = _quoted(text)
    paths = [name for name in quoted if PATH.fullmatch(name) and not name.startswith(MADE_WHEN_NEEDED)]
    bases = ["", "companion/", "" if home == ROOT else f"{home.relative_to(ROOT).as_posix()}/"]
    folders = {f"{folder.rstrip('/')}/" for name in paths if "/" in name for folder in (name, name.rpartition("/")[0])}
    bases += [base + folder for base in bases for folder in sorted(folders)]
    names = [name for name in quoted if DOTTED.fullmatch(name) and name not in IN_DATA_FOLDER]
    return [path for path in paths if not _is_there(path, bases)] + [name for name in names if not _is_module(name)]


def _unknown_classes(text: str) -> list[str]:
    """The classes in backticks that the code has not, and what a class is said to have and has not."""
    found = [(name, match) for name in _quoted(text) if (match := CLASS.fullmatch(name)) is not None]
    return [name for name, match in found if not _is_class(match[1] or match[3], match[2])]


def _quoted(text: str) -> list[str]:
    """What stands in backticks, outside of whole blocks of code."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE))


def _is_class(name: str, member: str | None) -> bool:
    """Whether a module defines this class (or type, or component), and the member in it."""
    pattern = rf"def {member}\b|self\.{member}\b|^    {member}\b"
    return any(member is None or re.search(pattern, source, re.MULTILINE) for source in _sources().get(name, ()))


@functools.cache
def _sources() -> dict[str, list[str]]:
    """The modules that define a name, as text."""
    found: dict[str, list[str]] = {}
    for file in (file for folder in ("companion", "database", "tests") for file in (ROOT / folder).rglob("*.py")):
        source = file.read_text("utf-8")
        for defined in DEFINED.findall(source):
            found.setdefault(defined, []).append(source)
    return found


def _is_there(path: str, bases: list[str]) -> bool:
    return any(next(ROOT.glob(re.sub(r"<\w+>", "*", base + path)), None) is not None for base in bases)


def _is_module(name: str) -> bool:
    """Whether this is a module, or something that a module or class holds."""
    pieces = name.split(".")
    for count in range(len(pieces), 0, -1):
        if _can_be_imported(".".join(pieces[:count])):
            held: object = importlib.import_module(".".join(pieces[:count]))
            return all((held := getattr(held, piece, None)) is not None for piece in pieces[count:])
    return False


def _can_be_imported(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False
