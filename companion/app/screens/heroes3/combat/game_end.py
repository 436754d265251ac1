"""The end of a combat: what came of it, the experience, and what the table does next, one line each."""

from __future__ import annotations

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.screens.heroes3.combat.help_callbacks import current_phase_help, rule_term_help
from companion.app.screens.heroes3.combat.table_text import unit_name_with_card_side
from companion.app.screens.heroes3.combat.unit_icons import row_with_sign
from companion.app.screens.table.game_end_summary import outcome_row
from companion.app.ui import Ui
from companion.games.heroes3.combat.flow.combat_end import describe_combat_consequences
from companion.games.heroes3.combat.model.state import MINE

_OUTCOMES: dict[str, IconName] = {
    "victory": "crown", "quick": "crown", "surrendered": "crown", "retreat": "undo", "surrender": "banner",
    "defeat": "skull",
}  # fmt: skip


def game_end_rows(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    """The lines of the last prompt."""
    state = model.state
    won = state.outcome in ("victory", "quick", "surrendered")
    said, symbol = ui.words("h3a-outcome", outcome=state.outcome), _OUTCOMES.get(state.outcome, "crown")
    head = outcome_row(ui, won, said, *_experience(ui, model), symbol=symbol, size=24, glyph=36)
    lines = [_line(ui, "forward", ui.words.say(said)) for said in describe_combat_consequences(state)]
    mine = [f for f in state.fighters if f.side == MINE]
    lost = [f for f in mine if not f.alive and f.kind.key not in state.sides[MINE].reserve]
    flipped = [f for f in mine if f.alive and f.flipped]
    if lost:
        names = [unit_name_with_card_side(ui.words, f.kind) for f in lost]
        lines.append(_line(ui, "skull", ui.words("h3a-lost", units=names)))
    if flipped:
        lines.append(_line(ui, "minus", ui.words("h3a-flipped", units=[ui.words.name(f.kind.name) for f in flipped])))
    if not lost and not flipped and won:
        lines.append(_line(ui, "shield", ui.words("h3a-no-losses")))
    return [ui.explained(head, current_phase_help(ui, state)), *lines]


def _experience(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    gained = model.state.experience
    if not gained:
        return []
    number = ui.number(f"+{gained}", size=24, color=ui.action, silent=True)
    row = ft.Row([make_icon("experience", ui.action, 24), number], spacing=4, tight=True)
    said = ui.words("h3a-experience", count=gained)
    shown = ft.Semantics(content=row, label=said, container=True)
    return [ui.explained(shown, rule_term_help(ui, "combat-experience"))]


def _line(ui: Ui, sign: IconName, said: str) -> ft.Control:
    shown = ui.text(said, size=16 if ui.phone else 17, expand=True)
    return row_with_sign(make_icon(sign, ui.muted, 20), ui.explained(shown, rule_term_help(ui, "combat-end")))
