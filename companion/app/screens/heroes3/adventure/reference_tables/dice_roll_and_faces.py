"""The dice of the map to throw, what a face means, and what came up put on the sheet. heroes3 5."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import ReferenceTablesDialog
from companion.app.models.heroes3.adventure.reference_tables import (
    MOST_DICE,
    ReferenceTablesHost,
    get_current_tables_dialog,
    roll_chosen_dice,
)
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.form_parts import form_number_row
from companion.app.screens.heroes3.adventure.table_text_and_help import rule_term_help
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.reference_tables import get_reference_tables
from companion.games.heroes3.adventure.effects.effect_text import describe_effect
from companion.games.heroes3.adventure.rules import map_dice
from companion.games.heroes3.adventure.rules.income import fixed_resource_gain
from companion.library.translations import MessageCatalogue, capitalize_first_letter

DICE = ("resource", "treasure", "attack")


def dice_roll_and_faces_page(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog) -> list[ft.Control]:
    """Which die, how many, the throw, and every face with how often it is there."""
    options = [(die, ui.words.name(get_reference_tables().dice[die].name)) for die in DICE]

    def step(by: int) -> None:
        here = get_current_tables_dialog(shows, dialog)
        shows.show(replace(here, count=min(MOST_DICE, max(1, here.count + by)), rolled=()))

    said = ui.words("h3s-set-how-many-dice")
    throw = ui.words("h3s-set-throw", count=dialog.count)
    parts: list[ft.Control] = [
        ui.segmented_choice(
            options,
            dialog.die,
            lambda die: shows.show(replace(dialog, die=die, rolled=())),
            name="die",
            label=ui.words("h3s-set-which-die"),
            about=lambda die: rule_term_help(ui, f"{die}-die"),
        ),
        form_number_row(ui, said, dialog.count, step, "dice-count", f"{dialog.die}-die", least=1, most=MOST_DICE),
        ui.primary_button(throw, lambda: shows.show(roll_chosen_dice(dialog)), symbol="dice", name="throw"),
    ]
    parts += [_face(ui, shows, dialog, place, face) for place, face in enumerate(dialog.rolled)]
    if dialog.rolled:
        parts.append(ui.caption(ui.words("h3s-set-throw-beside"), size=14))
    parts.append(ui.strong(ui.words("h3s-set-faces"), size=16))
    for face, count in Counter(map_dice.die_faces(dialog.die)).items():
        name = ui.text(die_face_name(ui.words, dialog.die, face), expand=True)
        share = ui.number(ui.words("h3s-set-of-six", count=count), size=16, color=ui.muted)
        parts.append(ui.explained(ft.Row([name, share], spacing=8), rule_term_help(ui, f"{dialog.die}-die")))
    return parts


def _face(ui: Ui, shows: ReferenceTablesHost, dialog: ReferenceTablesDialog, place: int, face: str) -> ft.Control:
    """A face that came up. At the evening's table what it gives can be put on the sheet."""
    row: list[ft.Control] = [ui.strong(die_face_name(ui.words, dialog.die, face), size=20, expand=True)]
    give = list_acts_for_die_face(dialog.seat, dialog.die, face) if dialog.seat else []
    if isinstance(shows, AdventureTableModel) and give:
        said = ui.words("h3s-set-take", name=shows.chair(dialog.seat).name)
        take = partial(_take, shows, dialog, place, give)
        row.append(ui.button(said, take, symbol="plus", name=f"take-{place}", height=48, size=16))
    return ui.panel(ft.Row(row, spacing=8), active=True, padding=14, name=f"rolled-{place}")


async def _take(
    model: AdventureTableModel, dialog: ReferenceTablesDialog, place: int, give: list[acts.AdventureAct]
) -> None:
    for act in give:
        if not await model.give(act):
            return
    model.show(replace(dialog, rolled=(*dialog.rolled[:place], *dialog.rolled[place + 1 :])))


def list_acts_for_die_face(seat: str, die: str, face: str) -> list[acts.AdventureAct]:
    """What of a face is simply put on the sheet: resources and experience. The rest is done at the table."""
    if not get_reference_tables().dice[die].does:
        return []
    effect = map_dice.parse_face_effect(face)
    gain = fixed_resource_gain(effect)
    if gain is not None:
        return [acts.Adjust(seat, what, by) for what, by in gain.amounts().items() if by]
    word, _, amount = face.partition("+")
    return [acts.Experience(seat, int(amount))] if word == "xp" else []


def die_face_name(words: MessageCatalogue, die: str, face: str) -> str:
    """What a face shows, in words."""
    if get_reference_tables().dice[die].does:
        return capitalize_first_letter(words.say(describe_effect(map_dice.parse_face_effect(face), {})))
    return face.replace("-", "−")
