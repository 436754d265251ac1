"""The movement points of a hero, to be tapped away."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.table_text_and_help import rule_term_help
from companion.app.theme import R_CHIP, TARGET
from companion.app.ui import Ui
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.state import HeroKind


def movement_points_rows(ui: Ui, model: AdventureTableModel, seat: str) -> list[ft.Control]:
    """A line for each hero of a player."""
    heroes: tuple[HeroKind, ...] = ("main", "secondary") if model.state.sheets[seat].secondary else ("main",)
    # With keys, because lines above them come and go.
    return [MovementPointsRow.keyed(f"points-{which}", ui, model, seat, which) for which in heroes]


@component
def MovementPointsRow(ui: Ui, model: AdventureTableModel, seat: str, which: HeroKind) -> ft.Control:
    """Movement points as pips: a tap spends one."""
    left, most = use_watch(model, lambda e: _left_of(e, seat, which))
    # Not in the colour of the one action: that is the button that leads on.
    ready = ui.tone("gold")
    feet = [
        ui.pressable(
            make_icon("forward", ready.ink if n < left else ui.muted, 22),
            on_tap=partial(model.spend_movement, seat, which),
            label=ui.words("h3s-ui-move-pip", n=n + 1, state="left" if n < left else "spent"),
            silent=True,
            name=f"{which}-pip-{n + 1}",
            width=TARGET,
            height=TARGET,
            radius=R_CHIP,
            fill=ready.fill if n < left else None,
            border=ft.Border.all(1, ready.line if n < left else ui.line),
            on_long_press=rule_term_help(ui, "movement-points"),
        )
        for n in range(most)
    ]
    said = ui.words("h3s-ui-movement-of", hero=which, count=max(left, 0))
    label = ft.Semantics(content=ui.caption(said, size=15), container=True, expand=True, identifier=f"{which}-movement")
    return ft.Row([label, ft.Row(feet, spacing=6, wrap=most > 4)], spacing=8)


def _left_of(model: AdventureTableModel, seat: str, which: HeroKind) -> tuple[int, int]:
    """How many points are left, and how many are shown."""
    mine = model.state.sheets[seat]
    left = mine.movement if which == "main" else mine.secondary_movement
    return left, max(left, player_queries.movement_per_round(model.state, seat, which), 1)
