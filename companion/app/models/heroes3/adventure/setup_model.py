"""The set-up of the map part of Heroes III: scenario, players, boxes, optional rules, settings."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.next_scenario import NEXT
from companion.app.models.heroes3.adventure.setup_consistency import (
    apply_scenario_to_draft,
    assign_faction,
    drop_carried_over,
    drop_unknown_content,
    find_chosen_scenario,
    fit_players_to_scenario,
    list_available_factions,
    switch_to_own_scenario,
)
from companion.app.models.heroes3.adventure.setup_conversion import convert_draft_to_setup, convert_setup_to_draft
from companion.app.models.heroes3.adventure.setup_draft import (
    MOST_RESOURCES,
    MOST_ROUNDS,
    TEAMS,
    USUAL,
    AiDraft,
    Draft,
    EventDraft,
    Seat,
    get_player_limits,
    list_game_box_ids,
)
from companion.app.models.heroes3.adventure.setup_problems import find_setup_problem
from companion.app.models.recent_players import recent_players_not_seated
from companion.app.models.tracker.setup_model import COLOUR_NAMES
from companion.app.reactivity import Model
from companion.games.game_boxes import load_box as box_on_shelf
from companion.games.heroes3.adventure.content.file_schemas import ScenarioDef
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.setup_data import GAME, AdventureSetup, Mode, build_setup
from companion.games.tracker.name_lookup import normalize_letters
from companion.kernel.plain_data import BadShape, from_plain, to_plain
from companion.tables.remember_setup import remember_players

KEPT = "last-heroes3-sheet"
"""Where the last set-up is kept: the same players begin the next game with one tap."""
_LAST_GROUP = 4
"""So many of those who played last sit down again by themselves."""


class AdventureSetupModel(Model):
    """One set-up. Change `draft` through the methods; `missing` says what does not fit yet."""

    def __init__(self, session: DeviceSession) -> None:
        self.session = session
        self.box = box_on_shelf(GAME)
        self.done = False
        self.open: frozenset[str] = frozenset()
        """The parts of the form that are unfolded."""
        self.typed: dict[str, str] = {}
        """What is being typed to find a unit or a spell, by field."""
        self.draft = fit_players_to_scenario(self._kept(), self._fresh)

    # --- choosing -----------------------------------------------------------------------------

    def put(self, **changed: Any) -> None:
        """Change something."""
        self.draft = fit_players_to_scenario(replace(self.draft, **changed), self._fresh)
        self.changed()

    def pick_mode(self, mode: Mode) -> None:
        """Choose a mode; its scenarios are others."""
        if mode == self.draft.mode:
            return
        fresh = switch_to_own_scenario(self.draft) if self.draft.scenario else self.draft
        self.draft = replace(fresh, mode=mode)
        while len(self.draft.seats) < USUAL[mode]:
            self.draft = replace(self.draft, seats=(*self.draft.seats, self._fresh(self.draft)))
        self.put()

    def pick_scenario(self, scenario: str) -> None:
        """Choose a scenario, or with nothing one of the table's own."""
        self.draft = apply_scenario_to_draft(self.draft, scenario)
        self.put()

    def settle(self, setting: str, value: Any) -> None:
        """Answer how the table plays."""
        self.put(settings=replace(self.draft.settings, **{setting: value}))

    def switch_rule(self, rule: str) -> None:
        """An optional rule on or off."""
        self.put(rules=_switched(self.draft.rules, rule))

    def switch_box(self, box: str) -> None:
        """A box comes to the table or goes; players of its faction get another one."""
        if box != "core":
            kept = _switched(self.draft.boxes, box)
            self.put(boxes=tuple(b for b in list_game_box_ids() if b in kept))

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
        self.put(buildings=_switched(self.draft.buildings, building))

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
        seats = [assign_faction(draft, s, mine.faction) if s.faction == faction else s for s in draft.seats]
        seats[place] = assign_faction(draft, mine, faction)
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
        return find_chosen_scenario(self.draft)

    @property
    def known(self) -> bool:
        """Whether the app knows what the scenario begins with."""
        chosen = self.scenario
        return chosen is not None and chosen.start is not None

    @property
    def players(self) -> tuple[int, int]:
        """The least and the most players."""
        return get_player_limits(self.draft.mode, self.scenario)

    @property
    def factions(self) -> list[str]:
        """The factions that may be chosen."""
        return list_available_factions(self.draft)

    def suggestions(self) -> list[str]:
        """Players who played before and are not at the table yet."""
        return recent_players_not_seated(self.session, (seat.name for seat in self.draft.seats))

    @property
    def missing(self) -> str | None:
        """Why the game cannot begin like this; None when it can."""
        return find_setup_problem(self.session.words, self.draft)

    # --- beginning ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up, remember who sat down, and go there."""
        service, body = self.session.service, convert_draft_to_setup(self.draft)

        def start() -> str:
            table = service.begin(build_setup(body, secrets.randbits(48)), "")
            remember_players(service, [chair.name for chair in body.players])
            service.store.settings.put(KEPT, to_plain(drop_carried_over(self.draft)))
            return table

        self.done = await self.session.sit_down(start)

    def look_for_next(self) -> None:
        """Take over the next scenario of a campaign, if a finished game left one behind."""
        waiting = self.session.service.store.settings.get(NEXT, None)
        if waiting is None:
            return
        self.session.keep(NEXT, None)
        try:
            self.draft = fit_players_to_scenario(
                convert_setup_to_draft(from_plain(AdventureSetup, waiting)), self._fresh
            )
        except BadShape:
            return

    # --- how it works -------------------------------------------------------------------------

    def _kept(self) -> Draft:
        """The last set-up; where there is none, those who played last."""
        try:
            return drop_unknown_content(from_plain(Draft, self.session.service.store.settings.get(KEPT, None)))
        except BadShape:
            people = [player.name for player in self.session.service.store.people.last_group()][:_LAST_GROUP]
            return Draft(seats=tuple(Seat(name) for name in people))

    def _fresh(self, draft: Draft, name: str = "") -> Seat:
        """Somebody who is not at the table yet."""
        taken = {normalize_letters(seat.name) for seat in draft.seats}
        everybody = [player.name for player in self.session.service.store.people.everybody()]
        names = [name, *everybody, *(self.session.words(key) for key in COLOUR_NAMES)]
        free = next(name for name in names if name and normalize_letters(name) not in taken)
        return Seat(free, team=TEAMS[len(draft.seats) % 2])

    def _seat(self, place: int, **changed: Any) -> None:
        seats = list(self.draft.seats)
        seats[place] = replace(seats[place], **changed)
        self.put(seats=tuple(seats))


def _switched(items: tuple[str, ...], item: str) -> tuple[str, ...]:
    """With this one, or without it if it was there."""
    return tuple(other for other in items if other != item) if item in items else (*items, item)


def _without(items: tuple[Any, ...], place: int) -> tuple[Any, ...]:
    return (*items[:place], *items[place + 1 :])
