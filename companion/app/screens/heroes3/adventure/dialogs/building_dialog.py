"""A building: what it costs and brings, what is missing, and to build it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.kit.text.text_styles import caption_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.dialogs import BuildingDialog, TradeDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.shared_rows import info_row, price_row
from companion.app.screens.heroes3.adventure.table_text import (
    building_help_callback,
    resources_text,
    rule_help_callback,
    rule_term_help_callback,
)
from companion.app.screens.table.dialog import table_dialog
from companion.app.theme import Look
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.effects.effect_text import describe_timed_effect
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.refusals import TooDear
from companion.games.heroes3.adventure.rules.trade_calculator import plan_trades_for_cost
from companion.games.heroes3.combat.model.refusals import Forbidden


def building_dialog(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BuildingDialog
) -> ft.Control:
    """Everything about one building of a player's town."""
    words, state, seat = session.words, model.state, dialog.seat
    building = player_queries.player_town(state, seat).building(dialog.building)
    mine = state.sheets[seat]
    built = building.id in mine.built
    refusal = player_queries.building_refusals_for_player(state, seat).get(building.id)
    about = building_help_callback(session, building.faction, building.id)
    body: list[ft.Control] = [price_row(look, words, building.cost, mine.purse.missing(building.cost), size=22)]
    for deed in building.deeds:
        body.append(info_row(look, "star", words.say(describe_timed_effect(deed, building.tell)), about=about))
        if deed.disputed:
            body.append(caption_text(look, words.name(deed.disputed), size=14))
    if built:
        body.append(info_row(look, "check", words("h3s-ui-stands"), color=look.heal))
    elif refusal is not None:
        rule = refusal.rule if isinstance(refusal, Forbidden) else ""
        body.append(
            info_row(
                look, "warning", words.say(refusal.message), color=look.harm, about=rule_help_callback(session, rule)
            )
        )
        body += _trades(look, session, model, dialog, refusal)
    by_hand = secondary_button(
        look,
        words("h3s-ui-take-down" if built else "h3s-ui-put-up"),
        partial(model.act, acts.SetBuilding(seat, building.id, not built)),
        name="by-hand",
        height=52,
    )
    body.append(by_hand)
    actions: list[ft.Control] = []
    if not built:
        actions.append(
            primary_button(
                look,
                words("h3s-ui-build"),
                partial(model.act, acts.Build(seat, building.id)),
                symbol="castle",
                name="build",
                expand=True,
                on_long_press=rule_term_help_callback(session, "build-token"),
            )
        )
    name = words.name(building.name)
    kind = words("h3s-ui-building-kind", kind=building.kind, tier=building.tier or "none")
    return table_dialog(
        look,
        model,
        name,
        body,
        subtitle=kind if kind.casefold() != name.casefold() else None,
        scrolls=False,
        actions=actions,
        about=about,
    )


def _trades(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BuildingDialog, refusal: object
) -> list[ft.Control]:
    """Where a Trading Post would make up for what is missing, how."""
    if not isinstance(refusal, TooDear):
        return []
    mine = model.state.sheets[dialog.seat]
    cost = player_queries.player_town(model.state, dialog.seat).building(dialog.building).cost
    found = plan_trades_for_cost(mine.purse, cost)
    if found is None:
        return []
    words = session.words
    lines = [
        words("h3s-ui-trade-line", give=resources_text(words, t.paid), get=resources_text(words, t.gained))
        for t in found.trades
    ]
    first = found.trades[0]
    go = partial(model.show, TradeDialog(dialog.seat, first.give, first.get, first.times))
    said = words("h3s-ui-trade-would", trades="\n".join(lines))
    return [
        caption_text(look, said, size=15),
        secondary_button(look, words("h3s-ui-trade"), go, symbol="exchange", name="trade", height=52),
    ]
