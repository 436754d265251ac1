"""Tables of every engine after a long play: so many inputs of the public acts, the same ones in every run."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.hero_realms import acts as realms
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.players import player_queries, unit_offers
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.state import AdventureState, PendingQuestion
from companion.games.heroes3.combat.model.setup_data import Army, Fight, Hero, Settings, UnitCard
from companion.games.tracker import acts as tracker
from companion.kernel.refusals import Refused
from companion.tables.table_service import TableService
from tests.app.device_actions import create_table
from tests.sample_tables.hero_realms import Host, party
from tests.sample_tables.heroes3_adventures import ANA, BEA, CLEO, Scribe, body
from tests.sample_tables.heroes3_combats import Marshal
from tests.sample_tables.terrinoth_quests import Company, three_heroes

PLACES = ("mine-gold", "windmill", "mine-materials", "water-wheel", "settlement", "mine-valuables", "star-axis")
ARMY = (
    UnitCard("castle:griffins/pack", "C2"),
    UnitCard("castle:crusaders/pack", "B2"),
    UnitCard("castle:archangels/pack", "B1"),
    UnitCard("castle:champions/pack", "C1"),
    UnitCard("castle:halberdiers/pack", "A2"),
)
FOUGHT = 50
"""Inputs of the combat, which is over after nine more."""


def score_sheet(house: TableService, inputs: int) -> str:
    """Two players whose life goes up and down."""
    table = create_table(house, "hero-realms", "free-for-all", "Ana", "Ben")
    for n in range(inputs):
        house.give(table, tracker.Change("life", -1 if n % 2 else 1, ("ana", "ben")[n // 2 % 2]))
    return table


def evening(house: TableService, inputs: int) -> str:
    """Three players of Heroes III: buildings, units, moves, places, combats by hand, and numbers put right."""
    scribe = Scribe(house, body(ANA, BEA, CLEO, cards="app"))
    while True:
        for make in _turn(scribe):
            if house.open(scribe.table).length >= inputs:
                return scribe.table
            try:
                scribe.give(make)
            except Refused:
                continue


def _turn(scribe: Scribe) -> Iterator[Act]:
    """What the player whose turn it is does in it, and the button that leads on."""
    yield from _settled(scribe)
    seat, number = scribe.state.active, scribe.state.table.round
    if seat:
        for place in (PLACES[number % len(PLACES)], PLACES[(number + 3) % len(PLACES)]):
            yield acts.Move(seat)
            yield acts.Visit(seat, place)
            yield from _settled(scribe)
        yield from _in_town(scribe.state, seat)
        yield acts.BeginFight(seat, level="II")
        yield acts.Fought("victory", experience=1)
        yield from _settled(scribe)
        yield acts.Adjust(seat, "gold", 2)
        yield acts.Adjust(seat, "movement", -1)
    yield acts.Next()


def _settled(scribe: Scribe) -> Iterator[Act]:
    """Answers until nothing is open any more."""
    while scribe.state.table.matters:
        yield _answer(scribe.state, scribe.state.table.matters[0])


def _answer(state: AdventureState, matter: PendingQuestion) -> Act:
    """The first option there is, the app's dice, or the table's word that it is left undone."""
    asked = pending_questions.build_question_form(state, matter)
    if asked.dice and not asked.options:
        return acts.Settle(matter.id, ("app",))
    if asked.options and not asked.several and not asked.counts:
        return acts.Settle(matter.id, (asked.options[0].id,), anyway=True)
    return acts.Settle(matter.id, (), anyway=True)


def _in_town(state: AdventureState, seat: str) -> Iterator[Act]:
    """A building and a unit, where there is one to be had."""
    possible = [
        building
        for building, refused in player_queries.building_refusals_for_player(state, seat).items()
        if refused is None
    ]
    if possible:
        yield acts.Build(seat, possible[0])
    offers = unit_offers.recruit_offers(state, seat)
    if offers:
        yield acts.Muster(seat, (offers[0].unit,))


def combat(house: TableService, inputs: int) -> str:
    """A fight of Heroes III, five against five with dice of the table; it has at most `FOUGHT` inputs."""
    mine = Army(ARMY, hero=Hero(level=7, movement=3, faction="castle"))
    fight = Fight(level="VII", difficulty="impossible", mine=mine)
    marshal = Marshal(house, fight, Settings(dice="table", free_extension=True))
    _play_until(marshal.until, house, marshal.table, min(inputs, FOUGHT))
    return marshal.table


def quest(house: TableService, inputs: int) -> str:
    """Three heroes of Terrinoth."""
    company = Company(house, three_heroes())
    _play_until(company.until, house, company.table, inputs)
    return company.table


def _play_until(
    until: Callable[[Callable[[object], bool]], None], house: TableService, table: str, inputs: int
) -> None:
    until(lambda _: house.open(table).length >= inputs)


def realms_party(house: TableService, inputs: int) -> str:
    """Two heroes against the Dragon of Hero Realms, which the app plays; nobody is ever in danger."""
    host = Host(house, party("dragon"))
    host.turn_up()
    while house.open(host.table).length < inputs:
        for _ in range(2):
            host.do(realms.Take(1), realms.Heal(30), realms.End())
        host.app()
    # What people take back is what they have done: the app's turn is over, and the next one has begun.
    host.do(realms.Heal(2), realms.Take(1), realms.Heal(1))
    return host.table


TABLES: dict[str, Callable[[TableService, int], str]] = {
    "score sheet": score_sheet,
    "Heroes III evening": evening,
    "Heroes III combat": combat,
    "Terrinoth": quest,
    "Hero Realms": realms_party,
}
