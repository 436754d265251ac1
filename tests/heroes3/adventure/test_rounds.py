"""The round: what begins it, whose turn it is, and what waits for whom. heroes3 1 and 2."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rounds.round_guide import build_guide
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.setup_data import AiHero, RoundEvent, StartingPosition
from companion.games.heroes3.adventure.state import AdventureState, LastingEffect, OpenFight, Unit
from companion.kernel.messages import LANGUAGES
from tests.heroes3.adventure.sample_games import ANA, BEA, EVERYTHING, SampleGame, chair, new_game, say

QUIET: dict[str, Any] = {"rules": ("no-astrologers",), "boxes": ("core", "tower", "rampart")}
"""Nothing is drawn, so a round runs through without anybody."""


def ids(events: list[Any]) -> list[str]:
    """The ids of what was told."""
    return [event.message.id for event in events]


def lasting(effect: str, **more: Any) -> LastingEffect:
    """Something that holds for everybody."""
    return LastingEffect("astrologers:blue-sky", effect, "until-next-astrologers", **more)


# --- heroes3 1: the round ------------------------------------------------------------------------


def test_heroes3_1_the_first_round_brings_nothing() -> None:
    table = new_game(**QUIET, built=("city-hall",), purse=Purse(7))
    assert table.sheet_of_table.round == 1
    assert table.state.active == "ana"
    assert table.purse() == Purse(7)
    assert not table.matters


def test_heroes3_1_players_take_turns_clockwise_and_the_starting_player_never_changes() -> None:
    table = new_game(ANA, BEA, chair("rampart", "cleo"), **QUIET)
    for _ in range(3):
        seen = []
        for _ in range(3):
            seen.append(table.state.active)
            table.next()
        assert seen == ["ana", "bea", "cleo"]
        table.next()


def test_heroes3_1_a_player_who_is_out_has_no_turn() -> None:
    def out(state: AdventureState) -> None:
        state.sheets["bea"].out = True

    table = new_game(ANA, BEA, chair("rampart", "cleo"), **QUIET, change=out)
    assert table.sheet_of_table.order == ("ana", "cleo")
    table.next()
    assert table.state.active == "cleo"


def test_heroes3_1_who_is_out_in_the_middle_of_a_round_is_passed_over() -> None:
    table = new_game(ANA, BEA, chair("rampart", "cleo"), **QUIET)
    table.state.sheets["bea"].out = True
    table.next()
    assert table.state.active == "cleo"


def test_heroes3_1_a_round_starts_with_tokens_then_movement_then_expert_uses_then_income() -> None:
    table = new_game(**QUIET)
    table.to_round(2)
    table.next(2)
    told = ids(table.next())
    wanted = ["h3s-round", "h3s-tokens", "h3s-movement-back", "h3s-experts-back", "h3s-gains", "h3s-gains"]
    assert [one for one in told if one in wanted] == wanted


def test_heroes3_1_town_tokens_become_active() -> None:
    table = new_game(**QUIET)
    for sheet in table.state.sheets.values():
        sheet.build_token = sheet.population_token = sheet.spell_token = False
        sheet.used = ("building:castle:blacksmith",)
    table.to_round(2)
    for sheet in table.state.sheets.values():
        assert sheet.build_token
        assert sheet.population_token
        assert sheet.spell_token
        assert not sheet.used


def test_heroes3_1_heroes_have_three_and_two_movement_points_each_round() -> None:
    def spent(state: AdventureState) -> None:
        state.sheets["ana"].secondary = True

    table = new_game(**QUIET, change=spent)
    table.give(acts.Move("ana", points=3))
    table.to_round(2)
    assert (table.sheet().movement, table.sheet().secondary_movement) == (3, 2)
    assert table.sheet("bea").secondary_movement == 0


@pytest.mark.parametrize(("effect", "main", "other"), [("movement(1, more)", 4, 3), ("movement(1, less)", 2, 1)])
def test_heroes3_1_what_lasts_changes_the_movement_of_all_heroes(effect: str, main: int, other: int) -> None:
    def change(state: AdventureState) -> None:
        state.sheets["ana"].secondary = True
        state.table.lasting = (lasting(effect),)

    table = new_game(**QUIET, change=change)
    table.to_round(2)
    assert (table.sheet().movement, table.sheet().secondary_movement) == (main, other)


def test_heroes3_1_a_card_that_changes_movement_counts_in_the_round_in_which_it_is_drawn() -> None:
    table = new_game(boxes=EVERYTHING)
    table.to_turn("bea")
    table.give(acts.SetMark("ana", "secondary", True))
    table.next()
    table.settle("battalions-stallion")
    assert (table.sheet().movement, table.sheet().secondary_movement) == (4, 3)
    table.to_round(4)
    table.settle("dead-silence") if table.matters else None
    assert table.sheet().movement == 3


def test_heroes3_1_expert_uses_are_restored() -> None:
    def change(state: AdventureState) -> None:
        state.sheets["ana"].experience = 6  # Level IV: two uses.

    table = new_game(**QUIET, change=change)
    assert table.sheet().expert == 0
    table.to_round(2)
    assert table.sheet().expert == 2


def test_heroes3_1_odd_rounds_bring_the_production_and_even_ones_do_not() -> None:
    table = new_game(**QUIET, purse=Purse(), start=StartingPosition(income=Purse(10, 2, 1)))
    seen = []
    for number in range(1, 6):
        table.to_round(number)
        seen.append(table.purse())
    one = Purse(10, 2, 1)
    assert seen == [Purse(), Purse(), one, one, one * 2]


def test_heroes3_1_each_resource_round_effects_come_after_the_income() -> None:
    table = new_game(chair("rampart"), BEA, **QUIET, built=("city-hall",), purse=Purse())
    table.to_turn("bea")
    table.to_turn("bea")
    told = table.next()
    amounts = [say(event.message) for event in told if event.message.id == "h3s-gains" and event.seat == "ana"]
    assert len(amounts) == 2
    assert "10" in amounts[0]
    assert "7" in amounts[1]


def test_heroes3_1_the_next_step_waits_until_everybody_has_chosen() -> None:
    table = new_game(ANA, chair("dungeon", "bea"), built=("city-hall",), boxes=EVERYTHING, rules=("no-astrologers",))
    table.to_round(2)
    table.to_turn("bea")
    table.next()
    assert table.matters == [
        ("ana", "choose", "building:castle:city-hall"),
        ("bea", "choose", "building:dungeon:city-hall"),
    ]
    assert table.sheet_of_table.steps[0] == "event"
    table.settle("gold+5", seat="bea")
    assert table.sheet_of_table.steps[0] == "event"
    table.settle("gold+5", seat="ana")
    assert "draw-event" in [kind for _, kind, _ in table.matters]


def test_heroes3_1_the_button_is_refused_while_something_is_open_and_the_table_may_leave_it() -> None:
    table = new_game(ANA, BEA, built=("city-hall",), **QUIET)
    table.to_round(2)
    table.to_turn("bea")
    table.next()
    assert len(table.matters) == 2
    table.refused(acts.Next(), "h3s-matters-open", "1")
    told = ids(table.next(anyway=True))
    assert told.count("h3s-dropped") == 2
    assert "h3s-overruled" in told
    assert not table.matters


def test_heroes3_1_an_open_combat_blocks_the_button() -> None:
    table = new_game(**QUIET)
    table.state.table.fight = OpenFight("ana", "main", "neutral", "I")
    table.refused(acts.Next(), "h3s-fight-open", "8")
    assert "h3s-fight-dropped" in ids(table.next(anyway=True))
    assert table.state.table.fight is None


@pytest.mark.parametrize(
    ("boxes", "players", "asked"),
    [(("core", "fortress"), (ANA, BEA), True), (("core",), (ANA, BEA), False), (("core", "fortress"), (ANA,), False)],
)
def test_heroes3_1_events_come_with_the_fortress_box_and_two_players(
    boxes: tuple[str, ...], players: tuple[Any, ...], asked: bool
) -> None:
    mode = "campaign" if len(players) == 1 else "clash"
    table = new_game(*players, boxes=boxes, rules=("no-astrologers",), mode=mode)
    table.to_round(2)
    while table.sheet_of_table.round < 3:
        table.next()
    assert ("draw-event" in [kind for _, kind, _ in table.matters]) is asked


def test_heroes3_1_one_player_who_is_left_draws_no_events() -> None:
    table = new_game(boxes=("core", "fortress"), rules=("no-astrologers",), mode="cooperative")
    table.give(acts.Eliminate("bea"))
    while table.sheet_of_table.round < 3:
        table.next()
    assert not table.matters


@pytest.mark.parametrize(
    ("out", "drawers"), [((), ["ana", "bea", "cleo", "ana"]), (("ana",), ["bea", "cleo", "bea", "cleo"])]
)
def test_heroes3_1_the_starting_player_draws_the_first_event_and_then_the_next_who_is_in(
    out: tuple[str, ...], drawers: list[str]
) -> None:
    players = (ANA, BEA, chair("dungeon", "cleo"))
    table = new_game(*players, boxes=("core", "fortress"), rules=("no-astrologers",), mode="cooperative")
    table.give(*(acts.Eliminate(seat) for seat in out))
    drawn: list[str] = []
    while table.sheet_of_table.round < 9 or not drawn[3:]:
        drawn += [seat for seat, kind, _ in table.matters if kind == "draw-event"]
        table.next(anyway=True)
    assert drawn == drawers


def test_heroes3_1_even_rounds_draw_an_astrologers_card() -> None:
    table = new_game()
    table.to_turn("bea")
    table.next()
    assert [kind for _, kind, _ in table.matters] == ["draw-astrologers"]


def test_heroes3_1_scenario_events_come_in_their_round_and_are_confirmed() -> None:
    text = {"en": "The bridge falls.", "es": "Cae el puente."}
    table = new_game(**QUIET, events=(RoundEvent(2, text), RoundEvent(2, text), RoundEvent(4, text)))
    assert not table.matters
    table.next(2)
    assert [(kind, source) for _, kind, source in table.matters] == [("tell", "scenario:0"), ("tell", "scenario:1")]
    table.settle("done")
    table.settle("done")
    assert not table.matters
    assert table.sheet_of_table.phase == "start"


def test_heroes3_1_a_scenario_may_bring_something_in_the_first_round() -> None:
    table = new_game(**QUIET, events=(RoundEvent(1, {"en": "It begins."}),))
    table.table.undo(1)
    table.next()
    assert [(kind, source) for _, kind, source in table.matters] == [("tell", "scenario:0")]
    table.settle("done")
    assert table.state.active == "ana"


def test_heroes3_1_what_the_scenario_brings_comes_after_the_astrologers() -> None:
    table = new_game(events=(RoundEvent(2, {"en": "The bridge falls."}),))
    table.next(2)
    assert [kind for _, kind, _ in table.matters] == ["draw-astrologers"]
    table.settle("dead-silence")
    assert [source for _, _, source in table.matters] == ["scenario:0"]


def test_heroes3_1_extra_movement_of_a_secondary_hero_lasts_only_for_its_turn() -> None:
    table = new_game(**QUIET)
    table.give(acts.SetMark("ana", "secondary", True), acts.Visit("ana", "stables", "secondary"))
    assert table.sheet().secondary_movement == 3
    table.next()
    assert table.sheet().secondary_movement == 2


def test_heroes3_1_extra_movement_lasts_only_for_its_turn() -> None:
    def extra(state: AdventureState) -> None:
        state.sheets["ana"].movement = 5

    table = new_game(**QUIET, change=extra)
    table.next()
    assert table.sheet().movement == 3


def test_heroes3_1_less_income_is_used_up_by_the_next_income() -> None:
    def less(state: AdventureState) -> None:
        state.sheets["ana"].less_income = Purse(4, 0, 3)

    table = new_game(**QUIET, purse=Purse(), change=less)
    assert player_queries.next_income(table.state, "ana").sure == Purse(6)
    table.to_round(3)
    assert table.purse() == Purse(6)
    table.to_round(5)
    assert table.purse() == Purse(16)


def test_heroes3_1_movement_gained_at_the_start_of_a_round_is_for_the_own_turn() -> None:
    table = new_game(ANA, BEA, built=("city-hall",), **QUIET)
    table.to_round(2)
    table.to_turn("bea")
    table.next()
    table.settle("mp+1", seat="ana")
    table.settle("gold+4", seat="bea")
    table.next()
    assert (table.state.active, table.sheet().movement) == ("ana", 4)
    table.next()
    assert table.sheet().movement == 3


@pytest.mark.parametrize(
    ("card", "third", "fifth"),
    [
        ("gold-dragon", Purse(15), Purse(25)),
        ("wild-debauchery", Purse(5), Purse(15)),
        ("dead-silence", Purse(10), Purse(20)),
    ],
)
def test_heroes3_1_what_the_astrologers_say_of_the_next_income_holds_once(
    card: str, third: Purse, fifth: Purse
) -> None:
    table = new_game(ANA, BEA, boxes=("core", "tower"), purse=Purse())
    table.next(2)
    table.settle(card)
    assert not table.matters
    while table.sheet_of_table.round < 3:
        table.next()
    assert table.purse() == third
    table.to_round(5)
    assert table.purse() == fifth


def test_heroes3_1_what_was_announced_for_a_round_comes_after_tokens_and_movement_and_before_the_income() -> None:
    table = new_game(ANA, BEA, purse=Purse())
    table.next(2)
    table.settle("mcgiver")
    table.to_turn("ana")
    table.give(acts.Build("ana", "citadel", anyway=True))
    while table.sheet_of_table.round < 3:
        table.next()
    assert [(seat, kind) for seat, kind, _ in table.matters] == [("ana", "machine"), ("bea", "machine")]
    assert table.sheet().build_token
    assert table.purse("bea") == Purse()
    table.settle("ballista", seat="ana")
    table.settle("ballista", seat="bea")
    assert table.purse("bea") == Purse(10)


def test_heroes3_1_what_was_announced_to_one_player_comes_to_that_player() -> None:
    def announce(state: AdventureState) -> None:
        state.table.lasting = (LastingEffect("astrologers:gold-dragon", "gold+5", "next-round", 2, "bea"),)

    table = new_game(ANA, BEA, **QUIET, purse=Purse(), change=announce)
    table.to_round(2)
    assert (table.purse(), table.purse("bea")) == (Purse(), Purse(5))


def test_heroes3_1_what_is_only_offered_for_a_round_does_not_hold_it_up() -> None:
    table = new_game(ANA, BEA)
    table.next(2)
    table.settle("wandering-merchant")
    assert {kind for _, kind, _ in table.matters} == {"offer"}
    table.next()
    assert table.state.active == "ana"
    # It is no action in the middle of which a town token would have to wait: heroes3 2.
    table.give(acts.Build("ana", "citadel"))
    table.to_round(3)
    assert "offer" not in [kind for _, kind, _ in table.matters]


def test_heroes3_1_teams_of_an_alliance_alternate_and_decide_who_of_them_goes_first() -> None:
    players = (
        chair("castle", "ana", "red"),
        chair("rampart", "ben", "red"),
        chair("necropolis", "bea", "blue"),
        chair("tower", "cleo", "blue"),
    )
    table = new_game(*players, **QUIET, mode="alliance")
    assert table.matters == [("", "first", "order:red")]
    assert table.state.active == ""
    table.settle("ben")
    assert table.state.active == "ben"
    table.next()
    assert table.matters == [("", "first", "order:blue")]
    table.refused(acts.Settle(table.matter().id, ("ana",)))
    table.settle("bea")
    assert table.sheet_of_table.order == ("ben", "bea", "ana", "cleo")
    turns = [table.state.active]
    for _ in range(2):
        table.next()
        turns.append(table.state.active)
    assert turns == ["bea", "ana", "cleo"]
    table.next()  # Round 2 begins,
    table.next()  # and the team decides anew.
    assert table.matters == [("", "first", "order:red")]


def test_heroes3_1_a_team_decides_once_a_round_however_many_it_has() -> None:
    red = [chair(faction, seat, "red") for faction, seat in (("castle", "ana"), ("rampart", "ben"), ("tower", "cleo"))]
    table = new_game(*red, chair("necropolis", "bea", "blue"), **QUIET, mode="alliance")
    table.settle("cleo")
    turns = []
    for _ in range(4):
        turns.append(table.state.active)
        table.next()
    assert turns == ["cleo", "bea", "ana", "ben"]


def test_heroes3_1_the_team_of_the_starting_player_begins_even_when_that_player_is_out() -> None:
    def out(state: AdventureState) -> None:
        state.sheets["ana"].out = True

    players = (
        chair("castle", "ana", "red"),
        chair("necropolis", "bea", "blue"),
        chair("rampart", "ben", "red"),
        chair("tower", "cleo", "blue"),
    )
    table = new_game(*players, **QUIET, mode="alliance", change=out)
    assert table.sheet_of_table.order == ("ben", "bea", "cleo")
    assert table.state.active == "ben"


def test_heroes3_13_5_the_ai_heroes_play_after_everybody() -> None:
    hero = AiHero("dark", {"en": "Dark"}, army=("castle:griffins/few",))
    table = new_game(ANA, **QUIET, mode="campaign", ai=(hero,))
    table.next()
    assert table.sheet_of_table.phase == "ai"
    assert table.state.ai["dark"].movement == 3
    table.next()
    assert (table.sheet_of_table.round, table.sheet_of_table.phase) == (2, "start")


# --- heroes3 2: the turn -------------------------------------------------------------------------


def test_heroes3_2_the_hand_limit_is_told_as_a_turn_begins() -> None:
    def change(state: AdventureState) -> None:
        state.sheets["bea"].experience = 8  # Level V: six cards.

    table = new_game(**QUIET, change=change)
    told = table.next()
    hand = next(event for event in told if event.message.id == "h3s-hand")
    assert (hand.seat, hand.message.args["limit"]) == ("bea", 6)
    assert hand.reason is not None
    assert hand.reason.rule == "heroes3 2"


@pytest.mark.parametrize(
    ("effect", "experience", "limit"),
    [("hand-limit(1, more)", 0, 5), ("hand-limit(2, less)", 0, 4), ("hand-limit(2, less)", 12, 5), ("", 4, 5)],
)
def test_heroes3_2_what_lasts_changes_the_hand_limit_but_never_below_four(
    effect: str, experience: int, limit: int
) -> None:
    def change(state: AdventureState) -> None:
        state.sheets["ana"].experience = experience
        state.table.lasting = (lasting(effect),) if effect else ()

    table = new_game(**QUIET, change=change)
    assert player_queries.hand_limit(table.state, "ana") == limit


def test_heroes3_2_buildings_act_at_the_start_of_a_turn() -> None:
    table = new_game(chair("dungeon"), BEA, **QUIET, built=("portal-of-summoning", "mana-vortex"))
    assert {source for _, _, source in table.matters} == {
        "building:dungeon:portal-of-summoning",
        "building:dungeon:mana-vortex",
    }
    assert table.state.active == "ana"


def test_heroes3_2_the_hand_goes_as_the_next_own_turn_ends() -> None:
    table = new_game(chair("castle"), chair("rampart", "bea"), **QUIET)
    table.give(acts.GainMorale("bea", "negative"), acts.GainMorale("bea", "negative"))
    assert table.sheet("bea").hand_goes
    assert "h3s-hand-goes" not in ids(table.next())  # Ana's turn ends.
    assert "h3s-hand-goes" in ids(table.next())
    assert not table.sheet("bea").hand_goes


# --- the guide -----------------------------------------------------------------------------------


def phases() -> list[SampleGame]:
    """A table in every phase."""
    hero = AiHero("dark", {"en": "Dark"}, army=("castle:griffins/few",))
    tables = [new_game(ANA, **QUIET, mode="campaign", ai=(hero,)) for _ in range(4)]
    tables[1].next()
    tables[2].next(2)
    tables[3].give(acts.Claim(("ana",), now=True))
    return tables


def test_the_guide_says_in_every_phase_what_to_do_and_what_comes_next() -> None:
    seen = {}
    for table in phases():
        shown = build_guide(table.state)
        seen[table.sheet_of_table.phase] = shown.next.id
        for language in LANGUAGES:
            for told in (shown.title, shown.next, *(line.message for line in shown.lines)):
                assert say(told, language)
        assert shown.blocked is None
        assert shown.lines
    assert seen == {"turn": "h3s-next-ai", "ai": "h3s-next-round", "start": "h3s-next-turn", "over": "h3s-over"}


@pytest.mark.parametrize(("rounds", "label"), [(0, "h3s-next-round"), (2, "h3s-next-round"), (1, "h3s-next-end")])
def test_heroes3_12_the_button_says_when_a_round_is_the_last(rounds: int, label: str) -> None:
    table = new_game(**QUIET, rounds=rounds)
    table.next()
    assert build_guide(table.state).next.id == label
    table.next()
    assert table.state.ended is (rounds == 1)


def test_the_guide_of_a_turn_names_what_can_still_be_done() -> None:
    def change(state: AdventureState) -> None:
        sheet = state.sheets["ana"]
        sheet.morale, sheet.hand_goes, sheet.built = "positive", True, ("mage-guild",)

    table = new_game(**QUIET, change=change)
    told = [line.message.id for line in build_guide(table.state).lines]
    assert told == [
        "h3s-hand", "h3s-todo-movement", "h3s-todo-token", "h3s-todo-token", "h3s-todo-token", "h3s-todo-morale",
        "h3s-todo-hand-goes",
    ]  # fmt: skip
    table.give(acts.Move("ana", points=3), acts.SpendMorale("ana"), acts.Build("ana", "city-hall"))
    told = [line.message.id for line in build_guide(table.state).lines]
    assert told == ["h3s-todo-token", "h3s-todo-token", "h3s-todo-hand-goes"]


def test_the_guide_says_what_blocks_the_button() -> None:
    table = new_game(ANA, BEA, built=("city-hall",), **QUIET)
    table.to_round(2)
    table.to_turn("bea")
    table.next()
    shown = build_guide(table.state)
    assert shown.blocked is not None
    assert shown.blocked.id == "h3s-matters-open"
    assert [line.seat for line in shown.lines[:2]] == ["ana", "bea"]
    assert all(line.matter for line in shown.lines[:2])


# --- heroes3 1, 5, 7: ten rounds by hand ---------------------------------------------------------


def test_income_over_ten_rounds_of_a_worked_example() -> None:
    """The Castle, 10 gold of production, written down by hand.

    After round 2 a gold mine is flagged and the City Hall stands, after round 4
    a mine for materials, after round 6 a settlement for valuables; after round 8 the gold mine is lost. The City Hall
    gives 5 gold, but in round 7 the movement point is taken.
    """
    table = new_game(ANA, BEA, **QUIET, purse=Purse(), start=StartingPosition(Purse(), Purse(10)))
    flags = {
        2: FlaggedField("mine-gold"),
        4: FlaggedField("mine-materials"),
        6: FlaggedField("settlement", "valuables"),
    }
    chosen = {3: "gold+5", 5: "gold+5", 7: "mp+1", 9: "gold+5"}
    by_hand = {
        1: Purse(0, 0, 0), 2: Purse(0, 0, 0),
        3: Purse(20, 0, 0),  # 10 + 5 from the mine, 5 from the City Hall
        4: Purse(20, 0, 0),
        5: Purse(40, 2, 0),  # 15 + 5 and 2 materials
        6: Purse(40, 2, 0),
        7: Purse(55, 4, 1),  # 15, 2 materials, 1 valuables
        8: Purse(55, 4, 1),
        9: Purse(70, 6, 2),  # 10 + 5, 2, 1
        10: Purse(70, 6, 2),
    }  # fmt: skip
    for number, wanted in by_hand.items():
        while table.sheet_of_table.round < number:
            table.next()
        if number in chosen:
            table.settle(chosen[number], seat="ana")
        assert table.purse() == wanted, number
        sheet = table.state.sheets["ana"]
        if number == 2:
            sheet.built = ("city-hall",)
        if number in flags:
            sheet.flags = (*sheet.flags, flags[number])
        if number == 8:
            sheet.flags = sheet.flags[1:]


def test_heroes3_6_an_army_never_changes_by_itself_in_a_round() -> None:
    table = new_game(**QUIET, army=("castle:griffins/few", "castle:griffins/pack"))
    table.to_round(4)
    assert table.sheet().army == (Unit("castle:griffins"), Unit("castle:griffins", pack=True))
