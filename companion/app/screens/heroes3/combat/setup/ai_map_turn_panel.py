"""The AI hero's turn on the map: the table says what is near, the app says what the hero does, step by step."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.kit.controls.stepper import OnStep as OnStep
from companion.app.kit.controls.stepper import number_stepper
from companion.app.kit.layout.form_section import unfold_button
from companion.app.kit.layout.panel import panel
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.combat.ai_map_turn import FARTHEST, NOWHERE, PLACES, AiMapTurnModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat import help_topics
from companion.app.theme import Look
from companion.games.heroes3.combat.bots.ai_hero_map_turn import MOVEMENT, Step


@component
def AiMapTurnPanel(look: Look, session: DeviceSession, turn: AiMapTurnModel) -> ft.Control:
    """Folded away until it is wanted: between two combats the AI hero moves."""
    shown, _, _ = use_watch(turn, lambda t: (t.open, t.movement, dict(t.distances)))
    words = session.words
    unfold = unfold_button(look, words("h3a-map"), turn.unfold, "map-turn", shown)
    if not shown:
        return unfold
    steps = turn.steps(words)
    rows: list[ft.Control] = [
        caption_text(look, words("h3a-map-about"), size=15),
        _movement(look, session, turn),
        *(_place(look, session, turn, place) for place in PLACES),
        strong_text(look, words("h3a-map-steps")),
        *(ai_step_row(look, session, number, step) for number, step in enumerate(steps, 1)),
    ]
    inside = ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column([unfold, panel(look, inside, name="map-steps")], spacing=12)


def _movement(look: Look, session: DeviceSession, turn: AiMapTurnModel) -> ft.Control:
    said = session.words("h3a-movement")
    return _row(
        look,
        session,
        said,
        number_stepper(
            look,
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


def _place(look: Look, session: DeviceSession, turn: AiMapTurnModel, place: str) -> ft.Control:
    said = session.words("h3a-map-place", place=place)
    return distance_stepper_row(look, session, said, turn.distances[place], partial(turn.put, place), f"map-{place}")


def distance_stepper_row(
    look: Look, session: DeviceSession, said: str, far: int, on_step: OnStep, name: str
) -> ft.Control:
    """How many fields away something is, or that it is not there."""
    return _row(
        look,
        session,
        said,
        number_stepper(
            look,
            "–" if far == NOWHERE else far,
            on_step,
            name=name,
            label=session.words("h3a-map-distance", place=said, fields=far),
            minus=f"{said} −1",
            plus=f"{said} +1",
            width=56,
            at_least=far <= NOWHERE,
            at_most=far >= FARTHEST,
        ),
    )


def _row(look: Look, session: DeviceSession, said: str, control: ft.Control) -> ft.Control:
    name = explain_on_long_press(
        text(look, said, expand=True), help_topics.rule_term_help_callback(session, "ai-hero-map")
    )
    return ft.Row([name, control], spacing=8)


def ai_step_row(look: Look, session: DeviceSession, number: int, step: Step) -> ft.Control:
    """One step of an AI hero, with its reason."""
    words = session.words
    mark = ft.Container(
        text(look, str(number), size=16, color=look.on_action, family=fonts.BOLD, silent=True),
        width=32,
        height=32,
        bgcolor=look.action,
        border_radius=10,
        alignment=ft.Alignment.CENTER,
    )
    read = open_help_callbacks.open_rule_callback(session, step.reason.rule)
    lines: list[ft.Control] = [explain_on_long_press(strong_text(look, words.say(step.message), size=17), read)]
    if step.reason.message is not None:
        lines.append(explain_on_long_press(text(look, words.say(step.reason.message), size=14, color=look.muted), read))
    row = ft.Row(
        [mark, ft.Column(lines, spacing=2, tight=True, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.Semantics(content=row, container=True)
