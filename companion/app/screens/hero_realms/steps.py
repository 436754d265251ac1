"""The app's turn as steps: what the table must do in large words, what changed, why, and what was passed over."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import icon
from companion.app.kit.badge import badge
from companion.app.kit.bar import bar
from companion.app.kit.buttons import icon_button
from companion.app.kit.chips import chip, chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.words import figure, strong
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import SlotOpen
from companion.app.models.hero_realms.thinking import THINKING_TIME
from companion.app.models.hero_realms.turn import TurnStep, last_turn, turn_now
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.questions import Question, open_question
from companion.app.screens.hero_realms.speech import seat_name
from companion.app.theme import Look, ToneName
from companion.app.watch import part, use_watch
from companion.kernel.events import Tone

_TONES: dict[Tone, ToneName] = {
    "plain": "plain", "harm": "harm", "heal": "heal", "gain": "gold", "turn": "plain", "remind": "info", "end": "gold",
}  # fmt: skip


def steps_body(look: Look, guest: Guest, evening: HeroEvening) -> list[ft.Control]:
    """The turn on a phone: everybody's life in a line, then the steps."""
    asked = [Question(look, guest, evening)] if open_question(evening) is not None else []
    return [Lives(look, guest, evening), *asked, Steps(look, guest, evening)]


@part
def Lives(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """Everybody's life in one line, so that a hit is seen while the steps are read."""
    use_watch(evening, lambda e: (tuple(e.state.health), dict(e.changes), [s.out for s in e.state.seats]))
    words, state = guest.words, evening.state
    shown: list[ft.Control] = []
    for seat, place in enumerate(state.table.places):
        name, life = seat_name(words, state, seat), state.life(seat)
        change = evening.change_of(place.id)
        colour = look.harm if change < 0 else look.heal if change > 0 else look.ink
        sign = icon("skull", look.muted, 18) if state.seats[seat].out else badge(seat, size=24)
        row = ft.Row(
            [
                icon("dragon", look.tint("ember"), 22) if place.boss else sign,
                text(look, name, size=15, lines=1, silent=True),
                figure(look, str(life), size=24, color=colour, silent=True),
            ],
            spacing=6,
            tight=True,
        )
        said = ft.Semantics(content=row, label=words("hra-life-aloud", name=name, life=life), container=True)
        shown.append(explained(said, lookup.term(guest, "health")))
    return ft.Row(shown, wrap=True, spacing=16, run_spacing=4)


@part
def Steps(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """The steps so far, the newest in gold; while the app thinks, how long it has."""
    use_watch(evening, lambda e: (e.length, e.unfolded, e.open_slots()))
    steps = turn_now(evening.live, guest.words)
    # The newest on top: it is what the table does now, and it must not be scrolled for.
    shown = _numbered(look, guest, evening, steps, newest=len(steps))[::-1]
    if not steps:
        shown.append(_begins(look, guest, evening))
    return ft.Column([ThinkingPanel(look, guest, evening), *shown], spacing=10)


@part
def ThinkingPanel(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """A bar while the app thinks for longer than a blink."""
    shown = use_watch(
        evening,
        lambda e: (
            (round(e.thinking.now.share, 2), e.thinking.now.seconds)
            if e.thinking.now is not None and e.thinking.now.long
            else None
        ),
    )
    if shown is None:
        return ft.Container(height=0)
    share, seconds = shown
    words = guest.words
    said = words("hra-thinking", seconds=f"{seconds:.1f}", most=int(THINKING_TIME))
    row = ft.Row([icon("hourglass", look.action, 22), strong(look, said, expand=True)], spacing=10)
    shown_share = ft.Semantics(exclude_semantics=True, content=bar(look, share, color=look.action))
    return panel(look, ft.Column([row, shown_share], spacing=10), active=True)


def last_steps(look: Look, guest: Guest, evening: HeroEvening) -> list[ft.Control]:
    """What the app did in its last turn, for a sheet."""
    steps = last_turn(evening.live, guest.words)
    return _numbered(look, guest, evening, steps)


def _numbered(
    look: Look, guest: Guest, evening: HeroEvening, steps: list[TurnStep], newest: int = 0
) -> list[ft.Control]:
    """The steps in order; only what the app did is counted."""
    shown, count = list[ft.Control](), 0
    for n, step in enumerate(steps, 1):
        count += step.by_app
        shown.append(step_panel(look, guest, evening, count, step, newest=n == newest))
    return shown


def step_panel(look: Look, guest: Guest, evening: HeroEvening, number: int, step: TurnStep, newest: bool) -> ft.Control:
    """One step."""
    why = about.rule(guest, step.rule)
    lines: list[ft.Control] = [explained(strong(look, step.headline, size=24 if newest else 17), why)]
    if step.changes:
        tags = [chip(look, said, tone=_TONES[tone], about=why) for said, tone in step.changes]
        lines.append(explained(_fitting(look, tags, step), why))
    if step.why and newest:
        lines.append(explained(text(look, step.why, size=15, color=look.muted), why))
    if newest:
        lines.append(chips(look, _newest_tags(look, guest, evening, step), targets=True))
    hidden = _hidden(step, newest)
    if step.number in evening.unfolded:
        lines += [explained(text(look, said, size=15, color=look.muted), why) for said in hidden]
        if not newest:
            lines.append(chips(look, _rule_tag(look, guest, step), targets=True))
    row: list[ft.Control] = [
        _mark(look, number, newest, step.by_app),
        ft.Column(lines, spacing=8, tight=True, expand=True),
    ]
    if hidden:
        row.append(_unfolding(look, guest, evening, step, newest))
    face = ft.Row(row, spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    return panel(look, face, active=newest, name=f"step-{number}", padding=14 if newest else 10)


def _newest_tags(look: Look, guest: Guest, evening: HeroEvening, step: TurnStep) -> list[ft.Control]:
    """What the table may do about the step just done: say which card turned up, read the rule behind it."""
    words, tags = guest.words, list[ft.Control]()
    if slots := evening.open_slots():
        ask = partial(evening.show, SlotOpen(slots[0]))
        tags.append(
            tap_chip(look, words("hra-slot-which", slot=slots[0]), ask, tone="info", symbol="plus", name="which-card")
        )
    return [*tags, *_rule_tag(look, guest, step)]


def _rule_tag(look: Look, guest: Guest, step: TurnStep) -> list[ft.Control]:
    """The paragraph behind a step, to be read with a tap."""
    read = about.rule(guest, step.rule)
    said = guest.words("hra-rule", number=step.rule.rpartition(" ")[2])
    return [tap_chip(look, said, read, symbol="book", name=f"read-rule-{step.number}")] if read is not None else []


def _fitting(look: Look, tags: list[ft.Control], step: TurnStep) -> ft.Control:
    """Changes as tags; long sentences as lines, because a tag is never broken."""
    if all(len(said) <= 34 for said, _ in step.changes):
        return chips(look, tags)
    colours = {"harm": look.harm, "heal": look.heal, "gain": look.action}
    lines: list[ft.Control] = [
        text(look, said, size=15, color=colours.get(tone, look.ink)) for said, tone in step.changes
    ]
    return ft.Column(lines, spacing=2, tight=True)


def _hidden(step: TurnStep, newest: bool) -> list[str]:
    """What is shown only on request: what was passed over, and of older steps the reason as well."""
    return [*([step.why] if step.why and not newest else []), *(f"· {passed}" for passed in step.passed)]


def _unfolding(look: Look, guest: Guest, evening: HeroEvening, step: TurnStep, newest: bool) -> ft.Control:
    """A small sign that shows or hides it."""
    is_open = step.number in evening.unfolded
    word = "hra-passed-over" if newest else "hra-why"
    return icon_button(
        look,
        "minus" if is_open else "info",
        guest.words(word, step=step.headline),
        partial(evening.unfold, step.number),
        name=f"why-{step.number}",
        bare=True,
        ink=look.muted,
    )


def _mark(look: Look, number: int, newest: bool, by_app: bool) -> ft.Control:
    fill = look.action if newest else look.raised
    ink = look.on_action if newest else look.ink
    face: ft.Control = icon("hand", ink, 18)
    if by_app:
        face = text(look, str(number), size=17, color=ink, family=fonts.BOLD, silent=True)
    return ft.Container(face, width=34, height=34, bgcolor=fill, border_radius=11, alignment=ft.Alignment.CENTER)


def _begins(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """Before the first step: what will happen."""
    words, state = guest.words, evening.state
    seat = state.active[0]
    mine = state.seats[seat]
    name = seat_name(words, state, seat)
    lines: list[ft.Control] = [
        explained(strong(look, words("hra-turn-begins", name=name), size=20), lookup.now(guest, state)),
        text(look, words("hra-turn-begins-how", count=len(mine.hand)), size=15, color=look.muted),
    ]
    if mine.taunters:
        names = words.list([seat_name(words, state, n) for n in mine.taunters])
        taunt = chip(
            look, words("hra-taunted", names=names), tone="harm", symbol="bolt", about=lookup.term(guest, "taunt")
        )
        lines.append(chips(look, [taunt]))
    sign = ft.Container(icon("dragon" if state.table.places[seat].boss else "crown", look.action, 34), width=44)
    row = ft.Row([sign, ft.Column(lines, spacing=6, tight=True, expand=True)], spacing=14)
    return panel(look, row, active=True)
