"""Examples in docstrings and in the documentation are true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import companion

_PACKAGE = Path(companion.__file__).parent
WITH_EXAMPLES = [file for file in sorted(_PACKAGE.rglob("*.py")) if ">>> " in file.read_text("utf-8")]
PAGES = ("README.md", "docs/api.md")


@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=lambda file: file.relative_to(_PACKAGE).as_posix())
def test_what_an_example_says_is_what_happens(file: Path) -> None:
    inside = file.relative_to(_PACKAGE.parent).with_suffix("").parts
    module = importlib.import_module(".".join(inside).removesuffix(".__init__"))
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_says_is_what_happens(page: str) -> None:
    """The examples of a page are one session: what one sets up, the next may use."""
    text = (_PACKAGE.parent / page).read_text("utf-8")
    examples = doctest.DocTestParser().get_doctest(_only_examples(text), {}, page, page, 0)
    assert examples.examples
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    assert runner.run(examples).failed == 0


def _only_examples(text: str) -> str:
    """The lines of a page's Python sessions, each at its place, so that a failure names the line of the page."""
    lines, inside = [], False
    for line in text.splitlines():
        fence = line.startswith("```")
        inside = line == "```python" or (inside and not fence)
        lines.append(line if inside and not fence else "")
    return "\n".join(lines)
