"""Builds a table's set-up from what the box says and what players chose; it needs neither of them afterwards."""

from __future__ import annotations

import re
from dataclasses import replace

from companion.games.tracker.name_lookup import normalize_letters, require_definition
from companion.games.tracker.rules import meters
from companion.games.tracker.rules.marks_dials_notes_and_timers import LONGEST_NAME
from companion.games.tracker.score_sheet import TABLE, MeterDef, PileDef, Seat, Sheet
from companion.games.tracker.setup import own_counters_and_timers
from companion.games.tracker.setup.game_box import (
    Amount,
    Box,
    ChoiceDef,
    Chosen,
    Group,
    HandRule,
    Mode,
    NumberDef,
    OptionDef,
)
from companion.games.tracker.setup.turn_order_and_teams import (
    TurnPlace,
    build_teams,
    build_turn_order,
    choose_first_seat,
    compute_turn_place,
)
from companion.kernel.game import ContentStamp, Setup
from companion.kernel.messages import Text, text_in_language
from companion.kernel.plain_data import to_plain
from companion.kernel.refusals import BeyondLimit, Malformed

ENGINE = "tracker"


def build_setup(box: Box, chosen: Chosen, seed: int, stamp: ContentStamp | None = None, language: str = "en") -> Setup:
    """The setup of a table, or a refusal that says which choice does not fit and what would."""
    sheet = build_sheet(box, chosen, seed, language)
    return Setup(box.id, ENGINE, seed, to_plain(sheet), stamp or ContentStamp())


def build_sheet(box: Box, chosen: Chosen, seed: int, language: str = "en") -> Sheet:
    """The sheet that the choices lead to."""
    mode = require_definition(box.modes, chosen.mode, "mode")
    people = _check_people(mode, chosen.people, language)
    _check_numbers(box, chosen, len(people))
    box = replace(box, numbers=number_inputs_for_mode(box, mode))
    if box.own:
        box, mode = own_counters_and_timers.add_own_counters(box, mode, chosen)
    seats = _seats(box, mode, chosen, people, language)
    players = mode.counts_as or len(people)
    first, by_chance = choose_first_seat(mode, chosen, seats, seed)
    teams = build_teams(mode, seats, players)
    seats = [replace(seat, team=next((t.id for t in teams if seat.id in t.seats), "")) for seat in seats]
    turns = build_turn_order(mode, seats, teams, first)
    seats = [
        _fill(box, mode, chosen, seat, n, players, compute_turn_place(turns, seat, seats, first))
        for n, seat in enumerate(seats)
    ]
    kept = {c for s in seats for c in s.holds} | {c for t in teams for c in t.holds} | set(box.table)
    return Sheet(
        game=box.id,
        mode=mode.id,
        title=box.name,
        mode_name=mode.name,
        colour=box.colour,
        seats=tuple(seats),
        counters=tuple(c for c in box.counters if c.id in kept),
        teams=tuple(teams),
        table={c: _number(box, a, chosen, None, players, c) for c, a in box.table.items()},
        marks=tuple(m for m in box.marks if _fits(m.kinds, seats) and _fits((m.needs,) if m.needs else (), seats)),
        tokens=tuple(t for t in box.tokens if _fits(t.kinds, seats)),
        dials=tuple(d for d in box.dials if _fits(d.kinds, seats)),
        ladders=tuple(ladder for ladder in box.ladders if ladder.counter in kept),
        meters=_meters(box, chosen),
        dice=box.dice,
        piles=_piles(box, seats, players),
        timers=own_counters_and_timers.build_timers(box, chosen),
        flow=replace(box.flow, turns=turns),
        attacks=mode.attacks,
        end=mode.end,
        first=first if turns or chosen.first is not None else "",
        first_by_chance=by_chance,
        rules=_rules(box, chosen),
        players=players,
    )


def require_first_fitting_mode(box: Box, people: int) -> str:
    """The first mode of the box that this many people can play."""
    for mode in box.modes:
        least, most = player_count_range(mode)
        if least <= people <= most:
            return mode.id
    least = min(player_count_range(mode)[0] for mode in box.modes)
    most = max(player_count_range(mode)[1] for mode in box.modes)
    raise _wrong_count(people, least, most, box.name)


def player_count_range(mode: Mode) -> tuple[int, int]:
    """How many people a mode takes at least and at most."""
    groups = [g for g in mode.groups if not g.automatic]
    return sum(g.least for g in groups), sum(g.most for g in groups)


def choices_for_seat(box: Box, mode: Mode, kind: str) -> list[ChoiceDef]:
    """What a seat of this kind chooses in this mode, and whether it must."""
    offered = [c for c in box.choices if c.id in mode.choices and (not c.kinds or kind in c.kinds)]
    return [replace(c, required=c.required or c.id in mode.required) for c in offered]


def number_inputs_for_mode(box: Box, mode: Mode) -> tuple[NumberDef, ...]:
    """The numbers that people may type in this mode, each with what it begins with there."""
    amounts = [a for held in mode.holds.values() for a in held.values()] + list(box.table.values())
    used = {a.number for a in amounts if isinstance(a, Amount)}
    return tuple(replace(n, default=mode.defaults.get(n.id, n.default)) for n in box.numbers if n.id in used)


def kind_of_seat(mode: Mode, place: int) -> str:
    """The kind of seat of the person in this place."""
    group = next(g for g in mode.groups if not g.automatic)
    return group.kinds[place] if place < len(group.kinds) else group.kind


# --- people and seats ----------------------------------------------------------------------------


def _check_people(mode: Mode, people: tuple[str, ...], language: str) -> list[str]:
    least, most = player_count_range(mode)
    if not least <= len(people) <= most:
        raise _wrong_count(len(people), least, most, mode.name)
    names = [" ".join(name.split()) for name in people]
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise Malformed("name-bad", found=name[:40], high=LONGEST_NAME)
    # The boss has a name, too.
    spelt = [normalize_letters(text_in_language(group.name, language)) for group in mode.groups if group.automatic]
    spelt = [normalize_letters(name) for name in names] + spelt
    for n, name in enumerate(names):
        if spelt[n] in spelt[:n] + spelt[len(names) :]:
            raise Malformed("name-taken", found=name)
    return names


def _wrong_count(found: int, least: int, most: int, mode: Text) -> BeyondLimit:
    if least == most:
        return BeyondLimit("players-count-exact", found=found, high=most, mode=mode)
    return BeyondLimit("players-count", found=found, low=least, high=most, mode=mode)


def _seats(box: Box, mode: Mode, chosen: Chosen, people: list[str], language: str) -> list[Seat]:
    seats: list[Seat] = []
    for n, name in enumerate(people):
        group = next(g for g in mode.groups if not g.automatic)
        picked = _picked(box, mode, chosen, n)
        kind = picked if picked in {k.id for k in box.kinds} else kind_of_seat(mode, n)
        seats.append(_seat(box, seats, name, kind, group, n))
    for group in (g for g in mode.groups if g.automatic):
        seats.append(_seat(box, seats, text_in_language(group.name, language), group.kind, group, len(seats)))
    return seats


def _seat(box: Box, others: list[Seat], name: str, kind: str, group: Group, place: int) -> Seat:
    slug = re.sub(r"[^a-z0-9]+", "-", normalize_letters(name)).strip("-") or f"seat-{place + 1}"
    taken = {seat.id for seat in others} | {TABLE}
    wanted = slug if slug not in taken and not slug.startswith("team-") else f"{slug}-{place + 1}"
    kind_name = next(k.name for k in box.kinds if k.id == kind)
    return Seat(wanted, name, kind, kind_name, side=group.side, colour=place, automatic=group.automatic)


def _picked(box: Box, mode: Mode, chosen: Chosen, place: int) -> str:
    """The kind that a choice of this seat decides, if there is such a choice."""
    given = chosen.choices[place] if place < len(chosen.choices) else {}
    for choice in box.choices:
        if choice.is_kind and choice.id in mode.choices:
            return require_definition(choice.options, given.get(choice.id, choice.options[0].id), "option").id
    return ""


def _fill(box: Box, mode: Mode, chosen: Chosen, seat: Seat, n: int, players: int, place: TurnPlace) -> Seat:
    given = chosen.choices[n] if n < len(chosen.choices) else {}
    options = _options(box, mode, seat, given)
    holds = mode.holds.get(seat.kind, {})
    return replace(
        seat,
        title=options[0].name if options else {},
        hand=_hand(box, mode.hands.get(seat.kind), chosen, n, players, place),
        holds={c: _number(box, a, chosen, n, players, c) for c, a in holds.items()},
        without=tuple(dial for option in options for dial in option.without),
    )


def _options(box: Box, mode: Mode, seat: Seat, given: dict[str, str]) -> list[OptionDef]:
    """The options that a seat chose; those that only decide its kind say nothing more about it."""
    for choice_id in given:
        require_definition(box.choices, choice_id, "choice")
    options: list[OptionDef] = []
    for choice in choices_for_seat(box, mode, seat.kind):
        if choice.id in given:
            option = require_definition(choice.options, given[choice.id], "option")
            options += [] if choice.is_kind else [option]
        elif choice.required and not choice.is_kind:
            raise Malformed(
                "choice-missing", name=seat.name, choice=choice.name, options=[o.name for o in choice.options]
            )
    return options


# --- numbers -------------------------------------------------------------------------------------


def _number(box: Box, amount: Amount | int, chosen: Chosen, n: int | None, players: int, counter: str) -> int:
    if isinstance(amount, int):
        return amount
    value = amount.base + amount.per_player * players
    if amount.number is not None:
        value = _typed(box, amount.number, chosen, n)
        if value == 0:
            return 0
    if amount.choice is not None and n is not None and n < len(chosen.choices):
        choice = require_definition(box.choices, amount.choice, "choice")
        option = chosen.choices[n].get(choice.id)
        if option is not None:
            value = require_definition(choice.options, option, "option").gives.get(counter, value)
    return value + amount.plus + amount.by_players.get(str(players), 0)


def _typed(box: Box, number: str, chosen: Chosen, n: int | None) -> int:
    wanted = require_definition(box.numbers, number, "number")
    value = chosen.numbers.get(number, wanted.default)
    if wanted.per_seat and n is not None and n < len(chosen.seat_numbers):
        value = chosen.seat_numbers[n].get(number, wanted.default)
    if not wanted.low <= value <= wanted.high:
        raise BeyondLimit("number-beyond", number=wanted.name, found=value, low=wanted.low, high=wanted.high)
    return value


def _check_numbers(box: Box, chosen: Chosen, people: int) -> None:
    """Every number typed is one that the box asks for, and every seat's choices have a seat."""
    for typed in (chosen.numbers, *chosen.seat_numbers):
        for number in typed:
            require_definition(box.numbers, number, "number")
    for given in (chosen.choices, chosen.seat_numbers):
        if len(given) > people:
            raise BeyondLimit("choices-too-many", found=len(given), high=people)


def _hand(box: Box, rule: HandRule | None, chosen: Chosen, n: int, players: int, place: TurnPlace) -> int | None:
    if rule is None:
        return None
    if rule.flat is not None:
        cards = _number(box, rule.flat, chosen, n, players, "hand")
        return -(-cards // 2) if rule.half_first and place.begins else cards
    if rule.by_team:
        return rule.by_team[0 if place.first_team else 1]
    order = rule.two if place.count == 2 and rule.two else rule.order
    return order[min(place.turn, len(order) - 1)] if order else None


# --- the rest ------------------------------------------------------------------------------------


def _fits(kinds: tuple[str, ...], seats: list[Seat]) -> bool:
    return not kinds or any(seat.kind in kinds for seat in seats)


def _meters(box: Box, chosen: Chosen) -> tuple[MeterDef, ...]:
    for meter_id in chosen.spaces:
        require_definition(box.meters, meter_id, "meter")
    return tuple(
        replace(m, spaces=meters.require_valid_spaces(m, chosen.spaces[m.id])) if m.id in chosen.spaces else m
        for m in box.meters
    )


def _piles(box: Box, seats: list[Seat], players: int) -> tuple[PileDef, ...]:
    return tuple(
        PileDef(
            f"{rule.id}-{seat.id}",
            rule.name,
            rule.cards,
            rule.counter,
            seat.id,
            rule.draws.base + rule.draws.per_player * players,
            rule.source,
        )
        for rule in box.piles
        for seat in seats
        if seat.kind == rule.kind
    )


def _rules(box: Box, chosen: Chosen) -> dict[str, bool]:
    for rule_id in chosen.rules:
        require_definition(box.rules, rule_id, "rule")
    return {rule.id: chosen.rules.get(rule.id, rule.default) for rule in box.rules}
