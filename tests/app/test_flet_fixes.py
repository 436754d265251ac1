"""Flet's comparison of lists, as mended: what the client is sent makes of the old tree exactly the new one."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import DiffBuilder, ObjectPatch
from hypothesis import given
from hypothesis import strategies as st

from companion.app import flet_list_diff_fix
from tests.client_tree import apply_operations

Row = tuple[str | None, tuple[str, ...]]
"""The key of a row, and the lines in it."""

_ROWS = st.lists(
    st.tuples(st.none() | st.sampled_from("abcde"), st.lists(st.sampled_from("xyz"), max_size=3).map(tuple)), max_size=5
)
_THREE: list[Row] = [("a", ("1", "2", "3")), ("b", ("4", "5"))]
_SWAPPED: list[Row] = [("b", ("4", "5", "6")), ("a", ("1", "2"))]


flet_list_diff_fix.patch_flet_list_diff()


@given(st.lists(_ROWS, min_size=2, max_size=5), st.booleans())
def test_rows_that_move_change_and_go_reach_the_client_as_they_are(steps: list[list[Row]], nested: bool) -> None:
    shown = _screen(steps[0], nested)
    client = {"_b": _sent(shown)}
    for rows in steps[1:]:
        shown = _patch(client, shown, _screen(rows, nested))
        assert _filled(client["_b"]) == _filled(_sent(shown))


def test_without_the_mending_two_rows_that_change_places_exchange_their_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault itself, in the fewest rows: should a later Flet be right, `flet_fixes` can go."""
    monkeypatch.setattr(DiffBuilder, "_index_key", lambda _self, item, key, _path: item if key is None else key)
    monkeypatch.setattr(DiffBuilder, "_compare_lists", flet_list_diff_fix._compare_lists)
    old, new = _screen(_THREE, False), _screen(_SWAPPED, False)
    client = {"_b": _sent(old)}
    _patch(client, old, new)
    lines = [[line["value"] for line in row["controls"]] for row in client["_b"]["controls"]]
    assert lines == [["4", "5"], ["1", "3", "6"]], "b lacks its new line, a has it in place of one of its own"


def _patch(client: dict[str, Any], old: BaseControl, new: BaseControl) -> BaseControl:
    patch, _added, _removed = ObjectPatch.from_diff({"_b": old}, {"_b": new}, BaseControl, path=[], frozen=True)
    apply_operations(client, [{**op, "value": _sent(op.get("value"))} for op in patch.patch])
    return new


def _screen(rows: list[Row], nested: bool) -> BaseControl:
    """Rows as the kit makes them: lines in a column, and perhaps that in a surface which has the key."""
    columns = [ft.Column([ft.Text(line) for line in lines], key=None if nested else key) for key, lines in rows]
    if nested:
        return ft.Column([ft.Container(column, key=key) for column, (key, _) in zip(columns, rows, strict=True)])
    return ft.Column(list(columns))


def _sent(value: Any) -> Any:
    """A control as the client gets it; its number too, for a tap is sent to that."""
    if isinstance(value, BaseControl):
        props = {name: _sent(getattr(value, name, None)) for name in ("key", "value", "content", "controls")}
        return {"_c": value._c, "_i": value._i, **props}
    return [_sent(each) for each in value] if isinstance(value, list) else value


def _filled(value: Any) -> Any:
    """The same without what is empty: an empty list is not sent."""
    if isinstance(value, dict):
        return {name: _filled(each) for name, each in value.items() if each not in (None, [])}
    return [_filled(each) for each in value] if isinstance(value, list) else value
