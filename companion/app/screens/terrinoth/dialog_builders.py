"""The sheets that open over a quest."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.table_model import MenuDialog
from companion.app.models.terrinoth.dialog_states import (
    CardEditorDialog,
    DrawnCardDialog,
    EnemyDialog,
    HeroDialog,
    LocationDialog,
    UnfinishedCardsDialog,
)
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
from companion.app.screens.table.menu import TableMenu
from companion.app.screens.table.table_screen import DialogBuilders
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.dialogs.card_editor import card_editor_dialog, unfinished_cards_dialog
from companion.app.screens.terrinoth.dialogs.enemy_dialog import enemy_dialog
from companion.app.screens.terrinoth.dialogs.hero_dialog import hero_dialog
from companion.app.screens.terrinoth.dialogs.location_dialog import location_dialog
from companion.app.screens.terrinoth.table_text import message_argument_text
from companion.app.ui import Ui
from companion.games.terrinoth.events import enemy_display_name
from companion.games.terrinoth.rules.decks import NO_CARD, title_to_id
from companion.games.terrinoth.setup_data import GAME
from companion.games.tracker.name_lookup import normalize_letters


def _drawn(ui: Ui, model: TerrinothTableModel, dialog: DrawnCardDialog) -> ft.Control:
    """Which card came up? Those that are known, narrowed by letters; any other title makes a new card."""
    asked = model.ask
    if asked is None:
        return ft.Container()
    wanted = normalize_letters(dialog.typed.strip())
    named = [(option.id, ui.words.say(option.message)) for option in asked.options if option.id != NO_CARD]
    found = [pair for pair in named if wanted in normalize_letters(pair[1])]
    title = " ".join(dialog.typed.split())
    known = sorted(found, key=lambda pair: pair[1])
    fresh = bool(title_to_id(title)) and all(normalize_letters(name) != wanted for _, name in named)

    async def submit(typed: str) -> None:
        if fresh:
            await model.name_drawn_card(typed)
        elif found:
            await model.choose(found[0][0])

    box = search_field(
        ui,
        model,
        dialog,
        ui.words("tha-card-title"),
        "drawn-typed",
        on_submit=submit,
        key=f"drawn-{model.length}",
        max_length=60,
        autofocus=not ui.phone,
    )
    body: list[ft.Control] = [box]
    if fresh:
        said, act = ui.words("tha-new-card", title=title), partial(model.name_drawn_card, title)
        body.append(ui.primary_button(said, act, name="new-card", symbol="plus", height=52))
    if known:
        body += [ui.caption(ui.words("tha-known-cards"), size=14), ui.action_chips(known, model.choose, name="drawn")]
    if NO_CARD in asked.legal:
        body.append(ui.button(ui.words("tha-none-left"), partial(model.choose, NO_CARD), name="none-left", height=48))
    heading, how = ui.words.say(asked.message), ui.words("tha-draw-new-how")
    return table_dialog(ui, model, heading, body, subtitle=how, about=ui.rule_help(asked.rule))


def _menu(ui: Ui, model: TerrinothTableModel, dialog: MenuDialog) -> ft.Control:
    """Heroes and enemies to put right, cards to type, rules, history, language, file, settings."""
    w = model.world
    menu = TableMenu(ui, model)
    heroes = zip(w.table.ids, w.table.names, strict=True)
    foes = [(foe.ref, message_argument_text(ui.words, enemy_display_name(w, foe))) for foe in w.enemies]
    enemy = help_callbacks.card_kind_help(ui, "enemies")
    body: list[ft.Control] = [
        *menu.questions(GAME, help_callbacks.current_phase_help(ui, w), ui.setup_help(GAME)),
        menu.opens("pencil", ui.words("tha-cards"), UnfinishedCardsDialog(), "open-cards"),
        menu.history(),
        ui.strong(ui.words("tha-put-right")),
        ui.caption(ui.words("tha-put-right-how"), size=14),
        ui.action_chips(heroes, lambda seat: model.show(HeroDialog(seat)), name="right"),
        ui.action_chips(
            foes, lambda ref: model.show(EnemyDialog(ref)), name="right", tone="harm", about=lambda _: enemy
        ),
        menu.opens("pin", ui.words("tha-place"), LocationDialog(), "open-place"),
        *menu.language(),
        *menu.table_links(),
    ]
    return menu.dialog(body)


DIALOGS: DialogBuilders = {
    HeroDialog: hero_dialog,
    EnemyDialog: enemy_dialog,
    LocationDialog: location_dialog,
    DrawnCardDialog: _drawn,
    CardEditorDialog: card_editor_dialog,
    UnfinishedCardsDialog: unfinished_cards_dialog,
    MenuDialog: _menu,
}
