"""Entering a meter's spaces: tap the colours in the order of the table's own quest sheet."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.meter import meter
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption
from companion.app.models.evening import Evening, SpacesOpen
from companion.app.models.guest import Guest
from companion.app.screens.tracker.common import SPACE_TONES, spaces_of
from companion.app.screens.tracker.lookup import explain
from companion.app.theme import Look
from companion.games.tracker import acts
from companion.games.tracker.meters import LONGEST


def spaces_sheet(look: Look, guest: Guest, evening: Evening, layer: SpacesOpen) -> ft.Control:
    """Colours to tap, what has been tapped, and one button to be done."""
    words = guest.words
    definition = next(m for m in evening.state.sheet.meters if m.id == layer.meter)

    def add(space: str) -> None:
        if len(layer.spaces) < LONGEST:
            evening.show(SpacesOpen(layer.meter, (*layer.spaces, space)))

    async def done() -> None:
        if await evening.give(acts.Spaces(layer.meter, layer.spaces)):
            evening.show(None)

    colours = [
        tap_chip(
            look,
            words.name(c.name),
            partial(add, c.id),
            tone=SPACE_TONES.get(c.id, "plain"),
            name=f"space-{c.id}",
            about=explain(guest, evening, definition.name),
        )
        for c in definition.colours
    ]
    shown = spaces_of(words, definition, layer.spaces)
    rows: list[ft.Control] = [meter(look, shown[n : n + 8], -1, name=f"typed-{n}") for n in range(0, len(shown), 8)]
    body: list[ft.Control] = [caption(look, words("spaces-how")), chips(look, colours, targets=True), *rows]
    back = quiet(
        look,
        words("spaces-erase"),
        lambda: evening.show(SpacesOpen(layer.meter, layer.spaces[:-1])),
        symbol="backspace",
        name="spaces-erase",
        disabled=not layer.spaces,
    )
    ready = primary(
        look,
        words("spaces-done", count=len(layer.spaces)),
        done,
        name="spaces-done",
        expand=True,
        disabled=not layer.spaces,
    )
    return sheet(
        look,
        words.name(definition.name),
        body,
        close=words("close"),
        on_close=lambda: evening.show(None),
        actions=[back, ready],
        about=explain(guest, evening, definition.name),
    )
