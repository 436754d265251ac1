"""How a game begins: everybody's sheet as the scenario has it, and the starting bonus. heroes3 12."""

from __future__ import annotations

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.content import scenarios
from companion.games.heroes3.adventure.content.file_schemas import ScenarioDef
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import heroes_by_id, require_hero
from companion.games.heroes3.adventure.content.towns import require_town
from companion.games.heroes3.adventure.players import hero_state_changes as hero_rules
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import purse_text
from companion.games.heroes3.adventure.rules.hero_levels import level_table
from companion.games.heroes3.adventure.scenario.setup_checks import check_setup, is_unit_left_to_player
from companion.games.heroes3.adventure.setup_data import (
    AdventureSetup,
    AiHero,
    Difficulty,
    PlayerSetup,
    Settings,
    StartingPosition,
)
from companion.games.heroes3.adventure.state import AdventureState, AiHeroState, PlayerState, Unit
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.messages import Text, message
from companion.kernel.refusals import Unknown

START_UNITS = "start:army"
"""Where a unit of one's own choice comes from."""
AI_PARTS = ("army", "deck", "spells", "skills")


def prepare_opening_position(context: ActContext) -> None:
    """Check the set-up, fill every sheet, and offer the starting bonus to everybody."""
    body = context.state.layout.body
    check_setup(body)
    for chair in body.players:
        context.state.sheets[chair.id] = _sheet(body, chair)
    for ai in body.ai:
        context.state.ai[ai.id] = AiHeroState(ai.id, ai.army)
    context.state.table.phase = "opening"
    _tell_scenario(context)
    for chair in body.players:
        _begin(context, chair)


def build_scenario_setup(
    scenario_id: str,
    players: tuple[PlayerSetup, ...],
    difficulty: Difficulty = "normal",
    *,
    start: StartingPosition | None = None,
    rules: tuple[str, ...] = (),
    boxes: tuple[str, ...] = ("core",),
    settings: Settings | None = None,
    rounds: int = 0,
    victory: Text | None = None,
) -> AdventureSetup:
    """A known scenario written out for these players; of official ones the table types what it begins with."""
    known = scenarios.require_scenario(scenario_id)
    if known.mode == "unknown":
        raise Unknown("h3e-start-unknown", scenario=known.name)
    return AdventureSetup(
        players,
        known.mode,
        difficulty,
        known.id,
        known.name,
        start if start is not None else scenario_starting_position(known),
        rounds,
        victory=victory or {},
        rules=rules,
        boxes=boxes,
        ai=scenario_ai_heroes(known),
        settings=settings or Settings(),
    )


def scenario_starting_position(known: ScenarioDef) -> StartingPosition:
    """What a scenario begins with, or a refusal where only its own book says it."""
    if known.start is None:
        raise Unknown("h3e-start-unknown", scenario=known.name)
    income = {str(resource): amount for resource, amount in known.start.income.items()}
    return StartingPosition(scenarios.starting_purse(known), Purse.of(income), known.start.units, known.start.buildings)


def scenario_ai_heroes(known: ScenarioDef) -> tuple[AiHero, ...]:
    """The AI heroes of a scenario; of named enemies only the names are known."""
    if known.enemies:
        return tuple(AiHero(enemy, heroes_by_id()[enemy].name, elsewhere=AI_PARTS) for enemy in known.enemies)
    if known.ai is None:
        return ()
    ai = known.ai
    deck = {str(kind): count for kind, count in ai.deck.items()}
    return (AiHero("ai", {}, 1, ai.army, deck, ai.spells, ai.skills, tuple(ai.elsewhere)),)


def give_starting_units_to_empty_army(context: ActContext, seat: str) -> None:
    """A player whose unit deck is empty gets the scenario's starting units again, at once. heroes3 6."""
    if context.sheet(seat).army or context.sheet(seat).out or not _starting_units(context.state, seat):
        return
    if any(matter.seat == seat and matter.source == START_UNITS for matter in context.state.table.matters):
        return
    context.note(seat, "6", message("h3s-tb-restocked", name=context.name(seat)), "gain")
    _give_units(context, seat)


# --- a player's sheet ----------------------------------------------------------------------------


def _sheet(body: AdventureSetup, chair: PlayerSetup) -> PlayerState:
    home, carried = require_town(chair.faction), chair.carried
    built = tuple(home.of_kind(kind).id for kind in body.start.buildings)
    return PlayerState(
        chair.id,
        # Some scenarios of a campaign begin with what was left of the one before: heroes3 12.
        purse=body.start.resources + (carried.resources if carried is not None else Purse()),
        start_income=body.start.income,
        built=built,
        cards=carried.cards if carried is not None and carried.cards else require_hero(chair.hero).starting_deck(),
        empowered=carried.empowered if carried is not None else (),
        movement=level_table().main_movement,
    )


def _begin(context: ActContext, chair: PlayerSetup) -> None:
    sheet = context.sheet(chair.id)
    begins = message(
        "h3s-tb-begins",
        name=chair.name,
        faction=load_units().group_name(chair.faction),
        hero=require_hero(chair.hero).name,
        purse=purse_text(sheet.purse),
        income=purse_text(sheet.start_income),
        cards=len(sheet.cards),
    )
    context.note(chair.id, "12", begins, "turn")
    if chair.carried is not None:
        context.note(chair.id, "12", message("h3s-tb-unavailable"), "remind")
    _give_units(context, chair.id)
    if context.rule("secondary-hero-start"):
        hero_rules.add_secondary_hero(context, chair.id)
    _offer_bonus(context, chair.id)


def _give_units(context: ActContext, seat: str) -> None:
    """The starting units; one of the own choice waits for its player."""
    sheet = context.sheet(seat)
    for key in _starting_units(context.state, seat):
        if is_unit_left_to_player(key):
            context.open(seat, "unit", START_UNITS, step=key)
        else:
            sheet.army = (*sheet.army, Unit.of(key))


def _starting_units(state: AdventureState, seat: str) -> tuple[str, ...]:
    """What the scenario gives; where it carries units over, those."""
    carried = state.layout.chairs[seat].carried
    return (carried.units if carried is not None else ()) or state.layout.body.start.units


def _offer_bonus(context: ActContext, seat: str) -> None:
    """One of the two ways of the difficulty. heroes3 12."""
    body = context.state.layout.body
    ways = [
        bonus.deed.text for bonus in scenarios.starting_bonuses(body.difficulty, body.mode, context.state.layout.rules)
    ]
    if ways:
        context.run_effect(seat, f"bonus:{body.difficulty}", f"choose({'; '.join(ways)})")


def _tell_scenario(context: ActContext) -> None:
    body = context.state.layout.body
    if body.title:
        context.note("", "12", message("h3s-tb-scenario", title=body.title))
    if body.victory:
        context.note("", "12", message("h3s-tb-victory", text=body.victory), "remind")
    if body.rounds:
        context.note("", "12", message("h3s-tb-limit", rounds=body.rounds), "remind")
    if context.state.layout.morale_cards:
        context.note("", "2", message("h3s-tb-morale-cards"), "remind")
    if body.mode in ("campaign", "tournament"):
        # Campaigns have a starting bonus of their own; how a tournament is scored is in its book.
        context.note("", "12", message("h3s-tb-own-book", mode=body.mode), "remind")
