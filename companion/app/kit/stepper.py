"""A number between a minus and a plus; holding either repeats, faster and faster."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.app.kit.buttons import icon_button
from companion.app.kit.explained import explained
from companion.app.kit.numeral import numeral
from companion.app.kit.press import Act
from companion.app.theme import GAP, TARGET, Look

Step = Callable[[int], Awaitable[None] | None]


def stepper(
    look: Look,
    value: int | str,
    on_step: Step,
    *,
    name: str,
    label: str,
    minus: str,
    plus: str,
    change: int = 0,
    target: float = TARGET,
    width: float = 84,
    height: float = 48,
    at_least: bool = False,
    at_most: bool = False,
    fill: str | None = None,
    limit: str | None = None,
    expand: bool = False,
    about: Act | None = None,
) -> ft.Row:
    """− value +. `label` reads the number aloud, `minus` and `plus` name the two buttons.

    The number, held, opens what it is `about`.

    `on_step` is called with −1 or +1 and must read the current value from the model, never from a closure:
    while a finger holds the button the same function is called again and again.
    """
    ground = fill or look.raised
    return ft.Row(
        [
            icon_button(
                look,
                "minus",
                minus,
                lambda: on_step(-1),
                on_hold=lambda: on_step(-1),
                name=f"{name}-minus",
                size=target,
                fill=ground,
                disabled=at_least,
            ),
            explained(
                numeral(look, value, width=width, height=height, change=change, label=label, name=name, limit=limit),
                about,
            ),
            icon_button(
                look,
                "plus",
                plus,
                lambda: on_step(1),
                on_hold=lambda: on_step(1),
                name=f"{name}-plus",
                size=target,
                fill=ground,
                disabled=at_most,
            ),
        ],
        spacing=GAP,
        tight=not expand,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
