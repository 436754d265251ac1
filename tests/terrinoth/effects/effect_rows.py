"""One row a word: a table on which it is carried out, what is answered, and what must be found then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from companion.games.terrinoth.position_file_runner import TerrinothPositionRunner
from tests.terrinoth.sample_tables import do, lacks


@dataclass(frozen=True)
class Row:
    """A word, a table on which it is carried out, what is answered, and what must be found then."""

    kind: str
    word: str
    table: Callable[[], TerrinothPositionRunner]
    expect: dict[str, Any]
    answers: tuple[str, ...] = ()


def holds(row: Row) -> list[str]:
    """What is not as the row says."""
    board = row.table()
    do(board, *row.answers)
    return lacks(board.state, row.expect)


def named(row: Row) -> str:
    """What a row is called in the list of tests."""
    return f"{row.kind} {row.word}"


def words(rows: list[Row], kind: str) -> set[str]:
    """The words of a kind that have a row."""
    return {row.word for row in rows if row.kind == kind}


SHADOWS: dict[str, Any] = {"shadows": ("alpha", "delta")}
CY_LEADS: dict[str, Any] = {"leader": "cy", "turn": "ana", "queue": ("ana",)}
