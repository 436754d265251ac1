"""The answers to a question: cards with what they do, enemies and heroes, numbers. What is illegal says why."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import icon
from companion.app.kit.badge import badge
from companion.app.kit.explained import explained
from companion.app.kit.tap import Act, tap
from companion.app.kit.words import strong
from companion.app.kit.words import words as text
from companion.app.models.about import rule as about_rule
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import EnemyOpen
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.signs import ACTIONS, action_sign
from companion.app.screens.terrinoth.speech import capital, number, plain
from companion.app.theme import R_CHIP, TARGET, Look
from companion.games.terrinoth.asking import Ask
from companion.games.terrinoth.heroes_phase import USE
from companion.games.terrinoth.saying import say
from companion.games.terrinoth.wording import card_lines
from companion.kernel.questions import Option

_SIDE_BY_SIDE = 7
"""Letters of the longest answer up to which answers stand side by side on a phone."""


def answers(look: Look, guest: Guest, evening: QuestEvening, asked: Ask) -> list[ft.Control]:
    """All answers of a question."""
    if evening.moment in ("yes", "done"):
        return []
    shown = [option for option in asked.options if option.refusal is None] + [
        option for option in asked.options if option.refusal is not None
    ]
    if max((len(guest.words.say(option.message)) for option in shown), default=0) <= _SIDE_BY_SIDE:
        return [ft.Row([_short(look, guest, evening, option) for option in shown], spacing=6, wrap=True, run_spacing=6)]
    rows = [_long(look, guest, evening, asked, option) for option in shown if option.refusal is None]
    closed = [_closed(look, guest, option) for option in shown if option.refusal is not None]
    if look.phone:
        return [*rows, *closed]
    return [ft.ResponsiveRow([ft.Container(row, col={"xs": 12, "md": 6}) for row in (*rows, *closed)], spacing=8,
                             run_spacing=8)]  # fmt: skip


def _short(look: Look, guest: Guest, evening: QuestEvening, option: Option) -> ft.Control:
    said = guest.words.say(option.message)
    legal = option.refusal is None
    label = said if option.refusal is None else f"{said}: {guest.why(option.refusal)}"
    return tap(
        look, strong(look, said, silent=True), on_tap=partial(evening.choose, option.id) if legal else None,
        label=label, silent=True, name=f"answer-{option.id}", disabled=not legal, fill=look.raised,
        border=ft.Border.all(1, look.action if legal else look.line), radius=R_CHIP, height=TARGET + 4, width=64,
    )  # fmt: skip


def _long(look: Look, guest: Guest, evening: QuestEvening, asked: Ask, option: Option) -> ft.Control:
    said = capital(guest.words.say(option.message).strip())
    about = _about(guest, evening, asked, option)
    lines: list[ft.Control] = [strong(look, said, size=16, lines=2, silent=True)]
    if about:
        lines.append(text(look, about, size=14, color=look.muted, lines=3, silent=True))
    column = ft.Column(lines, spacing=0, tight=True, expand=True)
    sign = _sign(look, evening, option)
    row = ft.Row([*([sign] if sign is not None else []), column], spacing=10)
    return tap(
        look, row, on_tap=partial(evening.choose, option.id), label=f"{said}: {about}" if about else said,
        on_long_press=_held(guest, evening, asked, option),
        silent=True, name=f"answer-{option.id}", fill=look.raised, border=ft.Border.all(1, look.action),
        radius=R_CHIP, padding=ft.Padding.symmetric(horizontal=12, vertical=8), align=None,
        height=None if about else TARGET + 4,
    )  # fmt: skip


def _closed(look: Look, guest: Guest, option: Option) -> ft.Control:
    """An answer that is not legal, in one line with the reason."""
    words = guest.words
    assert option.refusal is not None
    said, why = capital(words.say(option.message).strip()), guest.why(option.refusal)
    spans = [ft.TextSpan(f"{said} ", style=ft.TextStyle(font_family=fonts.BOLD)), ft.TextSpan(why)]
    line = ft.Text(spans=spans, size=14, color=look.muted, font_family=fonts.SANS, expand=True, semantics_label="")
    row = ft.Row([icon("close", look.muted, 14), line], spacing=10, vertical_alignment=ft.CrossAxisAlignment.START)
    inside = ft.Container(row, padding=ft.Padding.symmetric(horizontal=12, vertical=2))
    named = ft.Semantics(content=inside, label=f"{said}: {why}", identifier=f"answer-{option.id}", container=True)
    return explained(named, lookup.refusal(guest, option.refusal))


def _sign(look: Look, evening: QuestEvening, option: Option) -> ft.Control | None:
    table = evening.world.table
    if option.id in ACTIONS:
        return action_sign(option.id, look.action, 24)
    if option.id in table.index:
        return badge(table.index[option.id], size=28)
    if option.id.startswith(USE):
        return icon("gem", look.action, 22)
    if evening.world.enemies and any(enemy.ref == option.id for enemy in evening.world.enemies):
        return icon("skull", look.harm, 20)
    return None


def _held(guest: Guest, evening: QuestEvening, asked: Ask, option: Option) -> Act | None:
    """What an answer opens when it is held: card, enemy or hero, or else the rule behind the question."""
    w, card = evening.world, option.id.removeprefix(USE)
    if option.id in ACTIONS:
        return lookup.term(guest, option.id)
    if any(enemy.ref == option.id for enemy in w.enemies):
        return partial(evening.show, EnemyOpen(option.id))
    if option.id in w.table.index:
        return lookup.card(guest, w, w.card(w.heroes[w.table.index[option.id]].card))
    return lookup.card(guest, w, w.card(card)) if w.knows(card) else about_rule(guest, asked.rule)


def _about(guest: Guest, evening: QuestEvening, asked: Ask, option: Option) -> str:
    """What is behind an answer: the text of a card, the numbers of an enemy, the wounds of a hero."""
    words, w = guest.words, evening.world
    if asked.id == "activation" and option.id in ACTIONS:
        slot = next(slot for slot in w.heroes[asked.hero].acts if slot.action == option.id)
        does = w.card(slot.card).does
        return plain(words, say(does, w.table.book.word)) if does is not None else words("tha-card-unknown")
    card = option.id.removeprefix(USE)
    foe = next((foe for foe in evening.view.foes() if foe.ref == option.id), None)
    if foe is not None:
        if foe.card is None:
            return ""
        return words("tha-foe-short", attack=number(foe.attack), wounds=foe.wounds, health=number(foe.health),
                     resistance=number(foe.resistance))  # fmt: skip
    if option.id in w.table.index:
        return words("tha-hero-short", wounds=w.heroes[w.table.index[option.id]].wounds)
    if w.knows(card):
        return " ".join(words.say(line) for line in card_lines(w.card(card), w.table.book.word))
    return ""
