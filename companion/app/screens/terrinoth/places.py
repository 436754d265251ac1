"""Where the party is: the danger track with what comes next, the location with its progress, shadows and lair."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.bar import bar
from companion.app.kit.chips import chip
from companion.app.kit.explained import explained
from companion.app.kit.meter import Space, letters, meter
from companion.app.kit.panel import panel
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, figure, strong
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import PlaceOpen
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.foes import foe_line, nobody
from companion.app.screens.terrinoth.signs import TONES
from companion.app.screens.terrinoth.speech import colour_brings, colour_name, number, plain
from companion.app.theme import R_PANEL, Look
from companion.app.watch import part, use_watch
from companion.games.terrinoth.view import View

_SILENT = ("start", "grey", "gray")
"""Spaces without an effect."""


@part
def Danger(look: Look, guest: Guest, evening: QuestEvening) -> ft.Control:
    """The track: a coloured space with a letter each, the marker, and what the next space brings."""
    use_watch(evening, lambda e: e.length)
    words, w = guest.words, evening.world
    track, at = evening.view.track
    held = lookup.term(guest, "peril-track")
    head: list[ft.Control] = [explained(strong(look, words("tha-danger"), size=15 if look.phone else 17), held)]
    if not track:
        return panel(
            look, ft.Row([*head, caption(look, words("tha-danger-by-hand"), expand=True)], spacing=10), padding=12
        )
    coming = caption(look, next_space(guest, evening), size=13 if look.phone else 14, lines=2, expand=True)
    coming.text_align = ft.TextAlign.START if look.phone else ft.TextAlign.END
    spaces = [_space(guest, evening, n, colour) for n, colour in enumerate(track)]
    row = meter(look, spaces, at, name="peril", height=40 if look.phone else 44)
    inside = ft.Column(
        [ft.Row([*head, coming], spacing=12), row], spacing=6, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    said = words("tha-danger-aloud", at=at + 1, count=len(track), colour=colour_name(words, w, track[at]),
                 next=next_space(guest, evening))  # fmt: skip
    return tap(
        look, inside, on_tap=partial(evening.show, PlaceOpen()), label=said, name="danger", fill=look.surface,
        on_long_press=held,
        border=ft.Border.all(1, look.line), radius=R_PANEL - 4, padding=10 if look.phone else 14, align=None,
    )  # fmt: skip


def _space(guest: Guest, evening: QuestEvening, place: int, colour: str) -> Space:
    name = colour_name(guest.words, evening.world, colour)
    label = guest.words("tha-space", number=place + 1, colour=name)
    if colour == "start":
        return Space(label, "plain", "", "banner")
    # Grey spaces do nothing: they need no letter.
    shown = [found for found in evening.view.track[0] if found not in _SILENT]
    letter = letters(colour_name(guest.words, evening.world, found) for found in shown).get(name.casefold(), "")
    return Space(label, TONES.get(colour, "plain"), letter if colour not in _SILENT else "")


def next_space(guest: Guest, evening: QuestEvening) -> str:
    """What the next space brings; and behind it, when the next one comes that does something."""
    words, w = guest.words, evening.world
    track, at = evening.view.track
    after = min(at + 1, len(track) - 1)
    colour = track[after]
    brings = colour_brings(words, w, colour)
    if at + 1 >= len(track):
        return words("tha-next-last", colour=colour_name(words, w, colour), brings=brings or words("tha-brings-open"))
    if brings:
        return words("tha-next", colour=colour_name(words, w, colour), brings=brings)
    if colour not in _SILENT:
        return words("tha-next", colour=colour_name(words, w, colour), brings=words("tha-brings-open"))
    later = next((n for n in range(after, len(track)) if track[n] not in _SILENT), None)
    if later is None:
        return words("tha-next-nothing")
    return words("tha-next-later", count=later - at, colour=colour_name(words, w, track[later]),
                 brings=colour_brings(words, w, track[later]) or words("tha-brings-open"))  # fmt: skip


@part
def Location(look: Look, guest: Guest, evening: QuestEvening) -> ft.Control:
    """The location: name, progress, and how many cards the decks still have."""
    use_watch(evening, lambda e: e.length)
    words, view = guest.words, evening.view
    place = view.location
    name = plain(words, place.name) if place is not None else words("tha-no-location")
    goal = place.number("exploration") if place is not None else None
    head: list[ft.Control] = [
        icon("pin", look.tint("moss"), 20),
        strong(look, name, size=16 if look.phone else 18, lines=1, expand=True, silent=True),
    ]
    if view.final:
        head.append(chip(look, words("tha-final"), tone="arcane", about=lookup.term(guest, "location")))
    if view.explored:
        head.append(icon("check", look.heal, 20))
    head.append(figure(look, f"{view.progress} / {number(goal)}", size=18, silent=True))
    share = view.progress / goal if goal else 0.0
    inside = ft.Column(
        [ft.Row(head, spacing=8), bar(look, share, color=look.tint("moss"), height=8)], spacing=6, tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )  # fmt: skip
    said = words("tha-location-aloud", name=name, progress=view.progress, goal=number(goal),
                 state="final" if view.final else "explored" if view.explored else "open")  # fmt: skip
    return tap(
        look, inside, on_tap=partial(evening.show, PlaceOpen()), label=said, name="location", fill=look.surface,
        on_long_press=lookup.kind(guest, "locations") if place is None else lookup.card(guest, evening.world, place),
        border=ft.Border.all(1, look.line), radius=R_PANEL - 4, padding=10 if look.phone else 14, align=None,
    )  # fmt: skip


@part
def Beyond(look: Look, guest: Guest, evening: QuestEvening, expand: bool) -> ft.Control:
    """The enemies in the shadows and in the lair, and what is left of the decks."""
    use_watch(evening, lambda e: (e.length, e.moment))
    words, view = guest.words, evening.view
    foes = view.foes()
    shadows = [foe for foe in foes if foe.zone == "shadows"]
    lair = [foe for foe in foes if foe.zone == "lair"]
    rows: list[ft.Control] = [_heading(look, guest, "moon", words("tha-shadows", count=len(shadows)), "shadows")]
    rows += [foe_line(look, guest, evening, foe) for foe in shadows] or [nobody(look, words("tha-nobody"))]
    if lair:
        rows.append(_heading(look, guest, "castle", words("tha-lair"), "lair"))
        rows += [foe_line(look, guest, evening, foe) for foe in lair]
    rows.append(explained(caption(look, _decks(guest, view, evening), size=13), lookup.term(guest, "piles")))
    column = ft.Column(
        rows,
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        # Side by side the height is given; on a phone the whole table scrolls.
        scroll=ft.ScrollMode.AUTO if expand else None,
    )
    return panel(look, column, padding=10 if look.phone else 14, radius=20, expand=expand, name="beyond")


def _heading(look: Look, guest: Guest, sign: Icon, said: str, entry: str) -> ft.Control:
    row = ft.Row([icon(sign, look.muted, 18), strong(look, said, size=15)], spacing=8)
    return explained(row, lookup.term(guest, entry))


def _decks(guest: Guest, view: View, evening: QuestEvening) -> str:
    if evening.world.table.settings.decks == "table":
        return guest.words("tha-decks-table")
    return guest.words(
        "tha-decks", enemies=view.left("enemies"), locations=view.left("locations"),
        exploration=view.left("exploration"),
    )  # fmt: skip
