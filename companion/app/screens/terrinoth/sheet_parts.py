"""Lines that several sheets share: a number to put right, what a card says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import flet as ft

from companion.app.kit.stepper import stepper
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.theme import Look
from companion.games.terrinoth.cards import Card
from companion.games.terrinoth.wording import card_lines


def stepped(
    look: Look, said: str, value: int, on_step: Callable[[int], Awaitable[None]], name: str, limit: str | None = None,
    least: bool = False, most: bool = False,
) -> ft.Control:  # fmt: skip
    """A number between minus and plus, with its name before it."""
    control = stepper(
        look, value, on_step, name=name, label=f"{said}: {value}", minus=f"{said} −1", plus=f"{said} +1", width=72,
        limit=limit, at_least=least, at_most=most,
    )  # fmt: skip
    return ft.Row([text(look, said, expand=True), control], spacing=8)


def card_text(look: Look, guest: Guest, evening: QuestEvening, card: Card) -> list[ft.Control]:
    """What a card says, in plain words."""
    said = [guest.words.say(line) for line in card_lines(card, evening.world.table.book.word)]
    return [text(look, line, size=15, color=look.muted) for line in said]
