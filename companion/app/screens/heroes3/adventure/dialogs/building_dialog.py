"""A building: what it costs and brings, what is missing, and to build it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.dialog_states import BuildingDialog, TradeDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.shared_rows import done_button, info_row, price_row, sheet_button
from companion.app.screens.heroes3.adventure.table_text_and_help import building_help, rule_help, trade_lines
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.effects.effect_text import describe_triggered_effect
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.purse import Purse
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
    body: list[ft.Control] = [price_row(ui, building.cost, mine.purse.missing(building.cost), size=22)]
    for deed in building.deeds:
        body.append(info_row(ui, "star", ui.words.say(describe_triggered_effect(deed, building.tell)), about=about))
        if deed.disputed:
            body.append(ui.caption(ui.words.name(deed.disputed), size=14))
    if built:
        body.append(info_row(ui, "check", ui.words("h3s-ui-stands"), color=ui.heal))
    elif refusal is not None:
        rule = refusal.rule if isinstance(refusal, Forbidden) else ""
        body.append(info_row(ui, "warning", ui.words.say(refusal.message), color=ui.harm, about=rule_help(ui, rule)))
        if isinstance(refusal, TooDear):
            body += _trades(ui, model, seat, building.cost)
    said = "h3s-ui-take-down" if built else "h3s-ui-put-up"
    act = acts.SetBuilding(seat, building.id, not built)
    body.append(sheet_button(ui, ui.words(said), partial(model.act, act), "by-hand"))
    build = partial(model.act, acts.Build(seat, building.id))
    actions = [] if built else [done_button(ui, ui.words("h3s-ui-build"), build, "build", "castle", "build-token")]
    name = ui.words.name(building.name)
    kind = ui.words("h3s-ui-building-kind", kind=building.kind, tier=building.tier or "none")
    subtitle = kind if kind.casefold() != name.casefold() else None
    return table_dialog(ui, model, name, body, subtitle=subtitle, scrolls=False, actions=actions, about=about)


def _trades(ui: Ui, model: AdventureTableModel, seat: str, cost: Purse) -> list[ft.Control]:
    """Where a Trading Post would make up for what is missing, how."""
    found = plan_trades_for_cost(model.state.sheets[seat].purse, cost)
    if found is None:
        return []
    first = found.trades[0]
    go = partial(model.show, TradeDialog(seat, first.give, first.get, first.times))
    said = ui.words("h3s-ui-trade-would", trades="\n".join(trade_lines(ui.words, found)))
    return [ui.caption(said, size=15), sheet_button(ui, ui.words("h3s-ui-trade"), go, "trade", "exchange")]
