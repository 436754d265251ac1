"""Setting up an evening: mode and scenario, players with their heroes, boxes, optional rules, how the table plays."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.setup_draft import MODES, WITH_AI, list_scenarios_of_mode
from companion.app.models.heroes3.adventure.setup_model import AdventureSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screen_registry import SetupScreenSpec
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, form_section
from companion.app.screens.heroes3.adventure.setup.ai_heroes_form import ai_heroes_form
from companion.app.screens.heroes3.adventure.setup.difficulty_game_boxes_and_rules_forms import (
    dice_and_card_settings_form,
    difficulty_form,
    game_boxes_form,
    optional_rules_form,
)
from companion.app.screens.heroes3.adventure.setup.players_form import players_form
from companion.app.screens.heroes3.adventure.setup.starting_position_and_rounds_forms import (
    rounds_and_events_form,
    starting_position_form,
)
from companion.app.screens.setup_header_and_engine_choice import engine_choice, setup_header, setup_in_columns
from companion.app.ui import Ui
from companion.games.heroes3.adventure.content.file_schemas import ScenarioDef
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.setup_data import ENGINE

_FEW = 2


@component
def AdventureSetupForm(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    """The form in one column on a phone, in two where there is room: the players right."""
    use_watch(model, lambda m: (m.draft, m.open, dict(m.typed), m.missing))
    top = setup_header(ui, model.box, "h3s-set-setup", model.draft.mode)
    way = engine_choice(ui, model.box, ENGINE)
    people, what = players_form(ui, model), _scenario(ui, model)
    begin = [starting_position_form(ui, model), rounds_and_events_form(ui, model)]
    if model.draft.mode in WITH_AI:
        begin.append(ai_heroes_form(ui, model))
    rest = [
        difficulty_form(ui, model),
        game_boxes_form(ui, model),
        optional_rules_form(ui, model),
        dice_and_card_settings_form(ui, model),
    ]
    notice = ui.caption(ui.words.name(model.box.notice))
    foot = ui.start_button(ui.words("h3s-set-begin"), model.begin, "castle", model.missing)
    # Two players leave room below them; more of them fill their column.
    left, right = ([], rest) if len(model.draft.seats) <= _FEW else (rest, [])
    columns = [what, *left, *begin, notice], [people, *right]
    return setup_in_columns(ui, top, way, [what, people, *rest, *begin, notice], columns, foot)


# --- mode and scenario -----------------------------------------------------------------------------


def _scenario(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    draft = model.draft
    known = get_scenario_content().modes
    modes = ui.choice_chips(
        [(mode, ui.words.name(known[mode])) for mode in MODES],
        [draft.mode],
        model.pick_mode,
        name="mode",
        about=lambda mode: ui.word_help(model.box.id, known[mode]),
    )
    parts: list[ft.Control] = [
        ft.Semantics(content=modes, label=ui.words("h3s-set-mode"), container=True),
        explanation_text(ui, ui.words("h3s-set-mode-about", mode=draft.mode)),
        *_offers(ui, model),
    ]
    chosen = model.scenario
    if chosen is not None:
        parts += _chosen(ui, model, chosen)
    return form_section(ui, "book", ui.words("h3s-set-scenario"), parts, "scenario", ui.entry_help("heroes3.scenario"))


def _offers(ui: Ui, model: AdventureSetupModel) -> list[ft.Control]:
    """One's own scenario, and those that have a name; a campaign's stand together."""
    mode = model.draft.mode
    own = ui.tappable_chip(
        ui.words("h3s-set-own"),
        partial(model.pick_scenario, ""),
        selected=model.scenario is None,
        symbol="pencil",
        name="scenario-own",
        about=ui.entry_help("heroes3.scenario"),
    )
    found = list_scenarios_of_mode(mode)
    if not any(scenario.campaign for scenario in found):
        return [ui.chip_row([own, *(_offer(ui, model, s) for s in found)], targets=True)]
    campaigns = dict.fromkeys(scenario.campaign for scenario in found)
    open_ = model.scenario.campaign if model.scenario is not None else ""
    first = {name: next(s.id for s in found if s.campaign == name) for name in campaigns}
    tags = [
        ui.tappable_chip(
            ui.words.name(get_scenario_content().campaigns[name]),
            partial(model.pick_scenario, first[name]),
            selected=name == open_,
            name=f"campaign-{name}",
            about=ui.entry_help("heroes3.campaign"),
        )
        for name in campaigns
    ]
    shown: list[ft.Control] = [ui.chip_row([own, *tags], targets=True)]
    if open_:
        inside = [_offer(ui, model, s, numbered=True) for s in found if s.campaign == open_]
        shown.append(ui.chip_row(inside, targets=True))
    return shown


def _offer(ui: Ui, model: AdventureSetupModel, scenario: ScenarioDef, numbered: bool = False) -> ft.Control:
    name = ui.words.name(scenario.name)
    return ui.tappable_chip(
        f"{scenario.number}. {name}" if numbered else name,
        partial(model.pick_scenario, scenario.id),
        selected=scenario.id == model.draft.scenario,
        name=f"scenario-{scenario.id}",
        symbol="check" if scenario.start is not None else None,
        about=ui.card_help(f"heroes3.scenario-{scenario.id}"),
    )


def _chosen(ui: Ui, model: AdventureSetupModel, chosen: ScenarioDef) -> list[ft.Control]:
    """What the app knows of a scenario, and what only its book tells."""
    head = ui.title(ui.words.name(chosen.name), size=22, lines=2)
    parts: list[ft.Control] = [ui.explained(head, ui.card_help(f"heroes3.scenario-{chosen.id}"))]
    if not model.known:
        parts.append(explanation_text(ui, ui.words("h3s-set-official", mode=model.draft.mode)))
    else:
        parts.append(explanation_text(ui, ui.words("h3s-set-fan-made")))
        if chosen.start is not None and chosen.start.carried:
            parts.append(explanation_text(ui, ui.words("h3s-set-carried")))
    if any(seat.carried is not None for seat in model.draft.seats):
        parts.append(explanation_text(ui, ui.words("h3s-set-carries")))
    if chosen.enemies:
        parts.append(explanation_text(ui, ui.words("h3s-set-enemies", names=[name.title() for name in chosen.enemies])))
    return parts


def _draw_setup(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    model.look_for_next()
    return AdventureSetupForm.keyed("new-heroes3-sheet", ui, model)


SETUP = SetupScreenSpec(AdventureSetupModel, _draw_setup)
