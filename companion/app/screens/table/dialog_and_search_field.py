"""A dialog over a table that closes itself, and the field on it in which people type to find something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

import flet as ft

from companion.app.kit.controls.text_field import OnTextChange
from companion.app.kit.touch.callbacks import Callback
from companion.app.models.table_model import AnyTableModel
from companion.app.ui import Ui


def table_dialog(
    ui: Ui,
    model: AnyTableModel,
    heading: str,
    body: Sequence[ft.Control],
    *,
    actions: Sequence[ft.Control] = (),
    subtitle: str | None = None,
    scrolls: bool = True,
    about: Callback | None = None,
    page: str | None = None,
) -> ft.Control:
    """A dialog that closes itself; see `modal_dialog`."""
    return ui.modal_dialog(
        heading,
        body,
        close=model.session.words("close"),
        on_close=partial(model.show, None),
        actions=actions,
        subtitle=subtitle,
        scrolls=scrolls,
        about=about,
        page=page,
    )


class ShowsDialogs(Protocol):
    """Whatever has dialogs over it: a table, or the reference tables."""

    def show(self, dialog: Any, /) -> None:
        """Open a dialog, or change the one that is open."""


def search_field(
    ui: Ui,
    model: ShowsDialogs,
    dialog: Any,
    label: str,
    name: str,
    *,
    on_submit: OnTextChange | None = None,
    autofocus: bool = False,
    max_length: int | None = None,
    key: str | None = None,
) -> ft.Control:
    """A field for letters that narrow what a dialog offers; they are kept in the `typed` of the dialog."""
    return ui.text_field(
        label,
        dialog.typed,
        lambda typed: model.show(replace(dialog, typed=typed)),
        name=name,
        symbol="search",
        on_submit=on_submit,
        autofocus=autofocus,
        max_length=max_length,
        key=key,
    )
