"""The sheets that open over the table."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.dialogs.number_pad import NumberPadTexts
from companion.app.models.hero_realms.dialog_states import (
    BotStepsDialog,
    ChampionChoiceDialog,
    ChampionDialog,
    LifeDialog,
    MarketSlotDialog,
    PlayerActionsDialog,
    SeatDialog,
)
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.models.table_model import MenuDialog
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.bot_steps import last_bot_turn_panels
from companion.app.screens.hero_realms.champion_tiles import champions_render_key
from companion.app.screens.hero_realms.dialogs.add_champion_dialog import add_champion_dialog
from companion.app.screens.hero_realms.dialogs.fill_market_slot_dialog import fill_market_slot_dialog
from companion.app.screens.hero_realms.dialogs.seat_and_champion_dialogs import (
    champion_dialog,
    rare_player_actions_dialog,
    seat_dialog,
)
from companion.app.screens.hero_realms.table_text import seat_name
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.table.menu import TableMenu
from companion.app.screens.table.table_screen import DialogBuilders
from companion.app.ui import Ui
from companion.games.game_boxes import load_box
from companion.games.hero_realms import acts
from companion.games.hero_realms.setup_data import GAME

QUICK = (2, 3, 4, 6, 7, 8, 9, 10, 12)
"""Hits and gains that are one tap on the pad."""


def dialog_render_key(model: HeroRealmsTableModel) -> object:
    """What of the table the open sheet shows, to see whether it must be drawn again."""
    match model.dialog:
        case LifeDialog(seat):
            return model.life(seat)
        case SeatDialog(seat) | ChampionDialog(seat):
            return champions_render_key(model, model.state.table.index[seat])
        case BotStepsDialog():
            return (model.unfolded, model.length)
        case _:
            return model.length


def _life(ui: Ui, model: HeroRealmsTableModel, dialog: LifeDialog) -> ft.Control:
    entry = dialog.entry
    life = model.life(dialog.seat)
    counter = next(counter.name for counter in load_box(GAME).counters if counter.id == "life")
    name = seat_name(ui.words, model.state, model.state.table.index[dialog.seat])
    after = max(0, entry.result(life))
    if entry.way == "set":
        act = model.build_set_life_act(dialog.seat, entry.amount)
    else:
        act = model.build_life_change_act(dialog.seat, after - life if entry.way == "plus" else -entry.amount)
    hits = isinstance(act, acts.Attack)
    prey = hits or isinstance(model.build_life_change_act(dialog.seat, -1), acts.Attack)
    word = "hra-pad-hit" if hits else "hra-pad-heal" if isinstance(act, acts.Heal) else "pad-confirm"
    said = NumberPadTexts(
        heading=ui.words("pad-heading", name=name, counter=counter),
        close=ui.words("close"),
        minus=ui.words("hra-pad-minus" if prey else "pad-minus"),
        plus=ui.words("pad-plus"),
        set_to=ui.words("pad-set"),
        backspace=ui.words("pad-erase"),
        confirm=ui.words(word, counter=counter, before=life, after=after, amount=entry.amount),
    )

    async def done() -> None:
        model.show(None)
        if act is not None:
            await model.do(act)

    return ui.number_pad_dialog(
        said,
        entry,
        lambda typed: model.show(replace(dialog, entry=typed)),
        on_done=done,
        on_close=partial(model.show, None),
        longest=3,
        quick=QUICK,
        about=help_callbacks.rule_term_help(ui, "health"),
    )


def _steps(ui: Ui, model: HeroRealmsTableModel, dialog: BotStepsDialog) -> ft.Control:
    body = last_bot_turn_panels(ui, model) or [ui.caption(ui.words("hra-no-turn-yet"), size=15)]
    return table_dialog(ui, model, ui.words("hra-last-turn"), body)


def _menu(ui: Ui, model: HeroRealmsTableModel, dialog: MenuDialog) -> ft.Control:
    """Corrections, the last turn, language, file, settings."""
    state = model.state
    menu = TableMenu(ui, model)
    now, setup = (help_callbacks.current_phase_help(ui, state), ui.setup_help(GAME, state.table.mode))
    body: list[ft.Control] = [
        *menu.questions(GAME, now, setup),
        menu.opens("log", ui.words("hra-last-turn"), BotStepsDialog(), "open-steps"),
        menu.history("book"),
        *_corrections(ui, model),
        *menu.language(),
        *menu.table_links(),
    ]
    return menu.dialog(body)


def _corrections(ui: Ui, model: HeroRealmsTableModel) -> list[ft.Control]:
    """What was entered wrongly: a seat, or the card in a slot."""
    state = model.state
    seats, slots = list[ft.Control](), list[ft.Control]()
    for n, place in enumerate(state.table.places):
        show, about = partial(model.show, SeatDialog(place.id)), help_callbacks.seat_help(ui, state, n)
        name = seat_name(ui.words, state, n)
        seats.append(ui.tappable_chip(name, show, symbol="pencil", name=f"correct-{place.id}", about=about))
    for slot in range(1, len(state.row) + 1):
        show, label = partial(model.show, MarketSlotDialog(slot)), ui.words("hra-correct-slot", slot=slot)
        slots.append(ui.tappable_chip(str(slot), show, symbol="cards", label=label, name=f"correct-slot-{slot}"))
    return [
        ui.strong(ui.words("hra-correct")),
        ui.caption(ui.words("hra-correct-how"), size=14),
        ui.chip_row(seats, targets=True),
        ui.caption(ui.words("hra-correct-market"), size=14),
        ui.chip_row(slots, targets=True),
    ]


DIALOGS: DialogBuilders = {
    MarketSlotDialog: fill_market_slot_dialog,
    ChampionChoiceDialog: add_champion_dialog,
    LifeDialog: _life,
    SeatDialog: seat_dialog,
    ChampionDialog: champion_dialog,
    PlayerActionsDialog: rare_player_actions_dialog,
    BotStepsDialog: _steps,
    MenuDialog: _menu,
}
