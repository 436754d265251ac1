"""Builds a game's set-up from command-line options; what is not given is chosen, or as the scenario has it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.games.cli_setup import CliSetupOrder
from companion.games.heroes3.adventure.content import scenarios
from companion.games.heroes3.adventure.content.file_schemas import ScenarioDef
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import heroes_by_id
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.scenario import game_start
from companion.games.heroes3.adventure.setup_data import (
    ENGINE,
    GAME,
    AdventureSetup,
    PlayerSetup,
    RoundEvent,
    Settings,
    StartingPosition,
    build_setup,
    parse_setup,
)
from companion.games.heroes3.cards.unit_cards import FACTIONS, load_units
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.game import Setup
from companion.kernel.messages import Text, same_text_in_all_languages
from companion.kernel.plain_data import Plain, to_plain
from companion.kernel.refusals import Malformed, Unknown

OF_SEAT = ("faction", "hero", "team")
READINGS = ("dice", "cards", "second-negative", "ai-army", "morale")
OF_TABLE = ("difficulty", "scenario", "units", "buildings", "boxes", "victory", "events", *READINGS)
NUMBERS = ("gold", "materials", "valuables", "income-gold", "income-materials", "income-valuables", "rounds")


def build_setup_from_cli_options(order: CliSetupOrder) -> Setup:
    """The setup of a game from its options, or a refusal that names what there is to choose."""
    order.check(OF_SEAT, OF_TABLE, NUMBERS)
    chosen = {what: option for (seat, what), option in order.choices.items() if not seat}
    known = scenarios.require_scenario(chosen["scenario"]) if chosen.get("scenario") else None
    boxes = _boxes(chosen.get("boxes", ""))
    players = _begun_by(_players(order, known, boxes), order)
    body = AdventureSetup(
        players,
        scenario=chosen.get("scenario", ""),
        title=_title(order, known),
        start=_start(chosen, order.numbers, known),
        rounds=order.numbers.get("rounds", 0),
        events=_events(chosen.get("events", "")),
        victory=_text(chosen.get("victory", "")),
        rules=order.rules,
        boxes=boxes or _needed(players),
        ai=game_start.scenario_ai_heroes(known) if known is not None else (),
    )
    # What is typed is as good as any file: modes and settings are checked for their shape.
    plain: dict[str, Plain] = to_plain(body)
    plain["mode"] = order.mode or (known.mode if known is not None else "clash" if len(players) > 1 else "campaign")
    plain["difficulty"] = chosen.get("difficulty", body.difficulty)
    readings = {what.replace("-", "_"): chosen[what] for what in READINGS if what in chosen}
    plain["settings"] = {**to_plain(Settings()), **readings}
    return build_setup(parse_setup(Setup(GAME, ENGINE, order.seed, plain)), order.seed)


# --- players -------------------------------------------------------------------------------------


def _players(order: CliSetupOrder, known: ScenarioDef | None, boxes: tuple[str, ...]) -> tuple[PlayerSetup, ...]:
    players: list[PlayerSetup] = []
    for name in order.people:
        said = {what: order.choices.get((name, what), order.choices.get(("", what), "")) for what in OF_SEAT}
        taken = {player.faction for player in players} | _others(order, name)
        faction = said["faction"] or (heroes_by_id()[said["hero"]].faction if said["hero"] in heroes_by_id() else "")
        faction = faction or _free_faction(taken, known, boxes)
        hero = said["hero"] or _free_hero(faction, known, boxes)
        players.append(PlayerSetup(_seat(name, len(players)), name, faction, hero, said["team"]))
    return tuple(players)


def _others(order: CliSetupOrder, name: str) -> set[str]:
    return {option for (seat, what), option in order.choices.items() if what == "faction" and seat not in ("", name)}


def _free_faction(taken: set[str], known: ScenarioDef | None, boxes: tuple[str, ...]) -> str:
    wanted = known.factions if known is not None and known.factions else FACTIONS
    at_hand = [faction for faction in wanted if not boxes or load_units().file.groups[faction].box in boxes]
    return next((faction for faction in at_hand if faction not in taken), wanted[0])


def _free_hero(faction: str, known: ScenarioDef | None, boxes: tuple[str, ...]) -> str:
    """The first hero of a faction whose box is there; that of the faction goes before others."""
    wanted = [hero for hero in heroes_by_id().values() if hero.faction == faction]
    if known is not None and known.heroes:
        wanted = [hero for hero in wanted if hero.id in known.heroes] or wanted
    home = load_units().file.groups[faction].box if faction in load_units().file.groups else ""
    wanted.sort(key=lambda hero: hero.box != home)
    at_hand = [hero for hero in wanted if not boxes or hero.box in boxes] or wanted
    return at_hand[0].id if at_hand else ""


def _needed(players: tuple[PlayerSetup, ...]) -> tuple[str, ...]:
    """The boxes that these players need besides the first one."""
    named = [load_units().file.groups[player.faction].box for player in players if player.faction in FACTIONS]
    named += [heroes_by_id()[player.hero].box for player in players if player.hero in heroes_by_id()]
    return tuple(dict.fromkeys(("core", *named)))


def _seat(name: str, place: int) -> str:
    letters = "".join(letter if letter.isalnum() else "-" for letter in name.lower()).strip("-")
    return letters or f"player-{place + 1}"


def _begun_by(players: tuple[PlayerSetup, ...], order: CliSetupOrder) -> tuple[PlayerSetup, ...]:
    """The starting player first, the others in the order in which they sit. heroes3 1."""
    names = [player.name for player in players]
    at = names.index(order.first) if order.first else Luck.from_seed(order.seed).below(len(players)) if players else 0
    return (*players[at:], *players[:at])


# --- the scenario --------------------------------------------------------------------------------


def _start(chosen: Mapping[str, str], numbers: Mapping[str, int], known: ScenarioDef | None) -> StartingPosition:
    """What the scenario begins with, and what was said instead."""
    given = (
        game_start.scenario_starting_position(known)
        if known is not None and known.start is not None
        else StartingPosition()
    )
    return StartingPosition(
        _purse(given.resources, numbers, ""),
        _purse(given.income, numbers, "income-"),
        _list(chosen["units"]) if "units" in chosen else given.units,
        _list(chosen["buildings"]) if "buildings" in chosen else given.buildings,
    )


def _purse(given: Purse, numbers: Mapping[str, int], prefix: str) -> Purse:
    said = {resource: numbers.get(f"{prefix}{resource}", amount) for resource, amount in given.amounts().items()}
    return Purse.of(said)


def _title(order: CliSetupOrder, known: ScenarioDef | None) -> Text:
    return _text(order.title) or (known.name if known is not None else {})


def _text(typed: str) -> Text:
    return same_text_in_all_languages(typed) if typed else {}


def _events(typed: str) -> tuple[RoundEvent, ...]:
    """What the rounds bring: `3: The bridge falls; 5: It is open again`."""
    found = []
    for part in filter(None, (part.strip() for part in typed.split(";"))):
        number, _, text = part.partition(":")
        if not number.strip().isdecimal() or not text.strip():
            raise Malformed("h3s-bad-setup", field="events", found=part, expected="3: TEXT; 5: TEXT")
        found.append(RoundEvent(int(number), same_text_in_all_languages(text.strip())))
    return tuple(found)


def _boxes(typed: str) -> tuple[str, ...]:
    known = load_units().file.boxes
    for box in _list(typed):
        if box not in known:
            raise Unknown("h3s-tb-no-such-box", found=box, options=list(known))
    return _list(typed)


def _list(typed: str) -> tuple[str, ...]:
    parts: Iterable[str] = (part.strip() for part in typed.split(","))
    return tuple(part for part in parts if part)
