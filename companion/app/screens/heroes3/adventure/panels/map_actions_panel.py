"""The map: what a hero does there, and the fields that carry the own cube."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.heroes3.adventure.dialog_states import FlaggedFieldDialog, TradeDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.shared_rows import (
    action_tile,
    arrange_in_columns,
    empty_list_text,
    info_row,
    price_row,
    tappable_row,
    titled_panel,
)
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    flagged_place_name,
    place_help,
    resources_text,
    rule_term_help,
)
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.effects.effect_text import describe_triggered_effect
from companion.games.heroes3.adventure.rules.income import flag_production


@component
def MapActionsPanel(ui: Ui, model: AdventureTableModel, wide: bool) -> ft.Control:
    """Visit, fight, trade, look at the tables; then the flagged fields."""
    use_watch(model, lambda e: (e.seat, e.sheet.flags, e.sheet.town, e.sheet.trophies))
    words, seat, mine = ui.words, model.seat, model.sheet
    visit = partial(model.visit, seat)
    fight = partial(model.begin_fight, seat)
    trade = TradeDialog(seat)
    deeds: list[ft.Control] = [
        action_tile(ui, "pin", words("h3s-ui-visit"), visit, "visit", "visitable"),
        action_tile(ui, "sword", words("h3s-ui-fight"), fight, "fight", "field-level"),
        action_tile(ui, "exchange", words("h3s-ui-trade"), partial(model.show, trade), "trade", "trade"),
        action_tile(ui, "dice", words("h3s-ui-tables-short"), model.tables, "tables", label=words("h3s-ui-tables")),
    ]
    rows: list[ft.Control] = [arrange_in_columns(deeds, 4 if ui.phone else 2)]
    town = words("h3s-ui-own-town")
    held = words("h3s-ui-town-state", state="held" if mine.town else "lost")
    rows.append(
        tappable_row(
            ui,
            town,
            held,
            partial(model.show, FlaggedFieldDialog(seat, -1)),
            name="own-town",
            sign=make_icon("castle", ui.heal if mine.town else ui.harm, 24),
            about=rule_term_help(ui, "town-board"),
            faded=not mine.town,
            label=f"{town}: {held}",
        )
    )
    names = [flagged_place_name(words, model.state, flag) for flag in mine.flags]
    flags = [
        tappable_row(
            ui,
            name,
            "",
            partial(model.show, FlaggedFieldDialog(seat, n)),
            name=f"flag-{n}",
            sign=make_icon("banner", ui.action, 22),
            end=price_row(ui, flag_production(flag), silent=True),
            about=place_help(ui, flag.place),
            label=f"{name}: {resources_text(words, flag_production(flag))}",
        )
        for n, (flag, name) in enumerate(zip(mine.flags, names, strict=True))
    ]
    rows += [arrange_in_columns(flags, 2 if wide else 1)] if flags else [empty_list_text(ui, words("h3s-ui-no-flags"))]
    if mine.trophies:
        beaten = [model.chair(seat_).name for seat_ in mine.trophies if seat_ in model.state.layout.chairs]
        rows.append(ui.chip_row([ui.chip(words("h3s-ui-beaten", names=beaten), tone="gold", symbol="crown")]))
    aside = ui.chip(str(len(mine.flags)), symbol="banner", label=words("h3s-ui-flags", count=len(mine.flags)))
    return titled_panel(ui, words("h3s-ui-map"), rows, about=rule_term_help(ui, "flaggable"), aside=aside, name="map")


def flagged_field_dialog(ui: Ui, model: AdventureTableModel, dialog: FlaggedFieldDialog) -> ft.Control:
    """A flagged field: what it brings, and that it is lost. Place -1 is the own town."""
    seat = dialog.seat
    mine = model.state.sheets[seat]
    if dialog.place < 0 or dialog.place >= len(mine.flags):
        said = ui.words("h3s-ui-town-change", state="held" if mine.town else "lost")
        button = ui.destructive_button if mine.town else ui.button
        change = acts.OwnTown(seat, not mine.town)
        act = button(said, partial(model.act, change), symbol="banner", name="town-change", expand=True)
        name = ui.words("h3s-ui-own-town")
        about = rule_term_help(ui, "elimination")
        body: list[ft.Control] = [info_row(ui, "info", ui.words("h3s-ui-town-rule"))]
        return table_dialog(ui, model, name, body, scrolls=False, about=about, actions=[act])
    flag = mine.flags[dialog.place]
    place = get_map_content().place(flag.place)
    about = place_help(ui, flag.place)
    body = [
        info_row(ui, "star", ui.words.say(describe_triggered_effect(d, place.tell)), about=about) for d in place.deeds
    ]
    said = ui.words("h3s-ui-unflag")
    unflag = partial(model.act, acts.Unflag(seat, flag.place, flag.chosen))
    lose = ui.destructive_button(said, unflag, symbol="banner", name="unflag", expand=True)
    name = flagged_place_name(ui.words, model.state, flag)
    return table_dialog(ui, model, name, body, scrolls=False, actions=[lose], about=about)
