"""The history: every step with who and when; jump to any of them, undo, or put one right."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from datetime import datetime
from functools import partial
from typing import Any

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.buttons import destructive, icon_button, primary, quiet
from companion.app.kit.chips import chip, chips, tap_chip
from companion.app.kit.empty import empty
from companion.app.kit.explained import explained
from companion.app.kit.header import header
from companion.app.kit.panel import panel
from companion.app.kit.screen import COLUMN, screen
from companion.app.kit.sheet import sheet
from companion.app.kit.stepper import stepper
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.past import Mending, Past
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.kernel.acts import Act
from companion.kernel.events import Tone
from companion.kernel.words import Message
from companion.tables.story import Told

_ICONS: dict[Tone, Icon] = {
    "plain": "token",
    "harm": "minus",
    "heal": "plus",
    "gain": "level",
    "turn": "next",
    "remind": "info",
    "end": "crown",
}


@part
def HistoryScreen(look: Look, guest: Guest, past: Past) -> ft.Control:
    """The steps, newest first."""
    use_watch(past.sitting, lambda e: e.length)
    use_watch(past, lambda p: (p.shown, p.mending))
    words, sitting = guest.words, past.sitting
    top = header(
        look,
        words("history"),
        subtitle=words("history-how"),
        back=words("back"),
        on_back=lambda: guest.device.back(f"/table/{sitting.id}"),
    )
    steps = past.steps()
    body: list[ft.Control] = []
    if redo := past.undone:
        body.append(
            quiet(
                look, words("history-redo", count=len(redo)), sitting.redo, symbol="redo", name="redo-last", height=52
            )
        )
    if not steps:
        body.append(empty(look, "log", words("history-empty")))
    body += [_step(look, guest, past, told, newest=n == 0) for n, told in enumerate(steps)]
    if past.has_older:
        body.append(quiet(look, words("history-older"), past.older, name="older", height=48))
    elif steps:
        body.append(quiet(look, words("history-start"), _jump(past, 0), symbol="undo", name="jump-0", height=48))
    undo = quiet(
        look, words("undo"), sitting.undo, symbol="undo", name="undo", disabled=not sitting.shown.can_undo, expand=True
    )
    layer = _mend(look, guest, past, past.mending) if past.mending is not None else None
    return screen(look, top=top, body=body, actions=[undo], width=COLUMN, layer=layer)


def _jump(past: Past, step: int) -> Callable[[], Coroutine[Any, Any, None]]:
    return lambda: past.jump(step)


def _step(look: Look, guest: Guest, past: Past, told: Told, newest: bool) -> ft.Control:
    words = guest.words
    gone = told.status != "in force"
    lines: list[ft.Control] = []
    name = told.text or type(told.act).__name__
    ruled = told.ruled or [(name, "plain", "")]
    for n, (said, tone, rule) in enumerate(ruled):
        line = _line(look, said, tone, first=n == 0, gone=gone)
        lines.append(explained(line, about.line(guest, past.sitting.live.setup.game, said, rule)))
    tags: list[ft.Control] = [caption(look, f"{who(guest, told.who)} · {clock(told.at)}")]
    if told.status == "removed":
        tags.append(chip(look, words("step-removed"), tone="harm"))
    if told.status == "impossible":
        tags.append(chip(look, words("step-impossible"), tone="harm"))
    if told.repaired and not gone:
        tags.append(chip(look, words("step-repaired"), tone="info"))
    if told.why:
        lines.append(caption(look, told.why))
    if told.because is not None and told.because.text:
        why = text(look, told.because.text, size=15, color=look.muted)
        lines.append(explained(why, about.rule(guest, told.because.rule)))
    if told.because is not None and told.because.rule:
        place = words("fact-source", place=told.because.rule.partition(" ")[2])
        open_rule = partial(guest.reading.look_up_rule, told.because.rule)
        tags.append(tap_chip(look, place, open_rule, symbol="book", name=f"rule-{told.steps[0]}"))
    deeds = _deeds(look, guest, past, told, name, newest) if not gone else []
    if look.phone:
        # Below the words: beside them the buttons would leave too little of a phone's width.
        below = ft.Container(chips(look, tags), expand=True)
        return panel(
            look, ft.Column([*lines, ft.Row([below, *deeds], spacing=4)], spacing=4), faded=gone,
            padding=ft.Padding.only(left=14, right=14, top=14, bottom=4 if deeds else 14),
        )  # fmt: skip
    lines.append(chips(look, tags))
    row: list[ft.Control] = [ft.Column(lines, spacing=4, expand=True, tight=True), *deeds]
    return panel(look, ft.Row(row, spacing=4, vertical_alignment=ft.CrossAxisAlignment.START), faded=gone, padding=14)


def _deeds(look: Look, guest: Guest, past: Past, told: Told, name: str, newest: bool) -> list[ft.Control]:
    """To put a step right, and to go back to it."""
    words = guest.words
    mend = icon_button(
        look, "pencil", words("step-repair", step=name), lambda: past.mend(told), name=f"repair-{told.steps[0]}",
        bare=True,
    )  # fmt: skip
    if newest:
        return [mend]
    back = icon_button(
        look, "undo", words("step-jump", step=name), _jump(past, told.steps[-1]), name=f"jump-{told.steps[-1]}",
        bare=True,
    )  # fmt: skip
    return [mend, back]


def _line(look: Look, said: str, tone: Tone, first: bool, gone: bool) -> ft.Control:
    # What is no longer in force steps back with its panel; muted ink would be lost there.
    ink = look.ink if first or gone else look.muted
    colour = {"harm": look.harm, "heal": look.heal}.get(tone, ink)
    mark = icon("close" if gone and first else _ICONS[tone], colour, 18)
    shown = strong(look, said, size=16) if first else text(look, said, size=15, color=ink)
    shown.expand = True
    # Two points lower, the sign stands in the middle of the first line.
    sign = ft.Container(mark, padding=ft.Padding.only(top=2))
    return ft.Row([sign, shown], spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def who(guest: Guest, name: str) -> str:
    """Who did it, in words: a device by its size, the terminal, the app in an empty chair, or a name."""
    known = ("device-phone", "device-tablet", "device-desktop", "terminal", "chair")
    return guest.words(f"who-{name}") if name in known else (name or guest.words("who-unknown"))


def clock(at: int) -> str:
    """The time of day; the day as well when it was another one."""
    moment = datetime.fromtimestamp(at / 1000)
    return moment.strftime("%H:%M" if moment.date() == datetime.now().date() else "%Y-%m-%d %H:%M")


def _mend(look: Look, guest: Guest, past: Past, mending: Mending) -> ft.Control:
    words = guest.words
    body: list[ft.Control] = [caption(look, words("mend-was", step=mending.told.text))]
    act = mending.act
    if act is not None:
        body += _number(look, guest, past, act)
    else:
        body.append(strong(look, words("mend-remove-chosen")))
    if mending.refusal is not None:
        body.append(text(look, mending.refusal, color=look.harm))
    elif mending.impossible:
        body.append(strong(look, words("mend-impossible", count=len(mending.impossible)), size=16))
        body += [text(look, f"· {said}", size=15, color=look.harm) for said in mending.impossible[:6]]
    else:
        body.append(caption(look, words("mend-fine"), size=15))
    changed = act != mending.told.act
    remove = destructive(look, words("mend-remove"), lambda: past.propose(None), name="mend-remove", expand=True)
    done = primary(
        look,
        words("mend-done"),
        past.confirm,
        name="mend-done",
        expand=True,
        disabled=not changed or mending.refusal is not None,
    )
    return sheet(
        look,
        words("mend"),
        body,
        close=words("close"),
        on_close=lambda: past.mend(None),
        scrolls=False,
        actions=[done] if act is None else [remove, done],
    )


def _number(look: Look, guest: Guest, past: Past, act: Act) -> list[ft.Control]:
    words, numbered, game = guest.words, past.sitting.number_of(act), past.sitting.live.setup.game
    rows: list[ft.Control] = []
    if numbered is not None:
        name = words.say(numbered.name) if isinstance(numbered.name, Message) else words.name(numbered.name)
        number = stepper(
            look,
            numbered.shown,
            past.nudge,
            name="mend-number",
            label=f"{name} {numbered.shown}",
            minus=words("mend-less"),
            plus=words("mend-more"),
            width=110,
        )
        head = explained(strong(look, name, expand=True), about.term(guest, game, name))
        rows.append(ft.Row([head, number]))
    movable = past.sitting.movable(act)
    if len(movable) > 1:
        tags = [
            tap_chip(
                look,
                other.name if isinstance(other.name, str) else words.name(other.name),
                _reseat(past, other.seat),
                selected=other.chosen,
                name=f"mend-seat-{other.seat}",
                about=about.word(guest, game, other.means) if other.means else None,
            )
            for other in movable
        ]
        rows.append(chips(look, tags))
    return rows


def _reseat(past: Past, seat: str) -> Callable[[], None]:
    return lambda: past.reseat(seat)
