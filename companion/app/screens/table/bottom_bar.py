"""The bar at the bottom of a table: undo, always in reach, perhaps redo, and what the game offers to go on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

import flet as ft

from companion.app.kit.controls.buttons import BUTTON_HEIGHT
from companion.app.models.table_model import AnyTableModel
from companion.app.reactivity import component, use_watch
from companion.app.ui import Ui

M = TypeVar("M", bound=AnyTableModel)


def can_undo(model: AnyTableModel) -> bool:
    """Whether there is a step to take back."""
    return model.shown.can_undo > 0


def can_redo(model: AnyTableModel) -> bool:
    """Whether a step that was taken back can be brought back."""
    return model.shown.can_redo > 0


@dataclass(frozen=True, slots=True)
class BottomBarSlots(Generic[M]):
    """What a game puts into the bar: `onward` builds the buttons that go on, and watches what they depend on.

    `undo_in_words` says whether undo is written out; else it is its icon.
    """

    onward: Callable[[Ui, M], Sequence[ft.Control]]
    undo_in_words: Callable[[Ui, M], bool] = lambda _look, _model: False
    can_undo: Callable[[M], bool] = can_undo
    can_redo: Callable[[M], bool] = can_redo
    spacing: int = 8


@component
def BottomBar(ui: Ui, model: AnyTableModel, slots: BottomBarSlots[Any]) -> ft.Control:
    """The whole bar; drawn again only when what it offers changes."""
    undoes, redoes = use_watch(model, lambda e: (slots.can_undo(e), slots.can_redo(e)))
    onward = slots.onward(ui, model)
    icon = partial(ui.icon_button, size=BUTTON_HEIGHT, fill=ui.raised)
    if slots.undo_in_words(ui, model):
        undo = ui.button(ui.words("undo"), model.undo, symbol="undo", name="undo", disabled=not undoes)
    else:
        undo = icon("undo", ui.words("undo"), model.undo, name="undo", disabled=not undoes)
    redo = [icon("redo", ui.words("redo"), model.redo, name="redo")] if redoes else []
    return ft.Row([undo, *redo, *onward], spacing=slots.spacing)
