"""The AI hero's turn on the map: the table says what is near, the app says what the hero does, step by step."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.kit.controls.stepper import OnStep as OnStep
from companion.app.models.heroes3.combat.ai_map_turn import FARTHEST, NOWHERE, PLACES, AiMapTurnModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat import help_topics
from companion.app.ui import Ui
from companion.games.heroes3.combat.bots.ai_hero_map_turn import MOVEMENT, Step


@component
def AiMapTurnPanel(ui: Ui, turn: AiMapTurnModel) -> ft.Control:
    """Folded away until it is wanted: between two combats the AI hero moves."""
    shown, _, _ = use_watch(turn, lambda t: (t.open, t.movement, dict(t.distances)))
    unfold = ui.unfold_button(ui.words("h3a-map"), turn.unfold, "map-turn", shown)
    if not shown:
        return unfold
    steps = turn.steps(ui.words)
    rows: list[ft.Control] = [
        ui.caption(ui.words("h3a-map-about"), size=15),
        _movement(ui, turn),
        *(_place(ui, turn, place) for place in PLACES),
        ui.strong(ui.words("h3a-map-steps")),
        *(ai_step_row(ui, number, step) for number, step in enumerate(steps, 1)),
    ]
    inside = ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column([unfold, ui.panel(inside, name="map-steps")], spacing=12)


def _movement(ui: Ui, turn: AiMapTurnModel) -> ft.Control:
    said = ui.words("h3a-movement")
    return _row(
        ui,
        said,
        ui.number_stepper(
            turn.movement,
            turn.spend,
            name="map-movement",
            label=f"{said}: {turn.movement}",
            minus=f"{said} −1",
            plus=f"{said} +1",
            width=56,
            at_least=turn.movement <= 0,
            at_most=turn.movement >= MOVEMENT,
        ),
    )


def _place(ui: Ui, turn: AiMapTurnModel, place: str) -> ft.Control:
    said = ui.words("h3a-map-place", place=place)
    return distance_stepper_row(ui, said, turn.distances[place], partial(turn.put, place), f"map-{place}")


def distance_stepper_row(ui: Ui, said: str, far: int, on_step: OnStep, name: str) -> ft.Control:
    """How many fields away something is, or that it is not there."""
    return _row(
        ui,
        said,
        ui.number_stepper(
            "–" if far == NOWHERE else far,
            on_step,
            name=name,
            label=ui.words("h3a-map-distance", place=said, fields=far),
            minus=f"{said} −1",
            plus=f"{said} +1",
            width=56,
            at_least=far <= NOWHERE,
            at_most=far >= FARTHEST,
        ),
    )


def _row(ui: Ui, said: str, control: ft.Control) -> ft.Control:
    name = ui.explained(ui.text(said, expand=True), help_topics.rule_term_help(ui, "ai-hero-map"))
    return ft.Row([name, control], spacing=8)


def ai_step_row(ui: Ui, number: int, step: Step) -> ft.Control:
    """One step of an AI hero, with its reason."""
    mark = ft.Container(
        ui.text(str(number), size=16, color=ui.on_action, family=fonts.BOLD, silent=True),
        width=32,
        height=32,
        bgcolor=ui.action,
        border_radius=10,
        alignment=ft.Alignment.CENTER,
    )
    read = ui.rule_help(step.reason.rule)
    lines: list[ft.Control] = [ui.explained(ui.strong(ui.words.say(step.message), size=17), read)]
    if step.reason.message is not None:
        lines.append(ui.explained(ui.text(ui.words.say(step.reason.message), size=14, color=ui.muted), read))
    row = ft.Row(
        [mark, ft.Column(lines, spacing=2, tight=True, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.Semantics(content=row, container=True)
