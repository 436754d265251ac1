"""Hero Realms with an empty chair: set-up, the table, the app's turn as steps, the end."""

from __future__ import annotations

import flet as ft

from companion.app.kinds import SetupKind, Size, TableKind
from companion.app.kit.buttons import icon_button
from companion.app.kit.screen import COLUMN, FULL, screen
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import MenuOpen
from companion.app.models.hero_realms.laying import HeroLaying
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.actions import actions
from companion.app.screens.hero_realms.layers import layer_facts, layer_of
from companion.app.screens.hero_realms.layouts import hand_body, wide_body
from companion.app.screens.hero_realms.questions import open_question
from companion.app.screens.hero_realms.setup import HeroSetup
from companion.app.screens.hero_realms.speech import now_line, round_now, seat_name, table_title
from companion.app.screens.hero_realms.steps import steps_body
from companion.app.screens.table_header import table_header
from companion.app.theme import Look
from companion.app.watch import part, use_watch


@part
def HeroTable(look: Look, guest: Guest, evening: HeroEvening, size: Size) -> ft.Control:
    """The table of one device, for a screen of this size."""
    use_watch(evening, lambda e: (e.layer, layer_facts(e)))
    # What stands above the table comes and goes with these.
    following, _, _ = use_watch(
        evening, lambda e: (e.apps_turn and not e.at_table, e.state.ended, open_question(e) is not None)
    )
    layer = layer_of(look, guest, evening)
    top = Header(look, guest, evening)
    bar = actions(look, guest, evening)
    if look.phone:
        body = steps_body(look, guest, evening) if following else hand_body(look, guest, evening)
        return screen(look, top=top, body=body, width=COLUMN, layer=layer, actions=bar)
    return screen(look, top=top, body=wide_body(look, guest, evening), width=FULL, layer=layer, actions=bar, bar=COLUMN)


@part
def Header(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """Title, and what happens now; in the app's turn, on a phone, the way to the table and back."""
    words = guest.words
    title, line, apps, at_table = use_watch(
        evening,
        lambda e: (table_title(words, e), now_line(words, e), e.apps_turn, e.at_table),
    )
    tools: list[ft.Control] = []
    if apps and look.phone:
        said = words("hra-look-steps") if at_table else words("hra-look-table")
        tools.append(
            icon_button(look, "log" if at_table else "grid", said, lambda: evening.look(not at_table), name="look")
        )
        seat = evening.state.active[0]
        if not at_table:
            title = words("hra-turn-of", name=seat_name(words, evening.state, seat))
            level = words(f"hra-level-{evening.state.table.places[seat].level}")
            line = " · ".join([level, words("now-round", round=round_now(evening.state))])
    return table_header(
        look, guest, evening, title, line, lambda: evening.show(MenuOpen()), tools=tools,
        about=lookup.now(guest, evening.state), history=not tools,
    )  # fmt: skip


def _draw(look: Look, guest: Guest, evening: HeroEvening, size: Size) -> ft.Control:
    return HeroTable.keyed(f"table-{evening.id}", look, guest, evening, size)


def _draw_setup(look: Look, guest: Guest, laying: HeroLaying) -> ft.Control:
    return HeroSetup.keyed("new-hero-realms-chair", look, guest, laying)


TABLE = TableKind(HeroEvening, _draw)
SETUP = SetupKind(HeroLaying, _draw_setup)
