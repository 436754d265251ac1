"""Our own icons: line drawings on a 24 grid, one stroke, soft filled bodies.

Each is a single `ft.Image` holding an SVG text, the cheapest thing Flet can draw (one control, no request).
The drawing is black; `color` repaints it and keeps the softness of the fills. Icons say nothing to a screen
reader unless given a label, for the thing they sit in has a name of its own.
"""

from functools import cache
from typing import Literal, get_args

import flet as ft

IconName = Literal[
    "diamond",
    "triangle",
    "circle",
    "square",
    "star",
    "leaf",
    "heart",
    "coin",
    "sword",
    "cubes",
    "gem",
    "experience",
    "level",
    "cards",
    "banner",
    "crown",
    "drop",
    "shield",
    "check",
    "skull",
    "hourglass",
    "next",
    "undo",
    "redo",
    "log",
    "plus",
    "minus",
    "close",
    "back",
    "gear",
    "book",
    "people",
    "qr",
    "dice",
    "pencil",
    "trash",
    "grid",
    "rotate",
    "phone",
    "desktop",
    "sun",
    "moon",
    "globe",
    "share",
    "import",
    "search",
    "info",
    "warning",
    "skip",
    "pin",
    "backspace",
    "equals",
    "forward",
    "play",
    "exchange",
    "contrast",
    "bolt",
    "hand",
    "token",
    "more",
    "home",
    "chart",
    "castle",
    "dragon",
]

# The letter in front: f filled, s soft fill with a stroke, l line only, d dot (centre and radius).
_DRAWINGS: dict[IconName, tuple[str, ...]] = {
    # player symbols: solid, so that they hold at 16 pixels
    "diamond": ("f M12 2.5 20.5 12 12 21.5 3.5 12z",),
    "triangle": ("f M12 3.2 21.5 20 2.5 20z",),
    "circle": ("d 12 12 8.6",),
    "square": ("f M4 4H20V20H4z",),
    "star": ("f M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z",),
    "leaf": (
        "f M20.5 3.5C10 3.5 4 8 4 14.2c0 1.6.4 3 1.1 4.1L3.2 21l1.6 1 1.9-2.7c1 .5 2.1.8 3.4.8 "
        "6.6 0 10.4-6.6 10.4-16.6z",
    ),
    # what is counted
    "heart": ("s M12 20.2C6 15.9 3 12.5 3 8.9A4.7 4.7 0 0 1 12 7.2a4.7 4.7 0 0 1 9 1.7c0 3.6-3 7-9 11.3z",),
    "coin": ("s M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z", "f M12 7.6 15.8 12 12 16.4 8.2 12z"),
    "sword": ("s M20.5 3.5 20 8.3 10.7 17.6 6.4 13.3 15.7 4z", "l M4.4 11.4 12.6 19.6M7.2 16.8 3.4 20.6"),
    "cubes": (
        "s M12 3 16.3 5.4V10.2L12 12.6 7.7 10.2V5.4z",
        "s M7.7 12 12 14.4V19.2L7.7 21.6 3.4 19.2V14.4z",
        "s M16.3 12 20.6 14.4V19.2L16.3 21.6 12 19.2V14.4z",
    ),
    "gem": ("s M7 4H17L21.5 9.5 12 20.5 2.5 9.5z", "l M2.8 9.5H21.2M9 9.5 12 20M15 9.5 12 20M7 4l2 5.5M17 4l-2 5.5"),
    "experience": ("s M12 3l2.7 5.7 6.1.8-4.5 4.3 1.1 6.2-5.4-3-5.4 3 1.1-6.2L3.2 9.5l6.1-.8z",),
    "level": ("l M5 12.5 12 5.5 19 12.5", "l M5 19 12 12 19 19"),
    "cards": ("s M9.5 5.5 18.2 3.6 21 16.6 12.3 18.5z", "l M6.4 7.2 3.4 8.4 8 20.6 11.4 19.3"),
    "banner": ("l M6 2.8V21.2", "s M6 4H19.5L16.4 8.6 19.5 13.2H6z"),
    "crown": ("s M3.2 7.4 8 11.4 12 4.4 16 11.4 20.8 7.4 19 17.4H5z", "l M5.4 20.6H18.6"),
    "drop": ("s M12 2.8c3.6 4.6 6.4 8 6.4 11.6a6.4 6.4 0 0 1-12.8 0C5.6 10.8 8.4 7.4 12 2.8z",),
    "shield": ("s M12 2.8 20 5.6V11.4c0 4.9-3.2 8.1-8 9.8-4.8-1.7-8-4.9-8-9.8V5.6z",),
    "check": ("l M4.5 12.8 9.6 17.9 19.5 7",),
    "token": ("s M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z", "l M8 12.3 11 15.2 16.2 9.2"),
    "skull": (
        "s M12 3c5 0 8.4 3.4 8.4 8 0 2.9-1.3 4.7-3.4 6V20.6H7V17c-2.1-1.3-3.4-3.1-3.4-6 0-4.6 3.4-8 8.4-8z",
        "d 8.9 11.6 1.7",
        "d 15.1 11.6 1.7",
        "l M10.4 20.4V18M13.6 20.4V18",
    ),
    "hourglass": ("l M6 3H18M6 21H18", "s M7.5 3V6.6L12 12 16.5 6.6V3z", "l M7.5 21V17.4L12 12 16.5 17.4V21"),
    "bolt": ("s M13.5 2.8 5 13.6H11L10.2 21.2 19 10.2H12.8z",),
    "hand": (
        "s M8 12.6V5.6a1.5 1.5 0 0 1 3 0V11 4.2a1.5 1.5 0 0 1 3 0V11 5.6a1.5 1.5 0 0 1 3 0V12 "
        "8.8a1.5 1.5 0 0 1 "
        "3 0V14c0 4.4-2.6 7.2-6.6 7.2-3 0-4.6-1.2-6-3.8L4.4 13.4c-.9-1.7 1-3 2.2-1.8z",
    ),
    "castle": (
        "s M4 20.6V8.2L3.4 3.6H6.6V6H10.2V3.6H13.8V6H17.4V3.6H20.6L20 8.2V20.6z",
        "l M9.6 20.6V16a2.4 2.4 0 0 1 4.8 0V20.6",
    ),
    "dragon": (
        "s M3.2 14.4C4.6 8 9.4 4.6 15 4.4L20.8 2.8 18.6 7l2.6 4.4-4.6-.6c.8 4.6-2 8.6-6.8 10.2.6-2 "
        ".4-3.4-.6-4.6-2 .2-4-.4-6-2z",
        "d 14.4 8.4 1.1",
    ),
    # walking through play
    "next": ("l M19.6 12.6A7.6 7.6 0 1 1 17.2 6.5L19.8 8.8", "l M20 3.8V9H14.8"),
    "undo": ("l M4.5 9.5H14.6a5.2 5.2 0 0 1 0 10.4H9.4", "l M8.8 4.9 4.2 9.5 8.8 14.1"),
    "redo": ("l M19.5 9.5H9.4a5.2 5.2 0 0 0 0 10.4H14.6", "l M15.2 4.9 19.8 9.5 15.2 14.1"),
    "log": ("l M9 6H20M9 12H20M9 18H20", "d 4.6 6 1.3", "d 4.6 12 1.3", "d 4.6 18 1.3"),
    "skip": ("s M4.5 5.2 13.4 12 4.5 18.8z", "l M18.6 5.2V18.8"),
    "play": ("s M6.4 4.4 19.4 12 6.4 19.6z",),
    "forward": ("l M4.5 12H19.2", "l M13 5.6 19.4 12 13 18.4"),
    "back": ("l M15 4.8 7.8 12 15 19.2",),
    "plus": ("l M12 4.5V19.5M4.5 12H19.5",),
    "minus": ("l M4.5 12H19.5",),
    "exchange": ("l M4 8.4H19.4M15.4 4.4 19.4 8.4 15.4 12.4", "l M20 15.6H4.6M8.6 11.6 4.6 15.6 8.6 19.6"),
    "equals": ("l M5 9H19M5 15H19",),
    "close": ("l M5.8 5.8 18.2 18.2M18.2 5.8 5.8 18.2",),
    "backspace": ("s M8.6 5H20.6V19H8.6L2.8 12z", "l M11.6 9.4 16.8 14.6M16.8 9.4 11.6 14.6"),
    "more": ("d 5 12 1.8", "d 12 12 1.8", "d 19 12 1.8"),
    # places and tools
    "home": ("s M3.6 11.2 12 3.8 20.4 11.2V20.4H3.6z", "l M9.6 20.4V14.4H14.4V20.4"),
    "gear": (
        "s M10.4 3h3.2l.6 2.6 1.7.7 2.2-1.4 2.3 2.3L19 9.4l.7 1.7 2.6.6V14l-2.6.6-.7 1.7 1.4 "
        "2.2-2.3 2.3-2.2-1.4"
        "-1.7.7-.6 "
        "2.6h-3.2l-.6-2.6-1.7-.7-2.2 1.4-2.3-2.3L5 16.3l-.7-1.7-2.6-.6v-2.3l2.6-.6L5 9.4 3.6 7.2l2.3-2.3 "
        "2.2 1.4 1.7-.7z",
        "l M12 9.6a3.2 3.2 0 1 1 0 6.4a3.2 3.2 0 1 1 0-6.4z",
    ),
    "book": (
        "s M12 6.4C10 4.8 7 4.2 3.2 4.4V18.4c3.8-.2 6.8.4 8.8 2 2-1.6 5-2.2 8.8-2V4.4C17 4.2 14 4.8 12 6.4z",
        "l M12 6.6V20",
    ),
    "people": (
        "s M9 4.4a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z",
        "s M2.6 20c0-3.6 2.7-5.8 6.4-5.8s6.4 2.2 6.4 5.8z",
        "l M15.4 4.9a3.4 3.4 0 0 1 0 6.2M17.6 14.8c2.4.8 3.8 2.7 3.8 5.2",
    ),
    "qr": (
        "s M3.5 3.5H10V10H3.5z",
        "s M14 3.5H20.5V10H14z",
        "s M3.5 14H10V20.5H3.5z",
        "l M14.2 14.2H16.4M20.4 14.2V16.6M14.2 17.6V20.4M17.4 17.4H17.6M20.4 20.4H18.4",
    ),
    "dice": (
        "s M4 6.6A2.6 2.6 0 0 1 6.6 4H17.4A2.6 2.6 0 0 1 20 6.6V17.4A2.6 2.6 0 0 1 17.4 20H6.6A2.6 2.6 0 0 1 4 17.4z",
        "d 8.4 8.4 1.3",
        "d 15.6 8.4 1.3",
        "d 12 12 1.3",
        "d 8.4 15.6 1.3",
        "d 15.6 15.6 1.3",
    ),
    "pencil": ("s M4 20 5 15.4 16.2 4.2 19.8 7.8 8.6 19z", "l M13.6 6.8 17.2 10.4"),
    "trash": ("l M3.8 6.4H20.2M9 6.2V3.4H15V6.2", "s M5.6 6.4H18.4L17.4 20.6H6.6z", "l M10 10.4V16.8M14 10.4V16.8"),
    "grid": ("s M3.6 3.6H20.4V20.4H3.6z", "l M3.6 12H20.4M12 3.6V20.4"),
    "rotate": (
        "s M7 9H17V15H7z",
        "l M4.4 8.6A8.6 8.6 0 0 1 19.6 8M19.6 15.4A8.6 8.6 0 0 1 4.4 16",
        "l M20 4V8.2H15.8M4 20V15.8H8.2",
    ),
    "phone": (
        "s M7 4.6A2 2 0 0 1 9 2.6H15A2 2 0 0 1 17 4.6V19.4A2 2 0 0 1 15 21.4H9A2 2 0 0 1 7 19.4z",
        "l M11 18.4H13",
    ),
    "desktop": ("s M3 4.6H21V16.4H3z", "l M12 16.4V20.4M8 20.6H16"),
    "sun": (
        "s M12 7.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4z",
        "l M12 2.4V4.4M12 19.6V21.6M2.4 12H4.4M19.6 12H21.6M5.2 5.2 6.6 6.6M17.4 17.4 18.8 18.8"
        "M18.8 5.2 17.4 6.6M6.6 17.4 5.2 18.8",
    ),
    "moon": ("s M20 14.4A8.6 8.6 0 0 1 9.6 4 8.6 8.6 0 1 0 20 14.4z",),
    "contrast": ("l M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z", "f M12 3.2a8.8 8.8 0 0 1 0 17.6z"),
    "globe": (
        "s M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z",
        "l M3.4 12H20.6M12 3.2c5 5.4 5 12.2 0 17.6c-5-5.4-5-12.2 0-17.6z",
    ),
    "share": ("l M12 14.6V3.6M7.6 7.6 12 3.2 16.4 7.6", "s M5 11.6H4V20.6H20V11.6H19"),
    "import": ("l M12 3.2V14.2M7.6 10.2 12 14.6 16.4 10.2", "s M5 11.6H4V20.6H20V11.6H19"),
    "search": ("s M10.6 3.4a7.2 7.2 0 1 1 0 14.4a7.2 7.2 0 1 1 0-14.4z", "l M16 16 20.8 20.8"),
    "info": ("s M12 3.2a8.8 8.8 0 1 1 0 17.6a8.8 8.8 0 1 1 0-17.6z", "l M12 11.2V16.4", "d 12 7.8 1.2"),
    "warning": ("s M12 3.4 21.6 20.2H2.4z", "l M12 9.6V14", "d 12 17 1.1"),
    "pin": ("s M9 3H15L14.4 9.4 18 13.4H6L9.6 9.4z", "l M12 13.4V21.2"),
    "chart": (
        "l M3.6 3.6V20.4H20.4",
        "s M7.4 13H10.2V20.4H7.4z",
        "s M12 8.4H14.8V20.4H12z",
        "s M16.6 11H19.4V20.4H16.6z",
    ),
}


def _shape(drawing: str) -> str:
    kind, data = drawing[0], drawing[2:]
    if kind == "d":
        x, y, r = data.split()
        return f'<circle cx="{x}" cy="{y}" r="{r}" fill="#000" stroke="none"/>'
    fill = {"f": 'fill="#000" stroke-width="1"', "s": 'fill="#000" fill-opacity=".2"', "l": 'fill="none"'}[kind]
    return f'<path d="{data}" {fill}/>'


@cache
def icon_svg(name: IconName) -> str:
    """The drawing of an icon as SVG text."""
    return drawing_to_svg(_DRAWINGS[name])


@cache
def drawing_to_svg(drawings: tuple[str, ...], stroke: float = 2) -> str:
    """A drawing on the 24 grid as SVG text: the letter in front of each shape says how it is painted."""
    shapes = "".join(_shape(d) for d in drawings)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="#000" stroke-width="{stroke:g}" '
        f'stroke-linecap="round" stroke-linejoin="round">{shapes}</svg>'
    )


def make_icon(name: IconName, color: str, size: float = 24, label: str | None = None) -> ft.Image:
    """One drawn icon; decorative unless it is given a label."""
    return ft.Image(
        src=icon_svg(name),
        width=size,
        height=size,
        color=color,
        semantics_label=label,
        exclude_from_semantics=label is None,
    )


def all_icon_names() -> tuple[IconName, ...]:
    """Every icon there is."""
    return get_args(IconName)
