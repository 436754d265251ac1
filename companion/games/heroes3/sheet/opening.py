"""How an evening begins: everybody's sheet as the scenario has it, and the starting bonus. heroes3 12."""

from __future__ import annotations

from companion.games.heroes3.evening import scenarios
from companion.games.heroes3.evening.files import ScenarioDef
from companion.games.heroes3.evening.heroes import hero, heroes
from companion.games.heroes3.evening.levels import levels
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import told
from companion.games.heroes3.evening.towns import town
from companion.games.heroes3.sheet import heroes as hero_rules
from companion.games.heroes3.sheet import running
from companion.games.heroes3.sheet.checking import check, is_choice
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.setup import AiHero, Body, Chair, Difficulty, Settings, Start
from companion.games.heroes3.sheet.state import AiSheet, Sheet, SheetState, Unit
from companion.games.heroes3.units import units
from companion.kernel.refusals import Unknown
from companion.kernel.words import Text, message

START_UNITS = "start:army"
"""Where a unit of one's own choice comes from."""
AI_PARTS = ("army", "deck", "spells", "skills")


def open_table(desk: Desk) -> None:
    """Check the set-up, fill every sheet, and offer the starting bonus to everybody."""
    body = desk.state.layout.body
    check(body)
    for chair in body.players:
        desk.state.sheets[chair.id] = _sheet(body, chair)
    for ai in body.ai:
        desk.state.ai[ai.id] = AiSheet(ai.id, ai.army)
    desk.state.table.phase = "opening"
    _tell_scenario(desk)
    for chair in body.players:
        _begin(desk, chair)


def body_of(
    scenario_id: str, players: tuple[Chair, ...], difficulty: Difficulty = "normal", *, start: Start | None = None,
    rules: tuple[str, ...] = (), boxes: tuple[str, ...] = ("core",), settings: Settings | None = None, rounds: int = 0,
    victory: Text | None = None,
) -> Body:  # fmt: skip
    """A known scenario written out for these players; of official ones the table types what it begins with."""
    known = scenarios.scenario(scenario_id)
    if known.mode == "unknown":
        raise Unknown("h3e-start-unknown", scenario=known.name)
    return Body(
        players, known.mode, difficulty, known.id, known.name, start if start is not None else start_of(known), rounds,
        victory=victory or {}, rules=rules, boxes=boxes, ai=ai_of(known), settings=settings or Settings(),
    )  # fmt: skip


def start_of(known: ScenarioDef) -> Start:
    """What a scenario begins with, or a refusal where only its own book says it."""
    if known.start is None:
        raise Unknown("h3e-start-unknown", scenario=known.name)
    income = {str(resource): amount for resource, amount in known.start.income.items()}
    return Start(scenarios.starting_purse(known), Purse.of(income), known.start.units, known.start.buildings)


def ai_of(known: ScenarioDef) -> tuple[AiHero, ...]:
    """The AI heroes of a scenario; of named enemies only the names are known."""
    if known.enemies:
        return tuple(AiHero(enemy, heroes()[enemy].name, elsewhere=AI_PARTS) for enemy in known.enemies)
    if known.ai is None:
        return ()
    ai = known.ai
    deck = {str(kind): count for kind, count in ai.deck.items()}
    return (AiHero("ai", {}, 1, ai.army, deck, ai.spells, ai.skills, tuple(ai.elsewhere)),)


def restock(desk: Desk, seat: str) -> None:
    """A player whose unit deck is empty gets the scenario's starting units again, at once. heroes3 6."""
    if desk.sheet(seat).army or desk.sheet(seat).out or not _starting_units(desk.state, seat):
        return
    if any(matter.seat == seat and matter.source == START_UNITS for matter in desk.state.table.matters):
        return
    desk.note(seat, "6", message("h3s-tb-restocked", name=desk.name(seat)), "gain")
    _give_units(desk, seat)


# --- a player's sheet ----------------------------------------------------------------------------


def _sheet(body: Body, chair: Chair) -> Sheet:
    home, carried = town(chair.faction), chair.carried
    built = tuple(home.of_kind(kind).id for kind in body.start.buildings)
    return Sheet(
        chair.id,
        # Some scenarios of a campaign begin with what was left of the one before: heroes3 12.
        purse=body.start.resources + (carried.resources if carried is not None else Purse()),
        start_income=body.start.income,
        built=built,
        cards=carried.cards if carried is not None and carried.cards else hero(chair.hero).starting_deck(),
        empowered=carried.empowered if carried is not None else (),
        movement=levels().main_movement,
    )


def _begin(desk: Desk, chair: Chair) -> None:
    sheet = desk.sheet(chair.id)
    begins = message(
        "h3s-tb-begins", name=chair.name, faction=units().group_name(chair.faction), hero=hero(chair.hero).name,
        purse=told(sheet.purse), income=told(sheet.start_income), cards=len(sheet.cards),
    )  # fmt: skip
    desk.note(chair.id, "12", begins, "turn")
    if chair.carried is not None:
        desk.note(chair.id, "12", message("h3s-tb-unavailable"), "remind")
    _give_units(desk, chair.id)
    if desk.rule("secondary-hero-start"):
        hero_rules.give_secondary(desk, chair.id)
    _offer_bonus(desk, chair.id)


def _give_units(desk: Desk, seat: str) -> None:
    """The starting units; one of the own choice waits for its player."""
    sheet = desk.sheet(seat)
    for key in _starting_units(desk.state, seat):
        if is_choice(key):
            desk.open(seat, "unit", START_UNITS, step=key)
        else:
            sheet.army = (*sheet.army, Unit.of(key))


def _starting_units(state: SheetState, seat: str) -> tuple[str, ...]:
    """What the scenario gives; where it carries units over, those."""
    carried = state.layout.chairs[seat].carried
    return (carried.units if carried is not None else ()) or state.layout.body.start.units


def _offer_bonus(desk: Desk, seat: str) -> None:
    """One of the two ways of the difficulty. heroes3 12."""
    body = desk.state.layout.body
    ways = [bonus.deed.text for bonus in scenarios.start_bonus(body.difficulty, body.mode, desk.state.layout.rules)]
    if ways:
        running.run(desk, seat, f"bonus:{body.difficulty}", f"choose({'; '.join(ways)})")


def _tell_scenario(desk: Desk) -> None:
    body = desk.state.layout.body
    if body.title:
        desk.note("", "12", message("h3s-tb-scenario", title=body.title))
    if body.victory:
        desk.note("", "12", message("h3s-tb-victory", text=body.victory), "remind")
    if body.rounds:
        desk.note("", "12", message("h3s-tb-limit", rounds=body.rounds), "remind")
    if desk.state.layout.morale_cards:
        desk.note("", "2", message("h3s-tb-morale-cards"), "remind")
    if body.mode in ("campaign", "tournament"):
        # Campaigns have a starting bonus of their own; how a tournament is scored is in its book.
        desk.note("", "12", message("h3s-tb-own-book", mode=body.mode), "remind")
