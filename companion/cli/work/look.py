"""Looking at tables: the list, one table, its history."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import paint, shape
from companion.cli.work.finding import open_table
from companion.games.engines import engine
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event
from companion.kernel.refusals import Refused
from companion.tables.live import LiveTable
from companion.tables.story import Told, opening_lines, story

_STATUS = {"in force": "done", "removed": "removed", "impossible": "impossible"}


def list_tables(desk: Desk, archived: bool | None) -> Answer:
    """The tables, the one changed last first."""
    tables = desk.store.tables(archived)
    words = desk.words
    plain = [shape.record(table, words) for table in tables]

    def draw() -> list[RenderableType]:
        if not plain:
            return [paint.text(words("cli-no-tables"))]
        heads = [words(f"cli-col-{head}") for head in ("id", "name", "mode", "players", "entries", "changed")]
        rows = paint.columns(desk.paper, *heads)
        for table, given in zip(tables, plain, strict=True):
            ended = f" ({words('cli-ended')})" if table.ended else ""
            away = f" ({words('cli-archived')})" if table.archived else ""
            title = (given["name"] or given["title"]) + ended + away
            people, when = ", ".join(given["players"]), paint.ago(table.changed)
            cells = [title, given["mode_name"], people, str(table.length), when]
            rows.add_row(paint.text(table.id, "cyan"), *(paint.text(cell) for cell in cells))
        return [rows]

    return Answer({"tables": plain}, draw)


def show(desk: Desk, typed: str, full: bool) -> Answer:
    """One table as it stands."""
    live = open_table(desk, typed)
    plain = shape.standing(live, desk.store.read(live.id), desk.words)
    return Answer(plain, lambda: drawn(desk, live, plain, full))


def drawn(desk: Desk, live: LiveTable, plain: dict[str, Any], full: bool = False) -> list[RenderableType]:
    """A table as people read it."""
    parts: list[RenderableType] = [paint.heading(plain)]
    if isinstance(live.state, SheetState):
        parts += paint.standing(live.state, desk.words, desk.paper, full)
    elif (standing := engine(live.setup.engine).standing) is not None:
        parts += [paint.text(desk.words.say(line)) for line in standing(live.state)]
    if (asked := plain["question"]) is not None:
        options = ", ".join(option["id"] for option in asked["options"] if option["legal"])
        parts.append(paint.text(f"? {asked['text']} {options}", "bold yellow"))
    return parts


# --- the history --------------------------------------------------------------------------------


def log(desk: Desk, typed: str, last: int | None) -> Answer:
    """Every step, those that were undone at the end."""
    live = open_table(desk, typed)
    words = desk.words
    opening = opening_lines(live, words) if last is None else []
    steps = [_step(told) for told in story(live, words, last)] + _undone(desk, live)

    def draw() -> list[RenderableType]:
        heads = [words(f"cli-col-{head}") for head in ("step", "when", "who", "what")]
        rows = paint.columns(desk.paper, *heads)
        for line in opening:
            rows.add_row("", "", "", paint.text(line, "dim"))
        for step in steps:
            _add(rows, step, desk)
        return [rows]

    return Answer({"id": live.id, "length": live.length, "opening": opening, "steps": steps}, draw)


def _step(told: Told) -> dict[str, Any]:
    return {
        "number": told.steps[-1],
        "numbers": list(told.steps),
        "who": told.who,
        "when": shape.moment(told.at),
        "text": told.text,
        "events": [{"text": line, "tone": tone} for line, tone in told.lines],
        "status": _STATUS[told.status],
        "repaired": told.repaired,
        "why": told.why or None,
        "at": told.at,
    }


def _undone(desk: Desk, live: LiveTable) -> list[dict[str, Any]]:
    """What redo would bring back, told as if it had happened."""
    told, state = [], live.state.copy()
    for step in live.undone:
        events: list[Event] = []
        try:
            live.game.apply(state, step.act, events.append)
        except Refused:
            # A repair lies between: what comes after it cannot be told from here.
            break
        lines = shape.events(events, desk.words)
        told.append(
            {
                "number": step.number,
                "numbers": [step.number],
                "who": step.who,
                "when": shape.moment(step.at),
                "text": lines[0]["text"] if lines else "",
                "events": [{"text": line["text"], "tone": line["tone"]} for line in lines],
                "status": "undone",
                "repaired": False,
                "why": None,
                "at": step.at,
            }
        )
    return told


def _add(rows: Any, step: dict[str, Any], desk: Desk) -> None:
    gone = step["status"] != "done"
    first = paint.text(step["text"] or "?", "dim" if gone else "")
    if gone:
        why = f": {step['why']}" if step["why"] else ""
        first.append_text(paint.text(f" ({desk.words('cli-status-' + step['status'])}{why})", "yellow"))
    elif step["repaired"]:
        first.append_text(paint.text(f" ({desk.words('cli-status-repaired')})", "yellow"))
    when = paint.ago(step["at"]) if step["at"] else ""
    rows.add_row(str(step["number"]), paint.text(when, "dim"), paint.text(step["who"], "dim"), first)
    for event in step["events"][1:]:
        rows.add_row("", "", "", paint.text(event["text"], "dim" if gone else paint.TONES[event["tone"]]))
