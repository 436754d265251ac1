"""The sheet of where the party is: the location's text, progress and danger to put right, what each colour does."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

import flet as ft

from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chip
from companion.app.kit.explained import explained
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import PlaceOpen
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.sheet_parts import card_text, stepped
from companion.app.screens.terrinoth.signs import TONES
from companion.app.screens.terrinoth.speech import colour_brings, colour_name, number, plain
from companion.app.theme import Look

_TAG = 84
"""Wide enough for the name of every colour: what the colours do stands in one column."""


def place_sheet(look: Look, guest: Guest, evening: QuestEvening, layer: PlaceOpen) -> ft.Control:
    """Location and danger."""
    words, w, view = guest.words, evening.world, evening.view
    track, at = view.track

    def progress(by: int) -> Awaitable[None]:
        return evening.adjust("progress", by)

    def peril(by: int) -> Awaitable[None]:
        return evening.adjust("peril", by)

    place = view.location
    body: list[ft.Control] = []
    if place is not None:
        goal = number(place.number("exploration"))
        body += [
            stepped(look, words("tha-progress"), view.progress, progress, "progress", f"/ {goal}", view.progress <= 0,
                    about=lookup.term(guest, "progress")),
            *card_text(look, guest, evening, place),
            quiet(look, words("tha-type-card"), partial(evening.open_card, place.id), symbol="pencil", name="type-card",
                  height=48),
        ]  # fmt: skip
    track_entry = lookup.term(guest, "peril-track")
    body.append(explained(strong(look, words("tha-danger")), track_entry))
    if track:
        body.append(stepped(look, words("tha-danger-space"), at + 1, peril, "peril", f"/ {len(track)}", at <= 0,
                            at >= len(track) - 1, about=track_entry))  # fmt: skip
    for colour in dict.fromkeys(track):
        if colour in ("grey", "gray", "start"):
            continue
        name = colour_name(words, w, colour)
        brings = colour_brings(words, w, colour) or words("tha-brings-open")
        tag = chip(look, name, tone=TONES.get(colour, "plain"), about=track_entry)
        tagged = ft.Container(tag, width=_TAG, alignment=ft.Alignment.TOP_LEFT)
        does = text(look, brings, size=15, expand=True)
        body.append(ft.Row([tagged, does], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START))
    body.append(caption(look, words("tha-danger-how"), size=14))
    said = card_text(look, guest, evening, w.table.quest)
    if said:
        body += [explained(strong(look, words("tha-quest")), lookup.kind(guest, "quests")), *said]
    heading = plain(words, place.name) if place is not None else words("tha-place")
    held = lookup.card(guest, w, place) if place is not None else lookup.kind(guest, "locations")
    return sheet(look, heading, body, close=words("close"), on_close=partial(evening.show, None), about=held)
