"""The words about an evening: names of units, cards, heroes and places, amounts, and what things are about."""

from __future__ import annotations

from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.ui import OpenHelp, Ui
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import require_hero
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.content.reference_tables import get_reference_tables
from companion.games.heroes3.adventure.effects import effect_origins
from companion.games.heroes3.adventure.players import ai_heroes
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import TooDear, purse_text
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.rules.round_calendar import round_kind
from companion.games.heroes3.adventure.rules.trade_calculator import TradePlan
from companion.games.heroes3.adventure.setup_data import GAME, PlayerSetup
from companion.games.heroes3.adventure.state import AdventureState, PlayerState, Unit
from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name as name_of_card
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import FACTIONS, NAVAL, Side, load_units
from companion.kernel.refusals import Refused
from companion.library.translations import MessageCatalogue, capitalize_first_letter

RESOURCES = ("gold", "materials", "valuables")
RESOURCE_ENTRIES = {"gold": "gold", "materials": "building-materials", "valuables": "valuables"}
_CATALOGUE = ("building", "place", "astrologers", "event", "hero", "machine")
"""Kinds of sources that the library has a page of its own for."""


def table_title(words: MessageCatalogue, state: AdventureState) -> str:
    """What is played: the scenario, or the mode."""
    body = state.layout.body
    return words.name(body.title) if body.title else words("h3s-ui-mode", mode=body.mode)


def round_and_turn_text(words: MessageCatalogue, state: AdventureState) -> str:
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


def player_faction_and_hero_text(words: MessageCatalogue, chair: PlayerSetup) -> str:
    """A player's faction and hero."""
    return f"{words.name(load_units().group_name(chair.faction))} · {words.name(require_hero(chair.hero).name)}"


def resources_text(words: MessageCatalogue, purse: Purse) -> str:
    """Resources in words, only what there is."""
    return words.say(purse_text(purse))


def missing_requirement_text(words: MessageCatalogue, refusal: Refused) -> str:
    """What is missing for a building or a unit, in a few words; what holds for all of them is said elsewhere."""
    if isinstance(refusal, TooDear):
        return words("h3s-ui-lacks", amount=resources_text(words, refusal.missing))
    args = refusal.message.args
    first = next((args[wanted] for wanted in ("first", "dwelling", "citadel") if wanted in args), None)
    return "" if first is None else words("h3s-ui-first", first=first)


def resource_name(words: MessageCatalogue, resource: str) -> str:
    """Gold, building materials or valuables."""
    return words.name(get_reference_tables().resources[resource])


def trade_lines(words: MessageCatalogue, plan: TradePlan) -> list[str]:
    """The trades of a plan, one after the other."""
    return [
        words("h3s-ui-trade-line", give=resources_text(words, trade.paid), get=resources_text(words, trade.gained))
        for trade in plan.trades
    ]


def get_unit_card_side(unit: Unit) -> Side:
    """The card of the unit deck as it lies."""
    return load_units().by_key[unit.side]


def unit_name(words: MessageCatalogue, unit: Unit) -> str:
    """A unit with its side where the card has two."""
    side = get_unit_card_side(unit)
    name = words.name(side.name)
    return words("h3a-unit-side", name=name, side=side.side) if side.side in ("few", "pack") else name


def card_name(words: MessageCatalogue, card: str) -> str:
    """A card by its id; a Specialty by hero and level."""
    found = load_cards().by_id.get(card)
    if found is not None:
        return words.name(name_of_card(found))
    machine = load_cards().machines.get(card)
    return words.name(machine.name) if machine is not None else card


def flagged_place_name(words: MessageCatalogue, state: AdventureState, flag: FlaggedField) -> str:
    """A flagged field, with the resource that was chosen there, or whose Town it is."""
    name = words.name(get_map_content().place(flag.place).name)
    if not flag.chosen:
        return name
    chair = state.layout.chairs.get(flag.chosen)
    return f"{name} · {chair.name if chair is not None else resource_name(words, flag.chosen)}"


def effect_source_name(words: MessageCatalogue, source: str) -> str:
    """What something comes from: a building, a place, a card, a level."""
    return words("h3s-ui-source", source=effect_origins.origin_name(source))


# --- what opens when it is held -------------------------------------------------------------------


def rule_help(ui: Ui, rule: str) -> OpenHelp | None:
    """The paragraph of a rule, `6` or `heroes3 6`."""
    return ui.rule_help(rule if rule.startswith("heroes3") or not rule else f"heroes3 {rule}")


def effect_source_help(ui: Ui, source: str) -> OpenHelp | None:
    """The page of what something comes from; where there is none, the paragraph that tells of it."""
    kind, _, name = source.partition(":")
    if kind in _CATALOGUE and name:
        return ui.card_help(f"{GAME}.{kind}-{name.replace(':', '-')}")
    if kind == "card" and name in load_cards().by_id:
        return card_help(ui, name)
    return rule_help(ui, effect_origins.origin_rule_number(source))


def building_help(ui: Ui, faction: str, building: str) -> OpenHelp:
    """The page of a building."""
    return ui.card_help(f"{GAME}.building-{faction}-{building}", f"{GAME}.building")


def unit_help(ui: Ui, unit: Unit | str) -> OpenHelp:
    """The page of a unit."""
    key = unit.unit if isinstance(unit, Unit) else unit
    group, _, name = key.partition(":")
    return ui.card_help(f"{GAME}.{group}-{name}", f"{GAME}.unit")


def card_help(ui: Ui, card: str) -> OpenHelp:
    """The page of a card."""
    found = load_cards().by_id.get(card)
    kind = found.kind if found is not None else "machine"
    return ui.card_help(f"{GAME}.{kind}-{card}", f"{GAME}.your-deck")


def place_help(ui: Ui, place: str) -> OpenHelp:
    """The page of a place."""
    return ui.card_help(f"{GAME}.place-{place}", f"{GAME}.field")


def game_box_help(ui: Ui, box: str) -> OpenHelp | None:
    """What a box brings: a faction, or combats at sea; the core game brings everything."""
    return rule_term_help(ui, "naval-board" if box == NAVAL else "faction") if box in (*FACTIONS, NAVAL) else None


def hero_help(ui: Ui, model: AdventureTableModel, seat: str) -> OpenHelp:
    """The page of a player's hero."""
    return ui.card_help(f"{GAME}.hero-{model.chair(seat).hero}", f"{GAME}.hero")


def rule_term_help(ui: Ui, entry: str) -> OpenHelp:
    """An entry of the rules of this game."""
    return ui.entry_help(f"{GAME}.{entry}")


def entry_help_or_none(ui: Ui, entry: str) -> OpenHelp | None:
    """An entry of the rules, where one is given."""
    return rule_term_help(ui, entry) if entry else None


def morale_text(words: MessageCatalogue, state: AdventureState, mine: PlayerState) -> str:
    """The token, or how many morale cards lie by the hero."""
    if state.layout.morale_cards:
        return words("h3s-ui-morale-cards", morale=mine.morale, count=mine.morale_cards)
    return words("h3s-ui-morale", morale=mine.morale)


def ai_hero_status_text(ui: Ui, model: AdventureTableModel, which: str, moves: str = "moves") -> str:
    """An AI hero in a line: beaten, on the move with so much left (`next` leaves that out), or waiting."""
    now = model.state.ai[which]
    name = ai_heroes.ai_hero_name(model.state.layout.ai[which])
    state = "beaten" if now.beaten else moves if model.state.table.phase == "ai" else "waits"
    return capitalize_first_letter(ui.words("h3s-set-ai-line", name=name, movement=now.movement, state=state))
