"""Champions in play, and what lies beside a seat: guards marked, turned sideways or not, defense that is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.models.hero_realms.dialog_states import ChampionDialog
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.card_tiles import TONES, card_tile
from companion.app.screens.hero_realms.table_text import seat_name
from companion.app.theme import GAP, ToneName
from companion.app.ui import Ui
from companion.games.hero_realms import acts
from companion.games.hero_realms.rules.attack_reach import champions_in_play
from companion.games.hero_realms.rules.name_lookup import card_references
from companion.games.hero_realms.state import CardInPlay

_OPEN = ("hoard", "jar", "power")
"""Roles of cards beside a seat that everybody wants to see; skills and abilities are on the hero card."""


def champion_tiles(ui: Ui, model: HeroRealmsTableModel, seat: int) -> list[ft.Control]:
    """The champions before a seat as tiles; one tap of an opponent on turn stuns one by attack."""
    return [_tile(ui, model, seat, laid, ref) for laid, ref in list_champions_with_names(model, seat)]


def seat_item_tags(ui: Ui, model: HeroRealmsTableModel, seat: int) -> list[ft.Control]:
    """Hoard items, the open jar and the power of a seat as tags."""
    return [_beside(ui, model, laid) for laid in _open_cards(model, seat)]


def wrapping_row(items: Sequence[ft.Control]) -> ft.Row:
    """Tiles and tags side by side, going on to the next line."""
    return ft.Row(list(items), wrap=True, spacing=6, run_spacing=GAP)


def list_champions_with_names(model: HeroRealmsTableModel, seat: int) -> list[tuple[CardInPlay, str]]:
    """The champions before a seat, each with the name that acts use."""
    found = champions_in_play(model.state, seat)
    return [(laid, card_references(model.state, seat, [laid])[0].partition("/")[2]) for laid in found]


def champions_render_key(model: HeroRealmsTableModel, seat: int) -> list[tuple[int, bool, int, int]]:
    """Everything the tiles show, to see whether they must be drawn again."""
    state = model.state
    cards = (*champions_in_play(state, seat), *_open_cards(model, seat))
    return [(laid.card, laid.expended, laid.damage, state.defense(seat, laid)) for laid in cards]


def can_attack_seat(model: HeroRealmsTableModel, seat: int) -> bool:
    """Whether the person on turn may attack what stands before this seat."""
    state = model.state
    return bool(model.acting) and seat in state.table.opponents(state.table.index[model.acting])


def _tile(ui: Ui, model: HeroRealmsTableModel, seat: int, laid: CardInPlay, ref: str) -> ft.Control:
    words, state = ui.words, model.state
    card, place = state.table.cards[laid.card], state.table.places[seat]
    whole = state.defense(seat, laid)
    left = whole - laid.damage
    sign: IconName = "rotate" if laid.expended else "shield" if card.guard else "sword"
    said = words(
        "hra-champion-aloud",
        card=card.name,
        name=seat_name(words, state, seat),
        kind="guard" if card.guard else "champion",
        turned="yes" if laid.expended else "no",
        left=left,
    )

    async def stun() -> None:
        await model.do(acts.Attack(place.id, ref, 0, model.acting))

    prey = can_attack_seat(model, seat)
    shown = f"{left}" if left == whole else f"{left}/{whole}"
    if ui.phone and not prey and model.acting != place.id:
        # Nobody needs to press it now: smaller, so that the market stays in sight.
        tone = TONES[card.definition.faction]
        tag = f"{words.name(card.name)} {shown}"
        return ui.chip(tag, tone=tone, symbol=sign, label=said, about=help_callbacks.card_help(ui, card))
    label = words("hra-attack-champion", champion=said, left=left) if prey else said
    details = partial(model.show, ChampionDialog(place.id, ref))
    act, name = stun if prey else details, f"champion-{place.id}-{ref}"
    return card_tile(ui, card, act, label=label, name=name, figure_shown=shown, sign=sign, faded=laid.expended)


def _open_cards(model: HeroRealmsTableModel, seat: int) -> Iterator[CardInPlay]:
    cards = model.state.table.cards
    return (laid for laid in model.state.seats[seat].beside if cards[laid.card].role in _OPEN)


def _beside(ui: Ui, model: HeroRealmsTableModel, laid: CardInPlay) -> ft.Control:
    card = model.state.table.cards[laid.card]
    sign: IconName = "rotate" if laid.expended else "gem" if card.role == "hoard" else "drop"
    label = ui.words("hra-beside-aloud", card=card.name, turned="yes" if laid.expended else "no")
    tone: ToneName = "gold" if card.role == "hoard" else "arcane"
    about = help_callbacks.card_help(ui, card)
    return ui.chip(ui.words.name(card.name), tone=tone, symbol=sign, label=label, about=about)
