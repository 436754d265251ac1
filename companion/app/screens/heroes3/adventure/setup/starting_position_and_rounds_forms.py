"""What everybody begins with, and what the rounds bring: resources, production, units, buildings, limit, events."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.setup_draft import (
    BUILDINGS,
    MOST_RESOURCES,
    MOST_ROUNDS,
    TIER_UNITS,
    EventDraft,
)
from companion.app.models.heroes3.adventure.setup_model import AdventureSetupModel
from companion.app.models.heroes3.unit_and_card_search import list_faction_units
from companion.app.screens.heroes3.adventure.card_and_unit_pickers import taken_chips
from companion.app.screens.heroes3.adventure.form_parts import (
    explanation_text,
    form_number_row,
    form_resource_row,
    form_section,
    subheading,
)
from companion.app.screens.heroes3.adventure.shared_rows import SIGNS, switch_chip
from companion.app.screens.heroes3.adventure.table_text_and_help import rule_term_help, unit_help
from companion.app.ui import OpenHelp, Ui
from companion.games.heroes3.adventure.content.towns import require_town
from companion.games.heroes3.adventure.refusals import purse_text
from companion.games.heroes3.cards.unit_cards import load_units
from companion.library.translations import MessageCatalogue, capitalize_first_letter

BUILDING_ENTRIES = ("city-hall", "citadel", "mage-guild")
"""Buildings of every town, which have an entry of their own."""
_LONGEST = 200


def starting_position_form(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    """Resources, production, units and buildings: in one glance, and unfolded to be changed."""
    draft = model.draft
    unfolded = "start" in model.open or (model.scenario is not None and not model.known)
    amounts = ui.words("h3s-set-start-sum", resources=purse_text(draft.resources), income=purse_text(draft.income))
    units = _listed(ui, starting_unit_name, draft.units)
    buildings = _listed(ui, starting_building_name, draft.buildings)
    parts: list[ft.Control] = [
        explanation_text(ui, capitalize_first_letter(amounts)),
        explanation_text(ui, ui.words("h3s-set-start-army", units=units, buildings=buildings)),
    ]
    if model.scenario is None:
        parts.append(ui.caption(ui.words("h3s-set-start-ours"), size=14))
    more = ui.words("h3s-set-less" if unfolded else "h3s-set-change-start")
    parts.append(ui.unfold_button(more, partial(model.unfold, "start"), "unfold-start", unfolded))
    if unfolded:
        parts += [
            subheading(ui, ui.words("h3s-set-resources"), "resources"),
            *(_amount(ui, model, "resources", resource) for resource in SIGNS),
            subheading(ui, ui.words("h3s-set-income"), "income"),
            *(_amount(ui, model, "income", resource) for resource in SIGNS),
            subheading(ui, ui.words("h3s-set-units"), "starting-units"),
            *_units(ui, model),
            subheading(ui, ui.words("h3s-set-buildings"), "building"),
            ui.chip_row([_building(ui, model, building) for building in BUILDINGS], targets=True),
        ]
    return form_section(ui, "coin", ui.words("h3s-set-start"), parts, "start-panel", ui.rule_help("heroes3 12"))


def _amount(ui: Ui, model: AdventureSetupModel, what: str, resource: str) -> ft.Control:
    amount = getattr(model.draft, what).amounts()[resource]
    step = partial(model.step, what, resource)
    return form_resource_row(ui, resource, amount, step, f"{what}-{resource}", MOST_RESOURCES)


def _units(ui: Ui, model: AdventureSetupModel) -> list[ft.Control]:
    """The starting units; those of a tier are of each player's own choice."""
    draft = model.draft
    taken = [(starting_unit_name(ui.words, unit), _unit_about(ui, unit)) for unit in draft.units]
    chips = taken_chips(ui, taken, model.drop_unit, "start-unit")
    add = list(TIER_UNITS)
    if len(draft.seats) == 1 and draft.seats[0].faction:
        few = [side.key for side in list_faction_units(draft.seats[0].faction)]
        add += [key for unit in few for key in (unit, unit.replace("/few", "/pack"))]
    more = [
        ui.tappable_chip(
            starting_unit_name(ui.words, unit),
            partial(model.add_unit, unit),
            symbol="plus",
            name=f"add-unit-{unit}",
            label=ui.words("h3s-set-add", name=starting_unit_name(ui.words, unit)),
            about=_unit_about(ui, unit),
        )
        for unit in add
    ]
    return [
        *(chips or [explanation_text(ui, ui.words("h3s-set-no-units"))]),
        ui.caption(ui.words("h3s-set-add-unit")),
        ui.chip_row(more, targets=True),
    ]


def _unit_about(ui: Ui, unit: str) -> OpenHelp:
    """The page of a starting unit; of one that each player chooses, what tiers are."""
    named = unit.partition("/")[0]
    return rule_term_help(ui, "tiers") if named in load_units().file.tiers else unit_help(ui, named)


def starting_unit_name(words: MessageCatalogue, unit: str) -> str:
    """A starting unit: one of a tier that each player chooses, or a card by name."""
    tier, _, side = unit.partition("/")
    shown = words.name(load_units().file.sides[side]) if side else ""
    if tier in load_units().file.tiers:
        return words("h3s-set-tier-unit", tier=load_units().file.tiers[tier], side=shown)
    name = words.name(load_units().by_key[unit].name)
    return words("h3s-set-named-unit", name=name, side=shown) if side else name


def _listed(ui: Ui, name: Callable[[MessageCatalogue, str], str], chosen: tuple[str, ...]) -> str:
    return ", ".join(name(ui.words, each) for each in chosen) or ui.words("h3s-set-none")


def _building(ui: Ui, model: AdventureSetupModel, building: str) -> ft.Control:
    said = starting_building_name(ui.words, building)
    switch = partial(model.switch_building, building)
    about = rule_term_help(ui, building if building in BUILDING_ENTRIES else "building")
    return switch_chip(ui, said, switch, building in model.draft.buildings, f"start-building-{building}", about)


def starting_building_name(words: MessageCatalogue, building: str) -> str:
    """A building that every faction has, or the dwelling of a tier."""
    if building in load_units().file.tiers:
        return words("h3s-set-dwelling", tier=load_units().file.tiers[building])
    return words.name(require_town("castle").of_kind(building).name)


# --- the rounds ------------------------------------------------------------------------------------


def rounds_and_events_form(ui: Ui, model: AdventureSetupModel) -> ft.Control:
    """The limit of rounds, what happens in which of them, and when somebody has won."""
    draft = model.draft
    parts: list[ft.Control] = []
    if model.scenario is None:
        said = ui.words("h3s-set-title")
        parts.append(
            ui.text_field(said, draft.title, lambda typed: model.put(title=typed), name="title", max_length=60)
        )
    ends = ui.rule_help("heroes3 12")
    parts += [
        form_number_row(
            ui,
            ui.words("h3s-set-rounds"),
            draft.rounds,
            model.step_rounds,
            "rounds",
            about=ends,
            most=MOST_ROUNDS,
            shown=None if draft.rounds else "–",
        ),
        ui.text_field(
            ui.words("h3s-set-victory"),
            draft.victory,
            lambda typed: model.put(victory=typed),
            name="victory",
            lines=2,
            max_length=_LONGEST,
            helper=ui.words("h3s-set-victory-how"),
        ),
    ]
    parts += [_event(ui, model, place, event) for place, event in enumerate(draft.events)]
    parts.append(ui.button(ui.words("h3s-set-add-event"), model.add_event, symbol="plus", name="add-event", height=48))
    return form_section(ui, "hourglass", ui.words("h3s-set-course"), parts, "rounds-panel", ends)


def _event(ui: Ui, model: AdventureSetupModel, place: int, event: EventDraft) -> ft.Control:
    said = ui.words("h3s-set-drop-event", round=event.round)
    act = partial(model.drop_event, place)
    drop = ui.icon_button("close", said, act, name=f"drop-event-{place}", bare=True)

    def step(by: int) -> None:
        model.change_event(place, by=by)

    said, name = ui.words("h3s-set-event-round"), f"event-round-{place}"
    when = form_number_row(ui, said, event.round, step, name, least=1, most=MOST_ROUNDS)
    what = ui.text_field(
        ui.words("h3s-set-event-text"),
        event.text,
        lambda typed: model.change_event(place, text=typed),
        name=f"event-{place}",
        lines=2,
        max_length=_LONGEST,
    )
    rows = [ft.Row([ft.Container(when, expand=True), drop], spacing=4), what]
    return ft.Column(rows, spacing=6, key=f"event-{place}", horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
