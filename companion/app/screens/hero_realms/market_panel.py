"""The market: five slots with cost and faction, one tap to take a card, and the question which card turned up."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import make_icon
from companion.app.models.hero_realms.dialog_states import MarketSlotDialog
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.card_tiles import card_tile, describe_card_aloud
from companion.app.theme import GAP, R_CHIP, TARGET, Size
from companion.app.ui import Ui
from companion.games.hero_realms.state import EMPTY

_SIZES: dict[Size, float] = {"phone": 15, "tablet": 16, "desktop": 18}
_COLUMNS = 3
"""Cards side by side where there is room for large ones."""


@component
def MarketPanel(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    """The row of five and the Fire Gems."""
    use_watch(model, lambda e: (tuple(e.state.row), e.state.gems, e.open_slots(), e.acting, e.state.ended))
    how = ui.words("hra-market-tap") if model.acting else ui.words("hra-market-wait")
    about = ui.caption(how, lines=2)
    about.expand, about.text_align = True, ft.TextAlign.END
    name = ui.explained(ui.strong(ui.words("hra-market")), help_callbacks.rule_term_help(ui, "market"))
    head = ft.Row([name, about], spacing=12)
    tiles = [_slot(ui, model, slot, card) for slot, card in enumerate(model.state.row, 1)]
    tiles.append(_gems(ui, model))
    if ui.phone:
        rows: list[ft.Control] = [ft.Row(tiles, wrap=True, spacing=GAP, run_spacing=GAP)]
    else:
        rows = [ft.Row(tiles[n : n + _COLUMNS], spacing=GAP) for n in range(0, len(tiles), _COLUMNS)]
    return ui.column_panel([head, *rows], padding=14, name="market")


def _slot(ui: Ui, model: HeroRealmsTableModel, slot: int, card: int) -> ft.Control:
    if card == EMPTY:
        return _empty(ui, model, slot)
    found = model.state.table.cards[card]
    put_right = partial(model.show, MarketSlotDialog(slot))
    said = describe_card_aloud(ui.words, found)
    taking = bool(model.acting) and not model.state.ended
    word = "hra-take" if taking else "hra-slot-holds"
    act, label = partial(model.buy, slot) if taking else put_right, ui.words(word, slot=slot, card=said)
    return _tile(ui)(found, act, label=label, name=f"slot-{slot}", figure_shown=str(found.cost))


def _empty(ui: Ui, model: HeroRealmsTableModel, slot: int) -> ft.Control:
    """An empty slot asks for its card; one that stays empty says so."""
    if not model.state.deck:
        empty = ui.caption(ui.words("hra-slot-stays-empty", slot=slot))
        return ft.Container(empty, height=TARGET, expand=None if ui.phone else True)
    said = ui.text(ui.words("hra-slot-new", slot=slot), size=15, color=ui.action, family=fonts.SEMI, silent=True)
    face = ft.Row([make_icon("plus", ui.action, 16), said], spacing=6, tight=True)
    return ui.pressable(
        face,
        on_tap=partial(model.show, MarketSlotDialog(slot)),
        label=ui.words("hra-slot-which", slot=slot),
        name=f"slot-{slot}",
        silent=True,
        height=TARGET if ui.phone else 64,
        radius=R_CHIP,
        border=ft.Border.all(2, ui.action),
        padding=ft.Padding.symmetric(horizontal=12),
        align=None,
        expand=None if ui.phone else True,
    )


def _gems(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    state = model.state
    gem = state.table.cards[state.table.book.gem]
    taking = bool(model.acting) and not state.ended and state.gems > 0
    return _tile(ui)(
        gem,
        partial(model.buy, 0) if taking else None,
        label=ui.words("hra-take-gem", card=gem.name, cost=gem.cost, count=state.gems),
        name="slot-0",
        figure_shown=f"{gem.cost} · ×{state.gems}",
        sign="gem",
        faded=state.gems == 0,
    )


def _tile(ui: Ui) -> partial[ft.Control]:
    """A card as large as the market has room for on such a screen."""
    expand, height = (None, TARGET) if ui.phone else (True, 64)
    return partial(card_tile, ui, expand=expand, size=_SIZES[ui.size], height=height)
