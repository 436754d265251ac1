"""The dice of the map to throw, what a face means, and what came up put on the sheet. heroes3 5."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import choice
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.words import caption, figure, strong
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_side import TablesOpen
from companion.app.models.heroes3.tables import MOST_DICE, Shows, now, throw
from companion.app.screens.heroes3.sheet.setup_parts import number
from companion.app.screens.heroes3.sheet.speech import word_about
from companion.app.theme import Look
from companion.games.heroes3.evening import dice
from companion.games.heroes3.evening.income import plain_gain
from companion.games.heroes3.evening.tables import tables
from companion.games.heroes3.evening.wording import effect_words
from companion.games.heroes3.sheet import acts
from companion.library.words import Catalogue, capital

DICE = ("resource", "treasure", "attack")


def dice_page(look: Look, guest: Guest, shows: Shows, layer: TablesOpen) -> list[ft.Control]:
    """Which die, how many, the throw, and every face with how often it is there."""
    words = guest.words
    options = [(die, words.name(tables().dice[die].name)) for die in DICE]

    def step(by: int) -> None:
        here = now(shows, layer)
        shows.show(replace(here, count=min(MOST_DICE, max(1, here.count + by)), rolled=()))

    parts: list[ft.Control] = [
        choice(look, options, layer.die, lambda die: shows.show(replace(layer, die=die, rolled=())), name="die",
               label=words("h3s-set-which-die"), about=lambda die: word_about(guest, f"{die}-die")),
        number(look, words("h3s-set-how-many-dice"), layer.count, step, "dice-count", least=layer.count <= 1,
               most=layer.count >= MOST_DICE, about=word_about(guest, f"{layer.die}-die")),
        primary(look, words("h3s-set-throw", count=layer.count), lambda: shows.show(throw(layer)), symbol="dice",
                name="throw"),
    ]  # fmt: skip
    parts += [_face(look, guest, shows, layer, place, face) for place, face in enumerate(layer.rolled)]
    if layer.rolled:
        parts.append(caption(look, words("h3s-set-throw-beside"), size=14))
    parts.append(strong(look, words("h3s-set-faces"), size=16))
    known = Counter(dice.faces(layer.die))
    parts += [
        explained(
            ft.Row([text(look, face_name(words, layer.die, face), expand=True),
                    figure(look, words("h3s-set-of-six", count=count), size=16, color=look.muted)], spacing=8),
            word_about(guest, f"{layer.die}-die"),
        )
        for face, count in known.items()
    ]  # fmt: skip
    return parts


def _face(look: Look, guest: Guest, shows: Shows, layer: TablesOpen, place: int, face: str) -> ft.Control:
    """A face that came up. At the evening's table what it gives can be put on the sheet."""
    words = guest.words
    row: list[ft.Control] = [strong(look, face_name(words, layer.die, face), size=20, expand=True)]
    give = gifts(layer.seat, layer.die, face) if layer.seat else []
    if isinstance(shows, SheetEvening) and give:
        said = words("h3s-set-take", name=shows.chair(layer.seat).name)
        row.append(quiet(look, said, partial(_take, shows, layer, place, give), symbol="plus", name=f"take-{place}",
                         height=48, size=16))  # fmt: skip
    return panel(look, ft.Row(row, spacing=8), active=True, padding=14, name=f"rolled-{place}")


async def _take(evening: SheetEvening, layer: TablesOpen, place: int, give: list[acts.SheetAct]) -> None:
    for act in give:
        if not await evening.give(act):
            return
    evening.show(replace(layer, rolled=(*layer.rolled[:place], *layer.rolled[place + 1 :])))


def gifts(seat: str, die: str, face: str) -> list[acts.SheetAct]:
    """What of a face is simply put on the sheet: resources and experience. The rest is done at the table."""
    if not tables().dice[die].does:
        return []
    effect = dice.face_effect(face)
    gain = plain_gain(effect)
    if gain is not None:
        return [acts.Adjust(seat, what, by) for what, by in gain.amounts().items() if by]
    word, _, amount = face.partition("+")
    return [acts.Experience(seat, int(amount))] if word == "xp" else []


def face_name(words: Catalogue, die: str, face: str) -> str:
    """What a face shows, in words."""
    if tables().dice[die].does:
        return capital(words.say(effect_words(dice.face_effect(face), {})))
    return face.replace("-", "−")
