"""The app's turn as steps: what the table must do in large words, what changed, why, and what was passed over."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.models.hero_realms.bot_runner import THINKING_TIME
from companion.app.models.hero_realms.bot_turn_steps import TurnStep, list_current_turn_steps, list_last_bot_turn_steps
from companion.app.models.hero_realms.dialog_states import MarketSlotDialog
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.question_panel import QuestionPanel, find_open_question
from companion.app.screens.hero_realms.table_text import seat_name
from companion.app.theme import ToneName
from companion.app.ui import Ui
from companion.kernel.events import Tone

_TONES: dict[Tone, ToneName] = {
    "plain": "plain", "harm": "harm", "heal": "heal", "gain": "gold", "turn": "plain", "remind": "info", "end": "gold",
}  # fmt: skip


def bot_turn_body(ui: Ui, model: HeroRealmsTableModel) -> list[ft.Control]:
    """The turn on a phone: everybody's life in a line, then the steps."""
    asked = [QuestionPanel(ui, model)] if find_open_question(model) is not None else []
    return [LifeTotalsRow(ui, model), *asked, BotStepsPanel(ui, model)]


@component
def LifeTotalsRow(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    """Everybody's life in one line, so that a hit is seen while the steps are read."""
    use_watch(model, lambda e: (tuple(e.state.health), e.changes.now, [s.out for s in e.state.seats]))
    state = model.state
    shown: list[ft.Control] = []
    for seat, place in enumerate(state.table.places):
        name, life = seat_name(ui.words, state, seat), state.life(seat)
        change = model.change_of(place.id)
        colour = ui.harm if change < 0 else ui.heal if change > 0 else ui.ink
        sign = make_icon("skull", ui.muted, 18) if state.seats[seat].out else player_badge(seat, size=24)
        parts: list[ft.Control] = [
            make_icon("dragon", ui.tint("ember"), 22) if place.boss else sign,
            ui.text(name, size=15, lines=1, silent=True),
            ui.number(str(life), size=24, color=colour, silent=True),
        ]
        row = ft.Row(parts, spacing=6, tight=True)
        said = ft.Semantics(content=row, label=ui.words("hra-life-aloud", name=name, life=life), container=True)
        shown.append(ui.explained(said, help_callbacks.rule_term_help(ui, "health")))
    return ft.Row(shown, wrap=True, spacing=16, run_spacing=4)


@component
def BotStepsPanel(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    """The steps so far, the newest in gold; while the app thinks, how long it has."""
    use_watch(model, lambda e: (e.length, e.unfolded, e.open_slots()))
    steps = list_current_turn_steps(model.live, ui.words)
    # The newest on top: it is what the table does now, and it must not be scrolled for.
    shown = _numbered(ui, model, steps, newest=len(steps))[::-1]
    if not steps:
        shown.append(_begins(ui, model))
    return ft.Column([ThinkingPanel(ui, model), *shown], spacing=10)


@component
def ThinkingPanel(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    """A bar while the app thinks for longer than a blink."""
    shown = use_watch(model, lambda e: (round(t.share, 2), t.seconds) if (t := e.thinking.now) and t.long else None)
    if shown is None:
        return ft.Container(height=0)
    share, seconds = shown
    said = ui.words("hra-thinking", seconds=f"{seconds:.1f}", most=int(THINKING_TIME))
    row = ft.Row([make_icon("hourglass", ui.action, 22), ui.strong(said, expand=True)], spacing=10)
    shown_share = ft.Semantics(exclude_semantics=True, content=ui.progress_bar(share, color=ui.action))
    return ui.column_panel([row, shown_share], active=True)


def last_bot_turn_panels(ui: Ui, model: HeroRealmsTableModel) -> list[ft.Control]:
    """What the app did in its last turn, for a sheet."""
    return _numbered(ui, model, list_last_bot_turn_steps(model.live, ui.words))


def _numbered(ui: Ui, model: HeroRealmsTableModel, steps: list[TurnStep], newest: int = 0) -> list[ft.Control]:
    """The steps in order; only what the app did is counted."""
    shown, count = list[ft.Control](), 0
    for n, step in enumerate(steps, 1):
        count += step.by_app
        shown.append(bot_step_panel(ui, model, count, step, newest=n == newest))
    return shown


def bot_step_panel(ui: Ui, model: HeroRealmsTableModel, number: int, step: TurnStep, newest: bool) -> ft.Control:
    """One step."""
    why = ui.rule_help(step.rule)
    lines: list[ft.Control] = [ui.explained(ui.strong(step.headline, size=24 if newest else 17), why)]
    if step.changes:
        tags = [ui.chip(said, tone=_TONES[tone], about=why) for said, tone in step.changes]
        lines.append(ui.explained(_fitting(ui, tags, step), why))
    if step.why and newest:
        lines.append(ui.explained(ui.text(step.why, size=15, color=ui.muted), why))
    if newest:
        lines.append(ui.chip_row(_newest_tags(ui, model, step), targets=True))
    hidden = _hidden(step, newest)
    if step.number in model.unfolded:
        lines += [ui.explained(ui.text(said, size=15, color=ui.muted), why) for said in hidden]
        if not newest:
            lines.append(ui.chip_row(_rule_tag(ui, step), targets=True))
    column = ft.Column(lines, spacing=8, tight=True, expand=True)
    row: list[ft.Control] = [_mark(ui, number, newest, step.by_app), column]
    if hidden:
        row.append(_unfolding(ui, model, step, newest))
    face = ft.Row(row, spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    return ui.panel(face, active=newest, name=f"step-{number}", padding=14 if newest else 10)


def _newest_tags(ui: Ui, model: HeroRealmsTableModel, step: TurnStep) -> list[ft.Control]:
    """What the table may do about the step just done: say which card turned up, read the rule behind it."""
    tags = list[ft.Control]()
    if slots := model.open_slots():
        said, ask = ui.words("hra-slot-which", slot=slots[0]), partial(model.show, MarketSlotDialog(slots[0]))
        tags.append(ui.tappable_chip(said, ask, tone="info", symbol="plus", name="which-card"))
    return [*tags, *_rule_tag(ui, step)]


def _rule_tag(ui: Ui, step: TurnStep) -> list[ft.Control]:
    """The paragraph behind a step, to be read with a tap."""
    read = ui.rule_help(step.rule)
    said = ui.words("hra-rule", number=step.rule.rpartition(" ")[2])
    return [ui.tappable_chip(said, read, symbol="book", name=f"read-rule-{step.number}")] if read is not None else []


def _fitting(ui: Ui, tags: list[ft.Control], step: TurnStep) -> ft.Control:
    """Changes as tags; long sentences as lines, because a tag is never broken."""
    if all(len(said) <= 34 for said, _ in step.changes):
        return ui.chip_row(tags)
    colours = {"harm": ui.harm, "heal": ui.heal, "gain": ui.action}
    lines: list[ft.Control] = [ui.text(said, size=15, color=colours.get(tone, ui.ink)) for said, tone in step.changes]
    return ft.Column(lines, spacing=2, tight=True)


def _hidden(step: TurnStep, newest: bool) -> list[str]:
    """What is shown only on request: what was passed over, and of older steps the reason as well."""
    return [*([step.why] if step.why and not newest else []), *(f"· {passed}" for passed in step.passed)]


def _unfolding(ui: Ui, model: HeroRealmsTableModel, step: TurnStep, newest: bool) -> ft.Control:
    """A small sign that shows or hides it."""
    sign: IconName = "minus" if step.number in model.unfolded else "info"
    said = ui.words("hra-passed-over" if newest else "hra-why", step=step.headline)
    unfold = partial(model.unfold, step.number)
    return ui.icon_button(sign, said, unfold, name=f"why-{step.number}", bare=True, ink=ui.muted)


def _mark(ui: Ui, number: int, newest: bool, by_app: bool) -> ft.Control:
    fill = ui.action if newest else ui.raised
    ink = ui.on_action if newest else ui.ink
    face: ft.Control = make_icon("hand", ink, 18)
    if by_app:
        face = ui.text(str(number), size=17, color=ink, family=fonts.BOLD, silent=True)
    return ft.Container(face, width=34, height=34, bgcolor=fill, border_radius=11, alignment=ft.Alignment.CENTER)


def _begins(ui: Ui, model: HeroRealmsTableModel) -> ft.Control:
    """Before the first step: what will happen."""
    state = model.state
    seat = state.active[0]
    mine, name = state.seats[seat], seat_name(ui.words, state, seat)
    begins = ui.strong(ui.words("hra-turn-begins", name=name), size=20)
    lines: list[ft.Control] = [
        ui.explained(begins, help_callbacks.current_phase_help(ui, state)),
        ui.text(ui.words("hra-turn-begins-how", count=len(mine.hand)), size=15, color=ui.muted),
    ]
    if mine.taunters:
        names = ui.words.list([seat_name(ui.words, state, n) for n in mine.taunters])
        said, about = ui.words("hra-taunted", names=names), help_callbacks.rule_term_help(ui, "taunt")
        lines.append(ui.chip_row([ui.chip(said, tone="harm", symbol="bolt", about=about)]))
    sign = ft.Container(make_icon("dragon" if state.table.places[seat].boss else "crown", ui.action, 34), width=44)
    row = ft.Row([sign, ft.Column(lines, spacing=6, tight=True, expand=True)], spacing=14)
    return ui.panel(row, active=True)
