"""Cards of Terrinoth inside a general pack: taken whole, or refused with every mistake at its place."""

from __future__ import annotations

import json

import pytest

from companion.games.pack_checks import load_known_content
from companion.games.terrinoth.cards.shipped_packs import require_pack_of_quest
from companion.games.terrinoth.pack_checks import find_section_faults
from companion.kernel.plain_data import to_plain
from companion.library.content_reader import BadContent
from companion.library.packs import pack_to_text, parse_pack

HEAD = "pack: 1\nid: mine\nname: Mine\n"
RAT = """\
terrinoth:
  enemies:
    - {id: rat, title: Rat, role: minion, attack: 1, bar: [gnaw], keywords: {gnaw: EFFECT}}
"""


def test_a_whole_adventure_may_stand_in_a_pack() -> None:
    plain = to_plain(require_pack_of_quest("midwinter-orchard"))
    assert list(find_section_faults({kind: plain[kind] for kind in ("heroes", "enemies", "conditions", "dice")})) == []


def test_a_pack_with_cards_of_terrinoth_is_read() -> None:
    pack = parse_pack(HEAD + RAT.replace("EFFECT", '"wound(active, 1)"'), "mine.yaml", load_known_content())
    assert "enemies" in pack.sections["terrinoth"]


def test_it_is_written_as_it_is_read_with_the_cards_as_a_group_of_the_game() -> None:
    known = load_known_content()
    pack = parse_pack(HEAD + RAT.replace("EFFECT", '"wound(active, 1)"'), "mine.yaml", known)
    text = pack_to_text(pack)
    assert list(json.loads(text)) == ["pack", "id", "name", "terrinoth"]
    assert parse_pack(text, "again.json", known) == pack
    empty = parse_pack(HEAD + "terrinoth: {}\n", "mine.yaml", known)
    assert parse_pack(pack_to_text(empty), "again.json", known) == empty


@pytest.mark.parametrize("group", ["sections: {terrinoth: {}}", "chess: {}"])
def test_a_group_of_no_game_is_told_with_what_there_is(group: str) -> None:
    with pytest.raises(BadContent) as bad:
        parse_pack(f"{HEAD}language: klingon\n{group}\nterrinoth: 3\n", "mine.yaml", load_known_content())
    assert [(mistake.line, mistake.field) for mistake in bad.value.mistakes] == [
        (5, group.split(":")[0]),
        (6, "terrinoth"),
    ]
    assert str(bad.value.mistakes[0]).endswith(
        "expected one of pack, id, name, about, language, rules, corrections, cards, terrinoth"
    )


def test_an_unknown_word_is_told_with_line_and_field() -> None:
    with pytest.raises(BadContent) as bad:
        parse_pack(HEAD + RAT.replace("EFFECT", '"bite(active, 1)"'), "mine.yaml", load_known_content())
    [mistake] = bad.value.mistakes
    assert (mistake.line, mistake.field) == (6, "terrinoth.enemies[0].keywords.gnaw")
    assert "bite" in str(mistake.found)
    assert "wound" in str(mistake.expected)


def test_every_mistake_is_told() -> None:
    wrong = {"enemies": [{"id": "rat", "title": "Rat", "attack": -1}], "dice": {"hero": ["success"]}}
    assert {fault.path for fault in find_section_faults(wrong)} == {("enemies", 0, "attack"), ("dice", "hero")}
    assert [fault.path for fault in find_section_faults({"dragons": []})] == [("dragons",)]
