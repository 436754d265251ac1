"""Packs: house rules, corrections and cards of one's own; a bad one is refused whole, with every mistake in it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.card_catalogues import load_all_cards
from companion.games.engines import ENGINES
from companion.games.pack_checks import load_known_content
from companion.kernel.messages import LANGUAGES
from companion.library.content_location import content_folder
from companion.library.content_reader import BadContent
from companion.library.library_facade import Library
from companion.library.packs import (
    Correction,
    Pack,
    apply_packs_to_cards,
    find_pack_conflicts,
    pack_to_text,
    parse_pack,
)
from companion.library.translations import load_message_catalogue
from companion.tables.pack_shelf import BadPack
from companion.tables.table_service import TableService
from database.store import Store

GOOD = """\
pack: 1
id: our-table
name: Our table
rules:
  - game: hero-realms
    id: no-stealing
    kind: house
    title: No stealing here
    body: At our table nobody steals from the hoard.
    terms: [steal]
    see: [hero-realms.guard]
corrections:
  - {card: hero-realms.fire-gem, figure: cost, value: 3, why: our print says so}
cards:
  - {game: hero-realms, id: promo, name: {en: Promo, es: Promo}, type: Action, figures: {cost: 2}, text: [Gain 3 gold.]}
"""
KNOWN = load_known_content()


@pytest.fixture
def house(file: Path) -> Iterator[TableService]:
    """A house without packs."""
    with Store.open(file) as store:
        yield TableService(store, ENGINES)


def library(house: TableService) -> Library:
    """The books with the packs of a house."""
    return Library(content_folder(), load_all_cards, house.packs.active)


def test_a_house_rule_is_found_before_the_printed_one(house: TableService) -> None:
    house.packs.bring(GOOD, "our-table.yaml")
    hits = library(house).find("steal", "en", game="hero-realms")
    assert hits[0].id == "hero-realms.no-stealing"
    entry = library(house).rules.entry("hero-realms.no-stealing")
    assert entry is not None
    assert entry.pack["en"] == "Our table"


def test_a_correction_overrides_the_printed_value_and_says_so(house: TableService) -> None:
    house.packs.bring(GOOD, "our-table.yaml")
    cost = next(f for f in library(house).cards["hero-realms.fire-gem"].figures if f.id == "cost")
    assert (cost.value, cost.printed, cost.by["en"]) == (3, 2, "Our table")


def test_a_pack_that_is_switched_off_changes_nothing(house: TableService) -> None:
    house.packs.bring(GOOD, "our-table.yaml")
    books = library(house)
    assert "hero-realms.promo" in books.cards
    house.packs.switch("our-table", False)
    assert books.refresh()
    assert "hero-realms.promo" not in books.cards
    assert not books.find("promo", "en", "cards", limit=1) or books.find("promo", "en", "cards")[0].id != "promo"


def test_the_later_of_two_packs_counts_and_the_conflict_is_told(house: TableService) -> None:
    house.packs.bring(GOOD, "our-table.yaml")
    house.packs.bring(GOOD.replace("our-table", "their-table").replace("value: 3", "value: 1"), "theirs.yaml")
    assert [(c.what, c.earlier, c.later) for c in house.packs.conflicts()] == [
        ("hero-realms.fire-gem cost", "our-table", "their-table")
    ]
    assert library(house).cards["hero-realms.fire-gem"].figures[0].value == 1


def test_a_pack_comes_out_exactly_as_it_came_in(house: TableService) -> None:
    house.packs.bring(GOOD, "our-table.yaml")
    assert house.packs.text("our-table") == GOOD


def test_what_is_written_reads_back_the_same() -> None:
    pack = parse_pack(GOOD, "our-table.yaml", KNOWN)
    assert parse_pack(pack_to_text(pack), "again.json", KNOWN) == pack


@pytest.mark.parametrize(
    ("found", "instead", "line", "field", "expected"),
    [
        ("fire-gem", "fire-gam", 13, "corrections[0].card", "the id of a card in the library"),
        ("figure: cost", "figure: costs", 13, "corrections[0].figure", "one of cost, copies"),
        ("value: 3", "value: three", 13, "corrections[0].value", "a whole number"),
        ("id: our-table", "id: Our Table", 2, "id", "small letters, digits and dashes, at most 60"),
        ("game: hero-realms\n", "game: chess\n", 5, "rules[0].game", "a game on the shelf"),
        ("hero-realms.guard", "hero-realms.gard", 11, "rules[0].see[0]", "the id of an entry in the library"),
        ("id: promo", "id: fire-gem", 15, "cards[0].id", "an id that no printed card has"),
        ("title: No stealing here", 'title: " "', 8, "rules[0].title", "a text"),
        ("kind: house", "kind: law", 7, "rules[0].kind", "one of note, house"),
        ("pack: 1", "pack: 0", 1, "pack", "only 1"),
        ("pack: 1", "pack: true", 1, "pack", "only 1"),
        ("name: Our table", "name: ''", 3, "name", "a text"),
        ("name: Our table", "name: {de: Tisch}", 3, "name.de", "one of en, es, fr, it"),
        ("name: Our table", "name: Ours\nlanguage: klingon", 4, "language", "one of en, es, fr, it"),
        ("id: no-stealing", "id: guard", 6, "rules[0].id", "an id that no printed rule has"),
        ("value: 3", f"value: {'9' * 5_000}", 13, "corrections[0].value", "a whole number"),
        ("value: 3", "value: ٣", 13, "corrections[0].value", "a whole number"),
        ("type: Action", "type: ''", 15, "cards[0].type", "a text"),
        ("{cost: 2}", "{'': 2}", 15, "cards[0].figures", "a text"),
        ("[Gain 3 gold.]", "[{}]", 15, "cards[0].text[0]", "a text"),
    ],
)
def test_a_bad_pack_is_refused_whole_with_line_and_field(
    found: str, instead: str, line: int, field: str, expected: str, house: TableService
) -> None:
    with pytest.raises(BadPack) as bad:
        house.packs.bring(GOOD.replace(found, instead, 1), "bad.yaml")
    mistake = bad.value.mistakes[0]
    assert (mistake.file, mistake.line, mistake.field) == ("bad.yaml", line, field)
    assert str(mistake).endswith(f"expected {expected}")
    assert house.packs.everything() == []


def test_a_figure_is_corrected_once_in_a_pack() -> None:
    again = "  - {card: hero-realms.fire-gem, figure: cost, value: 4}\ncards:"
    with pytest.raises(BadContent) as bad:
        parse_pack(GOOD.replace("cards:", again), "bad.yaml", KNOWN)
    (mistake,) = bad.value.mistakes
    assert (mistake.line, mistake.field) == (14, "corrections[1].figure")
    assert str(mistake).endswith("expected each figure of a card once")


def test_an_emoji_in_json_comes_in_two_halves_and_reads_as_one() -> None:
    text = json.dumps({"pack": 1, "id": "fun", "name": "Fun 🎲", "about": "a slash: \\ud83c\\udfb2"})
    assert "\\ud83c" in text
    pack = parse_pack(text, "fun.json", KNOWN)
    assert (pack.name, pack.about) == ("Fun 🎲", "a slash: \\ud83c\\udfb2")


def test_every_mistake_is_told_not_only_the_first() -> None:
    with pytest.raises(BadContent) as bad:
        parse_pack(GOOD.replace("fire-gem", "fire-gam").replace("guard", "gard"), "bad.yaml", KNOWN)
    assert len(bad.value.mistakes) == 2


@pytest.mark.parametrize(
    ("text", "line", "found"),
    [
        # Deeper than the parser's own stack: the process would end without a word.
        ("[\n" * 100_000, 61, "lists in lists without end"),
        ("a: &twice [1, 2]\nb: [*twice, *twice]", 2, "a reference to another place (*)"),
        ("a: [1,\nb: }", 2, "text that is no YAML (did not find expected node content)"),
        ("", 1, "nothing"),
        ("pack: 1\nrules:\n\t- game: hero-realms", 3, "a tab"),
        ("name: é\nabout: a\x00b", 2, "text that is no YAML (control characters are not allowed)"),
    ],
)
def test_a_text_that_no_parser_should_see_is_refused_in_every_language(text: str, line: int, found: str) -> None:
    with pytest.raises(BadContent) as bad:
        parse_pack(text, "odd.yaml", KNOWN)
    (mistake,) = bad.value.mistakes
    assert (mistake.line, load_message_catalogue("en").spoken(mistake.found)) == (line, found)
    for part in (mistake.field, mistake.found, mistake.expected):
        assert len({load_message_catalogue(language).spoken(part) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_sentence_with_something_endless_in_it_is_said_all_the_same() -> None:
    with pytest.raises(BadContent) as bad:
        parse_pack(GOOD.replace("value: 3", f"{'x' * 9_000}: 3"), "bad.yaml", KNOWN)
    said = str(bad.value)
    assert "{???}" not in said
    assert load_message_catalogue("en")("pack-unknown", pack="x" * 9_000).startswith("There is no pack “xxx")


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_damaged_pack_is_good_or_refused_but_never_breaks(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(GOOD) - 1))
    upto = data.draw(st.integers(at, min(len(GOOD), at + 12)))
    text = GOOD[:at] + data.draw(st.text(max_size=6)) + GOOD[upto:]
    try:
        parse_pack(text, "damaged.yaml", KNOWN)
    except BadContent as bad:
        assert all(mistake.line >= 1 and str(mistake) for mistake in bad.mistakes)


def test_packs_that_say_the_same_are_no_conflict() -> None:
    ours = Pack(1, "a", "A", corrections=(Correction("hero-realms.fire-gem", "cost", 3),))
    theirs = Pack(1, "b", "B", corrections=(Correction("hero-realms.fire-gem", "cost", 3),))
    assert find_pack_conflicts([ours, theirs]) == []
    figure = apply_packs_to_cards(load_all_cards(), [ours, theirs])["hero-realms.fire-gem"].figures[0]
    assert (figure.value, figure.printed) == (3, 2)
