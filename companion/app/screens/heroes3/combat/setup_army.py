"""Choosing an army: up to five units, found by two letters or tapped tier by tier, each as Few or as a Pack."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.buttons import icon_button
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.words import caption, figure, strong
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.finding import faction_units, find_units, neutral_units
from companion.app.models.heroes3.laying import CombatLaying
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.signs import SignName, sign, tier_sign
from companion.app.screens.heroes3.combat.unit_chip import tier_number, unit_chip
from companion.app.theme import Look
from companion.games.heroes3.combat.setup import MOST_UNITS
from companion.games.heroes3.units import FACTIONS, Side, units

_NEUTRAL = "neutral"


def army(look: Look, guest: Guest, laying: CombatLaying, side: str) -> list[ft.Control]:
    """The units of a side, and where others are found. `side` is `mine` or `theirs`."""
    words = guest.words
    chosen: tuple[str, ...] = getattr(laying.draft, side)
    rows: list[ft.Control] = [_unit(look, guest, laying, side, place, key) for place, key in enumerate(chosen)]
    if not chosen:
        rows.append(caption(look, words("h3a-army-empty"), size=15))
    parts = [_keyed(rows, f"{side}-army")]
    if len(chosen) < MOST_UNITS:
        parts.append(_keyed(_finding(look, guest, laying, side), f"{side}-finding"))
    return parts


def _keyed(rows: list[ft.Control], key: str) -> ft.Control:
    """Rows with an identity of their own: those below stay the same controls when one more comes above."""
    return ft.Column(rows, key=key, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _unit(look: Look, guest: Guest, laying: CombatLaying, side: str, place: int, key: str) -> ft.Control:
    words, card = guest.words, units().by_key[key]
    name = words.name(card.name)
    kind: SignName = "flying" if card.type == "flying" else "ranged" if card.type == "ranged" else "ground"
    lead: list[ft.Control] = [sign(kind, look.muted, 20)]
    if (tier := tier_sign(look, tier_number(card), look.surface, 18)) is not None:
        lead.insert(0, tier)
    lines = ft.Column(
        [strong(look, name, size=17, lines=1), _figures(look, guest, card)], spacing=1, tight=True, expand=True
    )
    held = lookup.unit(guest, card)
    row: list[ft.Control] = [explained(ft.Row(lead, spacing=4, tight=True), held), explained(lines, held)]
    if card.above >= 0 or card.below >= 0:
        pack = card.side == "pack"
        row.append(
            tap_chip(
                look,
                words("h3a-side", side=card.side),
                partial(laying.turn, side, place),
                selected=pack,
                label=words("h3a-turn", name=name, side=card.side),
                name=f"{side}-turn-{place}",
                about=lookup.term(guest, "few-pack"),
            )
        )
    remove = partial(laying.remove, side, place)
    said = words("h3a-remove", name=name)
    row.append(icon_button(look, "close", said, remove, name=f"{side}-remove-{place}", bare=True, ink=look.muted))
    return ft.Row(row, spacing=10)


def _figures(look: Look, guest: Guest, card: Side) -> ft.Control:
    """The printed figures: Attack, Defense, health, Initiative."""
    said = guest.words("h3a-figures-short", attack=card.attack, defense=card.defense, health=card.health,
                       initiative=card.initiative)  # fmt: skip
    shown: tuple[tuple[Icon, int], ...] = (
        ("sword", card.attack), ("shield", card.defense), ("heart", card.health), ("bolt", card.initiative),
    )  # fmt: skip
    pairs: list[ft.Control] = [
        ft.Row([icon(symbol, look.muted, 14), figure(look, str(value), size=14, color=look.muted, silent=True)],
               spacing=2, tight=True)
        for symbol, value in shown
    ]  # fmt: skip
    return ft.Semantics(content=ft.Row(pairs, spacing=9, tight=True), label=said, container=True)


def _finding(look: Look, guest: Guest, laying: CombatLaying, side: str) -> list[ft.Control]:
    words, typed = guest.words, laying.typed[side]
    faction = laying.draft.faction if side == "mine" else laying.draft.their_faction
    which = "faction" if side == "mine" else "their_faction"
    neutral_only = side == "theirs" and laying.draft.kind == "neutral"
    search = field(
        look,
        words("h3a-find-unit"),
        typed,
        partial(laying.type, side),
        name=f"{side}-typed",
        symbol="search",
        on_submit=partial(_first, laying, side, faction),
        key=f"{side}-{len(getattr(laying.draft, side))}",
    )
    if typed.strip():
        found = find_units(typed, (_NEUTRAL,) if neutral_only else (*FACTIONS, _NEUTRAL), faction)
        tags = [_tag(look, guest, laying, side, card, named=card.group != faction) for card in found]
        none = [] if found else [caption(look, words("h3a-find-none", typed=typed), size=15)]
        return [search, *none, chips(look, tags, targets=True)]
    shown: list[ft.Control] = [search]
    if not neutral_only:
        shown.append(chips(look, [_faction(look, guest, laying, which, f, faction) for f in FACTIONS], line=True))
    pool = neutral_units() if neutral_only else faction_units(faction)
    tags = [_tag(look, guest, laying, side, card) for card in pool]
    return [*shown, chips(look, tags, targets=True)]


def _faction(look: Look, guest: Guest, laying: CombatLaying, which: str, faction: str, chosen: str) -> ft.Control:
    words = guest.words
    return tap_chip(
        look,
        words.name(units().group_name(faction)),
        partial(laying.put, **{which: faction}),
        selected=faction == chosen,
        name=f"{which}-{faction}",
        about=lookup.term(guest, "faction"),
    )


def _tag(look: Look, guest: Guest, laying: CombatLaying, side: str, card: Side, named: bool = False) -> ft.Control:
    words = guest.words
    about = words.name(units().group_name(card.group)) if named else ""
    return unit_chip(
        look,
        words,
        card,
        partial(laying.add, side, card.key),
        label=words("h3a-add", name=words.name(card.name), tier=words("h3a-tier", tier=card.tier), about=about),
        name=f"{side}-add-{card.group}-{card.unit}",
        about=about,
        held=lookup.unit(guest, card),
    )


def _first(laying: CombatLaying, side: str, faction: str, typed: str) -> None:
    """Enter takes the first that was found."""
    neutral_only = side == "theirs" and laying.draft.kind == "neutral"
    found = find_units(typed, (_NEUTRAL,) if neutral_only else (*FACTIONS, _NEUTRAL), faction)
    if typed.strip() and found:
        laying.add(side, found[0].key)


def plain_line(look: Look, said: str) -> ft.Control:
    """A line of explanation."""
    return text(look, said, size=15, color=look.muted)
