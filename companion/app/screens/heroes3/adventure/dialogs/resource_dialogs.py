"""Sheets about resources: put right, where income comes from, trade with its calculator, gifts."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.heroes3.adventure.dialog_states import (
    GiveResourcesDialog,
    IncomeDialog,
    ResourcesDialog,
    TradeDialog,
)
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.shared_rows import (
    action_tile,
    done_button,
    number_stepper_row,
    price_row,
    resource_stepper_row,
    tappable_row,
)
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    RESOURCE_ENTRIES,
    RESOURCES,
    building_help,
    flagged_place_name,
    place_help,
    resource_name,
    resources_text,
    rule_term_help,
    trade_lines,
)
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.ui import OpenHelp, Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.towns import building_effects_due_at
from companion.games.heroes3.adventure.effects.effect_text import describe_triggered_effect
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules.income import fixed_resource_gain, flag_production
from companion.games.heroes3.adventure.rules.trade_calculator import TradeExchange, plan_trades_to_maximize_resource


def resources_dialog(ui: Ui, model: AdventureTableModel, dialog: ResourcesDialog) -> ft.Control:
    """The three resources between minus and plus; trade and gifts below."""
    seat, words = dialog.seat, ui.words
    body: list[ft.Control] = [
        resource_stepper_row(
            ui, resource, count, partial(model.step, resource, seat), f"right-{resource}", "resources", least=None
        )
        for resource, count in model.state.sheets[seat].purse.amounts().items()
    ]
    trade = partial(model.show, TradeDialog(seat))
    give = partial(model.show, GiveResourcesDialog(seat))
    tiles: list[ft.Control] = [
        action_tile(ui, "exchange", words("h3s-ui-trade"), trade, "trade", "trade"),
        action_tile(ui, "share", words("h3s-ui-give"), give, "give", "give-resources"),
    ]
    body.append(ft.Row(tiles, spacing=8))
    name, about = model.chair(seat).name, rule_term_help(ui, "resources")
    return table_dialog(ui, model, name, body, subtitle=words("h3s-ui-by-hand"), scrolls=False, about=about)


def income_dialog(ui: Ui, model: AdventureTableModel, dialog: IncomeDialog) -> ft.Control:
    """What a resource round brings, one line for each source."""
    state, seat = model.state, dialog.seat
    mine, town = state.sheets[seat], player_queries.player_town(state, seat)
    found = player_queries.next_income(state, seat)
    sure = [ui.strong(ui.words("h3s-ui-sure"), expand=True), price_row(ui, found.sure, size=22)]
    body: list[ft.Control] = [
        ft.Row(sure, spacing=10),
        _source(ui, ui.words("h3s-ui-track-start"), mine.start_income, "track"),
    ]
    for n, flag in enumerate(mine.flags):
        said = flagged_place_name(ui.words, state, flag)
        about = place_help(ui, flag.place)
        body.append(_source(ui, said, flag_production(flag), f"flag-{n}", about))
    for building, deed in building_effects_due_at(town, frozenset(mine.built), "resource-round"):
        gain = fixed_resource_gain(deed.effect)
        name = ui.words.name(building.name)
        about = building_help(ui, building.faction, building.id)
        if gain is not None:
            body.append(_source(ui, name, gain, building.id, about))
        else:
            said = ui.words.say(describe_triggered_effect(deed, building.tell))
            body.append(tappable_row(ui, name, said, None, name=f"source-{building.id}", about=about))
    if mine.less_income:
        body.append(ui.caption(ui.words("h3s-ui-less", amount=resources_text(ui.words, mine.less_income)), size=15))
    body.append(ui.strong(ui.words("h3s-ui-track"), size=16))
    for resource, count in mine.start_income.amounts().items():
        said = resource_name(ui.words, resource)
        step = partial(model.step, f"income-{resource}", seat)
        body.append(number_stepper_row(ui, said, count, step, f"right-income-{resource}", "income"))
    about = rule_term_help(ui, "income")
    return table_dialog(ui, model, ui.words("h3s-ui-income"), body, subtitle=model.chair(seat).name, about=about)


def _source(ui: Ui, said: str, purse: Purse, name: str, about: OpenHelp | None = None) -> ft.Control:
    end = price_row(ui, purse, silent=True)
    label = f"{said}: {resources_text(ui.words, purse)}"
    return tappable_row(ui, said, "", None, name=f"source-{name}", end=end, about=about, label=label)


def trade_dialog(ui: Ui, model: AdventureTableModel, dialog: TradeDialog) -> ft.Control:
    """What is given for what and how often; below, the most of each resource that one could have."""
    words, purse = ui.words, model.state.sheets[dialog.seat].purse
    trade = TradeExchange(dialog.give, dialog.get, dialog.times)
    names = [(resource, words("h3s-ui-resource", resource=resource)) for resource in RESOURCES]

    def choice(side: str, other: str, label: str) -> list[ft.Control]:
        """One resource; where it is that of the other side, that one changes."""

        def choose(resource: str) -> None:
            chosen = {side: resource}
            if resource == getattr(dialog, other):
                chosen[other] = next(each for each in RESOURCES if each != resource)
            model.change_dialog(**chosen)

        return [
            ui.caption(label, size=15),
            ui.segmented_choice(
                names,
                getattr(dialog, side),
                choose,
                name=side,
                label=label,
                about=lambda resource: rule_term_help(ui, RESOURCE_ENTRIES[resource]),
            ),
        ]

    deal = ft.Row(
        [
            price_row(ui, trade.paid, purse.missing(trade.paid), size=26),
            make_icon("forward", ui.muted, 26),
            price_row(ui, trade.gained, size=26),
        ],
        spacing=16,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    times = partial(model.step_in_dialog, "times", 1, None)
    body: list[ft.Control] = [
        *choice("give", "get", words("h3s-ui-trade-give")),
        *choice("get", "give", words("h3s-ui-trade-get")),
        number_stepper_row(ui, words("h3s-ui-trades"), dialog.times, times, "times", least=1),
        deal,
        ui.strong(words("h3s-ui-calculator"), size=16),
        *_most(ui, model, dialog, purse),
    ]
    said = words("h3s-ui-trade")
    deed = acts.Trade(dialog.seat, dialog.give, dialog.get, dialog.times)
    done = done_button(ui, said, partial(model.act, deed), "trade-now", entry="trade")
    have = words("h3s-ui-have", amount=resources_text(words, purse))
    return table_dialog(ui, model, said, body, actions=[done], subtitle=have, about=rule_term_help(ui, "trade"))


def _most(ui: Ui, model: AdventureTableModel, dialog: TradeDialog, purse: Purse) -> list[ft.Control]:
    """For each resource the most that trading could bring, and its first trade."""
    rows = list[ft.Control]()
    for resource in RESOURCES:
        found = plan_trades_to_maximize_resource(purse.floored(), resource)
        if not found.trades:
            continue
        first, name = found.trades[0], resource_name(ui.words, resource)
        go = partial(model.show, replace(dialog, give=first.give, get=first.get, times=first.times))
        said = ui.words("h3s-ui-most", resource=name, count=found.after.amounts()[resource])
        # One below the other: an "and" between two trades reads as if it belonged to one of them.
        rows.append(tappable_row(ui, said, "\n".join(trade_lines(ui.words, found)), go, name=f"most-{resource}"))
    return rows or [ui.caption(ui.words("h3s-ui-most-none"), size=15)]


def give_resources_dialog(ui: Ui, model: AdventureTableModel, dialog: GiveResourcesDialog) -> ft.Control:
    """Resources for somebody else at the table, where the mode allows it."""
    words, mine = ui.words, model.state.sheets[dialog.seat].purse
    others = [(chair.id, chair.name) for chair in model.chairs if chair.id != dialog.seat]
    to = dialog.to or (others[0][0] if others else "")
    body: list[ft.Control] = [ui.choice_chips(others, [to], lambda seat: model.change_dialog(to=seat), name="to")]
    for resource, have in mine.amounts().items():
        step = partial(model.step_in_dialog, resource, 0, None)
        count, entry = getattr(dialog, resource), RESOURCE_ENTRIES[resource]
        body.append(resource_stepper_row(ui, resource, count, step, f"give-{resource}", entry, most=have))
    gift = acts.Give(dialog.seat, to, dialog.gold, dialog.materials, dialog.valuables)
    empty = not (dialog.gold or dialog.materials or dialog.valuables) or not to
    said, about = words("h3s-ui-give"), rule_term_help(ui, "give-resources")
    done = done_button(ui, said, partial(model.act, gift), "give-now", disabled=empty)
    have_ = words("h3s-ui-have", amount=resources_text(words, mine))
    return table_dialog(ui, model, said, body, actions=[done], subtitle=have_, scrolls=False, about=about)
