"""What the `companion pack` commands do."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from companion.cli.context import CommandContext
from companion.cli.handlers.table.table_files import (
    describe_file_mistake,
    read_file_bytes,
    resolve_target_path,
    write_file_atomically,
)
from companion.cli.output import render
from companion.cli.results import CommandResult
from companion.games.pack_checks import load_pack_sections
from companion.library.content_reader import Mistake, not_a_text_mistake
from companion.library.packs import LARGEST, Pack
from companion.library.translations import load_message_catalogue
from companion.tables.pack_shelf import BadPack, pack_file_name, pack_summary_message

_PIPE = "-"


def check_pack(context: CommandContext, file: str) -> CommandResult:
    """Every mistake in a file, or what is in it."""
    try:
        pack = context.house.packs.check(_text(file), _name(file))
    except BadPack as bad:
        plain = {"good": False, "mistakes": [_shape(mistake) for mistake in bad.mistakes]}
        if len(bad.mistakes) == 1:
            return CommandResult(plain, list, bad)
        told = [render.safe_text(describe_file_mistake(context, mistake), "red") for mistake in bad.mistakes]
        return CommandResult(plain, lambda: told, BadPack(bad.mistakes, listed=True))
    return CommandResult({"good": True, **_pack(pack, context)}, lambda: [render.safe_text(_line(pack, context))])


def import_pack(context: CommandContext, file: str) -> CommandResult:
    """Bring in a pack."""
    pack, replaced = context.house.packs.bring(_text(file), _name(file))
    said = context.words("pack-replaced" if replaced else "pack-brought", name=_named(pack, context))
    plain = {**_pack(pack, context), "replaced": replaced, "conflicts": _conflicts(context)}
    return CommandResult(plain, lambda: [render.safe_text(said), *_told_conflicts(context)])


def export_pack(context: CommandContext, pack_id: str, file: Path | None, force: bool) -> CommandResult | None:
    """The file of a pack, exactly as it came; in a folder under its suggested name."""
    text = context.house.packs.text(pack_id)
    if file is None or str(file) == _PIPE:
        sys.stdout.flush()
        sys.stdout.buffer.write(text.encode())
        sys.stdout.buffer.flush()
        return None
    target = resolve_target_path(file, pack_file_name(pack_id, text))
    write_file_atomically(target, text.encode(), force)
    plain = {"id": pack_id, "file": str(target)}
    return CommandResult(plain, lambda: [render.safe_text(context.words("cli-exported", file=str(target)))])


def list_packs(context: CommandContext) -> CommandResult:
    """All packs."""
    shelved, words = context.house.packs.everything(), context.words
    plain = [
        {"id": s.id, "on": s.active, **(_pack(s.pack, context) if s.pack is not None else {"unreadable": True})}
        for s in shelved
    ]

    def draw() -> list[RenderableType]:
        if not shelved:
            return [render.safe_text(words("packs-none"))]
        lines = []
        for s in shelved:
            mark = words("pack-on") if s.active else words("pack-off")
            trouble = words.say(s.trouble) if s.trouble is not None else ""
            lines.append(
                render.safe_text(f"{s.id}  ({mark})  {_line(s.pack, context) if s.pack is not None else trouble}")
            )
        return [*lines, *_told_conflicts(context)]

    return CommandResult({"packs": plain, "conflicts": _conflicts(context)}, draw)


def switch_pack(context: CommandContext, pack_id: str, active: bool) -> CommandResult:
    """Switch a pack on or off."""
    context.house.packs.switch(pack_id, active)
    said = context.words("pack-switched", pack=pack_id, state=context.words("pack-on" if active else "pack-off"))
    return CommandResult(
        {"id": pack_id, "on": active, "conflicts": _conflicts(context)}, lambda: [render.safe_text(said)]
    )


def remove_pack(context: CommandContext, pack_id: str) -> CommandResult:
    """Take a pack off the shelf."""
    context.house.packs.remove(pack_id)
    return CommandResult(
        {"id": pack_id, "removed": True}, lambda: [render.safe_text(context.words("pack-removed", pack=pack_id))]
    )


# --- files ------------------------------------------------------------------------------------------


def _text(file: str) -> str:
    data = sys.stdin.buffer.read(4 * LARGEST) if file == _PIPE else read_file_bytes(Path(file))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadPack((not_a_text_mistake(_name(file)),)) from error


def _name(file: str) -> str:
    return "stdin" if file == _PIPE else Path(file).name


# --- shapes and lines ---------------------------------------------------------------------------------


def _pack(pack: Pack, context: CommandContext) -> dict[str, Any]:
    return {
        "id": pack.id,
        "name": _named(pack, context),
        "rules": len(pack.rules),
        "corrections": len(pack.corrections),
        "cards": len(pack.cards),
        **{game: bool(pack.sections.get(game)) for game in load_pack_sections()},
    }


def _named(pack: Pack, context: CommandContext) -> str:
    return pack.name if isinstance(pack.name, str) else context.words.name(pack.name)


def _line(pack: Pack, context: CommandContext) -> str:
    return f"{_named(pack, context)}: {context.words.say(pack_summary_message(pack))}"


def _conflicts(context: CommandContext) -> list[dict[str, str]]:
    return [{"what": c.what, "earlier": c.earlier, "later": c.later} for c in context.house.packs.conflicts()]


def _told_conflicts(context: CommandContext) -> list[RenderableType]:
    return [
        render.safe_text(context.words("pack-conflict", what=c.what, earlier=c.earlier, later=c.later), "yellow")
        for c in context.house.packs.conflicts()
    ]


def _shape(mistake: Mistake) -> dict[str, Any]:
    field, found, expected = map(load_message_catalogue("en").spoken, (mistake.field, mistake.found, mistake.expected))
    return {"file": mistake.file, "line": mistake.line, "field": field, "found": found, "expected": expected}
