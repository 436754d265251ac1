"""A track of coloured spaces with a marker on it, such as the danger meter."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

import flet as ft

from companion.app import fonts
from companion.app.colour import blend_colours
from companion.app.icons import IconName, make_icon
from companion.app.kit.text.text_styles import body_text
from companion.app.kit.touch.pressable import pressable_surface
from companion.app.theme import R_CHIP, T_LABEL, TARGET, Look, ToneName


@dataclass(frozen=True, slots=True)
class MeterSpace:
    """One space: its colour, and a letter or a symbol that says the same without colour."""

    label: str
    tone: ToneName = "plain"
    letter: str = ""
    symbol: IconName | None = None


def distinct_initials(names: Iterable[str]) -> dict[str, str]:
    """The first letter of each name, or the first two where one would not tell them apart (verde, violeta)."""
    every = [name.casefold() for name in dict.fromkeys(names)]
    firsts = [name[:1] for name in every]
    return {name: name[: 1 + (firsts.count(name[:1]) > 1)].capitalize() for name in every}


def meter_track(
    look: Look,
    spaces: Sequence[MeterSpace],
    at: int,
    *,
    name: str,
    on_pick: Callable[[int], Awaitable[None] | None] | None = None,
    height: float = TARGET,
) -> ft.Row:
    """Spaces side by side; the one the marker stands on is framed and carries the marker."""

    def space(index: int, shown: MeterSpace) -> ft.Control:
        here = index == at
        tone = look.tone(shown.tone)
        fill, ink, border = tone.fill, tone.ink, ft.Border.all(1, tone.line)
        if here:
            fill, ink, border = look.action, look.on_action, ft.Border.all(3, look.ink)
        elif index < at:
            fill = blend_colours(look.background, fill, 0.55)
        return pressable_surface(
            look,
            _face(look, shown, ink, here),
            on_tap=None if on_pick is None else lambda: on_pick(index),
            label=shown.label,
            silent=True,
            name=f"{name}-{index}",
            selected=here,
            fill=fill,
            border=border,
            height=height,
            radius=R_CHIP,
            padding=0,
            expand=True,
        )

    return ft.Row([space(n, each) for n, each in enumerate(spaces)], spacing=4 if look.phone else 8)


def _face(look: Look, space: MeterSpace, ink: str, here: bool) -> ft.Control | None:
    """The letter or the sign of a space, and the marker where it stands: it must not hide which space it is."""
    size = 12 if here else T_LABEL
    letter = body_text(look, space.letter, size=size, color=ink, family=fonts.BOLD, lines=1, silent=True)
    if here:
        across = ft.CrossAxisAlignment.CENTER
        return ft.Column([make_icon("diamond", ink, 14), letter], spacing=0, tight=True, horizontal_alignment=across)
    if space.symbol is not None:
        return make_icon(space.symbol, ink, 18)
    return letter if space.letter else None
