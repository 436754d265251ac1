"""The table for a phone in one hand, and for a wide screen with the app's steps or the story beside it."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import quiet
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import StepsOpen
from companion.app.screens.hero_realms.ending import Ending
from companion.app.screens.hero_realms.market import Market
from companion.app.screens.hero_realms.questions import Question, open_question
from companion.app.screens.hero_realms.seats import FoeCard, SeatCard, is_foe
from companion.app.screens.hero_realms.speech import seat_name
from companion.app.screens.hero_realms.steps import Steps
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.hero_realms.table import GAME
from companion.tables.story import story

SIDE, NARROW_SIDE = 400, 340
"""Width of the steps beside the table, on a desktop and on a tablet."""
_LINES, _STEPS = 12, 40


def hand_body(look: Look, guest: Guest, evening: HeroEvening) -> list[ft.Control]:
    """What scrolls on a phone: the end or the question first, the one everybody fights, people, market."""
    shown: list[ft.Control] = []
    if evening.state.ended:
        shown.append(Ending(look, guest, evening))
    if open_question(evening) is not None:
        shown.append(Question(look, guest, evening))
    shown += _seats(look, guest, evening)
    shown.append(Market(look, guest, evening))
    shown.append(LastTurn(look, guest, evening))
    return shown


def wide_body(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """The table on the left, two seats in a row; steps, question and story on the right."""
    foes, others = _split(evening)
    rows: list[ft.Control] = [Ending(look, guest, evening)] if evening.state.ended else []
    cards: list[ft.Control] = [_card(look, guest, evening, n) for n in foes]
    people = [_card(look, guest, evening, n) for n in others]
    each = 2 if len(people) > 1 else 1
    rows += cards
    for n in range(0, len(people), each):
        row = [ft.Container(card, expand=True) for card in people[n : n + each]]
        row += [ft.Container(expand=True)] * (each - len(row))
        rows.append(ft.Row(list(row), spacing=12, vertical_alignment=ft.CrossAxisAlignment.START))
    rows.append(Market(look, guest, evening))
    table = ft.ListView(rows, spacing=12, expand=True, padding=ft.Padding.only(bottom=12))
    side = ft.ListView([Side(look, guest, evening)], spacing=12, expand=True, padding=ft.Padding.only(bottom=12))
    return ft.Row(
        [ft.Container(table, expand=True), ft.Container(side, width=SIDE if look.size == "desktop" else NARROW_SIDE)],
        spacing=16,
        expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _split(evening: HeroEvening) -> tuple[list[int], list[int]]:
    state = evening.state
    foes = [n for n in range(len(state.seats)) if is_foe(state, n)]
    return foes, [n for n in range(len(state.seats)) if n not in foes]


def _seats(look: Look, guest: Guest, evening: HeroEvening) -> list[ft.Control]:
    foes, others = _split(evening)
    return [_card(look, guest, evening, n) for n in (*foes, *others)]


def _card(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> ft.Control:
    card = FoeCard if is_foe(evening.state, seat) else SeatCard
    return card.keyed(evening.state.table.places[seat].id, look, guest, evening, seat)


@part
def Side(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """In the app's turn its steps, else what happened last."""
    apps, asked = use_watch(evening, lambda e: (e.apps_turn, open_question(e) is not None))
    parts: list[ft.Control] = [Question(look, guest, evening)] if asked else []
    if apps:
        head = guest.words("hra-turn-of", name=seat_name(guest.words, evening.state, evening.state.active[0]))
        parts = [strong(look, head, size=20), Steps(look, guest, evening), *parts]
    else:
        parts += [LastTurn(look, guest, evening), Story(look, guest, evening)]
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


@part
def Story(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """The newest lines of the history."""
    use_watch(evening, lambda e: e.length)
    words = guest.words
    lines = [line for told in story(evening.live, words, last=_STEPS) for line in told.ruled][::-1][:_LINES]
    shown: list[ft.Control] = [strong(look, words("story"))]
    colours = {"harm": look.harm, "heal": look.heal, "turn": look.muted, "end": look.action, "remind": look.muted}
    for said, tone, rule in lines:
        line = text(look, said, size=15, color=colours.get(tone, look.ink))
        shown.append(explained(line, about.line(guest, GAME, said, rule)))
    if not lines:
        shown.append(caption(look, words("story-empty")))
    return panel(look, ft.Column(shown, spacing=10))


@part
def LastTurn(look: Look, guest: Guest, evening: HeroEvening) -> ft.Control:
    """The way back to what the app did, once it did something."""
    had = use_watch(evening, lambda e: not e.apps_turn and any(_had_turn(e, n) for n in range(len(e.state.seats))))
    if not had:
        return ft.Container(height=0)
    said = guest.words("hra-last-turn")
    return quiet(look, said, partial(evening.show, StepsOpen()), symbol="log", name="last-turn", height=52)


def _had_turn(evening: HeroEvening, seat: int) -> bool:
    state = evening.state
    return state.table.places[seat].played_by == "app" and state.seats[seat].turns > 0
