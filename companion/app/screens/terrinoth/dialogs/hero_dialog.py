"""A hero's sheet: wounds, tokens and conditions to put right, the four cards with what they do, the items."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

import flet as ft

from companion.app.models.terrinoth.dialogs import HeroDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.dialog import table_dialog
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.dialogs.shared_dialog_rows import card_text_rows, number_stepper_row
from companion.app.screens.terrinoth.game_icons import action_icon
from companion.app.screens.terrinoth.hero_panel import MOST_TOKENS
from companion.app.screens.terrinoth.table_text import describe_hero, hero_health_text, message_argument_text
from companion.app.ui import Ui
from companion.games.terrinoth.state import Slot


def hero_dialog(ui: Ui, model: TerrinothTableModel, dialog: HeroDialog) -> ft.Control:
    """Everything about one hero."""
    w = model.world
    hero = w.table.index[dialog.seat]
    mine = w.heroes[hero]
    health = hero_health_text(model.view, w, hero)

    def wounds(by: int) -> Awaitable[None]:
        return model.adjust("wounds", by, dialog.seat)

    def tokens(by: int) -> Awaitable[None]:
        return model.adjust("tokens", by, dialog.seat)

    body: list[ft.Control] = [
        number_stepper_row(
            ui,
            ui.words("tha-wounds"),
            mine.wounds,
            wounds,
            "wounds",
            f"/ {health}",
            mine.wounds <= 0,
            about=help_topics.rule_term_help(ui, "wounds"),
        ),
        number_stepper_row(
            ui,
            ui.words("tha-success"),
            mine.tokens,
            tokens,
            "tokens",
            f"/ {MOST_TOKENS}",
            mine.tokens <= 0,
            mine.tokens >= MOST_TOKENS,
            about=help_topics.rule_term_help(ui, "success-tokens"),
        ),
        ui.explained(ui.strong(ui.words("tha-conditions"), size=16), help_topics.rule_term_help(ui, "condition")),
        _conditions(ui, model, dialog.seat),
        *card_text_rows(ui, model, w.card(mine.card)),
        _type(ui, model, mine.card),
        ui.explained(
            ui.strong(ui.words("tha-activation-cards"), size=16), help_topics.rule_term_help(ui, "activation-card")
        ),
        *(_slot(ui, model, dialog.seat, slot) for slot in mine.acts),
    ]
    if mine.items:
        body.append(ui.explained(ui.strong(ui.words("tha-items"), size=16), help_topics.rule_term_help(ui, "item")))
        for item in mine.items:
            held = help_topics.card_help(ui, w, w.card(item))
            body.append(ui.explained(ui.strong(message_argument_text(ui.words, w.card(item).name), size=15), held))
            body += card_text_rows(ui, model, w.card(item))
    return table_dialog(
        ui,
        model,
        w.table.names[hero],
        body,
        subtitle=describe_hero(ui.words, w, hero),
        about=help_topics.card_help(ui, w, w.card(mine.card)),
    )


def _conditions(ui: Ui, model: TerrinothTableModel, seat: str) -> ft.Control:
    w = model.world
    mine = w.heroes[w.table.index[seat]]
    kinds = [card for card in w.table.book.cards.values() if card.kind == "conditions"]
    tags = [
        ui.tappable_chip(
            message_argument_text(ui.words, card.name),
            partial(model.adjust, card.id, -1 if card.id in mine.conditions else 1, seat),
            selected=card.id in mine.conditions,
            name=f"condition-{card.id}",
            about=help_topics.card_help(ui, w, card),
        )
        for card in kinds
    ]
    return ui.chip_row(tags, targets=True)


def _slot(ui: Ui, model: TerrinothTableModel, seat: str, slot: Slot) -> ft.Control:
    """One activation card: turn it, or type what it says."""
    card = model.world.card(slot.card)
    state = "exhausted" if slot.exhausted else "ready"
    name = message_argument_text(ui.words, card.name)
    said: list[ft.Control] = [
        ui.explained(ui.strong(name, size=15, lines=2), help_topics.card_help(ui, model.world, card)),
        ui.explained(ui.caption(ui.words("tha-state", state=state)), help_topics.rule_term_help(ui, state)),
        *card_text_rows(ui, model, card),
    ]
    if card.definition.state in ("stub", "stats") and not model.world.table.book.pack.ours:
        said.append(_type(ui, model, card.id))
    turn = partial(model.adjust, "exhausted", -1 if slot.exhausted else 1, seat, slot.card)
    label = ui.words("tha-turn", card=name, state=state)
    return ft.Row(
        [
            ui.explained(
                action_icon(slot.action, ui.muted if slot.exhausted else ui.action, 24),
                help_topics.rule_term_help(ui, slot.action),
            ),
            ft.Column(said, spacing=0, tight=True, expand=True),
            ui.icon_button("rotate", label, turn, name=f"turn-{slot.action}"),
        ],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def _type(ui: Ui, model: TerrinothTableModel, card: str) -> ft.Control:
    tag = ui.tappable_chip(
        ui.words("tha-type-card"), partial(model.open_card, card), symbol="pencil", name=f"type-{card}"
    )
    return ui.chip_row([tag], targets=True)
