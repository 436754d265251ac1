"""Rules that were corrected: a table is played by the version it began with until it chooses another one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.kernel.history import EntryBroken
from companion.kernel.journal import Entry
from companion.kernel.refusals import EntryRefused, NotNow, Refused
from companion.kernel.save_format_upgrades import MadeByNewer
from companion.kernel.table import Table
from tests.kernel.ruled_tally import RULES, RuledTally
from tests.kernel.straightforward_table import StraightTable
from tests.kernel.tally import SETUP, Add, Tally, Throw

versions = st.integers(0, 2)
acts = st.one_of(st.integers(-9, 9).map(Add), st.just(Throw()))
entries = st.one_of(
    st.builds(lambda act: Entry("give", act), acts),
    st.builds(lambda act: Entry("give", act), acts),
    st.builds(lambda count: Entry("undo", count=count), st.integers(1, 5)),
    st.builds(lambda count: Entry("redo", count=count), st.integers(1, 5)),
    st.builds(lambda step, act: Entry("repair", act, step=step), st.integers(1, 20), st.none() | acts),
    st.builds(lambda rules: Entry("take", rules=rules), versions),
    st.builds(lambda rules: Entry("keep", rules=rules), versions),
)
scripts = st.lists(entries, max_size=40)


def at(version: int, *journal: Entry) -> Table[Any, Any]:
    """A table that began by a version of the rules."""
    return Table(RuledTally(), replace(SETUP, rules=version), journal)


def entered(table: Table[Any, Any], script: list[Entry]) -> list[Entry]:
    """Enter what the table accepts; the journal."""
    journal = []
    for entry in script:
        try:
            table.enter(entry)
        except Refused:
            continue
        journal.append(entry)
    return journal


# --- versions -----------------------------------------------------------------------------------


def test_a_version_follows_the_corrections_before_it() -> None:
    assert [RULES.follows(version, "dice-count-double") for version in (0, 1, 2, None)] == [False, True, True, True]
    assert [RULES.follows(version, "five-at-most") for version in (0, 1, 2, None)] == [False, False, True, True]
    assert [correction.id for correction in RULES.since(1)] == ["five-at-most"]
    with pytest.raises(ValueError, match="no-such-rule"):
        RULES.follows(1, "no-such-rule")


def test_a_new_table_is_played_by_the_newest_rules() -> None:
    table = Table(RuledTally(), SETUP)
    assert (table.rules, table.setup.rules) == (2, 2)
    with pytest.raises(Refused):
        table.give(Add(6))


def test_a_version_that_only_a_newer_app_knows_is_refused() -> None:
    with pytest.raises(MadeByNewer):
        at(3)
    with pytest.raises(MadeByNewer):
        at(0).take_rules(3)
    with pytest.raises(EntryRefused):
        at(0, Entry("keep", rules=3))


# --- against the straightforward way ------------------------------------------------------------


def like(table: Table[Any, Any], reference: StraightTable) -> None:
    """Everything that can be seen of a table is as in the straightforward one."""
    assert list(table.steps) == reference.steps
    assert table.game.freeze(table.state) == table.game.freeze(reference.state)
    assert (table.can_undo, table.can_redo) == (reference.can_undo, reference.can_redo)
    assert (table.length, table.rules, table.asked) == (reference.length, reference.rules, reference.asked)


@settings(max_examples=200)
@given(versions, scripts)
def test_random_journals_lead_where_the_straightforward_way_leads(version: int, script: list[Entry]) -> None:
    reference, live = StraightTable(RuledTally(), replace(SETUP, rules=version)), at(version)
    journal = []
    for entry in script:
        try:
            reference.enter(entry)
        except Refused:
            with pytest.raises(Refused):
                live.enter(entry)
            continue
        live.enter(entry)
        journal.append(entry)
        like(live, reference)
    like(at(version, *journal), reference)


@given(versions, scripts)
def test_a_journal_replayed_by_its_own_rules_is_the_same_table(version: int, script: list[Entry]) -> None:
    table = at(version)
    again = at(version, *entered(table, script))
    assert (again.state, list(again.steps)) == (table.state, list(table.steps))
    preview = table.preview_rules(table.rules)
    assert (preview.differs, preview.first, preview.impossible) == (False, None, ())


@given(versions, scripts)
def test_taking_a_correction_and_undoing_it_is_the_identity(version: int, script: list[Entry]) -> None:
    table = at(version)
    journal = entered(table, script)
    if table.rules == 2:
        return
    before = (table.state.copy(), [step.copy() for step in table.steps], table.rules, table.can_undo)
    preview = table.preview_rules()
    table.take_rules()
    assert (table.state, tuple(table.steps), table.rules) == (preview.state, preview.steps, 2)
    table.undo()
    assert (table.state, list(table.steps), table.rules, table.can_undo) == before
    again = at(version, *journal, Entry("take", rules=2), Entry("undo"))
    assert (again.state, list(again.steps), again.rules, again.can_undo) == before


@given(versions, scripts)
def test_the_preview_finds_the_first_step_that_leads_elsewhere(version: int, script: list[Entry]) -> None:
    table = at(version)
    entered(table, script)
    preview = table.preview_rules(2)
    positions = [
        [table.game.freeze(state) for state in _along(table, steps, rules)]
        for steps, rules in ((table.steps, table.rules), (preview.steps, 2))
    ]
    parted = next((n for n, (one, other) in enumerate(zip(*positions, strict=True)) if one != other), None)
    aside = next(
        (n for n, (a, b) in enumerate(zip(table.steps, preview.steps, strict=True), 1) if a.aside != b.aside), None
    )
    first = min((n for n in (parted, aside) if n is not None), default=None)
    assert preview.first == (None if first is None else table.steps[first - 1].number)
    assert preview.differs == (first is not None)


def _along(table: Table[Any, Any], steps: Any, rules: int) -> list[Any]:
    state = table.history.start(rules)
    found = [state.copy()]
    for step in steps:
        if step.in_force:
            table.game.apply(state, step.act, lambda event: None)
        found.append(state.copy())
    return found


# --- the choices --------------------------------------------------------------------------------


def test_a_correction_that_changes_nothing_is_taken_without_an_operation() -> None:
    table = at(0, Entry("give", Add(3)))
    assert not table.preview_rules().differs
    table.enter(Entry("renew", rules=2))
    assert (table.rules, table.can_undo, table.state.total, table.state.version) == (2, 1, 3, 2)
    table.undo()
    assert (table.rules, table.state.version) == (2, 2)
    again = at(0, Entry("give", Add(3)), Entry("renew", rules=2), Entry("undo"), Entry("give", Throw()))
    assert (again.rules, again.state.version) == (2, 2)


def test_rules_renewed_after_they_were_taken_go_when_that_is_undone() -> None:
    table = at(0, Entry("give", Throw()))
    shown = table.state.total
    table.take_rules(1)
    table.enter(Entry("renew", rules=2))
    assert (table.rules, table.state.total) == (2, 2 * shown)
    table.undo()
    assert (table.rules, table.state.total) == (0, shown)
    table.redo()
    assert (table.rules, table.state.total) == (2, 2 * shown)


def test_what_was_kept_is_not_asked_again_and_can_still_be_taken() -> None:
    table = at(0, Entry("give", Throw()))
    table.keep_rules()
    assert (table.rules, table.asked, table.can_undo) == (0, 2, 1)
    with pytest.raises(NotNow):
        table.keep_rules()
    table.take_rules()
    assert (table.rules, table.asked) == (2, 2)


# --- a rule that changed before there were corrections ------------------------------------------


class Stricter(RuledTally):
    """What nobody wrote down: three at most."""

    def apply(self, state: Any, act: Any, tell: Any) -> None:
        """Refuse what is above three."""
        if isinstance(act, Add) and act.by > 3:
            raise NotNow("tally-too-much")
        super().apply(state, act, tell)


class Generous(RuledTally):
    """What nobody wrote down: one more than is given."""

    def apply(self, state: Any, act: Any, tell: Any) -> None:
        """Add one more."""
        super().apply(state, Add(act.by + 1) if isinstance(act, Add) else act, tell)


JOURNAL = [Entry("give", Add(2)), Entry("give", Add(4)), Entry("give", Add(1)), Entry("undo")]


@pytest.fixture(params=[Stricter, Generous])
def reopened(request: pytest.FixtureRequest) -> Callable[..., Table[Any, Any]]:
    """Opens a table of today at the position that an older app showed."""
    shown = Table(Tally(), SETUP, JOURNAL)
    game = request.param()

    def reopen(*later: Entry, state: Any = None, length: int = len(JOURNAL)) -> Table[Any, Any]:
        begun = replace(SETUP, rules=0)
        frozen = shown.game.freeze(shown.state if state is None else state)
        return Table.resume(game, begun, game.thaw(begun, frozen), length, lambda: [*JOURNAL, *later], rules=0)

    return reopen


def test_what_was_shown_stays_when_the_history_is_read(reopened: Callable[..., Table[Any, Any]]) -> None:
    table = reopened()
    assert (table.state.total, table.undecided) == (6, False)
    table.give(Add(3))
    shown = table.state.total
    assert [step.closed for step in table.steps] == [True] * 3
    assert (table.undecided, table.state.total, table.can_undo, table.can_redo) == (True, shown, 0, 0)
    for entry in (Entry("undo"), Entry("repair", Add(1), step=1), Entry("take", rules=2)):
        with pytest.raises(NotNow):
            table.enter(entry)
    assert (table.state.total, table.length) == (shown, 5)
    # What comes after it can be undone as ever.
    table.give(Add(1))
    table.undo()
    assert table.state.total == shown


def test_what_was_shown_can_be_kept(reopened: Callable[..., Table[Any, Any]]) -> None:
    table = reopened()
    _ = table.history
    kept = table.keeping()
    table.enter(kept)
    assert (table.undecided, table.state.total, table.can_undo) == (False, 6, 0)
    table.give(Add(3))
    table.give(Add(1))
    table.repair(6, Add(2))
    table.undo(2)
    after = table.state.total
    with pytest.raises(NotNow) as refused:
        table.undo(2)
    assert refused.value.message.id == "undo-closed"
    # Read again, from the journal alone and from a snapshot.
    later = [kept, *(Entry("give", Add(by)) for by in (3, 1)), Entry("repair", Add(2), step=6), Entry("undo", count=2)]
    for again in (reopened(*later, state=table.state, length=9), Table(table.game, table.setup, [*JOURNAL, *later])):
        assert (list(again.steps), again.undecided, again.state.total) == (list(table.steps), False, after)
        assert (again.can_undo, again.can_redo) == (1, 2)


def test_todays_rules_can_be_taken_and_undo_brings_back_what_was_shown(
    reopened: Callable[..., Table[Any, Any]],
) -> None:
    table = reopened()
    preview = table.preview_rules(0)
    assert preview.differs
    table.keep_rules()
    table.enter(Entry("take", rules=0))
    by_todays = 8 if isinstance(table.game, Generous) else 2
    assert (table.state.total, preview.state.total) == (by_todays, by_todays)
    assert not any(step.closed for step in table.steps)
    assert [step.in_force for step in table.steps] == [True, isinstance(table.game, Generous)]
    table.repair(1, Add(1))
    table.undo(2)
    assert (table.state.total, [step.closed for step in table.steps]) == (6, [True, True])
    table.redo(2)
    assert table.state.total == by_todays - 1


def test_a_position_in_the_journal_that_cannot_be_read_is_named() -> None:
    with pytest.raises(EntryBroken) as broken:
        at(0, Entry("give", Add(2)), Entry("keep", rules=0, state={"total": "much"}))
    assert broken.value.number == 2
