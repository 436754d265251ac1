"""The worked cases of the rules, and both sides of every open question, as position files."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from companion.games.terrinoth.setup_data import Settings
from companion.kernel.refusals import Refused
from companion.lab.run_position_files import parse_position_text, read_position_file, run_position_file

FOLDER = Path(__file__).parents[1] / "positions" / "terrinoth"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_position_plays_out_as_the_rules_say(file: Path) -> None:
    assert run_position_file(read_position_file(file)).differences == []


def test_all_thirty_eight_cases_are_there() -> None:
    assert {file.stem[1:3] for file in FILES if file.stem[0] == "t"} == {f"{n:02}" for n in range(1, 39)}


def test_every_setting_has_a_case_on_both_sides() -> None:
    sides: dict[str, set[str]] = {}
    for file in FILES:
        for name, value in read_position_file(file).settings.items():
            sides.setdefault(name, set()).add(str(value))
    # The order of piles shows only when a whole quest is set up: tests/terrinoth/test_rounds.py.
    assert sides.keys() == {field.name for field in fields(Settings)} - {"pile_order"}
    assert {name for name, values in sides.items() if len(values) < 2} == set()


def test_every_case_names_its_rule() -> None:
    assert all(read_position_file(file).source.startswith("terrinoth ") for file in FILES)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("quest: {heroes: [{id: a}]}", "th-bad-seats"),
        ("quest: {heroes: [{id: a}, {id: b}, {id: c}, {id: d}, {id: e}]}", "th-bad-seats"),
        ("quest: {heroes: [{id: a}, {id: a}]}", "th-bad-setup"),
        ("quest: {heroes: [{id: a}, {id: b}], leader: c}", "th-no-seat"),
        ("quest: {heroes: [{id: a}, {id: b}], turn: c}", "th-no-seat"),
        ("quest: {heroes: [{id: a}, {id: b}], deck: [ogre]}", "th-no-such-card"),
        ("quest: {heroes: [{id: a, archetype: mage}, {id: b, archetype: mage}]}", "th-same-archetype"),
        ("settings: {dice: loaded}\nquest: {heroes: [{id: a}, {id: b}]}", "th-bad-setup"),
        ("quest: {heroes: [{id: a}, {id: b}], on: {threat: wund(active)}}", "th-bad-setup"),
        ("quest: {heroes: [{id: a}, {id: b}]}\nbefore: [sing]", "th-unknown-word"),
        ("quest: {heroes: [{id: a}, {id: b}]}\nbefore: [choose]", "th-bad-line"),
        ("quest: {heroes: [{id: a}, {id: b}]}\nbefore: [choose explore, roll luck]", "th-no-face"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, says: str) -> None:
    with pytest.raises(Refused) as refused:
        run_position_file(parse_position_text(f"game: terrinoth\n{text}\n", "odd.yaml"))
    assert refused.value.message.id == says


def test_a_party_can_be_left_to_itself() -> None:
    text = """
game: terrinoth
settings: {dice: app}
quest:
  dice: {hero: [success, success, shield, shield, blank, blank], enemy: [threat, blank, blank, blank, blank, blank]}
  heroes: [{id: ana}, {id: bo}]
acts: [{let: party, turns: 2}]
expect: {round: 3}
"""
    report = run_position_file(parse_position_text(text, "alone.yaml"))
    assert report.differences == []
    assert all(decided.event.reason is not None for done in report.done for decided in done.decisions)


def test_the_quest_of_the_manual_plays_as_it_says() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    example = next(part.split("```")[0] for part in manual.split("```yaml\n") if part.startswith("game: terrinoth"))
    assert run_position_file(parse_position_text(example, "positions.md")).differences == []
