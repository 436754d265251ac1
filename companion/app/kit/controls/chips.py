"""Chips: small coloured tags, and a segmented choice made of them."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from functools import partial
from typing import TypeVar

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.kit.text.text_fitting import estimate_text_width
from companion.app.kit.text.text_styles import body_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import Callback, pressable_surface
from companion.app.theme import GAP, R_CHIP, T_LABEL, TARGET, Look, ToneName

Key = TypeVar("Key")

_PHONE, _SHEET, _COLUMN = 300, 398, 640
"""How wide a segmented choice is at least: on a phone, on a sheet at the side, in a column of its own."""
_AROUND, _APART, _SIGN = 6, 4, 22


def _face(
    look: Look, text: str, ink: str, symbol: IconName | None, silent: bool = False, chosen: bool = False
) -> ft.Control:
    # Dark ink on gold looks thinner than pale ink on felt, so a chosen word is set bolder.
    said = body_text(
        look, text, size=T_LABEL, color=ink, family=fonts.BOLD if chosen else fonts.SEMI, lines=1, silent=silent
    )
    if symbol is None:
        return said
    said.expand, said.expand_loose = True, True
    return ft.Row([make_icon(symbol, ink, 16), said], spacing=6, tight=True)


def chip(
    look: Look,
    text: str,
    *,
    tone: ToneName = "plain",
    symbol: IconName | None = None,
    label: str | None = None,
    about: Callback | None = None,
) -> ft.Control:
    """A tag that says one thing. `label` replaces its words for a screen reader; held, it opens what it is `about`."""
    t = look.tone(tone)
    body = ft.Container(
        content=_face(look, text, t.ink, symbol, silent=label is not None),
        bgcolor=t.fill,
        border_radius=R_CHIP,
        border=ft.Border.all(1, t.line) if look.mode == "contrast" else None,
        padding=ft.Padding.symmetric(horizontal=11, vertical=5),
    )
    said = ft.Semantics(content=body, label=label, container=True) if label is not None else body
    return explain_on_long_press(said, about)


def tappable_chip(
    look: Look,
    text: str,
    on_tap: Callback | None,
    *,
    tone: ToneName = "plain",
    symbol: IconName | None = None,
    label: str | None = None,
    name: str | None = None,
    selected: bool | None = None,
    disabled: bool = False,
    about: Callback | None = None,
) -> ft.Control:
    """A tag to press: drawn small, but with a full-sized target around it. Held, it opens what it is `about`."""
    t = look.tone(tone)
    fill, ink = (look.action, look.on_action) if selected else (t.fill, t.ink)
    pill = ft.Container(
        content=_face(look, text, ink, symbol, label is not None, bool(selected)),
        bgcolor=fill,
        border_radius=R_CHIP + 4,
        border=ft.Border.all(1, fill if selected else t.line),
        # One letter or two alone are narrower than a thumb.
        padding=ft.Padding.symmetric(horizontal=14 if symbol or len(text) > 2 else 20, vertical=8),
    )
    return pressable_surface(
        look,
        pill,
        on_tap=on_tap,
        on_long_press=about,
        label=label,
        name=name,
        silent=True,
        selected=selected,
        disabled=disabled,
        height=TARGET,
        align=None,
        padding=ft.Padding.symmetric(vertical=4),
        radius=R_CHIP + 4,
    )


def chip_row(look: Look, items: Sequence[ft.Control], *, targets: bool = False, line: bool = False) -> ft.Row:
    """Tags side by side, going on to the next line when there is no room, or, with `line`, scrolling sideways.

    `targets` are tags to press: they bring room of their own above and below.
    """
    if line:
        return ft.Row(list(items), spacing=GAP, scroll=ft.ScrollMode.HIDDEN)
    return ft.Row(list(items), wrap=True, spacing=GAP, run_spacing=0 if targets else GAP)


def action_chips(
    look: Look,
    options: Iterable[tuple[Key, str]],
    on_tap: Callable[[Key], Awaitable[None] | None],
    *,
    name: str,
    tone: ToneName = "plain",
    symbol: IconName | None = None,
    about: Callable[[Key], Callback | None] | None = None,
) -> ft.Row:
    """One tag to press for each option: each does something, none is chosen. Each option's identifier is `name-key`.

    `about` gives what an option opens when it is held.
    """
    tags = [
        tappable_chip(
            look,
            text,
            partial(on_tap, key),
            tone=tone,
            symbol=symbol,
            name=f"{name}-{key}",
            about=about(key) if about else None,
        )
        for key, text in options
    ]
    return chip_row(look, tags, targets=True)


def choice_chips(
    look: Look,
    options: Iterable[tuple[Key, str]],
    chosen: Collection[Key],
    on_tap: Callable[[Key], Awaitable[None] | None],
    *,
    name: str,
    about: Callable[[Key], Callback | None] | None = None,
    whose: str | None = None,
    line: bool = False,
) -> ft.Row:
    """One tag to press for each option, those of the `chosen` ones filled. Each option's identifier is `name-key`.

    `about` gives what an option opens when it is held; `whose` choice it is, a screen reader says before each. With
    `line` they scroll sideways.
    """
    tags = [
        tappable_chip(
            look,
            text,
            partial(on_tap, key),
            selected=key in chosen,
            label=f"{whose}: {text}" if whose is not None else None,
            name=f"{name}-{key}",
            about=about(key) if about else None,
        )
        for key, text in options
    ]
    return chip_row(look, tags, targets=True, line=line)


def tick_chip(
    look: Look,
    text: str,
    on: bool,
    on_tap: Callback,
    *,
    name: str,
    label: str | None = None,
    about: Callback | None = None,
) -> ft.Control:
    """Something that is so or not: a tag to press, filled and with a tick while it is `on`."""
    sign: IconName | None = "check" if on else None
    return tappable_chip(look, text, on_tap, selected=on, symbol=sign, label=label, name=name, about=about)


def estimate_chip_lines(items: Sequence[ft.Control], width: float) -> int:
    """About how many lines tags take side by side, for panels whose height must be known before they are drawn."""
    lines, room = 1, width
    for item in items:
        wide = 26 + 16 * _has_symbol(item) + 8.2 * len(_text_of(item))
        if wide > room and room < width:
            lines, room = lines + 1, width
        room -= wide + GAP
    return lines


def _has_symbol(item: ft.Control) -> bool:
    item = _bare(item)
    return isinstance(item, ft.Container) and isinstance(item.content, ft.Row)


def _text_of(item: ft.Control) -> str:
    item = _bare(item)
    face = item.content if isinstance(item, ft.Container) else None
    said = face.controls[-1] if isinstance(face, ft.Row) else face
    return said.value if isinstance(said, ft.Text) else ""


def _bare(item: ft.Control) -> ft.Control:
    """The tag itself, without what explains it or says it aloud."""
    while isinstance(item, ft.GestureDetector | ft.Semantics) and item.content is not None:
        item = item.content
    return item


def segmented_choice(
    look: Look,
    options: Sequence[tuple[Key, str]],
    chosen: Key,
    on_pick: Callable[[Key], Awaitable[None] | None],
    *,
    name: str,
    symbols: Sequence[IconName] | None = None,
    label: str | None = None,
    about: Callable[[Key], Callback | None] | None = None,
    across: bool = False,
) -> ft.Control:
    """A segmented choice: exactly one of a few. Each option's identifier is `name-key`.

    `about` gives what an option opens when it is held. One `across` a column of its own has more room than a sheet's.
    """
    room = _PHONE if look.phone else _COLUMN if across else _SHEET
    shares = _shares([text for _, text in options], bool(symbols), room)
    if not shares:
        # Side by side the words would be cut off: tags, in as many lines as it takes.
        tags = choice_chips(look, options, [chosen], on_pick, name=name, about=about)
        return ft.Semantics(content=tags, label=label, container=True)

    def segment(index: int, key: Key, text: str) -> ft.Control:
        on = key == chosen
        ink = look.on_action if on else look.ink
        return pressable_surface(
            look,
            _face(look, text, ink, symbols[index] if symbols else None, chosen=on),
            on_tap=lambda: on_pick(key),
            on_long_press=about(key) if about else None,
            name=f"{name}-{key}",
            selected=on,
            height=TARGET,
            radius=R_CHIP,
            fill=look.action if on else None,
            padding=ft.Padding.symmetric(horizontal=_AROUND),
            expand=shares[index],
        )

    row = ft.Row([segment(i, key, text) for i, (key, text) in enumerate(options)], spacing=_APART)
    box = ft.Container(
        content=row, bgcolor=look.raised, border_radius=R_CHIP + 4, padding=4, border=ft.Border.all(1, look.line)
    )
    return ft.Semantics(content=box, label=label, container=True)


def _shares(texts: Sequence[str], signs: bool, room: float) -> list[int]:
    """What share of the room each option gets: the same, or, where that cuts one off, what it needs; else none."""
    wide = [max(TARGET, estimate_text_width(text) * T_LABEL + 2 * _AROUND + _SIGN * signs) for text in texts]
    between = _APART * (len(wide) - 1) + 2 * _APART + 2
    if max(wide) * len(wide) + between <= room:
        return [1] * len(wide)
    return [round(each) for each in wide] if sum(wide) + between <= room else []
