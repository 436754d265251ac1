"""`companion table`: everything that can be done to a table from a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.options import command

ID: TypeAlias = Annotated[
    str,
    typer.Argument(metavar="ID", show_default=False, help="The table: its id, a clear beginning of it, or `last`."),
]

_PLAY, _LOOK, _KEEP = "Play", "Look", "Keep"
LINES = """
[bold]Lines[/bold]

life red -3        take from a counter: what, who, change

gold blue =12      set it

round next         go on with a round, turn or phase; turn =blue puts it right

taunted ana on     give a mark, or take it off

danger +1          move a meter

note well played   write in the history; also: out, back, win, rename, roll, rolled, draw, clock

An argument with a space in it is a whole line; otherwise all words are one line.
"""

group = typer.Typer(
    name="table",
    help="Set up, play, undo, look at, export and import tables. The app shows every change at once.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)


def register(root: typer.Typer) -> None:
    """Add the commands of this module."""
    root.add_typer(group, rich_help_panel="Tables")


@command(group, "new", rich_help_panel=_PLAY)
def new(
    desk: Desk,
    game: Annotated[str, typer.Option(show_default=False, help="Which game; `companion games` lists them.")],
    players: Annotated[
        str, typer.Option(show_default=False, help='Their names, "Red,Blue", in the order they sit; or how many.')
    ],
    mode: Annotated[
        str, typer.Option(show_default=False, help="The way to play; otherwise the first that fits the players.")
    ] = "",
    way: Annotated[
        str, typer.Option(show_default=False, help="By which rules, such as heroes3.sheet; otherwise a score sheet.")
    ] = "",
    name: Annotated[str, typer.Option(show_default=False, help="A name for the table.")] = "",
    choose: Annotated[
        list[str], typer.Option(metavar="WHO.WHAT=OPTION", help="A choice, such as red.character=cleric. Repeatable.")
    ] = [],  # noqa: B006
    number: Annotated[
        list[str], typer.Option(metavar="[WHO.]WHAT=N", help="A number from your own cards. Repeatable.")
    ] = [],  # noqa: B006
    rule: Annotated[list[str], typer.Option(metavar="RULE=on|off", help="An optional rule. Repeatable.")] = [],  # noqa: B006
    first: Annotated[str, typer.Option(metavar="WHO", help="Who begins.")] = "random",
    seed: Annotated[
        int | None, typer.Option(min=0, max=2**63 - 1, show_default=False, help="Where chance starts from.")
    ] = None,
    spaces: Annotated[
        list[str], typer.Option(metavar="METER=COLOUR,...", help="The spaces of a meter. Repeatable.")
    ] = [],  # noqa: B006
    counter: Annotated[
        list[str],
        typer.Option(metavar="NAME[:START[:LOW[:HIGH]]]", help="Score sheet: a counter of your own. Repeatable."),
    ] = [],  # noqa: B006
    meter: Annotated[str | None, typer.Option(metavar="NAME", help="Score sheet: a meter of your own.")] = None,
    title: Annotated[str | None, typer.Option(help="Score sheet: what you play.")] = None,
    rounds: Annotated[
        bool, typer.Option("--rounds/--no-rounds", metavar="", help="Score sheet: whether rounds are counted.")
    ] = True,
    timer: Annotated[int | None, typer.Option(metavar="SECONDS", help="How long a turn may take.")] = None,
) -> Answer:
    """Set up a new table."""
    from companion.cli.work import new as work

    wanted = work.Wanted(
        game, players, mode, way, name, choose, number, rule, first, seed, spaces, counter, meter, title, rounds, timer
    )
    return work.new(desk, wanted)


@command(
    group,
    "do",
    rich_help_panel=_PLAY,
    epilog=LINES,
    # A change such as -3 looks like an option, but is not one.
    context_settings={"ignore_unknown_options": True},
)
def do(
    desk: Desk,
    table: ID,
    line: Annotated[list[str], typer.Argument(metavar="LINE", show_default=False, help="What happens.")] = [],  # noqa: B006
    stdin: Annotated[bool, typer.Option("--stdin", metavar="", help="Read lines from the standard input.")] = False,
) -> Answer:
    """Do what short lines say, one after the other, up to the first that is refused."""
    from companion.cli.work import play

    return play.do(desk, table, line, stdin)


_Times: TypeAlias = Annotated[int, typer.Argument(min=1, max=100_000, help="How many steps.")]


@command(group, "undo", rich_help_panel=_PLAY)
def undo(desk: Desk, table: ID, times: _Times = 1) -> Answer:
    """Take back the last step, or several."""
    from companion.cli.work import play

    return play.undo(desk, table, times)


@command(group, "redo", rich_help_panel=_PLAY)
def redo(desk: Desk, table: ID, times: _Times = 1) -> Answer:
    """Bring back what was undone."""
    from companion.cli.work import play

    return play.redo(desk, table, times)


@command(group, "repair", rich_help_panel=_PLAY, context_settings={"ignore_unknown_options": True})
def repair(
    desk: Desk,
    table: ID,
    step: Annotated[int, typer.Argument(metavar="STEP", help="The step's number in the log.")],
    line: Annotated[list[str], typer.Argument(metavar="LINE", show_default=False, help="What it should say.")] = [],  # noqa: B006
    remove: Annotated[bool, typer.Option("--remove", metavar="", help="Remove the step instead.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", metavar="", help="Only say what would follow.")] = False,
) -> Answer:
    """Change or remove one step in the middle of the history; everything after it follows."""
    from companion.cli.work import mend

    return mend.repair(desk, table, step, line, remove, dry_run)


@command(group, "list", rich_help_panel=_LOOK)
def list_tables(
    desk: Desk,
    archived: Annotated[bool, typer.Option("--archived", metavar="", help="Those that were put away.")] = False,
    everything: Annotated[bool, typer.Option("--all", metavar="", help="All of them.")] = False,
) -> Answer:
    """List the tables, the one changed last first."""
    from companion.cli.work import look

    return look.list_tables(desk, None if everything else archived)


@command(group, "show", rich_help_panel=_LOOK)
def show(
    desk: Desk,
    table: ID,
    full: Annotated[bool, typer.Option("--full", metavar="", help="Every counter, also the quiet ones.")] = False,
) -> Answer:
    """Show how a table stands."""
    from companion.cli.work import look

    return look.show(desk, table, full)


@command(group, "log", rich_help_panel=_LOOK)
def log(
    desk: Desk,
    table: ID,
    last: Annotated[int | None, typer.Option(min=1, show_default=False, help="Only so many steps.")] = None,
) -> Answer:
    """Show the history: every step, who did it and when."""
    from companion.cli.work import look

    return look.log(desk, table, last)


@command(group, "export", rich_help_panel=_KEEP)
def export(
    desk: Desk,
    table: ID,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", show_default=False, help="A file or folder; otherwise the standard output."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", metavar="", help="Write over a file that is there.")] = False,
) -> Answer | None:
    """Write everything about a table to one readable file."""
    from companion.cli.work import files

    return files.export(desk, table, file, force)


@command(group, "import", rich_help_panel=_KEEP)
def import_(
    desk: Desk,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False, help="The file; - for standard input.")],
) -> Answer:
    """Bring in a table from a file. The same file twice changes nothing."""
    from companion.cli.work import files

    return files.import_(desk, file)


@command(group, "rename", rich_help_panel=_KEEP)
def rename(
    desk: Desk, table: ID, name: Annotated[list[str], typer.Argument(metavar="NAME", show_default=False)]
) -> Answer:
    """Give a table another name."""
    from companion.cli.work import keep

    return keep.rename(desk, table, " ".join(name))


@command(group, "archive", rich_help_panel=_KEEP)
def archive(
    desk: Desk, table: ID, back: Annotated[bool, typer.Option("--back", metavar="", help="Take it back out.")] = False
) -> Answer:
    """Put a table away."""
    from companion.cli.work import keep

    return keep.archive(desk, table, not back)


@command(group, "delete", rich_help_panel=_KEEP)
def delete(
    desk: Desk, table: ID, yes: Annotated[bool, typer.Option("--yes", metavar="", help="Do not ask.")] = False
) -> Answer:
    """Delete a table for good."""
    from companion.cli.work import keep

    return keep.delete(desk, table, yes)
