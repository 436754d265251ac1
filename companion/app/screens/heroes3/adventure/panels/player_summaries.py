"""The players: on a phone a strip to choose one, on a wide screen a card each with what matters at a glance."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.kit.graphics.player_badge import player_badge, player_symbol_and_colours
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.shared_rows import resource_sign
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    hero_help,
    player_faction_and_hero_text,
    resources_text,
)
from companion.app.theme import R_CHIP, TARGET
from companion.app.ui import Ui
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.state import PlayerState

_LETTERS = {1: 30, 2: 13, 3: 7, 4: 9}
"""How long names may be to fit beside each other on a phone, by how many players there are; of four, one is named."""


@component
def PlayerChoiceStrip(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """The players side by side; the one in view is filled, the one whose turn it is has the gold edge.

    Where names would be cut off, only signs stand there, and the name of the player in view below them.
    """
    use_watch(model, lambda e: (e.seat, e.state.active, _facts(e)))
    chairs = model.chairs
    named = all(len(chair.name) <= _LETTERS.get(len(chairs), 0) for chair in chairs)
    row = ft.Row([_segment(ui, model, chair.id, named) for chair in chairs], spacing=6)
    if named:
        return row
    shown = ui.strong(model.chair(model.seat).name, size=16, lines=1, silent=True)
    return ft.Column([row, ft.Container(shown, alignment=ft.Alignment.CENTER)], spacing=4, tight=True)


def _facts(model: AdventureTableModel) -> object:
    return tuple(
        (sheet.out, sheet.purse, len(player_queries.pending_questions_of(model.state, seat)))
        for seat, sheet in model.state.sheets.items()
    )


def _segment(ui: Ui, model: AdventureTableModel, seat: str, named: bool) -> ft.Control:
    chair, chosen = model.chair(seat), seat == model.seat
    waits = len(player_queries.pending_questions_of(model.state, seat))
    face: list[ft.Control] = [player_badge(model.place(seat), size=28)]
    if named and (len(model.chairs) < 4 or chosen):
        face.append(ui.strong(chair.name, size=15, lines=1, expand=True, silent=True))
    if waits:
        face.append(_waiting(ui, waits))
    active = seat == model.state.active
    edge = ui.action if active else ui.line
    return ui.pressable(
        ft.Row(face, spacing=7, alignment=ft.MainAxisAlignment.CENTER),
        on_tap=partial(model.pick, seat),
        on_long_press=hero_help(ui, model, seat),
        label=_aloud(ui, model, seat, active, waits),
        name=f"seat-{seat}",
        selected=chosen,
        height=TARGET,
        fill=ui.wash(player_symbol_and_colours(model.place(seat)).colour, 0.3) if chosen else ui.surface,
        border=ft.Border.all(2 if active else 1, edge),
        radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=9),
        expand=2 if named and chosen and len(model.chairs) > 3 else 1,
    )


def _waiting(ui: Ui, count: int) -> ft.Control:
    return ft.Container(
        ui.number(str(count), size=13, color=ui.on_action, silent=True),
        bgcolor=ui.action,
        border_radius=11,
        width=22,
        height=22,
        alignment=ft.Alignment.CENTER,
    )


def _aloud(ui: Ui, model: AdventureTableModel, seat: str, active: bool, waits: int) -> str:
    """A player with everything that the card shows."""
    words, chair, sheet = ui.words, model.chair(seat), model.state.sheets[seat]
    said = words(
        "h3s-ui-seat",
        name=chair.name,
        about=player_faction_and_hero_text(words, chair),
        amount=resources_text(words, sheet.purse),
        state="out" if sheet.out else "active" if active else "waiting",
    )
    return f"{said} {words('h3s-ui-open-count', count=waits)}" if waits else said


@component
def PlayerSummaryPanel(ui: Ui, model: AdventureTableModel, seat: str) -> ft.Control:
    """One player on a wide screen: name, town, resources, level and movement; a tap opens the whole sheet."""
    chosen, active, waits = use_watch(
        model,
        lambda e: (e.seat == seat, e.state.active == seat, len(player_queries.pending_questions_of(e.state, seat))),
    )
    use_watch(model, lambda e: _shown(e.state.sheets[seat]))
    chair, mine = model.chair(seat), model.state.sheets[seat]
    # Four players must fit beside each other's sheets on a tablet: there the hero's numbers stand below the name.
    roomy, line = ui.size == "desktop", _small(ui, mine)
    name = ui.strong(chair.name, size=18, lines=1, silent=True)
    below = ui.caption(player_faction_and_hero_text(ui.words, chair) if roomy else line, lines=1, silent=True)
    head = ft.Row(
        [
            player_badge(model.place(seat), size=34),
            ft.Column([name, below], spacing=0, tight=True, expand=True),
            *([_waiting(ui, waits)] if waits else []),
            *([make_icon("skull", ui.muted, 24)] if mine.out else []),
        ],
        spacing=10,
    )
    numbers = ft.Row(
        # Equally wide, so that the same resource stands below itself from player to player.
        [ft.Container(_number(ui, *amount_of), expand=True) for amount_of in mine.purse.amounts().items()],
        spacing=4,
    )
    rows: list[ft.Control] = [head, numbers, *([ui.caption(line, size=14, lines=1, silent=True)] if roomy else [])]
    return ui.panel(
        ft.Column(rows, spacing=6),
        on_tap=partial(model.pick, seat),
        about=hero_help(ui, model, seat),
        label=_aloud(ui, model, seat, active, waits),
        name=f"seat-{seat}",
        padding=12 if roomy else 10,
        radius=18,
        tint=player_symbol_and_colours(model.place(seat)).colour if chosen else None,
        active=active,
    )


def _shown(sheet: PlayerState) -> tuple[object, ...]:
    return (sheet.purse, sheet.experience, sheet.movement, sheet.morale, sheet.out, sheet.army)


def _small(ui: Ui, sheet: PlayerState) -> str:
    level = player_queries.get_main_hero_level(sheet).level
    return ui.words("h3s-ui-seat-line", level=level, movement=sheet.movement, units=len(sheet.army))


def _number(ui: Ui, resource: str, count: int) -> ft.Control:
    said, colour = str(count).replace("-", "−"), ui.harm if count < 0 else None
    number = ui.number(said, size=28, color=colour, silent=True)
    return ft.Row([resource_sign(ui, resource, 22), number], spacing=6, tight=True)
