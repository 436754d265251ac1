"""Laying the table for a whole evening of Heroes III: scenario, players, boxes, optional rules, settings."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet_body import body_of_draft, draft_of_body
from companion.app.models.heroes3.sheet_draft import (
    MOST_RESOURCES,
    MOST_ROUNDS,
    TEAMS,
    USUAL,
    AiDraft,
    Draft,
    EventDraft,
    Seat,
    box_names,
    players_of,
)  # fmt: skip
from companion.app.models.heroes3.sheet_fitting import (
    factions_for,
    fitted,
    known_only,
    own,
    scenario_of,
    with_faction,
    without_carried,
    written_out,
)  # fmt: skip
from companion.app.models.heroes3.sheet_next import NEXT
from companion.app.models.heroes3.sheet_problems import missing
from companion.app.models.laying import COLOUR_NAMES
from companion.app.models.people import not_seated
from companion.app.watch import Model
from companion.games.heroes3.evening.files import ScenarioDef
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.sheet.setup import GAME, Body, Mode, lay
from companion.games.shelf import box as box_on_shelf
from companion.games.tracker.naming import plain_letters
from companion.kernel.plain import BadShape, from_plain, to_plain
from companion.tables.seating import remember_people

KEPT = "last-heroes3-sheet"
"""Where the last set-up is kept: the same people begin the next evening with one tap."""
_LAST_GROUP = 4
"""So many of those who played last sit down again by themselves."""


class SheetLaying(Model):
    """One set-up. Change `draft` through the methods; `missing` says what does not fit yet."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.box = box_on_shelf(GAME)
        self.done = False
        self.open: frozenset[str] = frozenset()
        """The parts of the form that are unfolded."""
        self.typed: dict[str, str] = {}
        """What is being typed to find a unit or a spell, by field."""
        self.draft = fitted(self._kept(), self._fresh)

    # --- choosing -----------------------------------------------------------------------------

    def put(self, **changed: Any) -> None:
        """Change something."""
        self.draft = replace(self.draft, **changed)
        self.draft = fitted(self.draft, self._fresh)
        self.changed()

    def pick_mode(self, mode: Mode) -> None:
        """Choose a mode; its scenarios are others."""
        if mode == self.draft.mode:
            return
        fresh = own(self.draft) if self.draft.scenario else self.draft
        self.draft = replace(fresh, mode=mode)
        while len(self.draft.seats) < USUAL[mode]:
            self.draft = replace(self.draft, seats=(*self.draft.seats, self._fresh(self.draft)))
        self.put()

    def pick_scenario(self, scenario: str) -> None:
        """Choose a scenario, or with nothing one of the table's own."""
        self.draft = written_out(self.draft, scenario)
        self.put()

    def settle(self, setting: str, value: Any) -> None:
        """Answer how the table plays."""
        self.put(settings=replace(self.draft.settings, **{setting: value}))

    def switch_rule(self, rule: str) -> None:
        """An optional rule on or off."""
        rules = self.draft.rules
        self.put(rules=tuple(r for r in rules if r != rule) if rule in rules else (*rules, rule))

    def switch_box(self, box: str) -> None:
        """A box comes to the table or goes; players of its faction get another one."""
        boxes = self.draft.boxes
        if box == "core":
            return
        kept = tuple(b for b in boxes if b != box) if box in boxes else (*boxes, box)
        self.put(boxes=tuple(b for b in box_names() if b in kept))

    def step(self, what: str, resource: str, by: int) -> None:
        """One more or less of a resource at the beginning, or of the production."""
        purse: Purse = getattr(self.draft, what)
        now = purse.amounts()
        self.put(**{what: Purse.of({**now, resource: min(MOST_RESOURCES, max(0, now[resource] + by))})})

    def step_rounds(self, by: int) -> None:
        """The limit of rounds; 0 is none."""
        self.put(rounds=min(MOST_ROUNDS, max(0, self.draft.rounds + by)))

    def unfold(self, which: str) -> None:
        """Show a part of the form, or hide it."""
        self.open ^= {which}
        self.changed()

    def type(self, field: str, letters: str) -> None:
        """Letters typed to find a unit or a spell."""
        self.typed = {**self.typed, field: letters}
        self.changed()

    # --- what everybody begins with, and what the rounds bring --------------------------------

    def add_unit(self, unit: str) -> None:
        """One more starting unit: a tier of the own choice, or a card of the faction."""
        self.put(units=(*self.draft.units, unit))

    def drop_unit(self, place: int) -> None:
        """One starting unit less."""
        self.put(units=_without(self.draft.units, place))

    def switch_building(self, building: str) -> None:
        """A building stands at the beginning, or not."""
        built = self.draft.buildings
        self.put(buildings=tuple(b for b in built if b != building) if building in built else (*built, building))

    def add_event(self) -> None:
        """One more event of a round."""
        last = max((event.round for event in self.draft.events), default=1)
        self.put(events=(*self.draft.events, EventDraft(min(MOST_ROUNDS, last + 1))))

    def change_event(self, place: int, *, by: int = 0, text: str | None = None) -> None:
        """Another round or another text for an event."""
        events = list(self.draft.events)
        event = events[place]
        number = min(MOST_ROUNDS, max(1, event.round + by))
        events[place] = EventDraft(number, event.text if text is None else text)
        self.put(events=tuple(events))

    def drop_event(self, place: int) -> None:
        """One event less."""
        self.put(events=_without(self.draft.events, place))

    def add_ai(self) -> None:
        """One more AI hero."""
        ids = [hero.id for hero in self.draft.ai]
        free = next(name for name in ("ai", "ai-2", "ai-3") if name not in ids)
        self.put(ai=(*self.draft.ai, AiDraft(free)))

    def put_ai(self, place: int, **changed: Any) -> None:
        """Change an AI hero."""
        heroes = list(self.draft.ai)
        heroes[place] = replace(heroes[place], **changed)
        self.put(ai=tuple(heroes))

    def drop_ai(self, place: int) -> None:
        """One AI hero less."""
        self.put(ai=_without(self.draft.ai, place))

    # --- the players --------------------------------------------------------------------------

    def name_seat(self, place: int, name: str) -> None:
        """Name a player."""
        self._seat(place, name=name)

    def choose_faction(self, place: int, faction: str) -> None:
        """Choose a faction. Whoever has it already gets what is given up: there is one of each."""
        mine = self.draft.seats[place]
        if faction == mine.faction:
            return
        draft = self.draft
        seats = [with_faction(draft, s, mine.faction) if s.faction == faction else s for s in draft.seats]
        seats[place] = with_faction(draft, mine, faction)
        self.put(seats=tuple(seats))

    def choose_hero(self, place: int, hero: str) -> None:
        """Choose a hero of the faction."""
        self._seat(place, hero=hero)

    def choose_team(self, place: int, team: str) -> None:
        """Choose a side in an Alliance."""
        self._seat(place, team=team)

    def add(self, name: str = "") -> None:
        """One player more."""
        if len(self.draft.seats) < self.players[1]:
            self.put(seats=(*self.draft.seats, self._fresh(self.draft, name)))

    def remove(self, place: int) -> None:
        """One player less."""
        self.put(seats=_without(self.draft.seats, place))

    # --- looking ------------------------------------------------------------------------------

    @property
    def scenario(self) -> ScenarioDef | None:
        """The scenario chosen; None for one of the table's own."""
        return scenario_of(self.draft)

    @property
    def known(self) -> bool:
        """Whether the app knows what the scenario begins with."""
        chosen = self.scenario
        return chosen is not None and chosen.start is not None

    @property
    def players(self) -> tuple[int, int]:
        """The least and the most players."""
        return players_of(self.draft.mode, self.scenario)

    @property
    def factions(self) -> list[str]:
        """The factions that may be chosen."""
        return factions_for(self.draft)

    def suggestions(self) -> list[str]:
        """People who played before and are not at the table yet."""
        return not_seated(self.guest, (seat.name for seat in self.draft.seats))

    @property
    def missing(self) -> str | None:
        """Why the evening cannot begin like this; None when it can."""
        return missing(self.guest.words, self.draft)

    # --- beginning ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up, remember who sat down, and go there."""
        house, body = self.guest.house, body_of_draft(self.draft)

        def start() -> str:
            table = house.begin(lay(body, secrets.randbits(48)), "")
            remember_people(house, [chair.name for chair in body.players])
            house.store.settings.put(KEPT, to_plain(without_carried(self.draft)))
            return table

        self.done = await self.guest.sit_down(start)

    def look_for_next(self) -> None:
        """Take over the next scenario of a campaign, if an evening left one behind."""
        settings = self.guest.house.store.settings
        waiting = settings.get(NEXT, None)
        if waiting is None:
            return
        settings.put(NEXT, None)
        try:
            self.draft = fitted(draft_of_body(from_plain(Body, waiting)), self._fresh)
        except BadShape:
            return

    # --- how it works -------------------------------------------------------------------------

    def _kept(self) -> Draft:
        """The last set-up; where there is none, those who played last."""
        try:
            return known_only(from_plain(Draft, self.guest.house.store.settings.get(KEPT, None)))
        except BadShape:
            people = [player.name for player in self.guest.house.store.people.last_group()][:_LAST_GROUP]
            return Draft(seats=tuple(Seat(name) for name in people))

    def _fresh(self, draft: Draft, name: str = "") -> Seat:
        """Somebody who is not at the table yet."""
        taken = {plain_letters(seat.name) for seat in draft.seats}
        everybody = [player.name for player in self.guest.house.store.people.everybody()]
        names = [name, *everybody, *(self.guest.words(key) for key in COLOUR_NAMES)]
        free = next(name for name in names if name and plain_letters(name) not in taken)
        return Seat(free, team=TEAMS[len(draft.seats) % 2])

    def _seat(self, place: int, **changed: Any) -> None:
        seats = list(self.draft.seats)
        seats[place] = replace(seats[place], **changed)
        self.put(seats=tuple(seats))


def _without(items: tuple[Any, ...], place: int) -> tuple[Any, ...]:
    return (*items[:place], *items[place + 1 :])
