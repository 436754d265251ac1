"""Sets up tables for tests, and reads them back in words that people use."""

from __future__ import annotations

import functools
from typing import Any, TypeAlias

from companion.games.tracker import acts
from companion.games.tracker.game import TrackerGame
from companion.games.tracker.setup.game_box import Box, Chosen
from companion.games.tracker.setup.setup_builder import build_setup
from companion.games.tracker.state import SheetState
from companion.kernel.events import Event, describe_event
from companion.kernel.messages import Text
from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from companion.library.content_reader import read_content_file
from companion.library.translations import load_message_catalogue
from tests.tracker.presets import CONTENT, PEOPLE

Sheet: TypeAlias = Table[SheetState, Any]
ENGLISH = load_message_catalogue("en")


@functools.cache
def box_of(folder: str) -> Box:
    """A box of the real content, by its folder."""
    return read_content_file(Box, CONTENT / folder / "box.yaml")


def new_table(
    folder: str,
    mode: str,
    people: int | tuple[str, ...] = 2,
    *,
    choices: tuple[dict[str, str], ...] = (),
    numbers: dict[str, int] | None = None,
    seat_numbers: tuple[dict[str, int], ...] = (),
    rules: tuple[str, ...] = (),
    spaces: dict[str, tuple[str, ...]] | None = None,
    first: str | None = "Ana",
    seed: int = 7,
) -> Sheet:
    """A table of a box; people are Ana, Ben, Cleo and so on, and Ana begins unless said otherwise."""
    names = PEOPLE[:people] if isinstance(people, int) else people
    switched = dict.fromkeys(rules, True)
    chosen = Chosen(mode, names, choices, seat_numbers, numbers or {}, switched, spaces or {}, first)
    return Table(TrackerGame(), build_setup(box_of(folder), chosen, seed))


def values(table: Sheet, counter: str) -> dict[str, int]:
    """What a counter shows, by seat."""
    state = table.state
    return {seat.id: state.value(counter, seat.id) for seat in state.sheet.seats if state.has(counter, seat.id)}


def hands(table: Sheet) -> dict[str, int | None]:
    """The opening hands, by seat."""
    return {seat.id: seat.hand for seat in table.state.sheet.seats}


def order(table: Sheet) -> list[str]:
    """Who acts in the first round, in order; a team that acts together is joined by a plus."""
    return ["+".join(group) for group in table.state.sheet.flow.turns]


def next_turns(table: Sheet, count: int) -> list[str]:
    """Go on so many turns, and say whose turn it was each time."""
    seen = []
    for _ in range(count):
        table.give(acts.Next("turn"))
        seen.append("+".join(table.state.active))
    return seen


def strike(table: Sheet, seat: str) -> list[str]:
    """Bring a seat's life to 0; what follows."""
    return tell(table, acts.Put("life", 0, seat))


def tell(table: Sheet, act: object) -> list[str]:
    """Give an act; its events in English."""
    return said(table.give(act))


def said(events: list[Event]) -> list[str]:
    """Events in English."""
    return [describe_event(event, ENGLISH) for event in events]


def reminded(table: Sheet) -> list[str]:
    """The reminders in sight, in English."""
    return [english(text) for text in table.state.reminders]


def english(text: Text) -> str:
    """A wording in English."""
    return ENGLISH.name(text)


def refusal(refused: Refused) -> str:
    """A refusal in English."""
    return ENGLISH.say(refused.message)
