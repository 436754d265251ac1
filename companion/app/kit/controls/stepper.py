"""A number between a minus and a plus; holding either repeats, faster and faster."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.buttons import icon_button
from companion.app.kit.text.big_number import big_number
from companion.app.kit.text.text_styles import body_text
from companion.app.kit.touch.callbacks import Callback
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.theme import GAP, T_BODY, Look

OnStep = Callable[[int], Awaitable[None] | None]


def number_stepper(
    look: Look,
    value: int | str,
    on_step: OnStep,
    *,
    name: str,
    label: str,
    minus: str,
    plus: str,
    change: int = 0,
    width: float = 84,
    height: float = 48,
    at_least: bool = False,
    at_most: bool = False,
    limit: str | None = None,
    about: Callback | None = None,
) -> ft.Row:
    """− value +. `label` reads the number aloud, `minus` and `plus` name the two buttons.

    The number, held, opens what it is `about`.

    `on_step` is called with −1 or +1 and must read the current value from the model, never from a closure:
    while a finger holds the button the same function is called again and again.
    """

    def button(symbol: IconName, said: str, by: int, dead: bool) -> ft.Control:
        def step() -> Awaitable[None] | None:
            return on_step(by)

        return icon_button(
            look,
            symbol,
            said,
            step,
            on_hold=step,
            name=f"{name}-{symbol}",
            fill=look.raised,
            disabled=dead,
        )

    number = big_number(look, value, width=width, height=height, change=change, label=label, name=name, limit=limit)
    return ft.Row(
        [
            button("minus", minus, -1, at_least),
            explain_on_long_press(number, about),
            button("plus", plus, 1, at_most),
        ],
        spacing=GAP,
        tight=True,
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
    )


def labelled_stepper(
    look: Look,
    said: str,
    value: int | str,
    on_step: OnStep,
    name: str,
    limit: str | None = None,
    least: bool = False,
    most: bool = False,
    *,
    about: Callback | None = None,
    sign: IconName | ft.Control | None = None,
    width: float = 56,
    lines: int | None = None,
    label: str | None = None,
    size: float = T_BODY,
) -> ft.Row:
    """A number between minus and plus with its name before it, perhaps after a sign; both open what it is `about`."""
    control = number_stepper(
        look,
        value,
        on_step,
        name=name,
        label=label or f"{said}: {value}",
        minus=f"{said} −1",
        plus=f"{said} +1",
        width=width,
        limit=limit,
        at_least=least,
        at_most=most,
        about=about,
    )
    front = make_icon(sign, look.muted, 20) if isinstance(sign, str) else sign
    named = explain_on_long_press(body_text(look, said, size=size, lines=lines, expand=True), about)
    return ft.Row([*([front] if front is not None else []), named, control], spacing=GAP)
