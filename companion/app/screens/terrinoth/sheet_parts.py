"""Lines that several sheets share: a number to put right, what a card says."""

from __future__ import annotations

import flet as ft

from companion.app.kit.explained import explained
from companion.app.kit.stepper import Step, stepper
from companion.app.kit.tap import Act
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.screens.terrinoth import lookup
from companion.app.theme import Look
from companion.games.terrinoth.cards import Card
from companion.games.terrinoth.wording import card_lines


def stepped(
    look: Look, said: str, value: int, on_step: Step, name: str, limit: str | None = None,
    least: bool = False, most: bool = False, about: Act | None = None,
) -> ft.Control:  # fmt: skip
    """A number between minus and plus, with its name before it; both, held, open what it is `about`."""
    control = stepper(
        look, value, on_step, name=name, label=f"{said}: {value}", minus=f"{said} −1", plus=f"{said} +1", width=72,
        limit=limit, at_least=least, at_most=most, about=about,
    )  # fmt: skip
    return ft.Row([explained(text(look, said, expand=True), about), control], spacing=8)


def card_text(look: Look, guest: Guest, evening: QuestEvening, card: Card) -> list[ft.Control]:
    """What a card says, in plain words."""
    said = [guest.words.say(line) for line in card_lines(card, evening.world.table.book.word)]
    held = lookup.card(guest, evening.world, card)
    return [explained(text(look, line, size=15, color=look.muted), held) for line in said]
