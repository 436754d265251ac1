"""Tables of Hero Realms with bots, played for a while without a screen, to be looked at."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from companion.data_location import DATABASE_FILE_NAME
from companion.games.engines import ENGINES
from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.bot_turn_steps import decide_next_step, find_awaited_actor
from companion.games.hero_realms.bots.bot_factory import Bot, create_bot_for_seat
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.setup_data import Chair, SetupBody, build_setup
from companion.games.hero_realms.state import HeroState
from companion.tables.table_service import TableService
from database.store import Store

MARKET = ("orc-grunt", "rally-the-troops", "the-rot", "bribe", "spark", "rake-master-assassin", "taxation", "recruit")
SEED = 7


@dataclass(frozen=True)
class HeroRealmsTables:
    """The tables: in a person's turn, in the Dragon's, the Lich, a duel against the app, and one that is over."""

    party: str
    turn: str
    lich: str
    duel: str
    over: str


class Host:
    """Enters at a table what people would, and lets the app take its steps."""

    def __init__(self, house: TableService, body: SetupBody) -> None:
        self.house = house
        self.table = house.begin(build_setup(body, SEED), "")
        self._wanted = list(MARKET)
        self._player: tuple[int, Bot] | None = None

    @property
    def state(self) -> HeroState:
        """The table as it stands."""
        state: HeroState = self.house.open(self.table).state
        return state

    def do(self, *given: Act) -> None:
        """People act; new market cards are told at once."""
        for act in given:
            self.house.give(self.table, act, who="device-phone")
            self.turn_up()

    def turn_up(self) -> None:
        """Say which market cards turned up."""
        while not self.state.ended and find_awaited_actor(self.state).kind == "turned":
            possible = legal_answers(self.state)
            card = next((card for card in self._wanted if card in possible), possible[0])
            if card in self._wanted:
                self._wanted.remove(card)
            self.house.give(self.table, acts.Choose(card), who="device-phone")

    def app(self, steps: int = 99) -> None:
        """The app steps so many times, or to the end of its turn."""
        turn = self.state.turns
        while steps and not self.state.ended and self.state.turns == turn:
            self.turn_up()
            seat = SeatView(self.state).seats[0]
            if self._player is None or self._player[0] != turn:
                self._player = (turn, create_bot_for_seat(self.state, seat))
            step = decide_next_step(self.state, self._player[1])
            if step is None:
                return
            self.house.give(self.table, step.act, who="chair", why=step.reason)
            steps -= 1


def party(mode: str, level: str = "knight") -> SetupBody:
    """Ana and Ben against a boss."""
    heroes = (Chair("ana", "Ana", "cleric", played_by="people"), Chair("ben", "Ben", "fighter", played_by="people"))
    return SetupBody(mode, heroes, market="table", boss_played_by="app", boss_level=level)  # type: ignore[arg-type]


def make_hero_realms_tables(data: Path) -> HeroRealmsTables:
    """Play a little at five tables."""
    with Store.open(data / DATABASE_FILE_NAME) as store:
        return hero_realms_tables_in(TableService(store, ENGINES))


def hero_realms_tables_in(house: TableService) -> HeroRealmsTables:
    """The five tables in a house."""
    return HeroRealmsTables(
        _dragon(house, finished=True), _dragon(house, finished=False), _lich(house), _duel(house), _over(house)
    )


def _dragon(house: TableService, finished: bool) -> str:
    """Two rounds against the Dragon, and then either its next turn or Ana's."""
    host = Host(house, party("dragon"))
    host.turn_up()
    host.do(acts.Take(2), acts.Attack("dragon", "", 3), acts.End())
    host.do(acts.Take(5), acts.Attack("dragon", "", 4), acts.End())
    host.app()
    host.do(acts.Take(1), acts.Attack("dragon", "", 9), acts.Heal(4, "ben"), acts.End())
    host.do(acts.Play("rake-master-assassin"), acts.Attack("dragon", "", 6), acts.End())
    if not finished:
        return host.table
    host.app()
    host.do(acts.Play("orc-grunt"), acts.Attack("dragon", "", 5))
    return host.table


def _lich(house: TableService) -> str:
    host = Host(house, party("lich", "squire"))
    host.turn_up()
    host.do(acts.Take(2), acts.Attack("lich", "", 5), acts.End(), acts.Take(1), acts.End())
    host.app()
    return host.table


def _duel(house: TableService) -> str:
    chairs = (Chair("ana", "Ana", played_by="people"), Chair("app", "The app", played_by="app", level="legend"))
    host = Host(house, SetupBody("free-for-all", chairs, first="ana", market="table"))
    host.turn_up()
    host.do(acts.Take(5), acts.Attack("app", "", 2), acts.End())
    host.app()
    return host.table


def _over(house: TableService) -> str:
    host = Host(house, party("dragon"))
    host.turn_up()
    host.do(
        acts.Take(2), acts.Attack("dragon", "", 8), acts.End(), acts.Take(1), acts.Attack("dragon", "", 11), acts.End()
    )
    host.app()
    host.do(acts.Attack("dragon", "", 14), acts.End(), acts.Attack("dragon", "", 16), acts.End())
    host.app()
    host.do(acts.Attack("dragon", "", 24), acts.End(), acts.Attack("dragon", "", host.state.life(2)))
    return host.table
