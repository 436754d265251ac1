"""Kinds of tables: which screens belong to an engine. Named like the engine's folder, imported when first needed.

`hero-realms` is drawn by `screens/hero_realms/`, `heroes3.combat` by `screens/heroes3/combat/`. The package holds
`TABLE`, and where people set such a table up on a screen of its own, `SETUP`.
"""

from __future__ import annotations

import functools
import importlib
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


def table_kind(engine: str) -> TableKind:
    """The screens of a table that this engine plays."""
    found: TableKind = _screens(engine).TABLE
    return found


def setup_kind(engine: str) -> SetupKind:
    """The set-up screen of this engine."""
    found: SetupKind = _screens(engine).SETUP
    return found


@functools.cache
def _screens(engine: str) -> Any:
    return importlib.import_module(f"companion.app.screens.{engine.replace('-', '_')}")
