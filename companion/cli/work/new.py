"""Setting up a table from what was typed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import look, paint, shape
from companion.cli.work.keep import table_name
from companion.cli.work.wanting import (
    choices,
    named,
    numbers,
    own_counters,
    parts,
    place_of,
    rules,
    spaces,
    switches,
    whole,
)  # fmt: skip
from companion.games.engines import Order, engine
from companion.games.shelf import boxes, content_stamp
from companion.games.tracker.box import Box, Chosen, Mode
from companion.games.tracker.laying import fitting_mode, lay, seats_for_people
from companion.games.tracker.naming import definition
from companion.kernel.events import Event
from companion.kernel.game import Setup
from companion.kernel.refusals import BeyondLimit, Malformed, Unknown
from companion.library.words import Catalogue
from companion.tables.seating import remember

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of `companion table new`, as they were typed."""

    game: str
    players: str
    mode: str
    way: str
    name: str
    choose: list[str]
    number: list[str]
    rule: list[str]
    first: str
    seed: int | None
    spaces: list[str]
    counter: list[str]
    meter: str | None
    title: str | None
    rounds: bool
    timer: int | None


def new(desk: Desk, wanted: Wanted) -> Answer:
    """Set up a table, or refuse with the choice that does not fit and what would."""
    # First the database: the language of a refusal may be stored in it.
    house, words = desk.house, desk.words
    box = find_box(wanted.game)
    name = table_name(wanted.name)
    seed = secrets.randbits(48) if wanted.seed is None else wanted.seed
    chosen, counted = (None, True) if wanted.way else _chosen(box, wanted, words)
    if chosen is None:
        setup = ordered(box, wanted, seed, words)
    else:
        setup = lay(box, chosen, seed, content_stamp(), words.language)
    told: list[Event] = []
    house.engine(setup.engine).start(setup, told.append)
    table = house.begin(setup, name)
    if chosen is not None and not counted:
        remember(house, box.id, chosen)
    live = house.open(table)
    plain = shape.standing(live, desk.store.read(table), words) | {"events": shape.events(told, words)}

    def draw() -> list[RenderableType]:
        return [*look.drawn(desk, live, plain), *paint.sentences(told, words)]

    return Answer(plain, draw)


def find_box(typed: str) -> Box:
    """The game that was meant, by id, name or a clear beginning of them."""
    found = named(boxes(), typed)
    if found is None:
        raise Unknown("unknown-game", found=typed, options=[box.id for box in boxes()])
    return found


def ordered(box: Box, wanted: Wanted, seed: int, words: Catalogue) -> Setup:
    """A table of a way of play that has rules of its own; its engine knows what there is to choose."""
    ways = {way.engine: way.name for way in box.ways}
    meant = next((way for way in ways if wanted.way in (way, way.rpartition(".")[2])), None)
    if meant is None:
        raise Unknown("cli-way-unknown", game=box.name, found=wanted.way, options=list(ways))
    lay_order = engine(meant).lay
    if lay_order is None:
        raise Malformed("cli-way-no-lay", way=ways[meant])
    people, _ = _people(wanted.players)
    if isinstance(people, int):
        people = [words("cli-player", number=n + 1) for n in range(people)]
    made = [parts(text, "cli-choose-bad") for text in wanted.choose]
    order = Order(
        tuple(people),
        wanted.mode,
        {(people[place_of(people, who)] if who else "", what): option for who, what, option in made},
        dict(_table_number(text) for text in wanted.number),
        tuple(name for name, on in switches(wanted.rule) if on),
        _first(people, wanted.first) or "",
        wanted.title or "",
        seed,
    )
    return lay_order(order)


def _table_number(text: str) -> tuple[str, int]:
    who, what, value = parts(text, "cli-number-bad")
    if who:
        raise Malformed("cli-number-table", number=what, found=text)
    return what, whole(value, text)


def _chosen(box: Box, wanted: Wanted, words: Catalogue) -> tuple[Chosen, bool]:
    """What was chosen, and whether people were only counted."""
    _check_own(box, wanted)
    people, counted = _people(wanted.players)
    mode = _mode(box, wanted.mode, people if isinstance(people, int) else len(people))
    if isinstance(people, int):
        people = [words("cli-player", number=n + 1) for n in range(people)]
    seat_numbers, table_numbers = numbers(box, people, wanted.number)
    chosen = Chosen(
        mode=mode.id,
        people=tuple(people),
        choices=choices(box, people, wanted.choose),
        seat_numbers=seat_numbers,
        numbers=table_numbers,
        rules=rules(box, wanted.rule),
        spaces=spaces(box, wanted.spaces),
        first=_first(people, wanted.first),
        own_counters=own_counters(wanted.counter),
        own_meter=wanted.meter,
        own_title=wanted.title,
        own_rounds=wanted.rounds,
        timer_seconds=wanted.timer,
    )
    return chosen, counted


def _people(typed: str) -> tuple[list[str] | int, bool]:
    """Names between commas, or how many people there are."""
    text = typed.strip()
    if text.lstrip("+-").isdecimal() and len(text) < 10:
        return int(text), True
    return [" ".join(name.split()) for name in text.split(",")] if text else [], False


def _mode(box: Box, typed: str, people: int) -> Mode:
    if not typed:
        return definition(box.modes, fitting_mode(box, people), "mode")
    mode = named(box.modes, typed) or definition(box.modes, typed, "mode")
    least, most = seats_for_people(mode)
    if not least <= people <= most:
        raise BeyondLimit("players-count", found=people, low=least, high=most, mode=mode.name)
    return mode


def _first(people: list[str], typed: str) -> str | None:
    if typed.casefold() == RANDOM and RANDOM not in [name.casefold() for name in people]:
        return None
    return people[place_of(people, typed)]


def _check_own(box: Box, wanted: Wanted) -> None:
    typed = {"--counter": wanted.counter, "--meter": wanted.meter, "--title": wanted.title}
    typed |= {"--no-rounds": None if wanted.rounds else "no"}
    for option, value in typed.items():
        if value and not box.own:
            sheets = [other.id for other in boxes() if other.own]
            raise Malformed("cli-own-only", option=option, game=box.name, options=sheets)
