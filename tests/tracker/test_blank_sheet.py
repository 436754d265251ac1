"""The blank score sheet: counters, a meter, rounds and a clock that people name themselves."""

from __future__ import annotations

import pytest

from companion.games.tracker import acts
from companion.games.tracker.game import TrackerGame
from companion.games.tracker.setup.game_box import Chosen, OwnCounter
from companion.games.tracker.setup.setup_builder import build_setup
from companion.kernel.refusals import BeyondLimit, Malformed, NotNow, Refused
from companion.kernel.table import Table
from tests.tracker.presets import PEOPLE
from tests.tracker.sample_sheets import Sheet, box_of, english, new_table, next_turns, values


def blank(people: int = 3, **chosen: object) -> Sheet:
    picked = Chosen("free", PEOPLE[:people], first="Ana", **chosen)  # type: ignore[arg-type]
    return Table(TrackerGame(), build_setup(box_of("score_sheet"), picked, 7))


def test_a_sheet_that_nobody_filled_in_counts_points_up_and_down() -> None:
    table = new_table("score_sheet", "free", 8)
    assert english(table.state.sheet.counters[0].name) == "Points"
    table.give(acts.Change("c1", -5, "hilda"))
    assert values(table, "c1")["hilda"] == -5


def test_one_person_may_count_alone() -> None:
    assert values(new_table("score_sheet", "free", 1), "c1") == {"ana": 0}


def test_people_name_their_counters_and_the_sheet() -> None:
    table = blank(own_counters=(OwnCounter("Lives", 3, 0, 5), OwnCounter("Coins", 10)), own_title="Island night")
    assert [english(c.name) for c in table.state.sheet.counters] == ["Lives", "Coins"]
    assert [c.show for c in table.state.sheet.counters] == ["main", "side"]
    assert english(table.state.sheet.title) == "Island night"
    with pytest.raises(BeyondLimit, match="above-limit"):
        table.give(acts.Change("c1", 3, "ana"))


def test_turns_and_rounds_go_round() -> None:
    table = blank()
    assert next_turns(table, 3) == ["ben", "cleo", "ana"]
    assert table.state.round == 2


def test_a_sheet_without_rounds_keeps_none() -> None:
    table = blank(own_rounds=False)
    for track in ("turn", "round", "phase"):
        with pytest.raises(NotNow):
            table.give(acts.Next(track))


def test_a_meter_has_ten_plain_spaces_or_those_that_people_enter() -> None:
    assert blank().state.meters == {}
    assert len(blank(own_meter="Storm").state.meters["track"].spaces) == 10
    table = blank(own_meter="Storm", spaces={"track": ("plain", "red")})
    table.give(acts.Move("track", 1))
    assert table.state.meters["track"].at == 1
    assert english(table.state.sheet.meters[0].name) == "Storm"


def test_a_turn_clock_counts_down_when_people_say_how_long() -> None:
    assert blank(timer_seconds=90).state.sheet.timers[0].seconds == 90
    table = blank()
    table.give(acts.Clock("turn", "start", 1_000))
    table.give(acts.Clock("turn", "pause", 4_500))
    assert table.state.timers["turn"].shows(99_999) == 3_500


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"own_counters": tuple(OwnCounter(f"C{n}") for n in range(9))}, "own-too-many"),
        ({"own_counters": (OwnCounter("Gold"), OwnCounter("gold"))}, "name-taken"),
        ({"own_counters": (OwnCounter("x" * 25),)}, "name-bad"),
        ({"own_counters": (OwnCounter("Gold", 5, 6, 9),)}, "own-start-outside"),
        ({"own_counters": (OwnCounter("Gold", 0, -(10**9)),)}, "own-number"),
        ({"own_meter": " "}, "name-bad"),
        ({"own_meter": "Storm", "spaces": {"track": ("pink",)}}, "unknown-space"),
        ({"own_meter": "Storm", "spaces": {"track": ()}}, "meter-length"),
        ({"own_meter": "Storm", "spaces": {"rail": ("plain",)}}, "unknown-meter"),
        ({"timer_seconds": 4}, "timer-beyond"),
    ],
)
def test_a_sheet_that_makes_no_sense_is_refused(chosen: dict[str, object], message: str) -> None:
    with pytest.raises(Refused) as caught:
        blank(**chosen)  # type: ignore[arg-type]
    assert caught.value.message.id == message


def test_names_are_kept_apart_when_renamed() -> None:
    table = blank()
    table.give(acts.Rename("ana", "Zoë"))
    assert table.state.name("ana")["es"] == "Zoë"
    with pytest.raises(Malformed, match="name-taken"):
        table.give(acts.Rename("ben", "zoe"))
