"""The end of a quest: won or lost, what it came to, and the way to the next one."""

from __future__ import annotations

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.explained import explained
from companion.app.kit.words import caption, figure, title
from companion.app.kit.words import words as text
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.speech import plain
from companion.app.theme import Look


def ending(look: Look, guest: Guest, evening: QuestEvening) -> list[ft.Control]:
    """The lines of the last prompt."""
    words, w = guest.words, evening.world
    won, counted = w.outcome == "won", evening.counted
    colour = look.action if won else look.muted
    head = ft.Row(
        [
            icon("crown" if won else "skull", colour, 40),
            title(look, words("tha-outcome", outcome=w.outcome), size=26, lines=2, expand=True),
        ],
        spacing=12,
    )  # fmt: skip
    tale = w.table.quest.definition.won if won else w.table.quest.definition.lost
    lines: list[ft.Control] = [explained(head, lookup.now(guest, w))]
    if tale:
        lines.append(text(look, plain(words, tale), size=16, color=look.muted))
    numbers: list[tuple[Icon, str, int, About | None]] = [
        ("next", words("tha-sum-rounds"), counted.rounds, lookup.term(guest, "round")),
        ("skull", words("tha-sum-enemies"), counted.enemies, lookup.term(guest, "defeated-enemy")),
        ("people", words("tha-sum-standing"), counted.standing, lookup.term(guest, "hero")),
        ("pin", words("tha-sum-places"), counted.places, lookup.term(guest, "location")),
        ("drop", words("tha-sum-wounds"), counted.wounds, lookup.term(guest, "wounds")),
    ]
    if counted.learned:
        numbers.append(("pencil", words("tha-sum-learned"), counted.learned, None))
    lines += [explained(_line(look, sign, said, number), about) for sign, said, number, about in numbers]
    if counted.learned and not w.table.book.pack.ours:
        lines.append(caption(look, words("tha-sum-kept"), size=14))
    return lines


def _line(look: Look, sign: Icon, said: str, number: int) -> ft.Control:
    row = ft.Row(
        [icon(sign, look.muted, 22), text(look, said, expand=True, silent=True),
         figure(look, str(number), size=20, silent=True)],
        spacing=10,
    )  # fmt: skip
    return ft.Semantics(content=row, label=f"{said}: {number}", container=True)
