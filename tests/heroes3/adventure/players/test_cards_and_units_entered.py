"""Cards and units that only the table turns up still come to the sheet. heroes3 4, 7, 11, 12."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.effect_handlers import event_card_draws
from companion.games.heroes3.adventure.effect_handlers.handler_table import create_act_context
from companion.games.heroes3.adventure.fights import fight_acts
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.rules.round_calendar import event_cards
from companion.games.heroes3.adventure.state import Unit
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.kernel.events import ignore_event
from companion.kernel.messages import LANGUAGES
from tests.heroes3.adventure.sample_games import SampleGame, chair, new_game, say, table


def artifact(level: str) -> str:
    """An artifact of the first box."""
    found = (card for card in load_cards().by_id.values() if card.kind == "artifact" and "core" in card.boxes)
    return next(card.id for card in found if card.level == level)


def way(found: SampleGame, word: str, seat: str = "ana") -> None:
    """Take the way of an open choice that has this word in it."""
    options = pending_questions.build_question_form(found.state, found.matter(seat, "choose")).options
    found.settle(next(option.id for option in options if word in option.id), seat=seat, kind="choose")


def bonus(difficulty: str, word: str) -> SampleGame:
    """A table on which Ana takes this way of the starting bonus."""
    found = table(difficulty=difficulty, settings={"dice": "table"}, purse=Purse())
    way(found, word)
    return found


# --- the starting bonus: heroes3 12 --------------------------------------------------------------


def test_heroes3_12_the_bonus_of_easy_keeps_both_dice_or_searches_twice() -> None:
    found = bonus("easy", "roll")
    found.settle("gold+6", "valuables+2", seat="ana")
    assert found.purse() == Purse(6, 0, 2)
    found = bonus("easy", "search")
    for card in (artifact("minor"), artifact("relic")):
        found.settle(card, seat="ana")
    assert found.sheet().cards[-2:] == (artifact("minor"), artifact("relic"))
    assert not [who for who, _, _ in found.matters if who == "ana"]


def test_heroes3_12_the_bonus_of_normal_keeps_one_die_or_searches_once() -> None:
    found = bonus("normal", "roll")
    found.settle("gold+6", "valuables+2", seat="ana")
    found.settle("valuables+2", seat="ana")
    assert found.purse() == Purse(0, 0, 2)
    found = bonus("normal", "search")
    found.settle(artifact("relic"), seat="ana")
    assert found.sheet().cards[-1] == artifact("relic")
    assert not [who for who, _, _ in found.matters if who == "ana"]


def test_heroes3_12_the_bonus_of_hard_is_one_die_or_a_minor_artifact() -> None:
    found = bonus("hard", "roll")
    found.settle("materials+4", seat="ana")
    assert found.purse() == Purse(0, 4)
    found = bonus("hard", "take-card")
    found.settle("done", seat="ana", kind="tell")
    open_ = found.matter("ana", "search").id
    refusal = found.refused(acts.Settle(open_, (artifact("relic"),)), "h3s-fx-not-minor", "12")
    assert all(say(refusal.message, language) for language in LANGUAGES)
    found.give(acts.Settle(open_, (artifact("minor"),)))
    assert found.sheet().cards[-1] == artifact("minor")


def test_heroes3_12_the_table_may_take_another_artifact_for_the_bonus_of_hard() -> None:
    found = bonus("hard", "take-card")
    found.give(acts.Settle(found.matter("ana", "search").id, (artifact("major"),), anyway=True))
    assert found.sheet().cards[-1] == artifact("major")
    assert found.told("h3s-overruled")


# --- places, buildings, events: heroes3 4, 6, 7 --------------------------------------------------


def witch_hut() -> SampleGame:
    """Ana looks at the first card of the Ability deck."""
    found = new_game()
    found.give(acts.Visit("ana", "witch-hut"))
    way(found, "take-card")
    return found


def university() -> SampleGame:
    """Ana uses the Magic University in place of a Search."""
    found = new_game(chair("conflux"), chair("castle", "bea"), built=("magic-university",))
    found.give(acts.Visit("ana", "shrine-of-magic-gesture"))
    found.give(acts.Use("ana", "magic-university"))
    return found


TAKEN: list[tuple[Callable[[], SampleGame], str]] = [(witch_hut, "wisdom"), (university, "haste")]


@pytest.mark.parametrize(("opened", "card"), TAKEN, ids=["witch-hut", "magic-university"])
def test_heroes3_4_a_card_that_the_table_turns_up_comes_to_the_sheet(opened: Any, card: str) -> None:
    found = opened()
    asked = pending_questions.build_question_form(found.state, found.matter("ana", "search"))
    # It is no Search, so that nobody is offered the discard pile.
    assert "discard pile" not in say(asked.message)
    found.settle(card, seat="ana", kind="search")
    assert found.sheet().cards[-1] == card


def test_heroes3_7_the_card_of_a_witch_hut_may_be_left() -> None:
    found = witch_hut()
    before = found.sheet().cards
    found.settle("none", kind="search")
    assert found.sheet().cards == before


@pytest.mark.parametrize(
    ("event", "paid"), [("library-of-enlightenment", 6), ("mage-laboratory", 4), ("shrine-of-the-magic-thought", 6)]
)
def test_heroes3_1_a_spell_that_is_bought_in_an_event_comes_to_the_sheet(event: str, paid: int) -> None:
    found = new_game(settings={"cards": "app"})
    event_card_draws._happen(create_act_context(found.state, ignore_event), "ana", event)
    assert event in event_cards()
    before = found.purse()
    way(found, f"pay({paid}, gold)")
    found.settle("done", seat="ana", kind="tell")
    found.settle("haste", seat="ana", kind="search")
    assert found.purse() == before - Purse(paid)
    assert found.sheet().cards[-1] == "haste"


# --- units of banks: heroes3 11 ------------------------------------------------------------------


@pytest.mark.parametrize(("bank", "unit"), [("griffin-conservatory", "griffins"), ("dragon-fly-hive", "dragon-flies")])
def test_heroes3_11_the_unit_of_a_beaten_bank_joins_the_unit_deck(bank: str, unit: str) -> None:
    found = new_game()
    before = found.sheet().army
    found.give(acts.BeginFight("ana", kind="bank", bank=bank), acts.Fought("victory", stacked=2))
    assert found.sheet().army == (*before, Unit(f"bank-{bank}:{unit}"))
    found.settle("done")
    # It fights in the next combat, and has no Pack.
    found.give(acts.BeginFight("ana", level="VII"))
    fight = found.state.table.fight
    assert fight is not None
    assert f"bank-{bank}:{unit}" in fight_acts.combat_setup_for_fight(found.state, fight).fight.mine.units
