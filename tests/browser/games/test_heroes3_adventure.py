"""Four rounds of an adventure for two on a phone, in Spanish: bonus, town, army, map, a fight, income, an overrule."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from companion.data_location import DATABASE_FILE_NAME
from companion.games.heroes3.adventure.fights import fight_acts
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.setup_data import ENGINE
from companion.games.heroes3.adventure.state import AdventureState, PendingQuestion, TableState, Unit
from companion.games.heroes3.combat.model.setup_data import ENGINE as COMBAT
from companion.games.heroes3.combat.model.state import CombatState
from database.store import Store
from tests.browser.conftest import Seat
from tests.browser.harness.combat_player import fight, offered
from tests.browser.harness.people import PHONE, Person
from tests.browser.harness.saved_tables import Book
from tests.browser.harness.server import Server
from tests.browser.harness.terminal_tables import address, buttons

TARGET = 48


class Sheets(Book[AdventureState]):
    """The evening in the database, whatever the screen shows; a combat may have a table of its own."""

    def __init__(self, data: Path) -> None:
        super().__init__(data, ENGINE)

    @property
    def combat(self) -> CombatState:
        """The newest combat."""
        return Book[CombatState](self.data, COMBAT).state

    def settled(self, matter: PendingQuestion) -> None:
        """Wait until a matter is settled."""
        self.until(lambda state: matter not in state.table.matters, f"{matter.kind} to be settled")


def _tap(person: Person, *names: str) -> None:
    """One tap after the other."""
    for name in names:
        person.tap(name)


def _named(person: Person, begin: str) -> str:
    """The first thing to tap whose identifier begins so, once there is one."""
    for _ in range(40):
        if found := [name for name in offered(person) if name.startswith(begin)]:
            return found[0]
        person.page.wait_for_timeout(250)
    raise AssertionError(f"nothing begins with {begin!r}: {list(offered(person))}")


def _set_up(eva: Person, server: Server) -> None:
    """Two players, Castle against Necropolis, with units and a dwelling to begin with."""
    eva.open(address(server, "/new/heroes3/heroes3.sheet"))
    eva.sees("Toda la velada en una hoja")
    eva.type("Jugador 1", "Ana")
    _tap(eva, "faction-1-necropolis")
    eva.type("Jugador 2", "Bea")
    _tap(eva, "begin")


def _matter(eva: Person, book: Sheets) -> PendingQuestion:
    """The matter whose sheet is open; where none is, the one button opens the next one."""
    for _ in range(40):
        waiting = {f"drop-{matter.id}": matter for matter in book.state.table.matters}
        shown = offered(eva)
        if opened := waiting.keys() & shown.keys():
            return waiting[opened.pop()]
        if "close-sheet" not in shown:
            eva.tries("next")
        eva.page.wait_for_timeout(200)
    raise AssertionError(f"no matter is opened: {offered(eva)}")


def _opening(eva: Person, book: Sheets) -> None:
    """The one button leads through what is open: units, Ana's dice that the app rolls, Bea's artifact by letters."""
    while book.state.table.matters:
        matter = _matter(eva, book)
        if matter.kind == "choose":
            way = "roll(2, resource, one)" if matter.seat == "ana" else "search(artifacts, 2)"
            _tap(eva, f"answer-{matter.id}-{way}")
        elif matter.kind == "search":
            eva.type("Escribe unas letras", "escudo")
            eva.tap("pick-sentinels-shield")
        else:
            _tap(eva, _named(eva, f"answer-{matter.id}-"))
        book.settled(matter)


def _first_turn(eva: Person, book: Sheets) -> None:
    """Ana builds, recruits and gains morale; a second building is refused, overruled, read of, and taken back."""
    before = book.state.sheets["ana"].purse
    _tap(eva, "part-town", "building-blacksmith", "build")
    state = book.until(lambda s: "blacksmith" in s.sheets["ana"].built, "the Blacksmith to stand")
    assert state.sheets["ana"].purse == before - player_queries.player_town(state, "ana").building("blacksmith").cost

    _tap(eva, "part-army", "muster", "recruit-castle:marksmen")
    eva.sees("Quedan")
    _tap(eva, "muster-now")
    state = book.until(lambda s: Unit("castle:marksmen") in s.sheets["ana"].army[2:], "the Marksmen to come")
    assert state.sheets["ana"].purse.gold == before.gold - 7

    _tap(eva, "part-hero", "morale", "morale-positive")
    book.until(lambda s: s.sheets["ana"].morale == "positive", "good morale")
    eva.sees("Moral positiva")

    _tap(eva, "part-town", "building-citadel", "build")
    eva.sees("No según las reglas")
    eva.sees("Solo un edificio por ronda")
    _tap(eva, "says-so")
    book.until(lambda s: "citadel" in s.sheets["ana"].built, "the table to have its way")
    _tap(eva, "menu", "open-history")
    eva.sees("Solo un edificio por ronda")
    _tap(eva, "back")
    eva.sees("Al turno de Bea")
    _tap(eva, "undo")
    book.until(lambda s: "citadel" not in s.sheets["ana"].built, "the Citadel to be gone again")


def _draw(eva: Person, book: Sheets) -> None:
    """The astrologers' card, the real one, by its letters."""
    _tap(eva, "next")
    eva.type("Escribe unas letras", "corcel")
    eva.tap("pick-battalions-stallion")
    book.until(lambda s: bool(s.table.astrologers), "the astrologers to have spoken")


def _on_the_map(eva: Person, book: Sheets) -> None:
    """Ana flags a gold mine, and fights for another field in the app; what came of it stands on her sheet."""
    before = book.state.sheets["ana"].purse
    _tap(eva, "part-map", "visit", "place-mine-gold", "visit")
    state = book.until(lambda s: len(s.sheets["ana"].flags) == 1, "the mine to be flagged")
    assert state.sheets["ana"].purse.gold == before.gold + 5, "the very first flag gives its production at once"

    _tap(eva, "part-army", "add-unit")
    eva.type("Unidad: bastan dos letras", "arcáng")
    _tap(eva, _named(eva, "join-castle:archangels"))
    book.until(lambda s: Unit("castle:archangels") in s.sheets["ana"].army, "the Archangels to join")

    experience, movement = book.state.sheets["ana"].experience, book.state.sheets["ana"].movement
    _tap(eva, "part-map", "fight", "level-I", "fight-here")
    eva.sees("Coloca tus unidades")
    fight(eva, "back-to-evening", "es")
    told = fight_acts.build_outcome_act_from_combat(book.combat)
    _tap(eva, "back-to-evening")
    state = book.until(lambda s: s.table.fight is None, "the combat to flow back")
    ana = state.sheets["ana"]
    assert told.outcome == "victory"
    assert ana.experience == experience + told.experience
    assert tuple(unit.side for unit in ana.army) == told.army
    assert ana.movement <= movement


def _skip_open(eva: Person, book: Sheets) -> None:
    """Whatever else is open is declined, or left to the app."""
    while book.state.table.matters:
        matter = _matter(eva, book)
        begins = (f"none-{matter.id}", f"app-{matter.id}", f"answer-{matter.id}-")
        ways = [name for name in offered(eva) if name.startswith(begins)]
        _tap(eva, (ways or [f"drop-{matter.id}"])[0])
        book.settled(matter)


def _to_turn(eva: Person, book: Sheets, seat: str) -> None:
    """The one button until it is this player's turn; cards of the astrologers are drawn by the app."""
    while book.state.active != seat:
        if book.state.table.matters:
            _skip_open(eva, book)
        else:
            before = book.state.table
            _tap(eva, "next")
            book.until(partial(_went_on, before), "play to go on")


def _went_on(before: TableState, state: AdventureState) -> bool:
    return state.table != before


def test_four_rounds_of_an_evening_in_spanish(server: Server, data_dir: Path, seat: Seat) -> None:
    with Store.open(data_dir / DATABASE_FILE_NAME) as store:
        store.settings.put("language", "es")
    eva, book = seat(size=PHONE, locale="es-ES"), Sheets(data_dir)
    _set_up(eva, server)
    eva.sees("Antes de la primera ronda")
    _opening(eva, book)
    state = book.state
    assert len(state.sheets["ana"].army) == len(state.sheets["bea"].army) == 2
    assert state.sheets["ana"].purse.gold > 15 or state.sheets["ana"].purse > state.layout.body.start.resources
    assert len(state.sheets["bea"].cards) == 10, "nine of the starting deck and the artifact"

    _to_turn(eva, book, "ana")
    eva.sees("Ronda 1")
    assert all(seen.height >= TARGET and seen.width >= TARGET for seen in buttons(eva))
    _first_turn(eva, book)

    _to_turn(eva, book, "bea")
    _tap(eva, "part-now", "next")
    book.until(lambda s: s.table.round == 2, "round 2")
    eva.sees("astrólogos")
    _draw(eva, book)
    assert book.state.table.astrologers == "battalions-stallion"
    _to_turn(eva, book, "ana")
    assert book.state.sheets["ana"].movement == 4, "the astrologers gave every hero one more"
    eva.sees("Corcel del Batallón")
    _on_the_map(eva, book)

    _to_turn(eva, book, "bea")
    before = book.state
    _to_turn(eva, book, "ana")
    after = book.state
    assert after.table.round == 3
    coming = player_queries.next_income(before, "ana").sure
    assert coming.gold == 15, "the town and the mine"
    assert after.sheets["ana"].purse == before.sheets["ana"].purse + coming
    _tap(eva, "part-now")
    eva.sees("Ronda 3")

    _to_turn(eva, book, "bea")
    _to_turn(eva, book, "ana")
    assert book.state.table.round == 4
    assert book.state.table.astrologers != "battalions-stallion"
    eva.sees("Ronda 4")
    assert eva.asked_outside == []
