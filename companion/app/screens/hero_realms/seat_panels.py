"""One seat on a card: who it is, life in large figures, champions, and what the person on turn does with one tap."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.graphics.player_badge import player_badge, player_symbol_and_colours
from companion.app.kit.text.big_number import format_signed
from companion.app.models.hero_realms.dialog_states import (
    ChampionChoiceDialog,
    LifeDialog,
    PlayerActionsDialog,
    SeatDialog,
)
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.champion_tiles import (
    can_attack_seat,
    champion_tiles,
    champions_render_key,
    seat_item_tags,
    wrapping_row,
)
from companion.app.screens.hero_realms.table_text import list_seat_tags, seat_name, seat_subtitle_text
from companion.app.theme import GAP, TARGET, Size
from companion.app.ui import Ui
from companion.games.hero_realms.state import HeroState

BLOWS = (1, 5)
"""Hits that are one tap; others are typed."""
_LIFE: dict[Size, tuple[float, float]] = {"phone": (78, 56), "tablet": (104, 76), "desktop": (124, 84)}
"""Room for the number on a card."""
_FEW = 3
"""At a table so small, the app's chair gets as large a card as a boss."""


def is_main_opponent(state: HeroState, seat: int) -> bool:
    """Whether a seat is shown as the one everybody fights."""
    place = state.table.places[seat]
    if place.boss:
        return True
    return place.played_by == "app" and not state.table.party_game and len(state.table.places) <= _FEW


def seat_render_key(model: HeroRealmsTableModel, seat: int) -> tuple[object, ...]:
    """Everything a card shows of a seat, to see whether it must be drawn again."""
    state = model.state
    mine = state.seats[seat]
    return (
        state.life(seat),
        model.change_of(state.table.places[seat].id),
        champions_render_key(model, seat),
        tuple(mine.taunters),
        (mine.out, mine.immune, len(mine.jars), len(mine.hoard), len(mine.hand), len(mine.grimoire)),
        (state.active, model.acting, state.winners, state.dealt, bool(state.asks)),
    )


@component
def SeatPanel(ui: Ui, model: HeroRealmsTableModel, seat: int) -> ft.Control:
    """A person at the table, or a chair of the app among many."""
    use_watch(model, lambda e: seat_render_key(e, seat))
    state, place = model.state, model.state.table.places[seat]
    top: list[ft.Control] = [_who(ui, model, seat)]
    if _keeps_life(state, seat):
        top += _life_row(ui, model, seat)
    rows: list[ft.Control] = [ft.Row(top, spacing=GAP)]
    if state.seats[seat].out:
        word = "hra-defeated" if state.table.party_game else "tag-out"
        why = help_callbacks.rule_term_help(ui, "defeated" if state.table.party_game else "out")
        rows.append(ui.chip_row([ui.chip(ui.words(word), tone="harm", symbol="skull", about=why)]))
    flow = [*_tags(ui, model, seat), *champion_tiles(ui, model, seat), *seat_item_tags(ui, model, seat)]
    if model.acting == place.id:
        flow += _deeds(ui, model, seat)
    if flow:
        rows.append(wrapping_row(flow))
    active = seat in state.active and not state.ended
    return ui.panel(ft.Column(rows, spacing=10), active=active, faded=state.seats[seat].out, padding=14)


@component
def MainOpponentPanel(ui: Ui, model: HeroRealmsTableModel, seat: int) -> ft.Control:
    """A boss, or the app at a small table: its life as large as the card allows, and quick blows against it."""
    use_watch(model, lambda e: seat_render_key(e, seat))
    state, place = model.state, model.state.table.places[seat]
    tint = ui.tint("ember") if place.boss else player_symbol_and_colours(seat).colour
    room = (120, 84) if ui.phone else (220, 124)
    number = ui.explained(_life(ui, model, seat, *room), help_callbacks.rule_term_help(ui, "health"))
    tags = [*_tags(ui, model, seat), *seat_item_tags(ui, model, seat)]
    left = ft.Column([_foe_name(ui, model, seat), ui.chip_row(tags)], spacing=6, tight=True, expand=True)
    rows: list[ft.Control] = [ft.Row([left, number])]
    # The number has said it already.
    bar = ui.progress_bar(state.life(seat) / get_full_life(state, seat), color=tint)
    rows.append(ft.Semantics(exclude_semantics=True, content=bar))
    if tiles := champion_tiles(ui, model, seat):
        rows.append(wrapping_row(tiles))
    if can_attack_seat(model, seat) and not state.seats[seat].out:
        rows.append(_blows(ui, model, seat, tint))
    active = seat in state.active and not state.ended
    return ui.panel(ft.Column(rows, spacing=10), tint=tint, active=active, faded=state.seats[seat].out)


def describe_life_aloud(ui: Ui, model: HeroRealmsTableModel, seat: int) -> str:
    """A life total as a screen reader says it."""
    return ui.words("hra-life-aloud", name=seat_name(ui.words, model.state, seat), life=model.state.life(seat))


def get_full_life(state: HeroState, seat: int) -> int:
    """What a bar counts as full: what the seat began with, or the number on the Lich's open jar."""
    place, book, cards = state.table.places[seat], state.table.book, state.table.cards
    begun = book.base.health
    if place.kind == "lich":
        begun = max((cards[laid.card].definition.health for laid in state.seats[seat].beside), default=1)
    elif place.boss:
        begun = book.bosses[place.kind].health.of(state.table.party)
    elif place.character:
        begun = book.characters[place.character].health
    return max(1, begun, state.life(seat))


# --- parts of a card -----------------------------------------------------------------------------


def _keeps_life(state: HeroState, seat: int) -> bool:
    """Whether the number stands here: of a team that shares its life only with the first."""
    life = state.table.places[seat].life
    return all(place.life != life for place in state.table.places[:seat])


def _who(ui: Ui, model: HeroRealmsTableModel, seat: int) -> ft.Control:
    state = model.state
    name, about = seat_name(ui.words, state, seat), seat_subtitle_text(ui.words, state, seat)
    lines: list[ft.Control] = [ui.strong(name, size=22 if ui.size == "desktop" else 18, lines=1, silent=True)]
    if about:
        lines.append(ui.caption(about, lines=1, silent=True))
    badge = player_badge(seat, size=44 if ui.size == "desktop" else 34)
    face = ft.Row([badge, ft.Column(lines, spacing=0, tight=True, expand=True)], spacing=10)
    return ui.pressable(
        face,
        on_tap=partial(model.show, SeatDialog(state.table.places[seat].id)),
        on_long_press=help_callbacks.seat_help(ui, state, seat),
        name=f"seat-{state.table.places[seat].id}",
        align=None,
        expand=True,
        label=ui.words("aloud-seat", name=name),
        height=TARGET,
    )


def _life(ui: Ui, model: HeroRealmsTableModel, seat: int, width: float, height: float) -> ft.Control:
    """The number of a seat's life."""
    return ui.big_number(
        model.state.life(seat),
        width=width,
        height=height,
        change=model.change_of(model.state.table.places[seat].id),
        name=f"{model.state.table.places[seat].id}-life",
        label=describe_life_aloud(ui, model, seat),
    )


def _life_row(ui: Ui, model: HeroRealmsTableModel, seat: int) -> list[ft.Control]:
    """Minus, the number (a tap opens the pad), plus."""
    place = model.state.table.places[seat]
    name = seat_name(ui.words, model.state, seat)
    taking, giving = partial(model.change_life, place.id, -1), partial(model.change_life, place.id, 1)
    less = "hra-hit-1" if can_attack_seat(model, seat) else "hra-life-minus"
    number = ui.pressable(
        _life(ui, model, seat, *_LIFE[ui.size]),
        on_tap=partial(model.show, LifeDialog(place.id)),
        on_long_press=help_callbacks.rule_term_help(ui, "health"),
        padding=0,
        name=f"pad-{place.id}",
        hint=ui.words("hint-pad"),
        label=describe_life_aloud(ui, model, seat),
    )
    said, more = ui.words(less, name=name), ui.words("hra-life-plus", name=name)
    minus = ui.icon_button("minus", said, taking, on_hold=taking, name=f"{place.id}-minus", fill=ui.raised)
    plus = ui.icon_button("plus", more, giving, on_hold=giving, name=f"{place.id}-plus", fill=ui.raised)
    return [minus, number, plus]


def _deeds(ui: Ui, model: HeroRealmsTableModel, seat: int) -> list[ft.Control]:
    """What the person on turn does besides buying and hitting."""
    place = model.state.table.places[seat]
    lay, about = partial(model.show, ChampionChoiceDialog(place.id)), help_callbacks.rule_term_help(ui, "champion")
    deeds = partial(model.show, PlayerActionsDialog())
    return [
        ui.tappable_chip(ui.words("hra-lay"), lay, symbol="plus", name="lay-champion", about=about),
        ui.icon_button("more", ui.words("hra-deeds"), deeds, name="deeds", fill=ui.raised),
    ]


def _foe_name(ui: Ui, model: HeroRealmsTableModel, seat: int) -> ft.Control:
    state = model.state
    shown: list[ft.Control] = [ui.title(seat_name(ui.words, state, seat), size=24)]
    if about := seat_subtitle_text(ui.words, state, seat):
        shown.append(ui.caption(about, lines=1))
    return ui.pressable(
        ft.Column(shown, spacing=2, tight=True),
        on_tap=partial(model.show, SeatDialog(state.table.places[seat].id)),
        on_long_press=help_callbacks.seat_help(ui, state, seat),
        name=f"seat-{state.table.places[seat].id}",
        label=ui.words("aloud-seat", name=seat_name(ui.words, state, seat)),
        align=None,
        padding=ft.Padding.symmetric(vertical=2, horizontal=4),
        radius=8,
    )


def _tags(ui: Ui, model: HeroRealmsTableModel, seat: int) -> list[ft.Control]:
    tags = []
    for tag in list_seat_tags(ui.words, model.state, seat):
        about = help_callbacks.rule_term_help(ui, tag.entry)
        tags.append(ui.chip(tag.said, tone=tag.tone, symbol=tag.sign, label=tag.said, about=about))
    return tags


def _blows(ui: Ui, model: HeroRealmsTableModel, seat: int, tint: str) -> ft.Control:
    place = model.state.table.places[seat]
    name = seat_name(ui.words, model.state, seat)

    def blow(amount: int) -> ft.Control:
        strike = partial(model.change_life, place.id, -amount)
        return ui.tinted_button(
            format_signed(-amount),
            strike,
            color=tint,
            name=f"{place.id}-hit-{amount}",
            expand=True,
            on_hold=strike,
            label=ui.words("hra-hit", name=name, count=amount),
            height=52,
        )

    said = ui.words("hra-hit-other")
    if model.state.dealt and place.kind == "dragon":
        said = ui.words("so-far", change=format_signed(-model.state.dealt))
    more = ui.tinted_button(
        said,
        partial(model.show, LifeDialog(place.id)),
        color=tint,
        name=f"pad-{place.id}",
        label=ui.words("hra-hit-pad", name=name),
        expand=2,
        height=52,
    )
    return ft.Row([*(blow(amount) for amount in BLOWS), more], spacing=GAP)
