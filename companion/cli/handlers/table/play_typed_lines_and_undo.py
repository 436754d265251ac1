"""Playing from a terminal: short lines, undo and redo."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from companion.cli.context import WHO, CommandContext
from companion.cli.handlers.table.autoplay import render_awaited_input
from companion.cli.handlers.table.table_lookup import open_table
from companion.cli.handlers.table.typed_acts import example_typed_lines_for, parse_act
from companion.cli.output import render, table_json
from companion.cli.results import CommandResult
from companion.kernel.events import Event
from companion.kernel.refusals import Malformed, Refused
from companion.tables.history_text import describe_history
from companion.tables.live_table import LiveTable

_FREE_TEXT = ("note", "rename")
"""Lines that end in words of one's own, which people put in quotes: `note "well played"`."""


def play_typed_lines(context: CommandContext, typed: str, given: Sequence[str], stdin: bool) -> CommandResult:
    """Do what the lines say, one after the other, up to the first that is refused."""
    live = open_table(context, typed)
    lines = split_arguments_into_lines(given) + (_lines_from_stdin() if stdin else [])
    if not lines:
        raise Malformed("cli-no-line", options=example_typed_lines_for(live))
    accepted: list[dict[str, Any]] = []
    told: list[Event] = []
    refused: Refused | None = None
    for line in lines:
        try:
            change = context.house.give(live.id, parse_act(live, line, context.house.clock()), WHO)
        except Refused as error:
            refused = error
            break
        told += change.events
        accepted.append(
            {"line": line, "length": change.length, "events": table_json.events_to_json(change.events, context.words)}
        )
    if refused is not None and len(lines) == 1:
        raise refused
    asked = live.question
    plain = {
        "id": live.id,
        "length": live.length,
        "accepted": accepted,
        "events": [event for each in accepted for event in each["events"]],
        "ended": getattr(live.state, "ended", False),
        "question": table_json.question_to_json(asked, context.words) if asked is not None else None,
    }
    if refused is not None:
        plain |= {"refused": {"line": lines[len(accepted)], "number": len(accepted) + 1, "of": len(lines)}}
    return CommandResult(plain, lambda: _drawn(context, live, told, plain), refused)


def split_arguments_into_lines(given: Sequence[str]) -> list[str]:
    """One line of loose words, or one line an argument where any of them was quoted."""
    words = [word for word in given if word.strip()]
    quoted = any(len(word.split()) > 1 for word in words)
    if quoted and words[0].strip().casefold() not in _FREE_TEXT:
        return words
    return [" ".join(words)] if words else []


def _lines_from_stdin() -> list[str]:
    lines = (line.strip() for line in sys.stdin.read().splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def _drawn(
    context: CommandContext, live: LiveTable, told: Sequence[Event], plain: dict[str, Any]
) -> list[RenderableType]:
    parts = render.render_events(told, context.words) + render_awaited_input(context, live, plain["question"])
    if "refused" in plain:
        stopped = plain["refused"]
        said = context.words("cli-stopped", line=stopped["line"], number=stopped["number"], of=stopped["of"])
        parts.append(render.safe_text(said, "yellow"))
    return parts


# --- undo and redo ------------------------------------------------------------------------------


def undo_steps(context: CommandContext, typed: str, times: int) -> CommandResult:
    """Take back the last steps, all of them or none."""
    live = open_table(context, typed)
    count, target = _reach(live, times, forward=False)
    told = _texts(context, live, count)
    context.house.jump(live.id, target, WHO, expects=live.length)
    return _moved(context, live, "undone", told)


def redo_steps(context: CommandContext, typed: str, times: int) -> CommandResult:
    """Bring back what was undone, all of it or nothing."""
    live = open_table(context, typed)
    count, target = _reach(live, times, forward=True)
    context.house.jump(live.id, target, WHO, expects=live.length)
    return _moved(context, live, "redone", _texts(context, live, count))


def _reach(live: LiveTable, times: int, forward: bool) -> tuple[int, int]:
    """How many operations so many steps are, and the number of the one that is last in force then."""
    with live.lock:
        history = live.table.history
        count = history.reach(times, forward)
        numbers = [0, *(operation.number for operation in history.operations)]
        return count, numbers[history.position + (count if forward else -count)]


def _texts(context: CommandContext, live: LiveTable, count: int) -> list[str]:
    """What the last operations were, newest first. Where steps were repaired or rules taken, only that is named."""
    with live.lock:
        entries = [operation.entry for operation in live.table.history.done[-count:]]
    named = {"repair": context.words("cli-a-repair"), "take": context.words("cli-rules-taken")}
    if chosen := [named[entry.kind] for entry in reversed(entries) if entry.kind in named]:
        return chosen
    return [told.text for told in reversed(describe_history(live, context.words, count))]


def _moved(context: CommandContext, live: LiveTable, what: str, told: list[str]) -> CommandResult:
    plain = {"id": live.id, "length": live.length, "can_undo": live.can_undo, "can_redo": live.can_redo, what: told}
    return CommandResult(plain, lambda: [render.safe_text(context.words(f"cli-{what}", text=line)) for line in told])
