"""Setting up a table: the game, then mode and people on one screen. The finer choices fold away."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.controls.stepper import number_stepper
from companion.app.kit.layout.form_section import form_section
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, SHELF_WIDTH, screen_layout
from companion.app.kit.layout.start_button import start_button_with_hint
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, title_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.open_help_callbacks import OpenHelpCallback
from companion.app.models.tracker.setup_model import TrackerSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.setup_add_player import add_player_controls, player_name_row
from companion.app.screens.setup_custom_game import custom_game_fields
from companion.app.screens.setup_engine_choice import engine_choice, setup_header
from companion.app.theme import GAP, Look, Tint
from companion.games.game_boxes import load_boxes
from companion.games.tracker.setup.box import Box, ChoiceDef, NumberDef
from companion.games.tracker.setup.setup_builder import choices_for_seat, player_count_range
from companion.kernel.messages import Text


@component
def ChooseGameScreen(look: Look, session: DeviceSession) -> ft.Control:
    """The shelf: choose the game that is on the table."""
    words = session.words
    cards = [_game(look, session, box) for box in load_boxes()]
    columns = 1 if look.phone else 2
    rows = [
        ft.Row([ft.Container(card, expand=True) for card in cards[n : n + columns]], spacing=12)
        for n in range(0, len(cards), columns)
    ]
    top = screen_header(look, words("choose-game"), back=words("back"), on_back=lambda: session.device.back("/"))
    return screen_layout(look, top=top, body=list(rows), width=SHELF_WIDTH)


def _game(look: Look, session: DeviceSession, box: Box) -> ft.Control:
    words = session.words
    tint = look.tint(cast(Tint, box.colour))
    face = ft.Row(
        [
            ft.Container(
                make_icon(cast(IconName, box.icon), tint, 36),
                width=72,
                height=72,
                border_radius=24,
                bgcolor=look.wash(tint, 0.2),
                alignment=ft.Alignment.CENTER,
            ),
            ft.Column(
                [
                    title_text(look, words.name(box.name), size=22, lines=2),
                    caption_text(look, words.name(box.tagline), size=14, lines=3),
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
        on_tap=lambda: session.device.go(f"/new/{box.id}"),
        label=said,
        name=f"game-{box.id}",
        align=None,
    )


@component
def TrackerSetupScreen(look: Look, session: DeviceSession, setup_model: TrackerSetupModel) -> ft.Control:
    """Mode, people, begin."""
    chosen, more, refusal = use_watch(setup_model, lambda m: (m.chosen, m.more, m.refusal))
    words, box = session.words, setup_model.box
    top = setup_header(look, session, box, "setup", chosen.mode)
    body: list[ft.Control] = [*engine_choice(look, session, box)]
    if len(box.modes) > 1:
        body.append(_modes(look, session, setup_model))
    if box.own:
        body += custom_game_fields(look, session, setup_model)
    body.append(_people(look, session, setup_model))
    body.append(_first(look, session, setup_model))
    if setup_model.numbers or box.rules:
        body.append(
            secondary_button(
                look,
                words("setup-less") if more else words("setup-more"),
                setup_model.unfold,
                name="more",
                height=48,
                symbol="minus" if more else "plus",
            )
        )
        if more:
            body += _finer(look, session, setup_model)
    if box.notice:
        body.append(caption_text(look, words.name(box.notice)))
    bar = start_button_with_hint(look, words("begin", count=len(chosen.people)), setup_model.begin, "play", refusal)
    return screen_layout(look, top=top, body=body, actions=bar, width=COLUMN_WIDTH)


def _modes(look: Look, session: DeviceSession, setup_model: TrackerSetupModel) -> ft.Control:
    words = session.words

    def pick(mode: str) -> Callable[[], None]:
        return lambda: setup_model.pick_mode(mode)

    options = [
        tappable_chip(
            look,
            words.name(mode.name),
            pick(mode.id),
            selected=mode.id == setup_model.chosen.mode,
            name=f"mode-{mode.id}",
            about=_about(session, setup_model, mode.name),
        )
        for mode in setup_model.box.modes
    ]
    parts = [
        chip_row(look, options, targets=True),
        text(look, words.name(setup_model.mode.blurb), size=15, color=look.muted),
    ]
    return form_section(look, words("mode"), parts, about=_about(session, setup_model, words("mode")))


def _about(session: DeviceSession, setup_model: TrackerSetupModel, name: Text | str) -> OpenHelpCallback | None:
    """What a word of the game opens; a sheet for games of one's own has no rules to open."""
    return (
        None
        if setup_model.box.own
        else open_help_callbacks.open_entry_or_card_by_name_callback(session, setup_model.box.id, name)
    )


def _people(look: Look, session: DeviceSession, setup_model: TrackerSetupModel) -> ft.Control:
    words = session.words
    least, most = player_count_range(setup_model.mode)
    count = len(setup_model.chosen.people)
    rows: list[ft.Control] = []
    if setup_model.mode.teams is not None and setup_model.mode.teams.names:
        size = max(1, count // len(setup_model.mode.teams.names))
    else:
        size = 0
    for place in range(count):
        if (
            size
            and place % size == 0
            and place // size < len(setup_model.mode.teams.names if setup_model.mode.teams else ())
        ):
            assert setup_model.mode.teams is not None
            rows.append(caption_text(look, words.name(setup_model.mode.teams.names[place // size]), size=15))
        rows.append(_person(look, session, setup_model, place, removable=count > least))
    if count < most:
        rows += add_player_controls(look, session, setup_model)
    kind = next(kind for kind in setup_model.box.kinds if kind.id == setup_model.kind_of(0))
    return form_section(look, words("people", count=count), rows, about=_about(session, setup_model, kind.name))


def _person(
    look: Look, session: DeviceSession, setup_model: TrackerSetupModel, place: int, removable: bool
) -> ft.Control:
    words = session.words
    kind = setup_model.kind_of(place)
    kinds = {k.id: k.name for k in setup_model.box.kinds}
    several = len(set(setup_model.mode.groups[0].kinds)) > 1
    name, label = setup_model.chosen.people[place], words.name(kinds[kind]) if several else None
    parts: list[ft.Control] = [player_name_row(look, session, setup_model, place, name, removable, label)]
    parts += [
        _choice(look, session, setup_model, choice, place)
        for choice in choices_for_seat(setup_model.box, setup_model.mode, kind)
    ]
    parts += [_number(look, session, setup_model, number, place) for number in setup_model.numbers if number.per_seat]
    # The label of a field stands on its edge: it needs some air above.
    padding = ft.Padding.only(top=6, bottom=8 if len(parts) > 1 else 0)
    return ft.Container(ft.Column(parts, spacing=6), padding=padding)


def _choice(
    look: Look, session: DeviceSession, setup_model: TrackerSetupModel, choice: ChoiceDef, place: int
) -> ft.Control:
    words = session.words
    given = setup_model.choices_of(place).get(choice.id)
    if given is None and choice.is_kind:
        given = choice.options[0].id

    def pick(option: str) -> Callable[[], None]:
        # A second tap takes the choice back where none is needed.
        again = option == given and not choice.required
        return lambda: setup_model.choose(place, choice.id, None if again else option)

    options = [
        tappable_chip(
            look,
            words.name(option.name),
            pick(option.id),
            selected=option.id == given,
            label=f"{setup_model.chosen.people[place]}: {words.name(option.name)}",
            name=f"choice-{place}-{option.id}",
            about=_about(session, setup_model, option.name),
        )
        for option in choice.options
    ]
    return ft.Container(chip_row(look, options, line=True), padding=ft.Padding.only(left=50))


def _number(
    look: Look, session: DeviceSession, setup_model: TrackerSetupModel, number: NumberDef, place: int | None
) -> ft.Control:
    words = session.words
    given = setup_model.chosen.numbers if place is None else setup_model.numbers_of(place)
    value = given.get(number.id, number.default)

    def step(by: int) -> None:
        now = (setup_model.chosen.numbers if place is None else setup_model.numbers_of(place)).get(
            number.id, number.default
        )
        setup_model.number(number.id, min(number.high, max(number.low, now + by)), place)

    shown: int | str = value if value or number.low < 0 or not number.hint or place is None else "?"
    name, meaning = words.name(number.name), _about(session, setup_model, number.name)
    control = number_stepper(
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
    said = explain_on_long_press(text(look, name, size=15, expand=True), meaning)
    rows: list[ft.Control] = [ft.Row([said, control], spacing=GAP)]
    if number.hint:
        rows.append(caption_text(look, words.name(number.hint)))
    pad = ft.Padding.only(left=50) if place is not None else None
    return ft.Container(ft.Column(rows, spacing=2, tight=True), padding=pad)


def _first(look: Look, session: DeviceSession, setup_model: TrackerSetupModel) -> ft.Control:
    words = session.words
    options: list[ft.Control] = [
        tappable_chip(
            look,
            words("first-chance"),
            lambda: setup_model.first(None),
            symbol="dice",
            selected=setup_model.chosen.first is None,
            name="first-chance",
        )
    ]
    for place, name in enumerate(setup_model.chosen.people):
        options.append(
            tappable_chip(
                look,
                name or "?",
                _firster(setup_model, name),
                selected=setup_model.chosen.first == name,
                name=f"first-{place}",
            )
        )
    said = words("who-begins")
    return form_section(look, said, [chip_row(look, options, targets=True)], about=_about(session, setup_model, said))


def _firster(setup_model: TrackerSetupModel, name: str) -> Callable[[], None]:
    return lambda: setup_model.first(name)


def _finer(look: Look, session: DeviceSession, setup_model: TrackerSetupModel) -> list[ft.Control]:
    words = session.words
    shown: list[ft.Control] = []
    numbers = [number for number in setup_model.numbers if not number.per_seat]
    if numbers:
        rows = [_number(look, session, setup_model, number, None) for number in numbers]
        shown.append(panel(look, ft.Column(list(rows), spacing=10)))
    if setup_model.box.rules:

        def flip(rule: str, on: bool) -> Callable[[], None]:
            return lambda: setup_model.rule(rule, on)

        switches = []
        for rule in setup_model.box.rules:
            on = setup_model.chosen.rules.get(rule.id, rule.default)
            switches.append(
                tappable_chip(
                    look,
                    words.name(rule.name),
                    flip(rule.id, not on),
                    selected=on,
                    symbol="check" if on else None,
                    name=f"rule-{rule.id}",
                    about=_about(session, setup_model, rule.name),
                )
            )
        tags = chip_row(look, switches, targets=True)
        shown.append(form_section(look, words("rules"), [tags], about=_about(session, setup_model, words("rules"))))
    return shown
