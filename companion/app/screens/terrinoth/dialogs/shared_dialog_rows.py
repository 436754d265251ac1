"""Lines that several sheets share: a number to put right, what a card says."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.stepper import labelled_stepper
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth import help_topics
from companion.app.ui import Ui
from companion.games.terrinoth.cards.card_text import card_text_lines
from companion.games.terrinoth.cards.card_types import Card

number_stepper_row = partial(labelled_stepper, width=72)
"""A number between minus and plus, with its name before it; both, held, open what it is about."""


def card_text_rows(ui: Ui, model: TerrinothTableModel, card: Card) -> list[ft.Control]:
    """What a card says, in plain words."""
    said = [ui.words.say(line) for line in card_text_lines(card, model.world.table.book.word)]
    held = help_topics.card_help(ui, model.world, card)
    return [ui.explained(ui.text(line, size=15, color=ui.muted), held) for line in said]
