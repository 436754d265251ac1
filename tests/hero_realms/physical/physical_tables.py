"""Tables with real cards for the tests: people whose hands nobody sees, and bots that play by themselves."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.bot_turn_steps import BotStep, decide_next_step, find_awaited_actor
from companion.games.hero_realms.bots.bot_factory import Bot
from companion.games.hero_realms.bots.squire import Squire
from companion.games.hero_realms.physical.act_options import list_physical_player_options, list_possible_acts
from companion.games.hero_realms.setup_data import Chair, SetupBody, build_setup
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.text.line_parser import read_line
from companion.kernel.events import Event
from companion.kernel.table import Table
from tests.hero_realms.sample_tables import GAME

MARKET = ("orc-grunt", "spark", "rake-master-assassin", "bribe", "taxation")


def person(name: str, character: str = "") -> Chair:
    """Somebody with real cards."""
    return Chair(name, name.capitalize(), character, played_by="people")


def party(boss: str, market: str = "table", *more: Chair) -> SetupBody:
    """Ana the cleric and Ben the thief against a boss that plays itself."""
    seats = (person("ana", "cleric"), person("ben", "thief"), *more)
    return SetupBody(boss, seats, market=market, boss_played_by="app", boss_level="squire")  # type: ignore[arg-type]


REAL_TABLES: dict[str, SetupBody] = {
    "a party against the dragon, the real market": party("dragon"),
    "a party against the dragon, the app deals": party("dragon", "app"),
    "a party against the lich, the real market": party("lich"),
    "a party against the lich, the app deals": party("lich", "app"),
    "a missing third in the party": party("dragon", "table", Chair("cleo", "Cleo", "wizard", played_by="app")),
    "an ordinary opponent for one": SetupBody(
        "free-for-all", (person("ana"), Chair("rex", "Rex", played_by="app")), first="ana", market="table"
    ),
    "a missing third": SetupBody(
        "free-for-all",
        (person("ana", "ranger"), person("ben", "fighter"), Chair("rex", "Rex", "wizard", played_by="app")),
        first="ana",
    ),
    "a missing captain": SetupBody(
        "emperor", tuple(person(n) if n != "c" else Chair("c", played_by="app") for n in "abcdef"), market="table"
    ),
    "a team of a person and a chair": SetupBody(
        "hydra-2v2", (person("ana"), Chair("rex", played_by="app"), person("ben"), person("cleo")), first="ana"
    ),
}
"""People with real cards in every kind of company."""


class RealTable:
    """A table played by lines, where the chairs play themselves and the market turns up what it is told to."""

    def __init__(self, body: SetupBody, seed: int = 5) -> None:
        self.table: Table[HeroState, Any] = Table(GAME, build_setup(body, seed))
        self.turns_up: Iterator[str] = iter(())

    @property
    def state(self) -> HeroState:
        """The position."""
        return self.table.state

    def seat(self, name: str) -> int:
        """The number of a seat."""
        return self.state.table.index[name]

    def life(self, name: str) -> int:
        """Somebody's life."""
        return self.state.life(self.seat(name))

    def owns(self, name: str) -> list[str]:
        """What somebody is known to own."""
        return [self.state.table.book.names[card] for card in self.state.seats[self.seat(name)].deck]

    def in_play(self, name: str) -> list[str]:
        """The cards in play before somebody."""
        return [self.state.table.book.names[laid.card] for laid in self.state.seats[self.seat(name)].play]

    def row(self) -> list[str]:
        """The market row."""
        return [self.state.table.book.names[card] if card >= 0 else "" for card in self.state.row]

    def do(self, *lines: str) -> list[Event]:
        """Give lines; everything told."""
        return [event for line in lines for event in self.table.give(read_line(self.state, line))]

    def open_market(self, *cards: str) -> None:
        """Say what the five slots show."""
        self.do(*(f"choose {card}" for card in cards or MARKET))

    def let_chairs_play(self, make: Callable[[], Bot] = Squire) -> list[BotStep]:
        """Everything chairs do until people have to speak; what turns up is the first card still possible."""
        steps: list[BotStep] = []
        player = make()
        while (now := find_awaited_actor(self.state)).kind in ("app", "turned"):
            if now.kind == "turned":
                self.table.give(acts.Choose(next(self.turns_up, self._unseen())))
                continue
            step = decide_next_step(self.state, player)
            assert step is not None
            assert step.seat == now.seat
            self.table.give(step.act)
            steps.append(step)
            assert len(steps) < 400
        return steps

    def _unseen(self) -> str:
        return self.state.table.book.names[min(self.state.deck)]


def sensible(state: HeroState, luck: random.Random) -> Act:
    """Something people may well enter now."""
    if state.asks:
        return acts.Choose(luck.choice(legal_answers(state)))
    seat = luck.choice([n for n in state.active if n in state.table.people and not state.seats[n].out])
    name = state.table.places[seat].id
    possible: list[Act] = [*list_possible_acts(state, seat, name), acts.End(), acts.End(), acts.End()]
    now = list_physical_player_options(state, seat)
    possible += [acts.Attack(t.player, "", luck.randint(1, 9), name) for t in now.targets if not t.champion]
    possible += [acts.Harm(t.player, luck.randint(1, 4), t.champion, name) for t in now.targets]
    possible += [acts.Stun(t.player, t.champion, t.refusal is None, name) for t in now.targets if t.champion]
    possible += [acts.Play(one.card.id, name) for one in luck.sample(now.layable, min(3, len(now.layable)))]
    possible += [acts.Heal(luck.randint(1, 6), player, name) for player in now.healing]
    possible += [acts.ForceDiscard(player, luck.randint(1, 2), name) for player in now.discarding]
    possible += [acts.Borrow("", lender.player, name) for lender in now.lenders]
    possible += [acts.Prepare(card, name) for card in now.expended]
    owned = state.seats[seat].deck
    possible += [acts.Sacrifice(state.table.book.names[luck.choice(owned)], name)] if owned else []
    possible += [acts.Play(state.table.book.names[luck.choice(owned)], name)] if owned else []
    return luck.choice(possible)
