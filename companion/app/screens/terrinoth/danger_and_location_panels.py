"""Where the party is: the danger track with what comes next, the location with its progress, shadows and lair."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.models.terrinoth.dialog_states import LocationDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.enemy_rows import empty_place_row, enemy_row
from companion.app.screens.terrinoth.game_icons import SILENT, danger_spaces
from companion.app.screens.terrinoth.table_text import (
    danger_colour_name,
    describe_danger_space_effect,
    message_argument_text,
    printed_number_text,
)
from companion.app.theme import R_PANEL
from companion.app.ui import OpenHelp, Ui


@component
def DangerTrackPanel(ui: Ui, model: TerrinothTableModel) -> ft.Control:
    """The track: a coloured space with a letter each, the marker, and what the next space brings."""
    use_watch(model, lambda e: e.length)
    w = model.world
    track, at = model.view.track
    held = help_callbacks.rule_term_help(ui, "peril-track")
    head = ui.explained(ui.strong(ui.words("tha-danger"), size=15 if ui.phone else 17), held)
    if not track:
        return ui.panel(ft.Row([head, ui.caption(ui.words("tha-danger-by-hand"), expand=True)], spacing=10), padding=12)
    coming = describe_next_danger_space(ui, model)
    shown = ui.caption(coming, size=13 if ui.phone else 14, lines=2, expand=True)
    shown.text_align = ft.TextAlign.START if ui.phone else ft.TextAlign.END
    called = partial(danger_colour_name, ui.words, w)
    row = ui.meter_track(danger_spaces(ui, track, called, track), at, name="peril", height=40 if ui.phone else 44)
    inside = ui.stretched_column([ft.Row([head, shown], spacing=12), row])
    said = ui.words("tha-danger-aloud", at=at + 1, count=len(track), colour=called(track[at]), next=coming)
    return _location_button(ui, model, inside, said, "danger", held)


def _location_button(
    ui: Ui, model: TerrinothTableModel, inside: ft.Control, said: str, name: str, held: OpenHelp
) -> ft.Control:
    """A panel that opens the sheet of where the party is."""
    return ui.pressable(
        inside,
        on_tap=partial(model.show, LocationDialog()),
        on_long_press=held,
        label=said,
        name=name,
        fill=ui.surface,
        border=ft.Border.all(1, ui.line),
        radius=R_PANEL - 4,
        padding=10 if ui.phone else 14,
        align=None,
    )


def describe_next_danger_space(ui: Ui, model: TerrinothTableModel) -> str:
    """What the next space brings; and behind it, when the next one comes that does something."""
    w = model.world
    track, at = model.view.track
    after = min(at + 1, len(track) - 1)

    def tell(message: str, space: int, **more: int) -> str:
        colour = track[space]
        brings = describe_danger_space_effect(ui.words, w, colour) or ui.words("tha-brings-open")
        return ui.words(message, colour=danger_colour_name(ui.words, w, colour), brings=brings, **more)

    if at + 1 >= len(track):
        return tell("tha-next-last", after)
    if track[after] not in SILENT or describe_danger_space_effect(ui.words, w, track[after]):
        return tell("tha-next", after)
    later = next((n for n in range(after, len(track)) if track[n] not in SILENT), None)
    return ui.words("tha-next-nothing") if later is None else tell("tha-next-later", later, count=later - at)


@component
def LocationPanel(ui: Ui, model: TerrinothTableModel) -> ft.Control:
    """The location: name, progress, and how many cards the decks still have."""
    use_watch(model, lambda e: e.length)
    view = model.view
    place = view.location
    name = message_argument_text(ui.words, place.name) if place is not None else ui.words("tha-no-location")
    goal = place.number("exploration") if place is not None else None
    head: list[ft.Control] = [
        make_icon("pin", ui.tint("moss"), 20),
        ui.strong(name, size=16 if ui.phone else 18, lines=1, expand=True, silent=True),
    ]
    if view.final:
        head.append(ui.chip(ui.words("tha-final"), tone="arcane", about=help_callbacks.rule_term_help(ui, "location")))
    if view.explored:
        head.append(make_icon("check", ui.heal, 20))
    goal_said = printed_number_text(goal)
    head.append(ui.number(f"{view.progress} / {goal_said}", size=18, silent=True))
    share = view.progress / goal if goal else 0.0
    bar = ui.progress_bar(share, color=ui.tint("moss"), height=8)
    inside = ui.stretched_column([ft.Row(head, spacing=8), bar], tight=True)
    state = "final" if view.final else "explored" if view.explored else "open"
    said = ui.words("tha-location-aloud", name=name, progress=view.progress, goal=goal_said, state=state)
    return _location_button(ui, model, inside, said, "location", help_callbacks.location_help(ui, model.world, place))


@component
def ShadowsAndLairPanel(ui: Ui, model: TerrinothTableModel, expand: bool) -> ft.Control:
    """The enemies in the shadows and in the lair, and what is left of the decks."""
    use_watch(model, lambda e: (e.length, e.moment))
    view = model.view
    foes = view.foes()
    shadows = [foe for foe in foes if foe.zone == "shadows"]
    lair = [foe for foe in foes if foe.zone == "lair"]
    rows: list[ft.Control] = [_heading(ui, "moon", ui.words("tha-shadows", count=len(shadows)), "shadows")]
    rows += [enemy_row(ui, model, foe) for foe in shadows] or [empty_place_row(ui, ui.words("tha-nobody"))]
    if lair:
        rows.append(_heading(ui, "castle", ui.words("tha-lair"), "lair"))
        rows += [enemy_row(ui, model, foe) for foe in lair]
    rows.append(ui.explained(ui.caption(_decks(ui, model), size=13), help_callbacks.rule_term_help(ui, "piles")))
    # Side by side the height is given; on a phone the whole table scrolls.
    column = ui.stretched_column(rows, scrolls=expand)
    return ui.panel(column, padding=10 if ui.phone else 14, radius=20, expand=expand, name="beyond")


def _heading(ui: Ui, sign: IconName, said: str, entry: str) -> ft.Control:
    row = ft.Row([make_icon(sign, ui.muted, 18), ui.strong(said, size=15)], spacing=8)
    return ui.explained(row, help_callbacks.rule_term_help(ui, entry))


def _decks(ui: Ui, model: TerrinothTableModel) -> str:
    if model.world.table.settings.decks == "table":
        return ui.words("tha-decks-table")
    return ui.words("tha-decks", **{deck: model.view.left(deck) for deck in ("enemies", "locations", "exploration")})
