"""The evening of Heroes III: set-up, everybody's sheet, the round that leads itself, and the fights in between."""

from __future__ import annotations

import flet as ft

from companion.app.kinds import Size, TableKind
from companion.app.kit.buttons import icon_button
from companion.app.kit.screen import FULL, screen
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import MenuOpen
from companion.app.screens.heroes3.sheet.actions import actions
from companion.app.screens.heroes3.sheet.layers import layer_of
from companion.app.screens.heroes3.sheet.layouts import TallBody, WideBody, is_wide
from companion.app.screens.heroes3.sheet.setup import SETUP as SETUP
from companion.app.screens.heroes3.sheet.speech import table_now, table_title
from companion.app.screens.table_header import table_header
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.sheet.setup import GAME


@part
def SheetTable(look: Look, guest: Guest, evening: SheetEvening, size: Size) -> ft.Control:
    """The table of one device, for a screen of this size."""
    use_watch(evening, lambda e: (e.layer, e.refused, (e.length, e.faces) if e.layer is not None else 0))
    layer, top = layer_of(look, guest, evening), Header(look, guest, evening)
    if is_wide(size):
        body = ft.Container(WideBody(look, guest, evening, size))
        return screen(look, top=top, body=body, width=FULL, layer=layer)
    body = ft.Container(TallBody(look, guest, evening))
    return screen(look, top=top, body=body, width=FULL, layer=layer, actions=actions(look, guest, evening))


@part
def Header(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """What is played, the round, whose turn it is, and the ways to the tables, the history and the menu."""
    words = guest.words
    title, line = use_watch(evening, lambda e: (table_title(words, e.state), table_now(words, e.state)))
    tables = icon_button(look, "dice", words("h3s-ui-tables"), evening.tables, name="tables-tool")
    return table_header(
        look, guest, evening, title, line, lambda: evening.show(MenuOpen()), tools=() if look.phone else (tables,),
        about=about.now(guest, GAME, ("turn", "round")),
    )  # fmt: skip


def _draw(look: Look, guest: Guest, evening: SheetEvening, size: Size) -> ft.Control:
    return SheetTable.keyed(f"table-{evening.id}", look, guest, evening, size)


TABLE = TableKind(SheetEvening, _draw)
