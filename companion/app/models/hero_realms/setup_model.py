"""The set-up of a table of Hero Realms with bots: what was chosen so far, and what is missing."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion.app.models.device_session import DeviceSession
from companion.app.models.recent_players import recent_players_not_seated
from companion.app.models.tracker.setup_model import COLOUR_NAMES
from companion.app.reactivity import Model
from companion.games.game_boxes import load_box as box_of
from companion.games.hero_realms.setup_data import (
    GAME,
    MODES,
    Chair,
    Level,
    Settings,
    SetupBody,
    build_setup,
    parse_setup_body,
)
from companion.games.tracker.name_lookup import normalize_letters
from companion.games.tracker.rules.marks_dials_notes_and_timers import LONGEST_NAME
from companion.games.tracker.setup.game_box import Mode
from companion.kernel.messages import Message, message
from companion.kernel.plain_data import BadShape, from_plain, to_plain
from companion.kernel.refusals import Refused
from companion.tables.remember_setup import remember_players

KEPT = "last-hero-realms-chair"
"""Where the last set-up is kept, so that the same group sits down again with two taps."""
BOSSES = ("dragon", "lich")


class HeroRealmsSetupModel(Model):
    """One set-up. Change `body` and `first` through the methods; `missing` says what does not fit yet."""

    def __init__(self, session: DeviceSession) -> None:
        self.session = session
        self.box = box_of(GAME)
        self.done = False
        self.more = False
        self.first: int | None = None
        self.body = self._kept()
        self._fit()

    # --- choosing -----------------------------------------------------------------------------

    def pick_mode(self, mode: Any) -> None:
        """Choose another mode; players and bots stay as far as there are seats for them."""
        self.body, self.first = replace(self.body, mode=mode), None
        self._fit()
        self.changed()

    def name_seat(self, place: int, name: str) -> None:
        """Name who sits in a seat."""
        self._seat(place, name=name)

    def sit(self, place: int, level: Level | None) -> None:
        """Put a bot of this level in a seat, or with None a human player."""
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
        """Add a seat."""
        if len(self.body.seats) < MODES[self.body.mode][1]:
            self._set(seats=(*self.body.seats, self._fresh(name)))

    def remove(self, place: int) -> None:
        """Remove a seat."""
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
    def first_is_open(self) -> bool:
        """Whether anybody may begin; a party goes before its boss, and team A of Emperor before team B."""
        return not self.party_game and self.body.mode != "emperor"

    def suggestions(self) -> list[str]:
        """Players who played before and are not at the table yet."""
        return recent_players_not_seated(self.session, (chair.name for chair in self.body.seats))

    @property
    def missing(self) -> str | None:
        """Why the table cannot begin like this; None when it can."""
        said = next(self._faults(), None)
        return self.session.words.say(said) if said is not None else None

    def _faults(self) -> Iterator[Message]:
        seats, taken = self.body.seats, set[str]()
        if self.party_game:
            taken.add(normalize_letters(self.session.words.name(self._boss_name())))
        for n, chair in enumerate(seats):
            name = " ".join(chair.name.split())
            if not name:
                yield message("hra-missing-name", number=n + 1)
            elif len(name) > LONGEST_NAME or not name.isprintable():
                yield message("name-bad", found=name[:40], high=LONGEST_NAME)
            elif normalize_letters(name) in taken:
                yield message("name-taken", found=name)
            taken.add(normalize_letters(name))
        # Every hero of a party needs a character pack.
        if self.party_game and (bare := [chair.name for chair in seats if not chair.character]):
            yield message("hra-missing-character", names=bare, count=len(bare))
        if not self.party_game and all(chair.played_by != "app" for chair in seats):
            yield message("hra-missing-chair")
        try:
            parse_setup_body(build_setup(self._named(), 1))
        except Refused as refused:
            yield refused.message

    def _boss_name(self) -> dict[str, str]:
        return next(kind.name for kind in self.box.kinds if kind.id == self.body.mode)

    # --- beginning ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up, remember who sat down, and go there."""
        body, service = self._named(), self.session.service

        def start() -> str:
            table = service.begin(build_setup(body, secrets.randbits(48)), "")
            remember_players(service, [chair.name for chair in body.seats if chair.played_by != "app"])
            service.store.settings.put(KEPT, to_plain(replace(body, first="")))
            return table

        self.done = await self.session.sit_down(start)

    def _named(self) -> SetupBody:
        """The body with an id for every seat, and without what another mode had offered."""
        taken: set[str] = {self.body.mode}
        seats: list[Chair] = []
        for n, chair in enumerate(self.body.seats):
            name = " ".join(chair.name.split())
            slug = re.sub(r"[^a-z0-9]+", "-", normalize_letters(name)).strip("-") or f"seat-{n + 1}"
            seat = slug if slug not in taken else f"{slug}-{n + 1}"
            taken.add(seat)
            seats.append(replace(chair, id=seat, name=name))
        first = seats[self.first].id if self.first is not None and self.first < len(seats) else ""
        return replace(self.body, seats=tuple(seats), first=first)

    # --- how it works -------------------------------------------------------------------------

    def _kept(self) -> SetupBody:
        """The last set-up of this kind; else the people who played last, against the Dragon."""
        try:
            return from_plain(SetupBody, self.session.service.store.settings.get(KEPT, None))
        except BadShape:
            people = [player.name for player in self.session.service.store.people.last_group()]
            chairs = tuple(Chair("", name, played_by="people") for name in people[: MODES["dragon"][1]])
            return SetupBody("dragon", chairs, Settings(), market="table", boss_played_by="app")

    def _fit(self) -> None:
        """As many seats as the mode wants, each with what the mode gives it, and one of them a bot's."""
        least, most = MODES[self.body.mode]
        seats = self.body.seats[:most]
        lonely = not self.party_game and all(chair.played_by != "app" for chair in seats)
        self.body = replace(self.body, boss_played_by="app", seats=seats)
        while len(self.body.seats) < max(least, 0 if seats else 2) - lonely:
            self.body = replace(self.body, seats=(*self.body.seats, self._fresh()))
        chairs = [self._fitted(n, chair) for n, chair in enumerate(self.body.seats)]
        if lonely:
            # The bot takes a seat of its own where there is room, else the last one.
            kept = chairs if len(chairs) < most else chairs[:-1]
            chairs = [*kept, self._fitted(len(kept), Chair("", self._app_name(kept), played_by="app"))]
        self.body = replace(self.body, seats=tuple(chairs))

    def _app_name(self, others: list[Chair]) -> str:
        """The name of the bot that is added by itself."""
        name = self.session.words("hra-the-app")
        taken = [normalize_letters(chair.name) for chair in others]
        return name if normalize_letters(name) not in taken else f"{name} {len(others) + 1}"

    def _fitted(self, place: int, chair: Chair) -> Chair:
        if self.body.mode == "boss-vs-boss":
            boss = chair.boss or BOSSES[place % 2]
            return replace(chair, boss=boss, character="", played_by="app" if chair.played_by == "app" else "anyone")
        return replace(chair, boss="", played_by="app" if chair.played_by == "app" else "people")

    def _fresh(self, name: str = "") -> Chair:
        """A seat for a player who is not at the table yet."""
        taken = {normalize_letters(chair.name) for chair in self.body.seats}
        names = [name, *self.suggestions(), *(self.session.words(key) for key in COLOUR_NAMES)]
        free = next(name for name in names if name and normalize_letters(name) not in taken)
        return self._fitted(len(self.body.seats), Chair("", free, played_by="people"))

    def _seat(self, place: int, **changed: Any) -> None:
        seats = list(self.body.seats)
        seats[place] = replace(seats[place], **changed)
        self._set(seats=tuple(seats))

    def _set(self, **changed: Any) -> None:
        self.body = replace(self.body, **changed)
        self.changed()
