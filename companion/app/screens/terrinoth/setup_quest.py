"""A quest of the box, typed at set-up: its title, its nemesis, and the danger track by tapping colours."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import icon_button
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.meter import Space, letters, meter
from companion.app.kit.words import caption, strong
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.laying import QuestLaying
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.signs import COLOURS, TONES
from companion.app.theme import Look

LONGEST_TITLE, LONGEST_TRACK = 60, 16


def typed_quest(look: Look, guest: Guest, laying: QuestLaying) -> list[ft.Control]:
    """What is needed of a quest sheet: title, nemesis, track. Everything else is told while playing."""
    words, draft = guest.words, laying.draft
    return [
        caption(look, words("tha-box-how"), size=14),
        field(look, words("tha-quest-title"), draft.title, lambda typed: laying.put(title=typed), name="quest-title",
              max_length=LONGEST_TITLE),
        field(look, words("tha-quest-nemesis"), draft.nemesis, lambda typed: laying.put(nemesis=typed),
              name="quest-nemesis", max_length=LONGEST_TITLE),
        *_track(look, guest, laying),
    ]  # fmt: skip


def _track(look: Look, guest: Guest, laying: QuestLaying) -> list[ft.Control]:
    words, track = guest.words, laying.draft.track
    signs = letters(words("tha-colour", colour=colour) for colour in COLOURS if colour != "grey")
    spaces = [
        Space(words("tha-space", number=n + 1, colour=words("tha-colour", colour=colour)), TONES.get(colour, "plain"),
              "" if colour in ("grey", "start") else signs[words("tha-colour", colour=colour).casefold()],
              "banner" if colour == "start" else None)
        for n, colour in enumerate(track)
    ]  # fmt: skip
    tags = [
        tap_chip(look, words("tha-colour", colour=colour), partial(laying.add_space, colour), tone=TONES[colour],
                 symbol="plus", name=f"space-{colour}", disabled=len(track) >= LONGEST_TRACK,
                 label=words("tha-add-space", colour=words("tha-colour", colour=colour)),
                 about=lookup.term(guest, "peril-track"))
        for colour in COLOURS
    ]  # fmt: skip
    row: list[ft.Control] = []
    if len(track) > 1:
        row.append(ft.Container(meter(look, spaces, 0, name="track", height=36), expand=True))
        row.append(
            icon_button(look, "backspace", words("tha-drop-space"), laying.drop_space, name="drop-space", bare=True)
        )
    return [
        explained(strong(look, words("tha-danger"), size=16), lookup.term(guest, "peril-track")),
        caption(look, words("tha-track-how"), size=14),
        *([ft.Row(row, spacing=8)] if row else []),
        chips(look, tags, targets=True),
    ]
