"""A number to be read from across the table, with the change that is adding up beside it."""

import flet as ft

from companion.app import fonts
from companion.app.theme import Look

_WIDTHS = {"−": 0.55, "+": 0.58, "-": 0.55, "/": 0.5, " ": 0.3, ".": 0.33, ",": 0.33, "%": 0.95}
_FIGURE = 0.68
"""Advance of one tabular figure, in parts of the type size."""
_CENTRE = ft.Offset(0, -0.06)
"""Figures stand on the baseline; moved up a little they sit in the middle of their line."""


def format_signed(amount: int) -> str:
    """A change as people write it: +4, −3 (with a real minus), 0."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


def largest_fitting_size(text: str, width: float, height: float) -> float:
    """The largest type size at which the number fits into a box."""
    advance = sum(_WIDTHS.get(c, _FIGURE) for c in text) or _FIGURE
    return max(16.0, min(height * 1.12, width / advance))


def big_number(
    look: Look,
    value: int | str,
    *,
    width: float,
    height: float,
    change: int = 0,
    color: str | None = None,
    label: str | None = None,
    name: str | None = None,
    limit: str | None = None,
    figures: int = 2,
) -> ft.Semantics:
    """A number that fills its box. `change` is shown in the corner; `limit` (such as '/ 9') small after it.

    It is as large as a number of so many `figures` would be: numbers beside each other are of one size.

    `label` says it in words; it is a live region, so a screen reader announces each change.
    """
    text = str(value).replace("-", "−")
    # Room for a limit of two figures, so that 3 / 9 and 7 / 12 beside each other are equally large.
    # As large as a number of two figures would be: a 7 beside a 21 should not shout.
    size = largest_fitting_size(text + "00" if limit else text.rjust(figures, "0"), width, height)
    small = ft.TextStyle(size=max(14.0, size * 0.42), color=look.muted, font_family=fonts.FIGURES)
    spans = [ft.TextSpan(" " + limit, style=small)] if limit else None
    figure: ft.Control = ft.Text(
        value=text,
        spans=spans,
        semantics_label="" if label else None,
        text_align=ft.TextAlign.CENTER,
        no_wrap=True,
        offset=_CENTRE,
        style=ft.TextStyle(size=size, font_family=fonts.FIGURES, color=color or look.ink, height=1.0),
    )
    layers: list[ft.Control] = [figure]
    if change:
        layers.append(_change(look, change, size, bool(label)))
    stack = ft.Stack(
        layers, width=width, height=height, alignment=ft.Alignment.CENTER, clip_behavior=ft.ClipBehavior.NONE
    )
    return ft.Semantics(content=stack, label=label, identifier=name, live_region=True, container=True)


def _change(look: Look, change: int, size: float, silent: bool) -> ft.Text:
    return ft.Text(
        value=format_signed(change),
        right=0,
        top=0,
        semantics_label="" if silent else None,
        style=ft.TextStyle(
            size=min(40.0, max(18.0, size * 0.3)),
            font_family=fonts.FIGURES,
            height=1.0,
            color=look.harm if change < 0 else look.heal,
        ),
    )
