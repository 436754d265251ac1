"""The top of a screen: back, title and subtitle, and a few tools."""

from collections.abc import Sequence

import flet as ft

from companion.app.kit.controls.buttons import icon_button
from companion.app.kit.text.text_fitting import estimate_text_width
from companion.app.kit.text.text_styles import caption_text, title_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import Callback
from companion.app.theme import GAP, T_CAPTION, Look


def extra_header_height(look: Look, text: str, subtitle: str, room: float) -> float:
    """How much higher than usual a header is with so much room for its words: on a phone long ones go on below."""
    if not look.phone:
        return 0
    size = _size(look, text, large=False)
    return (estimate_text_width(text) * size > room) * 1.3 * size + (
        estimate_text_width(subtitle) * T_CAPTION > room
    ) * 1.4 * T_CAPTION


def _size(look: Look, text: str, large: bool) -> float:
    return 30 if large else 24 if not look.phone else 22 if len(text) <= 14 else 18


def screen_header(
    look: Look,
    text: str,
    *,
    subtitle: str | None = None,
    back: str | None = None,
    on_back: Callback | None = None,
    tools: Sequence[ft.Control] = (),
    large: bool = False,
    about: Callback | None = None,
) -> ft.Row:
    """`back` is the name of the back button; without it there is none. The words, held, open what they are `about`."""
    # Beside two tools a phone has room for some fifteen letters: a longer title goes on below. The end of a subtitle,
    # often a player's name, would be cut off in one line, too.
    most = 2 if look.phone else 1
    title = title_text(look, text, size=_size(look, text, large), lines=most)
    lines: list[ft.Control] = [ft.Semantics(header=True, heading_level=1, content=title)]
    if subtitle:
        lines.append(ft.Semantics(content=caption_text(look, subtitle, lines=most), container=True))
    row: list[ft.Control] = [explain_on_long_press(ft.Column(lines, spacing=0, expand=True, tight=True), about)]
    if back is not None:
        row.insert(0, icon_button(look, "back", back, on_back, name="back"))
    return ft.Row([*row, *tools], spacing=GAP + 4)
