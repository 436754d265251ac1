"""`companion table`: everything that can be done to a table from a terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from companion.cli.command_registration import register_command
from companion.cli.context import CommandContext
from companion.cli.results import CommandResult

TableId: TypeAlias = Annotated[
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


@register_command(group, "new", rich_help_panel=_PLAY)
def new_table(
    context: CommandContext,
    game: Annotated[str, typer.Option(show_default=False, help="Which game; `companion games` lists them.")],
    players: Annotated[
        str, typer.Option(show_default=False, help='Their names, "Red,Blue", in the order they sit; or how many.')
    ],
    mode: Annotated[
        str, typer.Option(show_default=False, help="The way to play; otherwise the first that fits the players.")
    ] = "",
    way: Annotated[
        str,
        typer.Option(show_default=False, help="By which rules, such as heroes3.sheet; otherwise a score sheet."),
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
) -> CommandResult:
    """Set up a new table."""
    from companion.cli.handlers.table import create_table as work

    wanted = work.NewTableOptions(
        game, players, mode, way, name, choose, number, rule, first, seed, spaces, counter, meter, title, rounds, timer
    )
    return work.create_table(context, wanted)


@register_command(
    group,
    "do",
    rich_help_panel=_PLAY,
    epilog=LINES,
    # A change such as -3 looks like an option, but is not one.
    context_settings={"ignore_unknown_options": True},
)
def play_typed_lines(
    context: CommandContext,
    table: TableId,
    line: Annotated[list[str], typer.Argument(metavar="LINE", show_default=False, help="What happens.")] = [],  # noqa: B006
    stdin: Annotated[bool, typer.Option("--stdin", metavar="", help="Read lines from the standard input.")] = False,
) -> CommandResult:
    """Do what short lines say, one after the other, up to the first that is refused."""
    from companion.cli.handlers.table import play_typed_lines_and_undo

    return play_typed_lines_and_undo.play_typed_lines(context, table, line, stdin)


@register_command(group, "next", rich_help_panel=_PLAY)
def play_next_automatic_step(context: CommandContext, table: TableId) -> CommandResult:
    """Let a boss, an enemy or an empty seat do its next step, with the reason."""
    from companion.cli.handlers.table import autoplay

    return autoplay.play_next_automatic_step(context, table)


@register_command(group, "auto", rich_help_panel=_PLAY)
def play_automatically(
    context: CommandContext,
    table: TableId,
    steps: Annotated[int | None, typer.Option(min=1, show_default=False, help="At most so many steps.")] = None,
) -> CommandResult:
    """Let them do one step after the other, until a person must act."""
    from companion.cli.handlers.table import autoplay as work

    return work.play_automatic_steps(context, table, steps)


_Times: TypeAlias = Annotated[int, typer.Argument(min=1, max=100_000, help="How many steps.")]


@register_command(group, "undo", rich_help_panel=_PLAY)
def undo_steps(context: CommandContext, table: TableId, times: _Times = 1) -> CommandResult:
    """Take back the last step, or several."""
    from companion.cli.handlers.table import play_typed_lines_and_undo

    return play_typed_lines_and_undo.undo_steps(context, table, times)


@register_command(group, "redo", rich_help_panel=_PLAY)
def redo_steps(context: CommandContext, table: TableId, times: _Times = 1) -> CommandResult:
    """Bring back what was undone."""
    from companion.cli.handlers.table import play_typed_lines_and_undo

    return play_typed_lines_and_undo.redo_steps(context, table, times)


@register_command(group, "repair", rich_help_panel=_PLAY, context_settings={"ignore_unknown_options": True})
def change_or_remove_step(
    context: CommandContext,
    table: TableId,
    step: Annotated[int, typer.Argument(metavar="STEP", help="The step's number in the log.")],
    line: Annotated[list[str], typer.Argument(metavar="LINE", show_default=False, help="What it should say.")] = [],  # noqa: B006
    remove: Annotated[bool, typer.Option("--remove", metavar="", help="Remove the step instead.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", metavar="", help="Only say what would follow.")] = False,
) -> CommandResult:
    """Change or remove one step in the middle of the history; everything after it follows."""
    from companion.cli.handlers.table import change_past_step

    return change_past_step.change_or_remove_step(context, table, step, line, remove, dry_run)


@register_command(group, "rules", rich_help_panel=_PLAY)
def preview_or_choose_corrected_rules(
    context: CommandContext,
    table: TableId,
    take: Annotated[bool, typer.Option("--take", metavar="", help="Replay everything by the corrected rules.")] = False,
    keep: Annotated[bool, typer.Option("--keep", metavar="", help="Keep the table as it was.")] = False,
) -> CommandResult:
    """Show what rules that were corrected since would change at a table, and choose."""
    from companion.cli.handlers.table import rules_update

    return rules_update.preview_or_choose_corrected_rules(context, table, take, keep)


@register_command(group, "list", rich_help_panel=_LOOK)
def list_tables(
    context: CommandContext,
    archived: Annotated[bool, typer.Option("--archived", metavar="", help="Those that were put away.")] = False,
    everything: Annotated[bool, typer.Option("--all", metavar="", help="All of them.")] = False,
    find: Annotated[
        str, typer.Option("--find", metavar="WORDS", help="Only those with these words in name, people, game or mode.")
    ] = "",
) -> CommandResult:
    """List the tables, the one changed last first."""
    from companion.cli.handlers.table import show_tables

    return show_tables.list_tables(context, None if everything else archived, find)


@register_command(group, "show", rich_help_panel=_LOOK)
def show_table(
    context: CommandContext,
    table: TableId,
    full: Annotated[bool, typer.Option("--full", metavar="", help="Every counter, also the quiet ones.")] = False,
) -> CommandResult:
    """Show how a table stands."""
    from companion.cli.handlers.table import show_tables

    return show_tables.show_table(context, table, full)


@register_command(group, "log", rich_help_panel=_LOOK)
def show_history(
    context: CommandContext,
    table: TableId,
    last: Annotated[int | None, typer.Option(min=1, show_default=False, help="Only so many steps.")] = None,
) -> CommandResult:
    """Show the history: every step, who did it and when."""
    from companion.cli.handlers.table import show_tables

    return show_tables.show_history(context, table, last)


@register_command(group, "export", rich_help_panel=_KEEP)
def export_table(
    context: CommandContext,
    table: TableId,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", show_default=False, help="A file or folder; otherwise the standard output."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", metavar="", help="Write over a file that is there.")] = False,
) -> CommandResult | None:
    """Write everything about a table to one readable file."""
    from companion.cli.handlers.table import table_files

    return table_files.export_table_file(context, table, file, force)


@register_command(group, "report", rich_help_panel=_KEEP)
def write_problem_report(
    context: CommandContext,
    table: TableId,
    file: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", show_default=False, help="A file or folder; otherwise the standard output."),
    ] = None,
    without_names: Annotated[
        bool, typer.Option("--without-names", metavar="", help="Call the players Player 1, Player 2.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", metavar="", help="Write over a file that is there.")] = False,
) -> CommandResult | None:
    """Write a table, the versions in use and its last error to one file, for whoever mends it."""
    from companion.cli.handlers.table import problem_reports

    return problem_reports.write_problem_report(context, table, file, without_names, force)


@register_command(group, "import", rich_help_panel=_KEEP)
def import_table(
    context: CommandContext,
    file: Annotated[str, typer.Argument(metavar="FILE", show_default=False, help="The file; - for standard input.")],
) -> CommandResult:
    """Bring in a table from a file. The same file twice changes nothing."""
    from companion.cli.handlers.table import table_files

    return table_files.import_table_file(context, file)


@register_command(group, "rename", rich_help_panel=_KEEP)
def rename_table(
    context: CommandContext,
    table: TableId,
    name: Annotated[list[str], typer.Argument(metavar="NAME", show_default=False)],
) -> CommandResult:
    """Give a table another name."""
    from companion.cli.handlers.table import rename_archive_delete

    return rename_archive_delete.rename_table(context, table, " ".join(name))


@register_command(group, "archive", rich_help_panel=_KEEP)
def archive_table(
    context: CommandContext,
    table: TableId,
    back: Annotated[bool, typer.Option("--back", metavar="", help="Take it back out.")] = False,
) -> CommandResult:
    """Put a table away."""
    from companion.cli.handlers.table import rename_archive_delete

    return rename_archive_delete.archive_table(context, table, not back)


@register_command(group, "delete", rich_help_panel=_KEEP)
def delete_table(
    context: CommandContext,
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", metavar="", help="Do not ask.")] = False,
) -> CommandResult:
    """Delete a table for good."""
    from companion.cli.handlers.table import rename_archive_delete

    return rename_archive_delete.delete_table(context, table, yes)
