"""Where the party is: the danger track with what comes next, the location with its progress, shadows and lair."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.meter_track import MeterSpace, distinct_initials
from companion.app.models.terrinoth.dialogs import LocationDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.enemy_rows import empty_place_row, enemy_row
from companion.app.screens.terrinoth.game_icons import TONES
from companion.app.screens.terrinoth.table_text import (
    danger_colour_name,
    describe_danger_colour,
    message_argument_text,
    printed_number_text,
)
from companion.app.theme import R_PANEL
from companion.app.ui import Ui
from companion.games.terrinoth.rules.player_view import PlayerView

_SILENT = ("start", "grey", "gray")
"""Spaces without an effect."""


@component
def DangerTrackPanel(ui: Ui, model: TerrinothTableModel) -> ft.Control:
    """The track: a coloured space with a letter each, the marker, and what the next space brings."""
    use_watch(model, lambda e: e.length)
    w = model.world
    track, at = model.view.track
    held = help_topics.rule_term_help(ui, "peril-track")
    head: list[ft.Control] = [ui.explained(ui.strong(ui.words("tha-danger"), size=15 if ui.phone else 17), held)]
    if not track:
        return ui.panel(
            ft.Row([*head, ui.caption(ui.words("tha-danger-by-hand"), expand=True)], spacing=10), padding=12
        )
    coming = ui.caption(describe_next_danger_space(ui, model), size=13 if ui.phone else 14, lines=2, expand=True)
    coming.text_align = ft.TextAlign.START if ui.phone else ft.TextAlign.END
    spaces = [_space(ui, model, n, colour) for n, colour in enumerate(track)]
    row = ui.meter_track(spaces, at, name="peril", height=40 if ui.phone else 44)
    inside = ft.Column(
        [ft.Row([*head, coming], spacing=12), row], spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    said = ui.words(
        "tha-danger-aloud",
        at=at + 1,
        count=len(track),
        colour=danger_colour_name(ui.words, w, track[at]),
        next=describe_next_danger_space(ui, model),
    )
    return ui.pressable(
        inside,
        on_tap=partial(model.show, LocationDialog()),
        label=said,
        name="danger",
        fill=ui.surface,
        on_long_press=held,
        border=ft.Border.all(1, ui.line),
        radius=R_PANEL - 4,
        padding=10 if ui.phone else 14,
        align=None,
    )


def _space(ui: Ui, model: TerrinothTableModel, place: int, colour: str) -> MeterSpace:
    name = danger_colour_name(ui.words, model.world, colour)
    label = ui.words("tha-space", number=place + 1, colour=name)
    if colour == "start":
        return MeterSpace(label, "plain", "", "banner")
    # Grey spaces do nothing: they need no letter.
    shown = [found for found in model.view.track[0] if found not in _SILENT]
    letter = distinct_initials(danger_colour_name(ui.words, model.world, found) for found in shown).get(
        name.casefold(), ""
    )
    return MeterSpace(label, TONES.get(colour, "plain"), letter if colour not in _SILENT else "")


def describe_next_danger_space(ui: Ui, model: TerrinothTableModel) -> str:
    """What the next space brings; and behind it, when the next one comes that does something."""
    w = model.world
    track, at = model.view.track
    after = min(at + 1, len(track) - 1)
    colour = track[after]
    brings = describe_danger_colour(ui.words, w, colour)
    if at + 1 >= len(track):
        return ui.words(
            "tha-next-last",
            colour=danger_colour_name(ui.words, w, colour),
            brings=brings or ui.words("tha-brings-open"),
        )
    if brings:
        return ui.words("tha-next", colour=danger_colour_name(ui.words, w, colour), brings=brings)
    if colour not in _SILENT:
        return ui.words("tha-next", colour=danger_colour_name(ui.words, w, colour), brings=ui.words("tha-brings-open"))
    later = next((n for n in range(after, len(track)) if track[n] not in _SILENT), None)
    if later is None:
        return ui.words("tha-next-nothing")
    return ui.words(
        "tha-next-later",
        count=later - at,
        colour=danger_colour_name(ui.words, w, track[later]),
        brings=describe_danger_colour(ui.words, w, track[later]) or ui.words("tha-brings-open"),
    )


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
        head.append(ui.chip(ui.words("tha-final"), tone="arcane", about=help_topics.rule_term_help(ui, "location")))
    if view.explored:
        head.append(make_icon("check", ui.heal, 20))
    head.append(ui.number(f"{view.progress} / {printed_number_text(goal)}", size=18, silent=True))
    share = view.progress / goal if goal else 0.0
    inside = ft.Column(
        [ft.Row(head, spacing=8), ui.progress_bar(share, color=ui.tint("moss"), height=8)],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    said = ui.words(
        "tha-location-aloud",
        name=name,
        progress=view.progress,
        goal=printed_number_text(goal),
        state="final" if view.final else "explored" if view.explored else "open",
    )
    return ui.pressable(
        inside,
        on_tap=partial(model.show, LocationDialog()),
        label=said,
        name="location",
        fill=ui.surface,
        on_long_press=help_topics.card_kind_help(ui, "locations")
        if place is None
        else help_topics.card_help(ui, model.world, place),
        border=ft.Border.all(1, ui.line),
        radius=R_PANEL - 4,
        padding=10 if ui.phone else 14,
        align=None,
    )


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
    rows.append(ui.explained(ui.caption(_decks(ui, view, model), size=13), help_topics.rule_term_help(ui, "piles")))
    column = ft.Column(
        rows,
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        # Side by side the height is given; on a phone the whole table scrolls.
        scroll=ft.ScrollMode.AUTO if expand else None,
    )
    return ui.panel(column, padding=10 if ui.phone else 14, radius=20, expand=expand, name="beyond")


def _heading(ui: Ui, sign: IconName, said: str, entry: str) -> ft.Control:
    row = ft.Row([make_icon(sign, ui.muted, 18), ui.strong(said, size=15)], spacing=8)
    return ui.explained(row, help_topics.rule_term_help(ui, entry))


def _decks(ui: Ui, view: PlayerView, model: TerrinothTableModel) -> str:
    if model.world.table.settings.decks == "table":
        return ui.words("tha-decks-table")
    return ui.words(
        "tha-decks",
        enemies=view.left("enemies"),
        locations=view.left("locations"),
        exploration=view.left("exploration"),
    )
