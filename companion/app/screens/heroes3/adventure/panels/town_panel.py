"""A town board: what stands, what can be built now, what it costs, and what is missing for the others."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.models.heroes3.adventure.dialog_states import BuildingDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.panels.resources_panel import TownTokensRow
from companion.app.screens.heroes3.adventure.shared_rows import (
    arrange_in_columns,
    empty_list_text,
    info_row,
    price_row,
    tappable_row,
    titled_panel,
)
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    building_help,
    missing_requirement_text,
    resources_text,
    rule_help,
    rule_term_help,
)
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.towns import Building
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.catalogue_entries.entry_labels_and_filters import describe_triggered_effects
from companion.games.heroes3.combat.model.refusals import Forbidden
from companion.kernel.refusals import Refused

_Shown: TypeAlias = tuple[
    str, dict[str, Refused | None], list[tuple[Building, TimedEffect, Refused | None]], Forbidden | None,
    tuple[str, ...], dict[str, int], Purse, bool,
]  # fmt: skip

KINDS: dict[str, IconName] = {
    "city-hall": "coin",
    "citadel": "shield",
    "mage-guild": "book",
    "dwelling": "people",
    "special": "star",
}


@component
def TownPanel(ui: Ui, model: AdventureTableModel, wide: bool) -> ft.Control:
    """The eight buildings; a tap opens what a building costs and brings."""
    seat, can, offers, closed, *_ = use_watch(model, _shown)
    town, mine = player_queries.player_town(model.state, seat), model.sheet
    # What can be built now comes first, what stands last.
    order = sorted(town.buildings.values(), key=lambda b: 2 if b.id in mine.built else int(can.get(b.id) is not None))
    lines = [
        BuildingRow(
            ui,
            model,
            seat,
            building,
            building.id in mine.built,
            can.get(building.id),
            mine.purse.missing(building.cost),
            mine.cubes.get(building.id, 0),
        )
        for building in order
    ]
    # With keys, because a line about the town may come to stand above them.
    board = arrange_in_columns(lines, 2 if wide else 1, key="buildings")
    body: list[ft.Control] = [TownTokensRow.keyed("tokens", ui, model), board]
    body += [
        ui.button(
            ui.words("h3s-ui-use", building=building.name),
            partial(model.do, acts.Use(seat, building.id)),
            symbol="bolt",
            name=f"use-{building.id}",
            height=52,
            disabled=refusal is not None,
            on_long_press=building_help(ui, building.faction, building.id),
        )
        for building, _, refusal in offers
    ]
    if closed is not None:
        body.insert(0, info_row(ui, "hourglass", ui.words.say(closed.message), about=rule_help(ui, closed.rule)))
    if not mine.town:
        body.insert(0, empty_list_text(ui, ui.words("h3s-ui-town-lost")))
    aside = ui.chip(ui.words("h3s-ui-built", count=len(mine.built), all=len(town.buildings)), symbol="castle")
    about = rule_term_help(ui, "town-board")
    return titled_panel(ui, ui.words("h3s-ui-town"), body, about=about, aside=aside, name="town")


def _shown(model: AdventureTableModel) -> _Shown:
    """What the board shows: the player, what can be built and used, why the town is closed, and what stands."""
    state, seat, mine = model.state, model.seat, model.sheet
    closed = player_queries.town_token_moment_refusal(state) or player_queries.town_token_interruption_refusal(state)
    return (
        seat,
        player_queries.building_refusals_for_player(state, seat),
        player_queries.list_building_uses_with_refusals(state, seat),
        None if state.ended else closed,
        mine.built,
        mine.cubes,
        mine.purse,
        mine.town,
    )


@component
def BuildingRow(
    ui: Ui,
    model: AdventureTableModel,
    seat: str,
    building: Building,
    built: bool,
    refusal: Refused | None,
    missing: Purse,
    cubes: int,
) -> ft.Control:
    """A building with what it brings, or what is missing for it."""
    state = "built" if built else "now" if refusal is None else "later"
    below = "" if built or refusal is None else missing_requirement_text(ui.words, refusal)
    below = below or describe_building_effects(ui, building)
    end: ft.Control = price_row(ui, building.cost, None if built else missing, silent=True)
    if built:
        end = ui.chip(f"×{cubes}", symbol="token") if cubes else make_icon("check", ui.heal, 24)
    cost = resources_text(ui.words, building.cost)
    label = ui.words("h3s-ui-building-aloud", name=building.name, state=state, cost=cost, below=below)
    colour = ui.heal if built else ui.action if refusal is None else ui.muted
    return tappable_row(
        ui,
        ui.words.name(building.name),
        below,
        partial(model.show, BuildingDialog(seat, building.id)),
        name=f"building-{building.id}",
        sign=make_icon(KINDS.get(building.kind, "castle"), colour, 24),
        end=end,
        about=building_help(ui, building.faction, building.id),
        label=label,
        faded=state == "later",
        bright=state == "now",
    )


def describe_building_effects(ui: Ui, building: Building) -> str:
    """What a building brings, in a few short sentences."""
    return " ".join(describe_triggered_effects(building.deeds, building.tell, ui.words))
