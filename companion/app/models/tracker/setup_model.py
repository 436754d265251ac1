"""The set-up of a score sheet: what players have chosen so far, and whether it fits."""

from __future__ import annotations

import secrets
from dataclasses import replace

from companion.app.models.device_session import DeviceSession
from companion.app.models.recent_players import recent_players_not_seated
from companion.app.reactivity import Model
from companion.games.game_boxes import compute_content_stamp
from companion.games.game_boxes import load_box as box_of
from companion.games.tracker.setup.game_box import Chosen, Mode, NumberDef, OwnCounter
from companion.games.tracker.setup.setup_builder import (
    build_setup,
    build_sheet,
    kind_of_seat,
    number_inputs_for_mode,
    player_count_range,
)
from companion.kernel.refusals import Refused
from companion.tables.remember_setup import remember_setup

COLOUR_NAMES = ("colour-1", "colour-2", "colour-3", "colour-4", "colour-5", "colour-6", "colour-7", "colour-8")


class TrackerSetupModel(Model):
    """One set-up. Change `chosen` through the methods; `refusal` says what does not fit yet."""

    def __init__(self, session: DeviceSession, game: str) -> None:
        self.session = session
        self.box = box_of(game)
        self.done = False
        self.more = False
        self.typing: int | None = None
        kept = session.service.store.settings.get(f"last-{game}", {})
        people = tuple(player.name for player in session.service.store.people.last_group())
        mode = next((m for m in self.box.modes if m.id == kept.get("mode")), self.box.modes[0])
        own = tuple(OwnCounter(name, start) for name, start in kept.get("own", []))
        self.chosen = Chosen(mode.id, people, own_counters=own)
        self._fit()

    # --- choosing -----------------------------------------------------------------------------

    @property
    def mode(self) -> Mode:
        """The mode chosen."""
        return next(m for m in self.box.modes if m.id == self.chosen.mode)

    @property
    def numbers(self) -> tuple[NumberDef, ...]:
        """The numbers that may be typed in this mode."""
        return number_inputs_for_mode(self.box, self.mode)

    def _put(self, **changed: object) -> None:
        self.chosen = replace(self.chosen, **changed)  # type: ignore[arg-type]
        self.changed()

    def pick_mode(self, mode: str) -> None:
        """Choose another mode; people stay as far as there are seats for them."""
        self.chosen = replace(self.chosen, mode=mode)
        self._fit()
        self.changed()

    def name_seat(self, place: int, name: str) -> None:
        """Name the person in a seat."""
        people = self.chosen.people
        self._put(people=(*people[:place], name, *people[place + 1 :]))

    def add(self, name: str = "") -> None:
        """One more person, if there is a seat."""
        if len(self.chosen.people) < player_count_range(self.mode)[1]:
            self._put(people=(*self.chosen.people, name or self._fresh_name()))

    def remove(self, place: int) -> None:
        """One person less; the choices of the others stay theirs."""
        keep = [n for n in range(len(self.chosen.people)) if n != place]
        self._put(
            people=tuple(self.chosen.people[n] for n in keep),
            choices=tuple(self.choices_of(n) for n in keep),
            seat_numbers=tuple(self.numbers_of(n) for n in keep),
            first=None if self.chosen.first == self.chosen.people[place] else self.chosen.first,
        )

    def choose(self, place: int, choice: str, option: str | None) -> None:
        """Choose a character, a faction, or none."""
        choices = [self.choices_of(n) for n in range(len(self.chosen.people))]
        if option is None:
            choices[place].pop(choice, None)
        else:
            choices[place][choice] = option
        self._put(choices=tuple(choices))

    def number(self, number: str, value: int, place: int | None = None) -> None:
        """Type a number of the whole table, or of one seat."""
        if place is None:
            self._put(numbers={**self.chosen.numbers, number: value})
        else:
            seats = [self.numbers_of(n) for n in range(len(self.chosen.people))]
            seats[place][number] = value
            self._put(seat_numbers=tuple(seats))

    def rule(self, rule: str, on: bool) -> None:
        """Switch a rule on or off."""
        self._put(rules={**self.chosen.rules, rule: on})

    def first(self, name: str | None) -> None:
        """Who begins; None lets chance decide."""
        self._put(first=name)

    def own(self, counters: tuple[OwnCounter, ...]) -> None:
        """The counters people named themselves."""
        self._put(own_counters=counters)

    def own_rounds(self, rounds: bool) -> None:
        """Whether the sheet keeps rounds and turns."""
        self._put(own_rounds=rounds)

    def own_meter(self, name: str | None) -> None:
        """Add a meter, or take it away."""
        self._put(own_meter=name)

    def own_title(self, title: str) -> None:
        """Name the game."""
        self._put(own_title=title.strip() or None)

    def unfold(self) -> None:
        """Show or hide the finer choices."""
        self.more = not self.more
        self.changed()

    # --- looking ------------------------------------------------------------------------------

    def choices_of(self, place: int) -> dict[str, str]:
        """What the seat has chosen so far."""
        return dict(self.chosen.choices[place]) if place < len(self.chosen.choices) else {}

    def numbers_of(self, place: int) -> dict[str, int]:
        """What was typed for the seat so far."""
        return dict(self.chosen.seat_numbers[place]) if place < len(self.chosen.seat_numbers) else {}

    def kind_of(self, place: int) -> str:
        """The kind of seat in this place."""
        return kind_of_seat(self.mode, place)

    @property
    def refusal(self) -> str | None:
        """Why the table cannot begin like this; None when it can."""
        try:
            build_sheet(self.box, self._clean(), 1, self.session.language)
        except Refused as refused:
            return self.session.words.say(refused.message)
        return None

    def suggestions(self) -> list[str]:
        """Players who played before and are not at the table yet."""
        return recent_players_not_seated(self.session, self.chosen.people)

    # --- beginning ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up and go there."""
        chosen, service = self._clean(), self.session.service

        def start() -> str:
            setup = build_setup(self.box, chosen, secrets.randbits(48), compute_content_stamp(), self.session.language)
            table = service.begin(setup, "")
            remember_setup(service, self.box.id, chosen)
            return table

        self.done = await self.session.sit_down(start)

    def _clean(self) -> Chosen:
        # A choice that another mode offered means nothing in this one.
        offered = set(self.mode.choices)
        choices = tuple({c: o for c, o in given.items() if c in offered} for given in self.chosen.choices)
        count = len(self.chosen.people)
        known = {number.id for number in self.numbers}
        seat_numbers = tuple({n: v for n, v in given.items() if n in known} for given in self.chosen.seat_numbers)
        numbers = {n: v for n, v in self.chosen.numbers.items() if n in known}
        return replace(self.chosen, choices=choices[:count], seat_numbers=seat_numbers[:count], numbers=numbers)

    def _fit(self) -> None:
        least, most = player_count_range(self.mode)
        self.chosen = replace(self.chosen, people=self.chosen.people[:most])
        while len(self.chosen.people) < least:
            self.chosen = replace(self.chosen, people=(*self.chosen.people, self._fresh_name()))

    def _fresh_name(self) -> str:
        taken = {name.casefold() for name in self.chosen.people}
        names = [*self.suggestions(), *map(self.session.words, COLOUR_NAMES)]
        return next(name for name in names if name.casefold() not in taken)
