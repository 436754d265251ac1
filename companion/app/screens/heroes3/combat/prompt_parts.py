"""Parts of the instruction: the headline, small print, the reason, and what came of the last deed."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.touch.pressable import Callback
from companion.app.models.heroes3.combat.last_action import CombatAction
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.screens.heroes3.combat.unit_icons import row_with_sign
from companion.app.ui import Ui
from companion.games.heroes3.combat.model.setup_data import GAME
from companion.kernel.events import Reason, Tone

_MOST_LINES = 3
_SIGNS: dict[Tone, IconName] = {"harm": "heart", "heal": "plus", "gain": "level", "end": "crown", "remind": "info"}


def headline_row(ui: Ui, said: str, *tools: ft.Control, about: Callback | None = None) -> ft.Control:
    """What happens now, in large words, with small tools behind it; held, it opens what it is `about`."""
    line = ui.explained(ui.strong(said, size=18 if ui.phone else 22, expand=True), about)
    return ft.Row([line, *tools], spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def small_text(ui: Ui, said: str) -> ft.Control:
    """Small print."""
    return ui.text(said, size=14 if ui.phone else 16, color=ui.muted)


def action_result_rows(ui: Ui, deed: CombatAction | None) -> list[ft.Control]:
    """What came of the last deed, newest lines, small."""
    if deed is None:
        return []
    colours = {"harm": ui.harm, "heal": ui.heal, "gain": ui.action, "end": ui.action}
    rows: list[ft.Control] = []
    for said, tone, rule in deed.lines[-_MOST_LINES:]:
        colour = colours.get(tone, ui.muted)
        shown = ui.text(said, size=14 if ui.phone else 15, color=colour, expand=True)
        line = ui.explained(shown, ui.sentence_help(GAME, said, rule))
        rows.append(row_with_sign(make_icon(_SIGNS.get(tone, "next"), colour, 15), line, spacing=6))
    return rows


def reason_rows(ui: Ui, model: CombatTableModel, reason: Reason | None) -> list[ft.Control]:
    """The reason, and on request what was passed over."""
    if reason is None:
        return []
    words, held = ui.words, ui.rule_help(reason.rule)
    shown = [ui.explained(small_text(ui, words.say(reason.message)), held)] if reason.message is not None else []
    if model.unfolded:
        shown += [ui.explained(small_text(ui, f"· {words.say(passed)}"), held) for passed in reason.rejected]
    return shown


def rule_link_buttons(ui: Ui, reason: Reason | None) -> list[ft.Control]:
    """The way to the paragraph that an automatic step follows."""
    read = ui.rule_help(reason.rule) if reason is not None else None
    if reason is None or read is None:
        return []
    label = ui.words("fact-source", place=reason.rule.partition(" ")[2])
    return [ui.icon_button("book", label, read, name="read-rule", bare=True, ink=ui.muted)]


def alternatives_toggle(ui: Ui, model: CombatTableModel, reason: Reason | None) -> list[ft.Control]:
    """The sign that shows or hides what was passed over."""
    if reason is None or not reason.rejected:
        return []
    label = ui.words("h3a-passed-over", count=len(reason.rejected))
    sign: IconName = "minus" if model.unfolded else "info"
    return [ui.icon_button(sign, label, model.unfold, name="passed-over", bare=True, ink=ui.muted)]


def answer_tags_row(ui: Ui, tags: Sequence[ft.Control]) -> list[ft.Control]:
    """Answers to tap, side by side; no row where there are none."""
    return [ui.chip_row(tags, targets=True)] if tags else []
