"""The AI hero's turn on the map: the table says what is near, the app says what the hero does, step by step."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.kit.controls.stepper import OnStep
from companion.app.models.heroes3.combat.ai_map_turn import FARTHEST, NOWHERE, AiMapTurnModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat.help_callbacks import rule_term_help
from companion.app.screens.heroes3.combat.unit_icons import badge, row_with_sign
from companion.app.ui import Ui
from companion.games.heroes3.combat.bots.ai_hero_map_turn import MOVEMENT, Step


@component
def AiMapTurnPanel(ui: Ui, turn: AiMapTurnModel) -> ft.Control:
    """Folded away until it is wanted: between two combats the AI hero moves."""
    shown, _, _ = use_watch(turn, lambda t: (t.open, t.movement, dict(t.distances)))
    unfold = ui.unfold_button(ui.words("h3a-map"), turn.unfold, "map-turn", shown)
    if not shown:
        return unfold
    rows: list[ft.Control] = [ui.caption(ui.words("h3a-map-about"), size=15), _movement(ui, turn)]
    for place, far in turn.distances.items():
        said = ui.words("h3a-map-place", place=place)
        rows.append(distance_stepper_row(ui, said, far, partial(turn.put, place), f"map-{place}"))
    rows.append(ui.strong(ui.words("h3a-map-steps")))
    rows += [ai_step_row(ui, number, step) for number, step in enumerate(turn.steps(ui.words), 1)]
    inside = ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column([unfold, ui.panel(inside, name="map-steps")], spacing=12)


def _movement(ui: Ui, turn: AiMapTurnModel) -> ft.Control:
    said, left = ui.words("h3a-movement"), turn.movement
    return _number(ui, said, left, turn.spend, "map-movement", f"{said}: {left}", left <= 0, left >= MOVEMENT)


def distance_stepper_row(ui: Ui, said: str, far: int, on_step: OnStep, name: str) -> ft.Control:
    """How many fields away something is, or that it is not there."""
    shown, label = "–" if far == NOWHERE else far, ui.words("h3a-map-distance", place=said, fields=far)
    return _number(ui, said, shown, on_step, name, label, far <= NOWHERE, far >= FARTHEST)


def _number(
    ui: Ui, said: str, shown: int | str, on_step: OnStep, name: str, label: str, least: bool, most: bool
) -> ft.Control:
    control = ui.number_stepper(
        shown,
        on_step,
        name=name,
        label=label,
        minus=f"{said} −1",
        plus=f"{said} +1",
        width=56,
        at_least=least,
        at_most=most,
    )
    return ft.Row([ui.explained(ui.text(said, expand=True), rule_term_help(ui, "ai-hero-map")), control], spacing=8)


def ai_step_row(ui: Ui, number: int, step: Step) -> ft.Control:
    """One step of an AI hero, with its reason."""
    figure = ui.text(str(number), size=16, color=ui.on_action, family=fonts.BOLD, silent=True)
    read = ui.rule_help(step.reason.rule)
    lines = [ui.explained(ui.strong(ui.words.say(step.message), size=17), read)]
    if (why := step.reason.message) is not None:
        lines.append(ui.explained(ui.text(ui.words.say(why), size=14, color=ui.muted), read))
    told = ft.Column(lines, spacing=2, tight=True, expand=True)
    row = row_with_sign(badge(figure, 32, 32, ui.action, 10), told)
    return ft.Semantics(content=row, container=True)
