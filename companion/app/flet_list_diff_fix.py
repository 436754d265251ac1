"""Faults of Flet 1.0 in comparing lists, mended where they arise: for every list of every screen.

**Rows that change places.** Flet describes what changed inside a row by where the row is *at that moment*, then moves
the row. So two rows can have the same path, one after the other. Flet also joins "removed at this path" and "added at
this path" into one move. Together: a line that left one row and a line that came to another row were taken for each
other. One row kept a line too many, the other lacked one, and every later patch that counted on them failed in the
client with `Exception`. People saw a mixture of two entries, or nothing new at all, while the spoken labels were right.
Rows that move inside their list are found by their keys without this joining, so it is switched off.

**Two rows with one key.** Flet finds only one of them again. Such a list is sent anew as a whole.

`tests/app/test_flet_fixes.py` tries both with random lists, and `tests/in_process_device.py` compares what the client
was sent with what the server means in every test of the app.
"""

import dataclasses
from collections.abc import Sequence
from typing import Any

from flet.controls.object_patch import DiffBuilder, get_control_key

_compare_lists = DiffBuilder._compare_lists


def patch_flet_list_diff() -> None:
    """Make Flet compare lists rightly. Call it before the first page is drawn; again does no harm."""
    setattr(DiffBuilder, "_index_key", _unique)  # noqa: B010
    setattr(DiffBuilder, "_compare_lists", _compare_lists_or_replace)  # noqa: B010


def _unique(_builder: DiffBuilder, _item: Any, _item_key: Any, _path: list[Any]) -> object:
    """A name for an added or removed item that no other one has, so that no two are joined into a move."""
    return object()


def _compare_lists_or_replace(
    builder: DiffBuilder, parent: Any, path: list[Any], old: list[Any], new: list[Any], frozen: bool
) -> None:
    if not (_has_twins(old) or _has_twins(new)):
        _compare_lists(builder, parent, path, old, new, frozen)
        return
    builder._item_replaced(path[:-1], path[-1], new)
    builder._dataclass_removed(old)
    builder._dataclass_added(new, parent, frozen)


def _has_twins(items: Sequence[Any]) -> bool:
    """Whether two controls of a list have the same key."""
    keys = [key for item in items if dataclasses.is_dataclass(item) if (key := get_control_key(item)) is not None]
    return len(keys) != len(set(keys))
