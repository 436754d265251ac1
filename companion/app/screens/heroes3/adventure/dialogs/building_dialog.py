"""A building: what it costs and brings, what is missing, and to build it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.dialogs import BuildingDialog, TradeDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.shared_rows import info_row, price_row
from companion.app.screens.heroes3.adventure.table_text import building_help, resources_text, rule_help, rule_term_help
from companion.app.screens.table.dialog import table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.effects.effect_text import describe_timed_effect
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.refusals import TooDear
from companion.games.heroes3.adventure.rules.trade_calculator import plan_trades_for_cost
from companion.games.heroes3.combat.model.refusals import Forbidden


def building_dialog(ui: Ui, model: AdventureTableModel, dialog: BuildingDialog) -> ft.Control:
    """Everything about one building of a player's town."""
    state, seat = model.state, dialog.seat
    building = player_queries.player_town(state, seat).building(dialog.building)
    mine = state.sheets[seat]
    built = building.id in mine.built
    refusal = player_queries.building_refusals_for_player(state, seat).get(building.id)
    about = building_help(ui, building.faction, building.id)
    body: list[ft.Control] = [price_row(ui, ui.words, building.cost, mine.purse.missing(building.cost), size=22)]
    for deed in building.deeds:
        body.append(info_row(ui, "star", ui.words.say(describe_timed_effect(deed, building.tell)), about=about))
        if deed.disputed:
            body.append(ui.caption(ui.words.name(deed.disputed), size=14))
    if built:
        body.append(info_row(ui, "check", ui.words("h3s-ui-stands"), color=ui.heal))
    elif refusal is not None:
        rule = refusal.rule if isinstance(refusal, Forbidden) else ""
        body.append(info_row(ui, "warning", ui.words.say(refusal.message), color=ui.harm, about=rule_help(ui, rule)))
        body += _trades(ui, model, dialog, refusal)
    by_hand = ui.button(
        ui.words("h3s-ui-take-down" if built else "h3s-ui-put-up"),
        partial(model.act, acts.SetBuilding(seat, building.id, not built)),
        name="by-hand",
        height=52,
    )
    body.append(by_hand)
    actions: list[ft.Control] = []
    if not built:
        actions.append(
            ui.primary_button(
                ui.words("h3s-ui-build"),
                partial(model.act, acts.Build(seat, building.id)),
                symbol="castle",
                name="build",
                expand=True,
                on_long_press=rule_term_help(ui, "build-token"),
            )
        )
    name = ui.words.name(building.name)
    kind = ui.words("h3s-ui-building-kind", kind=building.kind, tier=building.tier or "none")
    return table_dialog(
        ui,
        model,
        name,
        body,
        subtitle=kind if kind.casefold() != name.casefold() else None,
        scrolls=False,
        actions=actions,
        about=about,
    )


def _trades(ui: Ui, model: AdventureTableModel, dialog: BuildingDialog, refusal: object) -> list[ft.Control]:
    """Where a Trading Post would make up for what is missing, how."""
    if not isinstance(refusal, TooDear):
        return []
    mine = model.state.sheets[dialog.seat]
    cost = player_queries.player_town(model.state, dialog.seat).building(dialog.building).cost
    found = plan_trades_for_cost(mine.purse, cost)
    if found is None:
        return []
    lines = [
        ui.words("h3s-ui-trade-line", give=resources_text(ui.words, t.paid), get=resources_text(ui.words, t.gained))
        for t in found.trades
    ]
    first = found.trades[0]
    go = partial(model.show, TradeDialog(dialog.seat, first.give, first.get, first.times))
    said = ui.words("h3s-ui-trade-would", trades="\n".join(lines))
    return [
        ui.caption(said, size=15),
        ui.button(ui.words("h3s-ui-trade"), go, symbol="exchange", name="trade", height=52),
    ]
