"""Checks catalogues: the same messages in every language, every one that the code names, and none that nobody uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from companion.kernel.messages import LANGUAGES
from companion.library.translations import catalogue_files

DYNAMIC: tuple[str, ...] = ()
"""Patterns of message ids that the code puts together in a way this lint cannot follow. Each needs a reason here."""


class Catalogues:
    """The messages of every language with their variables, and what is wrong with them."""

    def __init__(self, content: Path) -> None:
        self.problems: list[str] = []
        self.messages: dict[str, dict[str, set[str]]] = {}
        for language in LANGUAGES:
            self.messages[language] = {}
            for file in catalogue_files(content, language):
                self._read(file, language, file.relative_to(content).as_posix())
        self.problems += self._compare()

    def _read(self, file: Path, language: str, where: str) -> None:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                self.problems.append(f"{where}: unreadable: {(entry.content or '').strip().splitlines()[0]}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in self.messages[language]:
                    self.problems.append(f"{where}: {entry.id.name} is there twice")
                self.messages[language][entry.id.name] = _variables(entry)

    def _compare(self) -> Iterator[str]:
        english = self.messages["en"]
        for language, messages in self.messages.items():
            for message_id in sorted(english.keys() - messages.keys()):
                yield f"words/{language}: {message_id} is missing"
            for message_id in sorted(messages.keys() - english.keys()):
                yield f"words/{language}: {message_id} is not in English"
            for message_id in sorted(messages.keys() & english.keys()):
                if messages[message_id] != english[message_id]:
                    used, wanted = sorted(messages[message_id]), sorted(english[message_id])
                    yield f"words/{language}: {message_id} uses {used}, but English {wanted}"


def _variables(message: ftl.Message) -> set[str]:
    found: set[str] = set()

    class Collect(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:
            found.add(node.id.name)

    Collect().visit(message)
    return found


# --- messages that the code names ----------------------------------------------------------------

_SAYING = {"message", "Message", "message_id_for_seat", "words", "w", "Refused"}


@dataclass
class MessageUsage:
    """What the code says: ids with the arguments they get, patterns of ids, and every text that stands in it."""

    named: list[tuple[str, str, set[str] | None]] = field(default_factory=list)
    patterns: list[tuple[str, str]] = field(default_factory=list)
    texts: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, code: Iterable[Path]) -> MessageUsage:
        """The messages that all Python files under these folders name."""
        usage = cls()
        files = [file for folder in code for file in sorted(folder.rglob("*.py"))]
        trees = [(file, ast.parse(file.read_text(encoding="utf-8"))) for file in files]
        saying = _SAYING | _refusals([tree for _, tree in trees])
        for file, tree in trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    usage.texts.add(node.value)
                elif isinstance(node, ast.Call) and node.args and _called(node) in saying:
                    usage._take(node, f"{file.parent.name}/{file.name}:{node.lineno}")
        return usage

    def _take(self, call: ast.Call, where: str) -> None:
        ids = list(_ids_in(call.args[0]))
        if _called(call) == "message_id_for_seat":
            ids += [f"{message_id}-table" for message_id in ids]
        for message_id in ids:
            self.named.append((message_id, where, _arguments(call)))
        if isinstance(call.args[0], ast.JoinedStr):
            self.patterns.append((_pattern(call.args[0]), where))


def find_message_usage_problems(catalogues: Catalogues, usage: MessageUsage) -> list[str]:
    """Messages that the code names but nobody wrote, lacks arguments for, or that nobody names."""
    english = catalogues.messages["en"]
    problems: list[str] = []
    for message_id, where, given in usage.named:
        if message_id not in english:
            problems.append(f"{where}: there is no message {message_id}")
        elif given is not None and (lacking := english[message_id] - given):
            problems.append(f"{where}: the message {message_id} needs {', '.join(sorted(lacking))}")
    for pattern, where in usage.patterns:
        if not any(re.fullmatch(pattern, message_id) for message_id in english):
            problems.append(f"{where}: there is no message like {pattern}")
    patterns = [pattern for pattern, _ in usage.patterns] + list(DYNAMIC)
    used = usage.texts | {message_id for message_id, _, _ in usage.named}
    for message_id in sorted(english.keys() - used):
        if not any(re.fullmatch(pattern, message_id) for pattern in patterns):
            problems.append(f"words/en: nobody uses {message_id}")
    return problems


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _refusals(trees: Iterable[ast.Module]) -> set[str]:
    """The names of all classes that descend from `Refused`."""
    bases = {
        node.name: {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Refused"}
    while more := {name for name, parents in bases.items() if parents & found} - found:
        found |= more
    return found


def _ids_in(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _ids_in(node.body)
        yield from _ids_in(node.orelse)


def _pattern(text: ast.JoinedStr) -> str:
    parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[a-z0-9-]+" for v in text.values]
    return "".join(parts)


def _arguments(call: ast.Call) -> set[str] | None:
    """The names of the arguments that a message is given; None where the code does not spell them out."""
    if any(keyword.arg is None for keyword in call.keywords) or _called(call) == "message_id_for_seat":
        return None
    given = {str(keyword.arg).replace("_", "-") for keyword in call.keywords}
    for extra in call.args[1:]:
        if not isinstance(extra, ast.Dict) or not all(isinstance(key, ast.Constant) for key in extra.keys):
            return None
        given |= {str(key.value).replace("_", "-") for key in extra.keys if isinstance(key, ast.Constant)}
    return given
