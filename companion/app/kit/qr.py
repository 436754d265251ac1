"""A QR code as one drawing."""

from functools import lru_cache

import flet as ft
import qrcode
from qrcode.constants import ERROR_CORRECT_M

_QUIET = 4
"""Light modules around the code that scanners need."""


@lru_cache(maxsize=16)
def qr_svg(text: str) -> str:
    """The code as SVG text: dark modules joined along each row, on white."""
    code = qrcode.QRCode(border=_QUIET, error_correction=ERROR_CORRECT_M)
    code.add_data(text)
    code.make(fit=True)
    rows = code.get_matrix()
    path = "".join(_row(y, [bool(module) for module in row]) for y, row in enumerate(rows))
    side = len(rows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges">'
        f'<rect width="{side}" height="{side}" fill="#fff"/><path fill="#000" d="{path}"/></svg>'
    )


def _row(y: int, modules: list[bool]) -> str:
    runs, start = "", None
    for x, dark in enumerate([*modules, False]):
        if dark and start is None:
            start = x
        elif not dark and start is not None:
            runs += f"M{start} {y}h{x - start}v1h-{x - start}z"
            start = None
    return runs


def qr(text: str, *, label: str, size: float = 240) -> ft.Container:
    """A code to be scanned. Always dark on white, in every look, or phones cannot read it."""
    return ft.Container(
        content=ft.Image(src=qr_svg(text), width=size, height=size, semantics_label=label),
        bgcolor="#FFFFFF",
        border_radius=18,
        width=size,
        height=size,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )
