"""The work of `companion pack`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import paint
from companion.cli.work.files import mistake_in_words, read_bytes, write_bytes
from companion.library.packs import LARGEST, Pack
from companion.library.reading import Mistake, no_text
from companion.library.words import catalogue
from companion.tables.packs import BadPack, file_name, pack_message

_PIPE = "-"


def check(desk: Desk, file: str) -> Answer:
    """Every mistake in a file, or what is in it."""
    try:
        pack = desk.house.packs.check(_text(file), _name(file))
    except BadPack as bad:
        plain = {"good": False, "mistakes": [_shape(mistake) for mistake in bad.mistakes]}
        if len(bad.mistakes) == 1:
            return Answer(plain, list, bad)
        told = [paint.text(mistake_in_words(desk, mistake), "red") for mistake in bad.mistakes]
        return Answer(plain, lambda: told, BadPack(bad.mistakes, listed=True))
    return Answer({"good": True, **_pack(pack, desk)}, lambda: [paint.text(_line(pack, desk))])


def import_(desk: Desk, file: str) -> Answer:
    """Bring in a pack."""
    pack, replaced = desk.house.packs.bring(_text(file), _name(file))
    said = desk.words("pack-replaced" if replaced else "pack-brought", name=_named(pack, desk))
    plain = {**_pack(pack, desk), "replaced": replaced, "conflicts": _conflicts(desk)}
    return Answer(plain, lambda: [paint.text(said), *_told_conflicts(desk)])


def export(desk: Desk, pack_id: str, file: Path | None, force: bool) -> Answer | None:
    """The file of a pack, exactly as it came; in a folder under its suggested name."""
    text = desk.house.packs.text(pack_id)
    if file is None or str(file) == _PIPE:
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode())
        sys.stdout.buffer.flush()
        return None
    target = file / file_name(pack_id, text) if file.is_dir() else file
    write_bytes(target, text.encode(), force)
    plain = {"id": pack_id, "file": str(target)}
    return Answer(plain, lambda: [paint.text(desk.words("cli-exported", file=str(target)))])


def list_packs(desk: Desk) -> Answer:
    """All packs."""
    shelved, words = desk.house.packs.everything(), desk.words
    plain = [
        {"id": s.id, "on": s.active, **(_pack(s.pack, desk) if s.pack is not None else {"unreadable": True})}
        for s in shelved
    ]

    def draw() -> list[RenderableType]:
        if not shelved:
            return [paint.text(words("packs-none"))]
        lines = []
        for s in shelved:
            mark = words("pack-on") if s.active else words("pack-off")
            trouble = words.say(s.trouble) if s.trouble is not None else ""
            lines.append(paint.text(f"{s.id}  ({mark})  {_line(s.pack, desk) if s.pack is not None else trouble}"))
        return [*lines, *_told_conflicts(desk)]

    return Answer({"packs": plain, "conflicts": _conflicts(desk)}, draw)


def switch(desk: Desk, pack_id: str, active: bool) -> Answer:
    """Switch a pack on or off."""
    desk.house.packs.switch(pack_id, active)
    said = desk.words("pack-switched", pack=pack_id, state=desk.words("pack-on" if active else "pack-off"))
    return Answer({"id": pack_id, "on": active, "conflicts": _conflicts(desk)}, lambda: [paint.text(said)])


def remove(desk: Desk, pack_id: str) -> Answer:
    """Take a pack off the shelf."""
    desk.house.packs.remove(pack_id)
    return Answer({"id": pack_id, "removed": True}, lambda: [paint.text(desk.words("pack-removed", pack=pack_id))])


# --- files ------------------------------------------------------------------------------------------


def _text(file: str) -> str:
    data = sys.stdin.buffer.read(4 * LARGEST) if file == _PIPE else read_bytes(Path(file))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadPack((no_text(_name(file)),)) from error


def _name(file: str) -> str:
    return "stdin" if file == _PIPE else Path(file).name


# --- shapes and lines ---------------------------------------------------------------------------------


def _pack(pack: Pack, desk: Desk) -> dict[str, Any]:
    return {
        "id": pack.id,
        "name": _named(pack, desk),
        "rules": len(pack.rules),
        "corrections": len(pack.corrections),
        "cards": len(pack.cards),
        "terrinoth": bool(pack.terrinoth),
    }


def _named(pack: Pack, desk: Desk) -> str:
    return pack.name if isinstance(pack.name, str) else desk.words.name(pack.name)


def _line(pack: Pack, desk: Desk) -> str:
    return f"{_named(pack, desk)}: {desk.words.say(pack_message(pack))}"


def _conflicts(desk: Desk) -> list[dict[str, str]]:
    return [{"what": c.what, "earlier": c.earlier, "later": c.later} for c in desk.house.packs.conflicts()]


def _told_conflicts(desk: Desk) -> list[RenderableType]:
    return [
        paint.text(desk.words("pack-conflict", what=c.what, earlier=c.earlier, later=c.later), "yellow")
        for c in desk.house.packs.conflicts()
    ]


def _shape(mistake: Mistake) -> dict[str, Any]:
    field, found, expected = map(catalogue("en").spoken, (mistake.field, mistake.found, mistake.expected))
    return {"file": mistake.file, "line": mistake.line, "field": field, "found": found, "expected": expected}
