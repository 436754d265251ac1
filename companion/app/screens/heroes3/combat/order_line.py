"""Who acts when: the rest of the combat round in order of Initiative."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, figure
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.evening import CombatEvening
from companion.app.models.heroes3.layers import UnitOpen
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.unit_card import ground_colour, side_colour
from companion.app.theme import TARGET, Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.combat.board import NAMES
from companion.games.heroes3.combat.order import order_of_play
from companion.games.heroes3.combat.state import CombatState, space_name

Turn = tuple[str, str, int, bool, bool]
"""Space, name, Initiative, whether it is one's own, whether it acts now."""


@part
def OrderLine(look: Look, guest: Guest, evening: CombatEvening, most: int) -> ft.Control:
    """The units that still act in this round, the first few of them; nothing before the first."""
    words = guest.words
    turns = use_watch(evening, lambda e: _turns(e.state, words.language))
    if not turns:
        return ft.Container(height=0)
    heading = explained(caption(look, words("h3a-order"), size=14), lookup.term(guest, "initiative"))
    rows: list[ft.Control] = [heading]
    rows += [_turn(look, guest, evening, turn) for turn in turns[:most]]
    if len(turns) > most:
        rows.append(caption(look, words("h3a-order-more", count=len(turns) - most), size=14))
    return panel(look, ft.Column(rows, spacing=4, tight=True), padding=12, radius=18, name="order")


def _turns(state: CombatState, language: str) -> tuple[Turn, ...]:
    if state.phase != "fight":
        return ()
    return tuple(
        (
            space_name(f.cell),
            f.kind.name.get(language, f.kind.name["en"]),
            f.initiative,
            f.side == 0,
            f.n == state.active,
        )
        for f in order_of_play(state)
    )


def _turn(look: Look, guest: Guest, evening: CombatEvening, turn: Turn) -> ft.Control:
    space, name, initiative, mine, now = turn
    fill = ground_colour(look, mine)
    row = ft.Row(
        [
            figure(look, str(initiative), size=16, color=look.action if now else look.ink, silent=True),
            text(look, name, size=16, family=fonts.BOLD if now else fonts.SEMI, lines=1, expand=True, silent=True),
            # The Arrow Tower stands on no space, and its name says where it is.
            text(look, space if space in NAMES else "", size=14, color=look.muted, silent=True),
        ],
        spacing=10,
    )
    label = guest.words("h3a-order-unit", unit=name, initiative=initiative, owner="mine" if mine else "theirs",
                        now="yes" if now else "no")  # fmt: skip
    return tap(
        look,
        row,
        on_tap=partial(evening.show, UnitOpen(space)),
        on_long_press=partial(evening.show, UnitOpen(space)),
        label=label,
        name=f"order-{space}",
        silent=True,
        height=TARGET,
        fill=fill,
        border=ft.Border.all(2, look.action if now else side_colour(mine) if look.mode == "contrast" else fill),
        radius=12 if mine else 5,
        padding=ft.Padding.symmetric(horizontal=12),
    )
