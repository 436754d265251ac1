"""The answers to a question: cards with what they do, enemies and heroes, numbers. What is illegal says why."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import make_icon
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.touch.pressable import Callback
from companion.app.models.terrinoth.dialog_states import EnemyDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.game_icons import ACTIONS, action_icon
from companion.app.screens.terrinoth.table_text import capitalize_first, effects_text, enemy_numbers
from companion.app.theme import R_CHIP, TARGET
from companion.app.ui import Ui
from companion.games.terrinoth.cards.card_text import card_text_lines
from companion.games.terrinoth.questions.open_question import OpenQuestion
from companion.games.terrinoth.rounds.heroes_phase import USE_ITEM_PREFIX
from companion.games.terrinoth.state import World
from companion.kernel.messages import Message
from companion.kernel.question_types import Option

_SIDE_BY_SIDE = 7
"""Letters of the longest answer up to which answers stand side by side on a phone."""


def build_answer_buttons(ui: Ui, model: TerrinothTableModel, asked: OpenQuestion) -> list[ft.Control]:
    """All answers of a question."""
    if model.moment in ("yes", "done"):
        return []
    shown = sorted(asked.options, key=lambda option: option.refusal is not None)
    if max((len(ui.words.say(option.message)) for option in shown), default=0) <= _SIDE_BY_SIDE:
        return [ft.Row([_short(ui, model, option) for option in shown], spacing=6, wrap=True, run_spacing=6)]
    rows = [
        _long(ui, model, asked, option) if option.refusal is None else _closed(ui, option, option.refusal)
        for option in shown
    ]
    if ui.phone:
        return rows
    cells = [ft.Container(row, col={"xs": 12, "md": 6}) for row in rows]
    return [ft.ResponsiveRow(list(cells), spacing=8, run_spacing=8)]


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
    sign, about, held = _details(ui, model, asked, option)
    lines: list[ft.Control] = [ui.strong(said, size=16, lines=2, silent=True)]
    if about:
        lines.append(ui.text(about, size=14, color=ui.muted, lines=3, silent=True))
    column = ft.Column(lines, spacing=0, tight=True, expand=True)
    return ui.pressable(
        ft.Row([*sign, column], spacing=10),
        on_tap=partial(model.choose, option.id),
        label=f"{said}: {about}" if about else said,
        on_long_press=held,
        silent=True,
        name=f"answer-{option.id}",
        fill=ui.raised,
        border=ft.Border.all(1, ui.action),
        radius=R_CHIP,
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        align=None,
        height=None if about else TARGET + 4,
    )


def _closed(ui: Ui, option: Option, refusal: Message) -> ft.Control:
    """An answer that is not legal, in one line with the reason."""
    said, why = capitalize_first(ui.words.say(option.message).strip()), ui.session.why(refusal)
    spans = [ft.TextSpan(f"{said} ", style=ft.TextStyle(font_family=fonts.BOLD)), ft.TextSpan(why)]
    line = ft.Text(spans=spans, size=14, color=ui.muted, font_family=fonts.SANS, expand=True, semantics_label="")
    row = ft.Row([make_icon("close", ui.muted, 14), line], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
    inside = ft.Container(row, padding=ft.Padding.symmetric(horizontal=12, vertical=2))
    named = ft.Semantics(content=inside, label=f"{said}: {why}", identifier=f"answer-{option.id}", container=True)
    return ui.explained(named, help_callbacks.refusal_help(ui, refusal))


def _details(
    ui: Ui, model: TerrinothTableModel, asked: OpenQuestion, option: Option
) -> tuple[list[ft.Control], str, Callback | None]:
    """The sign of an answer, what is behind it (the text of a card, say), and what it opens when it is held."""
    w = model.world
    if option.id in ACTIONS:
        said = _action_text(ui, w, asked.hero, option.id) if asked.id == "activation" else ""
        return [action_icon(option.id, ui.action, 24)], said, help_callbacks.rule_term_help(ui, option.id)
    foe = next((foe for foe in model.view.foes() if foe.ref == option.id), None)
    if foe is not None:
        said = ui.words("tha-foe-short", **enemy_numbers(foe)) if foe.card is not None else ""
        return [make_icon("skull", ui.harm, 20)], said, partial(model.show, EnemyDialog(option.id))
    if option.id in w.table.index:
        place = w.table.index[option.id]
        hero = w.heroes[place]
        held = help_callbacks.card_help(ui, w, w.card(hero.card))
        return [player_badge(place, size=28)], ui.words("tha-hero-short", wounds=hero.wounds), held
    card = option.id.removeprefix(USE_ITEM_PREFIX)
    sign: list[ft.Control] = [make_icon("gem", ui.action, 22)] if card != option.id else []
    if not w.knows(card):
        return sign, "", ui.rule_help(asked.rule)
    said = " ".join(ui.words.say(line) for line in card_text_lines(w.card(card), w.table.book.word))
    return sign, said, help_callbacks.card_help(ui, w, w.card(card))


def _action_text(ui: Ui, w: World, hero: int, action: str) -> str:
    slot = next(slot for slot in w.heroes[hero].acts if slot.action == action)
    does = w.card(slot.card).does
    return effects_text(ui.words, w, does) if does is not None else ui.words("tha-card-unknown")
