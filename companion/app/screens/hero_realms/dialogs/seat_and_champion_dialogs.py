"""Sheets about one seat or one champion: what happened to it, and putting right what was entered wrongly."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.touch.pressable import Callback
from companion.app.models.hero_realms.dialog_states import (
    ChampionChoiceDialog,
    ChampionDialog,
    LifeDialog,
    PlayerActionsDialog,
    SeatDialog,
)
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.champion_tiles import (
    can_attack_seat,
    champion_tiles,
    list_champions_with_names,
    wrapping_row,
)
from companion.app.screens.hero_realms.table_text import seat_name, seat_subtitle_text
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.ui import Ui
from companion.games.hero_realms import acts
from companion.games.hero_realms.physical.act_options import PhysicalPlayerOptions
from companion.games.hero_realms.text.effect_text import describe_card
from companion.kernel.acts import Act as GameAct
from companion.kernel.messages import Message

_SHORT = 6
"""So many lines fit on every phone; a sheet with more scrolls."""


def _doing(model: HeroRealmsTableModel, act: GameAct) -> Callback:
    """A button's act that gives this to the table and closes the sheet."""

    async def run() -> None:
        if await model.do(act):
            model.show(None)

    return run


def seat_dialog(ui: Ui, model: HeroRealmsTableModel, dialog: SeatDialog) -> ft.Control:
    """Everything before one seat."""
    state = model.state
    index = state.table.index[dialog.seat]
    name = seat_name(ui.words, state, index)
    body: list[ft.Control] = []
    if tiles := champion_tiles(ui, model, index):
        in_play = ui.explained(ui.strong(ui.words("hra-in-play")), help_callbacks.rule_term_help(ui, "in-play"))
        body += [in_play, wrapping_row(tiles)]
    for _, ref in list_champions_with_names(model, index):
        card = state.table.book.by_id[ref.partition("#")[0]]
        details = partial(model.show, ChampionDialog(dialog.seat, ref))
        said, held = ui.words("hra-champion-more", card=card.name), help_callbacks.card_help(ui, card)
        body.append(_entry(ui, said, details, f"about-{ref}", "more", about=held))
    set_life = partial(model.show, LifeDialog(dialog.seat))
    health, champion = help_callbacks.rule_term_help(ui, "health"), help_callbacks.rule_term_help(ui, "champion")
    body.append(_entry(ui, ui.words("hra-set-life", name=name), set_life, "set-life", "heart", about=health))
    lay = partial(model.show, ChampionChoiceDialog(dialog.seat))
    body.append(_entry(ui, ui.words("hra-missing-champion"), lay, "missing-champion", "plus", about=champion))
    body += _items(ui, model, index)
    who, about = seat_subtitle_text(ui.words, state, index) or None, help_callbacks.seat_help(ui, state, index)
    return table_dialog(ui, model, name, body, subtitle=who, about=about, scrolls=len(body) > _SHORT)


def _items(ui: Ui, model: HeroRealmsTableModel, seat: int) -> list[ft.Control]:
    """Hoard items that lie elsewhere, to put right who holds one."""
    state = model.state
    if state.table.mode != "dragon":
        return []
    elsewhere = [laid for other, holder in enumerate(state.seats) if other != seat for laid in holder.beside]
    found: list[ft.Control] = []
    for card in (state.table.cards[laid.card] for laid in elsewhere):
        if card.role == "hoard":
            act = _doing(model, acts.CorrectItem(card.id, state.table.places[seat].id))
            said, held = ui.words("hra-holds-item", card=card.name), help_callbacks.card_help(ui, card)
            found.append(_entry(ui, said, act, f"item-{card.id}", "gem", about=held))
    return found


def champion_dialog(ui: Ui, model: HeroRealmsTableModel, dialog: ChampionDialog) -> ft.Control:
    """One champion: what its card says, and what can happen to it."""
    state = model.state
    index = state.table.index[dialog.seat]
    card = state.table.book.by_id[dialog.champion.partition("#")[0]]
    acting = model.acting
    held = help_callbacks.card_help(ui, card)
    body: list[ft.Control] = [
        ui.explained(ui.text(line, size=15, color=ui.muted), held) for line in describe_card(card, ui.words)
    ]
    actions: list[ft.Control] = []
    if can_attack_seat(model, index):
        hit = _doing(model, acts.Attack(dialog.seat, dialog.champion, 0, acting))
        actions.append(ui.primary_button(ui.words("hra-stun-attack"), hit, name="stun-attack", expand=True))
        stun = acts.Stun(dialog.seat, dialog.champion, True, acting)
        freely = acts.Stun(dialog.seat, dialog.champion, False, acting)
        body.append(_deed(ui, model, "hra-stun-card", "bolt", "stun", stun))
        body.append(_deed(ui, model, "hra-stun-freely", "bolt", "stun-without-target", freely))
        body += _damage(ui, model, dialog)
    elif acting == dialog.seat:
        if card.expend is not None:
            body.append(_deed(ui, model, "hra-expend", "rotate", "expend", acts.Expend(dialog.champion, acting)))
        again = acts.Prepare(dialog.champion, acting)
        body.append(_deed(ui, model, "hra-prepare", "level", "prepare-again", again))
        if card.ally is not None:
            body.append(_deed(ui, model, "hra-ally", "people", "ally", acts.Ally(dialog.champion, acting)))
    gone = _doing(model, acts.CorrectChampion(dialog.seat, dialog.champion, False))
    body.append(ui.destructive_button(ui.words("hra-champion-gone"), gone, name="champion-gone", height=52))
    name, owner, long = ui.words.name(card.name), seat_name(ui.words, state, index), len(body) > _SHORT
    return table_dialog(ui, model, name, body, subtitle=owner, about=held, actions=actions, scrolls=long)


def _deed(ui: Ui, model: HeroRealmsTableModel, word: str, symbol: IconName, about: str, act: GameAct) -> ft.Control:
    """A line that gives an act, named like its message; held, it opens this entry of the rules."""
    held = help_callbacks.rule_term_help(ui, about)
    return _entry(ui, ui.words(word), _doing(model, act), word.removeprefix("hra-"), symbol, about=held)


def _damage(ui: Ui, model: HeroRealmsTableModel, dialog: ChampionDialog) -> list[ft.Control]:
    """Damage of a card that does not stun: 1 to 4."""
    row = []
    for n in (1, 2, 3, 4):
        harm = _doing(model, acts.Harm(dialog.seat, n, dialog.champion, model.acting))
        said = ui.words("hra-harm", count=n)
        row.append(ui.button(f"−{n}", harm, name=f"harm-{n}", label=said, height=52, expand=True))
    how = ui.explained(ui.caption(ui.words("hra-harm-how"), size=15), help_callbacks.rule_term_help(ui, "damage"))
    return [how, ft.Row(list(row), spacing=8)]


def rare_player_actions_dialog(ui: Ui, model: HeroRealmsTableModel, dialog: PlayerActionsDialog) -> ft.Control:
    """Skills and abilities, thefts, borrowed cards, forced discards: what a person does now and then."""
    options = model.options()
    body, name = list[ft.Control](), None
    if options is not None:
        body += [*_uses(ui, model, options), *_thefts(ui, model, options)]
        body += [*_company(ui, model, options), *_team(ui, model)]
        name = seat_name(ui.words, model.state, model.state.table.index[options.seat])
    return table_dialog(ui, model, ui.words("hra-deeds"), body, subtitle=name, scrolls=len(body) > _SHORT)


def _uses(ui: Ui, model: HeroRealmsTableModel, options: PhysicalPlayerOptions) -> list[ft.Control]:
    """Champions, skill, ability and hoard items before the person."""
    found = []
    for use in options.usable:
        word = "hra-sacrifice-of" if isinstance(use.act, acts.Sacrifice) else "hra-expend-of"
        said, name = ui.words(word, card=use.card.name), f"use-{use.card.id}"
        held = help_callbacks.card_help(ui, use.card)
        found.append(_able(ui, said, _doing(model, use.act), name, "hand", use.refusal, held))
    return found


def _thefts(ui: Ui, model: HeroRealmsTableModel, options: PhysicalPlayerOptions) -> list[ft.Control]:
    """Skill checks for the Dragon's hoard, with the number to reach; a check may fail, too."""
    found, held = [], help_callbacks.rule_term_help(ui, "steal-hoard")
    for item in options.stealable:
        said = ui.words("hra-steal", card=item.card.name, number=item.number)
        act = _doing(model, acts.Check(item.card.id, True, options.seat))
        found.append(_able(ui, said, act, f"steal-{item.card.id}", "gem", item.refusal, held))
        if item.refusal is None:
            said = ui.words("hra-steal-missed", card=item.card.name, number=item.number)
            act = _doing(model, acts.Check(item.card.id, False, options.seat))
            found.append(_able(ui, said, act, f"missed-{item.card.id}", "close", None, held))
    return found


def _company(ui: Ui, model: HeroRealmsTableModel, options: PhysicalPlayerOptions) -> list[ft.Control]:
    """Cards borrowed from the defeated, and opponents who must discard."""
    borrow, discard = help_callbacks.rule_term_help(ui, "borrow"), help_callbacks.rule_term_help(ui, "forced-discard")
    found = []
    for lender in options.lenders:
        said = ui.words("hra-borrow", name=model.place(lender.player).name)
        act = _doing(model, acts.Borrow("", lender.player, options.seat))
        found.append(_able(ui, said, act, f"borrow-{lender.player}", "cards", lender.refusal, borrow))
    for player in options.discarding:
        said = ui.words("hra-discards", name=model.place(player).name)
        act = _doing(model, acts.ForceDiscard(player, 1, options.seat))
        found.append(_able(ui, said, act, f"discard-{player}", "cards", None, discard))
    return found


def _team(ui: Ui, model: HeroRealmsTableModel) -> list[ft.Control]:
    """Where a team acts together: whose acts are entered."""
    state = model.state
    members = [n for n in state.active if n in state.table.people]
    if len(members) < 2:
        return []
    rows: list[ft.Control] = [ui.strong(ui.words("hra-who-acts"))]
    for n in members:
        seat = state.table.places[n].id
        sign: IconName = "check" if seat == model.acting else "people"
        name, act = seat_name(ui.words, state, n), partial(model.act_for, seat)
        rows.append(_entry(ui, name, act, f"acting-{seat}", sign))
    return rows


def _entry(
    ui: Ui, said: str, act: Callback, name: str, symbol: IconName, disabled: bool = False, about: Callback | None = None
) -> ft.Control:
    """A line to press; what it says may take two lines."""
    face = ft.Row([make_icon(symbol, ui.ink, 22), ui.strong(said, size=16, lines=3, expand=True)], spacing=12)
    return ui.pressable(
        face,
        on_tap=act,
        on_long_press=about,
        name=name,
        disabled=disabled,
        fill=ui.raised,
        padding=ft.Padding.symmetric(horizontal=16, vertical=15),
        align=None,
    )


def _able(
    ui: Ui, said: str, act: Callback, name: str, symbol: IconName, refusal: Message | None, held: Callback
) -> ft.Control:
    """A line to press; where it cannot be pressed now, why stands below it."""
    button = _entry(ui, said, act, name, symbol, disabled=refusal is not None, about=held)
    if refusal is None:
        return button
    why = ui.explained(ui.caption(ui.session.why(refusal)), ui.rule_help(str(refusal.args.get("rule", ""))))
    return ft.Column([button, why], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
