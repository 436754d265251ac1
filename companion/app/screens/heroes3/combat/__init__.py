"""Combat of Heroes III: set-up with the odds, the board, the enemy one step at a time, the end."""

from __future__ import annotations

import flet as ft

from companion.app.kinds import SetupKind, Size, TableKind
from companion.app.kit.buttons import icon_button
from companion.app.kit.screen import FULL, screen
from companion.app.models.guest import Guest
from companion.app.models.heroes3.evening import CombatEvening
from companion.app.models.heroes3.layers import MenuOpen, OddsOpen
from companion.app.models.heroes3.laying import CombatLaying
from companion.app.models.heroes3.sheet_fights import sheet_of
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.actions import actions
from companion.app.screens.heroes3.combat.layers import layer_facts, layer_of
from companion.app.screens.heroes3.combat.layouts import is_wide, tall_body, wide_body
from companion.app.screens.heroes3.combat.setup import CombatSetup
from companion.app.screens.heroes3.combat.speech import fight_now, fight_title
from companion.app.screens.table_header import table_header
from companion.app.theme import Look
from companion.app.watch import part, use_watch


@part
def CombatTable(look: Look, guest: Guest, evening: CombatEvening, size: Size) -> ft.Control:
    """The table of one device, for a screen of this size."""
    use_watch(evening, lambda e: (e.layer, layer_facts(e)))
    layer = layer_of(look, guest, evening)
    top = Header(look, guest, evening)
    if is_wide(size):
        return screen(look, top=top, body=wide_body(look, guest, evening, size), width=FULL, layer=layer)
    body = tall_body(look, guest, evening, size)
    return screen(look, top=top, body=body, width=FULL, layer=layer, actions=actions(look, guest, evening))


@part
def Header(look: Look, guest: Guest, evening: CombatEvening) -> ft.Control:
    """What is fought for, the round, and the ways to the odds, the history and the menu."""
    words = guest.words
    # What happens now changes with every step.
    title, line, _ = use_watch(
        evening, lambda e: (fight_title(words, e.state.fight), fight_now(words, e.state), e.length)
    )
    sheet = sheet_of(guest.house, evening.live)
    odds = icon_button(look, "chart", words("h3a-odds"), lambda: evening.show(OddsOpen()), name="open-odds")
    # A combat of an evening leads back to its sheet; it goes on there whenever people want.
    back = (words("h3s-set-see-evening"), f"/table/{sheet}") if sheet else None
    return table_header(
        look, guest, evening, title, line, lambda: evening.show(MenuOpen()), tools=[odds],
        about=lookup.now(guest, evening.state), back=back,
    )  # fmt: skip


def _draw(look: Look, guest: Guest, evening: CombatEvening, size: Size) -> ft.Control:
    return CombatTable.keyed(f"table-{evening.id}", look, guest, evening, size)


def _draw_setup(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    return CombatSetup.keyed("new-heroes3-combat", look, guest, laying)


TABLE = TableKind(CombatEvening, _draw)
SETUP = SetupKind(CombatLaying, _draw_setup)
