"""The trade table, and the scales: what can I get for what I have, and what must I trade for what I want? heroes3 5."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import ReferenceTablesDialog
from companion.app.models.heroes3.adventure.reference_tables import (
    MOST_AMOUNT,
    ReferenceTablesHost,
    get_current_tables_dialog,
    with_changed_trade_amount,
)
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, form_resource_row
from companion.app.screens.heroes3.adventure.shared_rows import SIGNS, price_row, sheet_button
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.reference_tables import get_reference_tables
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import purse_text
from companion.games.heroes3.adventure.rules.trade_calculator import (
    TradePlan,
    plan_trades_for_cost,
    plan_trades_to_maximize_resource,
)
from companion.kernel.messages import message


def trade_calculator_page(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> list[ft.Control]:
    """The six lines, what one has, the most of each resource, and the way to what one wants."""
    have = dialog.have
    parts: list[ft.Control] = [_rates(ui)]
    parts.append(ui.strong(ui.words("h3s-set-have"), size=16))
    if isinstance(shows, AdventureTableModel) and dialog.seat in shows.state.sheets:
        purse = shows.state.sheet(dialog.seat).purse.floored()
        said = ui.words("h3s-set-have-mine", name=shows.chair(dialog.seat).name)
        use = partial(shows.show, replace(dialog, have=purse))
        parts.append(ui.button(said, use, symbol="coin", name="have-mine", height=48, size=16))
    parts += [_amount(ui, shows, dialog, "have", resource) for resource in SIGNS]
    parts += [ui.strong(ui.words("h3s-set-most"), size=16), _most(ui, have)]
    parts.append(ui.strong(ui.words("h3s-set-want"), size=16))
    parts += [_amount(ui, shows, dialog, "want", resource) for resource in SIGNS]
    if dialog.want:
        parts.append(_way(ui, shows, dialog))
    return parts


def _rates(ui: Ui) -> ft.Control:
    rows: list[ft.Control] = []
    for rate in get_reference_tables().rates.values():
        paid, gained = Purse.of({rate.give: rate.pay}), Purse.of({rate.get: rate.gain})
        row = ft.Row(
            [price_row(ui, paid, silent=True), make_icon("forward", ui.muted, 18), price_row(ui, gained, silent=True)],
            spacing=12,
        )
        said = ui.words("tables-trade-line", paid=purse_text(paid), gained=purse_text(gained))
        rows.append(ft.Semantics(content=ft.Container(row, width=150), label=said, container=True))
    return ui.panel(ft.Row(rows, wrap=True, spacing=12, run_spacing=12), padding=14, name="rates")


def _amount(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog, side: str, resource: str) -> ft.Control:
    amount = getattr(dialog, side).amounts()[resource]

    def step(by: int) -> None:
        shows.show(with_changed_trade_amount(get_current_tables_dialog(shows, dialog), side, resource, by))

    return form_resource_row(ui, resource, amount, step, f"{side}-{resource}", MOST_AMOUNT)


def _most(ui: Ui, have: Purse) -> ft.Control:
    """The most of each resource, whatever else is traded away."""
    rows: list[ft.Control] = []
    for resource, symbol in SIGNS.items():
        best = plan_trades_to_maximize_resource(have, resource)
        amount = best.after.amounts()[resource]
        said = ui.words("h3s-set-at-most", amount=message(f"h3e-{resource}", count=amount))
        rows.append(ft.Row([make_icon(symbol, ui.muted, 20), ui.text(said, expand=True)], spacing=10))
        if best.trades:
            rows.append(ui.caption(_said(ui, best), size=14))
    return ui.panel(ft.Column(rows, spacing=4), padding=14, name="most")


def _way(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> ft.Control:
    """How to get from what one has to what one wants; at the evening's table it is carried out."""
    way = plan_trades_for_cost(dialog.have, dialog.want)
    if way is None:
        missing = dialog.have.missing(dialog.want)
        return ui.panel(explanation_text(ui, ui.words("h3s-set-no-way", missing=purse_text(missing))), name="way")
    rows: list[ft.Control] = [
        ui.text(_said(ui, way) if way.trades else ui.words("tables-no-trade-needed")),
        explanation_text(ui, ui.words("tables-after", purse=purse_text(way.after))),
    ]
    if isinstance(shows, AdventureTableModel) and way.trades and dialog.seat in shows.state.sheets:
        covered = shows.state.sheet(dialog.seat).purse.covers(dialog.have)
        said = ui.words("h3s-set-trade-now", name=shows.chair(dialog.seat).name)
        trade = partial(_trade, shows, dialog, way)
        rows.append(sheet_button(ui, said, trade, "trade-now", "check", disabled=not covered))
    inside = ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ui.panel(inside, active=True, name="way")


def _said(ui: Ui, way: TradePlan) -> str:
    return " · ".join(
        ui.words("tables-trade-line", paid=purse_text(trade.paid), gained=purse_text(trade.gained))
        for trade in way.trades
    )


async def _trade(model: AdventureTableModel, dialog: ReferenceTablesDialog, way: TradePlan) -> None:
    for trade in way.trades:
        if not await model.give(acts.Trade(dialog.seat, trade.give, trade.get, trade.times)):
            return
    model.show(replace(dialog, have=model.state.sheet(dialog.seat).purse.floored(), want=Purse()))
