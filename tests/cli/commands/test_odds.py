"""`companion odds`: fights simulated, duels exact, and what cannot be asked is refused with what can."""

from __future__ import annotations

import csv
import io

import pytest

from companion.games.heroes3.odds import duel_table as duels
from tests.cli.conftest import Run

FIGHT = (
    "odds",
    "heroes3",
    "--mine",
    "castle:Marksmen/pack,castle:Crusaders/few",
    "--level",
    "IV",
    "--difficulty",
    "hard",
)


def test_the_same_seed_gives_the_same_odds(run: Run) -> None:
    first = run(*FIGHT, "--fights", "60", "--seed", "1", "--json")
    again = run(*FIGHT, "--fights", "60", "--seed", "1", "--json").json
    other = run(*FIGHT, "--fights", "60", "--seed", "2", "--json").json
    assert first.code == 0
    timeless = {key: value for key, value in first.json.items() if "second" not in key}
    assert timeless == {key: value for key, value in again.items() if "second" not in key}
    assert timeless["losses"] != other["losses"]


def test_a_fight_tells_chances_losses_and_experience(run: Run) -> None:
    told = run(*FIGHT, "--fights", "100", "--json").json
    assert told["mine"] == ["castle:marksmen/pack", "castle:crusaders/few"]
    assert (told["level"], told["difficulty"], told["fights"], told["policy"]) == ("IV", "hard", 100, "sensible")
    assert 0 <= told["win"]["low"] <= told["win"]["share"] <= told["win"]["high"] <= 1
    assert told["win"]["share"] + told["retreat"]["share"] + told["defeat"]["share"] == pytest.approx(1)
    assert [loss["unit"] for loss in told["losses"]] == told["mine"]
    assert set(told["experience"]) == {"mean", "low", "high"}


def test_a_fight_can_be_told_in_words_with_what_if(run: Run) -> None:
    said = run(
        *FIGHT, "--fights", "40", "--plus", "castle:Crusaders/pack", "--without", "castle:Crusaders/few", "--lang", "en"
    )
    assert said.code == 0
    assert "40 fights on a level IV field, hard" in said.out
    assert "Marksmen (Pack): lost" in said.out
    assert "What if: without Crusaders (Few)" in said.out
    assert "What if: with Crusaders (Pack)" in said.out


@pytest.mark.parametrize("lang", ["es", "fr", "it"])
def test_the_odds_speak_other_languages(run: Run, lang: str) -> None:
    said = run(*FIGHT, "--fights", "3", "--plus", "castle:Griffins/few", "--lang", lang)
    assert said.code == 0
    assert "odds-" not in said.out


def test_one_fight_and_a_known_enemy_are_enough(run: Run) -> None:
    told = run(
        "odds", "heroes3", "--mine", "Griffins/pack", "--against", "neutral:Rogues", "--fights", "1", "--json"
    ).json
    assert told["against"] == ["neutral:rogues"]
    assert told["experience"]["low"] is None


def test_a_hero_above_the_field_is_told_that_there_is_no_fight(run: Run) -> None:
    quick = ("odds", "heroes3", "--mine", "castle:Griffins/pack", "--level", "I", "--hero", "2", "--fights", "2")
    assert run(*quick, "--json").json["quick"] is True
    assert "Quick Combat" in run(*quick, "--lang", "en").out


def test_a_duel_is_exact(run: Run) -> None:
    said = run("odds", "heroes3", "--duel", "castle:Crusaders/few", "necropolis:Zombies/pack", "--json")
    assert said.code == 0
    told = said.json
    assert (told["first"], told["second"]) == ("castle:crusaders/few", "necropolis:zombies/pack")
    assert told["wins"] + told["loses"] + told["draw"] == pytest.approx(1)
    assert told["wins"] == pytest.approx(0.98567856)
    assert (
        "Crusaders (Few) against Zombies (Pack): 98.57 % to 1.43 %"
        in run("odds", "heroes3", "--duel", "castle:Crusaders/few", "necropolis:Zombies/pack", "--lang", "en").out
    )


def test_the_table_is_csv_for_people_and_json_for_programs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    few = [kind for kind in duels.list_duelists() if kind.key in ("castle:griffins/few", "neutral:boars")]
    monkeypatch.setattr("companion.games.heroes3.commands.odds.list_duelists", lambda: few)
    said = run("odds", "heroes3", "--table")
    rows = list(csv.DictReader(io.StringIO(said.out)))
    assert [(row["first"], row["second"]) for row in rows] == [(one.key, two.key) for one in few for two in few]
    told = run("odds", "heroes3", "--table", "--json").json
    assert told["duels"]["castle:griffins/few"]["neutral:boars"][0] == float(rows[1]["wins"])


@pytest.mark.parametrize(
    ("argv", "refusal"),
    [
        (["chess"], "odds-no-game"),
        (["heroes3"], "odds-no-army"),
        (["heroes3", "--mine", "castle:Griffins/few"], "odds-no-level"),
        (["heroes3", "--mine", "castle:Griffins/few", "--level", "VIII"], "odds-no-field-level"),
        (["heroes3", "--mine", "castle:Griffins/few", "--level", "I", "--difficulty", "mad"], "odds-no-difficulty"),
        (["heroes3", "--mine", "castle:Griffins/few", "--level", "I", "--policy", "wild"], "h3c-no-policy"),
        (["heroes3", "--mine", ",".join(["castle:Griffins/few"] * 6), "--level", "I"], "h3-too-many-units"),
        (["heroes3", "--mine", "castle:Grifins/few", "--level", "I"], "heroes3-unknown-unit"),
        (["heroes3", "--duel", "castle:Griffins/few", "rampart:Elvs/few"], "heroes3-unknown-unit"),
        (["heroes3", "--mine", "castle:Griffins/few", "--table"], "odds-one-of"),
        (
            ["heroes3", "--mine", "castle:Griffins/few", "--level", "I", "--without", "castle:Zealots/few"],
            "h3-not-in-army",
        ),
    ],
)
def test_what_cannot_be_asked_is_refused(run: Run, argv: list[str], refusal: str) -> None:
    said = run("odds", *argv, "--json")
    assert said.code == 2
    assert said.json["error"]["id"] == refusal


def test_an_unknown_unit_suggests_the_nearest_names(run: Run) -> None:
    said = run("odds", "heroes3", "--mine", "castle:Marksman/pack", "--level", "I", "--lang", "en")
    assert said.code == 2
    assert "castle:Marksmen/pack" in said.err
