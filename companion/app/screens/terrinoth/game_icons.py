"""The signs of this game: what a card does, what a die shows, how the danger track is coloured. Shape before colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.line_icon import DrawingLines, line_icon
from companion.app.kit.graphics.meter_track import MeterSpace, distinct_initials
from companion.app.theme import ToneName
from companion.app.ui import Ui

ACTIONS: dict[str, IconName] = {"attack": "sword", "explore": "search", "rest": "heart", "aid": "hand"}

_FACES: dict[str, DrawingLines] = {
    "success": ("f M12 2.5 14.8 9.2 21.5 12 14.8 14.8 12 21.5 9.2 14.8 2.5 12 9.2 9.2z",),
    "critical": (
        "f M9 5.5 11.2 10.8 16.5 13 11.2 15.2 9 20.5 6.8 15.2 1.5 13 6.8 10.8z",
        "f M18.5 1.5 19.8 4.7 23 6 19.8 7.3 18.5 10.5 17.2 7.3 14 6 17.2 4.7z",
    ),
    "shield": ("s M12 2.8 20 5.6V11.4c0 4.9-3.2 8.1-8 9.8-4.8-1.7-8-4.9-8-9.8V5.6z",),
    "blank": ("l M7 12H17",),
    "counterattack": ("l M5 5 19 19M14 19H19V14", "l M19 5 12.5 11.5M5 14V19H10L7.5 16.5"),
    "threat": ("s M12 3.4 21.6 20.2H2.4z", "l M12 9.5V14", "l M12 17V17.2"),
}

_CARDS: dict[bool, DrawingLines] = {
    # A card stands upright when it is ready, and lies on its side when it is exhausted.
    False: ("s M7 2.5H17V21.5H7z",),
    True: ("s M2.5 7H21.5V17H2.5z",),
}

TONES: dict[str, ToneName] = {
    "grey": "plain", "gray": "plain", "start": "plain", "green": "heal", "yellow": "gold", "gold": "gold",
    "orange": "gold", "amber": "gold", "violet": "arcane", "purple": "arcane", "red": "harm", "blue": "info",
    "black": "plain",
}  # fmt: skip
COLOURS = ("grey", "green", "yellow", "violet", "red")
"""The colours that the set-up offers for a track that is typed."""
SILENT = ("start", "grey", "gray")
"""Spaces without an effect: they need no letter."""


def danger_spaces(
    ui: Ui, track: Iterable[str], called: Callable[[str], str], lettered: Iterable[str]
) -> list[MeterSpace]:
    """The spaces of a danger track, each with its colour and a letter that tells it from the other `lettered` ones."""
    letters = distinct_initials(called(colour) for colour in lettered if colour not in SILENT)
    return [
        MeterSpace(
            ui.words("tha-space", number=n + 1, colour=called(colour)),
            TONES.get(colour, "plain"),
            "" if colour in SILENT else letters[called(colour).casefold()],
            "banner" if colour == "start" else None,
        )
        for n, colour in enumerate(track)
    ]


def die_face_icon(face: str, color: str, size: float) -> ft.Image:
    """What a die shows."""
    return line_icon(_FACES[face], color, size)


def card_readiness_icon(exhausted: bool, color: str, size: float) -> ft.Image:
    """How a card lies: upright or on its side."""
    return line_icon(_CARDS[exhausted], color, size)


def action_icon(action: str, color: str, size: float) -> ft.Image:
    """What an activation card is for."""
    return make_icon(ACTIONS.get(action, "cards"), color, size)
