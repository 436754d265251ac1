"""What everybody begins with, and what the rounds bring: resources, production, units, buildings, limit, events."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.buttons import icon_button, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.kit.words import caption
from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.heroes3.finding import faction_units
from companion.app.models.heroes3.sheet_draft import (
    BUILDINGS,
    MOST_RESOURCES,
    MOST_ROUNDS,
    TIER_UNITS,
    EventDraft,
)
from companion.app.models.heroes3.sheet_laying import SheetLaying
from companion.app.screens.heroes3.sheet.setup_parts import fold, number, plain, section, subheading
from companion.app.screens.heroes3.sheet.speech import RESOURCE_ENTRIES, unit_about, word_about
from companion.app.theme import Look
from companion.games.heroes3.evening.refusals import told
from companion.games.heroes3.evening.tables import tables
from companion.games.heroes3.evening.towns import town
from companion.games.heroes3.units import units
from companion.library.words import Catalogue, capital

BUILDING_ENTRIES = ("city-hall", "citadel", "mage-guild")
"""Buildings of every town, which have an entry of their own."""
SIGNS: dict[str, Icon] = {"gold": "coin", "materials": "cubes", "valuables": "gem"}
_LONGEST = 200


def start(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    """Resources, production, units and buildings: in one glance, and unfolded to be changed."""
    words, draft = guest.words, laying.draft
    unfolded = "start" in laying.open or (laying.scenario is not None and not laying.known)
    parts: list[ft.Control] = [
        plain(look, capital(words("h3s-set-start-sum", resources=told(draft.resources), income=told(draft.income)))),
        plain(look, words("h3s-set-start-army", units=_names(words, draft.units), buildings=_built(words, laying))),
    ]
    if laying.scenario is None:
        parts.append(caption(look, words("h3s-set-start-ours"), size=14))
    more = words("h3s-set-less") if unfolded else words("h3s-set-change-start")
    parts.append(fold(look, more, partial(laying.unfold, "start"), "unfold-start", unfolded))
    if unfolded:
        parts += [
            subheading(look, words("h3s-set-resources"), word_about(guest, "resources")),
            *(_amount(look, guest, laying, "resources", resource) for resource in SIGNS),
            subheading(look, words("h3s-set-income"), word_about(guest, "income")),
            *(_amount(look, guest, laying, "income", resource) for resource in SIGNS),
            subheading(look, words("h3s-set-units"), word_about(guest, "starting-units")),
            *_units(look, guest, laying),
            subheading(look, words("h3s-set-buildings"), word_about(guest, "building")),
            chips(look, [_building(look, guest, laying, building) for building in BUILDINGS], targets=True),
        ]
    return section(look, "coin", words("h3s-set-start"), parts, "start-panel", about.rule(guest, "heroes3 12"))


def _amount(look: Look, guest: Guest, laying: SheetLaying, what: str, resource: str) -> ft.Control:
    amount = getattr(laying.draft, what).amounts()[resource]
    return number(
        look, guest.words.name(tables().resources[resource]), amount, partial(laying.step, what, resource),
        f"{what}-{resource}", least=amount <= 0, most=amount >= MOST_RESOURCES, symbol=SIGNS[resource],
        about=word_about(guest, RESOURCE_ENTRIES[resource]),
    )  # fmt: skip


def _units(look: Look, guest: Guest, laying: SheetLaying) -> list[ft.Control]:
    """The starting units; those of a tier are of each player's own choice."""
    words, draft = guest.words, laying.draft
    taken = [
        tap_chip(look, unit_name(words, unit), partial(laying.drop_unit, place), selected=True, symbol="close",
                 label=words("h3s-set-drop", name=unit_name(words, unit)), name=f"start-unit-{place}",
                 about=_unit_about(guest, unit))
        for place, unit in enumerate(draft.units)
    ]  # fmt: skip
    add = list(TIER_UNITS)
    if len(draft.seats) == 1 and draft.seats[0].faction:
        few = [side.key for side in faction_units(draft.seats[0].faction)]
        add += [key for unit in few for key in (unit, unit.replace("/few", "/pack"))]
    more = [
        tap_chip(look, unit_name(words, unit), partial(laying.add_unit, unit), symbol="plus", name=f"add-unit-{unit}",
                 label=words("h3s-set-add", name=unit_name(words, unit)), about=_unit_about(guest, unit))
        for unit in add
    ]  # fmt: skip
    return [
        *([chips(look, taken, targets=True)] if taken else [plain(look, words("h3s-set-no-units"))]),
        caption(look, words("h3s-set-add-unit")),
        chips(look, more, targets=True),
    ]


def _unit_about(guest: Guest, unit: str) -> About:
    """The page of a starting unit; of one that each player chooses, what tiers are."""
    named = unit.partition("/")[0]
    return word_about(guest, "tiers") if named in units().file.tiers else unit_about(guest, named)


def unit_name(words: Catalogue, unit: str) -> str:
    """A starting unit: one of a tier that each player chooses, or a card by name."""
    tier, _, side = unit.partition("/")
    shown = words.name(units().file.sides[side]) if side else ""
    if tier in units().file.tiers:
        return words("h3s-set-tier-unit", tier=units().file.tiers[tier], side=shown)
    name = words.name(units().by_key[unit].name)
    return words("h3s-set-named-unit", name=name, side=shown) if side else name


def _names(words: Catalogue, chosen: tuple[str, ...]) -> str:
    return ", ".join(unit_name(words, unit) for unit in chosen) or words("h3s-set-none")


def _building(look: Look, guest: Guest, laying: SheetLaying, building: str) -> ft.Control:
    on = building in laying.draft.buildings
    return tap_chip(look, building_name(guest.words, building), partial(laying.switch_building, building), selected=on,
                    symbol="check" if on else None, name=f"start-building-{building}",
                    about=word_about(guest, building if building in BUILDING_ENTRIES else "building"))  # fmt: skip


def building_name(words: Catalogue, building: str) -> str:
    """A building that every faction has, or the dwelling of a tier."""
    if building in units().file.tiers:
        return words("h3s-set-dwelling", tier=units().file.tiers[building])
    return words.name(town("castle").of_kind(building).name)


def _built(words: Catalogue, laying: SheetLaying) -> str:
    return ", ".join(building_name(words, b) for b in laying.draft.buildings) or words("h3s-set-none")


# --- the rounds ------------------------------------------------------------------------------------


def rounds(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    """The limit of rounds, what happens in which of them, and when somebody has won."""
    words, draft = guest.words, laying.draft
    parts: list[ft.Control] = []
    if laying.scenario is None:
        parts.append(
            field(look, words("h3s-set-title"), draft.title, lambda typed: laying.put(title=typed), name="title",
                  max_length=60)
        )  # fmt: skip
    shown, ends = draft.rounds or "–", about.rule(guest, "heroes3 12")
    parts += [
        number(look, words("h3s-set-rounds"), shown, laying.step_rounds, "rounds", least=draft.rounds <= 0,
               most=draft.rounds >= MOST_ROUNDS, about=ends),
        field(look, words("h3s-set-victory"), draft.victory, lambda typed: laying.put(victory=typed), name="victory",
              lines=2, max_length=_LONGEST, helper=words("h3s-set-victory-how")),
    ]  # fmt: skip
    parts += [_event(look, guest, laying, place, event) for place, event in enumerate(draft.events)]
    parts.append(quiet(look, words("h3s-set-add-event"), laying.add_event, symbol="plus", name="add-event", height=48))
    return section(look, "hourglass", words("h3s-set-course"), parts, "rounds-panel", ends)


def _event(look: Look, guest: Guest, laying: SheetLaying, place: int, event: EventDraft) -> ft.Control:
    words = guest.words
    drop = icon_button(look, "close", words("h3s-set-drop-event", round=event.round), partial(laying.drop_event, place),
                       name=f"drop-event-{place}", bare=True)  # fmt: skip
    said = words("h3s-set-event-round")
    when = number(look, said, event.round, lambda by: laying.change_event(place, by=by), f"event-round-{place}",
                  least=event.round <= 1, most=event.round >= MOST_ROUNDS)  # fmt: skip
    what = field(look, words("h3s-set-event-text"), event.text, lambda typed: laying.change_event(place, text=typed),
                 name=f"event-{place}", lines=2, max_length=_LONGEST)  # fmt: skip
    rows = [ft.Row([ft.Container(when, expand=True), drop], spacing=4), what]
    return ft.Column(rows, spacing=6, key=f"event-{place}", horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
