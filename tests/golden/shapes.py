"""What is saved, as text: the fields of every class whose values are written to disk, by where they are written.

`formats.json` holds it as it was when each format was last raised; `tests/tables/files/test_save_formats.py` compares.

    python -m tests.golden.shapes      writes formats.json anew: docs/saves.md says when
"""

from __future__ import annotations

import dataclasses
import importlib
import json
import sys
import typing
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from companion.games.engines import ENGINES
from companion.games.pack_checks import load_pack_sections
from companion.kernel.acts import Codec
from companion.kernel.events import Reason
from companion.kernel.messages import Message
from companion.library.packs import PACK_FORMAT, Pack
from companion.tables.files.file_format import FORMAT_VERSION, FileContents
from database.row_reader import StoredSetup
from database.schema_versions import NEWEST
from database.settings import FORMAT as SETTINGS_FORMAT

FILE = Path(__file__).parent / "formats.json"
Shape: typing.TypeAlias = dict[str, dict[str, str]]

SETUPS = {
    "hero-realms": ["companion.games.hero_realms.setup_data.SetupBody"],
    "heroes3.combat": ["companion.games.heroes3.combat.model.setup_data.CombatSetup"],
    "heroes3.sheet": ["companion.games.heroes3.adventure.setup_data.AdventureSetup"],
    # The cards of a quest lie in its setup as plain data.
    "terrinoth": ["companion.games.terrinoth.setup_data.Body", "companion.games.terrinoth.cards.pack.Pack"],
    "tracker": ["companion.games.tracker.score_sheet.Sheet"],
}
STATES = {
    "hero-realms": ["companion.games.hero_realms.state." + name for name in ("HeroState", "Seat", "CardInPlay")],
    "heroes3.combat": [
        "companion.games.heroes3.combat.model.state." + name for name in ("CombatState", "Fighter", "Side")
    ],
    "heroes3.sheet": ["companion.games.heroes3.adventure.state._Frozen"],
    "terrinoth": ["companion.games.terrinoth.state." + name for name in ("World", "Hero", "Enemy", "Slot")],
    "tracker": ["companion.games.tracker.state.SheetState"],
}
RECORDS = {
    "heroes3.combat": [
        "companion.games.heroes3.combat.model.steps.Step",
        *(
            f"companion.games.heroes3.combat.model.questions.{family}"
            for family in ("CombatQuestion", "UnitPurpose", "SpacePurpose", "ConsentPurpose")
        ),
    ],
}
"""Families of records in positions: what is still to be done, and what is asked."""
SETTINGS = [
    "companion.games.hero_realms.setup_data.SetupBody",
    "companion.games.heroes3.adventure.setup_data.AdventureSetup",
    "companion.app.models.heroes3.combat.setup_draft.Kept",
    "companion.app.models.heroes3.adventure.setup_model.Draft",
    "companion.app.models.terrinoth.setup_model.Draft",
]
"""Set-ups that are offered again."""


def today() -> dict[str, Any]:
    """Every format with its number and its shapes, as the code has them now."""
    found: dict[str, Any] = {
        f"engine {name}": {
            "format": ENGINES[name].save_format.number,
            "setup": shape(map(_class, SETUPS[name])),
            "acts": acts(ENGINES[name].codec),
            "state": shape(map(_class, STATES[name])) | records(map(_class, RECORDS.get(name, ()))),
        }
        for name in ENGINES
    }
    found["file"] = {"format": FORMAT_VERSION, "file": shape([FileContents])}
    found["database"] = {"format": int(NEWEST), "journal and setup": shape([StoredSetup, Reason, Message])}
    found["pack"] = {"format": PACK_FORMAT, "file": _pack_file()}
    found["settings"] = {"format": SETTINGS_FORMAT, "values": shape(map(_class, SETTINGS))}
    return found


def kept() -> dict[str, Any]:
    """The same as it was when `formats.json` was written."""
    read: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return read


def _pack_file() -> Shape:
    """A pack as it stands in its file: the sections of games are groups of their own there, named after the games."""
    found = shape([Pack])
    section = found["Pack"].pop("sections").removeprefix("dict[str, ").replace("]] =", "] =")
    found["Pack"] |= dict.fromkeys(load_pack_sections(), section)
    return found


def acts(codec: Codec[Any]) -> Shape:
    """The acts by their names in plain data, and whatever lies in them."""
    named = {f"act {name}": _fields(kind) for name, kind in codec.kinds.items()}
    inner = shape(kind for act in codec.kinds.values() for kind in _inside(act))
    return dict(sorted({**named, **inner}.items()))


def records(families: Iterable[type]) -> Shape:
    """The records of these families by their words in saves."""
    found = {f"{family.__name__} {word}": kind for family in families for word, kind in family.kinds.items()}  # type: ignore[attr-defined]
    return dict(sorted((name, _fields(kind)) for name, kind in found.items()))


def shape(kinds: Iterable[type]) -> Shape:
    """The classes and all dataclasses in them: each field with its type and its default."""
    found: dict[type, str] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        if kind not in found:
            namesakes = sum(other.__name__ == kind.__name__ for other in found)
            found[kind] = f"{kind.__name__} {namesakes + 1}" if namesakes else kind.__name__
            waiting += _inside(kind)
    return dict(sorted((name, _fields(kind)) for kind, name in found.items()))


def _class(path: str) -> type:
    module, _, name = path.rpartition(".")
    kind: type = getattr(importlib.import_module(module), name)
    return kind


def _fields(kind: type) -> dict[str, str]:
    if not dataclasses.is_dataclass(kind):
        # Positions that are copied often are written by hand, with slots.
        return dict.fromkeys(sorted(kind.__slots__), "slot")  # type: ignore[attr-defined]
    hints = typing.get_type_hints(kind)
    # What does not count when positions are compared is not saved with them either.
    saved = [field for field in dataclasses.fields(kind) if field.compare]
    return {field.name: _spelled(hints[field.name]) + _default(field) for field in saved}


def _inside(kind: type) -> list[type]:
    """The dataclasses that the fields of a dataclass hold."""
    if not dataclasses.is_dataclass(kind):
        return []
    found: list[type] = []
    waiting: list[Any] = list(typing.get_type_hints(kind).values())
    while waiting:
        hint = waiting.pop()
        if isinstance(hint, type) and dataclasses.is_dataclass(hint):
            found.append(hint)
        waiting += typing.get_args(hint)
    return found


def _spelled(hint: Any) -> str:
    """A type without the modules it comes from, which may move."""
    if isinstance(hint, type) and not typing.get_args(hint):
        return hint.__name__
    inner = [_spelled(arg) if not isinstance(arg, str) else repr(arg) for arg in typing.get_args(hint)]
    name = getattr(typing.get_origin(hint), "__name__", str(hint))
    return f"{name}[{', '.join(inner)}]" if inner else name


def _default(field: dataclasses.Field[Any]) -> str:
    if field.default_factory is not dataclasses.MISSING:
        return " = made"
    if field.default is not dataclasses.MISSING:
        return f" = {field.default!r}"
    return ""


def changed() -> list[str]:
    """What is saved in another way than `formats.json` says, although its format has the same number."""
    before, now = kept(), today()
    return [
        name
        for name in now
        if name in before and now[name] != before[name] and now[name]["format"] == before[name]["format"]
    ]


if __name__ == "__main__":
    if FILE.exists() and changed():
        sys.exit(f"raise the format first (docs/saves.md): {', '.join(changed())}")
    FILE.write_text(json.dumps(today(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
