"""Sheets about resources: put right, where income comes from, trade with its calculator, gifts."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.heroes3.adventure.dialogs import (
    GiveResourcesDialog,
    IncomeDialog,
    ResourcesDialog,
    TradeDialog,
)
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.shared_rows import (
    SIGNS,
    action_tile,
    get_resource_colour,
    number_stepper_row,
    price_row,
    tappable_row,
)
from companion.app.screens.heroes3.adventure.table_text import (
    RESOURCE_ENTRIES,
    RESOURCES,
    building_help,
    flagged_place_name,
    place_help,
    resource_name,
    resources_text,
    rule_term_help,
)
from companion.app.screens.table.dialog import table_dialog
from companion.app.ui import OpenHelp, Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.towns import building_effects_due_at
from companion.games.heroes3.adventure.effects.effect_text import describe_timed_effect
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules.income import fixed_resource_gain, flag_production
from companion.games.heroes3.adventure.rules.trade_calculator import TradeExchange, plan_trades_for_most


def resources_dialog(ui: Ui, model: AdventureTableModel, dialog: ResourcesDialog) -> ft.Control:
    """The three resources between minus and plus; trade and gifts below."""
    seat = dialog.seat
    mine = model.state.sheets[seat]
    body: list[ft.Control] = [
        number_stepper_row(
            ui,
            resource_name(ui.words, resource),
            count,
            partial(model.step, resource, seat),
            name=f"right-{resource}",
            about=rule_term_help(ui, "resources"),
            sign=make_icon(SIGNS[resource], get_resource_colour(ui, resource), 24),
        )
        for resource, count in mine.purse.amounts().items()
    ]
    body.append(
        ft.Row(
            [
                action_tile(
                    ui,
                    "exchange",
                    ui.words("h3s-ui-trade"),
                    partial(model.show, TradeDialog(seat)),
                    name="trade",
                    about=rule_term_help(ui, "trade"),
                ),
                action_tile(
                    ui,
                    "share",
                    ui.words("h3s-ui-give"),
                    partial(model.show, GiveResourcesDialog(seat)),
                    name="give",
                    about=rule_term_help(ui, "give-resources"),
                ),
            ],
            spacing=8,
        )
    )
    about = rule_term_help(ui, "resources")
    return table_dialog(
        ui, model, model.chair(seat).name, body, subtitle=ui.words("h3s-ui-by-hand"), scrolls=False, about=about
    )


def income_dialog(ui: Ui, model: AdventureTableModel, dialog: IncomeDialog) -> ft.Control:
    """What a resource round brings, one line for each source."""
    state, seat = model.state, dialog.seat
    mine, town = state.sheets[seat], player_queries.player_town(state, seat)
    found = player_queries.next_income(state, seat)
    body: list[ft.Control] = [
        ft.Row(
            [ui.strong(ui.words("h3s-ui-sure"), expand=True), price_row(ui, ui.words, found.sure, size=22)], spacing=10
        ),
        _source(ui, ui.words("h3s-ui-track-start"), mine.start_income, "track"),
    ]
    body += [
        _source(
            ui,
            flagged_place_name(ui.words, state, flag),
            flag_production(flag),
            f"flag-{n}",
            place_help(ui, flag.place),
        )
        for n, flag in enumerate(mine.flags)
    ]
    for building, deed in building_effects_due_at(town, frozenset(mine.built), "resource-round"):
        gain = fixed_resource_gain(deed.effect)
        about = building_help(ui, building.faction, building.id)
        if gain is not None:
            body.append(_source(ui, ui.words.name(building.name), gain, building.id, about))
        else:
            said = ui.words.say(describe_timed_effect(deed, building.tell))
            body.append(
                tappable_row(ui, ui.words.name(building.name), said, None, name=f"source-{building.id}", about=about)
            )
    if mine.less_income:
        body.append(ui.caption(ui.words("h3s-ui-less", amount=resources_text(ui.words, mine.less_income)), size=15))
    body.append(ui.strong(ui.words("h3s-ui-track"), size=16))
    body += [
        number_stepper_row(
            ui,
            resource_name(ui.words, resource),
            count,
            partial(model.step, f"income-{resource}", seat),
            name=f"right-income-{resource}",
            least=count <= 0,
            about=rule_term_help(ui, "income"),
        )
        for resource, count in mine.start_income.amounts().items()
    ]
    about = rule_term_help(ui, "income")
    return table_dialog(ui, model, ui.words("h3s-ui-income"), body, subtitle=model.chair(seat).name, about=about)


def _source(
    ui: Ui, said: str, purse: Purse, name: str, about: Callable[[], Awaitable[None]] | None = None
) -> ft.Control:
    words = ui.words
    return tappable_row(
        ui,
        said,
        "",
        None,
        name=f"source-{name}",
        end=price_row(ui, words, purse, silent=True),
        about=about,
        label=f"{said}: {resources_text(words, purse)}",
    )


def trade_dialog(ui: Ui, model: AdventureTableModel, dialog: TradeDialog) -> ft.Control:
    """What is given for what and how often; below, the most of each resource that one could have."""
    seat = dialog.seat
    purse = model.state.sheets[seat].purse
    trade = TradeExchange(dialog.give, dialog.get, dialog.times)

    def change(**changes: object) -> None:
        changed = replace(dialog, **changes)  # type: ignore[arg-type]
        if changed.give == changed.get:
            other = next(resource for resource in RESOURCES if resource != changed.give)
            changed = replace(changed, get=other) if "give" in changes else replace(changed, give=other)
        model.show(changed)

    def held(resource: str) -> OpenHelp:
        return rule_term_help(ui, RESOURCE_ENTRIES[resource])

    def times(by: int) -> None:
        change(times=max(1, dialog.times + by))

    names = [(resource, ui.words("h3s-ui-resource", resource=resource)) for resource in RESOURCES]
    deal = ft.Row(
        [
            price_row(ui, ui.words, trade.paid, purse.missing(trade.paid), size=26),
            make_icon("forward", ui.muted, 26),
            price_row(ui, ui.words, trade.gained, size=26),
        ],
        spacing=16,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    body: list[ft.Control] = [
        ui.caption(ui.words("h3s-ui-trade-give"), size=15),
        ui.segmented_choice(
            names,
            dialog.give,
            lambda key: change(give=key),
            name="give",
            label=ui.words("h3s-ui-trade-give"),
            about=held,
        ),
        ui.caption(ui.words("h3s-ui-trade-get"), size=15),
        ui.segmented_choice(
            names, dialog.get, lambda key: change(get=key), name="get", label=ui.words("h3s-ui-trade-get"), about=held
        ),
        number_stepper_row(ui, ui.words("h3s-ui-trades"), dialog.times, times, name="times", least=dialog.times <= 1),
        deal,
        ui.strong(ui.words("h3s-ui-calculator"), size=16),
        *_most(ui, model, dialog, purse),
    ]
    deed = acts.Trade(seat, dialog.give, dialog.get, dialog.times)
    done = ui.primary_button(
        ui.words("h3s-ui-trade"),
        partial(model.act, deed),
        name="trade-now",
        expand=True,
        on_long_press=rule_term_help(ui, "trade"),
    )
    return table_dialog(
        ui,
        model,
        ui.words("h3s-ui-trade"),
        body,
        actions=[done],
        subtitle=ui.words("h3s-ui-have", amount=resources_text(ui.words, purse)),
        about=rule_term_help(ui, "trade"),
    )


def _most(ui: Ui, model: AdventureTableModel, dialog: TradeDialog, purse: Purse) -> list[ft.Control]:
    """For each resource the most that trading could bring, and its first trade."""
    rows = list[ft.Control]()
    for resource in RESOURCES:
        found = plan_trades_for_most(purse.floored(), resource)
        name = resource_name(ui.words, resource)
        if not found.trades:
            continue
        # One below the other: an "and" between two trades reads as if it belonged to one of them.
        steps = "\n".join(
            ui.words("h3s-ui-trade-line", give=resources_text(ui.words, t.paid), get=resources_text(ui.words, t.gained))
            for t in found.trades
        )
        first = found.trades[0]
        go = partial(model.show, replace(dialog, give=first.give, get=first.get, times=first.times))
        said = ui.words("h3s-ui-most", resource=name, count=found.after.amounts()[resource])
        rows.append(tappable_row(ui, said, steps, go, name=f"most-{resource}"))
    return rows or [ui.caption(ui.words("h3s-ui-most-none"), size=15)]


def give_resources_dialog(ui: Ui, model: AdventureTableModel, dialog: GiveResourcesDialog) -> ft.Control:
    """Resources for somebody else at the table, where the mode allows it."""
    seat = dialog.seat
    mine = model.state.sheets[seat].purse
    others = [chair for chair in model.chairs if chair.id != seat]
    to = dialog.to or (others[0].id if others else "")

    def step(resource: str, by: int) -> None:
        model.show(replace(dialog, **{resource: max(0, getattr(dialog, resource) + by)}))

    tags = [
        ui.tappable_chip(
            chair.name,
            partial(model.show, replace(dialog, to=chair.id)),
            selected=chair.id == to,
            name=f"to-{chair.id}",
        )
        for chair in others
    ]
    body: list[ft.Control] = [ui.chip_row(tags, targets=True)]
    body += [
        number_stepper_row(
            ui,
            resource_name(ui.words, resource),
            getattr(dialog, resource),
            partial(step, resource),
            name=f"give-{resource}",
            least=getattr(dialog, resource) <= 0,
            most=getattr(dialog, resource) >= have,
            sign=make_icon(SIGNS[resource], get_resource_colour(ui, resource), 24),
            about=rule_term_help(ui, RESOURCE_ENTRIES[resource]),
        )
        for resource, have in mine.amounts().items()
    ]
    gift = acts.Give(seat, to, dialog.gold, dialog.materials, dialog.valuables)
    empty = not (dialog.gold or dialog.materials or dialog.valuables) or not to
    done = ui.primary_button(
        ui.words("h3s-ui-give"), partial(model.act, gift), name="give-now", expand=True, disabled=empty
    )
    return table_dialog(
        ui,
        model,
        ui.words("h3s-ui-give"),
        body,
        actions=[done],
        subtitle=ui.words("h3s-ui-have", amount=resources_text(ui.words, mine)),
        scrolls=False,
        about=rule_term_help(ui, "give-resources"),
    )
