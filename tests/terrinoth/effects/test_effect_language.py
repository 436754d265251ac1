"""The notation of cards: text, JSON form and plain words, and mistakes told with their place."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.terrinoth.effects.effect_json import (
    BadEffectJson,
    effects_from_json,
    effects_from_text_or_json,
    effects_to_json,
)
from companion.games.terrinoth.effects.effect_notation_writer import (
    condition_to_notation,
    effects_to_notation,
    passive_to_notation,
    trigger_to_notation,
)
from companion.games.terrinoth.effects.effect_parser import read_condition, read_effects, read_passive, read_trigger
from companion.games.terrinoth.effects.effect_text import (
    describe_condition,
    describe_effects,
    describe_passive,
    describe_trigger,
)
from companion.games.terrinoth.effects.effect_vocabulary import TRIGGERS
from companion.kernel.building_blocks.effect_parser import BadEffect
from companion.kernel.messages import LANGUAGES, Argument, Message, message
from companion.library.translations import load_message_catalogue
from tests.library.bad_joins import broken
from tests.terrinoth.random_quests import Maker

PUBLIC = [
    "wound(active, count(enemy.each[title=same, engaged=active]))",
    "exhaust(engaged.act[ready], 1)",
    "choose by active { token(active,-1) | progress(-1) }",
    "if inLair(nemesis) { spawn(1, to=shadows, from=lair) }",
    "each enemy.each[trait=Goblin,zone=play] { wound(hero.pick(by=leader), 1) }; upgrade(hero.each)",
    "each hero.each { spawn(1, to=engaged(it), from=discard, filter=[trait=Goblin]) }; upgrade(hero.each)",
    "spawn(?, to=shadows); if inLair(nemesis) { spawn(1, to=engaged(leader), from=lair) }",
    "if explored(final) and defeated(nemesis) { win }",
    "may engage(enemy.pick[not engaged=active], active); attack(2)",
    "explore(?); draw(exploration, 2, keep=1, rest=choice)",
    "rest(?); ready(active.act, all)",
    "aid(?); ready(target.act, 1)",
    "give(poisoned, engaged); recover(self, 2); engage(enemy.hardest[zone=shadows], leader)",
    "activate(nemesis, by=leader); ready(nemesis)",
    'manual "Read the back of the sheet"',
]
"""Everything that is publicly known of cards, in our notation."""


@pytest.mark.parametrize("text", PUBLIC)
def test_what_is_known_of_real_cards_can_be_written(text: str) -> None:
    effects = read_effects(text)
    assert read_effects(effects_to_notation(effects)) == effects == effects_from_json(effects_to_json(effects))


@given(st.integers(0, 10**9))
@settings(max_examples=150, deadline=None)
def test_text_and_json_form_lead_to_the_same_effects(seed: int) -> None:
    maker = Maker(random.Random(seed))
    effects = read_effects(maker.effects())
    assert read_effects(effects_to_notation(effects)) == effects
    assert effects_from_text_or_json(effects_to_json(effects)) == effects
    passive, condition = read_passive(maker.passive()), read_condition(maker.condition())
    assert read_passive(passive_to_notation(passive)) == passive
    assert read_condition(condition_to_notation(condition)) == condition


def test_every_trigger_can_be_written() -> None:
    for name, words in TRIGGERS.items():
        text = name if words is None else f"{name}({next(iter(sorted(words)), 'The Old Mill')!r})".replace("'", '"')
        text = text if words is None or not words else f"{name}({sorted(words)[0]})"
        trigger = read_trigger(text)
        assert read_trigger(trigger_to_notation(trigger)) == trigger


@given(st.integers(0, 10**9))
@settings(max_examples=60, deadline=None)
def test_every_effect_can_be_said_in_every_language(seed: int) -> None:
    maker = Maker(random.Random(seed))
    said: list[Argument] = [
        describe_effects(read_effects(maker.effects())),
        describe_passive(read_passive(maker.passive())),
    ]
    said += [describe_condition(read_condition(maker.condition())), describe_trigger(read_trigger("peril(red)"))]
    for language in LANGUAGES:
        words = load_message_catalogue(language)
        for part in said:
            assert _known(part, language)
            sentence = words.say(message("th-option", option=part)).strip()
            assert sentence
            assert not broken(sentence, language), sentence


def _known(said: Argument, language: str) -> bool:
    """Whether every message in it is in the catalogue."""
    if isinstance(said, Message):
        return load_message_catalogue(language).has(said.id) and all(
            _known(arg, language) for arg in said.args.values()
        )
    return not isinstance(said, list) or all(_known(part, language) for part in said)


def test_effects_read_like_sentences() -> None:
    words = load_message_catalogue("en")
    splig = describe_effects(read_effects("choose by active { token(active, -1) | progress(-1) }"))
    said = words.say(message("th-option", option=splig))
    assert said == (
        "the active hero chooses: the active hero loses 1 success token, or remove 1 progress token from the location"
    )


def read(text: str, language: str) -> str:
    """What people read of an effect."""
    return load_message_catalogue(language).say(message("th-option", option=describe_effects(read_effects(text))))


@pytest.mark.parametrize(
    ("text", "language", "said"),
    [
        ("wound(active, 1)", "en", "the active hero suffers 1 wound"),
        ("wound(active, 2)", "fr", "le héros actif subit 2 blessures"),
        ("wound(active, atk)", "it", "l'eroe attivo subisce tante ferite quanto il suo attacco"),
        ("recover(hero.each, all)", "es", "cada héroe se recupera de todas sus heridas"),
        ("token(leader, -2)", "en", "the leader loses 2 success tokens"),
        ("progress(1)", "it", "mettete 1 segnalino progresso sul luogo"),
        ("peril(-1, resolve=no)", "en", "move the peril token 1 space back, without resolving that space"),
        # Endings follow what is meant: one card, several cards, enemies.
        ("ready(target.act[exhausted], 1)", "es", "preparad 1 carta de activación del objetivo (agotada)"),
        ("ready(target.act[exhausted], 2)", "fr", "redressez 2 cartes d'activation de la cible (épuisées)"),
        ("exhaust(enemy.pick[ready])", "it", "esaurite un nemico a scelta dell'eroe attivo (pronto)"),
        (
            "wound(active, count(enemy.each[wounded]))",
            "fr",
            "le héros actif subit autant de blessures que le nombre d'ennemis (blessés)",
        ),
        (
            "wound(enemy.each[trait=same, not self], 1)",
            "es",
            "cada enemigo (con el mismo rasgo, distinto de este) sufre 1 herida",
        ),
        # One enemy comes to the active hero; of several the others go on round the table.
        ("spawn(1)", "it", "fate comparire 1 nemico dal mazzo, ingaggiato con l'eroe attivo"),
        ("spawn(2, to=shadows, face=down)", "en", "spawn 2 enemies from the deck, in the shadows, facedown"),
        (
            "spawn(1, to=engaged(leader), from=lair)",
            "es",
            "haced aparecer al antagonista desde la guarida, en liza con el líder",
        ),
        ("draw(exploration, 1)", "fr", "piochez 1 carte exploration"),
        ("attack(2)", "es", "ataque con 2 dados"),
        ("attack(3, targets=2)", "es", "ataque con 3 dados contra 2 enemigos"),
    ],
)
def test_an_effect_is_said_as_people_say_it(text: str, language: str, said: str) -> None:
    assert read(text, language) == said


def test_where_something_optional_ends_is_clear() -> None:
    both = read("may { exhaust(target); wound(target, 1) }; rest(1)", "en")
    assert both == "if you like, exhaust the target, then the target suffers 1 wound; rest with 1 die"
    one = read("may exhaust(target); wound(target, 1)", "en")
    assert one == "if you like, exhaust the target; the target suffers 1 wound"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("count(enemy.each) >= 2", "the number of enemies is at least 2"),
        ("not count(enemy.each) >= 2", "the number of enemies is less than 2"),
        ("not explored(active)", "the location is not fully explored"),
        (
            "not (inLair(nemesis) and explored(final))",
            "the nemesis is not in the lair or the last location is not fully explored",
        ),
        ("not not leading(active)", "the active hero leads"),
    ],
)
def test_a_condition_is_a_sentence_and_not_stands_with_the_verb(text: str, said: str) -> None:
    words = load_message_catalogue("en")
    assert words.say(describe_condition(read_condition(text))) == said


@pytest.mark.parametrize(
    ("kind", "text", "said"),
    [
        ("enemies", "cannot(retreat)", "this enemy cannot retreat"),
        ("conditions", "cannot(ready)", "the hero with this card cannot ready activation cards"),
        ("locations", "cannot(attack)", "nobody can attack"),
        ("locations", "cannot(rest), cannot(aid) for leader", "the leader cannot rest, cannot aid"),
        ("", "cannot(attack)", "cannot attack"),
    ],
)
def test_whom_a_ban_is_about_depends_on_the_card(kind: str, text: str, said: str) -> None:
    words = load_message_catalogue("en")
    assert words.say(message("th-option", option=describe_passive(read_passive(text), kind=kind))) == said


@pytest.mark.parametrize(
    ("text", "column", "found", "expected"),
    [
        ("wund(active, 1)", 1, "'wund'", "wound"),
        ("wound(active)", 1, "'wound'", "n is missing"),
        ("wound(active, 1", 16, "the end", "')'"),
        ("wound(activ, 1)", 7, "'activ'", "one of active"),
        ("token(enemy.each, 1)", 7, "'enemy'", "a hero"),
        ("spawn(1, to=moon)", 13, "'moon'", "shadows"),
        ("wound(active, 1) wound(active, 1)", 18, "'wound'", "the end"),
        ("choose { win }", 14, "'}'", "another branch"),
        ("if progress { win }", 13, "'{'", "a comparison"),
        ("exhaust(active.act[blue])", 20, "'blue'", "attack"),
        ("wound(active, 1, 2)", 18, "'2'", "')'"),
        ("spawn(1, to=shadows, to=default)", 22, "'to'", "not given yet"),
        ("manual look", 8, "'look'", "double quotes"),
        ("@", 1, "'@'", "a word"),
        ("", 1, "the end", "wound"),
        ("(" * 30, 21, "'('", "brackets"),
        ("win; " * 200, 601, "1000 letters", "600"),
    ],
)
def test_a_mistake_is_told_with_its_column(text: str, column: int, found: str, expected: str) -> None:
    with pytest.raises(BadEffect) as bad:
        read_effects(text)
    words = load_message_catalogue("en")
    assert (bad.value.column, words.spoken(bad.value.found)) == (column, found)
    assert expected in words.spoken(bad.value.expected)


@pytest.mark.parametrize(
    ("data", "field", "column"),
    [
        ([{"op": "wound", "who": "active"}], "[0].n", 0),
        ([{"op": "wound", "who": "active", "n": 1, "why": 2}], "[0].why", 0),
        ([{"op": "wund"}], "[0].op", 0),
        ([{"op": "wound", "who": "nobody", "n": 1}], "[0].who", 1),
        ([{"may": []}], "[0].may", 0),
        ([{"choose": [[{"op": "win"}]]}], "[0].choose", 0),
        ([{"choose": [[{"op": "win"}], [{"op": "lose"}]], "by": "cat"}], "[0].by", 0),
        ([{"if": "progress", "then": [{"op": "win"}]}], "[0].if", 9),
        ([{"each": 3, "do": [{"op": "win"}]}], "[0].each", 0),
        ([{"pay": {"manual": "x"}, "do": [{"op": "win"}]}], "[0].pay", 0),
        ([{"manual": 'say "no"'}], "[0].manual", 0),
        ([{}], "[0]", 0),
        (["win"], "[0]", 0),
        ({}, "", 0),
        (7, "", 0),
    ],
)
def test_a_mistake_in_the_json_form_is_told_with_its_field(data: object, field: str, column: int) -> None:
    with pytest.raises(BadEffectJson) as bad:
        effects_from_text_or_json(data)
    assert (bad.value.field, bad.value.column) == (field, column)
