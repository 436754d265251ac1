"""A combat begins: with which hero, against whom, for which place; fought here or with cards."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.app import fonts
from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.tap import tap
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.heroes3.places import find_places
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_fights import fight_here, with_cards
from companion.app.models.heroes3.sheet_side import FightKind, FightOpen
from companion.app.screens.heroes3.sheet.guards_part import discards, guards_part, on_guard
from companion.app.screens.heroes3.sheet.setup_parts import number, plain, subheading
from companion.app.screens.heroes3.sheet.speech import place_about, word_about
from companion.app.theme import R_CHIP, TARGET, Look
from companion.games.heroes3.combat.muster import LEVELS, stacked_guards
from companion.games.heroes3.evening.places import SYMBOLS, places
from companion.games.heroes3.sheet import ai_heroes, battles, fights, guarding, visiting
from companion.games.heroes3.sheet.state import OpenFight
from companion.games.heroes3.units import NAVAL, units

_PLACES = 8
_ENTRIES = {"neutral": "neutral-army", "bank": "creature-bank", "heroes": "hero", "ai-hero": "ai-hero"}
"""The entry about a kind of combat."""


def fight_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen) -> ft.Control:
    """The form of a combat; what the rules say of it stands below each choice."""
    words, state = guest.words, evening.state
    kinds = [(kind, words("h3s-set-fight-kind", kind=kind)) for kind in _kinds(evening, layer)]
    body: list[ft.Control] = [_chosen(look, guest, evening, layer, "kind", kinds)]
    if state.sheet(layer.seat).secondary:
        body.append(_heroes(look, guest, evening, layer, "hero"))
    body += _ENEMIES[layer.kind](look, guest, evening, layer)
    if layer.kind != "bank":
        body += _place(look, guest, evening, layer)
    if layer.kind == "neutral":
        body += guards_part(look, guest, evening, layer) + discards(look, guest, evening)
    ready = layer.kind in ("neutral",) or bool(layer.enemy if layer.kind != "bank" else layer.bank)
    quick = layer.kind == "neutral" and fights.quick(state, _open(layer))
    cards_ = quiet(look, words("h3s-set-with-cards"), partial(with_cards, evening, layer), symbol="cards",
                   name="with-cards", expand=True, disabled=not ready)  # fmt: skip
    here = primary(
        look, words("h3s-set-quick") if quick else words("h3s-set-fight-here"), partial(fight_here, evening, layer),
        symbol="sword", name="fight-here", expand=True,
        disabled=not ready or (guarding.unnamed(_open(layer)) and not quick),
        on_long_press=word_about(guest, "quick-combat" if quick else "combat-start"),
    )  # fmt: skip
    return sheet(
        look, words("h3s-set-fight", name=evening.chair(layer.seat).name), body, close=words("close"),
        on_close=partial(evening.show, None), actions=[here] if quick else [cards_, here],
        about=about.rule(guest, "heroes3 8"),
    )  # fmt: skip


def _kinds(evening: SheetEvening, layer: FightOpen) -> list[FightKind]:
    """The kinds of combat that this evening can have."""
    state = evening.state
    found: list[FightKind] = ["neutral"]
    if NAVAL in state.layout.body.boxes:
        found.append("bank")
    if _enemies(evening, layer):
        found.append("heroes")
    if state.ai:
        found.append("ai-hero")
    return found


def _enemies(evening: SheetEvening, layer: FightOpen) -> list[str]:
    """Players who may be attacked: nobody attacks allies. heroes3 7."""
    state, mine = evening.state, evening.chair(layer.seat)
    mode = state.layout.body.mode
    if mode in ("campaign", "cooperative"):
        return []
    others = [chair for chair in evening.chairs if chair.id != layer.seat and not state.sheet(chair.id).out]
    return [chair.id for chair in others if mode != "alliance" or chair.team != mine.team]


def _chosen(
    look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen, what: str, options: list[tuple[Any, str]]
) -> ft.Control:
    tags = [
        tap_chip(look, said, partial(evening.show, _with(layer, what, value)), name=f"{what}-{value}",
                 selected=getattr(layer, what) == value, about=_about(guest, what, value))
        for value, said in options
    ]  # fmt: skip
    return chips(look, tags, targets=True)


def _about(guest: Guest, what: str, value: str) -> About:
    """What an answer opens: the kind of combat, a Creature Bank, or whoever is fought."""
    if what == "bank":
        return place_about(guest, value)
    return word_about(guest, _ENTRIES.get(value, "hero"))


def _with(layer: FightOpen, what: str, value: Any) -> FightOpen:
    changes: dict[str, Any] = {what: value}
    return replace(layer, **changes)


def _heroes(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen, what: str) -> ft.Control:
    words = guest.words
    options: list[tuple[Any, str]] = [("main", words("h3a-hero-main")), ("secondary", words("h3a-hero-secondary"))]
    label = words("h3s-set-fight-hero", which=what)
    return choice(look, options, getattr(layer, what), lambda hero: evening.show(_with(layer, what, hero)),
                  name=what.replace("_", "-"), label=label,
                  about=lambda hero: word_about(guest, "hero" if hero == "main" else "secondary-hero"))  # fmt: skip


# --- against whom ----------------------------------------------------------------------------------


def _neutral(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen) -> list[ft.Control]:
    words, fight = guest.words, _open(layer)
    said = words("h3a-quick-about") if fights.quick(evening.state, fight) else on_guard(guest, evening, fight)
    head = subheading(look, words("h3a-level"), word_about(guest, "field-level"))
    return [head, _levels(look, guest, evening, layer), explained(plain(look, said), word_about(guest, "difficulty"))]


def _levels(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen) -> ft.Control:
    taps: list[ft.Control] = []
    for level in LEVELS:
        on = level == layer.level
        face = text(
            look, level, size=16, color=look.on_action if on else look.ink, family=fonts.BOLD, lines=1, silent=True
        )
        taps.append(
            tap(
                look, face, on_tap=partial(evening.show, replace(layer, level=level)), name=f"level-{level}",
                selected=on, height=TARGET, fill=look.action if on else look.raised, radius=R_CHIP, padding=0,
                expand=True, label=guest.words("h3a-level-of", level=level), silent=True,
                border=ft.Border.all(1, look.action if on else look.line),
                on_long_press=word_about(guest, "field-level"),
            )
        )  # fmt: skip
    # Seven must fit on a phone, each wide enough for a thumb.
    return ft.Row(taps, spacing=2)


def _bank(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen) -> list[ft.Control]:
    words = guest.words
    options = [(bank.id, words.name(bank.name)) for bank in units().banks.values()]
    parts: list[ft.Control] = [_chosen(look, guest, evening, layer, "bank", options)]
    if layer.bank:
        guards = [words.name(side.name) for side in units().guards(layer.bank)]
        stacked = stacked_guards(battles.difficulty(evening.state, layer.seat))
        said = plain(look, words("h3a-bank-guards", units=guards, stacked=stacked))
        parts.append(explained(said, word_about(guest, "bank-setup")))
    return parts


def _player(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen) -> list[ft.Control]:
    state = evening.state
    options = [(seat, evening.chair(seat).name) for seat in _enemies(evening, layer)]
    parts: list[ft.Control] = [_chosen(look, guest, evening, layer, "enemy", options)]
    if layer.enemy in state.sheets:
        if state.sheet(layer.enemy).secondary and not layer.garrison:
            parts.append(_heroes(look, guest, evening, layer, "enemy_hero"))
        parts.append(chips(look, [_switch(look, guest, evening, layer, what) for what in ("own_town", "garrison")],
                           targets=True))  # fmt: skip
    return parts


def _ai(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen) -> list[ft.Control]:
    words, state = guest.words, evening.state
    options = [
        (hero, words("h3s-set-name", name=ai_heroes.name(state.layout.ai[hero])))
        for hero, ai in state.ai.items()
        if not ai.beaten
    ]
    parts: list[ft.Control] = [_chosen(look, guest, evening, layer, "enemy", options)]
    if layer.enemy in state.ai:
        if not state.ai[layer.enemy].army:
            parts.append(plain(look, words("h3s-set-ai-no-army")))
        # Who is attacked by an AI hero may defend a place with units alone, too: heroes3 11.
        switches = ("own_town", "garrison") if state.table.phase == "ai" else ("own_town",)
        parts.append(chips(look, [_switch(look, guest, evening, layer, what) for what in switches], targets=True))
    return parts


def _switch(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen, what: str) -> ft.Control:
    on = bool(getattr(layer, what))
    return tap_chip(look, guest.words("h3s-set-fight-switch", what=what.replace("_", "-")), name=what.replace("_", "-"),
                    on_tap=partial(evening.show, _with(layer, what, not on)), selected=on,
                    symbol="check" if on else None, about=about.rule(guest, "heroes3 11"))  # fmt: skip


_ENEMIES = {"neutral": _neutral, "bank": _bank, "heroes": _player, "ai-hero": _ai}


# --- for which place -------------------------------------------------------------------------------


def _place(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen) -> list[ft.Control]:
    """What is visited after a victory; it may as well be said then."""
    words = guest.words
    parts: list[ft.Control] = [subheading(look, words("h3s-set-fight-place"), word_about(guest, "field"))]
    if layer.place:
        name = words.name(places().place(layer.place).name)
        taken = tap_chip(look, name, partial(evening.show, _at(layer, "")), selected=True, symbol="close",
                         label=words("h3s-set-drop", name=name), name="no-place",
                         about=place_about(guest, layer.place))  # fmt: skip
        return [*parts, chips(look, [taken], targets=True), *_printed(look, guest, evening, layer)]
    box = field(look, words("h3s-set-find-place"), layer.typed, lambda typed: evening.show(replace(layer, typed=typed)),
                name="place-typed", symbol="search")  # fmt: skip
    found = find_places(words, layer.typed, evening.state.layout.body.boxes)[:_PLACES]
    tags = [
        tap_chip(look, words.name(place.name), partial(evening.show, _at(layer, place.id)),
                 name=f"place-{place.id}", about=about.card(guest, f"heroes3.place-{place.id}"))
        for place in found
    ]  # fmt: skip
    return [*parts, box, chips(look, tags, targets=True)]


def _printed(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen) -> list[ft.Control]:
    """What is printed with the place: the dice of a symbol, guards of its own. heroes3 7."""
    words = guest.words
    if guarding.printed(layer.place) is not None and layer.kind == "neutral":
        return [plain(look, words.name(places().place(layer.place).tell))]
    if layer.place not in SYMBOLS:
        return []

    def step(by: int) -> None:
        evening.show(replace(layer, dice=layer.dice + by))

    said = words("h3s-set-place-number", what="dice")
    return [number(look, said, layer.dice, step, "fight-dice", least=layer.dice <= 1,
                   most=layer.dice >= visiting.MOST_DICE, about=word_about(guest, "symbols"))]  # fmt: skip


def _at(layer: FightOpen, place: str) -> FightOpen:
    """For another place, whose guards are said anew."""
    return replace(layer, place=place, typed="", guards=(), faction="", naming=False)


def _open(layer: FightOpen) -> OpenFight:
    return OpenFight(layer.seat, layer.hero, layer.kind, layer.level, place=layer.place, guards=layer.guards)
