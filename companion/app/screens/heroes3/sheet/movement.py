"""The movement points of a hero, to be tapped away."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.tap import tap
from companion.app.kit.words import caption
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.screens.heroes3.sheet.speech import word_about
from companion.app.theme import R_CHIP, TARGET, Look
from companion.games.heroes3.sheet import looking


def movement(look: Look, guest: Guest, evening: SheetEvening, seat: str) -> list[ft.Control]:
    """A line for each hero of a player."""
    heroes = ("main", "secondary") if evening.state.sheets[seat].secondary else ("main",)
    return [_points(look, guest, evening, seat, which) for which in heroes]


def _points(look: Look, guest: Guest, evening: SheetEvening, seat: str, which: str) -> ft.Control:
    """Movement points as pips: a tap spends one."""
    words, mine = guest.words, evening.state.sheets[seat]
    left = mine.movement if which == "main" else mine.secondary_movement
    most = max(left, looking.movement_most(evening.state, seat, which), 1)  # type: ignore[arg-type]
    # Not in the colour of the one action: that is the button that leads on.
    ready = look.tone("gold")
    feet = [
        tap(
            look, icon("forward", ready.ink if n < left else look.muted, 22),
            on_tap=partial(evening.spend_movement, seat, which),
            label=words("h3s-ui-move-pip", n=n + 1, state="left" if n < left else "spent"), silent=True,
            name=f"{which}-pip-{n + 1}", width=TARGET, height=TARGET, radius=R_CHIP,
            fill=ready.fill if n < left else None, border=ft.Border.all(1, ready.line if n < left else look.line),
            on_long_press=word_about(guest, "movement-points"),
        )
        for n in range(most)
    ]  # fmt: skip
    said = words("h3s-ui-movement-of", hero=which, count=max(left, 0))
    label = ft.Semantics(
        content=caption(look, said, size=15), container=True, expand=True, identifier=f"{which}-movement"
    )
    return ft.Row([label, ft.Row(feet, spacing=6, wrap=most > 4)], spacing=8)
