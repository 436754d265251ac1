"""The words about an evening: names of units, cards, heroes and places, amounts, and what things are about."""

from __future__ import annotations

from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.games.heroes3.cards import cards
from companion.games.heroes3.evening.calendar import round_kind
from companion.games.heroes3.evening.heroes import hero
from companion.games.heroes3.evening.income import Flag
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import TooDear, told
from companion.games.heroes3.evening.tables import tables
from companion.games.heroes3.finding import card_name as name_of_card
from companion.games.heroes3.sheet import ai_heroes, sources
from companion.games.heroes3.sheet.setup import GAME, Chair
from companion.games.heroes3.sheet.state import Sheet, SheetState, Unit
from companion.games.heroes3.units import FACTIONS, NAVAL, Side, units
from companion.kernel.refusals import Refused
from companion.library.words import Catalogue, capital

RESOURCES = ("gold", "materials", "valuables")
RESOURCE_ENTRIES = {"gold": "gold", "materials": "building-materials", "valuables": "valuables"}
_CATALOGUE = ("building", "place", "astrologers", "event", "hero", "machine")
"""Kinds of sources that the library has a page of its own for."""


def table_title(words: Catalogue, state: SheetState) -> str:
    """What is played: the scenario, or the mode."""
    body = state.layout.body
    return words.name(body.title) if body.title else words("h3s-ui-mode", mode=body.mode)


def table_now(words: Catalogue, state: SheetState) -> str:
    """Where the evening is: the round, its kind, and whose turn it is."""
    table = state.table
    if state.ended:
        return words("h3s-ui-over")
    if table.phase == "opening":
        return words("h3s-ui-opening")
    kind = round_kind(table.round)
    limit = state.layout.body.rounds
    said = words("h3s-ui-round", round=table.round, limit=limit, kind=kind)
    if state.active:
        return f"{said} · {words('h3s-ui-turn', name=state.layout.names(state.active))}"
    return said


def chair_about(words: Catalogue, chair: Chair) -> str:
    """A player's faction and hero."""
    return f"{words.name(units().group_name(chair.faction))} · {words.name(hero(chair.hero).name)}"


def amount(words: Catalogue, purse: Purse) -> str:
    """Resources in words, only what there is."""
    return words.say(told(purse))


def lacks(words: Catalogue, refusal: Refused) -> str:
    """What is missing for a building or a unit, in a few words; what holds for all of them is said elsewhere."""
    if isinstance(refusal, TooDear):
        return words("h3s-ui-lacks", amount=amount(words, refusal.missing))
    args = refusal.message.args
    first = next((args[wanted] for wanted in ("first", "dwelling", "citadel") if wanted in args), None)
    return "" if first is None else words("h3s-ui-first", first=first)


def resource_name(words: Catalogue, resource: str) -> str:
    """Gold, building materials or valuables."""
    return words.name(tables().resources[resource])


def unit_side(unit: Unit) -> Side:
    """The card of the unit deck as it lies."""
    return units().by_key[unit.side]


def unit_name(words: Catalogue, unit: Unit) -> str:
    """A unit with its side where the card has two."""
    side = unit_side(unit)
    name = words.name(side.name)
    return words("h3a-unit-side", name=name, side=side.side) if side.side in ("few", "pack") else name


def card_name(words: Catalogue, card: str) -> str:
    """A card by its id; a Specialty by hero and level."""
    found = cards().by_id.get(card)
    if found is not None:
        return words.name(name_of_card(found))
    machine = cards().machines.get(card)
    return words.name(machine.name) if machine is not None else card


def place_name(words: Catalogue, state: SheetState, flag: Flag) -> str:
    """A flagged field, with the resource that was chosen there, or whose Town it is."""
    name = words.name(places().place(flag.place).name)
    if not flag.chosen:
        return name
    chair = state.layout.chairs.get(flag.chosen)
    return f"{name} · {chair.name if chair is not None else resource_name(words, flag.chosen)}"


def source_name(words: Catalogue, source: str) -> str:
    """What something comes from: a building, a place, a card, a level."""
    return words("h3s-ui-source", source=sources.name(source))


# --- what opens when it is held -------------------------------------------------------------------


def rule_about(guest: Guest, rule: str) -> About | None:
    """The paragraph of a rule, `6` or `heroes3 6`."""
    return about.rule(guest, rule if rule.startswith("heroes3") or not rule else f"heroes3 {rule}")


def source_about(guest: Guest, source: str) -> About | None:
    """The page of what something comes from; where there is none, the paragraph that tells of it."""
    kind, _, name = source.partition(":")
    if kind in _CATALOGUE and name:
        return about.card(guest, f"{GAME}.{kind}-{name.replace(':', '-')}")
    if kind == "card" and name in cards().by_id:
        return card_about(guest, name)
    return rule_about(guest, sources.rule(source))


def building_about(guest: Guest, faction: str, building: str) -> About:
    """The page of a building."""
    return about.card(guest, f"{GAME}.building-{faction}-{building}", f"{GAME}.building")


def unit_about(guest: Guest, unit: Unit | str) -> About:
    """The page of a unit."""
    key = unit.unit if isinstance(unit, Unit) else unit
    group, _, name = key.partition(":")
    return about.card(guest, f"{GAME}.{group}-{name}", f"{GAME}.unit")


def card_about(guest: Guest, card: str) -> About:
    """The page of a card."""
    found = cards().by_id.get(card)
    kind = found.kind if found is not None else "machine"
    return about.card(guest, f"{GAME}.{kind}-{card}", f"{GAME}.your-deck")


def place_about(guest: Guest, place: str) -> About:
    """The page of a place."""
    return about.card(guest, f"{GAME}.place-{place}", f"{GAME}.field")


def box_about(guest: Guest, box: str) -> About | None:
    """What a box brings: a faction, or combats at sea; the core game brings everything."""
    return word_about(guest, "naval-board" if box == NAVAL else "faction") if box in (*FACTIONS, NAVAL) else None


def hero_about(guest: Guest, evening: SheetEvening, seat: str) -> About:
    """The page of a player's hero."""
    return about.card(guest, f"{GAME}.hero-{evening.chair(seat).hero}", f"{GAME}.hero")


def word_about(guest: Guest, entry: str) -> About:
    """An entry of the rules of this game."""
    return about.entry(guest, f"{GAME}.{entry}")


def morale_words(words: Catalogue, state: SheetState, mine: Sheet) -> str:
    """The token, or how many morale cards lie by the hero."""
    if state.layout.morale_cards:
        return words("h3s-ui-morale-cards", morale=mine.morale, count=mine.morale_cards)
    return words("h3s-ui-morale", morale=mine.morale)


def ai_line(guest: Guest, evening: SheetEvening, which: str, moves: str = "moves") -> str:
    """An AI hero in a line: beaten, on the move with so much left (`next` leaves that out), or waiting."""
    now = evening.state.ai[which]
    return capital(
        guest.words("h3s-set-ai-line", name=ai_heroes.name(evening.state.layout.ai[which]), movement=now.movement,
                    state="beaten" if now.beaten else moves if evening.state.table.phase == "ai" else "waits")
    )  # fmt: skip
