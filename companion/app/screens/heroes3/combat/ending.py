"""The end of a combat: what came of it, the experience, and what the table does next, one line each."""

from __future__ import annotations

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.explained import explained
from companion.app.kit.words import figure, title
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.evening import CombatEvening
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.speech import kind_name
from companion.app.theme import Look
from companion.games.heroes3.combat.ending import consequences
from companion.games.heroes3.combat.state import MINE

_OUTCOMES: dict[str, Icon] = {
    "victory": "crown", "quick": "crown", "surrendered": "crown", "retreat": "undo", "surrender": "banner",
    "defeat": "skull",
}  # fmt: skip


def ending(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """The lines of the last prompt."""
    words, state = guest.words, evening.state
    won = state.outcome in ("victory", "quick", "surrendered")
    colour = look.action if won else look.muted
    head = ft.Row(
        [
            icon(_OUTCOMES.get(state.outcome, "crown"), colour, 36),
            title(look, words("h3a-outcome", outcome=state.outcome), size=24, lines=2, expand=True),
            *_experience(look, guest, evening),
        ],
        spacing=12,
    )
    lines = [_line(look, guest, "forward", words.say(said)) for said in consequences(state)]
    lost = [f for f in state.fighters if f.side == MINE and not f.alive and f.kind.key not in state.sides[MINE].reserve]
    flipped = [f for f in state.fighters if f.side == MINE and f.alive and f.flipped]
    if lost:
        lines.append(_line(look, guest, "skull", words("h3a-lost", units=[kind_name(words, f.kind) for f in lost])))
    if flipped:
        lines.append(
            _line(look, guest, "minus", words("h3a-flipped", units=[words.name(f.kind.name) for f in flipped]))
        )
    if not lost and not flipped and won:
        lines.append(_line(look, guest, "shield", words("h3a-no-losses")))
    return [explained(head, lookup.now(guest, state)), *lines]


def _experience(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    gained = evening.state.experience
    if not gained:
        return []
    row = ft.Row(
        [icon("experience", look.action, 24), figure(look, f"+{gained}", size=24, color=look.action, silent=True)],
        spacing=4,
        tight=True,
    )
    said = guest.words("h3a-experience", count=gained)
    shown = ft.Semantics(content=row, label=said, container=True)
    return [explained(shown, lookup.term(guest, "combat-experience"))]


def _line(look: Look, guest: Guest, sign: Icon, said: str) -> ft.Control:
    shown = text(look, said, size=16 if look.phone else 17, expand=True)
    return ft.Row(
        [icon(sign, look.muted, 20), explained(shown, lookup.term(guest, "combat-end"))],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
