"""Every paragraph of the rules that the engines name: in their code, and in the data they run on."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from companion.library.rulebook import PARAGRAPH

ROOT = Path(__file__).parents[2]
GAMES = {"hero_realms": "hero-realms", "heroes3": "heroes3", "terrinoth": "terrinoth"}
"""The games as the references and as the boxes call them."""
WHOLE = re.compile(rf"({'|'.join(GAMES)}) {PARAGRAPH}")
ALONE = re.compile(PARAGRAPH)
_IN_DATA = re.compile(rf"source:\s*[\"']?(({'|'.join(GAMES)}) {PARAGRAPH})\b")


def in_code() -> dict[str, str]:
    """The paragraphs in the code of the games, each with a place where it stands."""
    found: dict[str, str] = {}
    for game in GAMES:
        files = [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in _files(game)]
        places = _places_of_rules(tree for _, tree in files)
        for file, tree in files:
            for rule, line in _named(tree, places):
                whole = rule if WHOLE.fullmatch(rule) else f"{game} {rule}"
                found.setdefault(whole, f"{file.relative_to(ROOT)}:{line}")
    return found


def in_data() -> dict[str, str]:
    """The paragraphs that the boxes and cards name; the score sheet gives them as its reasons."""
    return {
        rule: str(file.relative_to(ROOT))
        for game in GAMES
        for file in sorted((ROOT / "content" / game).glob("*.yaml"))
        for rule, _ in _IN_DATA.findall(file.read_text(encoding="utf-8"))
    }


def _files(game: str) -> list[Path]:
    return sorted((ROOT / "companion" / "games" / game).rglob("*.py"))


def _places_of_rules(trees: Iterator[ast.Module]) -> dict[str, set[int]]:
    """By the name of a function or class: which of its arguments is the number of a rule."""
    places: dict[str, set[int]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                _note_place(places, node.name, node)
            elif isinstance(node, ast.ClassDef):
                for part in node.body:
                    if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                        _note_place(places, node.name, part)
    return places


def _note_place(places: dict[str, set[int]], name: str, function: ast.FunctionDef) -> None:
    names = [arg.arg for arg in function.args.args if arg.arg != "self"]
    if "rule" in names:
        places.setdefault(name, set()).add(names.index("rule"))


def _named(tree: ast.Module, places: dict[str, set[int]]) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and WHOLE.fullmatch(node.value):
            yield node.value, node.lineno
        elif isinstance(node, ast.Call):
            yield from _given(node, places)


def _given(call: ast.Call, places: dict[str, set[int]]) -> Iterator[tuple[str, int]]:
    """The number of a rule among the arguments of a call."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = [call.args[place] for place in places.get(name, ()) if place < len(call.args)]
    given += [keyword.value for keyword in call.keywords if keyword.arg == "rule"]
    for value in given:
        for part in ast.walk(value):
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and ALONE.fullmatch(part.value):
                yield part.value, call.lineno
