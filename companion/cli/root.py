"""The root of the command line: what every command shares, and the groups there are."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from companion import __version__
from companion.cli.commands import (
    backup_restore_and_doctor,
    cards,
    game_commands,
    games_and_setup_choices,
    pack,
    play_position_file,
    replay_problem_report,
    rules,
    start_app,
    table,
)
from companion.cli.results import report_usage_error
from companion.cli.shared_options import Data, Database, Debug, Json, Lang, SharedOptions

HELP = """
Keeps score at the table, and takes the empty chair.

Without a command it opens the app: in a window of its own where there is one, otherwise in the browser.
"""

EXAMPLES = """
[bold]Examples[/bold]

companion                                                    open the app

companion table new --game hero-realms --players "Red,Blue"  set up a table

companion table do last life red -3                          Red loses 3

companion table do last "gold blue =12" "turn next"          two lines

companion table undo last                                    take it back

companion table show last --json                             for programs

companion rules "guard turned sideways"                      look it up

companion serve --no-open                                    only serve it
"""

root = typer.Typer(
    name="companion",
    help=HELP,
    epilog=EXAMPLES,
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
for module in (
    start_app,
    table,
    backup_restore_and_doctor,
    games_and_setup_choices,
    rules,
    cards,
    pack,
    play_position_file,
    game_commands,
    replay_problem_report,
):
    module.register(root)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"companion {__version__}")
        raise typer.Exit


@root.callback(invoke_without_command=True)
def _shared(
    ctx: typer.Context,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
    debug: Debug = False,
    json: Json = False,
    version: Annotated[
        bool,
        typer.Option("--version", metavar="", callback=_version, is_eager=True, help="Show the version and leave."),
    ] = False,
) -> None:
    ctx.obj = SharedOptions(data, database, lang, debug, json)
    if ctx.invoked_subcommand is None:
        start_app.run_app_window_or_server(ctx.obj)


def _open_streams() -> None:
    """A stream that was closed before we began (`>&-`) is as good as an empty one."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115


def run_command_line(argv: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code. Nothing but an exit code ever leaves here."""
    given = list(sys.argv[1:] if argv is None else argv)
    _open_streams()
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show an accent shows a question mark; it is no reason to stop.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = root(args=given, prog_name="companion", standalone_mode=False)
    except typer.Abort:
        return 130
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1
    except Exception as error:
        return report_usage_error(error, given)
    return code if isinstance(code, int) else 0
