"""A hero's sheet: wounds, tokens and conditions to put right, the four cards with what they do, the items."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.terrinoth.dialog_states import HeroDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.dialogs.shared_dialog_rows import card_text_rows, number_stepper_row
from companion.app.screens.terrinoth.game_icons import action_icon
from companion.app.screens.terrinoth.hero_panel import MOST_TOKENS
from companion.app.screens.terrinoth.table_text import hero_health_text, hero_name_and_class_text, message_argument_text
from companion.app.ui import Ui
from companion.games.terrinoth.state import Slot


def hero_dialog(ui: Ui, model: TerrinothTableModel, dialog: HeroDialog) -> ft.Control:
    """Everything about one hero."""
    w = model.world
    hero = w.table.index[dialog.seat]
    mine = w.heroes[hero]
    health = hero_health_text(model.view, w, hero)
    full = mine.tokens >= MOST_TOKENS
    body: list[ft.Control] = [
        number_stepper_row(ui, model, "wounds", mine.wounds, health, dialog.seat),
        number_stepper_row(ui, model, "tokens", mine.tokens, MOST_TOKENS, dialog.seat, full=full),
        help_callbacks.term_heading(ui, ui.words("tha-conditions"), "condition"),
        _conditions(ui, model, dialog.seat),
        *card_text_rows(ui, model, w.card(mine.card)),
        _type(ui, model, mine.card),
        help_callbacks.term_heading(ui, ui.words("tha-activation-cards"), "activation-card"),
        *(_slot(ui, model, dialog.seat, slot) for slot in mine.acts),
    ]
    if mine.items:
        body.append(help_callbacks.term_heading(ui, ui.words("tha-items"), "item"))
        for item in map(w.card, mine.items):
            name = ui.strong(message_argument_text(ui.words, item.name), size=15)
            body += [ui.explained(name, help_callbacks.card_help(ui, w, item)), *card_text_rows(ui, model, item)]
    subtitle, held = hero_name_and_class_text(ui.words, w, hero), help_callbacks.card_help(ui, w, w.card(mine.card))
    return table_dialog(ui, model, w.table.names[hero], body, subtitle=subtitle, about=held)


def _conditions(ui: Ui, model: TerrinothTableModel, seat: str) -> ft.Control:
    w = model.world
    chosen = w.heroes[w.table.index[seat]].conditions
    cards = w.table.book.cards
    options = [
        (k, message_argument_text(ui.words, card.name)) for k, card in cards.items() if card.kind == "conditions"
    ]
    return ui.choice_chips(
        options,
        chosen,
        lambda card: model.adjust(card, -1 if card in chosen else 1, seat),
        name="condition",
        about=lambda card: help_callbacks.card_help(ui, w, cards[card]),
    )


def _slot(ui: Ui, model: TerrinothTableModel, seat: str, slot: Slot) -> ft.Control:
    """One activation card: turn it, or type what it says."""
    card = model.world.card(slot.card)
    state = "exhausted" if slot.exhausted else "ready"
    name = message_argument_text(ui.words, card.name)
    said: list[ft.Control] = [
        ui.explained(ui.strong(name, size=15, lines=2), help_callbacks.card_help(ui, model.world, card)),
        ui.explained(ui.caption(ui.words("tha-state", state=state)), help_callbacks.rule_term_help(ui, state)),
        *card_text_rows(ui, model, card),
    ]
    if card.definition.state in ("stub", "stats") and not model.world.table.book.pack.ours:
        said.append(_type(ui, model, card.id))
    turn = partial(model.adjust, "exhausted", -1 if slot.exhausted else 1, seat, slot.card)
    label = ui.words("tha-turn", card=name, state=state)
    sign = action_icon(slot.action, ui.muted if slot.exhausted else ui.action, 24)
    row = [
        ui.explained(sign, help_callbacks.rule_term_help(ui, slot.action)),
        ft.Column(said, spacing=0, tight=True, expand=True),
        ui.icon_button("rotate", label, turn, name=f"turn-{slot.action}"),
    ]
    return ft.Row(row, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)


def _type(ui: Ui, model: TerrinothTableModel, card: str) -> ft.Control:
    return ui.action_chips([(card, ui.words("tha-type-card"))], model.open_card, name="type", symbol="pencil")
