"""Corrected rules: what they would change at a table, and what the table chooses."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from companion.cli.context import WHO, CommandContext
from companion.cli.handlers.table.table_lookup import open_table
from companion.cli.output import render
from companion.cli.results import CommandResult
from companion.kernel.refusals import Malformed
from companion.tables.rules_update import RulesUpdate, adopt_newest_rules, keep_old_rules, preview_newest_rules


def preview_or_choose_corrected_rules(context: CommandContext, typed: str, take: bool, keep: bool) -> CommandResult:
    """Say what the rules as they are now would lead to; take them, or keep the table as it was."""
    if take and keep:
        raise Malformed("cli-rules-how")
    live = open_table(context, typed)
    news = preview_newest_rules(context.house, live.id)
    if take or keep:
        choose = adopt_newest_rules if take else keep_old_rules
        choose(context.house, live.id, WHO, expects=news.length)
    chosen = "take" if take else "keep" if keep else None
    plain = _plain(context, news) | {"id": live.id, "length": live.length, "chosen": chosen}
    return CommandResult(plain, lambda: _drawn(context, news, chosen))


def _plain(context: CommandContext, news: RulesUpdate) -> dict[str, Any]:
    words, preview = context.words, news.preview
    return {
        "rules": news.table.rules,
        "newest": preview.version,
        "differs": preview.differs,
        "step": preview.first,
        "corrections": [{"id": c.id, "rule": c.rule, "text": words.say(c.message)} for c in news.corrections],
        "impossible": [
            {"number": step.number, "why": words.say(step.aside.message)}
            for step in preview.impossible
            if step.aside is not None
        ],
    }


def _drawn(context: CommandContext, news: RulesUpdate, chosen: str | None) -> list[RenderableType]:
    words = context.words
    if chosen is not None:
        return [render.safe_text(words("rules-taken-now" if chosen == "take" else "rules-kept-now"))]
    if not news.preview.differs:
        return [render.safe_text(words("rules-none"))]
    lines: list[RenderableType] = [render.safe_text(line) for line in news.lines(words)]
    impossible = news.impossible(words)
    if impossible:
        lines.append(render.safe_text(words("rules-impossible", count=len(impossible))))
    lines += [render.safe_text(f"  {line}", "yellow") for line in impossible]
    return [*lines, render.safe_text(words("cli-rules-how"), "dim")]
