"""A place of the map: what it does in words, what only the table sees of it, and the visit carried out on the sheet."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import VisitPlaceDialog
from companion.app.models.heroes3.adventure.place_search import OFTEN, find_places
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.form_parts import form_number_row
from companion.app.screens.heroes3.adventure.shared_rows import done_button, hero_choice, player_choice
from companion.app.screens.heroes3.adventure.table_text_and_help import game_box_help, rule_term_help
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import MapPlace, get_map_content
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.effects.effect_text import describe_effect, describe_triggered_effect
from companion.games.heroes3.adventure.players.flagged_map_fields import TOWN
from companion.games.heroes3.adventure.state import PlayerState
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.building_blocks.effect_parser import Choose
from companion.kernel.messages import message
from companion.library.translations import capitalize_first_letter

CATEGORIES: dict[str, IconName] = {"visitable": "pin", "flaggable": "banner", "revisitable": "rotate"}
DICE = ("resource-symbol", "treasure-symbol")
"""Symbols that have a number of dice printed on them. heroes3 7."""
_MOST_DICE, _MOST_STACKED = 4, 4


def visit_place_dialog(ui: Ui, model: AdventureTableModel, dialog: VisitPlaceDialog) -> ft.Control:
    """Find a place, or the one that was found."""
    if not dialog.place:
        rows = place_search_rows(ui, model, dialog)
        about = rule_term_help(ui, "field")
        return table_dialog(ui, model, ui.words("h3s-set-where"), rows, about=about)
    place = get_map_content().place(dialog.place)
    body = [*place_effect_rows(ui, place), *_seen(ui, model, dialog, place)]
    said = ui.words("h3s-set-visit", category=place.category, name=model.chair(dialog.seat).name)
    sign = CATEGORIES.get(place.category, "pin")
    visit = done_button(ui, said, partial(model.act, build_visit_act(dialog)), "visit", sign)
    name = ui.words.name(place.name)
    kind = ui.words("h3s-set-category", category=place.category)
    about = ui.card_help(f"heroes3.place-{place.id}")
    return table_dialog(ui, model, name, body, actions=[visit], subtitle=kind, about=about)


def build_visit_act(dialog: VisitPlaceDialog) -> acts.Visit:
    """The visit as it was described."""
    first = dialog.first and not dialog.taken_from
    return acts.Visit(dialog.seat, dialog.place, dialog.hero, dialog.taken_from, first, dialog.dice, dialog.stacked)


def place_search_rows(ui: Ui, model: AdventureTableModel, dialog: VisitPlaceDialog) -> list[ft.Control]:
    """Two letters find a place; the usual ones lie on top."""
    found = find_places(ui.words, dialog.typed, model.state.layout.body.boxes, banks=True)

    def submit(typed: str) -> None:
        if typed.strip() and found:
            model.show(replace(dialog, place=found[0].id))

    box = search_field(
        ui, model, dialog, ui.words("h3s-set-find-place"), "place-typed", on_submit=submit, autofocus=not ui.phone
    )
    tags = [
        ui.tappable_chip(
            ui.words.name(place.name),
            partial(model.show, replace(dialog, place=place.id, typed="")),
            symbol=CATEGORIES.get(place.category),
            name=f"place-{place.id}",
            about=ui.card_help(f"heroes3.place-{place.id}"),
        )
        for place in found
    ]
    if dialog.typed.strip():
        none = [] if tags else [ui.caption(ui.words("h3s-set-no-place", typed=dialog.typed), size=15)]
        return [box, *none, ui.chip_row(tags, targets=True)]
    often, others = tags[: len(OFTEN)], tags[len(OFTEN) :]
    return [
        box,
        ui.chip_row(often, targets=True),
        ui.caption(ui.words("h3s-set-more-places")),
        ui.chip_row(others, targets=True),
    ]


def place_effect_rows(ui: Ui, place: MapPlace) -> list[ft.Control]:
    """What a place does, what sources disagree about, and which box it comes from."""
    parts: list[ft.Control] = [row for deed in place.deeds for row in _deed(ui, deed, place)]
    parts += [_line(ui, "warning", ui.words.name(deed.disputed)) for deed in place.deeds if deed.disputed]
    box = ui.words.name(load_units().file.boxes[place.box])
    return [*parts, ui.chip_row([ui.chip(box, about=game_box_help(ui, place.box))])]


def _deed(ui: Ui, deed: TimedEffect, place: MapPlace) -> list[ft.Control]:
    """What a place does, in one line; where one of several things is chosen, a line for each."""
    words = ui.words
    if len(deed.effect) > 1 or not isinstance(deed.effect[0], Choose):
        return [_line(ui, "forward", words.say(describe_triggered_effect(deed, place.tell)))]
    head = _line(ui, "forward", words("h3s-set-one-of", when=message(f"h3e-when-{deed.when}")))
    ways = [words.say(describe_effect(branch, place.tell)) for branch in deed.effect[0].branches]
    return [head, *(ft.Container(_line(ui, "circle", way), padding=ft.Padding.only(left=20)) for way in ways)]


def _line(ui: Ui, sign: IconName, said: str) -> ft.Control:
    doubt = sign == "warning"
    front = make_icon(sign, ui.tone("gold").ink if doubt else ui.muted, 10 if sign == "circle" else 20)
    words = ui.text(
        capitalize_first_letter(said), size=15 if doubt else 16, color=ui.muted if doubt else None, expand=True
    )
    return ft.Row([front, words], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)


def _seen(ui: Ui, model: AdventureTableModel, dialog: VisitPlaceDialog, place: MapPlace) -> list[ft.Control]:
    """What the app cannot know: who comes, whose cube lay there, how many dice are printed."""
    parts = player_choice(ui, model, dialog.seat)
    if model.state.sheet(dialog.seat).secondary:
        parts.append(hero_choice(ui, model, dialog.hero))
    if place.category == "flaggable":
        parts += _flagged(ui, model, dialog, place)
    if place.id in DICE:
        parts.append(_number(ui, model, "dice", dialog.dice, "symbols", 1, _MOST_DICE))
    if place.bank:
        parts.append(_number(ui, model, "stacked", dialog.stacked, "stack-token", 0, _MOST_STACKED))
    return parts


def _flagged(ui: Ui, model: AdventureTableModel, dialog: VisitPlaceDialog, place: MapPlace) -> list[ft.Control]:
    """Whose cube lies there. The very first flag of a field brings more. heroes3 7."""
    owners = [
        chair.id for chair in model.chairs if chair.id != dialog.seat and _holds(model.state.sheet(chair.id), place.id)
    ]
    options: list[tuple[VisitPlaceDialog, str, str]] = [
        (replace(dialog, taken_from="", first=True), ui.words("h3s-set-nobody"), "nobody"),
        (replace(dialog, taken_from="", first=False), ui.words("h3s-set-once"), "once"),
    ]
    options += [(replace(dialog, taken_from=seat), model.chair(seat).name, seat) for seat in owners]
    if model.state.ai:
        options.append((replace(dialog, taken_from="ai"), ui.words("h3s-set-ai-hero"), "ai"))
    tags = [
        ui.tappable_chip(
            said,
            partial(model.show, wanted),
            selected=wanted == dialog,
            name=f"cube-{name}",
            about=rule_term_help(ui, "faction-cube"),
        )
        for wanted, said, name in options
    ]
    asked = ui.explained(ui.caption(ui.words("h3s-set-whose-cube"), size=14), rule_term_help(ui, "faction-cube"))
    return [asked, ui.chip_row(tags, targets=True)]


def _holds(mine: PlayerState, place: str) -> bool:
    """Whether a player has such a field; the own Town has no cube."""
    return any(flag.place == place for flag in mine.flags) or (place == TOWN and mine.town)


def _number(ui: Ui, model: AdventureTableModel, what: str, value: int, entry: str, least: int, most: int) -> ft.Control:
    said = ui.words("h3s-set-place-number", what=what)
    step = partial(model.step_in_dialog, what, least, most)
    return form_number_row(ui, said, value, step, f"place-{what}", entry, least=least, most=most)
