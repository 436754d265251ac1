"""Examples in docstrings are true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

import companion

_PACKAGE = Path(companion.__file__).parent
WITH_EXAMPLES = [file for file in sorted(_PACKAGE.rglob("*.py")) if ">>> " in file.read_text("utf-8")]


@pytest.mark.parametrize("file", WITH_EXAMPLES, ids=lambda file: file.relative_to(_PACKAGE).as_posix())
def test_what_an_example_says_is_what_happens(file: Path) -> None:
    inside = file.relative_to(_PACKAGE.parent).with_suffix("").parts
    module = importlib.import_module(".".join(inside).removesuffix(".__init__"))
    found = doctest.testmod(module)
    assert found.attempted > 0
    assert found.failed == 0
