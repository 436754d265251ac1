"""Position files: a table written down by hand, the acts to perform at it, and what is expected (docs/positions.md)."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from companion.games.engines import engine_name_of_package
from companion.games.game_folders import find_packages_with, import_game_module
from companion.kernel.building_blocks.position_file_runner import (
    AnyPositionRunner,
    BotDecision,
    PositionAct,
    PositionFile,
)
from companion.kernel.events import Event
from companion.kernel.refusals import Refused, Unknown
from companion.library.content_reader import parse_content_text, read_file_as_text

SHEET = "tracker"
"""The score sheet plays positions of every game."""


@dataclass(slots=True)
class PerformedLine:
    """What came of one line of the file."""

    line: str
    act: dict[str, Any] | None = None
    events: list[Event] = field(default_factory=list)
    refused: Refused | None = None
    expected: str = ""
    decisions: list[BotDecision] = field(default_factory=list)


@dataclass(slots=True)
class PositionReport:
    """What came of a file: every line, the position at the end, and what was expected but not found."""

    file: PositionFile
    done: list[PerformedLine] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)

    @property
    def refused(self) -> Refused | None:
        """The first refusal that the file does not expect."""
        return next((done.refused for done in self.done if done.refused is not None and not done.expected), None)


def read_position_file(file: Path) -> PositionFile:
    """The position in a file. Raises `BadContent`."""
    return parse_position_text(read_file_as_text(file), file.name)


def parse_position_text(text: str, name: str) -> PositionFile:
    """The position that a text describes: the game says what it may hold. Raises `BadContent`, or `Unknown`."""
    written = parse_content_text(dict[str, object], text, name)
    game, engine = (str(written.get(key) or "") for key in ("game", "engine"))
    kind: type[PositionFile] = _runner_module(game, engine, written.keys()).POSITION_FILE
    return parse_content_text(kind, text, name)


def build_position_runner(position: PositionFile) -> AnyPositionRunner:
    """The table of a position."""
    groups = {field.name for field in dataclasses.fields(position)}
    module = _runner_module(position.game, position.engine, groups)
    runner: AnyPositionRunner = module.build_runner(position)
    return runner


def _runner_module(game: str, engine: str, groups: Collection[str]) -> ModuleType:
    """Who plays a position: the engine it names, else the engine of its game that has all it needs, else the sheet."""
    engines = {
        engine_name_of_package(package): package for package in find_packages_with("position_file_runner", nested=True)
    }
    if engine and engine not in engines:
        raise Unknown("position-no-engine", found=engine, options=", ".join(engines))
    own = [name for name in engines if name == game or name.startswith(f"{game}.")]
    for name in [engine] if engine else own:
        module = import_game_module(engines[name], "position_file_runner")
        if engine or _required_groups(module.POSITION_FILE) <= set(groups):
            return module
    return import_game_module(SHEET, "position_file_runner")


def _required_groups(kind: type[PositionFile]) -> set[str]:
    missing = dataclasses.MISSING
    return {f.name for f in dataclasses.fields(kind) if f.default is missing and f.default_factory is missing}


def run_position_file(position: PositionFile) -> PositionReport:
    """Play a position file from its first act to its last."""
    runner = build_position_runner(position)
    report = PositionReport(position)
    for position_act in position.acts:
        _perform(runner, position_act if isinstance(position_act, PositionAct) else PositionAct(position_act), report)
    report.state = runner.shown()
    report.differences += find_differences(position.expect, report.state, "at the end")
    return report


def _perform(runner: AnyPositionRunner, position_act: PositionAct, report: PositionReport) -> None:
    if position_act.do:
        report.done.append(done := PerformedLine(position_act.do, expected=position_act.refused))
        try:
            act = runner.read(position_act.do)
            done.act = runner.game.codec.write(act)
            done.events = runner.give(act)
        except Refused as refused:
            done.refused = refused
        report.differences += _refusal_differs(position_act, done)
    if position_act.let:
        report.done.append(done := PerformedLine(f"let {position_act.let}"))
        for decided, events in runner.let(position_act.let, position_act.turns):
            done.decisions.append(decided)
            done.events += events
    if position_act.expect:
        report.differences += find_differences(
            position_act.expect, runner.shown(), f"after {position_act.do or position_act.let or 'the acts before'}"
        )


def _refusal_differs(position_act: PositionAct, done: PerformedLine) -> list[str]:
    """A refusal is named by its kind, its message or its rule."""
    if not position_act.refused:
        return [] if done.refused is None else [f"{position_act.do}: refused: {done.refused}"]
    if done.refused is None:
        return [f"{position_act.do}: accepted, expected a refusal ({position_act.refused})"]
    found = (type(done.refused).__name__, done.refused.message.id, str(done.refused.message.args.get("rule", "")))
    return (
        []
        if position_act.refused in found
        else [f"{position_act.do}: refused as {found}, expected {position_act.refused}"]
    )


# --- comparing -----------------------------------------------------------------------------------


def find_differences(expected: Mapping[str, object], state: dict[str, Any], when: str) -> list[str]:
    """What a position lacks of what is expected; a seat may be named at the top, beside the fields of the table."""
    found: list[str] = []
    for key, wanted in expected.items():
        where = state["seats"][key] if key in state.get("seats", {}) else state.get(key, state)
        if key == "legal":
            found += [f"{when}: {line!r} should be legal" for line in _list(wanted) if line not in state["legal"]]
        elif key == "illegal":
            found += [f"{when}: {line!r} should be illegal" for line in _list(wanted) if line in state["legal"]]
        elif isinstance(wanted, Mapping):
            if where is state:
                found.append(f"{when}: there is no {key}")
            elif not isinstance(where, Mapping):
                found.append(f"{when}: {key} is {where}, which has no parts")
            else:
                found += [d for name, value in wanted.items() for d in _field(f"{when}, {key}", name, value, where)]
        else:
            found += _field(when, key, wanted, state)
    return found


def _list(value: object) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else [value]


def _field(when: str, name: str, wanted: object, found: Mapping[str, Any]) -> list[str]:
    """One field: `hand` compares cards in any order, `hand_count` their number, `deck_top` the first of them."""
    counted, topped = name.removesuffix("_count"), name.removesuffix("_top")
    if name in found:
        value = found[name]
    elif counted != name and counted in found:
        value = len(found[counted])
    elif topped != name and topped in found:
        value = (found[topped] or [None])[0]
    else:
        return [f"{when}: there is no {name}"]
    same = sorted(map(str, value)) == sorted(map(str, _list(wanted))) if isinstance(value, list) else value == wanted
    return [] if same else [f"{when}: {name} is {value}, expected {wanted}"]
