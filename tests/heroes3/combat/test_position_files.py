"""The worked cases of the rules as position files."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from companion.lab.run_position_files import parse_position_text, read_position_file, run_position_file

FOLDER = Path(__file__).parents[2] / "positions" / "heroes3"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_combat_plays_out_as_the_rules_say(file: Path) -> None:
    assert run_position_file(read_position_file(file)).differences == []


def test_all_forty_seven_cases_are_there() -> None:
    assert {file.stem[1:3] for file in FILES if file.stem[0] == "c"} == {f"{n:02}" for n in range(1, 48)}


def test_every_case_names_its_paragraph_and_expects_something() -> None:
    for file in FILES:
        position = read_position_file(file)
        looks = [deed for deed in position.acts if not isinstance(deed, str) and deed.expect]
        assert position.source.startswith("heroes3 "), file.name
        assert position.expect or looks, file.name


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("combat: {mine: {B2: nobody}, theirs: {B4: neutral:boars}}", "heroes3-unknown-unit"),
        ("combat: {mine: {B9: castle:griffins/few}, theirs: {B4: neutral:boars}}", "h3-no-space"),
        ("combat: {mine: {B2: castle:griffins/few}, theirs: {B2: neutral:boars}}", "h3-occupied"),
        ("combat: {mine: {B2: castle:griffins/few}}", "h3-no-enemy"),
        ("combat: {mine: {B3: castle:griffins/few}, theirs: {B4: neutral:boars}}", "h3-wrong-place"),
        ("combat: {kind: bank, bank: crypt, board: bank, mine: {A1: castle:griffins/few}}", "h3-wrong-place"),
        ("combat: {theirs: {B4: neutral:boars}}", "h3-no-units"),
        ("combat: {board: naval, mine: {B3: castle:griffins/few}, theirs: {B5: neutral:boars}}", "h3-space-missing"),
        ("combat: {kind: bank, bank: sweet-shop, army: [castle:griffins/few]}", "h3-no-bank"),
        ("combat: {mine: {B2: castle:griffins/few}, theirs: {B5: neutral:boars}, acting: C1}", "h3-nobody-there"),
        ("settings: {dice: loaded}\ncombat: {mine: {B2: castle:griffins/few}, level: I}", "h3-bad-setup"),
        ("combat: {mine: {B2: {unit: castle:griffins/few, damage: 4}}, level: I}", "h3-damage-beyond"),
        ("combat: {mine: {B2: {unit: castle:griffins/few, stack: luck}}, level: I}", "h3-no-stack"),
        ("combat: {mine: {B2: castle:griffins/few}, level: I, machines: [sofa]}", "h3-no-machine"),
        (
            "combat: {kind: ai-hero, mine: {B2: castle:griffins/few}, theirs: {B4: neutral:boars}, deck: [sofa]}",
            "h3-bad-setup",
        ),
        ("combat: {mine: {B2: castle:griffins/few}, level: I, siege: {gate: ana}}", "h3-no-space"),
        ("combat: {mine: {B2: castle:griffins/few}, level: I, siege: {gate: C3, walls: [A3, x]}}", "h3-no-space"),
    ],
)
def test_a_combat_that_cannot_be_is_refused(text: str, says: str) -> None:
    with pytest.raises(Refused) as refused:
        run_position_file(parse_position_text(f"game: heroes3\n{text}\n", "odd.yaml"))
    assert refused.value.message.id == says


def test_six_units_on_one_side_are_refused_with_the_rule() -> None:
    spaces = ", ".join(f"{space}: castle:griffins/few" for space in ("A1", "B1", "C1", "D1", "A2", "B2"))
    with pytest.raises(Refused) as refused:
        run_position_file(parse_position_text(f"game: heroes3\ncombat: {{mine: {{{spaces}}}, level: I}}\n", "six.yaml"))
    assert (refused.value.message.id, refused.value.message.args["rule"]) == ("h3-too-many-units", "heroes3 6")


def test_the_combat_of_the_manual_plays_as_it_says() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "positions.md").read_text(encoding="utf-8")
    example = next(part.split("```")[0] for part in manual.split("```yaml\n")[1:] if part.startswith("game: heroes3"))
    assert run_position_file(parse_position_text(example, "positions.md")).differences == []


def test_the_fight_of_the_manual_can_be_typed_in() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "heroes3_combat.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    exec(manual.split("```python\n")[1].split("```")[0], names)
    table = names["table"]
    assert isinstance(table, Table)
    assert table.state.board[9] >= 0
