"""The bar at the bottom: undo, always in reach, and the one button that leads the table on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import AiHeroDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import use_watch
from companion.app.screens.heroes3.adventure.shared_rows import done_button
from companion.app.screens.heroes3.adventure.table_text_and_help import ai_hero_status_text, rule_help
from companion.app.screens.table.bottom_bar import BottomBarSlots
from companion.app.ui import Ui


def _onward(ui: Ui, model: AdventureTableModel) -> list[ft.Control]:
    use_watch(model, lambda e: (e.guide, len(e.state.table.matters), e.state.ended, e.ai_to_move))
    return [_next(ui, model)]


def _next(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """Where something is open or an AI hero has to move, the button leads there; else it leads on."""
    state = model.state
    if state.ended:
        history = partial(ui.device.go, f"/table/{model.id}/history")
        return ui.button(ui.words("history-open"), history, symbol="log", name="open-history", expand=True)
    now = model.guide
    if now.blocked is not None and state.table.matters:
        return done_button(ui, ui.words("h3s-ui-settle", count=len(state.table.matters)), model.next, "next", "hand")
    about = rule_help(ui, now.rule)
    if now.blocked is not None:
        # A combat is open: its own panel leads on; here people may still say that they go on.
        return ui.button(ui.words.say(now.next), model.skip, name="next", expand=True, on_long_press=about)
    if hero := model.ai_to_move:
        said = ai_hero_status_text(ui, model, hero, "next")
        return done_button(ui, said, partial(model.show, AiHeroDialog(hero)), "next", "skull", "ai-hero")
    return ui.primary_button(ui.words.say(now.next), model.next, name="next", expand=True, on_long_press=about)


BOTTOM_BAR = BottomBarSlots(_onward)
