"""Setting up a table: the game, then mode and people on one screen. The finer choices fold away."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, SHELF_WIDTH
from companion.app.models.tracker.setup_model import TrackerSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.setup_add_player import add_player_controls, player_name_row
from companion.app.screens.setup_custom_game import custom_game_fields
from companion.app.screens.setup_engine_choice import engine_choice, setup_header
from companion.app.theme import GAP, Tint
from companion.app.ui import OpenHelp, Ui
from companion.games.game_boxes import load_boxes
from companion.games.tracker.setup.box import Box, ChoiceDef, NumberDef
from companion.games.tracker.setup.setup_builder import choices_for_seat, player_count_range
from companion.kernel.messages import Text


@component
def ChooseGameScreen(ui: Ui) -> ft.Control:
    """The shelf: choose the game that is on the table."""
    cards = [_game(ui, box) for box in load_boxes()]
    columns = 1 if ui.phone else 2
    rows = [
        ft.Row([ft.Container(card, expand=True) for card in cards[n : n + columns]], spacing=12)
        for n in range(0, len(cards), columns)
    ]
    top = ui.screen_header(ui.words("choose-game"), back=ui.words("back"), on_back=lambda: ui.device.back("/"))
    return ui.screen_layout(top=top, body=list(rows), width=SHELF_WIDTH)


def _game(ui: Ui, box: Box) -> ft.Control:
    words = ui.words
    tint = ui.tint(cast(Tint, box.colour))
    face = ft.Row(
        [
            ft.Container(
                make_icon(cast(IconName, box.icon), tint, 36),
                width=72,
                height=72,
                border_radius=24,
                bgcolor=ui.wash(tint, 0.2),
                alignment=ft.Alignment.CENTER,
            ),
            ft.Column(
                [
                    ui.title(words.name(box.name), size=22, lines=2),
                    ui.caption(words.name(box.tagline), size=14, lines=3),
                ],
                spacing=4,
                expand=True,
                tight=True,
            ),
        ],
        spacing=16,
    )
    said = f"{words.name(box.name)}. {words.name(box.tagline)}"
    return ui.panel(
        face, tint=tint, on_tap=lambda: ui.device.go(f"/new/{box.id}"), label=said, name=f"game-{box.id}", align=None
    )


@component
def TrackerSetupScreen(ui: Ui, setup_model: TrackerSetupModel) -> ft.Control:
    """Mode, people, begin."""
    chosen, more, refusal = use_watch(setup_model, lambda m: (m.chosen, m.more, m.refusal))
    box = setup_model.box
    top = setup_header(ui, box, "setup", chosen.mode)
    body: list[ft.Control] = [*engine_choice(ui, box)]
    if len(box.modes) > 1:
        body.append(_modes(ui, setup_model))
    if box.own:
        body += custom_game_fields(ui, setup_model)
    body.append(_people(ui, setup_model))
    body.append(_first(ui, setup_model))
    if setup_model.numbers or box.rules:
        body.append(
            ui.button(
                ui.words("setup-less") if more else ui.words("setup-more"),
                setup_model.unfold,
                name="more",
                height=48,
                symbol="minus" if more else "plus",
            )
        )
        if more:
            body += _finer(ui, setup_model)
    if box.notice:
        body.append(ui.caption(ui.words.name(box.notice)))
    bar = ui.start_button(ui.words("begin", count=len(chosen.people)), setup_model.begin, "play", refusal)
    return ui.screen_layout(top=top, body=body, actions=bar, width=COLUMN_WIDTH)


def _modes(ui: Ui, setup_model: TrackerSetupModel) -> ft.Control:

    def pick(mode: str) -> Callable[[], None]:
        return lambda: setup_model.pick_mode(mode)

    options = [
        ui.tappable_chip(
            ui.words.name(mode.name),
            pick(mode.id),
            selected=mode.id == setup_model.chosen.mode,
            name=f"mode-{mode.id}",
            about=_about(ui, setup_model, mode.name),
        )
        for mode in setup_model.box.modes
    ]
    parts = [
        ui.chip_row(options, targets=True),
        ui.text(ui.words.name(setup_model.mode.blurb), size=15, color=ui.muted),
    ]
    return ui.form_section(ui.words("mode"), parts, about=_about(ui, setup_model, ui.words("mode")))


def _about(ui: Ui, setup_model: TrackerSetupModel, name: Text | str) -> OpenHelp | None:
    """What a word of the game opens; a sheet for games of one's own has no rules to open."""
    return None if setup_model.box.own else ui.word_help(setup_model.box.id, name)


def _people(ui: Ui, setup_model: TrackerSetupModel) -> ft.Control:
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
            rows.append(ui.caption(ui.words.name(setup_model.mode.teams.names[place // size]), size=15))
        rows.append(_person(ui, setup_model, place, removable=count > least))
    if count < most:
        rows += add_player_controls(ui, setup_model)
    kind = next(kind for kind in setup_model.box.kinds if kind.id == setup_model.kind_of(0))
    return ui.form_section(ui.words("people", count=count), rows, about=_about(ui, setup_model, kind.name))


def _person(ui: Ui, setup_model: TrackerSetupModel, place: int, removable: bool) -> ft.Control:
    kind = setup_model.kind_of(place)
    kinds = {k.id: k.name for k in setup_model.box.kinds}
    several = len(set(setup_model.mode.groups[0].kinds)) > 1
    name, label = setup_model.chosen.people[place], ui.words.name(kinds[kind]) if several else None
    parts: list[ft.Control] = [player_name_row(ui, setup_model, place, name, removable, label)]
    parts += [
        _choice(ui, setup_model, choice, place) for choice in choices_for_seat(setup_model.box, setup_model.mode, kind)
    ]
    parts += [_number(ui, setup_model, number, place) for number in setup_model.numbers if number.per_seat]
    # The label of a field stands on its edge: it needs some air above.
    padding = ft.Padding.only(top=6, bottom=8 if len(parts) > 1 else 0)
    return ft.Container(ft.Column(parts, spacing=6), padding=padding)


def _choice(ui: Ui, setup_model: TrackerSetupModel, choice: ChoiceDef, place: int) -> ft.Control:
    words = ui.words
    given = setup_model.choices_of(place).get(choice.id)
    if given is None and choice.is_kind:
        given = choice.options[0].id

    def pick(option: str) -> Callable[[], None]:
        # A second tap takes the choice back where none is needed.
        again = option == given and not choice.required
        return lambda: setup_model.choose(place, choice.id, None if again else option)

    options = [
        ui.tappable_chip(
            words.name(option.name),
            pick(option.id),
            selected=option.id == given,
            label=f"{setup_model.chosen.people[place]}: {words.name(option.name)}",
            name=f"choice-{place}-{option.id}",
            about=_about(ui, setup_model, option.name),
        )
        for option in choice.options
    ]
    return ft.Container(ui.chip_row(options, line=True), padding=ft.Padding.only(left=50))


def _number(ui: Ui, setup_model: TrackerSetupModel, number: NumberDef, place: int | None) -> ft.Control:
    given = setup_model.chosen.numbers if place is None else setup_model.numbers_of(place)
    value = given.get(number.id, number.default)

    def step(by: int) -> None:
        now = (setup_model.chosen.numbers if place is None else setup_model.numbers_of(place)).get(
            number.id, number.default
        )
        setup_model.number(number.id, min(number.high, max(number.low, now + by)), place)

    shown: int | str = value if value or number.low < 0 or not number.hint or place is None else "?"
    name, meaning = ui.words.name(number.name), _about(ui, setup_model, number.name)
    control = ui.number_stepper(
        shown,
        step,
        name=f"number-{number.id}-{place if place is not None else 'table'}",
        label=f"{name}: {value}",
        minus=f"{name} −1",
        plus=f"{name} +1",
        width=64,
        about=meaning,
    )
    said = ui.explained(ui.text(name, size=15, expand=True), meaning)
    rows: list[ft.Control] = [ft.Row([said, control], spacing=GAP)]
    if number.hint:
        rows.append(ui.caption(ui.words.name(number.hint)))
    pad = ft.Padding.only(left=50) if place is not None else None
    return ft.Container(ft.Column(rows, spacing=2, tight=True), padding=pad)


def _first(ui: Ui, setup_model: TrackerSetupModel) -> ft.Control:
    options: list[ft.Control] = [
        ui.tappable_chip(
            ui.words("first-chance"),
            lambda: setup_model.first(None),
            symbol="dice",
            selected=setup_model.chosen.first is None,
            name="first-chance",
        )
    ]
    for place, name in enumerate(setup_model.chosen.people):
        options.append(
            ui.tappable_chip(
                name or "?",
                _firster(setup_model, name),
                selected=setup_model.chosen.first == name,
                name=f"first-{place}",
            )
        )
    said = ui.words("who-begins")
    return ui.form_section(said, [ui.chip_row(options, targets=True)], about=_about(ui, setup_model, said))


def _firster(setup_model: TrackerSetupModel, name: str) -> Callable[[], None]:
    return lambda: setup_model.first(name)


def _finer(ui: Ui, setup_model: TrackerSetupModel) -> list[ft.Control]:
    shown: list[ft.Control] = []
    numbers = [number for number in setup_model.numbers if not number.per_seat]
    if numbers:
        rows = [_number(ui, setup_model, number, None) for number in numbers]
        shown.append(ui.panel(ft.Column(list(rows), spacing=10)))
    if setup_model.box.rules:

        def flip(rule: str, on: bool) -> Callable[[], None]:
            return lambda: setup_model.rule(rule, on)

        switches = []
        for rule in setup_model.box.rules:
            on = setup_model.chosen.rules.get(rule.id, rule.default)
            switches.append(
                ui.tappable_chip(
                    ui.words.name(rule.name),
                    flip(rule.id, not on),
                    selected=on,
                    symbol="check" if on else None,
                    name=f"rule-{rule.id}",
                    about=_about(ui, setup_model, rule.name),
                )
            )
        tags = ui.chip_row(switches, targets=True)
        shown.append(ui.form_section(ui.words("rules"), [tags], about=_about(ui, setup_model, ui.words("rules"))))
    return shown
