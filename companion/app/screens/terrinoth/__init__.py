"""Heroes of Terrinoth: set-up, the table, the enemies one activation a step, and cards that are learnt on the way."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kinds import SetupKind, Size, TableKind
from companion.app.kit.screen import FULL, screen
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import MenuOpen
from companion.app.models.terrinoth.laying import QuestLaying
from companion.app.screens.table_header import table_header
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.actions import actions
from companion.app.screens.terrinoth.layers import layer_of
from companion.app.screens.terrinoth.layouts import TallBody, WideBody, is_wide
from companion.app.screens.terrinoth.setup import QuestSetup
from companion.app.screens.terrinoth.speech import quest_name, quest_now
from companion.app.theme import Look
from companion.app.watch import part, use_watch


@part
def QuestTable(look: Look, guest: Guest, evening: QuestEvening, size: Size) -> ft.Control:
    """The table of one device, for a screen of this size."""
    use_watch(evening, lambda e: (e.layer, e.length if e.layer is not None else 0))
    layer, top = layer_of(look, guest, evening), Header(look, guest, evening)
    if is_wide(size):
        body = ft.Container(WideBody(look, guest, evening, size))
        return screen(look, top=top, body=body, width=FULL, layer=layer)
    body = ft.Container(TallBody(look, guest, evening, size))
    return screen(look, top=top, body=body, width=FULL, layer=layer, actions=actions(look, guest, evening))


@part
def Header(look: Look, guest: Guest, evening: QuestEvening) -> ft.Control:
    """The quest, round and phase, and the ways to the history and the menu."""
    words = guest.words
    title, line = use_watch(evening, lambda e: (quest_name(words, e.world), quest_now(words, e.world)))
    menu, about = partial(evening.show, MenuOpen()), lookup.now(guest, evening.world)
    return table_header(look, guest, evening, title, line, menu, about=about)


def _draw(look: Look, guest: Guest, evening: QuestEvening, size: Size) -> ft.Control:
    return QuestTable.keyed(f"table-{evening.id}", look, guest, evening, size)


def _draw_setup(look: Look, guest: Guest, laying: QuestLaying) -> ft.Control:
    return QuestSetup.keyed("new-terrinoth", look, guest, laying)


TABLE = TableKind(QuestEvening, _draw)
SETUP = SetupKind(QuestLaying, _draw_setup)
