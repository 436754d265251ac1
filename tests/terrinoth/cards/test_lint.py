"""What the content lint says about adventures that come with the app."""

from __future__ import annotations

from pathlib import Path

from companion.games.terrinoth.cards.pack import pack_from_text
from companion.games.terrinoth.cards.shipped_packs import list_pack_files, load_shipped_packs
from companion.games.terrinoth.lint import find_pack_warnings, problems
from companion.library.content_location import content_folder

OURS = """\
name: {en: One, es: Uno, fr: Un, it: Uno}
ours: true
dice:
  hero: [success, success, critical, shield, shield, blank]
  enemy: [counterattack, counterattack, threat, blank, blank, blank]
enemies:
  - id: rat
    title: {en: Rat, es: Rata, fr: Rat, it: Ratto}
    set: rats
    role: minion
    attack: 1
    health: 2
    resistance: 0
    bar: [damage]
  - id: rat-king
    title: {en: King, es: Rey, fr: Roi, it: Re}
    set: rats
    role: chieftain
    attack: 1
    health: 2
    resistance: 0
    bar: [damage]
"""


def lint(tmp_path: Path, text: str) -> list[str]:
    folder = tmp_path / "terrinoth"
    folder.mkdir(exist_ok=True)
    (folder / "box.yaml").write_text("not a pack", encoding="utf-8")
    (folder / "ours.yaml").write_text(text, encoding="utf-8")
    return problems(tmp_path)


def test_a_pack_in_order_has_no_problems(tmp_path: Path) -> None:
    assert lint(tmp_path, OURS) == []


def test_what_comes_with_the_app_is_in_order() -> None:
    assert problems(content_folder()) == []
    assert len(load_shipped_packs()) == len(list_pack_files(content_folder()))


def test_each_thing_that_is_wrong_is_told(tmp_path: Path) -> None:
    said = {
        "ours must be true": OURS.replace("ours: true", "ours: false"),
        "name: not in all of": OURS.replace("it: Uno", 'it: ""'),
        "title: not in all of": OURS.replace("title: {en: Rat, es: Rata, fr: Rat, it: Ratto}", "title: Rat"),
        "no faces of the dice": OURS.replace("  enemy: [c", "  # [c"),
        "rat: no attack": OURS.replace("attack: 1", "note: ''", 1),
        "expected 2 minion, 1 chieftain": OURS.replace("role: chieftain", "role: minion"),
        "several levels": OURS.replace("role: minion", "role: minion\n    level: trivial"),
        "words.Beast: not in all of": OURS + "    traits: [Beast]\n",
        "words.bite: not in all of": OURS + '    keywords: {bite: "wound(active, 1)"}\n',
        "a number is still ?": OURS + '    on: {threat: "wound(active, ?)"}\n',
        "complete, but without an effect bar": OURS.replace("bar: [damage]", "state: complete", 1),
        "expected one of": OURS + '    on: {threat: "wund(active, 1)"}\n',
    }
    for told, text in said.items():
        assert any(told in problem for problem in lint(tmp_path, text)), told


def test_an_owners_pack_is_only_warned_about() -> None:
    text = "name: x\nactivation: [{id: hit, title: Hit, archetype: mage, action: attack}]\n"
    text += "locations: [{id: a, title: A}, {id: b, title: A}]\n"
    assert set(find_pack_warnings(pack_from_text(text))) == {
        "mage: 0 cards for explore, expected 1",
        "mage: 0 cards for rest, expected 1",
        "mage: 0 cards for aid, expected 1",
        "two locations have one title",
    }
