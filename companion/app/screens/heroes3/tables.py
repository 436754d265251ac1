"""The tables and dice of Heroes III, as the library shows them."""

from __future__ import annotations

import flet as ft

from companion.app.kinds import TablesKind
from companion.app.models.guest import Guest
from companion.app.models.heroes3.tables import TablesDesk
from companion.app.screens.heroes3.sheet.tables import TablesScreen
from companion.app.theme import Look


def _draw(look: Look, guest: Guest, desk: TablesDesk) -> ft.Control:
    return TablesScreen.keyed("tables-heroes3", look, guest, desk)


TABLES = TablesKind(TablesDesk, _draw)
