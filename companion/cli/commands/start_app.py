"""Opening the app: `companion` alone, and `companion serve`."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult, run_and_print
from companion.cli.shared_options import SharedOptions

LOCALHOST = "127.0.0.1"
DEFAULT_PORT = 8642
"""Easy to remember, and nobody's default; the README says it."""


def run_app_window_or_server(options: SharedOptions) -> None:
    """Open the app in a window, or serve it to the browser where there is none."""

    def work(context: CommandContext) -> None:
        from companion.cli.handlers.serve_app import run_in_window_or_browser

        run_in_window_or_browser(context, LOCALHOST, DEFAULT_PORT)

    raise typer.Exit(run_and_print(options, work))


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    register_command(root, "serve", rich_help_panel="The app")(serve_app)


def serve_app(
    context: CommandContext,
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            show_default=False,
            help=f"The port; 0 for any. Otherwise {DEFAULT_PORT}, or any free one when that is taken.",
        ),
    ] = None,
    host: Annotated[
        str, typer.Option(help="The address to listen on. 0.0.0.0 lets in everybody in your network.")
    ] = LOCALHOST,
    no_open: Annotated[bool, typer.Option("--no-open", metavar="", help="Do not open the browser.")] = False,
) -> CommandResult | None:
    """Serve the app to browsers, on this machine only unless --host says otherwise."""
    from companion.cli.handlers.serve_app import serve_until_stopped

    serve_until_stopped(
        context, host, DEFAULT_PORT if port is None else port, any_port=port is None, browser=not no_open
    )
    return None
