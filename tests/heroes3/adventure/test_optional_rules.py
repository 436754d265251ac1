"""Every optional rule changes what the sheet, or a combat that it begins, does: on and off. heroes3 12."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.fights import fight_acts
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.setup_data import StartingPosition
from companion.games.heroes3.adventure.state import OpenFight
from companion.kernel.refusals import Refused
from tests.heroes3.adventure.sample_games import ANA, SampleGame, chair, new_game, table

RAMPART = chair("rampart", "bea")
"""A faction that feels morale."""


def opened(*rules: str, **more: Any) -> SampleGame:
    """An evening with these optional rules on Ana's first turn."""
    return new_game(ANA, RAMPART, rules=rules, **more)


def allowed(game: SampleGame, act: Any) -> bool:
    """Whether the rules allow an act."""
    try:
        game.give(act)
    except Refused:
        return False
    return True


def income_of(place: FlaggedField, *rules: str) -> Purse:
    """The production with one flagged field."""
    at = opened(*rules)
    at.state.sheets["ana"].flags = (place,)
    return player_queries.next_income(at.state, "ana").track


def rerolls(*rules: str) -> tuple[bool, int]:
    """Whether positive morale rolls a die again on the sheet, and how often in combat."""
    at = opened(*rules)
    at.state.sheets["ana"].morale = "positive"
    in_combat = fight_acts.combat_setup_for_fight(
        at.state, OpenFight("ana", "main", "neutral", "I"), "t"
    ).fight.mine.rerolls
    return allowed(at, acts.SpendMorale("ana", "reroll")), in_combat


def die(*rules: str) -> Purse:
    """What a resource die that shows 6 gold brings."""
    at = opened(*rules, purse=Purse(), settings={"dice": "table"})
    at.give(acts.Visit("ana", "resource-symbol"))
    at.settle("gold+6")
    return at.purse()


def bonus(*rules: str) -> bool:
    """Whether a starting bonus waits to be taken."""
    return bool(table(ANA, RAMPART, rules=rules).matters)


def secondary(*rules: str) -> tuple[bool, int]:
    """Whether there is a secondary hero at the start, and its movement."""
    sheet = opened(*rules).sheet()
    return sheet.secondary, sheet.secondary_movement


def combat(*rules: str) -> Any:
    """How a combat of the evening is fought."""
    return fight_acts.combat_setup_for_fight(
        opened(*rules).state, OpenFight("ana", "main", "neutral", "I"), "t"
    ).settings


def fighting_on(*rules: str) -> tuple[int, bool]:
    """The movement left after fighting on, and whether the combat knows that it costs nothing."""
    at = opened(*rules)
    at.give(acts.Move("ana", on="combat"))
    return at.sheet().movement, combat(*rules).free_extension


def trading(*rules: str) -> bool:
    """Whether resources can be traded in the middle of nowhere."""
    return allowed(opened(*rules), acts.Trade("ana", "gold", "materials"))


def post(*rules: str) -> str:
    """What waits after a visit of a Trading Post."""
    at = opened(*rules)
    at.give(acts.Visit("ana", "trading-post"))
    return at.matter().step


def drawn(number: int) -> Callable[..., bool]:
    """Whether an Astrologers card is drawn in a round."""

    def watch(*rules: str) -> bool:
        at = opened(*rules, boxes=("core", "rampart"))
        at.to_round(number - 1)
        while at.sheet_of_table.round < number:
            at.next(anyway=True)
        return "draw-astrologers" in [kind for _, kind, _ in at.matters]

    return watch


def cleared(*rules: str) -> list[int]:
    """The rounds in which the table is told to remove black cubes."""
    at = opened(*rules, "no-astrologers", boxes=("core", "rampart"))
    found = []
    while at.sheet_of_table.round < 13:
        at.next()
        if "rule:clear-black-cubes" in [source for _, _, source in at.matters]:
            found.append(at.sheet_of_table.round)
            at.settle("done")
    return found


def gained(*rules: str) -> str:
    """Where a card that is gained goes."""
    return str(opened(*rules).give(acts.GainCard("ana", "haste"))[0].message.args["to"])


def flagged(*rules: str) -> Purse:
    """What the first flag on a Random Town gives at once."""
    at = opened(*rules, start=StartingPosition(Purse()))
    at.give(acts.Visit("ana", "random-town"))
    return at.purse()


CASES: list[tuple[str, Callable[..., Any], Any, Any]] = [
    # The rule, what it changes, without it, with it.
    ("no-town-income", lambda *rules: income_of(FlaggedField("random-town"), *rules), Purse(20), Purse(10)),
    ("no-town-income", flagged, Purse(10), Purse()),
    ("no-rerolls", rerolls, (True, 1), (False, 0)),
    ("one-resource-dice", die, Purse(6), Purse(1)),
    ("no-start-bonus", bonus, True, False),
    ("secondary-hero-start", secondary, (False, 0), (True, 2)),
    ("least-damage", lambda *rules: combat(*rules).every_attack_hurts, False, True),
    ("double-income", lambda *rules: income_of(FlaggedField("mine-gold"), *rules), Purse(15), Purse(20)),
    (
        "double-income",
        lambda *rules: income_of(FlaggedField("settlement", "valuables"), *rules),
        Purse(10, 0, 1),
        Purse(10, 0, 2),
    ),
    ("trade-anywhere", trading, False, True),
    ("free-combat-rounds", fighting_on, (2, False), (3, True)),
    ("plain-attack-die", lambda *rules: combat(*rules).die_changes_damage, True, False),
    ("astrologers-always", drawn(3), False, True),
    ("astrologers-always", drawn(2), True, True),
    ("no-astrologers", drawn(2), True, False),
    ("clear-black-cubes", cleared, [], [4, 8, 12]),
    ("cards-to-discard", gained, "hand", "discard"),
]


@pytest.mark.parametrize(("rule", "look", "off", "on"), CASES, ids=[f"{case[0]}-{n}" for n, case in enumerate(CASES)])
def test_heroes3_12_every_optional_rule_on_and_off(rule: str, look: Callable[..., Any], off: Any, on: Any) -> None:
    assert look() == off
    assert look(rule) == on


def test_heroes3_12_all_fourteen_optional_rules_are_tested() -> None:
    assert {rule for rule, *_ in CASES} == set(get_scenario_content().rules)
    assert len(get_scenario_content().rules) == 14


def test_heroes3_12_with_trade_at_any_time_a_trading_post_gives_an_artifact() -> None:
    assert "search(artifacts" not in post()
    assert "search(artifacts" in post("trade-anywhere")
    # It is visited once, so that it takes a black cube.
    for rules, category in (((), "revisitable"), (("trade-anywhere",), "visitable")):
        told = opened(*rules).give(acts.Visit("ana", "trading-post"))
        assert told[0].message.args["category"] == category


def test_heroes3_12_rules_join_in_what_a_round_brings() -> None:
    """Double income and Towns that give nothing together: a mine of 5 gold twice, a Random Town not at all."""
    at = opened(
        "double-income", "no-town-income", "no-astrologers", boxes=("core", "rampart"), start=StartingPosition(Purse())
    )
    at.state.sheets["ana"].flags = (FlaggedField("mine-gold"), FlaggedField("random-town"))
    at.to_round(3)
    assert at.purse() == Purse(20)
