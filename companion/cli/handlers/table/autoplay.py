"""Automatic play from a terminal: one step, or until a person must act, each step with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from rich.console import RenderableType

from companion.cli.context import CommandContext
from companion.cli.handlers.table.table_lookup import open_table
from companion.cli.output import render, table_json
from companion.cli.results import CommandResult
from companion.games.engines import load_engine
from companion.kernel.autoplay_types import TableChoice
from companion.kernel.events import Event, describe_event
from companion.kernel.messages import Message, Words
from companion.kernel.refusals import NotNow
from companion.tables.autoplay import Autoplay, AutoStep, describe_step_reason
from companion.tables.history_text import describe_reason
from companion.tables.live_table import LiveTable


def play_next_automatic_step(context: CommandContext, typed: str) -> CommandResult:
    """One step; refused where a person must act."""
    live = open_table(context, typed)
    player = Autoplay(context.house, live.id)
    played = player.next()
    if played is not None:
        return _answer(context, live, player, [played])
    return _answer(
        context, live, player, [], NotNow("cli-auto-none", now=load_engine(live.setup.engine).face(live.state).now)
    )


def play_automatic_steps(context: CommandContext, typed: str, most: int | None) -> CommandResult:
    """One step after the other until a person must act; none where that is so already."""
    live = open_table(context, typed)
    player = Autoplay(context.house, live.id)
    return _answer(context, live, player, list(islice(player.run(), most)))


def render_awaited_input(
    context: CommandContext, live: LiveTable, asked: dict[str, Any] | None
) -> list[RenderableType]:
    """What play waits for: the question to people, or the command that lets the others act."""
    if Autoplay(context.house, live.id).acts_now:
        said_now = context.words("cli-auto-more", now=load_engine(live.setup.engine).face(live.state).now)
        return [render.safe_text(said_now, "bold yellow")]
    return [render.render_question(asked)] if asked is not None else []


def _answer(
    context: CommandContext,
    live: LiveTable,
    player: Autoplay,
    played: Sequence[AutoStep],
    refused: NotNow | None = None,
) -> CommandResult:
    words, more, choice = context.words, player.acts_now, player.choice
    # What is asked of those who play themselves is not for people.
    asked = live.question if not more and choice is None else None
    plain = {
        "id": live.id,
        "length": live.length,
        "steps": [_step(live, step, words) for step in played],
        "more": more,
        "choice": _choice(choice, words) if choice is not None else None,
        "ended": live.state.ended,
        "now": words.say(load_engine(live.setup.engine).face(live.state).now),
        "question": table_json.question_to_json(asked, words) if asked is not None else None,
    }
    return CommandResult(plain, lambda: _drawn(context, played, plain), refused)


def _step(live: LiveTable, step: AutoStep, words: Words) -> dict[str, Any]:
    why = describe_step_reason(step, words)
    return {
        "length": step.length,
        "acts": [live.game.codec.write(done.act) for done in step.acts],
        "seat": step.acts[0].seat or None,
        "text": [_say(told, words) for told in step.told],
        "reason": {"rule": why.rule, "why": why.text or None, "rejected": list(why.passed)},
        "events": table_json.events_to_json([event for events in step.events for event in events], words),
    }


def _say(told: Event | Message, words: Words) -> str:
    return describe_event(told, words) if isinstance(told, Event) else words.say(told)


def _choice(choice: TableChoice, words: Words) -> dict[str, Any]:
    options = [{"line": line, "text": words.say(option)} for line, option in choice.options]
    return {"rule": choice.reason.rule, "why": describe_reason(choice.reason, words).text or None, "options": options}


def _drawn(context: CommandContext, played: Sequence[AutoStep], plain: dict[str, Any]) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for step, shown in zip(played, plain["steps"], strict=True):
        for told in step.told:
            tone = render.TONES[told.tone] if isinstance(told, Event) else "bold"
            parts.append(render.safe_text(_say(told, context.words), tone))
        if (why := shown["reason"]["why"]) is not None:
            parts.append(render.safe_text(f"  {why}", "cyan"))
    if (choice := plain["choice"]) is not None:
        parts += [
            render.safe_text(line, "bold yellow") for line in (choice["why"], context.words("cli-auto-choice")) if line
        ]
        parts += [render.safe_text(f"  {option['line']}: {option['text']}") for option in choice["options"]]
    elif (asked := plain["question"]) is not None:
        parts.append(render.render_question(asked))
    elif not plain["more"]:
        parts.append(render.safe_text(plain["now"], "bold"))
    return parts
