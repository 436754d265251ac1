"""The end of a quest: won or lost, what it came to, and the way to the next one."""

from __future__ import annotations

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models.device_session import DeviceSession
from companion.app.models.open_help_callbacks import OpenHelpCallback
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.summary import figure_row, outcome_row
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.table_text import message_argument_text
from companion.app.theme import Look


def game_end_rows(look: Look, session: DeviceSession, model: TerrinothTableModel) -> list[ft.Control]:
    """The lines of the last prompt."""
    words, w = session.words, model.world
    won, counted = w.outcome == "won", model.counted
    head = outcome_row(look, won, words("tha-outcome", outcome=w.outcome), size=26, glyph=40)
    tale = w.table.quest.definition.won if won else w.table.quest.definition.lost
    lines: list[ft.Control] = [explain_on_long_press(head, help_topics.current_phase_help_callback(session, w))]
    if tale:
        lines.append(text(look, message_argument_text(words, tale), size=16, color=look.muted))
    numbers: list[tuple[IconName, str, int, OpenHelpCallback | None]] = [
        ("next", words("tha-sum-rounds"), counted.rounds, help_topics.rule_term_help_callback(session, "round")),
        (
            "skull",
            words("tha-sum-enemies"),
            counted.enemies,
            help_topics.rule_term_help_callback(session, "defeated-enemy"),
        ),
        ("people", words("tha-sum-standing"), counted.standing, help_topics.rule_term_help_callback(session, "hero")),
        ("pin", words("tha-sum-places"), counted.places, help_topics.rule_term_help_callback(session, "location")),
        ("drop", words("tha-sum-wounds"), counted.wounds, help_topics.rule_term_help_callback(session, "wounds")),
    ]
    if counted.learned:
        numbers.append(("pencil", words("tha-sum-learned"), counted.learned, None))
    lines += [explain_on_long_press(_line(look, sign, said, number), about) for sign, said, number, about in numbers]
    if counted.learned and not w.table.book.pack.ours:
        lines.append(caption_text(look, words("tha-sum-kept"), size=14))
    return lines


def _line(look: Look, sign: IconName, said: str, number: int) -> ft.Control:
    return figure_row(look, make_icon(sign, look.muted, 22), said, str(number), 20)
