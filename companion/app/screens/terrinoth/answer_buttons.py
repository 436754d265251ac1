"""The answers to a question: cards with what they do, enemies and heroes, numbers. What is illegal says why."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import make_icon
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.touch.pressable import Callback
from companion.app.models.terrinoth.dialogs import EnemyDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.game_icons import ACTIONS, action_icon
from companion.app.screens.terrinoth.table_text import capitalize_first, message_argument_text, printed_number_text
from companion.app.theme import R_CHIP, TARGET
from companion.app.ui import Ui
from companion.games.terrinoth.cards.card_text import card_text_lines
from companion.games.terrinoth.effects.effect_text import describe_effects
from companion.games.terrinoth.questions.open_question import OpenQuestion
from companion.games.terrinoth.rounds.heroes_phase import USE_ITEM_PREFIX
from companion.kernel.question_types import Option

_SIDE_BY_SIDE = 7
"""Letters of the longest answer up to which answers stand side by side on a phone."""


def build_answer_buttons(ui: Ui, model: TerrinothTableModel, asked: OpenQuestion) -> list[ft.Control]:
    """All answers of a question."""
    if model.moment in ("yes", "done"):
        return []
    shown = [option for option in asked.options if option.refusal is None] + [
        option for option in asked.options if option.refusal is not None
    ]
    if max((len(ui.words.say(option.message)) for option in shown), default=0) <= _SIDE_BY_SIDE:
        return [ft.Row([_short(ui, model, option) for option in shown], spacing=6, wrap=True, run_spacing=6)]
    rows = [_long(ui, model, asked, option) for option in shown if option.refusal is None]
    closed = [_closed(ui, option) for option in shown if option.refusal is not None]
    if ui.phone:
        return [*rows, *closed]
    return [
        ft.ResponsiveRow(
            [ft.Container(row, col={"xs": 12, "md": 6}) for row in (*rows, *closed)], spacing=8, run_spacing=8
        )
    ]


def _short(ui: Ui, model: TerrinothTableModel, option: Option) -> ft.Control:
    said = ui.words.say(option.message)
    legal = option.refusal is None
    label = said if option.refusal is None else f"{said}: {ui.session.why(option.refusal)}"
    return ui.pressable(
        ui.strong(said, silent=True),
        on_tap=partial(model.choose, option.id) if legal else None,
        label=label,
        silent=True,
        name=f"answer-{option.id}",
        disabled=not legal,
        fill=ui.raised,
        border=ft.Border.all(1, ui.action if legal else ui.line),
        radius=R_CHIP,
        height=TARGET + 4,
        width=64,
    )


def _long(ui: Ui, model: TerrinothTableModel, asked: OpenQuestion, option: Option) -> ft.Control:
    said = capitalize_first(ui.words.say(option.message).strip())
    about = _about(ui, model, asked, option)
    lines: list[ft.Control] = [ui.strong(said, size=16, lines=2, silent=True)]
    if about:
        lines.append(ui.text(about, size=14, color=ui.muted, lines=3, silent=True))
    column = ft.Column(lines, spacing=0, tight=True, expand=True)
    sign = _sign(ui, model, option)
    row = ft.Row([*([sign] if sign is not None else []), column], spacing=10)
    return ui.pressable(
        row,
        on_tap=partial(model.choose, option.id),
        label=f"{said}: {about}" if about else said,
        on_long_press=_held(ui, model, asked, option),
        silent=True,
        name=f"answer-{option.id}",
        fill=ui.raised,
        border=ft.Border.all(1, ui.action),
        radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        align=None,
        height=None if about else TARGET + 4,
    )


def _closed(ui: Ui, option: Option) -> ft.Control:
    """An answer that is not legal, in one line with the reason."""
    assert option.refusal is not None
    said, why = capitalize_first(ui.words.say(option.message).strip()), ui.session.why(option.refusal)
    spans = [ft.TextSpan(f"{said} ", style=ft.TextStyle(font_family=fonts.BOLD)), ft.TextSpan(why)]
    line = ft.Text(spans=spans, size=14, color=ui.muted, font_family=fonts.SANS, expand=True, semantics_label="")
    row = ft.Row([make_icon("close", ui.muted, 14), line], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
    inside = ft.Container(row, padding=ft.Padding.symmetric(horizontal=12, vertical=2))
    named = ft.Semantics(content=inside, label=f"{said}: {why}", identifier=f"answer-{option.id}", container=True)
    return ui.explained(named, help_topics.refusal_help(ui, option.refusal))


def _sign(ui: Ui, model: TerrinothTableModel, option: Option) -> ft.Control | None:
    table = model.world.table
    if option.id in ACTIONS:
        return action_icon(option.id, ui.action, 24)
    if option.id in table.index:
        return player_badge(table.index[option.id], size=28)
    if option.id.startswith(USE_ITEM_PREFIX):
        return make_icon("gem", ui.action, 22)
    if model.world.enemies and any(enemy.ref == option.id for enemy in model.world.enemies):
        return make_icon("skull", ui.harm, 20)
    return None


def _held(ui: Ui, model: TerrinothTableModel, asked: OpenQuestion, option: Option) -> Callback | None:
    """What an answer opens when it is held: card, enemy or hero, or else the rule behind the question."""
    w, card = model.world, option.id.removeprefix(USE_ITEM_PREFIX)
    if option.id in ACTIONS:
        return help_topics.rule_term_help(ui, option.id)
    if any(enemy.ref == option.id for enemy in w.enemies):
        return partial(model.show, EnemyDialog(option.id))
    if option.id in w.table.index:
        return help_topics.card_help(ui, w, w.card(w.heroes[w.table.index[option.id]].card))
    return help_topics.card_help(ui, w, w.card(card)) if w.knows(card) else ui.rule_help(asked.rule)


def _about(ui: Ui, model: TerrinothTableModel, asked: OpenQuestion, option: Option) -> str:
    """What is behind an answer: the text of a card, the numbers of an enemy, the wounds of a hero."""
    w = model.world
    if asked.id == "activation" and option.id in ACTIONS:
        slot = next(slot for slot in w.heroes[asked.hero].acts if slot.action == option.id)
        does = w.card(slot.card).does
        return (
            message_argument_text(ui.words, describe_effects(does, w.table.book.word))
            if does is not None
            else ui.words("tha-card-unknown")
        )
    card = option.id.removeprefix(USE_ITEM_PREFIX)
    foe = next((foe for foe in model.view.foes() if foe.ref == option.id), None)
    if foe is not None:
        if foe.card is None:
            return ""
        return ui.words(
            "tha-foe-short",
            attack=printed_number_text(foe.attack),
            wounds=foe.wounds,
            health=printed_number_text(foe.health),
            resistance=printed_number_text(foe.resistance),
        )
    if option.id in w.table.index:
        return ui.words("tha-hero-short", wounds=w.heroes[w.table.index[option.id]].wounds)
    if w.knows(card):
        return " ".join(ui.words.say(line) for line in card_text_lines(w.card(card), w.table.book.word))
    return ""
