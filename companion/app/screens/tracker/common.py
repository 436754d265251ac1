"""What belongs to the table as a whole: who won, what is asked, what to remember, meters and shared counters."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.buttons import icon_button, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.meter import Space, letters, meter
from companion.app.kit.panel import panel
from companion.app.kit.tap import Act
from companion.app.kit.words import caption, strong, title
from companion.app.kit.words import words as text
from companion.app.models.evening import Evening, SpacesOpen
from companion.app.models.guest import Guest
from companion.app.screens.tracker.lookup import explain_end, explain_reminder, meaning
from companion.app.screens.tracker.steppers import stepper_rows
from companion.app.theme import GAP, Look, ToneName
from companion.app.watch import part, use_watch
from companion.games.tracker import acts
from companion.games.tracker.sheet import TABLE, MeterDef
from companion.kernel.acts import Act as GameAct
from companion.library.words import Catalogue

SPACE_TONES: dict[str, ToneName] = {
    "grey": "plain",
    "green": "heal",
    "yellow": "gold",
    "violet": "arcane",
    "red": "harm",
    "blue": "info",
}


def spaces_of(words: Catalogue, definition: MeterDef, spaces: Sequence[str]) -> list[Space]:
    """Spaces of a meter as they are shown: each with its colour and the first letter of its name."""
    names = {colour.id: colour for colour in definition.colours}
    first = letters(words.name(colour.name) for colour in definition.colours if not colour.letter)
    return [
        Space(
            words("aloud-space", at=n + 1, space=names[space].name),
            SPACE_TONES.get(space, "plain"),
            names[space].letter or first[words.name(names[space].name).casefold()],
        )
        for n, space in enumerate(spaces)
    ]


@part
def TableParts(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    """All of it, top to bottom; nothing takes room that has nothing to say."""
    use_watch(
        evening,
        lambda e: (
            e.state.waiting,
            e.state.ended,
            e.state.winners,
            e.state.reminders,
            e.state.piles,
            {k: (m.at, m.spaces) for k, m in e.state.meters.items()},
            e.state.values[TABLE],
            e.running,
            e.state.round,
        ),
    )
    shown: list[ft.Control] = []
    state = evening.state
    if state.ended:
        shown.append(_winners(look, guest, evening))
    if state.waiting is not None:
        shown.append(_question(look, guest, evening))
    if state.reminders and not state.ended:
        shown.append(_reminders(look, guest, evening))
    shown += [meter_panel(look, guest, evening, definition) for definition in state.sheet.meters]
    shown += _counters(look, guest, evening)
    if not shown:
        return ft.Container(height=0)
    return ft.Column(shown, spacing=12)


def given(evening: Evening, act: GameAct) -> Act:
    """A button's act that gives this to the table."""

    async def run() -> None:
        await evening.give(act)

    return run


def meter_panel(look: Look, guest: Guest, evening: Evening, definition: MeterDef) -> ft.Control:
    """A meter with its spaces, or the invitation to enter them."""
    words = guest.words
    now = evening.state.meters[definition.id]
    edit = icon_button(
        look,
        "pencil",
        words("meter-edit", meter=definition.name),
        lambda: evening.show(SpacesOpen(definition.id, now.spaces)),
        name=f"edit-{definition.id}",
        bare=True,
    )
    head: list[ft.Control] = [
        icon(cast(Icon, definition.icon), look.muted, 20),
        ft.Container(
            meaning(guest, evening, strong(look, words.name(definition.name)), definition.name),
            expand=True,
        ),
    ]
    if not now.spaces:
        enter = quiet(
            look,
            words("meter-enter"),
            lambda: evening.show(SpacesOpen(definition.id, ())),
            name=f"enter-{definition.id}",
            height=48,
        )
        return panel(
            look, ft.Column([ft.Row(head), caption(look, words("meter-empty")), enter], spacing=10), padding=14
        )
    names = {colour.id: colour for colour in definition.colours}
    spaces = spaces_of(words, definition, now.spaces)

    async def pick_from(first: int, index: int) -> None:
        if first + index != evening.state.meters[definition.id].at:
            await evening.give(acts.Place(definition.id, first + index + 1))

    upcoming = now.spaces[min(now.at + 1, len(now.spaces) - 1)]
    line = words("meter-next", space=names[upcoming].name)
    top = ft.Row([*head, edit], vertical_alignment=ft.CrossAxisAlignment.CENTER)
    rows = [
        meaning(
            guest,
            evening,
            meter(
                look,
                spaces[n : n + 10],
                now.at - n,
                name=f"{definition.id}-{n}" if n else definition.id,
                on_pick=partial(pick_from, n),
            ),
            definition.name,
        )
        for n in range(0, len(spaces), 10)
    ]
    return panel(look, ft.Column([top, *rows, caption(look, line)], spacing=8), padding=14)


def _counters(look: Look, guest: Guest, evening: Evening) -> list[ft.Control]:
    counters = evening.table_counters()
    if not counters:
        return []
    rows = stepper_rows(look, guest, evening, counters, TABLE)
    return [panel(look, ft.Column(rows, spacing=GAP), padding=10)]


def _winners(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    words, state = guest.words, evening.state
    names = [words.name(state.name(seat)) for seat in state.winners]
    line = words("won", names=names, count=len(names)) if names else words("won-nobody")
    face = ft.Row(
        [
            icon("crown", look.action, 40),
            ft.Column(
                [title(look, line, size=24, lines=3), caption(look, words("won-how"))],
                spacing=4,
                expand=True,
                tight=True,
            ),
        ],
        spacing=14,
    )
    return panel(look, explained(face, explain_end(guest, evening)), active=True)


def _question(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    words, state = guest.words, evening.state
    pile = next(p for p in state.sheet.piles if p.id == state.waiting)
    options = [
        tap_chip(
            look,
            str(pile.cards[card]),
            given(evening, acts.Draw(pile.id, card)),
            tone="info",
            name=f"card-{card}",
            label=words("aloud-card", pile=pile.name, value=pile.cards[card]),
        )
        for card in state.piles[pile.id]
    ]
    body = [
        meaning(guest, evening, strong(look, words("question-pile", pile=pile.name), lines=2), pile.name),
        caption(look, words("question-pile-how")),
        chips(look, options, targets=True),
        quiet(
            look, words("question-pile-draw"), given(evening, acts.Draw(pile.id)), symbol="dice", name="draw", height=48
        ),
    ]
    return panel(look, ft.Column(list(body), spacing=10), active=True)


def _reminders(look: Look, guest: Guest, evening: Evening) -> ft.Control:
    words = guest.words
    lines: list[ft.Control] = [
        ft.Row(
            [
                icon("info", look.action, 20),
                explained(
                    text(look, words.name(reminder), size=15, expand=True), explain_reminder(guest, evening, reminder)
                ),
            ],
            spacing=10,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for reminder in evening.state.reminders
    ]
    return panel(look, ft.Column(lines, spacing=8), padding=14, label=words("reminders"), name="reminders")
