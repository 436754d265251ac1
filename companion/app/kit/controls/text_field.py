"""A text field in our look."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.overwrite_safe_text_field import LiveTextField
from companion.app.theme import PAD, R_TAP, T_LABEL, T_STRONG, Look

OnTextChange = Callable[[str], Awaitable[None] | None]


def text_field(
    look: Look,
    label: str,
    value: str,
    on_change: OnTextChange,
    *,
    name: str,
    error: str | None = None,
    hint: str | None = None,
    on_submit: OnTextChange | None = None,
    symbol: IconName | None = None,
    autofocus: bool = False,
    max_length: int | None = None,
    lines: int = 1,
    keyboard: ft.KeyboardType = ft.KeyboardType.TEXT,
    expand: bool | int | None = None,
    helper: str | None = None,
    key: str | None = None,
) -> ft.Semantics:
    """A field with a label; `error` replaces the helper line and turns the edge to the harm colour.

    What somebody types stays as it is typed, whatever is drawn meanwhile (`LiveTextField`). The model is told of every
    key, so that nothing typed is gone after a reload or a lost connection. Another `key` makes it another field: empty
    again, and with the focus where it asks for it.
    """
    box = LiveTextField(
        label=label,
        value=value,
        error=error,
        hint_text=hint,
        helper=helper,
        autofocus=autofocus,
        max_length=max_length,
        multiline=lines > 1,
        align_label_with_hint=lines > 1,
        min_lines=lines,
        max_lines=max(lines, 1),
        keyboard_type=keyboard,
        on_change=_telling(on_change, lambda field: field.typed(field.value)),
        on_submit=_telling(on_submit, LiveTextField.submitted) if on_submit is not None else None,
        counter="",
        prefix_icon=ft.Container(make_icon(symbol, look.muted, 22), padding=ft.Padding.only(left=14, right=10))
        if symbol
        else None,
        text_style=ft.TextStyle(font_family=fonts.SEMI, size=T_STRONG, color=look.ink),
        label_style=ft.TextStyle(font_family=fonts.SANS, color=look.harm if error else look.muted),
        hint_style=ft.TextStyle(font_family=fonts.SANS, color=look.muted),
        helper_style=ft.TextStyle(font_family=fonts.SANS, size=T_LABEL, color=look.muted),
        error_style=ft.TextStyle(font_family=fonts.SEMI, size=T_LABEL, color=look.harm),
        filled=True,
        fill_color=look.surface,
        cursor_color=look.action,
        selection_color=look.line,
        border={
            ft.ControlState.DEFAULT: _edge(look.muted if look.mode != "contrast" else look.line, 1),
            ft.ControlState.FOCUSED: _edge(look.action, 2),
            ft.ControlState.ERROR: _edge(look.harm, 2),
        },
        content_padding=ft.Padding.symmetric(horizontal=PAD, vertical=PAD),
    )
    return ft.Semantics(key=key, content=box, identifier=name, expand=expand)


def _edge(color: str, width: float) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(side=ft.BorderSide(width=width, color=color), border_radius=R_TAP)


def _telling(
    act: OnTextChange, first: Callable[[LiveTextField], None]
) -> Callable[[ft.Event[ft.TextField]], Awaitable[None]]:
    """A handler that gives the act what stands in the field; the field itself is told before, by `first`."""

    async def run(event: ft.Event[ft.TextField]) -> None:
        if isinstance(event.control, LiveTextField):
            first(event.control)
        done = act(event.control.value)
        if done is not None:
            await done

    return run
