"""Where things stand: on a phone one under the other, on a wide screen the heroes side by side."""

from __future__ import annotations

import flet as ft

from companion.app.kit.layout.screen_layout import EDGE
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screen_registry import ScreenSize
from companion.app.screens.table.bottom_bar import BottomBar
from companion.app.screens.terrinoth.bottom_bar import BOTTOM_BAR
from companion.app.screens.terrinoth.danger_and_location_panels import (
    DangerTrackPanel,
    LocationPanel,
    ShadowsAndLairPanel,
)
from companion.app.screens.terrinoth.hero_panel import HeroPanel
from companion.app.screens.terrinoth.prompt_panel import PromptPanel
from companion.app.ui import Ui

HEADER, BAR, DANGER = 64, 84, 92
"""Heights that the rest of the screen takes."""
_BUTTONS = 400
_LINE = 56
_LEAST, _MOST_SHARE, _MOST_AT_END = 150, 0.62, 0.8


@component
def TallTableBody(ui: Ui, model: TerrinothTableModel, size: ScreenSize) -> ft.Control:
    """Danger, the table to scroll through with the active hero first, the question."""
    first, wish, over = use_watch(model, lambda e: (max(0, e.actor), _wish(ui, e), e.moment == "over"))
    room = size[1] - HEADER - BAR - DANGER - 12
    prompt = min(max(_LEAST, wish), room * (_MOST_AT_END if over else _MOST_SHARE))
    count = len(model.world.heroes)
    order = [(first + n) % count for n in range(count)]
    heroes = [HeroPanel.keyed(f"hero-{n}", ui, model, n, False) for n in order]
    parts = [heroes[0], LocationPanel(ui, model), *heroes[1:], ShadowsAndLairPanel(ui, model, False)]
    table = ft.ListView(parts, spacing=8, expand=True, padding=0)
    return ft.Column([DangerTrackPanel(ui, model), table, PromptPanel(ui, model, prompt)], spacing=8)


@component
def WideTableBody(ui: Ui, model: TerrinothTableModel, size: ScreenSize) -> ft.Control:
    """Danger and location above, the heroes and what lies beyond side by side, question and actions below."""
    wish = use_watch(model, lambda e: _wish(ui, e))
    room = size[1] - HEADER - DANGER - 2 * EDGE
    # Four heroes stack more above each other than fewer do: the question leaves them more room.
    share = 0.4 if len(model.world.heroes) > 3 else 0.5
    prompt = min(max(_LEAST, wish), room * share)
    heroes = [HeroPanel.keyed(f"hero-{n}", ui, model, n, True) for n in range(len(model.world.heroes))]
    danger = ft.Container(DangerTrackPanel(ui, model), expand=5)
    place = ft.Container(LocationPanel(ui, model), expand=3)
    top = ft.Row([danger, place], spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    columns = [ft.Container(column, expand=True) for column in (*heroes, ShadowsAndLairPanel(ui, model, True))]
    middle = ft.Row(list(columns), spacing=12, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    question = ft.Container(PromptPanel(ui, model, prompt), expand=True)
    actions = ft.Container(BottomBar(ui, model, BOTTOM_BAR), width=_BUTTONS)
    bottom = ft.Row([question, actions], spacing=12, vertical_alignment=ft.CrossAxisAlignment.END)
    return ft.Column([top, middle, bottom], spacing=12)


def _wish(ui: Ui, model: TerrinothTableModel) -> float:
    """How high the question would like to be; what does not fit is scrolled to."""
    asked, told = model.ask, sum(len(page.telling) for page in model.last)
    small = 24
    if model.pages:
        # Every line has a rule to tap, and is as high as that.
        return 76 + _LINE * len(model.pages[0].telling)
    if asked is None:
        return 1000
    below = 20 + small * min(4, told)
    if asked.dice is not None:
        return 76 + 112 * sum(count > 0 for count in asked.dice) + 24
    if model.moment == "learn":
        return 190
    if model.moment in ("pick", "yes", "done", "draw"):
        return 122 + below
    rows = len(asked.legal)
    below += 26 * (len(asked.options) - rows)
    # Answers with a line about them are higher than those without.
    high = 70 if asked.id in ("activation", "upgrade", "choose", "keep", "order") else 58
    return 76 + high * (rows if ui.phone else (rows + 1) // 2) + below
