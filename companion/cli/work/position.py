"""Playing a position file for `companion play`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import RenderableType

from companion.cli.answers import Answer, error_shape
from companion.cli.desk import Desk
from companion.cli.work import paint, shape
from companion.cli.work.files import mistake_in_words, text_in
from companion.kernel.events import Event
from companion.kernel.refusals import Malformed, Refused
from companion.kernel.words import Message, Words
from companion.lab.boards import Decided
from companion.lab.positions import Done, PositionFile, Report
from companion.lab.positions import play as play_out
from companion.library.reading import BadContent, read_text


def play(desk: Desk, file: Path) -> Answer:
    """What comes of a position file. Whatever the file does not expect makes the command fail."""
    try:
        position = read_text(PositionFile, text_in(file), file.name)
    except BadContent as bad:
        mistakes = "; ".join(mistake_in_words(desk, mistake) for mistake in bad.mistakes)
        raise Malformed("position-bad", mistakes=mistakes) from bad
    report = play_out(position)
    wrong: Refused | None = report.refused
    if wrong is None and report.differences:
        wrong = Malformed("position-differs", differences="; ".join(report.differences))
    return Answer(_plain(desk, report), lambda: _drawn(desk, report), wrong)


def _plain(desk: Desk, report: Report) -> dict[str, Any]:
    return {
        "game": report.file.game,
        "mode": report.file.mode,
        "about": report.file.about,
        "steps": [_step(desk, done) for done in report.done],
        "state": report.state,
        "differences": report.differences,
    }


def _step(desk: Desk, done: Done) -> dict[str, Any]:
    return {
        "line": done.line,
        "act": done.act,
        "accepted": done.refused is None,
        "refusal": _refusal(desk, done.refused) if done.refused is not None else None,
        "refusal_expected": bool(done.expected),
        "decisions": [_decision(decided, desk.words) for decided in done.decisions],
        "events": [_event(event, desk.words) for event in done.events],
    }


def _refusal(desk: Desk, refused: Refused) -> dict[str, Any]:
    return error_shape(desk, refused) | {"rule": refused.message.args.get("rule")}


def _event(event: Event, words: Words) -> dict[str, Any]:
    """An event with its reason: the rule, in words, and what was passed over."""
    plain = shape.events([event], words)[0]
    reason = event.reason
    why = _say(reason.message, words) if reason is not None else None
    rejected = [words.say(other) for other in reason.rejected] if reason is not None else []
    return plain | {"reason": {"rule": plain["rule"], "why": why, "rejected": rejected}}


def _say(message: Message | None, words: Words) -> str | None:
    return words.say(message) if message is not None else None


def _decision(decided: Decided, words: Words) -> dict[str, Any]:
    told = _event(decided.event, words)
    return {"line": decided.line, "seat": told["seat"], "text": told["text"], **told["reason"]}


def _drawn(desk: Desk, report: Report) -> list[RenderableType]:
    parts: list[RenderableType] = []
    for done in report.done:
        parts.append(paint.text(f"> {done.line}", "bold"))
        if done.refused is not None:
            parts.append(paint.text(f"  {desk.words.say(done.refused.message)}", "yellow"))
        for decided in done.decisions:
            parts.append(paint.text(f"  {decided.line}: {_event(decided.event, desk.words)['reason']['why']}", "cyan"))
        parts += [paint.text(f"  {sentence['text']}") for sentence in shape.events(done.events, desk.words)]
    for seat, shown in report.state.get("seats", {}).items():
        numbers = ", ".join(f"{name} {value}" for name, value in shown.items() if isinstance(value, int))
        parts.append(paint.text(f"{seat}: {numbers}"))
    parts += [paint.text(f"! {difference}", "red") for difference in report.differences]
    return parts
