"""Setting up a table of any engine: names, the seed of its luck, and whatever else a terminal could choose."""

from __future__ import annotations

import secrets

from companion.app.models.device_session import DeviceSession
from companion.app.models.recent_players import recent_players_not_seated
from companion.app.models.tracker.setup_model import COLOUR_NAMES
from companion.app.reactivity import Model
from companion.games.cli_setup import CliSetupOrder
from companion.games.engines import load_engine
from companion.games.game_boxes import load_boxes
from companion.games.tracker.name_lookup import normalize_letters
from companion.kernel.game import Setup
from companion.kernel.refusals import Malformed, Refused
from companion.tables.remember_setup import remember_players

LEAST_SHOWN = 2
MOST_PEOPLE = 8


class DefaultSetupModel(Model):
    """One set-up. `missing` says in the engine's own words what does not fit yet."""

    def __init__(self, session: DeviceSession, engine: str) -> None:
        self.session, self.engine = session, engine
        self.box = next(box for box in load_boxes() if engine in [way.engine for way in box.ways])
        self.done = False
        self.seed = self.choices = ""
        self.drawn_seed = secrets.randbits(48)
        last = [player.name for player in session.service.store.people.last_group()]
        self.people: tuple[str, ...] = tuple(last[:MOST_PEOPLE])
        while len(self.people) < LEAST_SHOWN:
            self.people = (*self.people, self._fresh())

    # --- choosing -----------------------------------------------------------------------------

    def name_seat(self, place: int, name: str) -> None:
        """Name somebody."""
        self.people = (*self.people[:place], name, *self.people[place + 1 :])
        self.changed()

    def add(self, name: str = "") -> None:
        """One more person."""
        if len(self.people) < MOST_PEOPLE:
            self.people = (*self.people, name or self._fresh())
            self.changed()

    def remove(self, place: int) -> None:
        """One person less."""
        self.people = (*self.people[:place], *self.people[place + 1 :])
        self.changed()

    def type_seed(self, seed: str) -> None:
        """The number that the luck of the table comes from; empty for a new one."""
        self.seed = seed.strip()
        self.changed()

    def type_choices(self, choices: str) -> None:
        """What the engine lets people choose, written as in a terminal: `goal=30, ben.played-by=app`."""
        self.choices = choices
        self.changed()

    def suggestions(self) -> list[str]:
        """People who played before and are not at the table yet."""
        return recent_players_not_seated(self.session, self.people)

    @property
    def missing(self) -> str | None:
        """Why the table cannot begin like this; None when it can."""
        try:
            self.build_setup()
        except Refused as refused:
            return self.session.words.say(refused.message)
        return None

    # --- beginning ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up, remember who sat down, and go there."""
        service = self.session.service

        def start() -> str:
            table = service.begin(self.build_setup(), "")
            remember_players(service, list(self._names()))
            return table

        self.done = await self.session.sit_down(start)

    def build_setup(self) -> Setup:
        """The setup, as the engine makes it of an order. Raises `Refused`."""
        build = load_engine(self.engine).lay
        if build is None:
            raise Malformed("cli-way-no-lay", way=next(w.name for w in self.box.ways if w.engine == self.engine))
        if self.seed and not self.seed.isdecimal():
            raise Malformed("dt-seed-bad", found=self.seed)
        seed = int(self.seed) if self.seed else self.drawn_seed
        language = self.session.words.language
        return build(CliSetupOrder(self._names(), choices=self._chosen(), seed=seed, language=language))

    def _names(self) -> tuple[str, ...]:
        return tuple(" ".join(name.split()) for name in self.people)

    def _chosen(self) -> dict[tuple[str, str], str]:
        """By seat ("" is everybody) and by what is chosen."""
        chosen: dict[tuple[str, str], str] = {}
        for part in filter(None, map(str.strip, self.choices.split(","))):
            what, equals, option = part.partition("=")
            who, dot, name = what.rpartition(".")
            if not equals or not option.strip():
                raise Malformed("dt-choice-bad", found=part)
            chosen[self._person(who) if dot else "", name.strip()] = option.strip()
        return chosen

    def _person(self, typed: str) -> str:
        """Whom a choice is for; a name as it was typed where there is nobody so called, for the engine to refuse."""
        wanted = normalize_letters(typed.strip())
        return next((name for name in self._names() if normalize_letters(name) == wanted), typed)

    def _fresh(self) -> str:
        """A name for somebody who is not at the table yet."""
        taken = {normalize_letters(name) for name in self.people}
        names = [*self.suggestions(), *(self.session.words(key) for key in COLOUR_NAMES)]
        return next(name for name in names if normalize_letters(name) not in taken)
