"""Arithmetic on '#RRGGBB' colours: mixing, and contrast as WCAG 2 measures it."""

from functools import cache

AA = 4.5
"""The least contrast between a text and what it lies on."""


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@cache
def blend_colours(base: str, over: str, amount: float) -> str:
    """Mix `amount` (0 to 1) of `over` into `base`."""
    pairs = zip(_channels(base), _channels(over), strict=True)
    return "#" + "".join(f"{round(b + (o - b) * amount):02X}" for b, o in pairs)


def with_opacity(colour: str, amount: float) -> str:
    """The colour with an opacity, in Flet's '#AARRGGBB' order."""
    return f"#{round(amount * 255):02X}{colour[1:]}"


def _light(colour: str) -> float:
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in _channels(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@cache
def contrast_ratio(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21."""
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


@cache
def adjust_colour_for_contrast(colour: str, on: str, least: float = AA) -> str:
    """The colour, moved toward white or black only as far as it takes to be read on `on`."""
    goal = "#FFFFFF" if contrast_ratio("#FFFFFF", on) > contrast_ratio("#000000", on) else "#000000"
    for step in range(21):
        moved = blend_colours(colour, goal, step / 20)
        if contrast_ratio(moved, on) >= least:
            return moved
    return goal
