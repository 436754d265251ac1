"""The end of a quest: won or lost, what it came to, and the way to the next one."""

from __future__ import annotations

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.game_end_summary import outcome_row, statistic_row
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.table_text import message_argument_text
from companion.app.ui import OpenHelp, Ui


def game_end_rows(ui: Ui, model: TerrinothTableModel) -> list[ft.Control]:
    """The lines of the last prompt."""
    w = model.world
    won, counted = w.outcome == "won", model.counted
    head = outcome_row(ui, won, ui.words("tha-outcome", outcome=w.outcome), size=26, glyph=40)
    tale = w.table.quest.definition.won if won else w.table.quest.definition.lost
    lines: list[ft.Control] = [ui.explained(head, help_callbacks.current_phase_help(ui, w))]
    if tale:
        lines.append(ui.text(message_argument_text(ui.words, tale), size=16, color=ui.muted))

    def figure(sign: IconName, said: str, number: int, about: OpenHelp | None) -> ft.Control:
        return ui.explained(statistic_row(ui, make_icon(sign, ui.muted, 22), ui.words(said), str(number), 20), about)

    lines += [
        figure("next", "tha-sum-rounds", counted.rounds, help_callbacks.rule_term_help(ui, "round")),
        figure("skull", "tha-sum-enemies", counted.enemies, help_callbacks.rule_term_help(ui, "defeated-enemy")),
        figure("people", "tha-sum-standing", counted.standing, help_callbacks.rule_term_help(ui, "hero")),
        figure("pin", "tha-sum-places", counted.places, help_callbacks.rule_term_help(ui, "location")),
        figure("drop", "tha-sum-wounds", counted.wounds, help_callbacks.rule_term_help(ui, "wounds")),
    ]
    if counted.learned:
        lines.append(figure("pencil", "tha-sum-learned", counted.learned, None))
    if counted.learned and not w.table.book.pack.ours:
        lines.append(ui.caption(ui.words("tha-sum-kept"), size=14))
    return lines
