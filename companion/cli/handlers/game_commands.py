"""Commands that the games carry out themselves: the report of a game becomes the answer of a command."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import RenderableType

from companion.cli.context import CommandContext
from companion.cli.output import render
from companion.cli.output.progress_bar import make_progress_bar
from companion.cli.results import CommandResult
from companion.games import game_commands_and_reports
from companion.games.game_commands_and_reports import CommandOptions, CommandReader, OnStep, ReportTable


def run_game_command(context: CommandContext, command: str, game: str, options: CommandOptions) -> CommandResult:
    """What a game answers to a command."""
    report = game_commands_and_reports.run_game_command(command, game, CommandReader(context.words, _progress), options)
    return CommandResult(report.plain, lambda: [_drawn(context, part) for part in report.draw()])


@contextmanager
def _progress(name: str, total: int) -> Iterator[OnStep]:
    with make_progress_bar(name) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.update(task, completed=done)


def _drawn(context: CommandContext, part: str | ReportTable) -> RenderableType:
    if isinstance(part, str):
        return render.safe_text(part)
    drawn = render.make_empty_output_table(context.paper, *part.heads)
    for cells in part.rows:
        drawn.add_row(*map(render.safe_text, cells))
    return drawn
