"""Many games: the same seed gives the same result, the figures add up, and Squire is better than chance."""

from __future__ import annotations

import pytest

from companion.games.hero_realms.commands.simulated_games import Contest, play_one_game, simulate_games
from companion.kernel.building_blocks.confidence_interval import wilson_interval
from tests.cli.conftest import Run

MODES = [
    "free-for-all",
    "hunter-first-blood",
    "hunter-last-standing",
    "hydra-2v2",
    "hydra-3v3",
    "emperor",
    "boss-vs-boss",
]


def test_the_same_seed_gives_the_same_result() -> None:
    contest = Contest("free-for-all", 2, ("squire",))
    one, again, other = simulate_games(contest, 12, 5), simulate_games(contest, 12, 5), simulate_games(contest, 12, 6)
    assert (one.wins, one.turns, one.acts) == (again.wins, again.turns, again.acts)
    assert one.turns != other.turns


def test_squire_beats_chance_from_both_seats() -> None:
    wins = 0
    for game in range(40):
        levels = ("squire", "random") if game % 2 else ("random", "squire")
        state, _ = play_one_game(Contest("free-for-all", 2, levels), 900 + game, game)
        wins += levels[state.winners[0]] == "squire" if state.winners else 0
    assert wins >= 38


def test_the_confidence_interval_is_the_one_of_wilson() -> None:
    low, high = wilson_interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson_interval(0, 10)[0] == 0.0
    assert wilson_interval(10, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_can_be_simulated(run: Run, mode: str) -> None:
    said = run("simulate", "hero-realms", "--mode", mode, "--games", "2", "--json")
    assert said.code == 0
    assert said.json["games"] == 2
    assert sum(side["wins"] for side in said.json["winners"].values()) + said.json["open"] == 2
    assert said.json["turns"]["least"] <= said.json["turns"]["mean"] <= said.json["turns"]["most"]


@pytest.mark.parametrize("boss", ["dragon", "lich"])
def test_a_party_against_a_boss_can_be_simulated_in_words(run: Run, boss: str) -> None:
    said = run("simulate", "hero-realms", "--boss", boss, "--party", "2", "--games", "3", "--lang", "en")
    assert said.code == 0
    assert said.out.startswith(f"3 games of {boss}, level squire\nparty: ")
    assert "games per second" in said.out


@pytest.mark.parametrize(
    ("bosses", "sides"),
    [
        ("dragon,dragon", ["dragon-1", "dragon-2"]),
        ("lich,lich", ["lich-1", "lich-2"]),
        ("lich,dragon", ["lich", "dragon"]),
    ],
)
def test_two_bosses_can_fight_each_other(run: Run, bosses: str, sides: list[str]) -> None:
    said = run("simulate", "hero-realms", "--boss", bosses, "--games", "4", "--json")
    assert said.code == 0
    assert said.json["mode"] == "boss-vs-boss"
    assert said.json["seats"] == 2
    assert list(said.json["winners"]) == sides
    assert sum(side["wins"] for side in said.json["winners"].values()) == 4


@pytest.mark.parametrize("boss", ["dragon", "lich"])
def test_bosses_of_the_same_kind_are_told_apart(boss: str) -> None:
    # The better level wins from either side, so a win is counted for the one who won it.
    contest = Contest("boss-vs-boss", 2, ("squire", "random"), (boss, boss))
    other = Contest("boss-vs-boss", 2, ("random", "squire"), (boss, boss))
    assert simulate_games(contest, 10, 3).wins[f"{boss}-1"] >= 8
    assert simulate_games(other, 10, 3).wins[f"{boss}-2"] >= 8


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (["chess"], "simulate-no-game"),
        (["hero-realms", "--mode", "chess"], "position-no-mode"),
        (["hero-realms", "--mode", "emperor", "--boss", "dragon"], "simulate-one-of"),
        (["hero-realms", "--party", "3"], "simulate-no-boss"),
        (["hero-realms", "--boss", "rabbit"], "hr-no-boss"),
        (["hero-realms", "--boss", "dragon", "--party", "6"], "hr-bad-seats"),
        (["hero-realms", "--boss", "dragon,rabbit"], "hr-no-boss"),
        (["hero-realms", "--boss", "dragon,lich,lich"], "hr-bad-seats"),
        (["hero-realms", "--boss", "lich,lich", "--party", "2"], "hr-bad-seats"),
        (["hero-realms", "--boss", "lich,lich", "--mode", "boss-vs-boss"], "simulate-one-of"),
        (["hero-realms", "--level", "king"], "hr-no-level"),
    ],
)
def test_what_cannot_be_simulated_is_refused(run: Run, argv: list[str], says: str) -> None:
    said = run("simulate", *argv, "--json")
    assert said.code == 2
    assert said.json["error"]["id"] == says
