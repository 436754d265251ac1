"""Kinds of tables: which screens belong to an engine. Named like the engine's folder, imported when first needed.

`hero-realms` is drawn by `screens/hero_realms/`, `heroes3.combat` by `screens/heroes3/combat/`. The package holds
`TABLE`, and where people set such a table up on a screen of its own, `SETUP`. A game with tables and dice to look at in
the library has a module `reference_tables` in `screens/<game>/` with `TABLES`.

An engine without such a package is shown by `screens/default_table/`, which needs nothing but the engine.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.app.models.device_session import DeviceSession
from companion.app.models.table_model import AnyTableModel
from companion.app.reactivity import Model
from companion.app.ui import Ui
from companion.games.engines import engine_package

ScreenSize = tuple[float, float]


@dataclass(frozen=True, slots=True)
class TableScreenSpec:
    """How a device opens a table: its model, and the component that draws it for a screen of this size."""

    sit: Callable[[DeviceSession, str], AnyTableModel]
    draw: Callable[[Ui, Any, ScreenSize], ft.Control]


@dataclass(frozen=True, slots=True)
class SetupScreenSpec:
    """How a device begins to set a table up, and the screen for it. `done` in the model says that it was begun."""

    begin: Callable[[DeviceSession], Model]
    draw: Callable[[Ui, Any], ft.Control]


@dataclass(frozen=True, slots=True)
class ReferenceTablesSpec:
    """The tables and dice at the back of a game's book: what a device looks at, and the screen for it."""

    begin: Callable[[], Model]
    draw: Callable[[Ui, Any], ft.Control]


def load_table_screen(engine: str) -> TableScreenSpec:
    """The screens of a table that this engine plays."""
    screens = _screens(engine)
    found: TableScreenSpec = (_default_screens() if screens is None else screens).TABLE
    return found


def load_setup_screen(engine: str) -> SetupScreenSpec:
    """The set-up screen of this engine."""
    screens = _screens(engine)
    found: SetupScreenSpec = _default_screens().make_setup_screen(engine) if screens is None else screens.SETUP
    return found


def has_reference_tables(game: str) -> bool:
    """Whether a game brings tables and dice of its own to look at: a module `reference_tables` among its screens."""
    screens = importlib.util.find_spec(_tables(game).rpartition(".")[0])
    return screens is not None and importlib.util.find_spec(_tables(game)) is not None


def load_reference_tables_screen(game: str) -> ReferenceTablesSpec:
    """The tables and dice of a game; ask `has_reference_tables` first."""
    found: ReferenceTablesSpec = importlib.import_module(_tables(game)).TABLES
    return found


def _tables(game: str) -> str:
    return f"companion.app.screens.{game.replace('-', '_')}.reference_tables"


@functools.cache
def _screens(engine: str) -> Any:
    """The package of an engine's own screens; None where it has none."""
    package = "companion.app.screens"
    for part in engine_package(engine).split("."):
        if importlib.util.find_spec(package := f"{package}.{part}") is None:
            return None
    return importlib.import_module(package)


def _default_screens() -> Any:
    return importlib.import_module("companion.app.screens.default_table")
