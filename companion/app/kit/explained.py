"""Anything with a meaning: held down, or clicked with the other button, it explains itself."""

import flet as ft

from companion.app.kit.tap import Act, handler


def explained(content: ft.Control, act: Act) -> ft.GestureDetector:
    """Content that opens its explanation when it is held down. Whatever a tap on it does stays as it is."""
    run = handler(act)
    # For a screen reader it stays what it is: a word, not one more button that is too small to press.
    return ft.GestureDetector(
        content=content, on_long_press_start=run, on_secondary_tap_up=run, exclude_from_semantics=True
    )
