"""Morale cards of the Battlefield box in the place of tokens. heroes3 2."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.fights import fight_acts
from companion.games.heroes3.adventure.rounds import round_guide
from companion.games.heroes3.adventure.rules.morale import morale_after_gaining_card, morale_table
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.adventure.text.line_parser import parse_line
from tests.heroes3.adventure.content.reference_tables import needs_reference, rows
from tests.heroes3.adventure.sample_games import SampleGame, chair, new_game, say, table

PLAYERS = (chair("castle"), chair("rampart", "bea"))
CARDS = {"morale": "cards"}


def played(*gained: str, **more: Any) -> SampleGame:
    """Ana has gained this morale, one after the other, with cards on the table."""
    found = new_game(*PLAYERS, settings=CARDS, **more)
    for which in gained:
        kind: Any = which
        found.give(acts.GainMorale("ana", kind))
    return found


@pytest.mark.parametrize(
    ("gained", "morale", "cards", "told"),
    [
        (("positive",), "positive", 1, "draws a positive morale card and has 1"),
        (("positive", "positive"), "positive", 2, "draws a positive morale card and has 2"),
        (("positive",) * 3, "positive", 2, "no third is drawn"),
        (("negative",) * 3, "negative", 3, "draws a negative morale card and has 3"),
        (("positive", "negative"), "none", 0, "puts a positive morale card back under its deck; 0 left"),
        (("positive", "positive", "negative"), "positive", 1, "puts a positive morale card back"),
        (("negative", "negative", "positive"), "negative", 1, "puts a negative morale card back"),
    ],
)
def test_heroes3_2_a_card_of_the_other_kind_goes_before_one_is_drawn(
    gained: tuple[str, ...], morale: str, cards: int, told: str
) -> None:
    found = played(*gained)
    assert (found.sheet().morale, found.sheet().morale_cards) == (morale, cards)
    assert told in say(found.events[-1].message)
    # A second negative card costs nothing but itself: only tokens cost the hand.
    assert not found.sheet().hand_goes


def test_heroes3_2_a_card_is_used_and_goes_under_its_deck() -> None:
    found = played("positive", "positive")
    assert "Positive morale cards to use: 2" in [
        say(todo.message) for todo in round_guide.build_guide(found.state).lines
    ]
    found.give(acts.SpendMorale("ana", "card"))
    assert (found.sheet().morale, found.sheet().morale_cards) == ("positive", 1)
    found.give(parse_line(found.state, "ana spend card"))
    assert (found.sheet().morale, found.sheet().morale_cards) == ("none", 0)
    assert found.sheet().tally["morale-spent"] == 2
    found.refused(acts.SpendMorale("ana", "card"), "h3s-no-morale-card", "2")


def test_heroes3_2_negative_cards_are_used_up_when_they_fit() -> None:
    found = played("negative", "negative")
    found.give(acts.SpendMorale("ana", "card"))
    assert (found.sheet().morale, found.sheet().morale_cards) == ("negative", 1)
    assert "morale-spent" not in found.sheet().tally
    found.give(acts.SetMark("ana", "no-morale", True))
    assert (found.sheet().morale, found.sheet().morale_cards) == ("none", 0)


@pytest.mark.parametrize("on", ["draw", "swap", "reroll"])
def test_heroes3_2_what_a_token_does_no_card_does_by_itself(on: Any) -> None:
    played("positive").refused(acts.SpendMorale("ana", on), "h3s-other-morale")


def test_heroes3_2_without_the_cards_no_card_is_used() -> None:
    found = new_game(*PLAYERS)
    found.give(acts.GainMorale("ana", "positive"))
    assert found.sheet().morale_cards == 0
    found.refused(acts.SpendMorale("ana", "card"), "h3s-other-morale")


def test_heroes3_2_a_morale_card_rolls_no_die_again() -> None:
    found = played("positive")
    found.give(acts.BeginFight("ana", level="I"))
    assert found.state.table.fight is not None
    assert fight_acts.combat_setup_for_fight(found.state, found.state.table.fight).fight.mine.rerolls == 0
    found.give(acts.Fought("retreat", morale_spent=True), acts.Visit("ana", "resource-symbol", dice=2))
    assert found.sheet().morale_cards == 1
    rolled = found.matter("ana", "rolled")
    found.refused(acts.Settle(rolled.id, ("reroll",)))
    token = new_game(*PLAYERS)
    token.give(acts.GainMorale("ana", "positive"), acts.Visit("ana", "resource-symbol", dice=2))
    token.settle("reroll")
    assert token.sheet().morale == "none"


def test_heroes3_2_necropolis_draws_no_morale_card() -> None:
    found = new_game(settings=CARDS)
    found.give(acts.GainMorale("bea", "negative"))
    assert (found.sheet("bea").morale, found.sheet("bea").morale_cards) == ("none", 0)


def test_heroes3_2_the_table_is_told_which_cards_to_leave_out() -> None:
    ids = [event.message.id for event in table(*PLAYERS, settings=CARDS).table.opening]
    assert "h3s-tb-morale-cards" in ids
    ids = [event.message.id for event in table(*PLAYERS).table.opening]
    assert "h3s-tb-morale-cards" not in ids


def test_morale_cards_survive_a_snapshot() -> None:
    found = played("negative", "negative")
    assert AdventureState.thaw(found.state.layout, found.state.freeze()) == found.state


@needs_reference
def test_heroes3_2_cards_are_dealt_as_the_reference_says() -> None:
    rules = {(row["name"], row["mode"]): row for row in rows("morale_cards.csv") if row["kind"] == "rule"}
    gain, lose = rules["deck: gain morale", "regular"], rules["deck: lose morale", "all"]
    assert "discard a negative card if there is one, else draw 1 positive card" in gain["effect"]
    assert (
        morale_after_gaining_card("negative", 1, "positive").card,
        morale_after_gaining_card("none", 0, "positive").cards,
    ) == (
        "back",
        1,
    )
    assert f"at most {morale_table().most_positive} positive cards; no third is drawn" in gain["note"]
    assert morale_after_gaining_card("positive", morale_table().most_positive, "positive").card == "full"
    assert "discard a positive card if there is one, else draw 1 negative card" in lose["effect"]
    assert (
        morale_after_gaining_card("positive", 2, "negative").card,
        morale_after_gaining_card("negative", 4, "negative").cards,
    ) == (
        "back",
        5,
    )
