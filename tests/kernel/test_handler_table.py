"""The table of handlers: at run time it finds them by type, and mypy refuses a handler of another act."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from companion.kernel.building_blocks.handler_table import HandlerTable


@dataclass(frozen=True)
class _Add:
    amount: int


@dataclass(frozen=True)
class _Rename:
    name: str


@dataclass(frozen=True)
class _AddTwice(_Add):
    """A type of its own, although it is an `_Add` too."""


def _add(state: list[str], act: _Add, tell: str) -> int:
    state.append(f"{act.amount} {tell}")
    return act.amount


def _rename(state: list[str], act: _Rename, tell: str) -> int:
    state.append(f"{act.name} {tell}")
    return len(act.name)


def _table() -> HandlerTable[list[str], [str], int]:
    return HandlerTable[list[str], [str], int]().on(_Add, _add).on(_Rename, _rename)


def test_an_act_is_handled_by_the_function_of_its_type() -> None:
    state: list[str] = []
    acts: list[_Add | _Rename] = [_Add(3), _Rename("ana")]
    assert [_table().handler(act)(state, act, "told") for act in acts] == [3, 3]
    assert state == ["3 told", "ana told"]


def test_an_act_without_a_function_is_found_out() -> None:
    table = HandlerTable[list[str], [str], int]().on(_Add, _add)
    assert table.find_handler(_Rename("ana")) is None
    with pytest.raises(KeyError):
        table.handler(_Rename("ana"))


def test_a_subclass_is_another_act() -> None:
    assert _table().find_handler(_AddTwice(1)) is None


def test_a_second_function_for_one_act_is_refused() -> None:
    with pytest.raises(ValueError, match="_Add has a handler already"):
        _table().on(_Add, _add)


def test_mypy_refuses_what_does_not_fit() -> None:
    """Each line below is wrong on purpose; were mypy to accept one, it would report its comment as unused."""
    table = HandlerTable[list[str], [str], int]()
    table.on(_Add, _rename)  # type: ignore[arg-type]
    table.on(_Rename, lambda state, act: 3)  # type: ignore[arg-type,misc]
    table.on(_AddTwice, lambda state, act, tell: act.name)  # type: ignore[attr-defined]
    assert table.find_handler(_Add(1)) is not None
