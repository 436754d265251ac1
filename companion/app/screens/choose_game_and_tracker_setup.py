"""Setting up a table: the game, then mode and people on one screen. The finer choices fold away."""

from __future__ import annotations

from functools import partial
from typing import cast

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, SHELF_WIDTH
from companion.app.models.tracker.setup_model import TrackerSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.setup_add_player import add_player_controls, first_player_choice, player_name_row
from companion.app.screens.setup_custom_game import custom_game_fields
from companion.app.screens.setup_header_and_engine_choice import engine_choice, setup_header
from companion.app.theme import Tint
from companion.app.ui import OpenHelp, Ui
from companion.games.game_boxes import load_boxes
from companion.games.tracker.setup.game_box import Box, ChoiceDef, NumberDef
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
    return ui.screen_layout(top=ui.back_header(ui.words("choose-game"), "/"), body=list(rows), width=SHELF_WIDTH)


def _game(ui: Ui, box: Box) -> ft.Control:
    tint = ui.tint(cast(Tint, box.colour))
    name, tagline = ui.words.name(box.name), ui.words.name(box.tagline)
    sign = ft.Container(
        make_icon(cast(IconName, box.icon), tint, 36),
        width=72,
        height=72,
        border_radius=24,
        bgcolor=ui.wash(tint, 0.2),
        alignment=ft.Alignment.CENTER,
    )
    lines: list[ft.Control] = [ui.title(name, size=22, lines=2), ui.caption(tagline, size=14, lines=3)]
    face = ft.Row([sign, ft.Column(lines, spacing=4, expand=True, tight=True)], spacing=16)
    go = partial(ui.device.go, f"/new/{box.id}")
    return ui.panel(face, tint=tint, on_tap=go, label=f"{name}. {tagline}", name=f"game-{box.id}")


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
    body += [_people(ui, setup_model), _first(ui, setup_model)]
    if setup_model.numbers or box.rules:
        unfold = ui.words("setup-less") if more else ui.words("setup-more")
        body.append(ui.unfold_button(unfold, setup_model.unfold, "more", more))
        if more:
            body += _finer(ui, setup_model)
    if box.notice:
        body.append(ui.caption(ui.words.name(box.notice)))
    bar = ui.start_button(ui.words("begin", count=len(chosen.people)), setup_model.begin, "play", refusal)
    return ui.screen_layout(top=top, body=body, actions=bar, width=COLUMN_WIDTH)


def _modes(ui: Ui, setup_model: TrackerSetupModel) -> ft.Control:
    names = {mode.id: mode.name for mode in setup_model.box.modes}
    options = [(key, ui.words.name(name)) for key, name in names.items()]
    parts = [
        ui.choice_chips(
            options,
            [setup_model.chosen.mode],
            setup_model.pick_mode,
            name="mode",
            about=lambda key: _about(ui, setup_model, names[key]),
        ),
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
    teams = setup_model.mode.teams.names if setup_model.mode.teams is not None else ()
    size = max(1, count // len(teams)) if teams else 0
    for place in range(count):
        if size and place % size == 0 and place // size < len(teams):
            rows.append(ui.caption(ui.words.name(teams[place // size]), size=15))
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
    given = setup_model.choices_of(place).get(choice.id)
    if given is None and choice.is_kind:
        given = choice.options[0].id
    names = {option.id: option.name for option in choice.options}

    def pick(option: str) -> None:
        # A second tap takes the choice back where none is needed.
        again = option == given and not choice.required
        setup_model.choose(place, choice.id, None if again else option)

    chips = ui.choice_chips(
        [(key, ui.words.name(name)) for key, name in names.items()],
        [given or ""],
        pick,
        name=f"choice-{place}",
        about=lambda key: _about(ui, setup_model, names[key]),
        whose=setup_model.chosen.people[place],
        line=True,
    )
    return ft.Container(chips, padding=ft.Padding.only(left=50))


def _number(ui: Ui, setup_model: TrackerSetupModel, number: NumberDef, place: int | None) -> ft.Control:
    def count() -> int:
        given = setup_model.chosen.numbers if place is None else setup_model.numbers_of(place)
        return given.get(number.id, number.default)

    def step(by: int) -> None:
        setup_model.number(number.id, min(number.high, max(number.low, count() + by)), place)

    value, name = count(), ui.words.name(number.name)
    row = ui.labelled_stepper(
        name,
        value if value or number.low < 0 or not number.hint or place is None else "?",
        step,
        f"number-{number.id}-{place if place is not None else 'table'}",
        label=f"{name}: {value}",
        width=64,
        size=15,
        about=_about(ui, setup_model, number.name),
    )
    rows: list[ft.Control] = [row]
    if number.hint:
        rows.append(ui.caption(ui.words.name(number.hint)))
    pad = ft.Padding.only(left=50) if place is not None else None
    return ft.Container(ft.Column(rows, spacing=2, tight=True), padding=pad)


def _first(ui: Ui, setup_model: TrackerSetupModel) -> ft.Control:
    people, first, said = setup_model.chosen.people, setup_model.chosen.first, ui.words("who-begins")
    chosen = None if first is None else [place for place, name in enumerate(people) if name == first]
    chips = first_player_choice(
        ui, people, chosen, lambda place: setup_model.first(None if place is None else people[place])
    )
    return ui.form_section(said, [chips], about=_about(ui, setup_model, said))


def _finer(ui: Ui, setup_model: TrackerSetupModel) -> list[ft.Control]:
    shown: list[ft.Control] = []
    numbers = [number for number in setup_model.numbers if not number.per_seat]
    if numbers:
        shown.append(ui.column_panel([_number(ui, setup_model, number, None) for number in numbers]))
    if setup_model.box.rules:
        switches = []
        for rule in setup_model.box.rules:
            on = setup_model.chosen.rules.get(rule.id, rule.default)
            flip, about = partial(setup_model.rule, rule.id, not on), _about(ui, setup_model, rule.name)
            switches.append(ui.tick_chip(ui.words.name(rule.name), on, flip, name=f"rule-{rule.id}", about=about))
        tags = ui.chip_row(switches, targets=True)
        shown.append(ui.form_section(ui.words("rules"), [tags], about=_about(ui, setup_model, ui.words("rules"))))
    return shown
