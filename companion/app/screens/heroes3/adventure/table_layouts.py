"""Where things stand: a phone shows one part of one sheet, a wide screen all players and the whole sheet of one."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.models.heroes3.adventure.dialog_states import SECTIONS, Section
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screen_registry import ScreenSize
from companion.app.screens.heroes3.adventure.bottom_bar import BOTTOM_BAR
from companion.app.screens.heroes3.adventure.panels.army_panel import ArmyPanel
from companion.app.screens.heroes3.adventure.panels.deck_panel import DeckPanel
from companion.app.screens.heroes3.adventure.panels.game_end import GameEndPanel
from companion.app.screens.heroes3.adventure.panels.guide_panel import GuidePanel, LastEventsPanel
from companion.app.screens.heroes3.adventure.panels.hero_panel import HeroPanel
from companion.app.screens.heroes3.adventure.panels.map_actions_panel import MapActionsPanel
from companion.app.screens.heroes3.adventure.panels.open_combat_and_ai_heroes_strips import (
    AiHeroesStrip,
    OpenCombatStrip,
)
from companion.app.screens.heroes3.adventure.panels.pending_questions import PendingQuestionsPanel
from companion.app.screens.heroes3.adventure.panels.player_summaries import PlayerChoiceStrip, PlayerSummaryPanel
from companion.app.screens.heroes3.adventure.panels.resources_panel import ResourcesPanel
from companion.app.screens.heroes3.adventure.panels.town_panel import TownPanel
from companion.app.screens.heroes3.adventure.table_text_and_help import rule_term_help
from companion.app.screens.table.bottom_bar import BottomBar
from companion.app.theme import R_CHIP
from companion.app.ui import Ui

_RAIL, _DESKTOP_RAIL = 348, 364
_THREE_FROM = 1400
_TAB = 54
_SYMBOLS: dict[Section, IconName] = {
    "now": "play", "town": "castle", "army": "people", "hero": "crown", "cards": "cards", "map": "pin",
}  # fmt: skip

_ENTRIES: dict[Section, str] = {
    "now": "round", "town": "town-board", "army": "unit-deck", "hero": "hero", "cards": "your-deck", "map": "field",
}  # fmt: skip
"""What explains a part of the sheet."""


# --- a phone --------------------------------------------------------------------------------------


@component
def TallTableBody(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """Players above, one part of the sheet to scroll through, the parts to choose from below."""
    section = use_watch(model, lambda e: e.section)
    use_watch(model, _there)
    shown = _now(ui, model, False) if section == "now" else _section(ui, model, section)
    # Another list for each part, so that none begins half way down.
    body = ft.ListView(shown, key=f"part-{section}", spacing=10, expand=True, padding=ft.Padding.only(bottom=8))
    return ft.Column([PlayerChoiceStrip(ui, model), body, SectionTabBar(ui, model)], spacing=8)


def _there(model: AdventureTableModel) -> tuple[bool, ...]:
    """What there is to show at all: an empty part would leave a gap."""
    table = model.state.table
    return (
        model.state.ended,
        table.fight is not None,
        bool(table.matters),
        bool(model.state.ai),
        bool(model.ai_to_move),
        bool(model.last),
    )


def _now(ui: Ui, model: AdventureTableModel, wide: bool) -> list[ft.Control]:
    """What happens now; between what waits and what is over stand the resources, or everybody's cards."""
    over, fighting, waiting, ai, moving, happened = _there(model)
    if wide:
        middle = [PlayerSummaryPanel.keyed(f"seat-{chair.id}", ui, model, chair.id) for chair in model.chairs]
    else:
        middle = [ResourcesPanel.keyed("treasury", ui, model, True)]
    # Each has a key: without one, all that follow are made anew whenever one comes or goes.
    shown: list[ft.Control] = [GameEndPanel(ui, model) if over else GuidePanel.keyed("guide", ui, model, wide)]
    if fighting:
        shown.append(OpenCombatStrip.keyed("fight", ui, model))
    if waiting and not over:
        shown.append(PendingQuestionsPanel.keyed("matters", ui, model))
    strip: list[ft.Control] = [AiHeroesStrip.keyed("ai", ui, model)] if ai else []
    shown += [*strip, *middle] if moving else [*middle, *strip]
    if happened:
        shown.append(LastEventsPanel.keyed("happened", ui, model))
    return shown


def _section(ui: Ui, model: AdventureTableModel, section: Section) -> list[ft.Control]:
    panel = {
        "town": lambda: TownPanel(ui, model, False),
        "army": lambda: ArmyPanel(ui, model, 2),
        "hero": lambda: HeroPanel(ui, model),
        "cards": lambda: DeckPanel(ui, model),
        "map": lambda: MapActionsPanel(ui, model, False),
    }[section]()
    return [ResourcesPanel(ui, model, False), panel]


@component
def SectionTabBar(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """The parts of the sheet, in reach of the thumb."""
    chosen = use_watch(model, lambda e: e.section)
    return ft.Row([_tab(ui, model, section, section == chosen) for section in SECTIONS], spacing=4)


def _tab(ui: Ui, model: AdventureTableModel, section: Section, chosen: bool) -> ft.Control:
    ink = ui.action if chosen else ui.muted
    said = ui.words("h3s-ui-part", part=section)
    face = ft.Column(
        [
            make_icon(_SYMBOLS[section], ink, 22),
            ui.text(said, size=12, color=ink, family=fonts.BOLD if chosen else fonts.SEMI, lines=1, silent=True),
        ],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ui.pressable(
        face,
        on_tap=partial(model.turn_to, section),
        on_long_press=rule_term_help(ui, _ENTRIES[section]),
        label=said,
        name=f"part-{section}",
        selected=chosen,
        silent=True,
        height=_TAB,
        radius=R_CHIP,
        fill=ui.raised if chosen else None,
        expand=True,
        padding=2,
    )


# --- a wide screen --------------------------------------------------------------------------------


@component
def WideTableBody(ui: Ui, model: AdventureTableModel, size: ScreenSize) -> ft.Control:
    """At the left what happens now, all players and what leads on; at the right the whole sheet of one of them."""
    use_watch(model, _there)
    rail = ft.Column(
        [ft.ListView(_now(ui, model, True), spacing=10, expand=True, padding=0), BottomBar(ui, model, BOTTOM_BAR)],
        spacing=10,
        width=_DESKTOP_RAIL if size[0] >= _THREE_FROM else _RAIL,
    )
    return ft.Row(
        [rail, PlayerSheetPanel(ui, model, size)],
        spacing=14,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@component
def PlayerSheetPanel(ui: Ui, model: AdventureTableModel, size: ScreenSize) -> ft.Control:
    """The sheet of the player in view, in two or three columns."""
    first: list[ft.Control] = [ResourcesPanel(ui, model, True), HeroPanel(ui, model)]
    town = TownPanel(ui, model, False)
    rest = [ArmyPanel(ui, model, 2), MapActionsPanel(ui, model, False), DeckPanel(ui, model)]
    groups = (
        [[*first, rest[2]], [town], rest[:2]]
        if size[0] >= _THREE_FROM
        else [[*first, rest[1]], [town, rest[0], rest[2]]]
    )
    stacks: list[ft.Control] = [ft.Column(group, spacing=12, expand=True) for group in groups]
    row = ft.Row(stacks, spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.ListView([row], expand=True, padding=ft.Padding.only(bottom=8))
