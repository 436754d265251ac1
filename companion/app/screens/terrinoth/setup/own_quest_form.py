"""A quest of the box, typed at set-up: its title, its nemesis, and the danger track by tapping colours."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import icon_button
from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.graphics.meter_track import MeterSpace, distinct_initials, meter_track
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models.device_session import DeviceSession
from companion.app.models.terrinoth.setup_model import TerrinothSetupModel
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.game_icons import COLOURS, TONES
from companion.app.theme import Look

LONGEST_TITLE, LONGEST_TRACK = 60, 16


def new_quest_form(look: Look, session: DeviceSession, model: TerrinothSetupModel) -> list[ft.Control]:
    """What is needed of a quest sheet: title, nemesis, track. Everything else is told while playing."""
    words, draft = session.words, model.draft
    return [
        caption_text(look, words("tha-box-how"), size=14),
        text_field(
            look,
            words("tha-quest-title"),
            draft.title,
            lambda typed: model.put(title=typed),
            name="quest-title",
            max_length=LONGEST_TITLE,
        ),
        text_field(
            look,
            words("tha-quest-nemesis"),
            draft.nemesis,
            lambda typed: model.put(nemesis=typed),
            name="quest-nemesis",
            max_length=LONGEST_TITLE,
        ),
        *_track(look, session, model),
    ]


def _track(look: Look, session: DeviceSession, model: TerrinothSetupModel) -> list[ft.Control]:
    words, track = session.words, model.draft.track
    signs = distinct_initials(words("tha-colour", colour=colour) for colour in COLOURS if colour != "grey")
    spaces = [
        MeterSpace(
            words("tha-space", number=n + 1, colour=words("tha-colour", colour=colour)),
            TONES.get(colour, "plain"),
            "" if colour in ("grey", "start") else signs[words("tha-colour", colour=colour).casefold()],
            "banner" if colour == "start" else None,
        )
        for n, colour in enumerate(track)
    ]
    tags = [
        tappable_chip(
            look,
            words("tha-colour", colour=colour),
            partial(model.add_space, colour),
            tone=TONES[colour],
            symbol="plus",
            name=f"space-{colour}",
            disabled=len(track) >= LONGEST_TRACK,
            label=words("tha-add-space", colour=words("tha-colour", colour=colour)),
            about=help_topics.rule_term_help_callback(session, "peril-track"),
        )
        for colour in COLOURS
    ]
    row: list[ft.Control] = []
    if len(track) > 1:
        row.append(ft.Container(meter_track(look, spaces, 0, name="track", height=36), expand=True))
        row.append(
            icon_button(look, "backspace", words("tha-drop-space"), model.drop_space, name="drop-space", bare=True)
        )
    return [
        explain_on_long_press(
            strong_text(look, words("tha-danger"), size=16), help_topics.rule_term_help_callback(session, "peril-track")
        ),
        caption_text(look, words("tha-track-how"), size=14),
        *([ft.Row(row, spacing=8)] if row else []),
        chip_row(look, tags, targets=True),
    ]
