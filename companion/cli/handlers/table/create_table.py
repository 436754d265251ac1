"""Setting up a table from what was typed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from rich.console import RenderableType

from companion.cli.context import CommandContext
from companion.cli.handlers.table import show_tables
from companion.cli.handlers.table.rename_archive_delete import parse_table_name
from companion.cli.handlers.table.typed_setup_choices import (
    find_by_name,
    parse_choices,
    parse_meter_spaces,
    parse_own_counters,
    parse_rule_switches,
    parse_seat_and_table_numbers,
    parse_switches,
    parse_whole_number,
    require_seat_number,
    split_who_what_value,
)
from companion.cli.output import render, table_json
from companion.cli.results import CommandResult
from companion.games.cli_setup import CliSetupOrder
from companion.games.engines import load_engine
from companion.games.game_boxes import compute_content_stamp, load_boxes
from companion.games.tracker.name_lookup import require_definition
from companion.games.tracker.setup.game_box import Box, Chosen, Mode
from companion.games.tracker.setup.setup_builder import build_setup, player_count_range, require_first_fitting_mode
from companion.kernel.events import Event
from companion.kernel.game import Setup
from companion.kernel.refusals import BeyondLimit, Malformed, Unknown
from companion.library.translations import MessageCatalogue
from companion.tables.remember_setup import remember_setup

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class NewTableOptions:
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


def create_table(context: CommandContext, wanted: NewTableOptions) -> CommandResult:
    """Set up a table, or refuse with the choice that does not fit and what would."""
    # First the database: the language of a refusal may be stored in it.
    house, words = context.house, context.words
    box = require_game_by_name(wanted.game)
    name = parse_table_name(wanted.name)
    seed = secrets.randbits(48) if wanted.seed is None else wanted.seed
    chosen, counted = (None, True) if wanted.way else _chosen(box, wanted, words)
    if chosen is None:
        setup = build_engine_setup(box, wanted, seed, words)
    else:
        setup = build_setup(box, chosen, seed, compute_content_stamp(), words.language)
    told: list[Event] = []
    house.engine(setup.engine).start(setup, told.append)
    table = house.begin(setup, name)
    if chosen is not None and not counted:
        remember_setup(house, box.id, chosen)
    live = house.open(table)
    plain = table_json.table_with_position_to_json(live, context.store.read(table), words) | {
        "events": table_json.events_to_json(told, words)
    }

    def draw() -> list[RenderableType]:
        return [*show_tables.render_table(context, live, plain), *render.render_events(told, words)]

    return CommandResult(plain, draw)


def require_game_by_name(typed: str) -> Box:
    """The game that was meant, by id, name or a clear beginning of them."""
    found = find_by_name(load_boxes(), typed)
    if found is None:
        raise Unknown("unknown-game", found=typed, options=[box.id for box in load_boxes()])
    return found


def build_engine_setup(box: Box, wanted: NewTableOptions, seed: int, words: MessageCatalogue) -> Setup:
    """A table of a way of play that has rules of its own; its engine knows what there is to choose."""
    ways = {way.engine: way.name for way in box.ways}
    meant = next((way for way in ways if wanted.way in (way, way.rpartition(".")[2])), None)
    if meant is None:
        raise Unknown("cli-way-unknown", game=box.name, found=wanted.way, options=list(ways))
    lay_order = load_engine(meant).lay
    if lay_order is None:
        raise Malformed("cli-way-no-lay", way=ways[meant])
    people, _ = _people(wanted.players)
    if isinstance(people, int):
        people = [words("cli-player", number=n + 1) for n in range(people)]
    made = [split_who_what_value(text, "cli-choose-bad") for text in wanted.choose]
    order = CliSetupOrder(
        tuple(people),
        wanted.mode,
        {(people[require_seat_number(people, who)] if who else "", what): option for who, what, option in made},
        dict(_table_number(text) for text in wanted.number),
        tuple(name for name, on in parse_switches(wanted.rule) if on),
        _first(people, wanted.first) or "",
        wanted.title or "",
        seed,
        words.language,
    )
    return lay_order(order)


def _table_number(text: str) -> tuple[str, int]:
    who, what, value = split_who_what_value(text, "cli-number-bad")
    if who:
        raise Malformed("cli-number-table", number=what, found=text)
    return what, parse_whole_number(value, text)


def _chosen(box: Box, wanted: NewTableOptions, words: MessageCatalogue) -> tuple[Chosen, bool]:
    """What was chosen, and whether people were only counted."""
    _check_own(box, wanted)
    people, counted = _people(wanted.players)
    mode = _mode(box, wanted.mode, people if isinstance(people, int) else len(people))
    if isinstance(people, int):
        people = [words("cli-player", number=n + 1) for n in range(people)]
    seat_numbers, table_numbers = parse_seat_and_table_numbers(box, people, wanted.number)
    chosen = Chosen(
        mode=mode.id,
        people=tuple(people),
        choices=parse_choices(box, people, wanted.choose),
        seat_numbers=seat_numbers,
        numbers=table_numbers,
        rules=parse_rule_switches(box, wanted.rule),
        spaces=parse_meter_spaces(box, wanted.spaces),
        first=_first(people, wanted.first),
        own_counters=parse_own_counters(wanted.counter),
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
        return require_definition(box.modes, require_first_fitting_mode(box, people), "mode")
    mode = find_by_name(box.modes, typed) or require_definition(box.modes, typed, "mode")
    least, most = player_count_range(mode)
    if not least <= people <= most:
        raise BeyondLimit("players-count", found=people, low=least, high=most, mode=mode.name)
    return mode


def _first(people: list[str], typed: str) -> str | None:
    if typed.casefold() == RANDOM and RANDOM not in [name.casefold() for name in people]:
        return None
    return people[require_seat_number(people, typed)]


def _check_own(box: Box, wanted: NewTableOptions) -> None:
    typed = {"--counter": wanted.counter, "--meter": wanted.meter, "--title": wanted.title}
    typed |= {"--no-rounds": None if wanted.rounds else "no"}
    for option, value in typed.items():
        if value and not box.own:
            sheets = [other.id for other in load_boxes() if other.own]
            raise Malformed("cli-own-only", option=option, game=box.name, options=sheets)
