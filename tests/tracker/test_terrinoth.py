"""Heroes of Terrinoth: health by number of heroes, defeat, tokens, progress, phases and the peril track."""

from __future__ import annotations

import pytest

from companion.games.tracker import acts
from companion.kernel.refusals import BeyondLimit, NotNow, Unknown
from tests.tracker.sample_sheets import Sheet, new_table, refusal, reminded, said, tell, values

TRACK = ("grey", "green", "grey", "red")


def quest(people: int = 2, health: int = 8, track: tuple[str, ...] | None = None, first: str = "Ana") -> Sheet:
    own = ({"health": health},) * people
    spaces = {"danger": track} if track else None
    return new_table("terrinoth", "quest", people, seat_numbers=own, spaces=spaces, first=first)


def over(table: Sheet) -> bool:
    return table.state.ended


def next_phase(table: Sheet) -> list[str]:
    return tell(table, acts.Next("phase"))


# --- health and defeat ---------------------------------------------------------------------------


@pytest.mark.parametrize(("heroes", "health"), [(2, 18), (3, 12), (4, 8)])
def test_fewer_heroes_are_hardier(heroes: int, health: int) -> None:
    assert set(values(quest(heroes, health=8), "health").values()) == {health}


def test_health_that_nobody_typed_stays_unknown_and_limits_nothing() -> None:
    table = new_table("terrinoth", "quest", 2)
    assert values(table, "health") == {"ana": 0, "ben": 0}
    table.give(acts.Change("wounds", 40, "ana"))
    assert not table.state.out


def test_health_typed_later_takes_effect_at_once() -> None:
    table = new_table("terrinoth", "quest", 2)
    table.give(acts.Change("wounds", 4, "ana"))
    table.give(acts.Put("health", 15, "ana"))
    with pytest.raises(BeyondLimit, match="above-limit"):
        table.give(acts.Change("wounds", 12, "ana"))
    with pytest.raises(BeyondLimit, match="limit-under-value"):
        table.give(acts.Put("health", 3, "ana"))


def test_a_limit_on_wounds_is_the_health_itself() -> None:
    table = new_table("terrinoth", "quest", 2)
    table.give(acts.Limit("wounds", 9, "ana"))
    assert values(table, "health")["ana"] == 9
    table.give(acts.Limit("wounds", None, "ana"))
    assert values(table, "health")["ana"] == 0


def test_a_hero_with_as_many_wounds_as_health_is_defeated() -> None:
    table = quest()
    table.give(acts.Change("success", 3, "ana"))
    table.give(acts.Mark("poisoned", "ana", True))
    table.give(acts.Change("wounds", 17, "ana"))
    assert not table.state.out
    heard = tell(table, acts.Change("wounds", 1, "ana"))
    assert table.state.out == ("ana",)
    assert values(table, "wounds")["ana"] == values(table, "success")["ana"] == 0
    assert table.state.marks["ana"] == ()
    assert any("move engaged enemies to the shadows" in line for line in heard)
    assert any("our proposal" in line for line in heard)


def test_health_set_to_the_wounds_that_are_there_defeats_as_well() -> None:
    table = quest()
    table.give(acts.Change("wounds", 5, "ana"))
    table.give(acts.Put("health", 5, "ana"))
    assert table.state.out == ("ana",)


def test_the_quest_is_lost_when_every_hero_is_defeated() -> None:
    table = quest()
    assert not over(table)
    table.give(acts.Put("wounds", 18, "ana"))
    assert not over(table)
    table.give(acts.Put("wounds", 18, "ben"))
    assert over(table)
    assert not table.state.winners


def test_the_table_says_when_the_quest_is_won() -> None:
    table = quest()
    assert tell(table, acts.Finish(("ana", "ben"))) == ["The game is over. Winner: Ana and Ben"]


# --- tokens, conditions, leader ------------------------------------------------------------------


def test_a_hero_holds_five_success_tokens_at_most() -> None:
    table = quest()
    table.give(acts.Change("success", 5, "ana"))
    with pytest.raises(BeyondLimit) as caught:
        table.give(acts.Change("success", 1, "ana"))
    assert refusal(caught.value) == "Ana, Success tokens: it cannot go from 5 up to 6. It is as high as it goes."


def test_a_condition_is_held_once_and_says_that_its_effect_is_not_known() -> None:
    table = quest()
    table.give(acts.Mark("weakened", "ben", True))
    with pytest.raises(NotNow, match="mark-already"):
        table.give(acts.Mark("weakened", "ben", True))
    assert all(mark.uncertain for mark in table.state.sheet.marks)


def test_the_party_leader_is_chosen_at_set_up_and_hands_the_token_on() -> None:
    table = quest(3, first="Cleo")
    assert table.state.tokens == {"leader": "cleo"}
    assert said(table.opening)[0] == "Cleo begins."
    table.give(acts.Hand("leader", "ben"))
    assert table.state.tokens == {"leader": "ben"}
    table.give(acts.Out("ana"))
    with pytest.raises(NotNow, match="seat-is-out"):
        table.give(acts.Hand("leader", "ana"))


# --- progress ------------------------------------------------------------------------------------


def test_a_location_is_fully_explored_once_and_progress_may_go_on() -> None:
    table = new_table("terrinoth", "quest", 2, numbers={"exploration": 5})
    table.give(acts.Change("progress", 4))
    assert not any("fully explored" in line for line in reminded(table))
    assert any("fully explored" in line for line in tell(table, acts.Change("progress", 3)))
    assert not any("fully explored" in line for line in tell(table, acts.Change("progress", 1)))
    assert table.state.value("progress", "table") == 8


def test_an_unknown_exploration_value_is_never_reached() -> None:
    table = new_table("terrinoth", "quest", 2)
    assert tell(table, acts.Change("progress", 30)) == ["Progress +30, now 30"]


# --- phases and the track ------------------------------------------------------------------------


def test_a_round_goes_through_its_phases_and_begins_again() -> None:
    table = quest()
    seen = [table.state.sheet.flow.phases[table.state.phase].id]
    for _ in range(5):
        next_phase(table)
        seen.append(table.state.sheet.flow.phases[table.state.phase].id)
    assert seen == ["heroes", "enemies", "peril", "travel", "end", "heroes"]
    assert table.state.round == 2


@pytest.mark.parametrize(
    ("heroes", "says"),
    [
        (2, "Two heroes act twice each"),
        (3, "Each hero acts once, the party leader first; then"),
        (4, "Each hero acts once, the party leader first, then"),
    ],
)
def test_the_heroes_phase_says_who_acts_how_often(heroes: int, says: str) -> None:
    assert reminded(quest(heroes))[0].startswith(says)


def test_the_peril_phase_moves_the_token_and_names_the_colour() -> None:
    table = quest(track=TRACK)
    next_phase(table)
    heard = next_phase(table)
    assert heard[1:3] == ["Peril track: space 2 of 4, Green", "Resolve the green peril effect of the quest sheet."]


def test_a_grey_space_has_no_effect() -> None:
    table = quest(track=TRACK)
    table.give(acts.Next("round"))
    next_phase(table)
    heard = next_phase(table)
    assert "Peril track: space 3 of 4, Grey" in heard
    assert not any(line.startswith("Resolve the") for line in heard)


def test_on_its_last_space_the_token_stays_and_the_effect_counts_every_round() -> None:
    table = quest(track=TRACK)
    table.give(acts.Place("danger", 4))
    for _ in range(3):
        heard = tell(table, acts.Next("round"))
        assert "Peril track: space 4 of 4, Red" in heard
        assert "Resolve the red peril effect of the quest sheet." in heard
    assert table.state.meters["danger"].at == 3


def test_a_track_that_nobody_entered_is_left_to_the_table() -> None:
    table = quest()
    next_phase(table)
    heard = next_phase(table)
    assert any("its spaces are not entered" in line for line in heard)
    assert any(line.startswith("The peril token moves one space") for line in reminded(table))
    with pytest.raises(BeyondLimit) as caught:
        table.give(acts.Move("danger", 1))
    assert refusal(caught.value) == "Peril track has no spaces yet. Enter its spaces first."


def test_the_track_can_be_entered_while_playing() -> None:
    table = quest()
    table.give(acts.Spaces("danger", TRACK))
    table.give(acts.Move("danger", 3))
    with pytest.raises(BeyondLimit, match="meter-beyond"):
        table.give(acts.Move("danger", 1))
    table.give(acts.Spaces("danger", ("grey", "blue")))
    assert table.state.meters["danger"].at == 1
    with pytest.raises(Unknown, match="unknown-space"):
        table.give(acts.Spaces("danger", ("pink",)))


def test_this_game_keeps_no_turns_and_no_dice() -> None:
    table = quest()
    assert table.state.sheet.dice == ()
    with pytest.raises(NotNow, match="no-turns"):
        table.give(acts.Next("turn"))
