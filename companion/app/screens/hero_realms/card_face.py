"""How a card looks on a small surface: its faction by colour and sign, its name, its cost or defense."""

from __future__ import annotations

import flet as ft

from companion.app import fonts
from companion.app.icons import Icon, icon
from companion.app.kit.tap import Act, tap
from companion.app.kit.words import figure
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.screens.hero_realms import lookup
from companion.app.theme import R_CHIP, TARGET, Look, ToneName
from companion.games.hero_realms.cards import Card
from companion.library.words import Catalogue

FACTIONS = ("imperial", "guild", "necros", "wild")
TONES: dict[str, ToneName] = {
    "none": "plain", "imperial": "gold", "guild": "info", "necros": "harm", "wild": "heal",
}  # fmt: skip
SIGNS: dict[str, Icon] = {
    "none": "token", "imperial": "castle", "guild": "bolt", "necros": "skull", "wild": "leaf",
}  # fmt: skip


def card_aloud(words: Catalogue, card: Card) -> str:
    """A market card as a screen reader says it."""
    return words("hra-card-aloud", card=card.name, faction=card.definition.faction, cost=card.cost)


def card_tile(
    look: Look,
    guest: Guest,
    card: Card,
    on_tap: Act | None,
    *,
    label: str,
    name: str,
    figure_shown: str,
    sign: Icon | None = None,
    faded: bool = False,
    expand: bool | None = None,
    size: float = 15,
    height: float = TARGET,
) -> ft.Control:
    """A card to press: sign of its faction (or `sign`), name, and one number. Held, it opens what the card says."""
    faction = card.definition.faction
    tone = look.tone(TONES[faction])
    said = text(look, guest.words.name(card.name), size=size, color=tone.ink, family=fonts.SEMI, lines=1, silent=True)
    if expand:
        said.expand = True
    number = figure(look, figure_shown, size=size + 2, color=tone.ink, silent=True)
    face = ft.Row(
        [icon(sign or SIGNS[faction], tone.ink, 18), said, number],
        spacing=7,
        tight=not expand,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    body = ft.Container(face, opacity=0.6 if faded else 1.0)
    return tap(
        look,
        body,
        on_tap=on_tap,
        on_long_press=lookup.card(guest, card),
        label=label,
        name=name,
        silent=True,
        fill=tone.fill,
        border=ft.Border.all(1, tone.line),
        height=height,
        radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=12),
        align=None,
        expand=expand,
    )


def card_row(
    look: Look,
    guest: Guest,
    card: Card,
    on_tap: Act,
    *,
    label: str,
    name: str,
    figure_shown: str,
    sign: Icon | None = None,
) -> ft.Control:
    """A card over the whole width of a list.

    While letters narrow the list it stays the same control: a quick tap must not fall beside it.
    """
    tile = card_tile(
        look, guest, card, on_tap, label=label, name=name, figure_shown=figure_shown, sign=sign, expand=True, size=16
    )
    return ft.Row([tile], key=f"row-{name}")
