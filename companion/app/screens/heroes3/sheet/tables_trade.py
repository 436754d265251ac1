"""The trade table, and the scales: what can I get for what I have, and what must I trade for what I want? heroes3 5."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.buttons import quiet
from companion.app.kit.panel import panel
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_side import TablesOpen
from companion.app.models.heroes3.tables import MOST_AMOUNT, Shows, now, weigh
from companion.app.screens.heroes3.sheet.parts import SIGNS, price
from companion.app.screens.heroes3.sheet.setup_parts import number, plain
from companion.app.screens.heroes3.sheet.speech import RESOURCE_ENTRIES, word_about
from companion.app.theme import Look
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import told
from companion.games.heroes3.evening.tables import tables
from companion.games.heroes3.evening.trade import Plan, most, plan
from companion.games.heroes3.sheet import acts
from companion.kernel.words import message


def trade_page(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> list[ft.Control]:
    """The six lines, what one has, the most of each resource, and the way to what one wants."""
    words = guest.words
    have = layer.have
    parts: list[ft.Control] = [_rates(look, guest)]
    parts.append(strong(look, words("h3s-set-have"), size=16))
    if isinstance(shows, SheetEvening) and layer.seat in shows.state.sheets:
        purse = shows.state.sheet(layer.seat).purse.floored()
        said = words("h3s-set-have-mine", name=shows.chair(layer.seat).name)
        use = partial(shows.show, replace(layer, have=purse))
        parts.append(quiet(look, said, use, symbol="coin", name="have-mine", height=48, size=16))
    parts += [_amount(look, guest, shows, layer, "have", resource) for resource in SIGNS]
    parts += [strong(look, words("h3s-set-most"), size=16), _most(look, guest, have)]
    parts.append(strong(look, words("h3s-set-want"), size=16))
    parts += [_amount(look, guest, shows, layer, "want", resource) for resource in SIGNS]
    if layer.want:
        parts.append(_way(look, guest, shows, layer))
    return parts


def _rates(look: Look, guest: Guest) -> ft.Control:
    words = guest.words
    rows: list[ft.Control] = []
    for rate in tables().rates.values():
        paid, gained = Purse.of({rate.give: rate.pay}), Purse.of({rate.get: rate.gain})
        row = ft.Row(
            [price(look, words, paid, silent=True), icon("forward", look.muted, 18),
             price(look, words, gained, silent=True)], spacing=12,
        )  # fmt: skip
        said = words("tables-trade-line", paid=told(paid), gained=told(gained))
        rows.append(ft.Semantics(content=ft.Container(row, width=150), label=said, container=True))
    return panel(look, ft.Row(rows, wrap=True, spacing=12, run_spacing=12), padding=14, name="rates")


def _amount(look: Look, guest: Guest, shows: Shows, layer: TablesOpen, side: str, resource: str) -> ft.Control:
    amount = getattr(layer, side).amounts()[resource]

    def step(by: int) -> None:
        shows.show(weigh(now(shows, layer), side, resource, by))

    return number(
        look, guest.words.name(tables().resources[resource]), amount, step, f"{side}-{resource}", least=amount <= 0,
        most=amount >= MOST_AMOUNT, symbol=SIGNS[resource], about=word_about(guest, RESOURCE_ENTRIES[resource]),
    )  # fmt: skip


def _most(look: Look, guest: Guest, have: Purse) -> ft.Control:
    """The most of each resource, whatever else is traded away."""
    words = guest.words
    rows: list[ft.Control] = []
    for resource, symbol in SIGNS.items():
        best = most(have, resource)
        amount = best.after.amounts()[resource]
        said = words("h3s-set-at-most", amount=message(f"h3e-{resource}", count=amount))
        rows.append(ft.Row([icon(symbol, look.muted, 20), text(look, said, expand=True)], spacing=10))
        if best.trades:
            rows.append(caption(look, _said(guest, best), size=14))
    return panel(look, ft.Column(rows, spacing=4), padding=14, name="most")


def _way(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> ft.Control:
    """How to get from what one has to what one wants; at the evening's table it is carried out."""
    words = guest.words
    way = plan(layer.have, layer.want)
    if way is None:
        missing = layer.have.missing(layer.want)
        return panel(look, plain(look, words("h3s-set-no-way", missing=told(missing))), name="way")
    rows: list[ft.Control] = [
        text(look, _said(guest, way) if way.trades else words("tables-no-trade-needed")),
        plain(look, words("tables-after", purse=told(way.after))),
    ]
    if isinstance(shows, SheetEvening) and way.trades and layer.seat in shows.state.sheets:
        covered = shows.state.sheet(layer.seat).purse.covers(layer.have)
        said = words("h3s-set-trade-now", name=shows.chair(layer.seat).name)
        rows.append(
            quiet(look, said, partial(_trade, shows, layer, way), symbol="check", name="trade-now", height=52,
                  disabled=not covered)
        )  # fmt: skip
    inside = ft.Column(rows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return panel(look, inside, active=True, name="way")


def _said(guest: Guest, way: Plan) -> str:
    words = guest.words
    said = [words("tables-trade-line", paid=told(trade.paid), gained=told(trade.gained)) for trade in way.trades]
    return " · ".join(said)


async def _trade(evening: SheetEvening, layer: TablesOpen, way: Plan) -> None:
    for trade in way.trades:
        if not await evening.give(acts.Trade(layer.seat, trade.give, trade.get, trade.times)):
            return
    evening.show(replace(layer, have=evening.state.sheet(layer.seat).purse.floored(), want=Purse()))
