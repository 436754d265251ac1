"""Every refusal of the database, the tables and the import has its sentence in all four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from companion.kernel.messages import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
SPOKEN = re.compile(r'"((?:database|table|import|jump|engine|expected|format|doctor)-[a-z-]+)"((?:,\s*\w+=)?)')


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def sentences(language: str) -> dict[str, set[str]]:
    """The messages of our catalogue in a language, each with what fills it."""
    text = (ROOT / "content" / "words" / language / "database.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def said_in_code() -> set[str]:
    """The message ids that appear in the code of both rooms."""
    files = [
        *ROOT.glob("database/**/*.py"),
        *ROOT.glob("companion/tables/**/*.py"),
        ROOT / "companion/kernel/save_format_upgrades.py",
    ]
    return {found.group(1) for file in files for found in SPOKEN.finditer(file.read_text(encoding="utf-8"))}


def test_every_message_is_there_and_none_is_left_over() -> None:
    # The name of the file format looks like a message, too, but is not said.
    assert said_in_code() == set(sentences("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert sentences(language) == sentences("en")
