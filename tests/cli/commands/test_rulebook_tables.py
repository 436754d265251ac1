"""`companion tables`: the tables at the back of the rulebook, and the trade calculator."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run

NAMES = ("difficulty", "trade", "dice", "levels", "ai", "buildings")


@pytest.mark.parametrize("table", NAMES)
@pytest.mark.parametrize("language", ["en", "es", "fr", "it"])
def test_every_table_is_told_in_words_without_a_missing_one(run: Run, table: str, language: str) -> None:
    said = run("tables", "heroes3", table, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert "h3e-" not in said.out
    assert "tables-" not in said.out


@pytest.mark.parametrize(("table", "rows"), list(zip(NAMES, (7, 6, 3, 7, 8, 80), strict=True)))
def test_every_table_is_whole_for_programs(run: Run, table: str, rows: int) -> None:
    told = run("tables", "heroes3", table, "--json").json
    assert (told["game"], told["table"], len(told["rows"])) == ("heroes3", table, rows)


def test_the_buildings_of_one_faction_by_its_name_in_any_language(run: Run) -> None:
    told = run("tables", "heroes3", "buildings", "--faction", "Castillo", "--json").json["rows"]
    assert {row["faction"] for row in told} == {"castle"}
    assert told[0]["cost"] == {"gold": 10, "materials": 4, "valuables": 0}
    assert told[0]["told"] == ["each resource round: 5 gold; or 1 movement point"]


def test_the_calculator_says_what_to_trade(run: Run) -> None:
    said = run("tables", "heroes3", "trade", "--have", "7 gold 2 valuables", "--want", "building")
    assert said.out.splitlines() == [
        "You have 7 gold and 2 valuables.",
        "  2 valuables → 4 building materials",
        "  6 gold → 3 building materials",
        "Then you have 1 gold and 7 building materials.",
    ]


def test_the_calculator_pays_for_a_building_or_says_that_it_cannot(run: Run) -> None:
    wanted = ("--want", "castle:citadel", "--json")
    reached = run("tables", "heroes3", "trade", "--have", "9 de oro, 7 materiales", *wanted).json
    assert (reached["reached"], reached["after"]) == (False, None)
    reached = run("tables", "heroes3", "trade", "--have", "9 de oro, 8 materiales", *wanted).json
    assert reached["trades"] == [{"give": "materials", "get": "valuables", "times": 1, "paid": 3, "gained": 1}]
    assert reached["after"] == {"gold": 9, "materials": 5, "valuables": 1}


def test_the_calculator_lists_everything_one_can_have(run: Run) -> None:
    told = run("tables", "heroes3", "trade", "--have", "2 gold 1 material", "--json").json
    assert [tuple(one.values()) for one in told["bundles"]] == [(0, 2, 0), (2, 1, 0), (3, 0, 0)]


@pytest.mark.parametrize(
    ("argv", "refusal"),
    [
        (("chess", "trade"), "tables-no-game"),
        (("heroes3", "weather"), "tables-no-table"),
        (("heroes3", "dice", "--have", "3 gold"), "tables-calculator-only"),
        (("heroes3", "trade", "--faction", "castle"), "tables-calculator-only"),
        (("heroes3", "trade", "--want", "gold"), "tables-no-have"),
        (("heroes3", "trade", "--have", "some gold"), "tables-bad-purse"),
        (("heroes3", "trade", "--have", "3 mana"), "tables-bad-purse"),
        (("heroes3", "trade", "--have", "1000000 gold"), "tables-too-much"),
        (("heroes3", "trade", "--have", "99 gold 99 valuables"), "tables-too-many-bundles"),
        (("heroes3", "trade", "--have", "3 gold", "--want", "castle:igloo"), "h3e-no-building"),
        (("heroes3", "buildings", "--faction", "atlantis"), "h3e-no-faction"),
    ],
)
def test_what_cannot_be_asked_is_refused(run: Run, argv: tuple[str, ...], refusal: str) -> None:
    said = run("tables", *argv, "--json")
    assert said.code == 2
    assert said.json["error"]["id"] == refusal
