"""The worked cases of the rules, and both sides of every open question, as position files."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from companion.games.hero_realms.setup_data import Settings
from companion.kernel.refusals import BeyondLimit, Refused, Unknown
from companion.lab.run_position_files import parse_position_text, read_position_file, run_position_file
from companion.library.content_reader import BadContent
from tests.cli.conftest import Run

FOLDER = Path(__file__).parents[1] / "positions" / "hero_realms"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_position_plays_out_as_the_rules_say(file: Path) -> None:
    assert run_position_file(read_position_file(file)).differences == []


def test_all_thirty_cases_are_there() -> None:
    numbers = {file.stem[:2] for file in FILES if file.stem[0].isdigit()}
    assert numbers == {f"{n:02}" for n in range(1, 31)}


def test_every_setting_has_a_case_on_both_sides() -> None:
    changed = {setting for file in FILES for setting in read_position_file(file).settings}
    assert changed == {field.name for field in fields(Settings)}
    for number in range(1, 10):
        assert {f.stem[2] for f in FILES if f.stem.startswith(f"s{number}")} == {"a", "b"}


def test_every_case_names_its_paragraph() -> None:
    assert all(read_position_file(file).source.startswith("hero_realms ") for file in FILES)


def test_what_was_expected_but_did_not_happen_is_told() -> None:
    position = parse_position_text(
        """
game: hero-realms
mode: free-for-all
seats:
  - {id: me, hand: [profit]}
  - {id: opp}
acts:
  - play profit
  - {do: attack opp 1, refused: Guarded}
  - {do: play gold, refused: TooDear}
  - {expect: {me: {gold: 3}}}
expect: {me: {combat: 1, horses: 2}, legal: [attack opp], illegal: [end]}
""",
        "wrong.yaml",
    )
    differences = run_position_file(position).differences
    assert differences == [
        "attack opp 1: refused as ('NoCombat', 'hr-no-combat', 'hero_realms 6.1'), expected Guarded",
        "play gold: refused as ('NotThere', 'hr-not-in-hand', 'hero_realms 3.1'), expected TooDear",
        "after the acts before, me: gold is 2, expected 3",
        "at the end, me: combat is 0, expected 1",
        "at the end, me: there is no horses",
        "at the end: 'attack opp' should be legal",
        "at the end: 'end' should be illegal",
    ]


def test_a_card_of_which_all_copies_are_seen_cannot_lie_in_the_market() -> None:
    text = """
game: hero-realms
mode: free-for-all
seats: [{id: me, hand: [arkus-imperial-dragon]}, {id: opp}]
market: {row: [arkus-imperial-dragon]}
"""
    with pytest.raises(BeyondLimit) as refused:
        run_position_file(parse_position_text(text, "twice.yaml"))
    assert refused.value.message.id == "hr-no-copy"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game: hero-realms\nmode: chess\n", "position-no-mode"),
        ("game: hero-realms\nmode: free-for-all\nseats: [{id: a}]\n", "hr-bad-seats"),
        ("game: hero-realms\nmode: dragon\nseats: [{id: a}]\n", "hr-no-character"),
        ("game: hero-realms\nmode: free-for-all\nseats: [{id: a, hand: [golf]}, {id: b}]\n", "hr-no-card"),
        ("game: hero-realms\nmode: free-for-all\nseats: [{id: a, taunted_by: [c]}, {id: b}]\n", "hr-no-seat"),
        ("game: hero-realms\nmode: emperor\nsettings: {party_seating: heap}\n", "hr-bad-setup"),
        ("game: chess\nseats: [{id: a}]\n", "unknown-game"),
        ("game: heroes3\nengine: chess\n", "position-no-engine"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, says: str) -> None:
    with pytest.raises(Refused) as refused:
        run_position_file(parse_position_text(text, "odd.yaml"))
    assert refused.value.message.id == says


def test_a_field_nobody_knows_is_told_with_its_line() -> None:
    with pytest.raises(BadContent) as bad:
        parse_position_text("game: hero-realms\nmode: free-for-all\nseets: []\n", "slip.yaml")
    assert str(bad.value).startswith("slip.yaml:3: seets: found an unknown field, expected one of game, mode")


# --- the command ---------------------------------------------------------------------------------


def test_play_prints_events_with_reasons_refusals_and_the_position(run: Run) -> None:
    said = run("play", str(FOLDER / "05-a-prepared-guard-blocks.yaml"), "--json")
    assert said.code == 0
    refused, _, hit, face = said.json["steps"]
    assert refused["refusal"]["kind"] == "Guarded"
    assert refused["refusal"]["rule"] == "hero_realms 6.2"
    assert refused["refusal_expected"] is True
    assert [event["reason"]["rule"] for event in hit["events"]] == ["hero_realms 6.1", "hero_realms 6.4"]
    assert face["events"][0]["text"] == "me attacks opp for 1."
    assert said.json["state"]["seats"]["opp"]["health"] == 49


def test_play_tells_the_decisions_of_an_automated_side(run: Run) -> None:
    said = run("play", str(FOLDER / "x2-squire-takes-the-dragons-chair.yaml"), "--json")
    decisions = said.json["steps"][0]["decisions"]
    assert decisions[-1]["line"] == "end"
    assert all(decision["why"] for decision in decisions)
    assert {decision["seat"] for decision in decisions} == {"dragon"}


def test_play_fails_where_the_file_expected_something_else(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text("game: hero-realms\nmode: free-for-all\nseats: [{id: a}, {id: b}]\nexpect: {a: {gold: 9}}\n")
    said = run("play", str(file), "--json")
    assert said.code == 2
    assert said.json["error"]["id"] == "position-differs"
    file.write_text("game: hero-realms\nmood: sunny\n")
    said = run("play", str(file), "--lang", "es")
    assert said.code == 2
    assert "wrong.yaml, línea 2, mood: encontrado: un campo" in said.err


def test_play_takes_positions_of_every_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tracker.yaml"
    for game in ("heroes3", "terrinoth", "hero-realms"):
        file.write_text(
            f"game: {game}\nengine: tracker\nseats: [{{id: ana, name: Ana}}, {{id: ben, name: Ben}}]\n"
            "before: [round next]\nacts: [round next]\nexpect: {round: 3}\n"
        )
        said = run("play", str(file), "--json")
        assert (said.code, said.json["state"]["round"]) == (0, 3), said.out
    file.write_text(
        "game: hero-realms\nengine: tracker\nfirst: Ana\n"
        "seats: [{id: ana, name: Ana, counters: {life: 31}}, {id: ben, name: Ben}]\n"
        "acts: [life ana -3, {do: gold ben -1, refused: BeyondLimit}]\n"
        "expect: {ana: {life: 28}, ben: {life: 50, gold: 0}}\n"
    )
    assert run("play", str(file)).code == 0


def test_an_unknown_seat_in_a_position_is_refused() -> None:
    text = "game: hero-realms\nmode: dragon\nseats: [{id: a, character: thief}]\nacts: [borrow gold from nobody]\n"
    report = run_position_file(parse_position_text(text, "who.yaml"))
    assert isinstance(report.refused, Unknown)


def test_the_first_file_of_the_manual_plays_as_it_says() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    example = manual.split("```yaml\n")[1].split("```")[0]
    assert run_position_file(parse_position_text(example, "positions.md")).differences == []
