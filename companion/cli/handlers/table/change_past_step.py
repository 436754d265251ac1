"""Repair: another line in the place of one step of the history, or none, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from companion.cli.context import WHO, CommandContext
from companion.cli.handlers.table.table_lookup import open_table
from companion.cli.handlers.table.typed_acts import example_typed_lines_for, parse_act
from companion.cli.output import render
from companion.cli.results import CommandResult
from companion.kernel.refusals import Malformed


def change_or_remove_step(
    context: CommandContext, typed: str, step: int, given: Sequence[str], remove: bool, dry_run: bool
) -> CommandResult:
    """Change or remove a step; steps that become impossible by it are listed, never dropped."""
    live = open_table(context, typed)
    line = " ".join(given).strip()
    if bool(line) == remove:
        raise Malformed("cli-repair-what", options=example_typed_lines_for(live)[:2])
    act = None if remove else parse_act(live, line, context.house.clock())
    seen = live.length
    preview = context.house.preview(live.id, step, act)
    if not dry_run:
        context.house.repair(live.id, step, act, WHO, expects=seen)
    impossible = [(s.number, context.words.say(s.aside.message)) for s in preview.impossible if s.aside is not None]
    plain = {
        "id": live.id,
        "length": live.length,
        "step": step,
        "line": line or None,
        "removed": remove,
        "dry_run": dry_run,
        "impossible": [{"number": number, "why": why} for number, why in impossible],
    }

    def draw() -> list[RenderableType]:
        words = context.words
        said = "cli-would-repair" if dry_run else "cli-removed" if remove else "cli-repaired"
        lines: list[RenderableType] = [render.safe_text(words(said, step=step))]
        for number, why in impossible:
            lines.append(render.safe_text(words("cli-now-impossible", step=number, why=why), "yellow"))
        return lines

    return CommandResult(plain, draw)
