"""The sheets that open over a combat."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.combat.dialog_states import (
    DrawnCardDialog,
    JoiningUnitDialog,
    OddsDialog,
    PlayCardDialog,
    UnitDialog,
    UnitListDialog,
)
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.models.heroes3.unit_and_card_search import has_word_starting_with
from companion.app.models.table_model import MenuDialog
from companion.app.screens.heroes3.combat.dialogs.play_card_dialog import play_card_dialog
from companion.app.screens.heroes3.combat.dialogs.unit_dialogs import joining_unit_dialog, unit_dialog, unit_list_dialog
from companion.app.screens.heroes3.combat.help_callbacks import current_phase_help, rule_term_help, unit_help
from companion.app.screens.heroes3.combat.odds_panel import OddsPanel
from companion.app.screens.heroes3.combat.table_text import tier_name
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
from companion.app.screens.table.menu import TableMenu
from companion.app.screens.table.table_screen import DialogBuilders
from companion.app.ui import Ui
from companion.games.heroes3.cards.find_unit_or_card_by_name import normalize_name
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.board import NAMES, spaces_in_mask
from companion.games.heroes3.combat.model.questions import CardQuestion
from companion.games.heroes3.combat.model.setup_data import GAME


def dialog_render_key(model: CombatTableModel) -> object:
    """What of the table the open sheet shows, to see whether it must be drawn again."""
    return (model.length, model.in_view) if isinstance(model.dialog, OddsDialog) else model.length


def _drawn(ui: Ui, model: CombatTableModel, dialog: DrawnCardDialog) -> ft.Control:
    """Which neutral card came up? The cards of the tier, narrowed by letters."""
    asked, wanted = model.state.ask, normalize_name(dialog.typed)
    tier = asked.tier if isinstance(asked, CardQuestion) else 0
    possible = [load_units().by_key[key] for key in answer_options(model.state)] if asked is not None else []
    found = [card for card in possible if not wanted or has_word_starting_with(card.name, wanted)]
    found.sort(key=lambda card: ui.words.name(card.name))

    async def submit(typed: str) -> None:
        if typed.strip() and found:
            await model.act(acts.Choose(found[0].key))

    box = search_field(
        ui,
        model,
        dialog,
        ui.words("h3a-find-unit"),
        "drawn-typed",
        on_submit=submit,
        key=f"drawn-{model.length}",
        autofocus=not ui.phone,
    )
    tags = []
    for card in found:
        choose, held = partial(model.act, acts.Choose(card.key)), unit_help(ui, card)
        tags.append(unit_chip(ui, ui.words, card, choose, name=f"drawn-{card.unit}", held=held))
    none = [] if found else [ui.caption(ui.words("h3a-find-none", typed=dialog.typed), size=15)]
    body = [box, *none, ui.chip_row(tags, targets=True)]
    heading = ui.words("h3a-draw", tier=tier_name(ui.words, tier))
    return table_dialog(ui, model, heading, body, subtitle=ui.words("h3a-draw-how"))


def _odds(ui: Ui, model: CombatTableModel, dialog: OddsDialog) -> ft.Control:
    on, said = model.in_view, ui.words("h3a-odds-keep")
    wish = partial(model.keep_in_view, not on)
    keep = ui.tappable_chip(said, wish, selected=on, symbol="check" if on else None, name="odds-keep")
    body: list[ft.Control] = [OddsPanel(ui, model.odds), ui.chip_row([keep], targets=True)]
    return table_dialog(ui, model, ui.words("h3a-odds"), body, subtitle=ui.words("h3a-odds-from-here"))


def _menu(ui: Ui, model: CombatTableModel, dialog: MenuDialog) -> ft.Control:
    """Units and corrections, history, language, file, settings; giving up."""
    menu, state = TableMenu(ui, model), model.state
    free, unit = spaces_in_mask(state.free), rule_term_help(ui, "unit")
    body: list[ft.Control] = [
        *menu.questions(GAME, current_phase_help(ui, state), rule_term_help(ui, "combat-start")),
        menu.opens("people", ui.words("h3a-units"), UnitListDialog(), "open-units", unit),
        menu.opens("cards", ui.words("h3a-cards"), PlayCardDialog(), "open-cards"),
        menu.history(),
    ]
    if state.fight.kind == "heroes" and state.phase == "fight":
        body.append(menu.entry("banner", ui.words("h3a-surrender"), partial(_give_up, model), "surrender"))
    if free and state.phase == "fight":
        body.append(menu.opens("plus", ui.words("h3a-join"), JoiningUnitDialog(NAMES[free[0]]), "open-join"))
    body += [*menu.language(), *menu.table_links()]
    return menu.dialog(body)


async def _give_up(model: CombatTableModel) -> None:
    model.show(None)
    await model.act(acts.Surrender("mine"))


DIALOGS: DialogBuilders = {
    UnitDialog: unit_dialog,
    UnitListDialog: unit_list_dialog,
    JoiningUnitDialog: joining_unit_dialog,
    DrawnCardDialog: _drawn,
    PlayCardDialog: play_card_dialog,
    OddsDialog: _odds,
    MenuDialog: _menu,
}
