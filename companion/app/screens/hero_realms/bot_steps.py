"""The app's turn as steps: what the table must do in large words, what changed, why, and what was passed over."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import make_icon
from companion.app.kit.controls.buttons import icon_button
from companion.app.kit.controls.chips import chip, chip_row, tappable_chip
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.graphics.progress_bar import progress_bar
from companion.app.kit.layout.panel import panel
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import number_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.hero_realms.bot_runner import THINKING_TIME
from companion.app.models.hero_realms.bot_turn_steps import TurnStep, list_current_turn_steps, list_last_bot_turn_steps
from companion.app.models.hero_realms.dialogs import MarketSlotDialog
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.hero_realms import help_topics
from companion.app.screens.hero_realms.question_panel import QuestionPanel, find_open_question
from companion.app.screens.hero_realms.table_text import seat_name
from companion.app.theme import Look, ToneName
from companion.kernel.events import Tone

_TONES: dict[Tone, ToneName] = {
    "plain": "plain", "harm": "harm", "heal": "heal", "gain": "gold", "turn": "plain", "remind": "info", "end": "gold",
}  # fmt: skip


def bot_turn_body(look: Look, session: DeviceSession, model: HeroRealmsTableModel) -> list[ft.Control]:
    """The turn on a phone: everybody's life in a line, then the steps."""
    asked = [QuestionPanel(look, session, model)] if find_open_question(model) is not None else []
    return [LifeTotalsRow(look, session, model), *asked, BotStepsPanel(look, session, model)]


@component
def LifeTotalsRow(look: Look, session: DeviceSession, model: HeroRealmsTableModel) -> ft.Control:
    """Everybody's life in one line, so that a hit is seen while the steps are read."""
    use_watch(model, lambda e: (tuple(e.state.health), e.changes.now, [s.out for s in e.state.seats]))
    words, state = session.words, model.state
    shown: list[ft.Control] = []
    for seat, place in enumerate(state.table.places):
        name, life = seat_name(words, state, seat), state.life(seat)
        change = model.change_of(place.id)
        colour = look.harm if change < 0 else look.heal if change > 0 else look.ink
        sign = make_icon("skull", look.muted, 18) if state.seats[seat].out else player_badge(seat, size=24)
        row = ft.Row(
            [
                make_icon("dragon", look.tint("ember"), 22) if place.boss else sign,
                text(look, name, size=15, lines=1, silent=True),
                number_text(look, str(life), size=24, color=colour, silent=True),
            ],
            spacing=6,
            tight=True,
        )
        said = ft.Semantics(content=row, label=words("hra-life-aloud", name=name, life=life), container=True)
        shown.append(explain_on_long_press(said, help_topics.rule_term_help_callback(session, "health")))
    return ft.Row(shown, wrap=True, spacing=16, run_spacing=4)


@component
def BotStepsPanel(look: Look, session: DeviceSession, model: HeroRealmsTableModel) -> ft.Control:
    """The steps so far, the newest in gold; while the app thinks, how long it has."""
    use_watch(model, lambda e: (e.length, e.unfolded, e.open_slots()))
    steps = list_current_turn_steps(model.live, session.words)
    # The newest on top: it is what the table does now, and it must not be scrolled for.
    shown = _numbered(look, session, model, steps, newest=len(steps))[::-1]
    if not steps:
        shown.append(_begins(look, session, model))
    return ft.Column([ThinkingPanel(look, session, model), *shown], spacing=10)


@component
def ThinkingPanel(look: Look, session: DeviceSession, model: HeroRealmsTableModel) -> ft.Control:
    """A bar while the app thinks for longer than a blink."""
    shown = use_watch(
        model,
        lambda e: (
            (round(e.thinking.now.share, 2), e.thinking.now.seconds)
            if e.thinking.now is not None and e.thinking.now.long
            else None
        ),
    )
    if shown is None:
        return ft.Container(height=0)
    share, seconds = shown
    words = session.words
    said = words("hra-thinking", seconds=f"{seconds:.1f}", most=int(THINKING_TIME))
    row = ft.Row([make_icon("hourglass", look.action, 22), strong_text(look, said, expand=True)], spacing=10)
    shown_share = ft.Semantics(exclude_semantics=True, content=progress_bar(look, share, color=look.action))
    return panel(look, ft.Column([row, shown_share], spacing=10), active=True)


def last_bot_turn_panels(look: Look, session: DeviceSession, model: HeroRealmsTableModel) -> list[ft.Control]:
    """What the app did in its last turn, for a sheet."""
    steps = list_last_bot_turn_steps(model.live, session.words)
    return _numbered(look, session, model, steps)


def _numbered(
    look: Look, session: DeviceSession, model: HeroRealmsTableModel, steps: list[TurnStep], newest: int = 0
) -> list[ft.Control]:
    """The steps in order; only what the app did is counted."""
    shown, count = list[ft.Control](), 0
    for n, step in enumerate(steps, 1):
        count += step.by_app
        shown.append(bot_step_panel(look, session, model, count, step, newest=n == newest))
    return shown


def bot_step_panel(
    look: Look, session: DeviceSession, model: HeroRealmsTableModel, number: int, step: TurnStep, newest: bool
) -> ft.Control:
    """One step."""
    why = open_help_callbacks.open_rule_callback(session, step.rule)
    lines: list[ft.Control] = [explain_on_long_press(strong_text(look, step.headline, size=24 if newest else 17), why)]
    if step.changes:
        tags = [chip(look, said, tone=_TONES[tone], about=why) for said, tone in step.changes]
        lines.append(explain_on_long_press(_fitting(look, tags, step), why))
    if step.why and newest:
        lines.append(explain_on_long_press(text(look, step.why, size=15, color=look.muted), why))
    if newest:
        lines.append(chip_row(look, _newest_tags(look, session, model, step), targets=True))
    hidden = _hidden(step, newest)
    if step.number in model.unfolded:
        lines += [explain_on_long_press(text(look, said, size=15, color=look.muted), why) for said in hidden]
        if not newest:
            lines.append(chip_row(look, _rule_tag(look, session, step), targets=True))
    row: list[ft.Control] = [
        _mark(look, number, newest, step.by_app),
        ft.Column(lines, spacing=8, tight=True, expand=True),
    ]
    if hidden:
        row.append(_unfolding(look, session, model, step, newest))
    face = ft.Row(row, spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    return panel(look, face, active=newest, name=f"step-{number}", padding=14 if newest else 10)


def _newest_tags(look: Look, session: DeviceSession, model: HeroRealmsTableModel, step: TurnStep) -> list[ft.Control]:
    """What the table may do about the step just done: say which card turned up, read the rule behind it."""
    words, tags = session.words, list[ft.Control]()
    if slots := model.open_slots():
        ask = partial(model.show, MarketSlotDialog(slots[0]))
        tags.append(
            tappable_chip(
                look, words("hra-slot-which", slot=slots[0]), ask, tone="info", symbol="plus", name="which-card"
            )
        )
    return [*tags, *_rule_tag(look, session, step)]


def _rule_tag(look: Look, session: DeviceSession, step: TurnStep) -> list[ft.Control]:
    """The paragraph behind a step, to be read with a tap."""
    read = open_help_callbacks.open_rule_callback(session, step.rule)
    said = session.words("hra-rule", number=step.rule.rpartition(" ")[2])
    return [tappable_chip(look, said, read, symbol="book", name=f"read-rule-{step.number}")] if read is not None else []


def _fitting(look: Look, tags: list[ft.Control], step: TurnStep) -> ft.Control:
    """Changes as tags; long sentences as lines, because a tag is never broken."""
    if all(len(said) <= 34 for said, _ in step.changes):
        return chip_row(look, tags)
    colours = {"harm": look.harm, "heal": look.heal, "gain": look.action}
    lines: list[ft.Control] = [
        text(look, said, size=15, color=colours.get(tone, look.ink)) for said, tone in step.changes
    ]
    return ft.Column(lines, spacing=2, tight=True)


def _hidden(step: TurnStep, newest: bool) -> list[str]:
    """What is shown only on request: what was passed over, and of older steps the reason as well."""
    return [*([step.why] if step.why and not newest else []), *(f"· {passed}" for passed in step.passed)]


def _unfolding(
    look: Look, session: DeviceSession, model: HeroRealmsTableModel, step: TurnStep, newest: bool
) -> ft.Control:
    """A small sign that shows or hides it."""
    is_open = step.number in model.unfolded
    word = "hra-passed-over" if newest else "hra-why"
    return icon_button(
        look,
        "minus" if is_open else "info",
        session.words(word, step=step.headline),
        partial(model.unfold, step.number),
        name=f"why-{step.number}",
        bare=True,
        ink=look.muted,
    )


def _mark(look: Look, number: int, newest: bool, by_app: bool) -> ft.Control:
    fill = look.action if newest else look.raised
    ink = look.on_action if newest else look.ink
    face: ft.Control = make_icon("hand", ink, 18)
    if by_app:
        face = text(look, str(number), size=17, color=ink, family=fonts.BOLD, silent=True)
    return ft.Container(face, width=34, height=34, bgcolor=fill, border_radius=11, alignment=ft.Alignment.CENTER)


def _begins(look: Look, session: DeviceSession, model: HeroRealmsTableModel) -> ft.Control:
    """Before the first step: what will happen."""
    words, state = session.words, model.state
    seat = state.active[0]
    mine = state.seats[seat]
    name = seat_name(words, state, seat)
    lines: list[ft.Control] = [
        explain_on_long_press(
            strong_text(look, words("hra-turn-begins", name=name), size=20),
            help_topics.current_phase_help_callback(session, state),
        ),
        text(look, words("hra-turn-begins-how", count=len(mine.hand)), size=15, color=look.muted),
    ]
    if mine.taunters:
        names = words.list([seat_name(words, state, n) for n in mine.taunters])
        taunt = chip(
            look,
            words("hra-taunted", names=names),
            tone="harm",
            symbol="bolt",
            about=help_topics.rule_term_help_callback(session, "taunt"),
        )
        lines.append(chip_row(look, [taunt]))
    sign = ft.Container(make_icon("dragon" if state.table.places[seat].boss else "crown", look.action, 34), width=44)
    row = ft.Row([sign, ft.Column(lines, spacing=6, tight=True, expand=True)], spacing=14)
    return panel(look, row, active=True)
