"""Hypothesis strategies for anything that people could do at a table: sensible acts, slips and plain nonsense."""

from __future__ import annotations

from typing import Any, TypeAlias

from hypothesis import strategies as st

from companion.games.tracker import acts
from companion.games.tracker.game import score_sheet_from_setup
from companion.games.tracker.score_sheet import TABLE, Sheet
from companion.kernel.game import Setup
from companion.kernel.journal import Entry
from tests.tracker.presets import every_preset

PRESETS = dict(every_preset())
Acts: TypeAlias = "st.SearchStrategy[Any]"

_NONSENSE = st.sampled_from(["", "nobody", TABLE, "team-1", "lífe", "-1", "x" * 300, "\x00", "\ud83d"])
_SMALL = st.integers(-12, 12)
_NUMBERS = st.one_of(_SMALL, st.sampled_from([0, 50, -50, 999_999, 10**6, -(10**6), 10**12, -(10**12)]))
_TRACKS = st.sampled_from(["turn", "phase", "round"])


def presets() -> st.SearchStrategy[Setup]:
    """Any table as it is set up."""
    return st.sampled_from(sorted(PRESETS)).map(PRESETS.__getitem__)


def any_act(setup: Setup) -> Acts:
    """Anything that somebody could do at this table; mostly sensible."""
    sheet = score_sheet_from_setup(setup)
    seats = _ids(sheet.seats)
    return st.one_of(
        _counting(sheet, seats), _walking(sheet, seats), _showing(sheet, seats), _chance(sheet), _others(seats)
    )


def any_entry(setup: Setup) -> st.SearchStrategy[Entry]:
    """Anything that can be entered: an act, undo, redo or repair."""
    act = any_act(setup)
    give = act.map(lambda a: Entry("give", a))
    counts = st.integers(0, 4)
    return st.one_of(
        give,
        give,
        give,
        counts.map(lambda n: Entry("undo", count=n)),
        counts.map(lambda n: Entry("redo", count=n)),
        st.builds(lambda a, n, c: Entry("repair", a, step=n, count=c), st.none() | act, st.integers(0, 25), counts),
    )


def _ids(items: Any) -> st.SearchStrategy[str]:
    """An id of these, or once in a while something that is not there."""
    known = sorted({item.id for item in items})
    right = st.sampled_from(known) if known else _NONSENSE
    return st.one_of(right, right, right, _NONSENSE)


def _counting(sheet: Sheet, seats: st.SearchStrategy[str]) -> Acts:
    counters = _ids(sheet.counters)
    change = st.builds(acts.Change, counters, _NUMBERS, seats)
    put = st.builds(acts.Put, counters, _NUMBERS, seats)
    return st.one_of(change, change, put, st.builds(acts.Limit, counters, st.none() | _NUMBERS, seats))


def _walking(sheet: Sheet, seats: st.SearchStrategy[str]) -> Acts:
    places = st.one_of(seats, _ids(sheet.flow.phases), st.sampled_from(["1", "7", "0", "99999", "²", "١"]))
    return st.one_of(
        st.builds(acts.Next, _TRACKS), st.builds(acts.Next, _TRACKS), st.builds(acts.Jump, _TRACKS, places)
    )


def _showing(sheet: Sheet, seats: st.SearchStrategy[str]) -> Acts:
    moves = st.sampled_from([m.id for d in sheet.dials for m in d.moves] or ["gain"]) | _NONSENSE
    positions = st.sampled_from([v.id for d in sheet.dials for v in d.values] or ["none"]) | _NONSENSE
    colours = st.sampled_from([c.id for m in sheet.meters for c in m.colours] or ["red"]) | _NONSENSE
    meters = _ids(sheet.meters)
    return st.one_of(
        st.builds(acts.Mark, _ids(sheet.marks), seats, st.booleans()),
        st.builds(acts.Hand, _ids(sheet.tokens), seats),
        st.builds(acts.Turn, _ids(sheet.dials), seats, moves),
        st.builds(acts.Set, _ids(sheet.dials), seats, positions),
        st.builds(acts.Move, meters, _SMALL),
        st.builds(acts.Place, meters, _NUMBERS),
        st.builds(acts.Spaces, meters, st.lists(colours, max_size=6).map(tuple)),
    )


def _chance(sheet: Sheet) -> Acts:
    faces = st.sampled_from(sorted({f.id for d in sheet.dice for f in d.faces}) or ["six"]) | _NONSENSE
    cards = st.sampled_from(sorted({card for p in sheet.piles for card in p.cards}) or ["ace"]) | _NONSENSE
    dice, piles = _ids(sheet.dice), _ids(sheet.piles)
    draw = st.builds(acts.Draw, piles, st.none() | cards)
    rolling = st.builds(acts.Rolling, dice, _SMALL)
    rolled = st.builds(acts.Rolled, dice, st.lists(faces, max_size=14).map(tuple))
    return st.one_of(draw, draw, rolling, rolled) if sheet.piles else st.one_of(rolling, rolled, draw)


def _others(seats: st.SearchStrategy[str]) -> Acts:
    words = st.one_of(_NONSENSE, st.text(max_size=30), st.just("Ana"), st.just("x" * 501))
    return st.one_of(
        st.builds(acts.Out, seats),
        st.builds(acts.Back, seats),
        # Not too often: little happens after the end.
        st.one_of(st.builds(acts.Back, seats), st.builds(acts.Finish, st.lists(seats, max_size=2).map(tuple))),
        st.builds(acts.Rename, seats, words),
        st.builds(acts.Note, words),
        st.builds(acts.Clock, st.just("turn") | _NONSENSE, st.sampled_from(["start", "pause", "reset"]), _NUMBERS),
    )
