"""Who guards a field: what its place prints, a faction that the table names, or any units. heroes3 7 and 8."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.buttons import primary
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.finding import find_units
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_fights import take_to_app
from companion.app.models.heroes3.sheet_side import FightOpen, GuardsOpen
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.heroes3.sheet.setup_parts import plain, subheading
from companion.app.screens.heroes3.sheet.setup_start import unit_name as listed_name
from companion.app.screens.heroes3.sheet.speech import unit_about, unit_name, word_about
from companion.app.theme import Look
from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.setup import MOST_UNITS
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.sheet import acts, battles, guarding
from companion.games.heroes3.sheet.state import OpenFight, Unit
from companion.games.heroes3.units import units

_FEW = 8


def guards_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: GuardsOpen) -> ft.Control:
    """The open combat is fought in the app after all, and only the table knows who defends."""
    words = guest.words
    here = primary(look, words("h3s-set-fight-here"), partial(take_to_app, evening, layer.guards), symbol="sword",
                   name="guards-fight", expand=True, disabled=not layer.guards,
                   on_long_press=word_about(guest, "combat-start"))  # fmt: skip
    return sheet(
        look, words.name(places().place(layer.place).name), guards_part(look, guest, evening, layer),
        close=words("close"), on_close=partial(evening.show, None), actions=[here],
        about=about.rule(guest, "heroes3 7"),
    )  # fmt: skip


def on_guard(guest: Guest, evening: SheetEvening, fight: OpenFight) -> str:
    """The army that a neutral field has: by its level, as its place prints it, or as the table names it."""
    words, state = guest.words, evening.state
    if fight.guards:
        return words("h3s-set-guards-are", units=[listed_name(words, key) for key in fight.guards])
    if guarding.unnamed(fight):
        return words.name(places().place(fight.place).tell)
    difficulty = battles.difficulty(state, fight.seat)
    joining, instead = guarding.joining(fight, difficulty)
    drawn = {tier: n - (tier == instead) for tier, n in cards().guards(fight.level, difficulty).items()}
    said = [words("h3a-guards", count=n, tier=words("h3a-tier", tier=tier)) for tier, n in drawn.items() if n]
    said += [
        words("h3l-copies", count=joining.count(key), card=units().by_key[key].name) for key in dict.fromkeys(joining)
    ]
    return words("h3a-guarded", guards=said)


def guards_part(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen | GuardsOpen) -> list[ft.Control]:
    """The faction of a Random Town and what it defends with; units by hand where the table says so."""
    words, own = guest.words, guarding.printed(layer.place)
    parts: list[ft.Control] = []
    if own is not None and own.faction:
        head = subheading(look, words("h3s-set-guards-faction"), about.card(guest, f"heroes3.place-{layer.place}"))
        parts += [head, _factions(look, guest, evening, layer)]
        parts += _choices(look, guest, evening, layer)
    by_hand = tap_chip(
        look, words("h3s-set-guards-by-hand"), partial(evening.show, _switched(layer)), name="guards-by-hand",
        selected=layer.naming, symbol="check" if layer.naming else "pencil", about=word_about(guest, "neutral-army"),
    )  # fmt: skip
    parts.append(chips(look, [by_hand], targets=True))
    return [*parts, *_by_hand(look, guest, evening, layer)] if layer.naming else parts


def discards(look: Look, guest: Guest, evening: SheetEvening) -> list[ft.Control]:
    """How many neutral cards lie on the discard piles, and the word that they were shuffled. heroes3 8."""
    words, count = guest.words, len(evening.state.table.discarded)
    if not count:
        return []
    said = explained(plain(look, words("h3s-tb-neutral-discards", count=count)), word_about(guest, "neutral-army"))
    anew = tap_chip(look, words("h3s-set-shuffled"), partial(evening.do, acts.SetDiscards()), symbol="rotate",
                    name="neutrals-shuffled", about=word_about(guest, "neutral-army"))  # fmt: skip
    return [said, chips(look, [anew], targets=True)]


# --- a faction that nobody plays -------------------------------------------------------------------


def _factions(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen | GuardsOpen) -> ft.Control:
    tags = [
        tap_chip(
            look, guest.words.name(units().group_name(faction)), name=f"guard-{faction}",
            on_tap=partial(
                evening.show, replace(layer, faction=faction, guards=guarding.defenders(layer.place, faction))
            ),
            selected=layer.faction == faction, about=word_about(guest, "faction"),
        )
        for faction in guarding.unused(evening.state)
    ]  # fmt: skip
    return chips(look, tags, targets=True) if tags else plain(look, guest.words("h3s-set-guards-nobody"))


def _choices(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen | GuardsOpen) -> list[ft.Control]:
    """Where more units fit than stand there, the table says which: one tap puts it in the place of the last."""
    if not layer.faction or layer.naming:
        return []
    parts: list[ft.Control] = []
    for count, fitting in guarding.choices(layer.place, layer.faction):
        if len(fitting) <= count:
            continue
        there = [side.key for side in fitting if side.key in layer.guards]
        tags = [
            tap_chip(
                look, unit_name(guest.words, Unit.of(side.key)), name=f"defends-{side.unit}",
                on_tap=partial(evening.show, replace(layer, guards=_swapped(layer.guards, there[-1], side.key))),
                selected=side.key in there, about=unit_about(guest, f"{side.group}:{side.unit}"),
            )
            for side in fitting
        ]  # fmt: skip
        parts += [plain(look, guest.words("h3s-set-guards-which", count=count)), chips(look, tags, targets=True)]
    return parts


def _swapped(guards: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return guards if new in guards else tuple(new if key == old else key for key in guards)


def _switched(layer: FightOpen | GuardsOpen) -> FightOpen | GuardsOpen:
    """By hand, beginning with who stands there; or again as it is printed."""
    printed = guarding.defenders(layer.place, layer.faction) if layer.faction else ()
    return replace(layer, naming=not layer.naming, guards=printed if layer.naming else layer.guards)


# --- any units -------------------------------------------------------------------------------------


def _by_hand(look: Look, guest: Guest, evening: SheetEvening, layer: FightOpen | GuardsOpen) -> list[ft.Control]:
    """A tap turns a card over and then takes it away; letters find what is missing."""
    words = guest.words
    taken = [
        tap_chip(look, unit_name(words, unit), name=f"guard-at-{at}", selected=True, symbol="rotate",
                 on_tap=partial(evening.show, replace(layer, guards=turned(layer.guards, at))),
                 label=words("h3s-set-turn", name=unit_name(words, unit)), about=unit_about(guest, unit))
        for at, unit in enumerate(map(Unit.of, layer.guards))
    ]  # fmt: skip
    parts: list[ft.Control] = [chips(look, taken, targets=True)] if taken else []
    if len(layer.guards) >= MOST_UNITS:
        return parts
    box = field(look, words("h3a-find-unit"), layer.unit_typed,
                lambda typed: evening.show(replace(layer, unit_typed=typed)), name="guard-typed", symbol="search",
                key=f"guard-typed-{len(layer.guards)}")  # fmt: skip
    found = find_units(layer.unit_typed, first="neutral")[:_FEW] if layer.unit_typed.strip() else []
    tags = [
        unit_chip(look, words, side, partial(evening.show, _joined(layer, side.key)), name=f"guard-join-{side.key}",
                  label=words("h3s-set-add", name=side.name), about=words.name(units().group_name(side.group)),
                  held=unit_about(guest, f"{side.group}:{side.unit}"))
        for side in found
    ]  # fmt: skip
    return [*parts, box, chips(look, tags, targets=True)]


def _joined(layer: FightOpen | GuardsOpen, key: str) -> FightOpen | GuardsOpen:
    return replace(layer, guards=(*layer.guards, key), unit_typed="")


def turned(army: tuple[str, ...], at: int) -> tuple[str, ...]:
    """Few becomes a Pack; a Pack, or a neutral card, goes."""
    above = units().by_key[army[at]].above
    return (*army[:at], *([units().sides[above].key] if above >= 0 else []), *army[at + 1 :])
