"""The tracker: the home of the evening, laid out for a hand, for a table seen from all sides, or for a wide screen."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kinds import Size, TableKind
from companion.app.kit.screen import COLUMN, FULL, screen
from companion.app.models.evening import Evening, MenuOpen
from companion.app.models.guest import Guest, Layout
from companion.app.screens.table_header import table_header
from companion.app.screens.tracker.actions import actions
from companion.app.screens.tracker.flat import flat_table
from companion.app.screens.tracker.hand import hand_body
from companion.app.screens.tracker.layers import layer_facts, layer_of
from companion.app.screens.tracker.lookup import explain_now
from companion.app.screens.tracker.speech import now_line, table_title
from companion.app.screens.tracker.wide import wide_body
from companion.app.theme import Look
from companion.app.watch import part, use_watch


def layout_for(guest: Guest, look: Look) -> Layout:
    """The layout this device shows: the one that was chosen, or the one that fits the screen."""
    if guest.layout != "auto":
        return guest.layout
    return "hand" if look.phone else "wide"


@part
def Tracker(look: Look, guest: Guest, evening: Evening, size: tuple[float, float]) -> ft.Control:
    """The tracker of one table, for a screen of this size."""
    use_watch(evening, lambda e: (e.layer, layer_facts(e)))
    layout = use_watch(guest, lambda g: layout_for(g, look))
    layer = layer_of(look, guest, evening)
    if layout == "flat":
        return screen(look, body=flat_table(look, guest, evening), width=FULL, layer=layer)
    top, bar = Header(look, guest, evening), actions(look, guest, evening)
    if layout == "hand":
        return screen(look, top=top, body=hand_body(look, guest, evening), width=COLUMN, layer=layer, actions=bar)
    return screen(look, top=top, body=wide_body(look, guest, evening), width=FULL, layer=layer, actions=bar, bar=COLUMN)


@part
def Header(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    """Title, and what happens now."""
    words = guest.words
    title, line = use_watch(evening, lambda e: (table_title(words, e), now_line(words, e)))
    menu, now = partial(evening.show, MenuOpen()), explain_now(guest, evening)
    return table_header(look, guest, evening, title, line, menu, about=now, history=True)


def _draw(look: Look, guest: Guest, evening: Evening, size: Size) -> ft.Control:
    return Tracker.keyed(f"table-{evening.id}", look, guest, evening, size)


TABLE = TableKind(Evening, _draw)
