"""Opening the app: `companion` alone, and `companion serve`."""

from __future__ import annotations

from typing import Annotated

import typer

from companion.cli.answers import Answer, answer
from companion.cli.desk import Desk
from companion.cli.options import Wishes, command

HERE = "127.0.0.1"
PORT = 8642
"""Easy to remember, and nobody's default; the README says it."""


def open_app(wishes: Wishes) -> None:
    """Open the app in a window, or serve it to the browser where there is none."""

    def work(desk: Desk) -> None:
        from companion.cli.work.serving import open_somehow

        open_somehow(desk, HERE, PORT)

    raise typer.Exit(answer(wishes, work))


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    command(root, "serve", rich_help_panel="The app")(serve)


def serve(
    desk: Desk,
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            show_default=False,
            help=f"The port; 0 for any. Otherwise {PORT}, or any free one when that is taken.",
        ),
    ] = None,
    host: Annotated[
        str, typer.Option(help="The address to listen on. 0.0.0.0 lets in everybody in your network.")
    ] = HERE,
    no_open: Annotated[bool, typer.Option("--no-open", metavar="", help="Do not open the browser.")] = False,
) -> Answer | None:
    """Serve the app to browsers, on this machine only unless --host says otherwise."""
    from companion.cli.work.serving import serve_browsers

    serve_browsers(desk, host, PORT if port is None else port, any_port=port is None, browser=not no_open)
    return None
