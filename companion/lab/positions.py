"""Position files: a table written down by hand, the acts to perform at it, and what is expected (docs/positions.md)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.games.hero_realms.positions import MarketPosition, SeatPosition
from companion.games.heroes3.combat.positions import CombatPosition
from companion.games.terrinoth.positions import TerrinothPosition
from companion.kernel.events import Event
from companion.kernel.refusals import Refused, Unknown
from companion.lab.boards import AnyBoard, Decided


@dataclass(frozen=True, slots=True)
class Deed:
    """An act with something about it: that it is refused, that a chair does it by itself, or a look in between."""

    do: str = ""
    refused: str = ""
    let: str = ""
    turns: int = 1
    expect: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PositionFile:
    """A position file as it is written."""

    game: str
    mode: str = ""
    engine: str = ""
    about: str = ""
    source: str = ""
    seed: int = 1
    first: str = ""
    settings: dict[str, object] = field(default_factory=dict)
    seats: tuple[SeatPosition, ...] = ()
    market: MarketPosition = field(default_factory=MarketPosition)
    sacrificed: tuple[str, ...] = ()
    combat: CombatPosition | None = None
    quest: TerrinothPosition | None = None
    before: tuple[str, ...] = ()
    acts: tuple[str | Deed, ...] = ()
    expect: dict[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Done:
    """What came of one line of the file."""

    line: str
    act: dict[str, Any] | None = None
    events: list[Event] = field(default_factory=list)
    refused: Refused | None = None
    expected: str = ""
    decisions: list[Decided] = field(default_factory=list)


@dataclass(slots=True)
class Report:
    """What came of a file: every line, the position at the end, and what was expected but not found."""

    file: PositionFile
    done: list[Done] = field(default_factory=list)
    state: dict[str, Any] = field(default_factory=dict)
    differences: list[str] = field(default_factory=list)

    @property
    def refused(self) -> Refused | None:
        """The first refusal that the file does not expect."""
        return next((done.refused for done in self.done if done.refused is not None and not done.expected), None)


def lay_out(position: PositionFile) -> AnyBoard:
    """The table of a position."""
    from companion.lab.boards_hero_realms import hero_realms_board
    from companion.lab.boards_heroes3 import combat_board
    from companion.lab.boards_terrinoth import quest_board
    from companion.lab.boards_tracker import tracker_board

    if position.game == "heroes3" and position.combat is not None:
        return combat_board(position)
    if position.game == "terrinoth" and position.quest is not None:
        return quest_board(position)
    if position.game == "hero-realms" and position.engine != "tracker":
        return hero_realms_board(position)
    if position.engine not in ("", "tracker"):
        raise Unknown("position-no-engine", found=position.engine, options="hero-realms, tracker")
    return tracker_board(position)


def play(position: PositionFile) -> Report:
    """Play a position file from its first act to its last."""
    board = lay_out(position)
    report = Report(position)
    for deed in position.acts:
        _perform(board, deed if isinstance(deed, Deed) else Deed(deed), report)
    report.state = board.shown()
    report.differences += differences(position.expect, report.state, "at the end")
    return report


def _perform(board: AnyBoard, deed: Deed, report: Report) -> None:
    if deed.do:
        report.done.append(done := Done(deed.do, expected=deed.refused))
        try:
            act = board.read(deed.do)
            done.act = board.game.codec.write(act)
            done.events = board.give(act)
        except Refused as refused:
            done.refused = refused
        report.differences += _refusal_differs(deed, done)
    if deed.let:
        report.done.append(done := Done(f"let {deed.let}"))
        for decided, events in board.let(deed.let, deed.turns):
            done.decisions.append(decided)
            done.events += events
    if deed.expect:
        report.differences += differences(
            deed.expect, board.shown(), f"after {deed.do or deed.let or 'the acts before'}"
        )


def _refusal_differs(deed: Deed, done: Done) -> list[str]:
    """A refusal is named by its kind, its message or its rule."""
    if not deed.refused:
        return [] if done.refused is None else [f"{deed.do}: refused: {done.refused}"]
    if done.refused is None:
        return [f"{deed.do}: accepted, expected a refusal ({deed.refused})"]
    found = (type(done.refused).__name__, done.refused.message.id, str(done.refused.message.args.get("rule", "")))
    return [] if deed.refused in found else [f"{deed.do}: refused as {found}, expected {deed.refused}"]


# --- comparing -----------------------------------------------------------------------------------


def differences(expected: Mapping[str, object], state: dict[str, Any], when: str) -> list[str]:
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
