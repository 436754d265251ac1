"""Putting a figure of a card right, for this table."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.app.kit.buttons import primary
from companion.app.kit.chips import choice
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.stepper import stepper
from companion.app.kit.words import caption
from companion.app.models.guest import Guest
from companion.app.models.packing import Correcting, Packing
from companion.app.theme import Look
from companion.library.cards import CardEntry, told


def first_figure(card: CardEntry) -> Correcting | None:
    """A correction of the first number on a card; nothing where it has none, or where a pack brought the card."""
    numbers = [figure for figure in card.figures if isinstance(figure.value, int)]
    if not numbers or card.pack:
        return None
    return Correcting(card.id, numbers[0].id, int(numbers[0].value))


def correcting_sheet(look: Look, guest: Guest, packing: Packing, card: CardEntry) -> ft.Control:
    """Which figure, what it should be, and why."""
    words, made = guest.words, packing.correcting
    assert made is not None
    values = {figure.id: figure.value for figure in card.figures if isinstance(figure.value, int)}
    named = {figure.id: told(figure.name, words) for figure in card.figures if figure.id in values}

    def pick(figure: str) -> None:
        packing.correct(Correcting(card.id, figure, values[figure], made.why))

    def step(by: int) -> None:
        now = packing.correcting
        if now is not None:
            packing.correct(replace(now, value=max(0, now.value + by)))

    def explain(typed: str) -> None:
        now = packing.correcting
        if now is not None:
            packing.correct(replace(now, why=typed))

    body: list[ft.Control] = [
        choice(look, list(named.items()), made.figure, pick, name="correct-figure"),
        stepper(
            look,
            made.value,
            step,
            name="correct-value",
            label=f"{named[made.figure]} {made.value}",
            minus=words("mend-less"),
            plus=words("mend-more"),
            width=120,
        ),
        field(look, words("correct-why"), made.why, explain, name="correct-why", max_length=120),
        caption(look, words("correct-how")),
    ]
    keep = primary(look, words("rule-keep"), packing.keep_correction, name="correct-keep", expand=True)
    return sheet(
        look,
        words("card-correct"),
        body,
        subtitle=words.name(card.name),
        close=words("close"),
        on_close=lambda: packing.correct(None),
        actions=[keep],
        scrolls=False,
    )
