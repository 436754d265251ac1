"""A number pad for amounts too big to tap out: take away, add, or set to."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.numeral import numeral
from companion.app.kit.sheet import sheet
from companion.app.kit.tap import Act, tap
from companion.app.theme import GAP, TARGET, Look

Way = Literal["minus", "plus", "set"]
_SIGNS: dict[Way, str] = {"minus": "−", "plus": "+", "set": "="}
_SYMBOLS: dict[Way, Icon] = {"minus": "minus", "plus": "plus", "set": "equals"}


@dataclass(frozen=True, slots=True)
class Entry:
    """What has been typed so far. Kept by the screen; each key makes a new one."""

    way: Way = "minus"
    digits: str = ""

    @property
    def amount(self) -> int:
        """The typed number, 0 while nothing is typed."""
        return int(self.digits or "0")

    @property
    def shown(self) -> str:
        """The entry as it stands on the pad, such as −12."""
        return f"{_SIGNS[self.way]}{self.amount}"

    def typed(self, digit: str, longest: int) -> "Entry":
        """The entry with one more digit, if there is room."""
        digits = (self.digits + digit).lstrip("0")
        return Entry(self.way, digits) if len(digits) <= longest else self

    def shorter(self) -> "Entry":
        """The entry without its last digit."""
        return Entry(self.way, self.digits[:-1])

    def turned(self, way: Way) -> "Entry":
        """The same number, used another way."""
        return Entry(way, self.digits)

    def result(self, value: int) -> int:
        """What a value becomes."""
        return {"minus": value - self.amount, "plus": value + self.amount, "set": self.amount}[self.way]


@dataclass(frozen=True, slots=True)
class PadWords:
    """Every word on the pad, already translated. `confirm` says what will happen, such as 'Ana: 41 → 29'."""

    heading: str
    close: str
    minus: str
    plus: str
    set_to: str
    backspace: str
    confirm: str
    subtitle: str | None = None


def pad(
    look: Look,
    said: PadWords,
    entry: Entry,
    on_entry: Callable[[Entry], Awaitable[None] | None],
    *,
    on_done: Act,
    on_close: Act,
    longest: int = 4,
    ways: tuple[Way, ...] = ("minus", "set", "plus"),
    quick: Sequence[int] = (),
    about: Act | None = None,
) -> ft.Stack:
    """The pad as a sheet for `screen(layer=...)`. Nothing changes until the confirm button.

    `quick` are amounts that come up so often that one tap types them. The heading, held, opens what it is `about`.
    """
    named: dict[Way, str] = {"minus": said.minus, "plus": said.plus, "set": said.set_to}
    body: list[ft.Control] = [
        choice(
            look,
            [(way, named[way]) for way in ways],
            entry.way,
            lambda way: on_entry(entry.turned(way)),
            name="pad-way",
            symbols=[_SYMBOLS[way] for way in ways],
        ),
        ft.Container(
            numeral(
                look,
                entry.shown,
                width=300,
                height=72 if not look.low else TARGET,
                name="pad-shown",
                color={"minus": look.harm, "plus": look.heal, "set": look.ink}[entry.way],
            ),
            alignment=ft.Alignment.CENTER,
        ),
        *_quick(look, entry, on_entry, quick),
        *_keys(look, said, entry, on_entry, longest),
    ]
    done = primary(
        look,
        said.confirm,
        on_done,
        name="pad-done",
        expand=True,
        disabled=entry.way != "set" and entry.amount == 0,
    )
    return sheet(
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


def _quick(
    look: Look, entry: Entry, on_entry: Callable[[Entry], Awaitable[None] | None], amounts: Sequence[int]
) -> list[ft.Control]:
    def type_it(amount: int) -> Act:
        return lambda: on_entry(Entry(entry.way, str(amount)))

    tags = [
        tap_chip(look, str(amount), type_it(amount), selected=amount == entry.amount, name=f"pad-quick-{amount}")
        for amount in amounts
    ]
    return [chips(look, tags, line=True)] if tags else []


def _key(look: Look) -> float:
    return 56 if not look.low else TARGET


def _keys(
    look: Look,
    said: PadWords,
    entry: Entry,
    on_entry: Callable[[Entry], Awaitable[None] | None],
    longest: int,
) -> list[ft.Control]:
    def key(digit: str) -> ft.Control:
        return quiet(
            look,
            digit,
            lambda: on_entry(entry.typed(digit, longest)),
            name=f"pad-{digit}",
            expand=True,
            height=_key(look),
            size=24,
        )

    rows: list[list[ft.Control]] = [[key(d) for d in row] for row in ("123", "456", "789")]
    erase = tap(
        look,
        icon("backspace", look.ink, 26),
        on_tap=lambda: on_entry(entry.shorter()),
        label=said.backspace,
        name="pad-erase",
        silent=True,
        height=_key(look),
        fill=look.raised,
        expand=True,
    )
    rows.append([ft.Container(expand=True), key("0"), erase])
    return [ft.Row(row, spacing=GAP) for row in rows]
