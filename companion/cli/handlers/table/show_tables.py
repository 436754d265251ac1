"""Looking at tables: the list, one table, its history."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from companion.cli.context import CommandContext
from companion.cli.handlers.table.autoplay import render_awaited_input
from companion.cli.handlers.table.table_lookup import try_open_table
from companion.cli.output import render, table_json
from companion.cli.results import CommandResult
from companion.games.engines import load_engine
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event
from companion.kernel.messages import message
from companion.kernel.refusals import Refused
from companion.tables import TableRecord
from companion.tables.history_text import HistoryItem, describe_history, describe_setup_events
from companion.tables.live_table import LiveTable
from companion.tables.problems.unreadable_tables import inspect_unreadable_table
from companion.tables.table_listing_and_search_text import matches_search, normalize_for_search, searchable_text
from database.errors import Damaged

_STATUS = {"in force": "done", "removed": "removed", "impossible": "impossible", "kept": "kept"}


def list_tables(context: CommandContext, archived: bool | None, find: str = "") -> CommandResult:
    """The tables, or those that fit the words to find, the one changed last first."""
    tables = context.store.tables(archived)
    if find.strip():
        tables = [
            table for table in tables if matches_search(find, normalize_for_search(table.name) + searchable_text(table))
        ]
    words = context.words
    plain = [_listed(context, table) for table in tables]

    def draw() -> list[RenderableType]:
        if not plain:
            said = words("cli-no-tables-found", typed=find) if find.strip() else words("cli-no-tables")
            return [render.safe_text(said)]
        heads = [words(f"cli-col-{head}") for head in ("id", "name", "mode", "players", "entries", "changed")]
        rows = render.make_empty_output_table(context.paper, *heads)
        for table, given in zip(tables, plain, strict=True):
            ended = f" ({words('cli-ended')})" if table.ended else ""
            away = f" ({words('cli-archived')})" if table.archived else ""
            title = (given["name"] or given["title"]) + ended + away
            people, when = ", ".join(given["players"]), render.format_time(table.changed)
            cells = [title, given["mode_name"], people, str(table.length), when]
            rows.add_row(render.safe_text(table.id, "cyan"), *(render.safe_text(cell) for cell in cells))
            if given["trouble"]:
                rows.add_row("", render.safe_text(given["trouble"], "yellow"))
        return [rows]

    return CommandResult({"tables": plain}, draw)


def _listed(context: CommandContext, table: TableRecord) -> dict[str, Any]:
    """A table of the list; one whose setup cannot be read, or that nothing here plays, says so."""
    trouble = table.trouble
    if trouble is None and table.setup.engine not in context.house.engines:
        options = ", ".join(sorted(context.house.engines))
        trouble = message("engine-unknown", engine=table.setup.engine, options=options)
    said = context.words.say(trouble) if trouble is not None else None
    return table_json.table_to_json(table, context.words) | {"trouble": said}


def show_table(context: CommandContext, typed: str, full: bool) -> CommandResult:
    """One table as it stands."""
    table, found = try_open_table(context, typed)
    if isinstance(found, Refused):
        return _unopened(context, table, found)
    live, plain = found, table_json.table_with_position_to_json(found, context.store.read(table), context.words)
    return CommandResult(plain, lambda: render_table(context, live, plain, full))


def render_table(
    context: CommandContext, live: LiveTable, plain: dict[str, Any], full: bool = False
) -> list[RenderableType]:
    """A table as people read it."""
    parts: list[RenderableType] = [render.render_table_heading(plain)]
    if isinstance(live.state, SheetState):
        parts += render.render_score_sheet(live.state, context.words, context.paper, full)
    elif (standing := load_engine(live.setup.engine).standing) is not None:
        parts += [render.safe_text(context.words.say(line)) for line in standing(live.state)]
    return parts + render_awaited_input(context, live, plain["question"])


def _unopened(context: CommandContext, table: str, refused: Refused) -> CommandResult:
    """What can be read of a table that cannot be opened, and why it cannot."""
    found = inspect_unreadable_table(context.store, table, refused.message)
    plain = {
        "id": found.id,
        "name": found.name,
        "game": found.game,
        "engine": found.engine,
        "length": found.length,
        "created": table_json.format_iso_time(found.created),
        "changed": table_json.format_iso_time(found.changed),
        "journal": list(found.lines),
        "trouble": context.words.say(refused.message),
    }

    def draw() -> list[RenderableType]:
        rest = [found.game, found.id, context.words("unopened-inputs", count=found.length)]
        head = render.safe_text(render.DOT.join(part for part in [found.name, *rest] if part), "bold")
        return [head, *(render.safe_text(line) for line in found.lines)]

    return CommandResult(plain, draw, refused)


# --- the history --------------------------------------------------------------------------------


def show_history(context: CommandContext, typed: str, last: int | None) -> CommandResult:
    """Every step, those that were undone at the end."""
    table, found = try_open_table(context, typed)
    if isinstance(found, Refused):
        return _unopened(context, table, found)
    try:
        return _told(context, found, last)
    except Damaged as damaged:
        # The newest position opens the table, but the way there has a gap.
        return _unopened(context, table, damaged)


def _told(context: CommandContext, live: LiveTable, last: int | None) -> CommandResult:
    words = context.words
    opening = describe_setup_events(live, words) if last is None else []
    steps = [_step(told) for told in describe_history(live, words, last)] + _undone(context, live)

    def draw() -> list[RenderableType]:
        heads = [words(f"cli-col-{head}") for head in ("step", "when", "who", "what")]
        rows = render.make_empty_output_table(context.paper, *heads)
        for line in opening:
            rows.add_row("", "", "", render.safe_text(line, "dim"))
        for step in steps:
            _add(rows, step, context)
        return [rows]

    return CommandResult({"id": live.id, "length": live.length, "opening": opening, "steps": steps}, draw)


def _step(told: HistoryItem) -> dict[str, Any]:
    return {
        "number": told.steps[-1],
        "numbers": list(told.steps),
        "who": told.who,
        "when": table_json.format_iso_time(told.at),
        "text": told.text,
        "events": [{"text": line, "tone": tone} for line, tone in told.lines],
        "status": _STATUS[told.status],
        "repaired": told.repaired,
        "why": told.why or None,
        "at": told.at,
    }


def _undone(context: CommandContext, live: LiveTable) -> list[dict[str, Any]]:
    """What redo would bring back, told as if it had happened."""
    told, state = [], live.state.copy()
    for step in live.undone:
        events: list[Event] = []
        try:
            live.game.apply(state, step.act, events.append)
        except Refused:
            # A repair lies between: what comes after it cannot be told from here.
            break
        lines = table_json.events_to_json(events, context.words)
        told.append(
            {
                "number": step.number,
                "numbers": [step.number],
                "who": step.who,
                "when": table_json.format_iso_time(step.at),
                "text": lines[0]["text"] if lines else "",
                "events": [{"text": line["text"], "tone": line["tone"]} for line in lines],
                "status": "undone",
                "repaired": False,
                "why": None,
                "at": step.at,
            }
        )
    return told


def _add(rows: Any, step: dict[str, Any], context: CommandContext) -> None:
    gone = step["status"] not in ("done", "kept")
    first = render.safe_text(step["text"] or "?", "dim" if gone else "")
    if gone:
        why = f": {step['why']}" if step["why"] else ""
        first.append_text(render.safe_text(f" ({context.words('cli-status-' + step['status'])}{why})", "yellow"))
    elif step["status"] == "kept":
        first.append_text(render.safe_text(f" ({context.words('step-kept')})", "dim"))
    elif step["repaired"]:
        first.append_text(render.safe_text(f" ({context.words('cli-status-repaired')})", "yellow"))
    when = render.format_time(step["at"]) if step["at"] else ""
    rows.add_row(str(step["number"]), render.safe_text(when, "dim"), render.safe_text(step["who"], "dim"), first)
    for event in step["events"][1:]:
        rows.add_row("", "", "", render.safe_text(event["text"], "dim" if gone else render.TONES[event["tone"]]))
