"""A place of the map: what it does in words, what only the table sees of it, and the visit carried out on the sheet."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.buttons import primary
from companion.app.kit.chips import chip, chips, choice, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.places import OFTEN, find_places
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_side import PlaceOpen
from companion.app.screens.heroes3.sheet.setup_parts import number
from companion.app.screens.heroes3.sheet.speech import box_about, word_about
from companion.app.theme import Look
from companion.games.heroes3.evening.deeds import Deed
from companion.games.heroes3.evening.places import Place, places
from companion.games.heroes3.evening.wording import deed_words, effect_words
from companion.games.heroes3.sheet import acts
from companion.games.heroes3.sheet.state import Sheet
from companion.games.heroes3.sheet.visiting import TOWN
from companion.games.heroes3.units import units
from companion.kernel.effects import Choose
from companion.kernel.words import message
from companion.library.words import Catalogue, capital

CATEGORIES: dict[str, Icon] = {"visitable": "pin", "flaggable": "banner", "revisitable": "rotate"}
DICE = ("resource-symbol", "treasure-symbol")
"""Symbols that have a number of dice printed on them. heroes3 7."""
_MOST_DICE, _MOST_STACKED = 4, 4


def place_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: PlaceOpen) -> ft.Control:
    """Find a place, or the one that was found."""
    words = guest.words
    close = partial(evening.show, None)
    if not layer.place:
        body = finding(look, guest, evening, layer)
        held = word_about(guest, "field")
        return sheet(look, words("h3s-set-where"), body, close=words("close"), on_close=close, about=held)
    place = places().place(layer.place)
    body = [*lines(look, guest, place), *_seen(look, guest, evening, layer, place)]
    said = words("h3s-set-visit", category=place.category, name=evening.chair(layer.seat).name)
    sign = CATEGORIES.get(place.category, "pin")
    visit = primary(look, said, partial(evening.act, visit_act(layer)), symbol=sign, name="visit", expand=True)
    return sheet(
        look, words.name(place.name), body, close=words("close"), on_close=close, actions=[visit],
        subtitle=words("h3s-set-category", category=place.category),
        about=about.card(guest, f"heroes3.place-{place.id}"),
    )  # fmt: skip


def visit_act(layer: PlaceOpen) -> acts.Visit:
    """The visit as it was described."""
    return acts.Visit(
        layer.seat, layer.place, layer.hero, layer.taken_from, layer.first and not layer.taken_from, layer.dice,
        layer.stacked,
    )  # fmt: skip


def finding(look: Look, guest: Guest, evening: SheetEvening, layer: PlaceOpen) -> list[ft.Control]:
    """Two letters find a place; the usual ones lie on top."""
    words = guest.words
    found = find_places(words, layer.typed, evening.state.layout.body.boxes, banks=True)

    def submit(typed: str) -> None:
        if typed.strip() and found:
            evening.show(replace(layer, place=found[0].id))

    box = field(look, words("h3s-set-find-place"), layer.typed, lambda typed: evening.show(replace(layer, typed=typed)),
                name="place-typed", symbol="search", on_submit=submit, autofocus=not look.phone)  # fmt: skip
    tags = [
        tap_chip(look, words.name(place.name), partial(evening.show, replace(layer, place=place.id, typed="")),
                 symbol=CATEGORIES.get(place.category), name=f"place-{place.id}",
                 about=about.card(guest, f"heroes3.place-{place.id}"))
        for place in found
    ]  # fmt: skip
    if layer.typed.strip():
        none = [] if tags else [caption(look, words("h3s-set-no-place", typed=layer.typed), size=15)]
        return [box, *none, chips(look, tags, targets=True)]
    often, others = tags[: len(OFTEN)], tags[len(OFTEN) :]
    return [box, chips(look, often, targets=True), caption(look, words("h3s-set-more-places")),
            chips(look, others, targets=True)]  # fmt: skip


def lines(look: Look, guest: Guest, place: Place) -> list[ft.Control]:
    """What a place does, what sources disagree about, and which box it comes from."""
    words = guest.words
    parts: list[ft.Control] = [row for deed in place.deeds for row in _deed(look, words, deed, place)]
    parts += [_line(look, "warning", words.name(deed.disputed)) for deed in place.deeds if deed.disputed]
    box = words.name(units().file.boxes[place.box])
    return [*parts, chips(look, [chip(look, box, about=box_about(guest, place.box))])]


def _deed(look: Look, words: Catalogue, deed: Deed, place: Place) -> list[ft.Control]:
    """What a place does, in one line; where one of several things is chosen, a line for each."""
    if len(deed.effect) > 1 or not isinstance(deed.effect[0], Choose):
        return [_line(look, "forward", words.say(deed_words(deed, place.tell)))]
    head = _line(look, "forward", words("h3s-set-one-of", when=message(f"h3e-when-{deed.when}")))
    ways = [words.say(effect_words(branch, place.tell)) for branch in deed.effect[0].branches]
    return [head, *(ft.Container(_line(look, "circle", way), padding=ft.Padding.only(left=20)) for way in ways)]


def _line(look: Look, sign: Icon, said: str) -> ft.Control:
    doubt = sign == "warning"
    front = icon(sign, look.tone("gold").ink if doubt else look.muted, 10 if sign == "circle" else 20)
    words = text(look, capital(said), size=15 if doubt else 16, color=look.muted if doubt else None, expand=True)
    return ft.Row([front, words], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)


def _seen(look: Look, guest: Guest, evening: SheetEvening, layer: PlaceOpen, place: Place) -> list[ft.Control]:
    """What the app cannot know: who comes, whose cube lay there, how many dice are printed."""
    words, parts = guest.words, []
    seats: list[tuple[Any, str]] = [(chair.id, chair.name) for chair in evening.chairs]
    if len(seats) > 1:
        parts.append(choice(look, seats, layer.seat, lambda seat: evening.show(replace(layer, seat=seat)), name="seat",
                            label=words("h3s-set-who")))  # fmt: skip
    if evening.state.sheet(layer.seat).secondary:
        heroes: list[tuple[Any, str]] = [("main", words("h3a-hero-main")), ("secondary", words("h3a-hero-secondary"))]
        parts.append(
            choice(
                look,
                heroes,
                layer.hero,
                lambda hero: evening.show(replace(layer, hero=hero)),
                name="hero",
                label=words("h3s-set-fight-hero", which="hero"),
                about=lambda hero: word_about(guest, "hero" if hero == "main" else "secondary-hero"),
            )
        )
    if place.category == "flaggable":
        parts += _flagged(look, guest, evening, layer, place)
    if place.id in DICE:
        parts.append(_number(look, guest, evening, "dice", layer.dice, 1, _MOST_DICE))
    if place.bank:
        parts.append(_number(look, guest, evening, "stacked", layer.stacked, 0, _MOST_STACKED))
    return parts


def _flagged(look: Look, guest: Guest, evening: SheetEvening, layer: PlaceOpen, place: Place) -> list[ft.Control]:
    """Whose cube lies there. The very first flag of a field brings more. heroes3 7."""
    words = guest.words
    owners = [
        chair.id
        for chair in evening.chairs
        if chair.id != layer.seat and _holds(evening.state.sheet(chair.id), place.id)
    ]
    options: list[tuple[PlaceOpen, str, str]] = [
        (replace(layer, taken_from="", first=True), words("h3s-set-nobody"), "nobody"),
        (replace(layer, taken_from="", first=False), words("h3s-set-once"), "once"),
    ]
    options += [(replace(layer, taken_from=seat), evening.chair(seat).name, seat) for seat in owners]
    if evening.state.ai:
        options.append((replace(layer, taken_from="ai"), words("h3s-set-ai-hero"), "ai"))
    tags = [
        tap_chip(look, said, partial(evening.show, wanted), selected=wanted == layer, name=f"cube-{name}",
                 about=word_about(guest, "faction-cube"))
        for wanted, said, name in options
    ]  # fmt: skip
    asked = explained(caption(look, words("h3s-set-whose-cube"), size=14), word_about(guest, "faction-cube"))
    return [asked, chips(look, tags, targets=True)]


def _holds(mine: Sheet, place: str) -> bool:
    """Whether a player has such a field; the own Town has no cube."""
    return any(flag.place == place for flag in mine.flags) or (place == TOWN and mine.town)


def _number(
    look: Look, guest: Guest, evening: SheetEvening, what: str, value: int, least: int, most: int
) -> ft.Control:
    def step(by: int) -> None:
        layer: Any = evening.layer
        if isinstance(layer, PlaceOpen):
            evening.show(replace(layer, **{what: min(most, max(least, getattr(layer, what) + by))}))

    said = guest.words("h3s-set-place-number", what=what)
    return number(look, said, value, step, f"place-{what}", least=value <= least, most=value >= most,
                  about=word_about(guest, "stack-token" if what == "stacked" else "symbols"))  # fmt: skip
