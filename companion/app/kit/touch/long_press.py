"""Long press: a control that opens an explanation when it is held down or clicked with the other button."""

import flet as ft

from companion.app.kit.touch.callbacks import Callback, to_flet_handler


def explain_on_long_press(content: ft.Control, act: Callback | None) -> ft.Control:
    """Content that opens its explanation when it is held down. Whatever a tap on it does stays as it is."""
    if act is None:
        return content
    run = to_flet_handler(act)
    # The room that the content takes of a row or column is now taken by what lies around it.
    expand, loose = content.expand, content.expand_loose
    content.expand, content.expand_loose = None, False
    return ft.GestureDetector(
        content=content,
        on_long_press_start=run,
        on_secondary_tap_up=run,
        # For a screen reader it stays what it is: a word, not one more button that is too small to press.
        exclude_from_semantics=True,
        expand=expand,
        expand_loose=loose,
    )
