"""Repair: another line in the place of one step of the history, or none, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import WHO, Desk
from companion.cli.work import paint
from companion.cli.work.engines import act_of, examples_for
from companion.cli.work.finding import open_table
from companion.kernel.refusals import Malformed


def repair(desk: Desk, typed: str, step: int, given: Sequence[str], remove: bool, dry_run: bool) -> Answer:
    """Change or remove a step; steps that become impossible by it are listed, never dropped."""
    live = open_table(desk, typed)
    line = " ".join(given).strip()
    if bool(line) == remove:
        raise Malformed("cli-repair-what", options=examples_for(live)[:2])
    act = None if remove else act_of(live, line, desk.house.clock())
    seen = live.length
    preview = desk.house.preview(live.id, step, act)
    if not dry_run:
        desk.house.repair(live.id, step, act, WHO, expects=seen)
    impossible = [(s.number, desk.words.say(s.aside.message)) for s in preview.impossible if s.aside is not None]
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
        words = desk.words
        said = "cli-would-repair" if dry_run else "cli-removed" if remove else "cli-repaired"
        lines: list[RenderableType] = [paint.text(words(said, step=step))]
        for number, why in impossible:
            lines.append(paint.text(words("cli-now-impossible", step=number, why=why), "yellow"))
        return lines

    return Answer(plain, draw)
