"""Steps between formats: in order, from where something was written, and harmless where it is damaged."""

from __future__ import annotations

from typing import Any

import pytest

from companion.kernel.save_format_upgrades import MadeByNewer, PlainMapping, SaveFormat, Upgrade


def _renamed(plain: dict[str, Any]) -> PlainMapping:
    plain["life"] = plain.pop("health")
    return plain


def _raised(plain: dict[str, Any]) -> PlainMapping:
    return plain | {"life": plain["life"] + 10}


TODAY = SaveFormat((Upgrade(_renamed, _renamed, _renamed), Upgrade(_raised, _raised, None), Upgrade()))


@pytest.mark.parametrize(
    ("written", "before", "after"),
    [(0, {"health": 1}, {"life": 11}), (1, {"life": 1}, {"life": 11}), (2, {"life": 1}, {"life": 1})],
)
def test_every_step_since_is_taken_and_none_twice(written: int, before: PlainMapping, after: PlainMapping) -> None:
    assert TODAY.setup(before, written) == after
    assert TODAY.act(before, written) == after
    assert TODAY.number == 3


def test_what_is_given_is_not_changed() -> None:
    before = {"health": 1}
    TODAY.setup(before, 0)
    assert before == {"health": 1}


def test_a_position_that_cannot_be_brought_along_is_left_to_the_journal() -> None:
    assert TODAY.state({"health": 1}, 0) is None
    assert TODAY.state({"life": 1}, 2) == {"life": 1}


@pytest.mark.parametrize("damaged", [{}, {"health": "much"}, {"health": None}])
def test_damaged_data_is_left_to_whoever_reads_it(damaged: PlainMapping) -> None:
    assert TODAY.setup(damaged, 0) in (damaged, {"life": damaged.get("health")})


@pytest.mark.parametrize("part", [TODAY.setup, TODAY.act, TODAY.state])
def test_a_newer_format_is_refused(part: Any) -> None:
    with pytest.raises(MadeByNewer):
        part({"life": 1}, 4)
