"""Kinds of tables: which screens belong to an engine. Named like the engine's folder, imported when first needed.

`hero-realms` is drawn by `screens/hero_realms/`, `heroes3.combat` by `screens/heroes3/combat/`. The package holds
`TABLE`, and where people set such a table up on a screen of its own, `SETUP`. A game with tables and dice to look at in
the library has a module `tables` in `screens/<game>/` with `TABLES`.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.app.models.guest import Guest
from companion.app.models.sitting import Sitting
from companion.app.theme import Look
from companion.app.watch import Model

Size = tuple[float, float]


@dataclass(frozen=True, slots=True)
class TableKind:
    """How a device sits down at a table, and what it sees there (a keyed part, for a screen of this size)."""

    sit: Callable[[Guest, str], Sitting]
    draw: Callable[[Look, Guest, Any, Size], ft.Control]


@dataclass(frozen=True, slots=True)
class SetupKind:
    """How a device begins to set a table up, and the screen for it. `done` in the model says that it was begun."""

    begin: Callable[[Guest], Model]
    draw: Callable[[Look, Guest, Any], ft.Control]


@dataclass(frozen=True, slots=True)
class TablesKind:
    """The tables and dice at the back of a game's book: what a device looks at, and the screen for it."""

    begin: Callable[[], Model]
    draw: Callable[[Look, Guest, Any], ft.Control]


def table_kind(engine: str) -> TableKind:
    """The screens of a table that this engine plays."""
    found: TableKind = _screens(engine).TABLE
    return found


def setup_kind(engine: str) -> SetupKind:
    """The set-up screen of this engine."""
    found: SetupKind = _screens(engine).SETUP
    return found


def has_tables(game: str) -> bool:
    """Whether a game brings tables and dice of its own to look at: a module `tables` among its screens."""
    screens = importlib.util.find_spec(_tables(game).rpartition(".")[0])
    return screens is not None and importlib.util.find_spec(_tables(game)) is not None


def tables_kind(game: str) -> TablesKind:
    """The tables and dice of a game; ask `has_tables` first."""
    found: TablesKind = importlib.import_module(_tables(game)).TABLES
    return found


def _tables(game: str) -> str:
    return f"companion.app.screens.{game.replace('-', '_')}.tables"


@functools.cache
def _screens(engine: str) -> Any:
    return importlib.import_module(f"companion.app.screens.{engine.replace('-', '_')}")
