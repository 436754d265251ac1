"""The AI hero's turn on the map: the table says what is near, the app says what the hero does, step by step."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.kit.buttons import quiet
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.stepper import Step as OnStep
from companion.app.kit.stepper import stepper
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.map_turn import FARTHEST, NOWHERE, PLACES, MapTurn
from companion.app.screens.heroes3.combat import lookup
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.chair.map_turn import MOVEMENT, Step


@part
def MapTurnPanel(look: Look, guest: Guest, turn: MapTurn) -> ft.Control:
    """Folded away until it is wanted: between two combats the AI hero moves."""
    shown, _, _ = use_watch(turn, lambda t: (t.open, t.movement, dict(t.distances)))
    words = guest.words
    unfold = quiet(look, words("h3a-map"), turn.unfold, name="map-turn", height=48, symbol="minus" if shown else "plus")
    if not shown:
        return unfold
    steps = turn.steps(words)
    rows: list[ft.Control] = [
        caption(look, words("h3a-map-about"), size=15),
        _movement(look, guest, turn),
        *(_place(look, guest, turn, place) for place in PLACES),
        strong(look, words("h3a-map-steps")),
        *(step_row(look, guest, number, step) for number, step in enumerate(steps, 1)),
    ]
    inside = ft.Column(rows, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Column([unfold, panel(look, inside, name="map-steps")], spacing=12)


def _movement(look: Look, guest: Guest, turn: MapTurn) -> ft.Control:
    said = guest.words("h3a-movement")
    return _row(look, guest, said, stepper(
        look, turn.movement, turn.spend, name="map-movement", label=f"{said}: {turn.movement}", minus=f"{said} −1",
        plus=f"{said} +1", width=56, at_least=turn.movement <= 0, at_most=turn.movement >= MOVEMENT,
    ))  # fmt: skip


def _place(look: Look, guest: Guest, turn: MapTurn, place: str) -> ft.Control:
    said = guest.words("h3a-map-place", place=place)
    return distance_row(look, guest, said, turn.distances[place], partial(turn.put, place), f"map-{place}")


def distance_row(look: Look, guest: Guest, said: str, far: int, on_step: OnStep, name: str) -> ft.Control:
    """How many fields away something is, or that it is not there."""
    return _row(look, guest, said, stepper(
        look, "–" if far == NOWHERE else far, on_step, name=name,
        label=guest.words("h3a-map-distance", place=said, fields=far), minus=f"{said} −1", plus=f"{said} +1", width=56,
        at_least=far <= NOWHERE, at_most=far >= FARTHEST,
    ))  # fmt: skip


def _row(look: Look, guest: Guest, said: str, control: ft.Control) -> ft.Control:
    name = explained(text(look, said, expand=True), lookup.term(guest, "ai-hero-map"))
    return ft.Row([name, control], spacing=8)


def step_row(look: Look, guest: Guest, number: int, step: Step) -> ft.Control:
    """One step of an AI hero, with its reason."""
    words = guest.words
    mark = ft.Container(
        text(look, str(number), size=16, color=look.on_action, family=fonts.BOLD, silent=True),
        width=32, height=32, bgcolor=look.action, border_radius=10, alignment=ft.Alignment.CENTER,
    )  # fmt: skip
    read = about.rule(guest, step.reason.rule)
    lines: list[ft.Control] = [explained(strong(look, words.say(step.message), size=17), read)]
    if step.reason.message is not None:
        lines.append(explained(text(look, words.say(step.reason.message), size=14, color=look.muted), read))
    row = ft.Row(
        [mark, ft.Column(lines, spacing=2, tight=True, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.Semantics(content=row, container=True)
