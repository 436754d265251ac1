"""Lines that several sheets share: a number to put right, what a card says, the way to type it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth import help_callbacks
from companion.app.ui import Ui
from companion.games.terrinoth.cards.card_text import card_text_lines
from companion.games.terrinoth.cards.card_types import Card

_NUMBERS = {
    "wounds": ("tha-wounds", "wounds"), "tokens": ("tha-success", "success-tokens"),
    "progress": ("tha-progress", "progress"), "peril": ("tha-danger-space", "peril-track"),
}  # fmt: skip
"""The numbers that can be put right: what they are called, and the entry about them."""


def number_stepper_row(
    ui: Ui,
    model: TerrinothTableModel,
    what: str,
    value: int,
    limit: int | str,
    who: str = "",
    *,
    least: int = 0,
    full: bool = False,
) -> ft.Control:
    """A number between minus and plus, with its name before it; both, held, open what it is about."""
    said, entry = _NUMBERS[what]
    return ui.labelled_stepper(
        ui.words(said),
        value,
        lambda by: model.adjust(what, by, who),
        what,
        f"/ {limit}",
        value <= least,
        full,
        about=help_callbacks.rule_term_help(ui, entry),
        width=72,
    )


def card_text_rows(ui: Ui, model: TerrinothTableModel, card: Card) -> list[ft.Control]:
    """What a card says, in plain words."""
    said = [ui.words.say(line) for line in card_text_lines(card, model.world.table.book.word)]
    held = help_callbacks.card_help(ui, model.world, card)
    return [ui.explained(ui.text(line, size=15, color=ui.muted), held) for line in said]


def type_card_button(ui: Ui, model: TerrinothTableModel, card: str) -> ft.Control:
    """The way to type what a card says."""
    act = partial(model.open_card, card)
    return ui.button(ui.words("tha-type-card"), act, symbol="pencil", name="type-card", height=48)
