"""The adventure that comes with the app: every word is on a card of it, it is whole, and it can be won and lost."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from companion.games.terrinoth.cards.card_types import EnemyCard, iter_effect_fields
from companion.games.terrinoth.cards.pack import Pack, measure_completeness
from companion.games.terrinoth.cards.pack_validation import group_enemy_sets
from companion.games.terrinoth.cards.shipped_packs import require_pack_of_quest
from companion.games.terrinoth.commands.simulated_games import Contest, play_one_game, simulate_games
from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.effects.effect_json import effects_from_text_or_json
from companion.games.terrinoth.effects.effect_parser import read_condition, read_effects, read_passive, read_trigger
from companion.games.terrinoth.effects.effect_text import describe_effects, describe_passive
from companion.games.terrinoth.effects.effect_tree import (
    Choose,
    Compare,
    Do,
    Each,
    Filter,
    If,
    Manual,
    May,
    MeasuredNumber,
    Modifier,
    NamedNumber,
    Passive,
    Pay,
    Place,
    Selector,
    Trigger,
)
from companion.games.terrinoth.effects.effect_tree import FactTest as Fact
from companion.kernel.messages import LANGUAGES, Argument, message
from companion.library.translations import load_message_catalogue

QUEST = "midwinter-orchard"
NAMED: dict[type, tuple[str, str]] = {
    Compare: ("comparison", "sign"),
    MeasuredNumber: ("quantity", "name"),
    Modifier: ("modifier", "name"),
    NamedNumber: ("quantity", "name"),
    Place: ("place", "name"),
    Fact: ("condition", "name"),
    Trigger: ("trigger", "name"),
}
"""Parts of a tree that have one word, and where it stands."""
# `X` and `?` are numbers that the table must say. A card that we ship says everything itself.
LEFT_TO_THE_TABLE = {"X", "?"}


@pytest.fixture(scope="module")
def pack() -> Pack:
    return require_pack_of_quest(QUEST)


# --- the words on its cards ----------------------------------------------------------------------


def trees(pack: Pack) -> Iterator[object]:
    """Everything that stands on a card, read."""
    for _, _, definition in pack.cards():
        yield from (effects_from_text_or_json(effects) for _, effects in iter_effect_fields(definition))
        yield from map(read_trigger, definition.on)
        yield from map(read_passive, definition.passive)
    yield from (read_condition(text) for quest in pack.quests for text in (quest.victory, quest.defeat) if text)


def parts(tree: object) -> Iterator[object]:
    """A tree and everything inside it."""
    if isinstance(tree, tuple):
        for inner in tree:
            yield from parts(inner)
    elif dataclasses.is_dataclass(tree):
        yield tree
        for field in dataclasses.fields(tree):
            yield from parts(getattr(tree, field.name))


def names(part: Any) -> Iterator[tuple[str, str]]:
    """The words of the vocabulary that one part of a tree uses."""
    if isinstance(part, Do):
        yield "operation", part.op
        yield from ((f"{part.op} {name}", value) for name, value in part.args if isinstance(value, str))
    elif isinstance(part, Selector):
        yield from (("selector", part.base), ("part", part.part), ("measure", part.word), ("picker", part.by))
    elif isinstance(part, Filter):
        yield from (("filter", part.key), (f"filter {part.key}", part.value))
        yield "negated", "not" if part.negated else ""
    elif isinstance(part, Passive):
        yield "by", part.by
    elif type(part) in NAMED:
        kind, field = NAMED[type(part)]
        yield from ((kind, getattr(part, field)), (f"{kind} {getattr(part, field)}", getattr(part, "word", "")))
    else:
        yield "statement", type(part).__name__


@pytest.fixture(scope="module")
def used(pack: Pack) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for tree in trees(pack):
        for part in parts(tree):
            for kind, word in names(part):
                found.setdefault(kind, set()).add(word)
    # The basic keywords stand on effect bars.
    found["operation"] |= {keyword for enemy in pack.enemies for keyword in enemy.bar} & set(v.BASIC_KEYWORDS)
    return found


def wanted() -> Iterator[tuple[str, set[str]]]:
    """Every word of the vocabulary, by kind."""
    yield "operation", set(v.OPERATIONS)
    yield "selector", set(v.HEROES | v.ENEMIES)
    yield "part", set(v.PARTS)
    yield "measure", set(v.MEASURES)
    yield "picker", {"leader"}
    yield "filter", {*v.ENEMY_FILTERS, *v.ENEMY_FLAGS, *v.CARD_FLAGS}
    for key, values in v.ENEMY_FILTERS.items():
        yield f"filter {key}", set(values) or {"same"}
    yield "negated", {"not"}
    yield "quantity", {*v.QUANTITIES, *v.MEASURED} - LEFT_TO_THE_TABLE
    yield "comparison", set(v.COMPARISONS)
    yield "condition", set(v.TESTS)
    yield "condition explored", set(v.PLACES)
    yield "condition zone", set(v.ZONES)
    yield "modifier", set(v.MODIFIERS)
    yield "modifier cannot", set(v.BANNED)
    yield "modifier rerollBlank", set(v.DICE_REROLLED)
    yield "modifier dice", {"", *v.ACTIONS}
    yield "by", {"hero", "enemy"}
    yield "place", {"shadows", "engaged"}
    yield "trigger", set(v.TRIGGERS)
    yield "trigger phase", set(v.PHASES)
    # `manual` leaves something to the table, in one language only: no card that we ship needs it.
    yield "statement", {kind.__name__ for kind in (May, If, Each, Choose, Pay)}
    for name, params in v.OPERATIONS.items():
        for param in params:
            if others := param.words - {str(param.default)}:
                yield f"{name} {param.name}", set(others)


@pytest.mark.parametrize(("kind", "words"), list(wanted()), ids=[kind for kind, _ in wanted()])
def test_every_word_is_on_a_card(used: dict[str, set[str]], kind: str, words: set[str]) -> None:
    assert words - used.get(kind, set()) == set()


def test_nothing_is_left_to_the_table(used: dict[str, set[str]]) -> None:
    assert Manual.__name__ not in used["statement"]
    assert not used["quantity"] & LEFT_TO_THE_TABLE


def plain(said: Argument, language: str) -> str:
    """What people read."""
    return load_message_catalogue(language).say(message("th-option", option=said))


# --- whole ---------------------------------------------------------------------------------------


def test_it_is_ours_and_whole(pack: Pack) -> None:
    assert pack.ours
    levels = Counter(cards[0].level for cards in group_enemy_sets(pack.enemies).values())
    assert levels == {"trivial": 3, "challenging": 4, "formidable": 2}
    counts = {kind.kind: kind.complete for kind in measure_completeness(pack)}
    assert counts == {
        "heroes": 12, "activation": 48, "enemies": 28, "locations": 6, "exploration": 17, "conditions": 3, "quests": 1,
    }  # fmt: skip


def test_every_card_can_come_up(pack: Pack) -> None:
    quest = pack.quests[0]
    locations = [card for pile in quest.locations for card in pile.cards]
    assert sorted(locations) == sorted(card.id for card in pack.locations)
    assert {name for pile in quest.exploration for name in pile.sets} == {card.set for card in pack.exploration}
    named = {name for pile in quest.enemies for name in pile.sets}
    drawn = {wanted.level for pile in quest.enemies for wanted in pile.random}
    for name, cards in group_enemy_sets(pack.enemies).items():
        assert name in named or cards[0].level in drawn
    assert [card.id for card in pack.enemies if card.role == "nemesis"] == [quest.nemesis]


def texts(pack: Pack) -> Iterator[tuple[str, object]]:
    """Every text that people read."""
    yield from (("name", pack.name), ("about", pack.about))
    yield from pack.words.items()
    for _, _, definition in pack.cards():
        for field in ("title", "intro", "won", "lost"):
            if hasattr(definition, field):
                yield f"{definition.id} {field}", getattr(definition, field)


def test_everything_is_said_in_four_languages(pack: Pack) -> None:
    for where, text in texts(pack):
        assert isinstance(text, dict), where
        assert set(text) == set(LANGUAGES), where
        assert all(said.strip() == said and said for said in text.values()), where


def test_no_two_cards_have_one_title(pack: Pack) -> None:
    for language in LANGUAGES:
        titles = [d.title[language] for kind, _, d in pack.cards() if kind != "quests" and isinstance(d.title, dict)]
        assert len(set(titles)) == len(titles)


def test_chieftains_are_harder_than_their_minions(pack: Pack) -> None:
    def strength(card: EnemyCard) -> int:
        return (card.attack or 0) + (card.health or 0) + (card.resistance or 0)

    for name, cards in group_enemy_sets(pack.enemies).items():
        minion, chieftain = sorted(cards, key=lambda card: card.role != "minion")
        assert strength(minion) < strength(chieftain), name


def test_whose_effects_a_card_forbids_is_said(pack: Pack) -> None:
    boar = next(card for card in pack.enemies if card.id == "rime-boar")
    assert (
        plain(describe_passive(read_passive(boar.passive[0])), "en") == "cannot go to the shadows by effects of heroes"
    )
    for language in LANGUAGES:
        said = {
            plain(describe_passive(read_passive(f"cannot(engage){by}")), language)
            for by in ("", " by hero", " by enemy")
        }
        assert len(said) == 3


def test_conditions_are_said_by_their_names() -> None:
    effects = read_effects("if has(next, weakened) { give(poisoned) } else { cure(focused) }")
    assert plain(describe_effects(effects), "es") == (
        "si el siguiente héroe tiene el estado Debilidad: el héroe activo recibe el estado Envenenamiento;"
        " si no: el héroe activo pierde el estado Concentración"
    )


# --- played --------------------------------------------------------------------------------------


def test_three_heroes_who_play_sensibly_win_about_half_of_the_time(pack: Pack) -> None:
    tally = simulate_games(Contest(pack, QUEST, 3), 60, 11)
    assert 18 <= tally.wins <= 42
    assert tally.open_games == 0


@pytest.mark.parametrize("heroes", [1, 2, 4])
def test_any_number_of_heroes_can_win_and_lose(pack: Pack, heroes: int) -> None:
    ends = {play_one_game(Contest(pack, QUEST, heroes), 500 + game, game)[0].world.outcome for game in range(16)}
    assert ends == {"won", "lost"}


def test_playing_at_random_hardly_ever_wins(pack: Pack) -> None:
    assert simulate_games(Contest(pack, QUEST, 3, level="random"), 12, 1).wins <= 1
