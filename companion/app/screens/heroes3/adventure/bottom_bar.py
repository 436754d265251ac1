"""The bar at the bottom: undo, always in reach, and the one button that leads the table on."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.map_and_combat_dialogs import AiHeroDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import use_watch
from companion.app.screens.heroes3.adventure.table_text import (
    ai_hero_status_text,
    rule_help_callback,
    rule_term_help_callback,
)
from companion.app.screens.table.bottom_bar import BottomBarSlots
from companion.app.theme import Look


def _onward(look: Look, session: DeviceSession, model: AdventureTableModel) -> list[ft.Control]:
    use_watch(model, lambda e: (e.guide, len(e.state.table.matters), e.state.ended, e.ai_to_move))
    return [_next(look, session, model)]


def _next(look: Look, session: DeviceSession, model: AdventureTableModel) -> ft.Control:
    """Where something is open or an AI hero has to move, the button leads there; else it leads on."""
    words, state = session.words, model.state
    if state.ended:
        history = partial(session.device.go, f"/table/{model.id}/history")
        return secondary_button(look, words("history-open"), history, symbol="log", name="open-history", expand=True)
    now = model.guide
    if now.blocked is not None and state.table.matters:
        said = words("h3s-ui-settle", count=len(state.table.matters))
        return primary_button(look, said, model.next, symbol="hand", name="next", expand=True)
    about = rule_help_callback(session, now.rule)
    if now.blocked is not None:
        # A combat is open: its own panel leads on; here people may still say that they go on.
        return secondary_button(look, words.say(now.next), model.skip, name="next", expand=True, on_long_press=about)
    if hero := model.ai_to_move:
        move = partial(model.show, AiHeroDialog(hero))
        return primary_button(
            look,
            ai_hero_status_text(session, model, hero, "next"),
            move,
            symbol="skull",
            name="next",
            expand=True,
            on_long_press=rule_term_help_callback(session, "ai-hero"),
        )
    return primary_button(look, words.say(now.next), model.next, name="next", expand=True, on_long_press=about)


BOTTOM_BAR = BottomBarSlots(_onward)
