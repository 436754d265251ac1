"""The games there are, and what can be chosen for each: the words that `companion table new` takes."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType

from companion.cli.context import CommandContext
from companion.cli.handlers.table.create_table import require_game_by_name
from companion.cli.output import render
from companion.cli.results import CommandResult
from companion.games.game_boxes import load_boxes
from companion.games.tracker.setup.game_box import Box
from companion.games.tracker.setup.setup_builder import player_count_range
from companion.kernel.messages import Words


def list_games(context: CommandContext) -> CommandResult:
    """Every game with its modes."""
    plain = [game_to_json(box, context.words) for box in load_boxes()]

    def draw() -> list[RenderableType]:
        heads = [context.words(f"cli-col-{head}") for head in ("game", "mode", "people", "what")]
        rows = render.make_empty_output_table(context.paper, *heads)
        for game in plain:
            for n, mode in enumerate(game["modes"]):
                first = render.safe_text(game["id"] if n == 0 else "", "bold cyan")
                rows.add_row(first, render.safe_text(mode["id"]), _range(mode), render.safe_text(mode["name"]))
        return [rows]

    return CommandResult({"games": plain}, draw)


def show_game(context: CommandContext, typed: str) -> CommandResult:
    """One game with everything that can be chosen."""
    plain = game_to_json(require_game_by_name(typed), context.words)

    def draw() -> list[RenderableType]:
        lines: list[RenderableType] = [render.safe_text(f"{plain['name']} ({plain['id']})", "bold")]
        lines += [_option("--mode", mode["id"], f"{_range(mode)}, {mode['name']}") for mode in plain["modes"]]
        lines += [_option("--way", way["engine"], way["name"]) for way in plain["ways"]]
        for choice in plain["choices"]:
            options = ", ".join(option["id"] for option in choice["options"])
            lines.append(_option("--choose", f"WHO.{choice['id']}=...", options))
        for number in plain["numbers"]:
            who = "WHO." if number["per_seat"] else ""
            lines.append(_option("--number", f"{who}{number['id']}=...", f"{number['name']}, {_limits(number)}"))
        lines += [_option("--rule", f"{rule['id']}={_switch(rule)}", rule["name"]) for rule in plain["rules"]]
        for meter in plain["meters"]:
            lines.append(_option("--spaces", f"{meter['id']}=...", ", ".join(meter["colours"])))
        return lines

    return CommandResult(plain, draw)


def game_to_json(box: Box, words: Words) -> dict[str, Any]:
    """A game for programs."""
    return {
        "id": box.id,
        "name": words.name(box.name),
        "modes": [
            {"id": mode.id, "name": words.name(mode.name), "about": words.name(mode.blurb),
             "least": player_count_range(mode)[0], "most": player_count_range(mode)[1], "choices": list(mode.choices)}
            for mode in box.modes
        ],
        "choices": [
            {"id": choice.id, "name": words.name(choice.name),
             "options": [{"id": option.id, "name": words.name(option.name)} for option in choice.options]}
            for choice in box.choices
        ],
        "numbers": [
            {"id": number.id, "name": words.name(number.name), "per_seat": number.per_seat,
             "default": number.default, "low": number.low, "high": number.high}
            for number in box.numbers
        ],
        "rules": [{"id": rule.id, "name": words.name(rule.name), "default": rule.default} for rule in box.rules],
        "counters": [{"id": counter.id, "name": words.name(counter.name)} for counter in box.counters],
        "meters": [
            {"id": meter.id, "name": words.name(meter.name), "colours": [colour.id for colour in meter.colours]}
            for meter in box.meters
        ],
        "ways": [{"engine": way.engine, "name": words.name(way.name)} for way in box.ways],
        "own": box.own,
    }  # fmt: skip


def _option(option: str, value: str, about: str) -> RenderableType:
    return render.safe_text(f"  {option} {value}".ljust(44)).append_text(render.safe_text(f" {about}", "dim"))


def _range(mode: dict[str, Any]) -> str:
    return str(mode["least"]) if mode["least"] == mode["most"] else f"{mode['least']}-{mode['most']}"


def _limits(number: dict[str, Any]) -> str:
    return f"{number['low']}-{number['high']} ({number['default']})"


def _switch(rule: dict[str, Any]) -> str:
    return "off" if rule["default"] else "on"
