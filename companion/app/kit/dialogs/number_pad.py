"""A number pad for amounts too big to tap out: take away, add, or set to."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal

import flet as ft

from companion.app.icons import make_icon
from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.kit.controls.chips import choice_chips, segmented_choice
from companion.app.kit.dialogs.dialog import modal_dialog
from companion.app.kit.text.big_number import big_number
from companion.app.kit.touch.pressable import Callback, pressable_surface
from companion.app.theme import GAP, TARGET, Look

PadMode = Literal["minus", "plus", "set"]
OnEntry = Callable[["PadEntry"], Awaitable[None] | None]
_SIGNS: dict[PadMode, str] = {"minus": "−", "plus": "+", "set": "="}


@dataclass(frozen=True, slots=True)
class PadEntry:
    """What has been typed so far. Kept by the screen; each key makes a new one."""

    way: PadMode = "minus"
    digits: str = ""

    @property
    def amount(self) -> int:
        """The typed number, 0 while nothing is typed."""
        return int(self.digits or "0")

    @property
    def shown(self) -> str:
        """The entry as it stands on the pad, such as −12."""
        return f"{_SIGNS[self.way]}{self.amount}"

    def typed(self, digit: str, longest: int) -> "PadEntry":
        """The entry with one more digit, if there is room."""
        digits = (self.digits + digit).lstrip("0")
        return PadEntry(self.way, digits) if len(digits) <= longest else self

    def shorter(self) -> "PadEntry":
        """The entry without its last digit."""
        return PadEntry(self.way, self.digits[:-1])

    def turned(self, way: PadMode) -> "PadEntry":
        """The same number, used another way."""
        return PadEntry(way, self.digits)

    def result(self, value: int) -> int:
        """What a value becomes."""
        return {"minus": value - self.amount, "plus": value + self.amount, "set": self.amount}[self.way]


@dataclass(frozen=True, slots=True)
class NumberPadTexts:
    """Every word on the pad, already translated. `confirm` says what will happen, such as 'Ana: 41 → 29'."""

    heading: str
    close: str
    minus: str
    plus: str
    set_to: str
    backspace: str
    confirm: str
    subtitle: str | None = None


def number_pad_dialog(
    look: Look,
    said: NumberPadTexts,
    entry: PadEntry,
    on_entry: OnEntry,
    *,
    on_done: Callback,
    on_close: Callback,
    longest: int = 4,
    quick: Sequence[int] = (),
    about: Callback | None = None,
) -> ft.Stack:
    """The pad as a dialog for `screen_layout(dialog=...)`. Nothing changes until the confirm button.

    `quick` are amounts that come up so often that one tap types them. The heading, held, opens what it is `about`.
    """
    ways: list[tuple[PadMode, str]] = [("minus", said.minus), ("set", said.set_to), ("plus", said.plus)]
    colour = {"minus": look.harm, "plus": look.heal, "set": look.ink}[entry.way]
    high = 72 if not look.low else TARGET
    shown = big_number(look, entry.shown, width=300, height=high, name="pad-shown", color=colour)
    body: list[ft.Control] = [
        segmented_choice(
            look,
            ways,
            entry.way,
            lambda way: on_entry(entry.turned(way)),
            name="pad-way",
            symbols=["minus", "equals", "plus"],
        ),
        ft.Container(shown, alignment=ft.Alignment.CENTER),
        *(_quick(look, entry, on_entry, quick) if quick else ()),
        *_keys(look, said, entry, on_entry, longest),
    ]
    empty = entry.way != "set" and entry.amount == 0
    done = primary_button(look, said.confirm, on_done, name="pad-done", expand=True, disabled=empty)
    return modal_dialog(
        look,
        said.heading,
        body,
        subtitle=said.subtitle,
        close=said.close,
        on_close=on_close,
        actions=[done],
        scrolls=False,
        about=about,
    )


def _quick(look: Look, entry: PadEntry, on_entry: OnEntry, amounts: Sequence[int]) -> list[ft.Control]:
    def type_it(amount: int) -> Awaitable[None] | None:
        return on_entry(PadEntry(entry.way, str(amount)))

    options = [(amount, str(amount)) for amount in amounts]
    return [choice_chips(look, options, [entry.amount], type_it, name="pad-quick", line=True)]


def _keys(look: Look, said: NumberPadTexts, entry: PadEntry, on_entry: OnEntry, longest: int) -> list[ft.Control]:
    high = 56 if not look.low else TARGET

    def key(digit: str) -> ft.Control:
        type_it = partial(on_entry, entry.typed(digit, longest))
        return secondary_button(look, digit, type_it, name=f"pad-{digit}", expand=True, height=high, size=24)

    rows: list[list[ft.Control]] = [[key(d) for d in row] for row in ("123", "456", "789")]
    erase = pressable_surface(
        look,
        make_icon("backspace", look.ink, 26),
        on_tap=lambda: on_entry(entry.shorter()),
        label=said.backspace,
        name="pad-erase",
        silent=True,
        height=high,
        fill=look.raised,
        expand=True,
    )
    rows.append([ft.Container(expand=True), key("0"), erase])
    return [ft.Row(row, spacing=GAP) for row in rows]
