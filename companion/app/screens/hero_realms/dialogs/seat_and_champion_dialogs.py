"""Sheets about one seat or one champion: what happened to it, and putting right what was entered wrongly."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.buttons import destructive_button, primary_button, secondary_button
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import Callback, pressable_surface
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.hero_realms.dialogs import (
    ChampionChoiceDialog,
    ChampionDialog,
    LifeDialog,
    PlayerActionsDialog,
    SeatDialog,
)
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.screens.hero_realms import help_topics
from companion.app.screens.hero_realms.champion_tiles import (
    can_attack_seat,
    champion_tiles,
    list_champions_with_names,
    wrapping_row,
)
from companion.app.screens.hero_realms.table_text import describe_seat, seat_name
from companion.app.screens.table.dialog import table_dialog
from companion.app.theme import Look
from companion.games.hero_realms import acts
from companion.games.hero_realms.physical.act_options import PhysicalPlayerOptions
from companion.games.hero_realms.text.effect_text import describe_card
from companion.kernel.acts import Act as GameAct
from companion.kernel.messages import Message

_SHORT = 6
"""So many lines fit on every phone; a sheet with more scrolls."""


def submit_act_and_close_callback(model: HeroRealmsTableModel, act: GameAct) -> Callback:
    """A button's act that gives this to the table and closes the sheet."""

    async def run() -> None:
        if await model.do(act):
            model.show(None)

    return run


def seat_dialog(look: Look, session: DeviceSession, model: HeroRealmsTableModel, dialog: SeatDialog) -> ft.Control:
    """Everything before one seat."""
    words, state = session.words, model.state
    index = state.table.index[dialog.seat]
    name = seat_name(words, state, index)
    body: list[ft.Control] = []
    if tiles := champion_tiles(look, session, model, index):
        body += [
            explain_on_long_press(
                strong_text(look, words("hra-in-play")), help_topics.rule_term_help_callback(session, "in-play")
            ),
            wrapping_row(tiles),
        ]
    for _, ref in list_champions_with_names(model, index):
        card = state.table.book.by_id[ref.partition("#")[0]]
        details = partial(model.show, ChampionDialog(dialog.seat, ref))
        said, held = words("hra-champion-more", card=card.name), help_topics.card_help_callback(session, card)
        body.append(_entry(look, said, details, f"about-{ref}", "more", about=held))
    set_life = partial(model.show, LifeDialog(dialog.seat))
    health, champion = (
        help_topics.rule_term_help_callback(session, "health"),
        help_topics.rule_term_help_callback(session, "champion"),
    )
    body.append(_entry(look, words("hra-set-life", name=name), set_life, "set-life", "heart", about=health))
    lay = partial(model.show, ChampionChoiceDialog(dialog.seat))
    body.append(_entry(look, words("hra-missing-champion"), lay, "missing-champion", "plus", about=champion))
    body += _items(look, session, model, index)
    return table_dialog(
        look,
        model,
        name,
        body,
        subtitle=describe_seat(words, state, index) or None,
        about=help_topics.seat_help_callback(session, state, index),
        scrolls=len(body) > _SHORT,
    )


def _items(look: Look, session: DeviceSession, model: HeroRealmsTableModel, seat: int) -> list[ft.Control]:
    """Hoard items that lie elsewhere, to put right who holds one."""
    state, words = model.state, session.words
    if state.table.mode != "dragon":
        return []
    found: list[ft.Control] = []
    for other, holder in enumerate(state.seats):
        for laid in holder.beside:
            card = state.table.cards[laid.card]
            if card.role == "hoard" and other != seat:
                act = acts.CorrectItem(card.id, state.table.places[seat].id)
                said = words("hra-holds-item", card=card.name)
                held = help_topics.card_help_callback(session, card)
                found.append(
                    _entry(look, said, submit_act_and_close_callback(model, act), f"item-{card.id}", "gem", about=held)
                )
    return found


def champion_dialog(
    look: Look, session: DeviceSession, model: HeroRealmsTableModel, dialog: ChampionDialog
) -> ft.Control:
    """One champion: what its card says, and what can happen to it."""
    words, state = session.words, model.state
    index = state.table.index[dialog.seat]
    card = state.table.book.by_id[dialog.champion.partition("#")[0]]
    acting = model.acting
    held = help_topics.card_help_callback(session, card)
    body: list[ft.Control] = [
        explain_on_long_press(text(look, line, size=15, color=look.muted), held) for line in describe_card(card, words)
    ]
    actions: list[ft.Control] = []
    if can_attack_seat(model, index):
        stun = acts.Stun(dialog.seat, dialog.champion, True, acting)
        freely = acts.Stun(dialog.seat, dialog.champion, False, acting)
        hit = acts.Attack(dialog.seat, dialog.champion, 0, acting)
        actions.append(
            primary_button(
                look,
                words("hra-stun-attack"),
                submit_act_and_close_callback(model, hit),
                name="stun-attack",
                expand=True,
            )
        )
        stunning, freed = (
            help_topics.rule_term_help_callback(session, "stun"),
            help_topics.rule_term_help_callback(session, "stun-without-target"),
        )
        body.append(
            _entry(
                look,
                words("hra-stun-card"),
                submit_act_and_close_callback(model, stun),
                "stun-card",
                "bolt",
                about=stunning,
            )
        )
        body.append(
            _entry(
                look,
                words("hra-stun-freely"),
                submit_act_and_close_callback(model, freely),
                "stun-freely",
                "bolt",
                about=freed,
            )
        )
        body += _damage(look, session, model, dialog)
    elif acting == dialog.seat:
        if card.expend is not None:
            use = acts.Expend(dialog.champion, acting)
            expend = help_topics.rule_term_help_callback(session, "expend")
            body.append(
                _entry(
                    look,
                    words("hra-expend"),
                    submit_act_and_close_callback(model, use),
                    "expend",
                    "rotate",
                    about=expend,
                )
            )
        again, prepare = (
            acts.Prepare(dialog.champion, acting),
            help_topics.rule_term_help_callback(session, "prepare-again"),
        )
        body.append(
            _entry(
                look,
                words("hra-prepare"),
                submit_act_and_close_callback(model, again),
                "prepare",
                "level",
                about=prepare,
            )
        )
        if card.ally is not None:
            ally, helped = help_topics.rule_term_help_callback(session, "ally"), acts.Ally(dialog.champion, acting)
            body.append(
                _entry(
                    look, words("hra-ally"), submit_act_and_close_callback(model, helped), "ally", "people", about=ally
                )
            )
    gone = acts.CorrectChampion(dialog.seat, dialog.champion, False)
    body.append(
        destructive_button(
            look,
            words("hra-champion-gone"),
            submit_act_and_close_callback(model, gone),
            name="champion-gone",
            height=52,
        )
    )
    return table_dialog(
        look,
        model,
        words.name(card.name),
        body,
        subtitle=seat_name(words, state, index),
        about=held,
        actions=actions,
        scrolls=len(body) > _SHORT,
    )


def _damage(
    look: Look, session: DeviceSession, model: HeroRealmsTableModel, dialog: ChampionDialog
) -> list[ft.Control]:
    """Damage of a card that does not stun: 1 to 4."""
    words = session.words
    row = [
        secondary_button(
            look,
            f"−{n}",
            submit_act_and_close_callback(model, acts.Harm(dialog.seat, n, dialog.champion, model.acting)),
            name=f"harm-{n}",
            label=words("hra-harm", count=n),
            height=52,
            expand=True,
        )
        for n in (1, 2, 3, 4)
    ]
    how = explain_on_long_press(
        caption_text(look, words("hra-harm-how"), size=15), help_topics.rule_term_help_callback(session, "damage")
    )
    return [how, ft.Row(list(row), spacing=8)]


def player_actions_dialog(
    look: Look, session: DeviceSession, model: HeroRealmsTableModel, dialog: PlayerActionsDialog
) -> ft.Control:
    """Skills and abilities, thefts, borrowed cards, forced discards: what a person does now and then."""
    words, options = session.words, model.options()
    body: list[ft.Control] = []
    if options is not None:
        body += [*_uses(look, session, model, options), *_thefts(look, session, model, options)]
        body += [*_company(look, session, model, options), *_team(look, session, model)]
    return table_dialog(
        look,
        model,
        words("hra-deeds"),
        body,
        subtitle=seat_name(words, model.state, model.state.table.index[options.seat]) if options else None,
        scrolls=len(body) > _SHORT,
    )


def _uses(
    look: Look, session: DeviceSession, model: HeroRealmsTableModel, options: PhysicalPlayerOptions
) -> list[ft.Control]:
    """Champions, skill, ability and hoard items before the person."""
    found = []
    for use in options.usable:
        word = "hra-sacrifice-of" if isinstance(use.act, acts.Sacrifice) else "hra-expend-of"
        said, name = session.words(word, card=use.card.name), f"use-{use.card.id}"
        held = help_topics.card_help_callback(session, use.card)
        found.append(
            _able(look, session, said, submit_act_and_close_callback(model, use.act), name, "hand", use.refusal, held)
        )
    return found


def _thefts(
    look: Look, session: DeviceSession, model: HeroRealmsTableModel, options: PhysicalPlayerOptions
) -> list[ft.Control]:
    """Skill checks for the Dragon's hoard, with the number to reach; a check may fail, too."""
    found, held = [], help_topics.rule_term_help_callback(session, "steal-hoard")
    for item in options.stealable:
        said = session.words("hra-steal", card=item.card.name, number=item.number)
        act = submit_act_and_close_callback(model, acts.Check(item.card.id, True, options.seat))
        found.append(_able(look, session, said, act, f"steal-{item.card.id}", "gem", item.refusal, held))
        if item.refusal is None:
            said = session.words("hra-steal-missed", card=item.card.name, number=item.number)
            act = submit_act_and_close_callback(model, acts.Check(item.card.id, False, options.seat))
            found.append(_able(look, session, said, act, f"missed-{item.card.id}", "close", None, held))
    return found


def _company(
    look: Look, session: DeviceSession, model: HeroRealmsTableModel, options: PhysicalPlayerOptions
) -> list[ft.Control]:
    """Cards borrowed from the defeated, and opponents who must discard."""
    found, borrow, discard = (
        [],
        help_topics.rule_term_help_callback(session, "borrow"),
        help_topics.rule_term_help_callback(session, "forced-discard"),
    )
    for lender in options.lenders:
        said = session.words("hra-borrow", name=model.place(lender.player).name)
        act = submit_act_and_close_callback(model, acts.Borrow("", lender.player, options.seat))
        found.append(_able(look, session, said, act, f"borrow-{lender.player}", "cards", lender.refusal, borrow))
    for player in options.discarding:
        said = session.words("hra-discards", name=model.place(player).name)
        act = submit_act_and_close_callback(model, acts.ForceDiscard(player, 1, options.seat))
        found.append(_able(look, session, said, act, f"discard-{player}", "cards", None, discard))
    return found


def _team(look: Look, session: DeviceSession, model: HeroRealmsTableModel) -> list[ft.Control]:
    """Where a team acts together: whose acts are entered."""
    state, words = model.state, session.words
    members = [n for n in state.active if n in state.table.people]
    if len(members) < 2:
        return []
    rows: list[ft.Control] = [strong_text(look, words("hra-who-acts"))]
    for n in members:
        place = state.table.places[n]
        chosen = place.id == model.acting
        act = partial(model.act_for, place.id)
        sign: IconName = "check" if chosen else "people"
        rows.append(_entry(look, seat_name(words, state, n), act, f"acting-{place.id}", sign))
    return rows


def _entry(
    look: Look,
    said: str,
    act: Callback,
    name: str,
    symbol: IconName,
    disabled: bool = False,
    about: Callback | None = None,
) -> ft.Control:
    """A line to press; what it says may take two lines."""
    face = ft.Row([make_icon(symbol, look.ink, 22), strong_text(look, said, size=16, lines=3, expand=True)], spacing=12)
    return pressable_surface(
        look,
        face,
        on_tap=act,
        on_long_press=about,
        name=name,
        disabled=disabled,
        fill=look.raised,
        padding=ft.Padding.symmetric(horizontal=16, vertical=15),
        align=None,
    )


def _able(
    look: Look,
    session: DeviceSession,
    said: str,
    act: Callback,
    name: str,
    symbol: IconName,
    refusal: Message | None,
    held: Callback,
) -> ft.Control:
    """A line to press; where it cannot be pressed now, why stands below it."""
    button = _entry(look, said, act, name, symbol, disabled=refusal is not None, about=held)
    if refusal is None:
        return button
    why = explain_on_long_press(
        caption_text(look, session.why(refusal)),
        open_help_callbacks.open_rule_callback(session, str(refusal.args.get("rule", ""))),
    )
    return ft.Column([button, why], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
