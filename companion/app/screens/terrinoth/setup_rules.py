"""Whose dice, and the questions that the rules leave open: one line each, with the answer of the reference first."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import icon_button, quiet
from companion.app.kit.chips import choice
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.section import section
from companion.app.kit.words import caption
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.laying import QuestLaying
from companion.app.models.terrinoth.wishes import ENEMY_FACES, HERO_FACES, SIDES
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.dice import face_tap
from companion.app.screens.terrinoth.signs import face_sign
from companion.app.theme import Look

SETTINGS: dict[str, tuple[str, tuple[object, ...]]] = {
    "nefarious": ("NEF", (False, True)),
    "action_without_target": ("H5", ("roll", "forbid")),
    "roll_order": ("A3e", ("counterattacks_first", "threats_first")),
    "after_fall": ("E12", ("resolve", "stop")),
    "engage_facedown": ("N2", ("reveal", "forbid")),
    "fallen_conditions": ("D3", ("supply", "keep")),
    "fallen_enemies": ("D3", ("keep", "ready", "exhausted")),
    "leader_falls": ("D4", ("choose", "next")),
    "count_after_fall": ("HCd", ("unchanged", "exchange")),
    "lair_faceup": ("NM3", (True, False)),
    "defeated_nemesis": ("NM6", ("removed", "discard_then_lair_on_reshuffle", "back_to_lair_now")),
    "show_discarded": ("TR4", (True, False)),
    "pile_order": ("P4", ("quest", "first_is_top", "first_is_bottom")),
}
"""The open questions: their paragraph, and the possible answers."""


def rules(look: Look, guest: Guest, laying: QuestLaying) -> ft.Control:
    """The fold-out with the open questions."""
    words = guest.words
    unfold = quiet(
        look, words("setup-less") if laying.more else words("tha-rules"), laying.unfold, name="more", height=48,
        symbol="minus" if laying.more else "plus",
    )  # fmt: skip
    if not laying.more:
        return unfold
    inside: list[ft.Control] = [caption(look, words("tha-rules-how"), size=14)]
    for name, (rule, values) in SETTINGS.items():
        inside.append(_setting(look, guest, laying, name, rule, values))
    return ft.Column([unfold, panel(look, ft.Column(inside, spacing=16))], spacing=12)


def _setting(
    look: Look, guest: Guest, laying: QuestLaying, name: str, rule: str, values: tuple[object, ...]
) -> ft.Control:
    words = guest.words
    dashed = name.replace("_", "-")
    said, read = words("tha-setting", setting=dashed), about.rule(guest, f"terrinoth {rule}")
    options = [(value, words("tha-setting-value", setting=dashed, value=_word(value))) for value in values]
    head = ft.Row(
        [
            explained(text(look, said, size=15, expand=True), read),
            icon_button(look, "info", words("tha-rule", rule=rule),
                        read, name=f"about-{dashed}", bare=True, ink=look.muted),
        ]
    )  # fmt: skip
    now = getattr(laying.draft.settings, name)
    picked = choice(look, options, now, partial(laying.settle, name), name=dashed, label=said, about=lambda _: read)
    return ft.Column([head, picked], spacing=4, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _word(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value).replace("_", "-")


# --- dice ------------------------------------------------------------------------------------------


def dice(look: Look, guest: Guest, laying: QuestLaying) -> ft.Control:
    """Real dice or the app's. The app needs to know what the owner's dice show: six taps a die, once."""
    words, now = guest.words, laying.draft.settings.dice
    options = [("table", words("tha-dice-table")), ("app", words("tha-dice-app"))]
    parts: list[ft.Control] = [
        choice(
            look,
            options,
            now,
            partial(laying.settle, "dice"),
            name="dice",
            label=words("tha-dice"),
            about=lambda _: lookup.term(guest, "dice-faces"),
        ),
    ]
    if now == "app" and not laying.knows_dice:
        parts.append(text(look, words("tha-faces-how"), size=15, color=look.muted))
        parts += [_die(look, guest, laying, 0, HERO_FACES), _die(look, guest, laying, 1, ENEMY_FACES)]
        full = all(len(faces) == SIDES for faces in laying.faces)
        parts.append(
            quiet(look, words("tha-keep-faces"), laying.keep_faces, name="keep-faces", disabled=not full, height=52)
        )
    return section(look, words("tha-dice"), parts, symbol="dice", tint="moss", name="dice-panel",
                   about=lookup.term(guest, "dice-faces"))  # fmt: skip


def _die(look: Look, guest: Guest, laying: QuestLaying, die: int, faces: tuple[str, ...]) -> ft.Control:
    words, typed = guest.words, laying.faces[die]
    said = words("tha-dice-typed", die="white" if die == 0 else "black", done=len(typed), count=SIDES)
    row: list[ft.Control] = [caption(look, said, size=14)]
    row += [face_sign(face, look.ink, 18) for face in typed]
    if typed:
        label = words("tha-dice-back", die="white" if die == 0 else "black")
        row.append(icon_button(look, "backspace", label, partial(laying.drop_face, die), name=f"drop-{die}", bare=True))
    taps = [
        face_tap(look, guest, die, face, partial(laying.add_face, die, face), len(typed) >= SIDES) for face in faces
    ]
    return ft.Column([ft.Row(row, spacing=6), ft.Row(taps, spacing=6)], spacing=4)
