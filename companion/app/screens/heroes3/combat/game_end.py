"""The end of a combat: what came of it, the experience, and what the table does next, one line each."""

from __future__ import annotations

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import number_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.table_text import unit_name_with_side
from companion.app.screens.table.summary import outcome_row
from companion.app.theme import Look
from companion.games.heroes3.combat.flow.combat_end import describe_combat_consequences
from companion.games.heroes3.combat.model.state import MINE

_OUTCOMES: dict[str, IconName] = {
    "victory": "crown", "quick": "crown", "surrendered": "crown", "retreat": "undo", "surrender": "banner",
    "defeat": "skull",
}  # fmt: skip


def game_end_rows(look: Look, session: DeviceSession, model: CombatTableModel) -> list[ft.Control]:
    """The lines of the last prompt."""
    words, state = session.words, model.state
    won = state.outcome in ("victory", "quick", "surrendered")
    said, symbol = words("h3a-outcome", outcome=state.outcome), _OUTCOMES.get(state.outcome, "crown")
    head = outcome_row(look, won, said, *_experience(look, session, model), symbol=symbol, size=24, glyph=36)
    lines = [_line(look, session, "forward", words.say(said)) for said in describe_combat_consequences(state)]
    lost = [f for f in state.fighters if f.side == MINE and not f.alive and f.kind.key not in state.sides[MINE].reserve]
    flipped = [f for f in state.fighters if f.side == MINE and f.alive and f.flipped]
    if lost:
        lines.append(
            _line(look, session, "skull", words("h3a-lost", units=[unit_name_with_side(words, f.kind) for f in lost]))
        )
    if flipped:
        lines.append(
            _line(look, session, "minus", words("h3a-flipped", units=[words.name(f.kind.name) for f in flipped]))
        )
    if not lost and not flipped and won:
        lines.append(_line(look, session, "shield", words("h3a-no-losses")))
    return [explain_on_long_press(head, help_topics.current_phase_help_callback(session, state)), *lines]


def _experience(look: Look, session: DeviceSession, model: CombatTableModel) -> list[ft.Control]:
    gained = model.state.experience
    if not gained:
        return []
    row = ft.Row(
        [
            make_icon("experience", look.action, 24),
            number_text(look, f"+{gained}", size=24, color=look.action, silent=True),
        ],
        spacing=4,
        tight=True,
    )
    said = session.words("h3a-experience", count=gained)
    shown = ft.Semantics(content=row, label=said, container=True)
    return [explain_on_long_press(shown, help_topics.rule_term_help_callback(session, "combat-experience"))]


def _line(look: Look, session: DeviceSession, sign: IconName, said: str) -> ft.Control:
    shown = text(look, said, size=16 if look.phone else 17, expand=True)
    return ft.Row(
        [
            make_icon(sign, look.muted, 20),
            explain_on_long_press(shown, help_topics.rule_term_help_callback(session, "combat-end")),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
