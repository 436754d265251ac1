"""A short run of `make torture`: every attack gets its turn, nothing is lost, and nothing is unhandled."""

from __future__ import annotations

import pytest

from companion.kernel.refusals import NotNow
from tests.torture.attacks import ATTACKS
from tests.torture.figures import Figures, table_of, troubles_of
from tests.torture.schedule import Goals, torture

ENOUGH = Goals(seconds=8, kills=20, inputs=5_000)


def test_a_short_run_loses_nothing_and_leaves_nothing_unhandled() -> None:
    found = torture(ENOUGH, seed=1, postgres=False)
    assert not troubles_of(found), "\n\n".join(troubles_of(found))
    assert set(found) == {"kills, SQLite", *ATTACKS}
    # How far each gets in so short a time is up to the machine; those that refuse nothing have taken something.
    assert all(figures.inputs for figures in found.values()), table_of(found)
    assert found["kills, SQLite"].taken, table_of(found)
    assert found["clocks"].taken, table_of(found)
    assert not ENOUGH.wanting(found)


@pytest.mark.parametrize(
    ("kills", "inputs", "wanting"), [(3, 10, []), (2, 10, ["kills, here", "kills, there"]), (3, 9, ["lines"])]
)
def test_only_attacks_that_have_not_done_enough_go_on(kills: int, inputs: int, wanting: list[str]) -> None:
    found = {"kills, here": Figures(True, 1), "kills, there": Figures(True, kills - 1), "lines": Figures(inputs=inputs)}
    assert Goals(kills=3, inputs=10).wanting(found) == wanting


def fail(error: Exception) -> None:
    raise error


def test_what_goes_wrong_is_counted_and_told() -> None:
    figures = Figures()
    with figures.one("fine"):
        pass
    with figures.one("broken"):
        fail(KeyError("x"))
    with figures.one("gone"):
        fail(AssertionError("an input is missing"))
    with figures.one("refused"):
        fail(NotNow("nothing-to-undo"))
    with figures.one("refused, though it must be there", may_refuse=False):
        fail(NotNow("nothing-to-undo"))
    assert (figures.inputs, figures.taken, figures.refused) == (5, 1, 1)
    assert (len(figures.lost), len(figures.unhandled)) == (2, 1)
    said = [said.split("\n")[0] for said in troubles_of({"all": figures})]
    assert said == ["all: gone", "all: refused, though it must be there", "all: broken"]
