"""Parts of the instruction: the headline, small print, the reason, and what came of the last deed."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.buttons import icon_button
from companion.app.kit.controls.chips import chip_row
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import Callback
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.combat.last_action import CombatAction
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.theme import Look
from companion.games.heroes3.combat.model.setup_data import GAME
from companion.kernel.events import Reason, Tone

_MOST_LINES = 3
_SIGNS: dict[Tone, IconName] = {"harm": "heart", "heal": "plus", "gain": "level", "end": "crown", "remind": "info"}


def headline_row(
    look: Look, said: str, *tools: ft.Control, size: float = 0, about: Callback | None = None
) -> ft.Control:
    """What happens now, in large words, with small tools behind it; held, it opens what it is `about`."""
    line = explain_on_long_press(strong_text(look, said, size=size or (18 if look.phone else 22), expand=True), about)
    return ft.Row([line, *tools], spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def small_text(look: Look, said: str) -> ft.Control:
    """Small print."""
    return text(look, said, size=14 if look.phone else 16, color=look.muted)


def action_result_rows(look: Look, session: DeviceSession, deed: CombatAction | None) -> list[ft.Control]:
    """What came of the last deed, newest lines, small."""
    if deed is None:
        return []
    colours = {"harm": look.harm, "heal": look.heal, "gain": look.action, "end": look.action}
    rows: list[ft.Control] = []
    for said, tone, rule in deed.lines[-_MOST_LINES:]:
        colour = colours.get(tone, look.muted)
        shown = text(look, said, size=14 if look.phone else 15, color=colour, expand=True)
        line = explain_on_long_press(shown, open_help_callbacks.open_sentence_callback(session, GAME, said, rule))
        rows.append(
            ft.Row(
                [make_icon(_SIGNS.get(tone, "next"), colour, 15), line],
                spacing=6,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        )
    return rows


def reason_rows(look: Look, session: DeviceSession, model: CombatTableModel, reason: Reason | None) -> list[ft.Control]:
    """The reason, and on request what was passed over."""
    if reason is None:
        return []
    words, held = session.words, open_help_callbacks.open_rule_callback(session, reason.rule)
    shown = (
        [explain_on_long_press(small_text(look, words.say(reason.message)), held)] if reason.message is not None else []
    )
    if model.unfolded:
        shown += [explain_on_long_press(small_text(look, f"· {words.say(passed)}"), held) for passed in reason.rejected]
    return shown


def rule_link_buttons(look: Look, session: DeviceSession, reason: Reason | None) -> list[ft.Control]:
    """The way to the paragraph that an automatic step follows."""
    read = open_help_callbacks.open_rule_callback(session, reason.rule) if reason is not None else None
    if reason is None or read is None:
        return []
    label = session.words("fact-source", place=reason.rule.partition(" ")[2])
    return [icon_button(look, "book", label, read, name="read-rule", bare=True, ink=look.muted)]


def alternatives_toggle(
    look: Look, session: DeviceSession, model: CombatTableModel, reason: Reason | None
) -> list[ft.Control]:
    """The sign that shows or hides what was passed over."""
    if reason is None or not reason.rejected:
        return []
    label = session.words("h3a-passed-over", count=len(reason.rejected))
    sign: IconName = "minus" if model.unfolded else "info"
    return [icon_button(look, sign, label, model.unfold, name="passed-over", bare=True, ink=look.muted)]


def answer_tags_row(look: Look, tags: Sequence[ft.Control]) -> ft.Control:
    """Answers to tap, side by side."""
    return chip_row(look, list(tags), targets=True)
