"""How a card looks on a small surface: its faction by colour and sign, its name, its cost or defense."""

from __future__ import annotations

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.kit.touch.pressable import Callback
from companion.app.screens.hero_realms import help_callbacks
from companion.app.theme import R_CHIP, TARGET, ToneName
from companion.app.ui import Ui
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.library.translations import MessageCatalogue

FACTIONS = ("imperial", "guild", "necros", "wild")
TONES: dict[str, ToneName] = {"none": "plain", "imperial": "gold", "guild": "info", "necros": "harm", "wild": "heal"}
SIGNS: dict[str, IconName] = {"none": "token", "imperial": "castle", "guild": "bolt", "necros": "skull", "wild": "leaf"}


def describe_card_aloud(words: MessageCatalogue, card: Card) -> str:
    """A market card as a screen reader says it."""
    return words("hra-card-aloud", card=card.name, faction=card.definition.faction, cost=card.cost)


def card_tile(
    ui: Ui,
    card: Card,
    on_tap: Callback | None,
    *,
    label: str,
    name: str,
    figure_shown: str,
    sign: IconName | None = None,
    faded: bool = False,
    expand: bool | None = None,
    size: float = 15,
    height: float = TARGET,
) -> ft.Control:
    """A card to press: sign of its faction (or `sign`), name, and one number. Held, it opens what the card says."""
    faction = card.definition.faction
    tone = ui.tone(TONES[faction])
    said = ui.text(ui.words.name(card.name), size=size, color=tone.ink, family=fonts.SEMI, lines=1, silent=True)
    if expand:
        said.expand = True
    number = ui.number(figure_shown, size=size + 2, color=tone.ink, silent=True)
    mark = make_icon(sign or SIGNS[faction], tone.ink, 18)
    face = ft.Row([mark, said, number], spacing=7, tight=not expand)
    body = ft.Container(face, opacity=0.6 if faded else 1.0)
    return ui.pressable(
        body,
        on_tap=on_tap,
        on_long_press=help_callbacks.card_help(ui, card),
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
    ui: Ui, card: Card, on_tap: Callback, *, label: str, name: str, figure_shown: str, sign: IconName | None = None
) -> ft.Control:
    """A card over the whole width of a list.

    While letters narrow the list it stays the same control: a quick tap must not fall beside it.
    """
    tile = card_tile(
        ui, card, on_tap, label=label, name=name, figure_shown=figure_shown, sign=sign, expand=True, size=16
    )
    return ft.Row([tile], key=f"row-{name}")
