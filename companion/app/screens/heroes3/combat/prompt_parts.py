"""Parts of the instruction: the headline, small print, the reason, and what came of the last deed."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.buttons import icon_button
from companion.app.kit.chips import chips
from companion.app.kit.explained import explained
from companion.app.kit.tap import Act
from companion.app.kit.words import strong
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.evening import CombatEvening
from companion.app.models.heroes3.story import Deed
from companion.app.theme import Look
from companion.games.heroes3.combat.setup import GAME
from companion.kernel.events import Reason, Tone

_MOST_LINES = 3
_SIGNS: dict[Tone, Icon] = {"harm": "heart", "heal": "plus", "gain": "level", "end": "crown", "remind": "info"}


def headline(look: Look, said: str, *tools: ft.Control, size: float = 0, about: Act | None = None) -> ft.Control:
    """What happens now, in large words, with small tools behind it; held, it opens what it is `about`."""
    line = explained(strong(look, said, size=size or (18 if look.phone else 22), expand=True), about)
    return ft.Row([line, *tools], spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER)


def small(look: Look, said: str) -> ft.Control:
    """Small print."""
    return text(look, said, size=14 if look.phone else 16, color=look.muted)


def came_of(look: Look, guest: Guest, deed: Deed | None) -> list[ft.Control]:
    """What came of the last deed, newest lines, small."""
    if deed is None:
        return []
    colours = {"harm": look.harm, "heal": look.heal, "gain": look.action, "end": look.action}
    rows: list[ft.Control] = []
    for said, tone, rule in deed.lines[-_MOST_LINES:]:
        colour = colours.get(tone, look.muted)
        shown = text(look, said, size=14 if look.phone else 15, color=colour, expand=True)
        line = explained(shown, about.line(guest, GAME, said, rule))
        rows.append(
            ft.Row([icon(_SIGNS.get(tone, "next"), colour, 15), line], spacing=6,
                   vertical_alignment=ft.CrossAxisAlignment.START)
        )  # fmt: skip
    return rows


def reason_lines(look: Look, guest: Guest, evening: CombatEvening, reason: Reason | None) -> list[ft.Control]:
    """The reason, and on request what was passed over."""
    if reason is None:
        return []
    words, held = guest.words, about.rule(guest, reason.rule)
    shown = [explained(small(look, words.say(reason.message)), held)] if reason.message is not None else []
    if evening.unfolded:
        shown += [explained(small(look, f"· {words.say(passed)}"), held) for passed in reason.rejected]
    return shown


def rule_button(look: Look, guest: Guest, reason: Reason | None) -> list[ft.Control]:
    """The way to the paragraph that an automatic step follows."""
    read = about.rule(guest, reason.rule) if reason is not None else None
    if reason is None or read is None:
        return []
    label = guest.words("fact-source", place=reason.rule.partition(" ")[2])
    return [icon_button(look, "book", label, read, name="read-rule", bare=True, ink=look.muted)]


def unfolding(look: Look, guest: Guest, evening: CombatEvening, reason: Reason | None) -> list[ft.Control]:
    """The sign that shows or hides what was passed over."""
    if reason is None or not reason.rejected:
        return []
    label = guest.words("h3a-passed-over", count=len(reason.rejected))
    sign: Icon = "minus" if evening.unfolded else "info"
    return [icon_button(look, sign, label, evening.unfold, name="passed-over", bare=True, ink=look.muted)]


def tag_row(look: Look, tags: Sequence[ft.Control]) -> ft.Control:
    """Answers to tap, side by side."""
    return chips(look, list(tags), targets=True)
