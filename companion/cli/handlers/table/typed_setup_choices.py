"""Choices as they are typed, `red.character=cleric`, turned into what the set-up of a table needs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from companion.games.tracker.name_lookup import Named, find_matching_ids, require_definition
from companion.games.tracker.setup.game_box import Box, OwnCounter
from companion.kernel.refusals import Malformed, Unknown

N = TypeVar("N", bound=Named)

_SWITCH = {"on": True, "yes": True, "true": True, "1": True, "off": False, "no": False, "false": False, "0": False}
_LONGEST_NUMBER = 9


def find_by_name(items: Sequence[N], typed: str) -> N | None:
    """The item that was meant by id, name, or a clear beginning; None where there is none, or more than one."""
    found = (
        find_matching_ids(typed, [(item.id, [item.id, *item.name.values()]) for item in items]) if typed.strip() else []
    )
    return next(item for item in items if item.id == found[0]) if len(found) == 1 else None


def require_id_by_name(items: Sequence[N], typed: str, what: str) -> str:
    """The id of what was meant; a refusal lists the possible ones."""
    found = find_by_name(items, typed)
    return found.id if found is not None else require_definition(items, typed, what).id


def require_seat_number(people: Sequence[str], typed: str) -> int:
    """Which seat was meant, by name or a clear beginning of it."""
    found = find_matching_ids(typed, [(str(n), [name]) for n, name in enumerate(people)]) if typed.strip() else []
    if len(found) != 1:
        raise Unknown("unknown-seat", found=typed, options=list(people))
    return int(found[0])


def parse_choices(box: Box, people: Sequence[str], typed: Sequence[str]) -> tuple[dict[str, str], ...]:
    """What every seat has chosen. Without a name in front it is everybody's choice."""
    chosen: list[dict[str, str]] = [{} for _ in people]
    for text in typed:
        who, what, option = split_who_what_value(text, "cli-choose-bad")
        choice = require_definition(box.choices, require_id_by_name(box.choices, what, "choice"), "choice")
        for place in _places(people, who):
            chosen[place][choice.id] = require_id_by_name(choice.options, option, "option")
    return tuple(chosen) if any(chosen) else ()


def parse_seat_and_table_numbers(
    box: Box, people: Sequence[str], typed: Sequence[str]
) -> tuple[tuple[dict[str, int], ...], dict[str, int]]:
    """The numbers of every seat, and those of the table."""
    seats: list[dict[str, int]] = [{} for _ in people]
    table: dict[str, int] = {}
    # Everybody's first, so that what was typed for one person stands.
    for text in sorted(typed, key=lambda text: "." in text.partition("=")[0]):
        who, what, value = split_who_what_value(text, "cli-number-bad")
        given = parse_whole_number(value, text)
        number = require_definition(box.numbers, require_id_by_name(box.numbers, what, "number"), "number")
        if not number.per_seat and who:
            raise Malformed("cli-number-table", number=number.name, found=text)
        if not number.per_seat:
            table[number.id] = given
            continue
        for place in _places(people, who):
            seats[place][number.id] = given
    return (tuple(seats) if any(seats) else ()), table


def parse_rule_switches(box: Box, typed: Sequence[str]) -> dict[str, bool]:
    """Which rules are on; a bare name switches on."""
    return {require_id_by_name(box.rules, name, "rule"): on for name, on in parse_switches(typed)}


def parse_switches(typed: Sequence[str]) -> list[tuple[str, bool]]:
    """Names with on or off behind them; a bare one is on."""
    found = []
    for text in typed:
        name, equals, value = text.partition("=")
        if equals and value.strip().casefold() not in _SWITCH:
            raise Malformed("cli-rule-bad", found=text)
        found.append((name.strip(), _SWITCH[value.strip().casefold()] if equals else True))
    return found


def parse_whole_number(value: str, text: str) -> int:
    """A whole number as it was typed."""
    if not re.fullmatch(rf"[+-]?\d{{1,{_LONGEST_NUMBER}}}", value):
        raise Malformed("cli-number-bad", found=text)
    return int(value)


def parse_meter_spaces(box: Box, typed: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The coloured spaces of meters."""
    entered: dict[str, tuple[str, ...]] = {}
    for text in typed:
        name, equals, colours = text.partition("=")
        if not equals:
            raise Malformed("cli-spaces-bad", found=text)
        meter = require_definition(box.meters, require_id_by_name(box.meters, name.strip(), "meter"), "meter")
        listed = [colour.strip() for colour in colours.split(",") if colour.strip()]
        entered[meter.id] = tuple(require_id_by_name(meter.colours, colour, "space") for colour in listed)
    return entered


def parse_own_counters(typed: Sequence[str]) -> tuple[OwnCounter, ...]:
    """Counters that people named themselves: `Points`, `Points:0`, `Lives:3:0:9`."""
    return tuple(_own_counter(text) for text in typed)


def _own_counter(text: str) -> OwnCounter:
    name, *rest = (part.strip() for part in text.split(":"))
    if not name or len(rest) > 3 or not all(re.fullmatch(r"([+-]?\d{1,9})?", part) for part in rest):
        raise Malformed("cli-counter-bad", found=text)
    start, low, high = [int(part) if part else None for part in [*rest, "", "", ""][:3]]
    return OwnCounter(name, start or 0, low, high)


def split_who_what_value(text: str, refusal: str) -> tuple[str, str, str]:
    """Who, what and the value of `WHO.WHAT=VALUE`."""
    key, equals, value = text.partition("=")
    # The last dot: people's names may hold one.
    who, _, what = key.rpartition(".")
    if not equals or not what.strip() or not value.strip():
        raise Malformed(refusal, found=text)
    return who.strip(), what.strip(), value.strip()


def _places(people: Sequence[str], who: str) -> Sequence[int]:
    return [require_seat_number(people, who)] if who else range(len(people))
