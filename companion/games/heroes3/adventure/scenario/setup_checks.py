"""Checks that a game can be played as it is set up. heroes3 12."""

from __future__ import annotations

from collections.abc import Iterable

from companion.games.heroes3.adventure.content import scenarios
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import require_hero
from companion.games.heroes3.adventure.content.towns import DWELLINGS, require_town
from companion.games.heroes3.adventure.setup_data import AdventureSetup, PlayerSetup, StartingPosition
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.games.heroes3.combat.model.refusals import Forbidden, TooMany
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS
from companion.kernel.refusals import Malformed, Unknown

PLAYERS = {"clash": (2, 6), "alliance": (3, 6), "cooperative": (1, 6), "campaign": (1, 1), "tournament": (2, 2)}
"""How many people a mode is for. The book names 2 or 3 for Clash and 4 for an Alliance; fan scenarios go further."""
TEAMS = 2
FACES = ("few", "pack")
AI_CARDS = ("might", "magic", "skill")
"""The types of AI cards. heroes3 13.4."""
KINDS = (*DWELLINGS, "city-hall", "citadel", "mage-guild")
"""How scenarios name buildings."""


class InvalidSetup(Forbidden):
    """These players cannot play this together."""


def check_setup(body: AdventureSetup) -> None:
    """Refuse what cannot be played, with the first thing that does not fit."""
    _check_names(body.players)
    _check_numbers(body)
    _check_players(body)
    _check_teams(body)
    for chair in body.players:
        _check_chair(body, chair)
    _check_start(body.start)
    for rule in body.rules:
        if rule not in scenarios.get_scenario_content().rules:
            raise Unknown("h3s-tb-no-rule", found=rule, options=list(scenarios.get_scenario_content().rules))
    _check_ai(body)


def is_unit_left_to_player(unit: str) -> bool:
    """Whether a starting unit is one of the player's choice: `bronze/pack`."""
    return unit.partition("/")[0] in DWELLINGS


# --- players -------------------------------------------------------------------------------------


def _check_names(players: tuple[PlayerSetup, ...]) -> None:
    for names, field in (([chair.id for chair in players], "id"), ([chair.name for chair in players], "name")):
        for name in names:
            if not name or names.count(name) > 1:
                raise Malformed("h3s-tb-names", field=field, found=name)


def _check_players(body: AdventureSetup) -> None:
    least, most = PLAYERS[body.mode]
    if body.scenario:
        known = scenarios.require_scenario(body.scenario)
        if known.mode not in (body.mode, "unknown"):
            mode = scenarios.get_scenario_content().modes[known.mode]
            raise InvalidSetup("h3s-tb-other-mode", "12", scenario=known.name, mode=mode)
        least, most = (min(known.players), max(known.players)) if known.players else (least, most)
    if not least <= len(body.players) <= most:
        count = "other" if least < most else "one" if most == 1 else "same"
        raise InvalidSetup("h3s-tb-players", "12", found=len(body.players), least=least, most=most, count=count)
    for chosen, what in ((_factions(body), "faction"), ([chair.hero for chair in body.players], "hero")):
        for one in chosen:
            if chosen.count(one) > 1:
                raise InvalidSetup("h3s-tb-twice", "12", what=what, found=one)


def _factions(body: AdventureSetup) -> list[str]:
    return [chair.faction for chair in body.players]


def _check_teams(body: AdventureSetup) -> None:
    teams = {chair.team for chair in body.players}
    if body.mode == "alliance" and (len(teams) != TEAMS or "" in teams):
        raise InvalidSetup("h3s-tb-teams", "12", count=TEAMS)


def _check_chair(body: AdventureSetup, chair: PlayerSetup) -> None:
    require_town(chair.faction)
    board = require_hero(chair.hero)
    if board.faction != chair.faction:
        of, wanted = load_units().group_name(board.faction), load_units().group_name(chair.faction)
        raise InvalidSetup("h3s-tb-wrong-hero", "3", hero=board.name, faction=of, wanted=wanted)
    for box in (load_units().file.groups[chair.faction].box, board.box):
        if box not in body.boxes:
            raise InvalidSetup("h3s-tb-no-box", "12", name=chair.name, box=_box(box))
    if body.scenario:
        known = scenarios.require_scenario(body.scenario)
        for wanted_ones, found in ((known.factions, chair.faction), (known.heroes, chair.hero)):
            if wanted_ones and found not in wanted_ones:
                raise InvalidSetup(
                    "h3s-tb-not-there", "12", scenario=known.name, found=found, options=list(wanted_ones)
                )
    if chair.carried is not None:
        for card in chair.carried.cards:
            if card not in load_cards().by_id:
                raise Unknown("h3s-tb-no-card", found=card)
        _check_units(chair.carried.units)


def _box(box: str) -> dict[str, str]:
    return load_units().file.boxes.get(box, {"en": box})


# --- what the scenario brings --------------------------------------------------------------------


def _check_numbers(body: AdventureSetup) -> None:
    purses = {"start.resources": body.start.resources, "start.income": body.start.income}
    purses |= {f"carried.{chair.id}": chair.carried.resources for chair in body.players if chair.carried is not None}
    numbers = {f"{field}.{of}": amount for field, purse in purses.items() for of, amount in purse.amounts().items()}
    for field, number in {"rounds": body.rounds, **numbers}.items():
        if number < 0:
            raise Malformed("h3s-bad-setup", field=field, found=number, expected="0, 1, 2 ...")
    for place, event in enumerate(body.events):
        if event.round < 1:
            raise Malformed("h3s-bad-setup", field=f"events.{place}.round", found=event.round, expected="1, 2, 3 ...")


def _check_start(start: StartingPosition) -> None:
    _check_units(start.units)
    for building in start.buildings:
        if building not in KINDS:
            raise Unknown("h3e-no-building", found=building, options=list(KINDS))


def _check_units(keys: Iterable[str]) -> None:
    for key in keys:
        if is_unit_left_to_player(key):
            if key.partition("/")[2] not in FACES:
                raise Unknown("h3s-tb-no-unit", found=key)
        else:
            check_unit_deck_side(key)


def check_unit_deck_side(key: str) -> None:
    """Refuse the key of a side that can lie in no unit deck: an unknown one, or a Wall, Gate or Tower. heroes3 6."""
    if key not in load_units().by_key or load_units().by_key[key].group == "siege":
        raise Unknown("h3s-tb-no-unit", found=key)


def _check_ai(body: AdventureSetup) -> None:
    ids = [hero.id for hero in body.ai]
    for ai in body.ai:
        if not ai.id or ids.count(ai.id) > 1 or ai.id in {chair.id for chair in body.players}:
            raise Malformed("h3s-tb-names", field="ai.id", found=ai.id)
        if len(ai.army) > MOST_UNITS:
            raise TooMany("h3-too-many-units", "6", found=len(ai.army), most=MOST_UNITS)
        for key in ai.army:
            check_unit_deck_side(key)
        check_ai_hero_cards(ai.level, ai.deck, ai.spells, ai.skills)


def check_ai_hero_cards(level: int, deck: dict[str, int], spells: dict[str, int], skills: tuple[str, ...]) -> None:
    """Refuse a level or decks that an AI hero cannot have. heroes3 13.4."""
    if not 1 <= level <= len(LEVELS):
        raise Malformed("h3s-bad-setup", field="ai.level", found=str(level), expected=f"1 - {len(LEVELS)}")
    for kind in deck:
        if kind not in AI_CARDS:
            raise Unknown("h3s-tb-no-ai-card", found=kind, options=list(AI_CARDS))
    for card in (*spells, *skills):
        if card not in load_cards().by_id:
            raise Unknown("h3s-tb-no-card", found=card)
    for field, counts in (("ai.deck", deck), ("ai.spells", spells)):
        for count in counts.values():
            if count < 0:
                raise Malformed("h3s-bad-setup", field=field, found=str(count), expected="0, 1, 2 ...")
