"""Packs: one file of cards, read whole or refused whole with the place of every mistake."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.games.terrinoth.cards.card_types import ActivationCard, EnemyCard
from companion.games.terrinoth.cards.pack import Pack, measure_completeness, merge_packs, pack_from_text, read_pack
from companion.kernel.plain_data import to_plain
from companion.library.content_reader import BadContent, Mistake
from companion.library.translations import load_message_catalogue
from tests.terrinoth.random_quests import Maker

SMALL = """\
pack: 1
name: Our copy
dice:
  hero: [success, success, critical, shield, shield, blank]
enemies:
  - {id: rat, title: Rat, set: rats, role: minion, level: trivial, attack: 1, bar: [advance, gnaw],
     keywords: {gnaw: "wound(active, 1)"}}
  - {id: king, title: King, role: nemesis}
locations:
  - {id: inn, title: Inn, exploration: 4}
quests:
  - id: first
    title: First
    nemesis: king
    track: [start, red]
    on:
      peril(red): spawn(1)
    enemies: [{sets: [rats]}]
    locations: [{cards: [Inn]}]
"""


def mistakes_in(text: str) -> tuple[Mistake, ...]:
    """The mistakes in a pack."""
    with pytest.raises(BadContent) as bad:
        pack_from_text(text, "our.yaml")
    return bad.value.mistakes


def wrong(text: str) -> list[str]:
    """The mistakes in a pack, as they are told."""
    return [str(mistake) for mistake in mistakes_in(text)]


def test_a_small_pack_is_read_and_unknown_numbers_stay_unknown() -> None:
    pack = pack_from_text(SMALL)
    assert (pack.enemies[0].attack, pack.enemies[0].health) == (1, None)
    assert pack.enemies[0].count == 2
    assert pack.quests[0].locations[0].cards == ("Inn",)


@pytest.mark.parametrize("seed", range(20))
def test_a_pack_written_and_read_again_is_the_same(seed: int) -> None:
    pack = Maker(random.Random(seed)).pack()
    assert pack_from_text(json.dumps(to_plain(pack))) == pack


def test_effects_may_be_written_as_text_or_in_the_json_form() -> None:
    json_form = SMALL.replace('"wound(active, 1)"', "[{op: wound, who: active, n: 1}]")
    from companion.games.terrinoth.cards.card_types import Card

    texts = [Card("enemies", pack_from_text(text).enemies[0]).keywords for text in (SMALL, json_form)]
    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "wound(active",
            "wund(active",
            "our.yaml:7: enemies[0].keywords.gnaw, column 1: found 'wund', expected one of",
        ),
        (
            "[advance, gnaw]",
            "[advance, bite]",
            "our.yaml:6: enemies[0].bar[1]: found 'bite', expected a keyword that is",
        ),
        ("attack: 1", "attack: -1", "our.yaml:6: enemies[0].attack: found -1, expected a number from 0 to 99"),
        (
            "attack: 1",
            "attack: much",
            "our.yaml:6: enemies[0].attack: found 'much', expected a whole number or nothing",
        ),
        ("exploration: 4", "explorers: 4", "our.yaml:10: locations[0].explorers: found an unknown field"),
        ("id: king", "id: rat", "our.yaml:6: enemies[0].id: found “rat” twice, expected each id once"),
        ("id: king", 'id: "the king"', "our.yaml:8: enemies[1].id: found 'the king', expected an id of letters"),
        (
            "nemesis: king",
            "nemesis: queen",
            "our.yaml:14: quests[0].nemesis: found 'queen', expected a nemesis of this pack: king",
        ),
        ("sets: [rats]", "sets: [cats]", "our.yaml:18: quests[0].enemies[0].sets[0]: found 'cats', expected a set"),
        ("cards: [Inn]", "cards: [Bar]", "our.yaml:19: quests[0].locations[0].cards[0]: found 'Bar', expected a card"),
        (
            "peril(red)",
            "peril(blue)",
            "our.yaml:17: quests[0].on.peril(blue): found 'blue', expected a space of the track",
        ),
        (
            "peril(red)",
            "danger(red)",
            "our.yaml:17: quests[0].on.danger(red), column 1: found 'danger', expected one of",
        ),
        ("spawn(1)", "give(sleepy)", "our.yaml:17: quests[0].on.peril(red): found 'sleepy', expected a condition"),
        ("success, success, critical", "success, critical", "our.yaml:4: dice.hero: found 5 faces, expected six faces"),
        (
            "success, success, critical",
            "luck, success, critical",
            "our.yaml:4: dice.hero[0]: found 'luck', expected one",
        ),
        (
            "[{sets: [rats]}]",
            "[{random: [{level: trivial, n: 2}]}]",
            "found 1 set too many of the level trivial, expected sets",
        ),
        ("pack: 1", "pack: 2", "our.yaml:1: pack: found 2, expected only 1"),
        ("name: Our copy", "name: [", "expected readable YAML"),
    ],
)
def test_a_mistake_is_told_with_line_field_found_and_expected(old: str, new: str, told: str) -> None:
    assert old in SMALL
    mistakes = mistakes_in(SMALL.replace(old, new, 1))
    assert any(told in str(mistake) for mistake in mistakes), list(map(str, mistakes))
    for mistake in mistakes:
        assert load_message_catalogue("es").spoken(mistake.expected) != load_message_catalogue("en").spoken(
            mistake.expected
        )


def test_all_mistakes_are_told_at_once() -> None:
    text = SMALL.replace("wound(active", "wund(active").replace("attack: 1", "attack: -1").replace("gnaw]", "bite]")
    assert len(wrong(text)) == 3


def test_an_activation_card_carries_its_action_once() -> None:
    cards = 'name: x\nactivation:\n  - {{id: hit, title: Hit, archetype: mage, action: attack, does: "{does}"}}\n'
    assert pack_from_text(cards.format(does="may token(active, 1); attack(2)")).activation[0].action == "attack"
    for does in ("explore(2)", "attack(1); attack(1)", "token(active, 1)"):
        assert "expected the action attack, once" in wrong(cards.format(does=does))[0]


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    for content in (b"\xff\xfe\x00", b"", b"[1, 2]", b"7"):
        (tmp_path / "odd.json").write_bytes(content)
        with pytest.raises(BadContent):
            read_pack(tmp_path / "odd.json")
    with pytest.raises(BadContent):
        read_pack(tmp_path / "missing.json")
    (tmp_path / "small.yaml").write_text(SMALL, encoding="utf-8")
    assert read_pack(tmp_path / "small.yaml") == pack_from_text(SMALL)


def test_packs_are_joined_and_the_later_card_counts() -> None:
    one = pack_from_text(SMALL)
    other = Pack("More", enemies=(EnemyCard("rat", "Rat", "minion", "rats", attack=3, bar=("damage",)),))
    both = merge_packs([one, other])
    assert [card.attack for card in both.enemies if card.id == "rat"] == [3]
    assert both.quests == one.quests
    assert both.dice == one.dice


def test_completeness_counts_cards_by_how_far_they_are() -> None:
    enemies = (
        EnemyCard("a", "A", "minion", state="stub"),
        EnemyCard("b", "B", "minion", state="stats"),
        EnemyCard("c", "C", "chieftain", state="checked"),
    )
    cards = (ActivationCard("d", "D", "mage", "rest", state="complete"),)
    found = {part.kind: part for part in measure_completeness(Pack("x", enemies=enemies, activation=cards))}
    assert (found["enemies"].named, found["enemies"].stats, found["enemies"].complete) == (5, 3, 1)
    assert found["enemies"].total == 65
    assert (found["activation"].complete, found["activation"].total) == (1, 48)


# --- a thousand damaged packs --------------------------------------------------------------------

Damage = Callable[[random.Random, dict[str, Any]], str]


def _dumped(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)


def _torn(luck: random.Random, data: dict[str, Any]) -> str:
    text = _dumped(data)
    return text[: luck.randrange(1, len(text) - 2)]


def _without_bracket(luck: random.Random, data: dict[str, Any]) -> str:
    text = _dumped(data)
    places = [n for n, sign in enumerate(text) if sign in "[]{}"]
    at = luck.choice(places)
    return text[:at] + text[at + 1 :]


def _cards(data: dict[str, Any]) -> list[dict[str, Any]]:
    kinds = ("heroes", "activation", "enemies", "locations", "exploration", "conditions", "quests")
    return [card for kind in kinds for card in data.get(kind, [])]


def _unknown_field(luck: random.Random, data: dict[str, Any]) -> str:
    luck.choice(_cards(data))[luck.choice(("colour", "Attack", "wounds", "effect"))] = 1
    return _dumped(data)


def _missing_field(luck: random.Random, data: dict[str, Any]) -> str:
    card = luck.choice(_cards(data))
    del card[luck.choice(("id", "title"))]
    return _dumped(data)


def _wrong_kind(luck: random.Random, data: dict[str, Any]) -> str:
    card = luck.choice(_cards(data))
    name = luck.choice(sorted(card))
    card[name] = luck.choice(([[]], {"a": [1]}, True, -7)) if name != "on" else 5
    if name in ("does",):
        card[name] = 3
    return _dumped(data)


def _same_id(luck: random.Random, data: dict[str, Any]) -> str:
    one, other = luck.sample(_cards(data), 2)
    one["id"] = other["id"]
    return _dumped(data)


def _bad_effect(luck: random.Random, data: dict[str, Any]) -> str:
    # Inside the quotes of a reminder any sign is fine, so those are left alone.
    found = [(card, t) for card in _cards(data) for t, text in card.get("on", {}).items() if "manual" not in text]
    card, trigger = luck.choice(found)
    text = str(card["on"][trigger])
    at = luck.randrange(len(text) + 1)
    card["on"][trigger] = (
        text[:at] + luck.choice((" § ", ")(", " wund(", "{", " ] ", "??", " active active ")) + text[at:]
    )
    return _dumped(data)


def _bad_trigger(luck: random.Random, data: dict[str, Any]) -> str:
    luck.choice(_cards(data)).setdefault("on", {})[
        luck.choice(("threats", "phase", "phase(night)", "peril", "x y"))
    ] = "win"
    return _dumped(data)


def _bad_passive(luck: random.Random, data: dict[str, Any]) -> str:
    luck.choice(_cards(data))["passive"] = [
        luck.choice(("atk", "atk+", "cannot(fly)", "limit(engaged)", "dice(sleep)+1", ""))
    ]
    return _dumped(data)


DAMAGES: tuple[Damage, ...] = (
    _torn,
    _without_bracket,
    _unknown_field,
    _missing_field,
    _wrong_kind,
    _same_id,
    _bad_effect,
    _bad_trigger,
    _bad_passive,
)


@pytest.mark.slow
@pytest.mark.parametrize("tenth", range(10))
def test_a_thousand_damaged_packs_are_each_refused_with_a_clear_error(tenth: int) -> None:
    luck = random.Random(tenth)
    pack = Maker(luck).pack()
    whole: dict[str, Any] = json.loads(json.dumps(to_plain(pack)))
    for n in range(100):
        damage = DAMAGES[n % len(DAMAGES)]
        text = damage(luck, copy.deepcopy(whole))
        with pytest.raises(BadContent) as bad:
            pack_from_text(text, "broken.json")
        for mistake in bad.value.mistakes:
            assert mistake.file == "broken.json"
            assert 1 <= mistake.line <= text.count("\n") + 1
            assert all((mistake.field, mistake.found, mistake.expected)), mistake
    assert to_plain(pack) == whole
