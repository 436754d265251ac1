"""A town board: what stands, what can be built now, what it costs, and what is missing for the others."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chip
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import BuildingOpen
from companion.app.screens.heroes3.sheet.parts import columns, line, nothing, price, section, told_line
from companion.app.screens.heroes3.sheet.speech import amount, building_about, lacks, rule_about, word_about
from companion.app.screens.heroes3.sheet.treasury import Tokens
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.catalogue_labels import deed_lines
from companion.games.heroes3.evening.towns import Building
from companion.games.heroes3.sheet import acts, looking
from companion.kernel.refusals import Refused

KINDS: dict[str, Icon] = {
    "city-hall": "coin", "citadel": "shield", "mage-guild": "book", "dwelling": "people", "special": "star",
}  # fmt: skip


@part
def TownPanel(look: Look, guest: Guest, evening: SheetEvening, wide: bool) -> ft.Control:
    """The eight buildings; a tap opens what a building costs and brings."""
    use_watch(evening, lambda e: (e.length, e.seat))
    words, seat = guest.words, evening.seat
    town, mine = looking.town(evening.state, seat), evening.sheet
    can = looking.buildable(evening.state, seat)
    order = sorted(town.buildings.values(), key=lambda b: _rank(b, can.get(b.id), b.id in mine.built))
    lines = [_building(look, guest, evening, building, can.get(building.id)) for building in order]
    body: list[ft.Control] = [Tokens(look, guest, evening), columns(lines, 2 if wide else 1)]
    offers = looking.uses(evening.state, seat)
    if offers:
        body += [
            quiet(
                look, words("h3s-ui-use", building=building.name), partial(evening.do, acts.Use(seat, building.id)),
                symbol="bolt", name=f"use-{building.id}", height=52, disabled=refusal is not None,
                on_long_press=building_about(guest, building.faction, building.id),
            )
            for building, _, refusal in offers
        ]  # fmt: skip
    closed = looking.town_closed(evening.state) or looking.mid_action(evening.state)
    if closed is not None and not evening.state.ended:
        body.insert(0, told_line(look, "hourglass", words.say(closed.message), about=rule_about(guest, closed.rule)))
    if not mine.town:
        body.insert(0, nothing(look, words("h3s-ui-town-lost")))
    aside = chip(look, words("h3s-ui-built", count=len(mine.built), all=len(town.buildings)), symbol="castle")
    return section(look, words("h3s-ui-town"), body, about=word_about(guest, "town-board"), aside=aside, name="town")


def _rank(building: Building, refusal: Refused | None, built: bool) -> int:
    """What can be built now comes first, what stands last."""
    return 2 if built else 1 if refusal is not None else 0


def _building(
    look: Look, guest: Guest, evening: SheetEvening, building: Building, refusal: Refused | None
) -> ft.Control:
    words, mine = guest.words, evening.sheet
    built = building.id in mine.built
    state = "built" if built else "now" if refusal is None else "later"
    below = "" if built or refusal is None else lacks(words, refusal)
    below = below or brings(guest, building)
    missing = None if built else mine.purse.missing(building.cost)
    cubes = mine.cubes.get(building.id, 0)
    end: ft.Control = price(look, words, building.cost, missing, silent=True)
    if built:
        end = chip(look, f"×{cubes}", symbol="token") if cubes else icon("check", look.heal, 24)
    label = words(
        "h3s-ui-building-aloud", name=building.name, state=state, cost=amount(words, building.cost), below=below
    )
    colour = look.heal if built else look.action if refusal is None else look.muted
    return line(
        look, words.name(building.name), below, partial(evening.show, BuildingOpen(evening.seat, building.id)),
        name=f"building-{building.id}", sign=icon(KINDS.get(building.kind, "castle"), colour, 24), end=end,
        about=building_about(guest, building.faction, building.id), label=label, faded=state == "later",
        bright=state == "now",
    )  # fmt: skip


def brings(guest: Guest, building: Building) -> str:
    """What a building brings, in a few short sentences."""
    return " ".join(deed_lines(building.deeds, building.tell, guest.words))
