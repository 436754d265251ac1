"""Setting up a table: the game, then mode and people on one screen. The finer choices fold away."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.badge import badge
from companion.app.kit.beginning import beginning
from companion.app.kit.buttons import icon_button, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.header import header
from companion.app.kit.panel import panel
from companion.app.kit.screen import COLUMN, SHELF, screen
from companion.app.kit.section import section
from companion.app.kit.stepper import stepper
from companion.app.kit.words import caption, title
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.laying import Laying
from companion.app.screens.people import add_people
from companion.app.screens.setup_own import own_parts
from companion.app.screens.ways import checklist, ways
from companion.app.theme import GAP, Look, Tint
from companion.app.watch import part, use_watch
from companion.games.shelf import boxes
from companion.games.tracker.box import Box, ChoiceDef, NumberDef
from companion.games.tracker.laying import seat_choices, seats_for_people
from companion.games.tracker.marking import LONGEST_NAME
from companion.kernel.words import Text


@part
def GamesScreen(look: Look, guest: Guest) -> ft.Control:
    """The shelf: choose the game that is on the table."""
    words = guest.words
    cards = [_game(look, guest, box) for box in boxes()]
    columns = 1 if look.phone else 2
    rows = [
        ft.Row([ft.Container(card, expand=True) for card in cards[n : n + columns]], spacing=12)
        for n in range(0, len(cards), columns)
    ]
    top = header(look, words("choose-game"), back=words("back"), on_back=lambda: guest.device.back("/"))
    return screen(look, top=top, body=list(rows), width=SHELF)


def _game(look: Look, guest: Guest, box: Box) -> ft.Control:
    words = guest.words
    tint = look.tint(cast(Tint, box.colour))
    face = ft.Row(
        [
            ft.Container(
                icon(cast(Icon, box.icon), tint, 36),
                width=72,
                height=72,
                border_radius=24,
                bgcolor=look.wash(tint, 0.2),
                alignment=ft.Alignment.CENTER,
            ),
            ft.Column(
                [
                    title(look, words.name(box.name), size=22, lines=2),
                    caption(look, words.name(box.tagline), size=14, lines=3),
                ],
                spacing=4,
                expand=True,
                tight=True,
            ),
        ],
        spacing=16,
    )
    said = f"{words.name(box.name)}. {words.name(box.tagline)}"
    return panel(
        look,
        face,
        tint=tint,
        on_tap=lambda: guest.device.go(f"/new/{box.id}"),
        label=said,
        name=f"game-{box.id}",
        align=None,
    )


@part
def SetupScreen(look: Look, guest: Guest, laying: Laying) -> ft.Control:
    """Mode, people, begin."""
    chosen, more, refusal = use_watch(laying, lambda m: (m.chosen, m.more, m.refusal))
    words, box = guest.words, laying.box
    top = header(
        look,
        words.name(box.name),
        subtitle=words("setup"),
        back=words("back"),
        on_back=lambda: guest.device.back("/new"),
        tools=checklist(look, guest, box, chosen.mode),
    )
    body: list[ft.Control] = [*ways(look, guest, box)]
    if len(box.modes) > 1:
        body.append(_modes(look, guest, laying))
    if box.own:
        body += own_parts(look, guest, laying)
    body.append(_people(look, guest, laying))
    body.append(_first(look, guest, laying))
    if laying.numbers or box.rules:
        body.append(
            quiet(
                look,
                words("setup-less") if more else words("setup-more"),
                laying.unfold,
                name="more",
                height=48,
                symbol="minus" if more else "plus",
            )
        )
        if more:
            body += _finer(look, guest, laying)
    if box.notice:
        body.append(caption(look, words.name(box.notice)))
    bar = beginning(look, words("begin", count=len(chosen.people)), laying.begin, "play", refusal)
    return screen(look, top=top, body=body, actions=bar, width=COLUMN)


def _modes(look: Look, guest: Guest, laying: Laying) -> ft.Control:
    words = guest.words

    def pick(mode: str) -> Callable[[], None]:
        return lambda: laying.pick_mode(mode)

    options = [
        tap_chip(
            look,
            words.name(mode.name),
            pick(mode.id),
            selected=mode.id == laying.chosen.mode,
            name=f"mode-{mode.id}",
            about=_about(guest, laying, mode.name),
        )
        for mode in laying.box.modes
    ]
    parts = [chips(look, options, targets=True), text(look, words.name(laying.mode.blurb), size=15, color=look.muted)]
    return section(look, words("mode"), parts, about=_about(guest, laying, words("mode")))


def _about(guest: Guest, laying: Laying, name: Text | str) -> About | None:
    """What a word of the game opens; a sheet for games of one's own has no rules to open."""
    return None if laying.box.own else about.word(guest, laying.box.id, name)


def _people(look: Look, guest: Guest, laying: Laying) -> ft.Control:
    words = guest.words
    least, most = seats_for_people(laying.mode)
    count = len(laying.chosen.people)
    rows: list[ft.Control] = []
    if laying.mode.teams is not None and laying.mode.teams.names:
        size = max(1, count // len(laying.mode.teams.names))
    else:
        size = 0
    for place in range(count):
        if size and place % size == 0 and place // size < len(laying.mode.teams.names if laying.mode.teams else ()):
            assert laying.mode.teams is not None
            rows.append(caption(look, words.name(laying.mode.teams.names[place // size]), size=15))
        rows.append(_person(look, guest, laying, place, removable=count > least))
    if count < most:
        rows += add_people(look, guest, laying)
    kind = next(kind for kind in laying.box.kinds if kind.id == laying.kind_of(0))
    return section(look, words("people", count=count), rows, about=_about(guest, laying, kind.name))


def _person(look: Look, guest: Guest, laying: Laying, place: int, removable: bool) -> ft.Control:
    words = guest.words
    kind = laying.kind_of(place)
    kinds = {k.id: k.name for k in laying.box.kinds}
    several = len(set(laying.mode.groups[0].kinds)) > 1
    label = words.name(kinds[kind]) if several else words("person-name", number=place + 1)
    row: list[ft.Control] = [
        badge(place, size=40),
        field(
            look,
            label,
            laying.chosen.people[place],
            lambda name: laying.name_seat(place, name),
            name=f"person-{place}",
            max_length=LONGEST_NAME,
            expand=True,
        ),
    ]
    if removable:
        row.append(
            icon_button(
                look,
                "close",
                words("remove-person", name=laying.chosen.people[place]),
                lambda: laying.remove(place),
                name=f"remove-{place}",
                bare=True,
            )
        )
    parts: list[ft.Control] = [ft.Row(row, spacing=10)]
    parts += [_choice(look, guest, laying, choice, place) for choice in seat_choices(laying.box, laying.mode, kind)]
    parts += [_number(look, guest, laying, number, place) for number in laying.numbers if number.per_seat]
    # The label of a field stands on its edge: it needs some air above.
    padding = ft.Padding.only(top=6, bottom=8 if len(parts) > 1 else 0)
    return ft.Container(ft.Column(parts, spacing=6), padding=padding)


def _choice(look: Look, guest: Guest, laying: Laying, choice: ChoiceDef, place: int) -> ft.Control:
    words = guest.words
    given = laying.choices_of(place).get(choice.id)
    if given is None and choice.is_kind:
        given = choice.options[0].id

    def pick(option: str) -> Callable[[], None]:
        # A second tap takes the choice back where none is needed.
        again = option == given and not choice.required
        return lambda: laying.choose(place, choice.id, None if again else option)

    options = [
        tap_chip(
            look,
            words.name(option.name),
            pick(option.id),
            selected=option.id == given,
            label=f"{laying.chosen.people[place]}: {words.name(option.name)}",
            name=f"choice-{place}-{option.id}",
            about=_about(guest, laying, option.name),
        )
        for option in choice.options
    ]
    return ft.Container(chips(look, options, line=True), padding=ft.Padding.only(left=50))


def _number(look: Look, guest: Guest, laying: Laying, number: NumberDef, place: int | None) -> ft.Control:
    words = guest.words
    given = laying.chosen.numbers if place is None else laying.numbers_of(place)
    value = given.get(number.id, number.default)

    def step(by: int) -> None:
        now = (laying.chosen.numbers if place is None else laying.numbers_of(place)).get(number.id, number.default)
        laying.number(number.id, min(number.high, max(number.low, now + by)), place)

    shown: int | str = value if value or number.low < 0 or not number.hint or place is None else "?"
    name, meaning = words.name(number.name), _about(guest, laying, number.name)
    control = stepper(
        look,
        shown,
        step,
        name=f"number-{number.id}-{place if place is not None else 'table'}",
        label=f"{name}: {value}",
        minus=f"{name} −1",
        plus=f"{name} +1",
        width=64,
        about=meaning,
    )
    said = explained(text(look, name, size=15, expand=True), meaning)
    rows: list[ft.Control] = [ft.Row([said, control], spacing=GAP)]
    if number.hint:
        rows.append(caption(look, words.name(number.hint)))
    pad = ft.Padding.only(left=50) if place is not None else None
    return ft.Container(ft.Column(rows, spacing=2, tight=True), padding=pad)


def _first(look: Look, guest: Guest, laying: Laying) -> ft.Control:
    words = guest.words
    options: list[ft.Control] = [
        tap_chip(
            look,
            words("first-chance"),
            lambda: laying.first(None),
            symbol="dice",
            selected=laying.chosen.first is None,
            name="first-chance",
        )
    ]
    for place, name in enumerate(laying.chosen.people):
        options.append(
            tap_chip(
                look, name or "?", _firster(laying, name), selected=laying.chosen.first == name, name=f"first-{place}"
            )
        )
    said = words("who-begins")
    return section(look, said, [chips(look, options, targets=True)], about=_about(guest, laying, said))


def _firster(laying: Laying, name: str) -> Callable[[], None]:
    return lambda: laying.first(name)


def _finer(look: Look, guest: Guest, laying: Laying) -> list[ft.Control]:
    words = guest.words
    shown: list[ft.Control] = []
    numbers = [number for number in laying.numbers if not number.per_seat]
    if numbers:
        rows = [_number(look, guest, laying, number, None) for number in numbers]
        shown.append(panel(look, ft.Column(list(rows), spacing=10)))
    if laying.box.rules:

        def flip(rule: str, on: bool) -> Callable[[], None]:
            return lambda: laying.rule(rule, on)

        switches = []
        for rule in laying.box.rules:
            on = laying.chosen.rules.get(rule.id, rule.default)
            switches.append(
                tap_chip(
                    look,
                    words.name(rule.name),
                    flip(rule.id, not on),
                    selected=on,
                    symbol="check" if on else None,
                    name=f"rule-{rule.id}",
                    about=_about(guest, laying, rule.name),
                )
            )
        tags = chips(look, switches, targets=True)
        shown.append(section(look, words("rules"), [tags], about=_about(guest, laying, words("rules"))))
    return shown
