"""Where things stand: on a phone one under the other, on a wide screen the heroes side by side."""

from __future__ import annotations

import flet as ft

from companion.app.kinds import Size
from companion.app.kit.screen import EDGE
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.screens.terrinoth.actions import ActionBar
from companion.app.screens.terrinoth.heroes import HeroPanel
from companion.app.screens.terrinoth.places import Beyond, Danger, Location
from companion.app.screens.terrinoth.prompt import Prompt
from companion.app.theme import Look
from companion.app.watch import part, use_watch

HEADER, BAR, DANGER = 64, 84, 92
"""Heights that the rest of the screen takes."""
_WIDE_FROM = 900
_BUTTONS = 400
_LINE = 56
_LEAST, _MOST_SHARE, _MOST_AT_END = 150, 0.62, 0.8


def is_wide(size: Size) -> bool:
    """Whether heroes stand side by side."""
    return size[0] >= _WIDE_FROM and size[0] > size[1]


@part
def TallBody(look: Look, guest: Guest, evening: QuestEvening, size: Size) -> ft.Control:
    """Danger, the table to scroll through with the active hero first, the question."""
    first, wish, over = use_watch(evening, lambda e: (max(0, e.actor), _wish(look, e), e.moment == "over"))
    room = size[1] - HEADER - BAR - DANGER - 12
    prompt = min(max(_LEAST, wish), room * (_MOST_AT_END if over else _MOST_SHARE))
    count = len(evening.world.heroes)
    order = [(first + n) % count for n in range(count)]
    heroes = [HeroPanel.keyed(f"hero-{n}", look, guest, evening, n, False) for n in order]
    table = ft.ListView(
        [heroes[0], Location(look, guest, evening), *heroes[1:], Beyond(look, guest, evening, False)],
        spacing=8, expand=True, padding=0,
    )  # fmt: skip
    return ft.Column([Danger(look, guest, evening), table, Prompt(look, guest, evening, prompt)], spacing=8)


@part
def WideBody(look: Look, guest: Guest, evening: QuestEvening, size: Size) -> ft.Control:
    """Danger and location above, the heroes and what lies beyond side by side, question and actions below."""
    wish = use_watch(evening, lambda e: _wish(look, e))
    room = size[1] - HEADER - DANGER - 2 * EDGE
    # Four heroes stack more above each other than fewer do: the question leaves them more room.
    share = 0.4 if len(evening.world.heroes) > 3 else 0.5
    prompt = min(max(_LEAST, wish), room * share)
    heroes = [HeroPanel.keyed(f"hero-{n}", look, guest, evening, n, True) for n in range(len(evening.world.heroes))]
    top = ft.Row(
        [
            ft.Container(Danger(look, guest, evening), expand=5),
            ft.Container(Location(look, guest, evening), expand=3),
        ],
        spacing=12, vertical_alignment=ft.CrossAxisAlignment.START,
    )  # fmt: skip
    columns = ft.Row(
        [ft.Container(column, expand=True) for column in (*heroes, Beyond(look, guest, evening, True))],
        spacing=12, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )  # fmt: skip
    bottom = ft.Row(
        [ft.Container(Prompt(look, guest, evening, prompt), expand=True),
         ft.Container(ActionBar(look, guest, evening), width=_BUTTONS)],
        spacing=12, vertical_alignment=ft.CrossAxisAlignment.END,
    )  # fmt: skip
    return ft.Column([top, columns, bottom], spacing=12)


def _wish(look: Look, evening: QuestEvening) -> float:
    """How high the question would like to be; what does not fit is scrolled to."""
    asked, told = evening.ask, sum(len(page.telling) for page in evening.last)
    small = 24
    if evening.pages:
        # Every line has a rule to tap, and is as high as that.
        return 76 + _LINE * len(evening.pages[0].telling)
    if asked is None:
        return 1000
    below = 20 + small * min(4, told)
    if asked.dice is not None:
        return 76 + 112 * sum(count > 0 for count in asked.dice) + 24
    if evening.moment == "learn":
        return 190
    if evening.moment in ("pick", "yes", "done", "draw"):
        return 122 + below
    rows = len(asked.legal)
    below += 26 * (len(asked.options) - rows)
    # Answers with a line about them are higher than those without.
    high = 70 if asked.id in ("activation", "upgrade", "choose", "keep", "order") else 58
    return 76 + high * (rows if look.phone else (rows + 1) // 2) + below
