"""The bar at the bottom of a table: undo, always in reach, perhaps redo, and what the game offers to go on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

import flet as ft

from companion.app.kit.controls.buttons import BUTTON_HEIGHT, icon_button, secondary_button
from companion.app.models.device_session import DeviceSession
from companion.app.models.table_model import AnyTableModel
from companion.app.reactivity import component, use_watch
from companion.app.theme import Look

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

    onward: Callable[[Look, DeviceSession, M], Sequence[ft.Control]]
    undo_in_words: Callable[[Look, M], bool] = lambda _look, _model: False
    can_undo: Callable[[M], bool] = can_undo
    can_redo: Callable[[M], bool] = can_redo
    spacing: int = 8


@component
def BottomBar(look: Look, session: DeviceSession, model: AnyTableModel, slots: BottomBarSlots[Any]) -> ft.Control:
    """The whole bar; drawn again only when what it offers changes."""
    words = session.words
    undoes, redoes = use_watch(model, lambda e: (slots.can_undo(e), slots.can_redo(e)))
    onward = slots.onward(look, session, model)
    icon = partial(icon_button, look, size=BUTTON_HEIGHT, fill=look.raised)
    if slots.undo_in_words(look, model):
        undo = secondary_button(look, words("undo"), model.undo, symbol="undo", name="undo", disabled=not undoes)
    else:
        undo = icon("undo", words("undo"), model.undo, name="undo", disabled=not undoes)
    redo = [icon("redo", words("redo"), model.redo, name="redo")] if redoes else []
    return ft.Row([undo, *redo, *onward], spacing=slots.spacing)
