"""Playing from a terminal: short lines, undo and redo."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import WHO, Desk
from companion.cli.work import paint, shape
from companion.cli.work.engines import act_of, examples_for
from companion.cli.work.finding import open_table
from companion.kernel.events import Event
from companion.kernel.refusals import Malformed, Refused
from companion.tables.live import LiveTable
from companion.tables.story import story

_FREE_TEXT = ("note", "rename")
"""Lines that end in words of one's own, which people put in quotes: `note "well played"`."""


def do(desk: Desk, typed: str, given: Sequence[str], stdin: bool) -> Answer:
    """Do what the lines say, one after the other, up to the first that is refused."""
    live = open_table(desk, typed)
    lines = lines_of(given) + (_lines_from_stdin() if stdin else [])
    if not lines:
        raise Malformed("cli-no-line", options=examples_for(live))
    accepted: list[dict[str, Any]] = []
    told: list[Event] = []
    refused: Refused | None = None
    for line in lines:
        try:
            change = desk.house.give(live.id, act_of(live, line, desk.house.clock()), WHO)
        except Refused as error:
            refused = error
            break
        told += change.events
        accepted.append({"line": line, "length": change.length, "events": shape.events(change.events, desk.words)})
    if refused is not None and len(lines) == 1:
        raise refused
    asked = live.question
    plain = {
        "id": live.id,
        "length": live.length,
        "accepted": accepted,
        "events": [event for each in accepted for event in each["events"]],
        "ended": getattr(live.state, "ended", False),
        "question": shape.question(asked, desk.words) if asked is not None else None,
    }
    if refused is not None:
        plain |= {"refused": {"line": lines[len(accepted)], "number": len(accepted) + 1, "of": len(lines)}}
    return Answer(plain, lambda: _drawn(desk, told, plain), refused)


def lines_of(given: Sequence[str]) -> list[str]:
    """One line of loose words, or one line an argument where any of them was quoted."""
    words = [word for word in given if word.strip()]
    quoted = any(len(word.split()) > 1 for word in words)
    if quoted and words[0].strip().casefold() not in _FREE_TEXT:
        return words
    return [" ".join(words)] if words else []


def _lines_from_stdin() -> list[str]:
    lines = (line.strip() for line in sys.stdin.read().splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def _drawn(desk: Desk, told: Sequence[Event], plain: dict[str, Any]) -> list[RenderableType]:
    parts = paint.sentences(told, desk.words)
    if (asked := plain["question"]) is not None:
        options = ", ".join(option["id"] for option in asked["options"] if option["legal"])
        parts.append(paint.text(f"? {asked['text']} {options}", "bold yellow"))
    if "refused" in plain:
        stopped = plain["refused"]
        said = desk.words("cli-stopped", line=stopped["line"], number=stopped["number"], of=stopped["of"])
        parts.append(paint.text(said, "yellow"))
    return parts


# --- undo and redo ------------------------------------------------------------------------------


def undo(desk: Desk, typed: str, times: int) -> Answer:
    """Take back the last steps, all of them or none."""
    live = open_table(desk, typed)
    count, target = _reach(live, times, forward=False)
    told = _texts(desk, live, count)
    desk.house.jump(live.id, target, WHO, expects=live.length)
    return _moved(desk, live, "undone", told)


def redo(desk: Desk, typed: str, times: int) -> Answer:
    """Bring back what was undone, all of it or nothing."""
    live = open_table(desk, typed)
    count, target = _reach(live, times, forward=True)
    desk.house.jump(live.id, target, WHO, expects=live.length)
    return _moved(desk, live, "redone", _texts(desk, live, count))


def _reach(live: LiveTable, times: int, forward: bool) -> tuple[int, int]:
    """How many operations so many steps are, and the number of the one that is last in force then."""
    with live.lock:
        history = live.table.history
        count = history.reach(times, forward)
        numbers = [0, *(operation.number for operation in history.operations)]
        return count, numbers[history.position + (count if forward else -count)]


def _texts(desk: Desk, live: LiveTable, count: int) -> list[str]:
    """What the last operations were, newest first. A repair among them is named as such."""
    with live.lock:
        entries = [operation.entry for operation in live.table.history.done[-count:]]
    if any(entry.kind != "give" for entry in entries):
        return [desk.words("cli-a-repair")] * sum(entry.kind != "give" for entry in entries)
    return [told.text for told in reversed(story(live, desk.words, count))]


def _moved(desk: Desk, live: LiveTable, what: str, told: list[str]) -> Answer:
    plain = {
        "id": live.id,
        "length": live.length,
        "can_undo": live.can_undo,
        "can_redo": live.can_redo,
        what: told,
    }
    return Answer(plain, lambda: [paint.text(desk.words(f"cli-{what}", text=line)) for line in told])
