"""The effect language and the cards written in it: read once, refused precisely, counted like the box."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from companion.games import lint
from companion.games.hero_realms.card_data.card_definitions import get_card_book, load_card_book
from companion.games.hero_realms.card_data.effect_vocabulary import VOCABULARY
from companion.games.hero_realms.lint import problems
from companion.kernel.building_blocks.effect_parser import (
    BadEffect,
    Choose,
    Condition,
    Do,
    If,
    IfDid,
    May,
    parse_effect_text,
)
from companion.library.content_reader import BadContent
from tests.tracker.presets import CONTENT


def test_an_effect_is_read_into_a_small_tree() -> None:
    assert parse_effect_text("gold+2 & combat+1*count(other.guard)", VOCABULARY) == (
        Do("gold", 2),
        Do("combat", 1, per="other.guard"),
    )
    assert parse_effect_text("choose(gold+1; stun(target.champion))", VOCABULARY) == (
        Choose(((Do("gold", 1),), (Do("stun", args=("target.champion",)),)), ("gold+1", "stun(target.champion)")),
    )
    assert parse_effect_text("ifdid(may(draw 0..2)){discard same}", VOCABULARY) == (
        IfDid((May((Do("draw", 0, 2),)),), (Do("discard", "same"),)),
    )
    assert parse_effect_text("if(count(champion) >= 2){gold+1} else {health+2*party}", VOCABULARY) == (
        If(Condition("count", "champion", 2), (Do("gold", 1),), (Do("health", 2, per="party"),)),
    )


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        ("gild+2", 1, "'gild+2'", "a word, one of"),
        ("gold 2", 6, "'2'", "'+'"),
        ("gold+x", 6, "'x'", "a number"),
        ("gold+2 &", 9, "the end", "a word, one of"),
        ("gold+2 combat+1", 8, "'combat+1'", "'&' or the end"),
        ("combat+2*count(horses)", 16, "'horses)'", "one of action, champion, factions_in_play"),
        ("combat+2*horses", 10, "'horses'", "'count(...)' or one of party"),
        ("draw many", 6, "'many'", "a number"),
        ("stun(target.horse)", 6, "'target.horse)'", "one of all.champions of target.player"),
        ("choose(gold+1)", 14, "')'", "';' and another branch"),
        ("if(rain){gold+1}", 4, "'rain){gold+1}'", "a test, one of combat_gained, count, hoard_behind, in_play"),
        ("if(count(champion) > 2){gold+1}", 20, "'> 2){gold+1}'", "'>='"),
        ("may(draw 1", 11, "the end", "')'"),
        ("sac(hand|discard)", 17, "')'", "','"),
        ("", 1, "the end", "a word, one of"),
    ],
)
def test_a_slip_is_told_with_its_column_and_what_was_expected(
    text: str, column: int, found: str, expected: str
) -> None:
    with pytest.raises(BadEffect) as bad:
        parse_effect_text(text, VOCABULARY)
    assert (bad.value.column, bad.value.found) == (column, found)
    assert str(bad.value.expected).startswith(expected)


def test_every_card_of_the_box_is_there() -> None:
    cards = get_card_book()
    assert len(cards.market) == 80
    assert len({cards.cards[card].id for card in cards.market}) == 54
    assert [len(cards.boss_deck("dragon", party)) for party in range(1, 6)] == [10, 12, 14, 16, 18]
    assert sorted(cards.characters) == ["cleric", "fighter", "ranger", "thief", "wizard"]
    assert {name: pack.health for name, pack in cards.characters.items()} == {
        "cleric": 55,
        "fighter": 60,
        "ranger": 58,
        "thief": 52,
        "wizard": 50,
    }


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """Give a copy of the cards to spoil."""
    shutil.copytree(CONTENT / "hero_realms", tmp_path / "hero_realms")
    return tmp_path


def spoil(content: Path, name: str, old: str, new: str) -> None:
    file = content / "hero_realms" / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_bad_effect_is_told_with_file_line_and_field(content: Path) -> None:
    spoil(content, "cards.yaml", "expend: combat+5 & draw 1", "expend: combat+5 & drew 1")
    with pytest.raises(BadContent) as bad:
        load_card_book(content / "hero_realms")
    mistake = bad.value.mistakes[0]
    line = (content / "hero_realms" / "cards.yaml").read_text(encoding="utf-8").splitlines()[mistake.line - 1]
    assert line.strip() == "expend: combat+5 & drew 1"
    assert mistake.field == "cards[5].expend (arkus-imperial-dragon), column 12"
    assert mistake.found == "'drew 1'"


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        (
            "cards.yaml",
            "market\n    type: champion\n    copies: 1",
            "market\n    type: champion\n    copies: 2",
            "market cards: found 81, expected 80",
        ),
        ("cards.yaml", "faction: imperial", "faction: guild", "market cards by faction"),
        ("cards.yaml", "starters: {gold: 7", "starters: {gold: 8", "cards of a starting deck: found 11"),
        ("cards.yaml", "gems: 16", "gems: 15", "Fire Gems: found 15"),
        ("cards.yaml", "    cost: 8\n", "", "arkus-imperial-dragon: no cost"),
        ("cards.yaml", "es: Daga", "es: ''", "dagger: no name in es"),
        (
            "dragon.yaml",
            "{card: hoard, party: 1}",
            "{card: hoard, party: 2}",
            "deck of the dragon by party size: found (9, 12",
        ),
        (
            "dragon.yaml",
            "{card: hoard, party: 1}",
            "{card: horde, party: 1}",
            "deck: found 'horde', expected the id of a card",
        ),
        ("dragon.yaml", "    check: 8\n", "", "amulet-of-cleansing: skill check 0"),
        ("lich.yaml", "health: 30", "health: 31", "health of the soul jars"),
        ("lich.yaml", "defense: 6", "defense: 0", "abomination: defense 0"),
        ("characters.yaml", "gold: 6", "gold: 5", "deck of the cleric: found 9"),
        ("characters.yaml", "bless(3,1)", "combat+3", "no card uses the word bless"),
    ],
)
def test_a_slip_in_the_cards_is_named(content: Path, name: str, old: str, new: str, says: str) -> None:
    spoil(content, name, old, new)
    assert any(says in problem for problem in problems(content)), problems(content)


def test_the_cards_are_in_order_and_part_of_the_lint(content: Path) -> None:
    assert problems(CONTENT) == []
    spoil(content, "cards.yaml", "gems: 16", "gems: 15")
    assert lint.find_game_problems(content) == ["hero_realms: Fire Gems: found 15, expected 16"]
