"""Every way to set up a table: all modes of all boxes, with every number of people that makes a difference."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from pathlib import Path

from companion.games.tracker.setup.game_box import Box, Chosen, Mode, OwnCounter
from companion.games.tracker.setup.setup_builder import (
    build_setup,
    choices_for_seat,
    kind_of_seat,
    number_inputs_for_mode,
    player_count_range,
)
from companion.kernel.game import Setup
from companion.library.content_reader import read_content_file

CONTENT = Path(__file__).resolve().parents[2] / "content"
PEOPLE = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hilda")
SEED = 7


@functools.cache
def every_box() -> tuple[Box, ...]:
    """All boxes of the real content."""
    return tuple(read_content_file(Box, file) for file in sorted(CONTENT.glob("*/box.yaml")))


def every_preset() -> Iterator[tuple[str, Setup]]:
    """Each with a label: every mode, with the fewest, the most and every other number of people."""
    for box in every_box():
        for mode in box.modes:
            least, most = player_count_range(mode)
            for count in range(least, most + 1):
                yield f"{box.id} {mode.id} {count}", build_setup(box, choice(box, mode, count), SEED)
    yield from _special_presets()


def choice(box: Box, mode: Mode, count: int, turn: int = 0) -> Chosen:
    """A set-up in which people choose different options and type every number; `turn` rotates the options."""
    kinds = [kind_of_seat(mode, place) for place in range(count)]
    choices = tuple(
        {c.id: c.options[(place + turn) % len(c.options)].id for c in choices_for_seat(box, mode, kind)}
        for place, kind in enumerate(kinds)
    )
    numbers = number_inputs_for_mode(box, mode)
    shared = {n.id: min(n.high, 12) for n in numbers if not n.per_seat}
    own = tuple({n.id: min(n.high, 8 + place) for n in numbers if n.per_seat} for place in range(count))
    return Chosen(mode.id, PEOPLE[:count], choices, own, shared)


def _special_presets() -> Iterator[tuple[str, Setup]]:
    """Tables that differ in more than their number of people."""
    boxes = {box.id: box for box in every_box()}
    for first, second in (("dragon", "dragon"), ("lich", "lich"), ("lich", "dragon")):
        bosses = ({"boss": first}, {"boss": second})
        chosen = Chosen("boss-vs-boss", PEOPLE[:2], bosses)
        yield f"hero-realms {first} vs {second}", build_setup(boxes["hero-realms"], chosen, SEED)
    rules = {rule.id: True for rule in boxes["heroes3"].rules}
    yield (
        "heroes3 with all optional rules",
        build_setup(boxes["heroes3"], Chosen("clash", PEOPLE[:3], rules=rules), SEED),
    )
    track: dict[str, tuple[str, ...]] = {"danger": ("grey", "green", "grey", "violet", "red")}
    with_track = Chosen("quest", PEOPLE[:3], seat_numbers=({"health": 5},) * 3, spaces=track, first="Cleo")
    yield "terrinoth with its track", build_setup(boxes["terrinoth"], with_track, SEED)
    yield "terrinoth with nothing typed", build_setup(boxes["terrinoth"], Chosen("quest", PEOPLE[:2]), SEED)
    yield "score sheet of their own", build_setup(boxes["score-sheet"], _own_sheet(), SEED)


def _own_sheet() -> Chosen:
    counters = (OwnCounter("Lives", 3, 0, 5), OwnCounter("Coins", 10), OwnCounter("Mood", -2, -3, 3, "quiet"))
    return Chosen(
        "free",
        PEOPLE[:4],
        own_counters=counters,
        own_meter="Storm",
        own_title="Island night",
        spaces={"track": ("plain", "red", "blue")},
        timer_seconds=90,
    )
