"""Random games: sequences of inputs that people might give to the small score sheet, sensible or not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from companion.games.tracker import acts
from companion.kernel.refusals import Refused
from companion.tables.table_service import TableService

_seats = st.sampled_from(["red", "blue", "table", "nobody"])
_counters = st.sampled_from(["life", "gold"])
_names = st.sampled_from(["", "Ann", "Zoë", "\N{DRAGON}"])

ACTS: st.SearchStrategy[Any] = st.one_of(
    st.builds(acts.Change, _counters, st.integers(-12, 8), _seats),
    st.builds(acts.Put, _counters, st.integers(-1, 100), _seats),
    st.builds(acts.Next, st.sampled_from(["turn", "round", "phase"])),
    st.builds(acts.Rolling, st.just("d6"), st.integers(0, 4)),
    st.builds(acts.Note, st.text(max_size=20)),
    st.builds(acts.Rename, _seats, st.text(max_size=8)),
    st.builds(acts.Out, _seats),
    st.builds(acts.Finish, st.just(("red",))),
)


@dataclass(frozen=True, slots=True)
class Input:
    """One thing that somebody does."""

    do: str
    act: Any = None
    number: int = 0
    who: str = ""
    burst: str = ""


INPUTS: st.SearchStrategy[Input] = st.one_of(
    st.builds(Input, st.just("give"), ACTS, who=_names, burst=st.sampled_from(["", "b1", "b2"])),
    st.builds(Input, st.just("give"), ACTS, who=_names),
    st.builds(Input, st.sampled_from(["undo", "redo", "jump"]), number=st.integers(0, 12), who=_names),
    st.builds(Input, st.just("repair"), st.none() | ACTS, number=st.integers(0, 12), who=_names),
)
EVENINGS = st.lists(INPUTS, max_size=25)


def play(house: TableService, table: str, evening: list[Input]) -> int:
    """Give everything to a table; how much of it was accepted. Only refusals may be raised."""
    accepted = 0
    for each in evening:
        try:
            _give(house, table, each)
        except Refused:
            continue
        accepted += 1
    return accepted


def _give(house: TableService, table: str, each: Input) -> None:
    if each.do == "give":
        house.give(table, each.act, each.who, each.burst)
    elif each.do == "undo":
        house.undo(table, each.who)
    elif each.do == "redo":
        house.redo(table, each.who)
    elif each.do == "jump":
        house.jump(table, each.number, each.who)
    else:
        house.repair(table, each.number, each.act, each.who)
