"""Tables, positions and events as JSON that programs can rely on. The fields are described in `docs/cli.md`."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

from companion.games.engines import load_engine
from companion.games.tracker.score_sheet import TABLE
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event, describe_event
from companion.kernel.messages import Words
from companion.kernel.plain_data import to_plain
from companion.kernel.question_types import Decision, Question
from companion.tables.live_table import LiveTable
from companion.tables.table_listing_and_search_text import listing_from_record
from database.records import TableRecord


def format_iso_time(at: int) -> str | None:
    """Milliseconds since 1970 as people write a time; None where it is not known."""
    if not at:
        return None
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def events_to_json(told: Iterable[Event], words: Words) -> list[dict[str, Any]]:
    """What happened, as sentences and in plain form."""
    return [
        {
            "text": describe_event(event, words),
            "id": event.message.id,
            "args": to_plain(event.message.args),
            "tone": event.tone,
            "seat": event.seat,
            "rule": event.reason.rule if event.reason is not None and event.reason.rule else None,
        }
        for event in told
    ]


def table_to_json(table: TableRecord, words: Words) -> dict[str, Any]:
    """A table as the list shows it."""
    found, mode = listing_from_record(table), table.setup.body.get("mode")
    return {
        "id": table.id,
        "name": table.name,
        "game": table.setup.game,
        "title": words.name(found.title),
        "mode": mode if isinstance(mode, str) else "",
        "mode_name": words.name(found.mode),
        "players": [name for name, _ in found.people],
        "length": table.length,
        "ended": table.ended,
        "archived": table.archived,
        "created": format_iso_time(table.created),
        "changed": format_iso_time(table.changed),
    }


def table_with_position_to_json(live: LiveTable, table: TableRecord, words: Words) -> dict[str, Any]:
    """A whole table as it stands: what the list shows, and the position."""
    asked = live.question
    return {
        **table_to_json(table, words),
        "length": live.length,
        "can_undo": live.can_undo,
        "can_redo": live.can_redo,
        "content": to_plain(table.setup.content),
        "seed": table.setup.seed,
        **position_to_json(live, words),
        "question": question_to_json(asked, words) if asked is not None else None,
    }


def position_to_json(live: LiveTable, words: Words) -> dict[str, Any]:
    """The position in a readable shape; for an engine we know nothing of, as it is frozen."""
    state = live.state
    if isinstance(state, SheetState):
        return score_sheet_to_json(state, words)
    standing = load_engine(live.setup.engine).standing
    lines = {} if standing is None else {"lines": [words.say(line) for line in standing(state)]}
    return {"state": live.game.freeze(state), **lines}


def question_to_json(asked: Question, words: Words) -> dict[str, Any]:
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


def score_sheet_to_json(state: SheetState, words: Words) -> dict[str, Any]:
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
            timer: {"elapsed_ms": t.elapsed, "running_since": format_iso_time(t.since or 0)}
            for timer, t in state.timers.items()
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
