"""Playing a position file for `companion play`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import RenderableType

from companion.cli.context import CommandContext
from companion.cli.handlers.table.table_files import describe_file_mistake, read_text_file
from companion.cli.output import render, table_json
from companion.cli.results import CommandResult, refusal_to_json
from companion.kernel.building_blocks.position_file_runner import BotDecision
from companion.kernel.events import Event
from companion.kernel.messages import Message, Words
from companion.kernel.refusals import Malformed, Refused
from companion.lab.run_position_files import PerformedLine, PositionReport, parse_position_text
from companion.lab.run_position_files import run_position_file as play_out
from companion.library.content_reader import BadContent


def run_position_file(context: CommandContext, file: Path) -> CommandResult:
    """What comes of a position file. Whatever the file does not expect makes the command fail."""
    try:
        position = parse_position_text(read_text_file(file), file.name)
    except BadContent as bad:
        mistakes = "; ".join(describe_file_mistake(context, mistake) for mistake in bad.mistakes)
        raise Malformed("position-bad", mistakes=mistakes) from bad
    report = play_out(position)
    wrong: Refused | None = report.refused
    if wrong is None and report.differences:
        wrong = Malformed("position-differs", differences="; ".join(report.differences))
    return CommandResult(_plain(context, report), lambda: _drawn(context, report), wrong)


def _plain(context: CommandContext, report: PositionReport) -> dict[str, Any]:
    return {
        "game": report.file.game,
        "mode": report.file.mode,
        "about": report.file.about,
        "steps": [_step(context, done) for done in report.done],
        "state": report.state,
        "differences": report.differences,
    }


def _step(context: CommandContext, done: PerformedLine) -> dict[str, Any]:
    return {
        "line": done.line,
        "act": done.act,
        "accepted": done.refused is None,
        "refusal": _refusal(context, done.refused) if done.refused is not None else None,
        "refusal_expected": bool(done.expected),
        "decisions": [_decision(decided, context.words) for decided in done.decisions],
        "events": [_event(event, context.words) for event in done.events],
    }


def _refusal(context: CommandContext, refused: Refused) -> dict[str, Any]:
    return refusal_to_json(context, refused) | {"rule": refused.message.args.get("rule")}


def _event(event: Event, words: Words) -> dict[str, Any]:
    """An event with its reason: the rule, in words, and what was passed over."""
    plain = table_json.events_to_json([event], words)[0]
    reason = event.reason
    why = _say(reason.message, words) if reason is not None else None
    rejected = [words.say(other) for other in reason.rejected] if reason is not None else []
    return plain | {"reason": {"rule": plain["rule"], "why": why, "rejected": rejected}}


def _say(message: Message | None, words: Words) -> str | None:
    return words.say(message) if message is not None else None


def _decision(decided: BotDecision, words: Words) -> dict[str, Any]:
    told = _event(decided.event, words)
    return {"line": decided.line, "seat": told["seat"], "text": told["text"], **told["reason"]}


def _drawn(context: CommandContext, report: PositionReport) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for done in report.done:
        parts.append(render.safe_text(f"> {done.line}", "bold"))
        if done.refused is not None:
            parts.append(render.safe_text(f"  {context.words.say(done.refused.message)}", "yellow"))
        for decided in done.decisions:
            parts.append(
                render.safe_text(f"  {decided.line}: {_event(decided.event, context.words)['reason']['why']}", "cyan")
            )
        parts += [
            render.safe_text(f"  {sentence['text']}")
            for sentence in table_json.events_to_json(done.events, context.words)
        ]
    for seat, shown in report.state.get("seats", {}).items():
        numbers = ", ".join(f"{name} {value}" for name, value in shown.items() if isinstance(value, int))
        parts.append(render.safe_text(f"{seat}: {numbers}"))
    parts += [render.safe_text(f"! {difference}", "red") for difference in report.differences]
    return parts
