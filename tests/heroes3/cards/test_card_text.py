"""Units and cards in words: every one in every language, put together from the very effects that are played."""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
import logging
import re
from collections.abc import Iterator

import pytest

from companion.games.heroes3.cards.card_effect_vocabulary import CARD_VOCABULARY, CARD_WORDS, TESTS
from companion.games.heroes3.cards.hero_cards import Card, Play, load_cards
from companion.games.heroes3.cards.unit_ability_vocabulary import WORDS
from companion.games.heroes3.cards.unit_cards import Ability, Side, load_units
from companion.games.heroes3.text import card_effect_text
from companion.games.heroes3.text.card_effect_text import describe_effect
from companion.games.heroes3.text.card_text import describe_ai_card, describe_card, describe_war_machine
from companion.games.heroes3.text.unit_ability_text import describe_side_abilities, describe_unit_abilities
from companion.kernel.building_blocks.effect_parser import NUMBER, BadEffect, parse_effect_text
from companion.kernel.messages import LANGUAGES
from companion.library.translations import load_message_catalogue


def side(key: str, language: str = "en") -> list[str]:
    """What a side can do, in words."""
    return describe_side_abilities(load_units().by_key[key], load_message_catalogue(language))


def unit(group_and_id: str, language: str = "en") -> list[str]:
    """What a unit with two sides can do, in words."""
    few = load_units().by_key[f"{group_and_id}/few"]
    return describe_unit_abilities([few, load_units().sides[few.above]], load_message_catalogue(language))


def card(card_id: str, language: str = "en") -> list[str]:
    """What a card does, in words."""
    return describe_card(load_cards().by_id[card_id], load_message_catalogue(language))


def said(text: str, language: str = "en") -> str:
    """An effect of a card in words."""
    return describe_effect(parse_effect_text(text, CARD_VOCABULARY), load_message_catalogue(language))


def able(trigger: str, word: str, args: tuple[int | str, ...], language: str = "en") -> str:
    """A single ability in words."""
    bare = load_units().by_key["castle:halberdiers/few"]
    (line,) = describe_side_abilities(
        dataclasses.replace(bare, abilities=(Ability(trigger, word, args),)), load_message_catalogue(language)
    )
    return line


def _arguments(shapes: tuple[str | frozenset[str], ...]) -> Iterator[tuple[str, ...]]:
    yield from itertools.product(*(("1", "2") if shape == NUMBER else sorted(shape) for shape in shapes))


EVERY_ABILITY = [
    (trigger, name, tuple(int(arg) if arg.isdecimal() else arg for arg in args))
    for name, word in WORDS.items()
    for trigger in word.triggers
    for args in _arguments(word.args)
]
EVERY_EFFECT = [
    f"{name}({', '.join(args)})" if args else name
    for name, word in CARD_WORDS.items()
    for args in _arguments(word.args)
]


# --- every card and every word -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_and_every_card_has_words(language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = load_message_catalogue(language)
    with caplog.at_level(logging.ERROR):
        for one in load_units().sides:
            lines = describe_side_abilities(one, words)
            assert len(lines) == len(one.abilities)
            _well_said(lines)
        told = [describe_card(one, words) for one in load_cards().by_id.values()]
        told += [describe_war_machine(machine, words) for machine in load_cards().machines.values()]
        told += [describe_ai_card(one, words) for one in load_cards().ai.values()]
        for lines in told:
            assert lines
            _well_said(lines)
    assert not caplog.records


def _well_said(lines: list[str]) -> None:
    for line in lines:
        assert line[0].isupper() or line[0].isdecimal(), line
        assert line.endswith("."), line
        assert not re.search(r"[{}$]|h3w-|  |\.\.|,\.| \.", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_units_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        told = {ability: able(*ability, language) for ability in EVERY_ABILITY}
    assert not caplog.records
    # Each says something of its own: no branch of a message stands in for another.
    assert len(set(told.values())) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_cards_can_be_said(language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        told = {effect: said(effect, language) for effect in EVERY_EFFECT}
        told |= {test: said(f"if({test}){{draw(1)}}", language) for test in TESTS}
        told["else"] = said("if(tent-owned){draw(1)} else {draw(2)}", language)
    assert not caplog.records
    alike = [effects for effects in _by_wording(told).values() if len(effects) > 1 and not _same_to_a_reader(effects)]
    assert not alike


def _by_wording(told: dict[str, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for effect, wording in told.items():
        found.setdefault(wording, []).append(effect)
    return found


def _same_to_a_reader(effects: list[str]) -> bool:
    """`x` and `strength` are both an X; a tier that is named makes it needless to say whose unit it is."""
    plain = {re.sub(r"\((x|strength)\b", "(X", effect) for effect in effects}
    return len({re.sub(r"(ignore-defense\((?!any)[^,]+), [^,]+", r"\1", effect) for effect in plain}) == 1


def test_each_word_stands_on_some_card_that_is_told_here() -> None:
    assert {name for _, name, _ in EVERY_ABILITY} == set(WORDS)
    assert {effect.partition("(")[0] for effect in EVERY_EFFECT} == set(CARD_WORDS)
    assert {*card_effect_text._WORDS, *card_effect_text._AIMED, *card_effect_text._GAINS} <= set(CARD_WORDS)


# --- the words follow the data -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_number_in_an_ability_gives_other_words(language: str) -> None:
    changed = 0
    for ability in [ability for one in load_units().sides for ability in one.abilities]:
        shapes = WORDS[ability.word].args
        more = tuple(int(arg) + 1 if shape == NUMBER else arg for arg, shape in zip(ability.args, shapes, strict=True))
        if more != ability.args:
            before = able(ability.trigger, ability.word, ability.args, language)
            assert able(ability.trigger, ability.word, more, language) != before
            changed += 1
    assert changed > 70


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_number_on_a_card_gives_other_words(language: str) -> None:
    words, changed = load_message_catalogue(language), 0
    for one in load_cards().by_id.values():
        for play in one.plays:
            for other in _changed(play):
                plays = tuple(other if each is play else each for each in one.plays)
                assert describe_card(dataclasses.replace(one, plays=plays), words) != describe_card(one, words), one
                changed += 1
    assert changed > 300


def _changed(play: Play) -> Iterator[Play]:
    """The play with its numbers, and with its powers, one higher."""
    text = re.sub(r"(?<![\d/])\d+(?![\d/])", lambda number: str(int(number[0]) % 3 + 1), play.text)
    with contextlib.suppress(BadEffect):  # Some words are written with one number only.
        if text != play.text:
            yield dataclasses.replace(play, text=text, effect=parse_effect_text(text, CARD_VOCABULARY))
    if play.strength:
        yield dataclasses.replace(play, strength=tuple((power + 1, value) for power, value in play.strength))


def test_a_unit_changed_in_the_data_reads_otherwise() -> None:
    griffins = load_units().by_key["castle:griffins/few"]
    other: Side = dataclasses.replace(griffins, abilities=(Ability("attacking", "poison", (3,)),))
    assert describe_side_abilities(other, load_message_catalogue("en")) == [
        "When it attacks, the target gets 3 poison cubes."
    ]


def test_an_ai_card_says_its_numbers() -> None:
    attack = load_cards().ai["might-attack-a"]
    changed = dataclasses.replace(attack, amount={**attack.amount, "hard": 5})
    assert (
        describe_ai_card(changed, load_message_catalogue("en"))[1]
        == "X is 0 on Easy, 1 on Normal, 5 on Hard and 2 on Impossible."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_card_are_the_same_every_time(language: str) -> None:
    words = load_message_catalogue(language)
    for one in load_cards().by_id.values():
        # The creatures of `double` come as a set; a copy of it may be in another order.
        plays = tuple(
            dataclasses.replace(play, double=frozenset(sorted(play.double, reverse=True))) for play in one.plays
        )
        again: Card = dataclasses.replace(one, plays=plays)
        assert describe_card(again, words) == describe_card(one, words)


# --- how they read -------------------------------------------------------------------------------


def test_units_read_like_cards() -> None:
    assert unit("castle:griffins") == ["It retaliates any number of times in a combat round."]
    assert unit("castle:halberdiers") == [
        "Pack: when it is attacked, you may discard a card: the attack die does not count."
    ]
    assert unit("dungeon:medusas") == [
        "Few: when it retaliates, it rolls one more die: on a 0 the unit it strikes is paralysed.",
        "Pack: it has no combat penalty against adjacent units.",
        "Pack: when it retaliates, the unit it strikes is paralysed.",
    ]
    assert side("siege:arrow-tower") == [
        "It stands beside the board, where distance and penalties do not count, and falls with the last Wall or Gate.",
        "Only ranged attacks and cards can hit it.",
    ]


@pytest.mark.parametrize(
    ("card_id", "lines"),
    [
        (
            "lightning-bolt",
            ["Activation: X damage to any unit.", "X is 2 with power 0, 3 with power 1 and 4 with power 2."],
        ),
        (
            "blind",
            [
                "Activation: paralyse any unit up to tier X.",
                "X is bronze with power 0, silver with power 1 and gold with power 2.",
            ],
        ),
        (
            "offense",
            [
                "Basic, instant: Attack +1 for any unit during one attack. Draw a card.",
                "Expert, instant: Attack +2 for any unit during one attack. Draw a card.",
                "The empowered card has the expert effect without an expert use.",
            ],
        ),
        (
            "ballistics",
            [
                "Basic, instant: in a siege, destroy a Wall or the Gate.",
                "Expert, instant: in a siege, destroy the Arrow Tower.",
                "Empowered, instant: in a siege, destroy all Walls and the Gate.",
            ],
        ),
        (
            "catherine-i",
            [
                "Instant: Attack +1 or Defense +1 for one of your units during one attack.",
                "Counts twice for Crusaders.",
            ],
        ),
        ("mutare-iv", ["Ongoing: health +1 for one of your units until combat ends.", "Counts twice for Dragons."]),
        (
            "crag-hack-iv",
            [
                "Instant: Attack +1 for one of your units during one attack. If you like, discard a card; if you do, "
                "Attack +1 for the same unit during one attack."
            ],
        ),
        (
            "titans-gladius",
            [
                "Instant: first discard a card. Attack +3 for any unit during one attack.",
                "Or else, instant: Attack +2 for any unit during one attack.",
            ],
        ),
        (
            "logistics",
            [
                "Basic, ongoing: at the end of your turn your hero may step to an adjacent empty field.",
                "Expert, instant: gain 1 movement point.",
                "The empowered card has the expert effect without an expert use.",
            ],
        ),
        (
            "sandro-i",
            [
                "Ongoing: lay this card on Skeletons (Pack): they become a Horde of Skeletons with Attack 3, "
                "Defense 1, health 2 and Initiative 6 until that health is used up."
            ],
        ),
        (
            "view-air",
            [
                "On the map: gain X.",
                "X is 3 gold with power 0, 2 building materials with power 1 and 1 valuable with power 2.",
            ],
        ),
        (
            "pathfinding",
            [
                "Basic, on the map: this turn your hero may pass through fields with neutral units or enemy heroes.",
                "Expert, on the map: this turn your hero may cross yellow borders and blocked fields.",
                "Empowered, on the map: this turn your hero may pass through blocked fields and fields with neutral "
                "units or enemy heroes; if it ends its move on one of them, combat starts.",
            ],
        ),
        (
            "trident-of-dominion",
            [
                "Instant: Attack +2 for any unit during one attack.",
                "Or else, on the map: if your hero is on a sea tile, draw 2 cards.",
            ],
        ),
        (
            "torosar-iv",
            ["On the map: until the end of the round you have one more Ballista in combat: this card counts as one."],
        ),
        (
            "scouting",
            [
                "Basic, instant: one of your Searches becomes a Search (3).",
                "Expert, instant: one of your Searches becomes a Search (5).",
                "The empowered card has the expert effect without an expert use.",
            ],
        ),
    ],
)
def test_cards_read_like_cards(card_id: str, lines: list[str]) -> None:
    assert card(card_id) == lines


def test_war_machines_say_when_they_act_and_that_a_price_is_optional() -> None:
    machines = {
        machine.id: describe_war_machine(machine, load_message_catalogue("en"))
        for machine in load_cards().machines.values()
    }
    assert machines["ballista"] == [
        "At the start of each combat round: 1 damage to the slowest enemy unit (lowest Initiative)."
    ]
    assert machines["cannon"] == [
        "At the start of each combat round: if you like, spend an expert use; if you do, 2 damage to an enemy unit."
    ]


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [
        ("en", "draw a card.", "draw 2 cards."),
        ("es", "roba una carta.", "roba 2 cartas."),
        ("fr", "piochez une carte.", "piochez 2 cartes."),
        ("it", "pesca una carta.", "pesca 2 carte."),
    ],
)
def test_one_is_not_many(language: str, one: str, more: str) -> None:
    assert said("draw(1)", language) == one
    assert said("draw(2)", language) == more


def test_editions_have_their_own_terms() -> None:
    assert side("castle:griffins/few", "es") == ["Contraataca cualquier número de veces en una ronda de combate."]
    assert side("castle:griffins/few", "fr") == ["Elle riposte autant de fois que nécessaire dans un tour de combat."]
    assert card("magic-arrow", "it") == [
        "Attivazione: X danni a un'unità qualsiasi.",
        "X è 1 con potere 0, 2 con potere 1 e 3 con potere 2.",
    ]
