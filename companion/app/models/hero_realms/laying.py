"""Laying a table of Hero Realms at which the app sits down, too: what was chosen so far, and what is missing."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.app.models.guest import Guest
from companion.app.models.laying import COLOUR_NAMES
from companion.app.models.people import not_seated
from companion.app.watch import Model
from companion.games.hero_realms.table import GAME, MODES, Body, Chair, Level, Settings, lay, read_body
from companion.games.shelf import box as box_of
from companion.games.tracker.box import Mode
from companion.games.tracker.marking import LONGEST_NAME
from companion.games.tracker.naming import plain_letters
from companion.kernel.plain import BadShape, from_plain, to_plain
from companion.kernel.refusals import Refused
from companion.kernel.words import Message, message
from companion.tables.seating import remember_people

KEPT = "last-hero-realms-chair"
"""Where the last set-up is kept, so that the same group sits down again with two taps."""
BOSSES = ("dragon", "lich")


class HeroLaying(Model):
    """One set-up. Change `body` and `first` through the methods; `missing` says what does not fit yet."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.box = box_of(GAME)
        self.done = False
        self.more = False
        self.first: int | None = None
        self.body = self._kept()
        self._fit()

    # --- choosing -----------------------------------------------------------------------------

    def pick_mode(self, mode: Any) -> None:
        """Choose another mode; people and empty chairs stay as far as there are seats for them."""
        self.body, self.first = replace(self.body, mode=mode), None
        self._fit()
        self.changed()

    def name_seat(self, place: int, name: str) -> None:
        """Name who sits in a chair."""
        self._seat(place, name=name)

    def sit(self, place: int, level: Level | None) -> None:
        """Put the app of this level in a chair, or with None a person."""
        chair = self.body.seats[place]
        if level is not None:
            self._seat(place, played_by="app", level=level)
        else:
            # Nobody holds a boss's real cards: who plays it does so on the screen.
            self._seat(place, played_by="anyone" if chair.boss else "people")

    def seat_boss(self, level: Level) -> None:
        """How well the app plays the party's boss."""
        self._set(boss_level=level)

    def choose(self, place: int, character: str) -> None:
        """Choose a character pack, or none with an empty word."""
        self._seat(place, character=character)

    def choose_boss(self, place: int, boss: str) -> None:
        """Choose which boss sits here, in boss against boss."""
        self._seat(place, boss=boss)

    def add(self, name: str = "") -> None:
        """One chair more."""
        if len(self.body.seats) < MODES[self.body.mode][1]:
            self._set(seats=(*self.body.seats, self._fresh(name)))

    def remove(self, place: int) -> None:
        """One chair less."""
        self.first = None
        self._set(seats=tuple(chair for n, chair in enumerate(self.body.seats) if n != place))

    def deal(self, market: Any) -> None:
        """Who deals the market: the table with its real cards, or the app."""
        self._set(market=market)

    def begin_with(self, place: int | None) -> None:
        """Who begins; None leaves it to the rules of the mode, or to luck."""
        self.first = place
        self.changed()

    def settle(self, setting: str, value: Any) -> None:
        """Answer an open question of the rules."""
        self._set(settings=replace(self.body.settings, **{setting: value}))

    def unfold(self) -> None:
        """Show or hide the finer choices."""
        self.more = not self.more
        self.changed()

    # --- looking ------------------------------------------------------------------------------

    @property
    def mode(self) -> Mode:
        """The mode chosen, as the box describes it."""
        return next(mode for mode in self.box.modes if mode.id == self.body.mode)

    @property
    def party_game(self) -> bool:
        """Whether a party faces a boss, who comes by itself."""
        return self.body.mode in BOSSES

    @property
    def wants_characters(self) -> bool:
        """Whether every hero needs a character pack."""
        return self.party_game

    @property
    def first_is_open(self) -> bool:
        """Whether anybody may begin; a party goes before its boss, and team A of Emperor before team B."""
        return not self.party_game and self.body.mode != "emperor"

    def suggestions(self) -> list[str]:
        """People who played before and are not at the table yet."""
        return not_seated(self.guest, (chair.name for chair in self.body.seats))

    @property
    def missing(self) -> str | None:
        """Why the table cannot begin like this; None when it can."""
        said = next(self._faults(), None)
        return self.guest.words.say(said) if said is not None else None

    def _faults(self) -> Iterator[Message]:
        seats, taken = self.body.seats, set[str]()
        if self.party_game:
            taken.add(plain_letters(self.guest.words.name(self._boss_name())))
        for n, chair in enumerate(seats):
            name = " ".join(chair.name.split())
            if not name:
                yield message("hra-missing-name", number=n + 1)
            elif len(name) > LONGEST_NAME or not name.isprintable():
                yield message("name-bad", found=name[:40], high=LONGEST_NAME)
            elif plain_letters(name) in taken:
                yield message("name-taken", found=name)
            taken.add(plain_letters(name))
        if self.wants_characters and (bare := [chair.name for chair in seats if not chair.character]):
            yield message("hra-missing-character", names=bare, count=len(bare))
        if not self.party_game and all(chair.played_by != "app" for chair in seats):
            yield message("hra-missing-chair")
        try:
            read_body(lay(self._named(), 1))
        except Refused as refused:
            yield refused.message

    def _boss_name(self) -> dict[str, str]:
        return next(kind.name for kind in self.box.kinds if kind.id == self.body.mode)

    # --- beginning ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up, remember who sat down, and go there."""
        body, house = self._named(), self.guest.house

        def start() -> str:
            table = house.begin(lay(body, secrets.randbits(48)), "")
            remember_people(house, [chair.name for chair in body.seats if chair.played_by != "app"])
            house.store.settings.put(KEPT, to_plain(replace(body, first="")))
            return table

        self.done = await self.guest.sit_down(start)

    def _named(self) -> Body:
        """The body with an id for every seat, and without what another mode had offered."""
        taken: set[str] = {self.body.mode}
        seats: list[Chair] = []
        for n, chair in enumerate(self.body.seats):
            name = " ".join(chair.name.split())
            slug = re.sub(r"[^a-z0-9]+", "-", plain_letters(name)).strip("-") or f"seat-{n + 1}"
            seat = slug if slug not in taken else f"{slug}-{n + 1}"
            taken.add(seat)
            seats.append(replace(chair, id=seat, name=name))
        first = seats[self.first].id if self.first is not None and self.first < len(seats) else ""
        return replace(self.body, seats=tuple(seats), first=first)

    # --- how it works -------------------------------------------------------------------------

    def _kept(self) -> Body:
        """The last set-up of this kind; else the people who played last, against the Dragon."""
        try:
            return from_plain(Body, self.guest.house.store.settings.get(KEPT, None))
        except BadShape:
            people = [player.name for player in self.guest.house.store.people.last_group()]
            chairs = tuple(Chair("", name, played_by="people") for name in people[: MODES["dragon"][1]])
            return Body("dragon", chairs, Settings(), market="table", boss_played_by="app")

    def _fit(self) -> None:
        """As many chairs as the mode wants, each with what the mode gives it, and one of them empty."""
        least, most = MODES[self.body.mode]
        seats = self.body.seats[:most]
        lonely = not self.party_game and all(chair.played_by != "app" for chair in seats)
        self.body = replace(self.body, boss_played_by="app", seats=seats)
        while len(self.body.seats) < max(least, 0 if seats else 2) - lonely:
            self.body = replace(self.body, seats=(*self.body.seats, self._fresh()))
        chairs = [self._fitted(n, chair) for n, chair in enumerate(self.body.seats)]
        if lonely:
            # The app takes a chair of its own where there is room, else the last one.
            kept = chairs if len(chairs) < most else chairs[:-1]
            chairs = [*kept, self._fitted(len(kept), Chair("", self._app_name(kept), played_by="app"))]
        self.body = replace(self.body, seats=tuple(chairs))

    def _app_name(self, others: list[Chair]) -> str:
        """What the app is called where it takes a chair of its own accord."""
        name = self.guest.words("hra-the-app")
        taken = [plain_letters(chair.name) for chair in others]
        return name if plain_letters(name) not in taken else f"{name} {len(others) + 1}"

    def _fitted(self, place: int, chair: Chair) -> Chair:
        if self.body.mode == "boss-vs-boss":
            boss = chair.boss or BOSSES[place % 2]
            return replace(chair, boss=boss, character="", played_by="app" if chair.played_by == "app" else "anyone")
        return replace(chair, boss="", played_by="app" if chair.played_by == "app" else "people")

    def _fresh(self, name: str = "") -> Chair:
        """A chair for somebody who is not at the table yet."""
        taken = {plain_letters(chair.name) for chair in self.body.seats}
        names = [name, *self.suggestions(), *(self.guest.words(key) for key in COLOUR_NAMES)]
        free = next(name for name in names if name and plain_letters(name) not in taken)
        return self._fitted(len(self.body.seats), Chair("", free, played_by="people"))

    def _seat(self, place: int, **changed: Any) -> None:
        seats = list(self.body.seats)
        seats[place] = replace(seats[place], **changed)
        self._set(seats=tuple(seats))

    def _set(self, **changed: Any) -> None:
        self.body = replace(self.body, **changed)
        self.changed()
