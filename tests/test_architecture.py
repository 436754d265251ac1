"""The shape of the code: no import cycles, folders that can be looked through, and no retired names.

Imports inside functions and under `TYPE_CHECKING` count like all others: a cycle that only hides is a cycle.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import pytest

ROOT = Path(__file__).parent.parent
PACKAGES = ("companion", "database")

MOST_MODULES = 20
"""So many modules a folder may hold besides `__init__.py`."""
RETIRED_WORDS = frozenset(
    ("errand", "desk", "laying", "sitting", "parcel", "greeting", "doorstep", "stirring", "troubles", "evening")
)
"""Words that only we understood. As part of a name none of them comes back, in the plural neither."""
SAVED_NAMES: Mapping[str, str] = {}
"""Names with a retired word that must stay, and why: what is saved under a name cannot be renamed. None today."""


@dataclass(frozen=True, slots=True)
class Module:
    """One module: its dotted name, its file relative to the root, and what is in it."""

    name: str
    file: Path
    is_package: bool
    tree: ast.Module


Imports: TypeAlias = dict[str, dict[str, int]]
"""For each module the modules it imports, each with the line that does so first."""


@pytest.fixture(scope="module")
def modules() -> list[Module]:
    """All our modules, read once."""
    return read_modules(ROOT)


def test_no_module_imports_itself_by_way_of_others(modules: list[Module]) -> None:
    found = list(find_cycles(find_imports(modules)))
    assert not found, "\n\n".join(["Modules import each other in a circle:", *found])


def test_no_folder_holds_more_modules_than_can_be_looked_through() -> None:
    found = list(find_crowded_folders(ROOT))
    assert not found, "\n".join([f"More than {MOST_MODULES} modules in a folder:", *found])


def test_no_name_holds_a_retired_word(modules: list[Module]) -> None:
    found = list(find_retired_names(modules, SAVED_NAMES))
    assert not found, "\n".join(["Names with a word that was retired:", *found])


# --- that these tests can fail --------------------------------------------------------------------


def test_a_cycle_is_found_however_it_hides(tmp_path: Path) -> None:
    _write(tmp_path, "companion/__init__.py", "")
    _write(tmp_path, "companion/a.py", "import json\n\nfrom companion.b import thing\n")
    _write(tmp_path, "companion/b.py", "def late():\n    import companion.inner.c\n")
    _write(tmp_path, "companion/inner/__init__.py", "from . import c\n")
    _write(tmp_path, "companion/inner/c.py", "if TYPE_CHECKING:\n    from ..a import Thing\n")
    _write(tmp_path, "companion/above.py", "from companion import a, b\n")
    _write(tmp_path, "database/x.py", "from . import y\n")
    _write(tmp_path, "database/y.py", "from database import x\n")
    first, second = find_cycles(find_imports(read_modules(tmp_path)))
    assert first.splitlines() == [
        "companion.a -> companion.b -> companion.inner.c -> companion.a",
        "    companion.a, line 3: companion.b",
        "    companion.b, line 2: companion.inner.c",
        "    companion.inner.c, line 2: companion.a",
    ]
    assert second.splitlines()[0] == "database.x -> database.y -> database.x"


def test_where_imports_only_lead_down_there_is_no_cycle(tmp_path: Path) -> None:
    _write(tmp_path, "companion/__init__.py", "")
    _write(tmp_path, "companion/a.py", "from companion.b import thing\nfrom companion.c import thing as other\n")
    _write(tmp_path, "companion/b.py", "import companion.c\n")
    _write(tmp_path, "companion/c.py", "from companion import thing\n")
    assert not list(find_cycles(find_imports(read_modules(tmp_path))))


def test_a_folder_with_one_module_too_many_is_found(tmp_path: Path) -> None:
    for folder, count in (("full", MOST_MODULES), ("crowded", MOST_MODULES + 1)):
        for name in ("__init__", *(f"m{n}" for n in range(count))):
            _write(tmp_path, f"companion/{folder}/{name}.py", "")
    for n in range(MOST_MODULES + 1):
        _write(tmp_path, f"database/migrations/versions/m{n}.py", "")
        _write(tmp_path, f"database/m{n}.py", "")
        _write(tmp_path, f"tests/tables/test_m{n}.py", "")
    crowded = MOST_MODULES + 1
    assert list(find_crowded_folders(tmp_path)) == [
        f"companion/crowded: {crowded}", f"database: {crowded}", f"tests/tables: {crowded}"
    ]  # fmt: skip


def test_retired_words_are_found_as_whole_parts_of_names(tmp_path: Path) -> None:
    text = """
class EveningModel: ...
def lay_desk(parcels, *, greetingText): ...
async def run(*errand): ...
self._sitting = desktop = displaying = trouble = 1
call(laying=2)
import json as stirring
try: ...
except ValueError as TROUBLES: ...
match x:
    case [doorstep, *rest_evening]: ...
saved_evening = "parcel"
"""
    _write(tmp_path, "database/front_desk/errands.py", text)
    found = list(find_retired_names(read_modules(tmp_path), {"saved_evening": "a field"}))
    assert [line.partition(": ")[2] for line in found] == [
        "front_desk", "errands", "EveningModel", "lay_desk", "parcels", "greetingText", "errand", "_sitting", "laying",
        "stirring", "TROUBLES", "doorstep", "rest_evening",
    ]  # fmt: skip
    assert found[2].startswith("database/front_desk/errands.py:2: ")


def _write(root: Path, path: str, text: str) -> None:
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


# --- imports --------------------------------------------------------------------------------------


def read_modules(root: Path) -> list[Module]:
    """All modules of our packages below a folder."""
    found = []
    for path in (path for package in PACKAGES for path in sorted((root / package).rglob("*.py"))):
        file = path.relative_to(root)
        parts = file.with_suffix("").parts
        is_package = parts[-1] == "__init__"
        name = ".".join(parts[:-1] if is_package else parts)
        found.append(Module(name, file, is_package, ast.parse(path.read_text("utf-8"), str(path))))
    return found


def find_imports(modules: Collection[Module]) -> Imports:
    """Which of the modules import which others, wherever in them the import stands."""
    known = {module.name for module in modules}
    found: Imports = {}
    for module in modules:
        lines: dict[str, int] = {}
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Import | ast.ImportFrom):
                for name in _imported(module, node, known):
                    lines[name] = min(node.lineno, lines.get(name, node.lineno))
        found[module.name] = {name: line for name, line in lines.items() if name in known and name != module.name}
    return found


def _imported(module: Module, node: ast.Import | ast.ImportFrom, known: Collection[str]) -> Iterator[str]:
    """The modules that a statement imports: of `from package import name` the module of that name, if it is one."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    else:
        # One dot is the package that the module is in; a package is in itself.
        up = len(module.name.split(".")) + int(module.is_package) - node.level
        above = module.name.split(".")[:up] if node.level else []
        source = ".".join([*above, *([node.module] if node.module else [])])
        for alias in node.names:
            inner = f"{source}.{alias.name}"
            yield inner if inner in known else source


def find_cycles(imports: Imports) -> Iterator[str]:
    """Every knot of modules that import each other: the shortest way round, then each import in it."""
    left = _without_ends(imports)
    while left:
        start = min(left)
        ahead = _reached(start, imports)
        knot = sorted(name for name in ahead if start in _reached(name, imports))
        if knot:
            shortest = min([_shortest_way_round(name, imports) for name in knot], key=len)
            inside = [
                f"    {name}, line {line}: {other}"
                for name in knot
                for other, line in sorted(imports[name].items())
                if other in knot
            ]
            yield "\n".join([" -> ".join(shortest), *inside])
        left -= {start, *knot}


def _without_ends(imports: Imports) -> set[str]:
    """The modules without those that import nothing, or that nothing imports, again and again: mostly the cycles."""
    left = set(imports)
    while True:
        importers = {name for name in left if left & imports[name].keys()}
        imported = {other for name in left for other in imports[name]}
        if importers & imported == left:
            return left
        left = importers & imported


def _reached(start: str, imports: Imports) -> set[str]:
    """All modules that a module imports, itself or through others."""
    found, waiting = set[str](), [start]
    while waiting:
        new = imports[waiting.pop()].keys() - found
        found |= new
        waiting += new
    return found


def _shortest_way_round(start: str, imports: Imports) -> list[str]:
    """The shortest way from a module back to itself."""
    ways, seen = [[start]], set[str]()
    while True:
        longer = []
        for way in ways:
            for name in sorted(imports[way[-1]]):
                if name == start:
                    return [*way, start]
                if name not in seen:
                    seen.add(name)
                    longer.append([*way, name])
        ways = longer


# --- folders and names ----------------------------------------------------------------------------


def find_crowded_folders(root: Path) -> Iterator[str]:
    """The folders with too many modules, tests among them. Migrations are a list that only grows."""
    for package in (*PACKAGES, "tests"):
        for folder in sorted({file.parent for file in (root / package).rglob("*.py")}):
            where = folder.relative_to(root).as_posix()
            count = sum(file.name != "__init__.py" for file in folder.glob("*.py"))
            if count > MOST_MODULES and where != "database/migrations/versions":
                yield f"{where}: {count}"


def find_retired_names(modules: Collection[Module], excepted: Collection[str]) -> Iterator[str]:
    """The names with a retired word in them, each once a file, by where it stands first."""
    for module in modules:
        lines: dict[str, int] = {}
        for name, line in _names(module):
            lines[name] = min(line, lines.get(name, line))
        for name, line in sorted(lines.items(), key=lambda pair: pair[1]):
            if name not in excepted and _words(name) & RETIRED_WORDS:
                yield f"{module.file.as_posix()}:{line}: {name}"


def _words(name: str) -> set[str]:
    """The words of a name in snake_case or CamelCase, in the singular as well."""
    words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}
    return words | {word.removesuffix("s") for word in words}


def _names(module: Module) -> Iterator[tuple[str, int]]:
    """Every name that a module has or uses: of folders, modules, classes, functions, parameters, variables, fields."""
    yield from ((part, 0) for part in module.name.split("."))
    for node in ast.walk(module.tree):
        yield from ((name, getattr(node, "lineno", 0)) for name in _names_in(node))


def _names_in(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.FunctionDef(name) | ast.AsyncFunctionDef(name) | ast.ClassDef(name):
            yield name
        case ast.Name(name) | ast.arg(name) | ast.Attribute(attr=name):
            yield name
        case (
            ast.keyword(arg=str(name)) | ast.alias(asname=str(name)) | ast.ExceptHandler(name=str(name))
            | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name))
        ):  # fmt: skip
            yield name
