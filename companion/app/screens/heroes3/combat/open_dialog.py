"""The sheets that open over a combat."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.text.text_styles import caption_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.combat.dialogs import (
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
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.dialogs.play_card_dialog import play_card_dialog
from companion.app.screens.heroes3.combat.dialogs.unit_dialogs import joining_unit_dialog, unit_dialog, unit_list_dialog
from companion.app.screens.heroes3.combat.odds_panel import OddsPanel
from companion.app.screens.heroes3.combat.table_text import tier_name
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.table.dialog import search_field, table_dialog
from companion.app.screens.table.menu import TableMenu
from companion.app.screens.table.shell import DialogBuilders
from companion.app.theme import Look
from companion.games.heroes3.cards.find_card_by_name import normalize_name
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.board import NAMES, spaces_in_mask
from companion.games.heroes3.combat.model.questions import CardQuestion
from companion.games.heroes3.combat.model.setup_data import GAME


def dialog_render_key(model: CombatTableModel) -> object:
    """What of the table the open sheet shows, to see whether it must be drawn again."""
    return (model.length, model.in_view) if isinstance(model.dialog, OddsDialog) else model.length


def _drawn(look: Look, session: DeviceSession, model: CombatTableModel, dialog: DrawnCardDialog) -> ft.Control:
    """Which neutral card came up? The cards of the tier, narrowed by letters."""
    words, state = session.words, model.state
    tier = state.ask.tier if isinstance(state.ask, CardQuestion) else 0
    possible = [load_units().by_key[key] for key in answer_options(state)] if state.ask is not None else []
    wanted = normalize_name(dialog.typed)
    found = [card for card in possible if has_word_starting_with(card.name, wanted)] if wanted else possible
    found.sort(key=lambda card: words.name(card.name))

    async def submit(typed: str) -> None:
        if typed.strip() and found:
            await model.act(acts.Choose(found[0].key))

    box = search_field(
        look,
        model,
        dialog,
        words("h3a-find-unit"),
        "drawn-typed",
        on_submit=submit,
        key=f"drawn-{model.length}",
        autofocus=not look.phone,
    )
    tags = [
        unit_chip(
            look,
            words,
            card,
            partial(model.act, acts.Choose(card.key)),
            label=words.name(card.name),
            name=f"drawn-{card.unit}",
            held=help_topics.unit_help_callback(session, card),
        )
        for card in found
    ]
    none = [] if found else [caption_text(look, words("h3a-find-none", typed=dialog.typed), size=15)]
    heading = words("h3a-draw", tier=tier_name(words, tier))
    body = [box, *none, chip_row(look, tags, targets=True)]
    return table_dialog(look, model, heading, body, subtitle=words("h3a-draw-how"))


def _odds(look: Look, session: DeviceSession, model: CombatTableModel, dialog: OddsDialog) -> ft.Control:
    words, on = session.words, model.in_view
    keep = tappable_chip(
        look,
        words("h3a-odds-keep"),
        partial(model.keep_in_view, not on),
        selected=on,
        symbol="check" if on else None,
        name="odds-keep",
    )
    body: list[ft.Control] = [OddsPanel(look, session, model.odds), chip_row(look, [keep], targets=True)]
    return table_dialog(look, model, words("h3a-odds"), body, subtitle=words("h3a-odds-from-here"))


def _menu(look: Look, session: DeviceSession, model: CombatTableModel, dialog: MenuDialog) -> ft.Control:
    """Units and corrections, history, language, file, settings; giving up."""
    words = session.words
    menu = TableMenu(look, model)
    free = spaces_in_mask(model.state.free)
    now, setup = (
        help_topics.current_phase_help_callback(session, model.state),
        help_topics.rule_term_help_callback(session, "combat-start"),
    )
    body: list[ft.Control] = [
        *menu.questions(GAME, now, setup),
        menu.opens(
            "people",
            words("h3a-units"),
            UnitListDialog(),
            "open-units",
            help_topics.rule_term_help_callback(session, "unit"),
        ),
        menu.opens("cards", words("h3a-cards"), PlayCardDialog(), "open-cards"),
        menu.history(),
    ]
    if model.state.fight.kind == "heroes" and model.state.phase == "fight":
        body.append(menu.entry("banner", words("h3a-surrender"), partial(_give_up, model), "surrender"))
    if free and model.state.phase == "fight":
        join = partial(model.show, JoiningUnitDialog(NAMES[free[0]]))
        body.append(menu.entry("plus", words("h3a-join"), join, "open-join"))
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
