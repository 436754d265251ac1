"""Tables, positions and events as JSON that programs can rely on. The fields are described in `docs/cli.md`."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from companion.games.engines import engine
from companion.games.shelf import boxes
from companion.games.tracker.sheet import TABLE
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event, describe
from companion.kernel.plain import to_plain
from companion.kernel.questions import Decision, Question
from companion.kernel.words import Text, Words
from companion.tables.live import LiveTable
from database.records import TableRecord


def moment(at: int) -> str | None:
    """Milliseconds since 1970 as people write a time; None where it is not known."""
    if not at:
        return None
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def events(told: Iterable[Event], words: Words) -> list[dict[str, Any]]:
    """What happened, as sentences and in plain form."""
    return [
        {
            "text": describe(event, words),
            "id": event.message.id,
            "args": to_plain(event.message.args),
            "tone": event.tone,
            "seat": event.seat,
            "rule": event.reason.rule if event.reason is not None and event.reason.rule else None,
        }
        for event in told
    ]


def record(table: TableRecord, words: Words) -> dict[str, Any]:
    """A table as the list shows it."""
    body: Any = table.setup.body
    return {
        "id": table.id,
        "name": table.name,
        "game": table.setup.game,
        "title": words.name(body.get("title") or _title(table.setup.game)),
        "mode": body.get("mode", ""),
        "mode_name": words.name(body.get("mode_name") or _mode(table.setup.game, body.get("mode", ""))),
        "players": [str(seat.get("name", "")) for seat in _seats(body) if not seat.get("automatic", False)],
        "length": table.length,
        "ended": table.ended,
        "archived": table.archived,
        "created": moment(table.created),
        "changed": moment(table.changed),
    }


def _seats(body: Any) -> list[Any]:
    """Who sits at a table; some engines call them players."""
    seats = body.get("seats") or body.get("players") or []
    return [seat for seat in seats if isinstance(seat, dict)]


def _title(game: str) -> Text:
    """The name on the box; the id of a game that is not on this shelf."""
    return next((box.name for box in boxes() if box.id == game), {"en": game})


def _mode(game: str, mode: str) -> Text:
    modes = [known for box in boxes() if box.id == game for known in box.modes]
    return next((known.name for known in modes if known.id == mode), {"en": mode})


def standing(live: LiveTable, table: TableRecord, words: Words) -> dict[str, Any]:
    """A whole table as it stands: what the list shows, and the position."""
    asked = live.question
    return {
        **record(table, words),
        "length": live.length,
        "can_undo": live.can_undo,
        "can_redo": live.can_redo,
        "content": to_plain(table.setup.content),
        "seed": table.setup.seed,
        **position(live, words),
        "question": question(asked, words) if asked is not None else None,
    }


def position(live: LiveTable, words: Words) -> dict[str, Any]:
    """The position in a readable shape; for an engine we know nothing of, as it is frozen."""
    state = live.state
    if isinstance(state, SheetState):
        return sheet(state, words)
    standing = engine(live.setup.engine).standing
    lines = {} if standing is None else {"lines": [words.say(line) for line in standing(state)]}
    return {"state": live.game.freeze(state), **lines}


def question(asked: Question, words: Words) -> dict[str, Any]:
    """What play waits for."""
    return {
        "id": asked.id,
        "kind": "decision" if isinstance(asked, Decision) else "chance",
        "text": words.say(asked.message),
        "seat": asked.seat,
        "options": [
            {
                "id": option.id,
                "text": words.say(option.message),
                "legal": option.legal,
                "why": words.say(option.refusal) if option.refusal is not None else None,
            }
            for option in asked.options
        ],
    }


# --- the score sheet -----------------------------------------------------------------------------


def sheet(state: SheetState, words: Words) -> dict[str, Any]:
    """A position of the score sheet."""
    flow = state.sheet.flow
    return {
        "round": state.round if flow.rounds else None,
        "turn": list(state.active) if flow.turns else None,
        "phase": flow.phases[state.phase].id if flow.phases else None,
        "first": state.sheet.first or None,
        "ended": state.ended,
        "winners": list(state.winners),
        "seats": [_seat(state, seat.id, words) for seat in state.sheet.seats],
        "teams": [
            {"id": team.id, "name": words.name(team.name), "seats": list(team.seats), "counters": state.values[team.id]}
            for team in state.sheet.teams
        ],
        "table": {c.id: state.value(c.id, TABLE) for c in state.table_counters()},
        "meters": {
            meter: {"at": m.at + 1 if m.spaces else None, "spaces": list(m.spaces)} for meter, m in state.meters.items()
        },
        "tokens": dict(state.tokens),
        "rules": dict(state.sheet.rules),
        "timers": {
            timer: {"elapsed_ms": t.elapsed, "running_since": moment(t.since or 0)} for timer, t in state.timers.items()
        },
        "roll": to_plain(state.roll) if state.roll is not None else None,
        "reminders": [words.name(text) for text in state.reminders],
        "counter_names": {c.id: words.name(c.name) for c in state.sheet.counters},
    }


def _seat(state: SheetState, seat: str, words: Words) -> dict[str, Any]:
    given = state.sheet.seat(seat)
    counters = state.counters_of(seat)
    highs = {c.id: state.limits(c.id, seat).high for c in counters}
    return {
        "id": seat,
        "name": words.name(state.name(seat)),
        "kind": given.kind,
        "title": words.name(given.title) if given.title else None,
        "team": given.team or None,
        "side": given.side or None,
        "automatic": given.automatic,
        "hand": given.hand,
        "counters": {c.id: state.value(c.id, seat) for c in counters},
        "highs": {counter: high for counter, high in highs.items() if high is not None},
        "levels": _levels(state, seat, words),
        "marks": list(state.marks.get(seat, ())),
        "dials": dict(state.dials.get(seat, {})),
        "tokens": [token for token, holder in state.tokens.items() if holder == seat],
        "active": not state.ended and seat in state.active and bool(state.sheet.flow.turns),
        "out": seat in state.out,
        "winner": seat in state.winners,
    }


def _levels(state: SheetState, seat: str, words: Words) -> dict[str, Any]:
    levels: dict[str, Any] = {}
    for ladder in state.sheet.ladders:
        if not state.has(ladder.counter, seat):
            continue
        value = state.value(ladder.counter, seat)
        reached = [r for r in ladder.rungs if value >= r.at] or list(ladder.rungs[:1])
        levels[ladder.id] = {"name": words.name(reached[-1].name), **reached[-1].gives}
    return levels
