"""Heroes III: what each round brings, levels, morale, tokens and dice."""

from __future__ import annotations

import pytest

from companion.games.tracker import acts
from companion.games.tracker.rules.turn_flow import ladder_value_for_seat
from companion.kernel.refusals import BeyondLimit, Unknown
from tests.tracker.sample_sheets import Sheet, new_table, next_turns, order, refusal, reminded, tell, values

INCOME = {"start-gold": 15, "income-gold": 10, "income-materials": 2, "income-valuables": 1}
RESOURCE, ASTROLOGERS, EVENT = "Resource round", "Astrologers' round", "Event:"
ASTROLOGERS_TOO, DOUBLE, CUBES = "Optional rule: draw", "Optional rule: take", "Remove the black cubes"


def alone(rules: tuple[str, ...] = (), numbers: dict[str, int] | None = None) -> Sheet:
    return new_table("heroes3", "campaign", 1, numbers=numbers, rules=rules)


def round_by_round(table: Sheet, rounds: int) -> list[list[str]]:
    """The beginnings of the reminders of each following round."""
    seen = []
    for _ in range(rounds):
        table.give(acts.Next("round"))
        seen.append(reminded(table))
    return seen


def begins(reminders: list[str], start: str) -> bool:
    return any(reminder.startswith(start) for reminder in reminders)


def morale(table: Sheet, seat: str = "ana") -> str:
    return table.state.dials[seat]["morale"]


# --- rounds --------------------------------------------------------------------------------------


def test_round_one_brings_no_income_and_all_tokens_are_active() -> None:
    table = new_table("heroes3", "clash", 2, numbers=INCOME)
    assert table.state.round == 1
    assert values(table, "gold") == {"ana": 15, "ben": 15}
    assert set(table.state.marks["ana"]) == {"build", "population", "spell-book"}
    assert values(table, "movement") == {"ana": 3, "ben": 3}


def test_ten_rounds_of_income_come_in_the_odd_rounds_only() -> None:
    table = new_table("heroes3", "clash", 2, numbers=INCOME)
    gold = []
    for _ in range(9):
        table.give(acts.Next("round"))
        gold.append(values(table, "gold")["ana"])
    assert table.state.round == 10
    assert gold == [15, 25, 25, 35, 35, 45, 45, 55, 55]
    assert values(table, "materials") == {"ana": 8, "ben": 8}
    assert values(table, "valuables") == {"ana": 4, "ben": 4}


def test_ten_rounds_remind_of_resources_and_astrologers_in_turn() -> None:
    seen = round_by_round(alone(), 9)
    assert [begins(reminders, ASTROLOGERS) for reminders in seen] == [True, False] * 4 + [True]
    assert [begins(reminders, RESOURCE) for reminders in seen] == [False, True] * 4 + [False]
    assert all(begins(reminders, "Look whether the scenario") for reminders in seen)
    assert not any(begins(reminders, CUBES) or begins(reminders, EVENT) for reminders in seen)


def test_black_cubes_go_in_rounds_four_eight_and_twelve_and_never_again() -> None:
    seen = round_by_round(alone(rules=("clear-black-cubes",)), 16)
    assert [n + 2 for n, reminders in enumerate(seen) if begins(reminders, CUBES)] == [4, 8, 12]


def test_astrologers_can_be_left_out_or_called_every_round() -> None:
    assert not any(begins(r, ASTROLOGERS) for r in round_by_round(alone(rules=("no-astrologers",)), 4))
    seen = round_by_round(alone(rules=("astrologers-always",)), 4)
    assert [begins(r, ASTROLOGERS_TOO) for r in seen] == [False, True, False, True]
    both = round_by_round(alone(rules=("no-astrologers", "astrologers-always")), 4)
    assert not any(begins(r, ASTROLOGERS) or begins(r, ASTROLOGERS_TOO) for r in both)


def test_events_need_the_expansion_and_company() -> None:
    together = new_table("heroes3", "clash", 2, rules=("events",))
    assert [begins(r, EVENT) for r in round_by_round(together, 4)] == [False, True, False, True]
    assert not any(begins(r, EVENT) for r in round_by_round(alone(rules=("events",)), 4))


def test_double_income_is_left_to_the_table_and_said_in_resource_rounds() -> None:
    seen = round_by_round(alone(rules=("double-income",)), 2)
    assert [begins(r, DOUBLE) for r in seen] == [False, True]


def test_a_round_restores_tokens_movement_and_expert_uses_before_income() -> None:
    table = alone(numbers={"income-gold": 5})
    table.give(acts.Change("experience", 6, "ana"))
    for token in ("build", "population", "spell-book"):
        table.give(acts.Mark(token, "ana", False))
    table.give(acts.Change("movement", -3, "ana"))
    table.give(acts.Next("round"))
    assert set(table.state.marks["ana"]) == {"build", "population", "spell-book"}
    assert values(table, "movement") == {"ana": 3}
    assert values(table, "expert") == {"ana": 2}
    table.give(acts.Change("movement", -1, "ana"))
    told = [event.message for event in table.give(acts.Next("round")) if event.message.id == "counter-up"]
    assert [message.args["counter"]["en"] for message in told] == ["Movement", "Gold"]  # type: ignore[call-overload, index]


def test_extra_movement_does_not_outlive_the_round() -> None:
    table = alone()
    table.give(acts.Change("movement", 2, "ana"))
    table.give(acts.Next("round"))
    assert values(table, "movement") == {"ana": 3}


def test_a_secondary_hero_moves_two_once_hired() -> None:
    table = new_table("heroes3", "clash", 2)
    table.give(acts.Mark("secondary", "ana", True))
    table.give(acts.Next("round"))
    assert values(table, "secondary-movement") == {"ana": 2, "ben": 0}


def test_the_campaign_begins_with_an_income_of_ten_gold_unless_typed() -> None:
    assert values(alone(), "income-gold") == {"ana": 10}
    assert values(alone(numbers={"income-gold": 5}), "income-gold") == {"ana": 5}
    assert values(alone(numbers={"income-gold": 0}), "income-gold") == {"ana": 0}
    assert values(new_table("heroes3", "clash", 2), "income-gold") == {"ana": 0, "ben": 0}


def test_the_starting_bonus_is_reminded_of_except_in_campaigns() -> None:
    assert begins(reminded(new_table("heroes3", "clash", 2)), "Starting bonus")
    assert not begins(reminded(new_table("heroes3", "clash", 2, rules=("no-start-bonus",))), "Starting bonus")
    assert not begins(reminded(alone()), "Starting bonus")


# --- modes ---------------------------------------------------------------------------------------


def test_allied_teams_take_turns_and_the_first_player_stays_first() -> None:
    table = new_table("heroes3", "alliance", 4, first="Ben")
    assert order(table) == ["ben", "cleo", "ana", "dora"]
    assert next_turns(table, 4) == ["cleo", "ana", "dora", "ben"]
    assert begins(reminded(table), "Teams: agree")


def test_in_a_clash_everybody_acts_once_and_the_last_faction_wins() -> None:
    table = new_table("heroes3", "clash", 3)
    assert order(table) == ["ana", "ben", "cleo"]
    table.give(acts.Out("ana"))
    assert not table.state.ended
    table.give(acts.Out("cleo"))
    assert table.state.winners == ("ben",)


def test_an_alliance_wins_together() -> None:
    table = new_table("heroes3", "alliance", 4)
    table.give(acts.Out("ana"))
    table.give(acts.Out("ben"))
    assert table.state.winners == ("cleo", "dora")


def test_nobody_falls_in_heroes3_by_numbers_alone() -> None:
    table = new_table("heroes3", "cooperative", 2)
    table.give(acts.Put("movement", 0, "ana"))
    assert table.state.out == ()


# --- levels --------------------------------------------------------------------------------------


def test_the_ladder_gives_hand_limit_and_expert_uses() -> None:
    table = alone()
    seen = []
    for experience in range(13):
        table.give(acts.Put("experience", experience, "ana"))
        state = table.state
        seen.append(
            (
                ladder_value_for_seat(state, "level", "hand", "ana"),
                ladder_value_for_seat(state, "level", "expert", "ana"),
            )
        )
    assert seen[::2] == [(4, 0), (4, 1), (5, 1), (5, 2), (6, 2), (6, 3), (7, 3)]
    assert seen[1::2] == seen[:-1:2]


def test_two_levels_at_once_are_told_in_order() -> None:
    heard = tell(alone(), acts.Change("experience", 6, "ana"))
    assert [line for line in heard if line.startswith("Ana: Level")] == [
        "Ana: Level II",
        "Ana: Level III",
        "Ana: Level IV",
    ]
    assert heard[-1] == "Level IV: take Specialty card IV into your hand."


def test_half_a_level_brings_nothing() -> None:
    assert len(tell(alone(), acts.Change("experience", 1, "ana"))) == 1


def test_putting_a_level_right_downwards_brings_no_cards() -> None:
    table = alone()
    table.give(acts.Put("experience", 6, "ana"))
    table.give(acts.Next("round"))
    heard = tell(table, acts.Put("experience", 3, "ana"))
    assert heard == ["Ana: Experience set to 3", "Ana: Level II"]
    assert not begins(reminded(table), "Level")


def test_experience_ends_at_level_seven() -> None:
    table = alone()
    table.give(acts.Put("experience", 11, "ana"))
    with pytest.raises(BeyondLimit) as caught:
        table.give(acts.Change("experience", 2, "ana"))
    assert "At most 1 can be added" in refusal(caught.value)


# --- morale --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "move", "after", "reminder"),
    [
        ("none", "gain", "positive", ""),
        ("none", "lose", "negative", ""),
        ("positive", "gain", "positive", "You may use the old token first"),
        ("positive", "lose", "none", ""),
        ("negative", "gain", "none", ""),
        ("negative", "lose", "negative", "No second token. Discard your whole hand"),
        ("positive", "spend", "none", "Draw a card, or swap"),
        ("negative", "spend", "negative", "A negative token cannot be used"),
    ],
)
def test_morale_moves_as_its_table_says(before: str, move: str, after: str, reminder: str) -> None:
    table = new_table("heroes3", "cooperative", 2, rules=("no-start-bonus",))
    table.give(acts.Set("morale", "ana", before))
    table.give(acts.Turn("morale", "ana", move))
    assert morale(table) == after
    assert morale(table, "ben") == "none"
    assert begins(reminded(table), reminder) if reminder else reminded(table) == []


def test_the_same_reminder_is_not_piled_up() -> None:
    table = alone()
    for _ in range(5):
        table.give(acts.Turn("morale", "ana", "lose"))
    assert len(reminded(table)) == 1


def test_necropolis_knows_no_morale() -> None:
    table = new_table("heroes3", "clash", 2, choices=({"faction": "necropolis"}, {"faction": "castle"}))
    assert table.state.dials == {"ana": {}, "ben": {"morale": "none"}}
    assert table.state.sheet.seat("ana").title["fr"] == "Nécropole"
    with pytest.raises(Unknown, match="mark-not-for"):
        table.give(acts.Turn("morale", "ana", "gain"))


# --- dice ----------------------------------------------------------------------------------------


def test_the_dice_have_six_faces_each() -> None:
    dice = {die.id: [face.id for face in die.faces] for die in alone().state.sheet.dice}
    assert sorted(dice["attack"]) == ["minus", "minus", "plus", "plus", "zero", "zero"]
    assert sorted(dice["treasure"]) == ["artifact", "artifact", "experience", "experience", "one-die", "two-dice"]
    assert len(set(dice["resource"])) == 6


def test_real_dice_are_typed_and_the_apps_dice_are_rolled() -> None:
    table = alone()
    assert tell(table, acts.Rolled("attack", ("plus", "zero"))) == ["Attack die, rolled at the table: +1 and 0"]
    table.give(acts.Rolling("resource", 3))
    assert table.state.roll is not None
    assert len(table.state.roll.faces) == 3
    with pytest.raises(Unknown, match="unknown-face"):
        table.give(acts.Rolled("attack", ("seven",)))
    with pytest.raises(BeyondLimit, match="dice-count"):
        table.give(acts.Rolling("attack", 13))
