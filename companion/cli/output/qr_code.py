"""A QR code made of half blocks, two rows of it to a line of the terminal."""

from __future__ import annotations

import sys

import qrcode
from qrcode.constants import ERROR_CORRECT_L
from rich.text import Text

# Upper and lower half: is it light?
_BLOCKS = {(True, True): "█", (True, False): "▀", (False, True): "▄", (False, False): " "}


def qr_code_lines(address: str, coloured: bool) -> list[Text]:
    """The code, or nothing where the terminal cannot show it.

    With colours it is black on white whatever the terminal looks like; without, light is drawn and dark left out,
    which is right on a dark terminal and readable to most phones on a light one.
    """
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except UnicodeError:
        return []
    code = qrcode.QRCode(border=2, error_correction=ERROR_CORRECT_L)
    code.add_data(address)
    code.make(fit=True)
    light = [[not dark for dark in row] for row in code.get_matrix()]
    if len(light) % 2:
        light.append([True] * len(light[0]))
    style = "bright_white on black" if coloured else ""
    return [
        Text("".join(_BLOCKS[pair] for pair in zip(upper, lower, strict=True)), style=style)
        for upper, lower in zip(light[::2], light[1::2], strict=True)
    ]
