"""Setting up an evening: mode and scenario, players with their heroes, boxes, optional rules, how the table plays."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.layout.start_button import start_button_with_hint
from companion.app.kit.text.text_styles import caption_text, title_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.setup_draft import MODES, WITH_AI, list_scenarios_of_mode
from companion.app.models.heroes3.adventure.setup_model import AdventureSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screen_registry import SetupScreenSpec
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, form_section
from companion.app.screens.heroes3.adventure.setup.ai_heroes_form import ai_heroes_form
from companion.app.screens.heroes3.adventure.setup.difficulty_boxes_and_rules_forms import (
    boxes_form,
    dice_and_card_settings_form,
    difficulty_form,
    optional_rules_form,
)
from companion.app.screens.heroes3.adventure.setup.players_form import players_form
from companion.app.screens.heroes3.adventure.setup.starting_position_and_rounds_forms import (
    rounds_and_events_form,
    starting_position_form,
)
from companion.app.screens.setup_engine_choice import engine_choice, setup_header, setup_in_columns
from companion.app.theme import Look
from companion.games.heroes3.adventure.content.file_schemas import ScenarioDef
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.setup_data import ENGINE

_FEW = 2


@component
def AdventureSetupForm(look: Look, session: DeviceSession, model: AdventureSetupModel) -> ft.Control:
    """The form in one column on a phone, in two where there is room: the players right."""
    use_watch(model, lambda m: (m.draft, m.open, dict(m.typed), m.missing))
    words = session.words
    top = setup_header(look, session, model.box, "h3s-set-setup", model.draft.mode)
    way = engine_choice(look, session, model.box, ENGINE)
    people, what = players_form(look, session, model), _scenario(look, session, model)
    begin = [starting_position_form(look, session, model), rounds_and_events_form(look, session, model)]
    if model.draft.mode in WITH_AI:
        begin.append(ai_heroes_form(look, session, model))
    rest = [
        difficulty_form(look, session, model),
        boxes_form(look, session, model),
        optional_rules_form(look, session, model),
        dice_and_card_settings_form(look, session, model),
    ]
    notice = caption_text(look, words.name(model.box.notice))
    foot = start_button_with_hint(look, words("h3s-set-begin"), model.begin, "castle", model.missing)
    # Two players leave room below them; more of them fill their column.
    left, right = ([], rest) if len(model.draft.seats) <= _FEW else (rest, [])
    columns = [what, *left, *begin, notice], [people, *right]
    return setup_in_columns(look, top, way, [what, people, *rest, *begin, notice], columns, foot)


# --- mode and scenario -----------------------------------------------------------------------------


def _scenario(look: Look, session: DeviceSession, model: AdventureSetupModel) -> ft.Control:
    words, draft = session.words, model.draft
    modes = [
        tappable_chip(
            look,
            words.name(get_scenario_content().modes[mode]),
            partial(model.pick_mode, mode),
            name=f"mode-{mode}",
            selected=mode == draft.mode,
            about=open_help_callbacks.open_entry_or_card_by_name_callback(
                session, model.box.id, get_scenario_content().modes[mode]
            ),
        )
        for mode in MODES
    ]
    parts: list[ft.Control] = [
        ft.Semantics(content=chip_row(look, modes, targets=True), label=words("h3s-set-mode"), container=True),
        explanation_text(look, words("h3s-set-mode-about", mode=draft.mode)),
        *_offers(look, session, model),
    ]
    chosen = model.scenario
    if chosen is not None:
        parts += _chosen(look, session, model, chosen)
    return form_section(
        look,
        "book",
        words("h3s-set-scenario"),
        parts,
        "scenario",
        open_help_callbacks.open_entry_callback(session, "heroes3.scenario"),
    )


def _offers(look: Look, session: DeviceSession, model: AdventureSetupModel) -> list[ft.Control]:
    """One's own scenario, and those that have a name; a campaign's stand together."""
    words, mode = session.words, model.draft.mode
    own = tappable_chip(
        look,
        words("h3s-set-own"),
        partial(model.pick_scenario, ""),
        selected=model.scenario is None,
        symbol="pencil",
        name="scenario-own",
        about=open_help_callbacks.open_entry_callback(session, "heroes3.scenario"),
    )
    found = list_scenarios_of_mode(mode)
    if not any(scenario.campaign for scenario in found):
        return [chip_row(look, [own, *(_offer(look, session, model, s) for s in found)], targets=True)]
    campaigns = dict.fromkeys(scenario.campaign for scenario in found)
    open_ = model.scenario.campaign if model.scenario is not None else ""
    first = {name: next(s.id for s in found if s.campaign == name) for name in campaigns}
    tags = [
        tappable_chip(
            look,
            words.name(get_scenario_content().campaigns[name]),
            partial(model.pick_scenario, first[name]),
            selected=name == open_,
            name=f"campaign-{name}",
            about=open_help_callbacks.open_entry_callback(session, "heroes3.campaign"),
        )
        for name in campaigns
    ]
    shown: list[ft.Control] = [chip_row(look, [own, *tags], targets=True)]
    if open_:
        inside = [_offer(look, session, model, s, numbered=True) for s in found if s.campaign == open_]
        shown.append(chip_row(look, inside, targets=True))
    return shown


def _offer(
    look: Look, session: DeviceSession, model: AdventureSetupModel, scenario: ScenarioDef, numbered: bool = False
) -> ft.Control:
    name = session.words.name(scenario.name)
    return tappable_chip(
        look,
        f"{scenario.number}. {name}" if numbered else name,
        partial(model.pick_scenario, scenario.id),
        selected=scenario.id == model.draft.scenario,
        name=f"scenario-{scenario.id}",
        symbol="check" if scenario.start is not None else None,
        about=open_help_callbacks.open_card_callback(session, f"heroes3.scenario-{scenario.id}"),
    )


def _chosen(look: Look, session: DeviceSession, model: AdventureSetupModel, chosen: ScenarioDef) -> list[ft.Control]:
    """What the app knows of a scenario, and what only its book tells."""
    words = session.words
    head = title_text(look, words.name(chosen.name), size=22, lines=2)
    parts: list[ft.Control] = [
        explain_on_long_press(head, open_help_callbacks.open_card_callback(session, f"heroes3.scenario-{chosen.id}"))
    ]
    if not model.known:
        parts.append(explanation_text(look, words("h3s-set-official", mode=model.draft.mode)))
    else:
        parts.append(explanation_text(look, words("h3s-set-fan-made")))
        if chosen.start is not None and chosen.start.carried:
            parts.append(explanation_text(look, words("h3s-set-carried")))
    if any(seat.carried is not None for seat in model.draft.seats):
        parts.append(explanation_text(look, words("h3s-set-carries")))
    if chosen.enemies:
        parts.append(explanation_text(look, words("h3s-set-enemies", names=[name.title() for name in chosen.enemies])))
    return parts


def _draw_setup(look: Look, session: DeviceSession, model: AdventureSetupModel) -> ft.Control:
    model.look_for_next()
    return AdventureSetupForm.keyed("new-heroes3-sheet", look, session, model)


SETUP = SetupScreenSpec(AdventureSetupModel, _draw_setup)
