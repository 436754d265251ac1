"""What must hold for any table and anything people do there, sensible or not."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.tracker.game import TrackerGame
from companion.games.tracker.line_parser import parse_line
from companion.games.tracker.rules.counter_values import LARGEST
from companion.games.tracker.score_sheet import TABLE
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event, describe_event
from companion.kernel.game import Setup
from companion.kernel.journal import Entry
from companion.kernel.messages import LANGUAGES
from companion.kernel.refusals import Malformed, Refused
from companion.kernel.table import Table
from companion.library.translations import load_message_catalogue
from tests.tracker.random_acts import PRESETS, any_act, any_entry, presets

pytestmark = pytest.mark.usefixtures("no_sentence_fails")

pytestmark = pytest.mark.slow
GAME = TrackerGame()
FEW, SOME, MANY = settings(max_examples=40), settings(max_examples=80), settings(max_examples=150)


class Evening:
    """A table at which things happen, with the journal of what was accepted."""

    def __init__(self, setup: Setup) -> None:
        self.table: Table[SheetState, Any] = Table(GAME, setup)
        self.journal: list[Entry] = []

    def enter(self, entry: Entry) -> list[Event]:
        """Enter something. A refusal leaves everything as it was; nothing else may ever be raised."""
        before, length = self.table.state.copy(), self.table.length
        try:
            events = self.table.enter(entry)
        except Refused as refused:
            assert self.table.state == before
            assert self.table.length == length
            sayable([load_message_catalogue(language).say(refused.message) for language in LANGUAGES])
            return []
        self.journal.append(entry)
        return events


def sayable(sentences: list[str]) -> None:
    assert all(sentence and "{ $" not in sentence for sentence in sentences)


def within_limits(state: SheetState) -> None:
    for holder in (*(seat.id for seat in state.sheet.seats), TABLE):
        for counter in state.counters_of(holder):
            value = state.value(counter.id, holder)
            assert state.limits(counter.id, holder).clamp(value) == value, (holder, counter.id, value)
            assert abs(value) <= LARGEST


def evenings(longest: int = 30) -> st.SearchStrategy[tuple[Setup, list[Entry]]]:
    return presets().flatmap(lambda s: st.tuples(st.just(s), st.lists(any_entry(s), max_size=longest)))


def played(setup: Setup, entries: list[Entry]) -> Evening:
    evening = Evening(setup)
    for entry in entries:
        evening.enter(entry)
    return evening


@MANY
@given(evenings())
def test_replaying_the_journal_gives_the_same_table(evening: tuple[Setup, list[Entry]]) -> None:
    live = played(*evening)
    again = Table(GAME, live.table.setup, live.journal)
    assert again.state == live.table.state
    assert list(again.steps) == list(live.table.steps)


@SOME
@given(evenings(), st.integers(1, 30))
def test_undo_and_then_redo_changes_nothing_luck_included(evening: tuple[Setup, list[Entry]], count: int) -> None:
    table = played(*evening).table
    before, steps = table.state.copy(), [step.copy() for step in table.steps]
    back = min(count, table.can_undo)
    if back:
        table.undo(back)
        table.redo(back)
    assert table.state == before
    assert list(table.steps) == steps


@SOME
@given(st.data())
def test_undoing_everything_leads_back_to_the_opening(data: st.DataObject) -> None:
    setup, entries = data.draw(evenings())
    table = played(setup, entries).table
    if table.can_undo:
        table.undo(table.can_undo)
    assert table.state == GAME.start(setup, lambda event: None)


@SOME
@given(st.data())
def test_repair_equals_replaying_the_edited_list(data: st.DataObject) -> None:
    setup = data.draw(presets())
    act = any_act(setup)
    evening = played(setup, [Entry("give", a) for a in data.draw(st.lists(act, min_size=1, max_size=20))])
    given_acts = [GAME.codec.own(entry.given) for entry in evening.journal]
    if not given_acts:
        return
    place, new = data.draw(st.integers(0, len(given_acts) - 1)), data.draw(st.none() | act)
    before = evening.table.state.copy()
    try:
        evening.table.repair(place + 1, new)
    except Refused:
        assert evening.table.state == before
        return
    edited = Table(GAME, setup)
    refused = []
    for n, old in enumerate(given_acts):
        replaced = new if n == place else old
        try:
            if replaced is not None:
                edited.give(replaced)
        except Refused:
            refused.append(n + 1)
    assert evening.table.state == edited.state
    assert [step.number for step in evening.table.steps if step.aside is not None] == refused
    assert len(evening.table.steps) == len(given_acts)


@SOME
@given(evenings())
def test_every_value_stays_within_its_limits(evening: tuple[Setup, list[Entry]]) -> None:
    live = Evening(evening[0])
    for entry in evening[1]:
        live.enter(entry)
        within_limits(live.table.state)


@SOME
@given(evenings())
def test_a_snapshot_holds_the_whole_position(evening: tuple[Setup, list[Entry]]) -> None:
    state = played(*evening).table.state
    frozen = json.loads(json.dumps(GAME.freeze(state)))
    assert GAME.thaw(evening[0], frozen) == state


@FEW
@given(evenings(15))
def test_everything_that_happens_can_be_said_in_every_language(evening: tuple[Setup, list[Entry]]) -> None:
    live = Evening(evening[0])
    events = list(live.table.opening)
    for entry in evening[1]:
        events += live.enter(entry)
    for language in LANGUAGES:
        sayable([describe_event(event, load_message_catalogue(language)) for event in events])


@FEW
@given(st.data())
def test_acts_survive_being_written_and_read(data: st.DataObject) -> None:
    act = data.draw(any_act(data.draw(presets())))
    assert GAME.codec.read(json.loads(json.dumps(GAME.codec.write(act)))) == act


_PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from(sorted(GAME.codec.kinds)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["act", "seat", "by", "to"]), inner),
    max_leaves=6,
)


@MANY
@given(_PLAIN)
def test_data_that_is_no_act_is_refused_as_unreadable(plain: object) -> None:
    try:
        GAME.codec.read(plain)
    except Malformed as refused:
        sayable([load_message_catalogue(language).say(refused.message) for language in LANGUAGES])


_WORDS = st.sampled_from(
    ["life", "gold", "g", "ana", "a", "ben", "-3", "+2", "=12", "=", "next", "round", "turn", "phase", "=heroes", "on",
     "off", "max", "none", "morale", "gain", "=positive", "peril", "track", "spaces", "grey,red", "out", "back", "win",
     "note", "rename", "roll", "rolled", "attack", "+1", "minus", "draw", "void", "clock", "start", "leader", "Ñ", "²"]
)  # fmt: skip


@MANY
@given(presets(), st.lists(_WORDS | st.text(max_size=5), max_size=4))
def test_a_typed_line_is_an_act_or_a_refusal(setup: Setup, words: list[str]) -> None:
    evening = Evening(setup)
    try:
        act = parse_line(evening.table.state, " ".join(words))
    except Refused as refused:
        sayable([load_message_catalogue(language).say(refused.message) for language in LANGUAGES])
        return
    evening.enter(Entry("give", act))


@pytest.mark.parametrize("label", sorted(PRESETS))
def test_a_table_of_every_preset_can_be_opened_and_walked_through(label: str) -> None:
    evening = Evening(PRESETS[label])
    while (question := evening.table.question) is not None:
        evening.enter(Entry("give", GAME.codec.read({"act": "draw", "pile": question.id})))
    for _ in range(3):
        assert evening.enter(Entry("give", GAME.codec.read({"act": "next", "track": "round"})))
    assert evening.table.state.round == 4
