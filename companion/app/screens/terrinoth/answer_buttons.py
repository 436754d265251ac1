"""The answers to a question: cards with what they do, enemies and heroes, numbers. What is illegal says why."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import make_icon
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import Callback, pressable_surface
from companion.app.models.device_session import DeviceSession
from companion.app.models.open_help_callbacks import open_rule_callback as about_rule
from companion.app.models.terrinoth.dialogs import EnemyDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.game_icons import ACTIONS, action_icon
from companion.app.screens.terrinoth.table_text import capitalize_first, message_argument_text, printed_number_text
from companion.app.theme import R_CHIP, TARGET, Look
from companion.games.terrinoth.cards.card_text import card_text_lines
from companion.games.terrinoth.effects.effect_text import describe_effects
from companion.games.terrinoth.questions.open_question import OpenQuestion
from companion.games.terrinoth.rounds.heroes_phase import USE_ITEM_PREFIX
from companion.kernel.question_types import Option

_SIDE_BY_SIDE = 7
"""Letters of the longest answer up to which answers stand side by side on a phone."""


def build_answer_buttons(
    look: Look, session: DeviceSession, model: TerrinothTableModel, asked: OpenQuestion
) -> list[ft.Control]:
    """All answers of a question."""
    if model.moment in ("yes", "done"):
        return []
    shown = [option for option in asked.options if option.refusal is None] + [
        option for option in asked.options if option.refusal is not None
    ]
    if max((len(session.words.say(option.message)) for option in shown), default=0) <= _SIDE_BY_SIDE:
        return [ft.Row([_short(look, session, model, option) for option in shown], spacing=6, wrap=True, run_spacing=6)]
    rows = [_long(look, session, model, asked, option) for option in shown if option.refusal is None]
    closed = [_closed(look, session, option) for option in shown if option.refusal is not None]
    if look.phone:
        return [*rows, *closed]
    return [
        ft.ResponsiveRow(
            [ft.Container(row, col={"xs": 12, "md": 6}) for row in (*rows, *closed)], spacing=8, run_spacing=8
        )
    ]


def _short(look: Look, session: DeviceSession, model: TerrinothTableModel, option: Option) -> ft.Control:
    said = session.words.say(option.message)
    legal = option.refusal is None
    label = said if option.refusal is None else f"{said}: {session.why(option.refusal)}"
    return pressable_surface(
        look,
        strong_text(look, said, silent=True),
        on_tap=partial(model.choose, option.id) if legal else None,
        label=label,
        silent=True,
        name=f"answer-{option.id}",
        disabled=not legal,
        fill=look.raised,
        border=ft.Border.all(1, look.action if legal else look.line),
        radius=R_CHIP,
        height=TARGET + 4,
        width=64,
    )


def _long(
    look: Look, session: DeviceSession, model: TerrinothTableModel, asked: OpenQuestion, option: Option
) -> ft.Control:
    said = capitalize_first(session.words.say(option.message).strip())
    about = _about(session, model, asked, option)
    lines: list[ft.Control] = [strong_text(look, said, size=16, lines=2, silent=True)]
    if about:
        lines.append(text(look, about, size=14, color=look.muted, lines=3, silent=True))
    column = ft.Column(lines, spacing=0, tight=True, expand=True)
    sign = _sign(look, model, option)
    row = ft.Row([*([sign] if sign is not None else []), column], spacing=10)
    return pressable_surface(
        look,
        row,
        on_tap=partial(model.choose, option.id),
        label=f"{said}: {about}" if about else said,
        on_long_press=_held(session, model, asked, option),
        silent=True,
        name=f"answer-{option.id}",
        fill=look.raised,
        border=ft.Border.all(1, look.action),
        radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        align=None,
        height=None if about else TARGET + 4,
    )


def _closed(look: Look, session: DeviceSession, option: Option) -> ft.Control:
    """An answer that is not legal, in one line with the reason."""
    words = session.words
    assert option.refusal is not None
    said, why = capitalize_first(words.say(option.message).strip()), session.why(option.refusal)
    spans = [ft.TextSpan(f"{said} ", style=ft.TextStyle(font_family=fonts.BOLD)), ft.TextSpan(why)]
    line = ft.Text(spans=spans, size=14, color=look.muted, font_family=fonts.SANS, expand=True, semantics_label="")
    row = ft.Row([make_icon("close", look.muted, 14), line], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
    inside = ft.Container(row, padding=ft.Padding.symmetric(horizontal=12, vertical=2))
    named = ft.Semantics(content=inside, label=f"{said}: {why}", identifier=f"answer-{option.id}", container=True)
    return explain_on_long_press(named, help_topics.refusal_help_callback(session, option.refusal))


def _sign(look: Look, model: TerrinothTableModel, option: Option) -> ft.Control | None:
    table = model.world.table
    if option.id in ACTIONS:
        return action_icon(option.id, look.action, 24)
    if option.id in table.index:
        return player_badge(table.index[option.id], size=28)
    if option.id.startswith(USE_ITEM_PREFIX):
        return make_icon("gem", look.action, 22)
    if model.world.enemies and any(enemy.ref == option.id for enemy in model.world.enemies):
        return make_icon("skull", look.harm, 20)
    return None


def _held(session: DeviceSession, model: TerrinothTableModel, asked: OpenQuestion, option: Option) -> Callback | None:
    """What an answer opens when it is held: card, enemy or hero, or else the rule behind the question."""
    w, card = model.world, option.id.removeprefix(USE_ITEM_PREFIX)
    if option.id in ACTIONS:
        return help_topics.rule_term_help_callback(session, option.id)
    if any(enemy.ref == option.id for enemy in w.enemies):
        return partial(model.show, EnemyDialog(option.id))
    if option.id in w.table.index:
        return help_topics.card_help_callback(session, w, w.card(w.heroes[w.table.index[option.id]].card))
    return (
        help_topics.card_help_callback(session, w, w.card(card)) if w.knows(card) else about_rule(session, asked.rule)
    )


def _about(session: DeviceSession, model: TerrinothTableModel, asked: OpenQuestion, option: Option) -> str:
    """What is behind an answer: the text of a card, the numbers of an enemy, the wounds of a hero."""
    words, w = session.words, model.world
    if asked.id == "activation" and option.id in ACTIONS:
        slot = next(slot for slot in w.heroes[asked.hero].acts if slot.action == option.id)
        does = w.card(slot.card).does
        return (
            message_argument_text(words, describe_effects(does, w.table.book.word))
            if does is not None
            else words("tha-card-unknown")
        )
    card = option.id.removeprefix(USE_ITEM_PREFIX)
    foe = next((foe for foe in model.view.foes() if foe.ref == option.id), None)
    if foe is not None:
        if foe.card is None:
            return ""
        return words(
            "tha-foe-short",
            attack=printed_number_text(foe.attack),
            wounds=foe.wounds,
            health=printed_number_text(foe.health),
            resistance=printed_number_text(foe.resistance),
        )
    if option.id in w.table.index:
        return words("tha-hero-short", wounds=w.heroes[w.table.index[option.id]].wounds)
    if w.knows(card):
        return " ".join(words.say(line) for line in card_text_lines(w.card(card), w.table.book.word))
    return ""
