"""The ways to use the app with a game: keeping score, or an engine that plays by the rules."""

from __future__ import annotations

import flet as ft

from companion.app.kit.buttons import icon_button
from companion.app.kit.chips import choice
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.lobby import new_route
from companion.app.theme import Look
from companion.games.tracker.box import Box
from companion.games.tracker.laying import ENGINE as TRACKER


def checklist(look: Look, guest: Guest, box: Box, mode: str = "") -> list[ft.Control]:
    """The way from a set-up screen to the checklist of the game; a sheet for games of one's own has none."""
    if box.own:
        return []
    open_it = about.setup(guest, box.id, mode)
    return [icon_button(look, "check", guest.words("library-setup"), open_it, name="open-setup")]


def ways(look: Look, guest: Guest, box: Box, chosen: str = TRACKER) -> list[ft.Control]:
    """The choice at the top of every set-up screen of a game; nothing where there is nothing to choose."""
    if not box.ways:
        return []
    words = guest.words
    options = [(TRACKER, words("way-score")), *((way.engine, words.name(way.name)) for way in box.ways)]

    def go(engine: str) -> None:
        if engine != chosen:
            guest.device.go_instead(new_route(box.id, engine), "/new")

    return [choice(look, options, chosen, go, name="way", label=words("way"), across=True)]
