"""Search as people type: beginnings, slips, accents or none, plurals, other languages, definitions first."""

from __future__ import annotations

import dataclasses
import os
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.kernel.messages import LANGUAGES
from companion.library.fuzzy_lexicon import Lexicon, edit_distance
from companion.library.library_facade import Library
from companion.library.search_documents import Document, Field
from companion.library.search_index import SearchIndex, find_highlight_ranges
from companion.library.text_normalization import normalize_text, normalize_word, normalized_words, stem_word
from tests.library.sample_questions import library


def first(question: str, language: str = "en") -> str:
    hits = library().find(question, language, "rules", limit=1)
    return hits[0].id if hits else ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", ["guard", "guardián", "guardian", "garde", "guardia", "guards", "guardie", "GARDES"])
def test_the_words_of_all_languages_find_the_same(word: str, language: str) -> None:
    assert first(word, language) == "hero-realms.guard"


@pytest.mark.parametrize(
    "typed", ["reshuf", "reshufle", "resuhffle", "black sheild", "skil chek", "hydrra", "sacrifise"]
)
def test_beginnings_and_slips_of_the_finger_are_forgiven(typed: str) -> None:
    assert first(typed)


def test_a_slip_finds_what_was_meant() -> None:
    assert first("gaurd") == "hero-realms.guard"
    assert first("corupción", "es") == "hero-realms.corruption"
    assert first("sttun") == "hero-realms.stun"


@pytest.mark.parametrize(
    ("typed", "meant"), [("echizos", "hechizos"), ("heroico", "eroico"), ("abilidad", "habilidad")]
)
def test_an_h_that_nobody_hears_may_be_forgotten_or_added(typed: str, meant: str) -> None:
    assert meant in Lexicon([meant, "echazon"], []).near(typed)


def test_the_definition_comes_before_rules_that_mention_the_word() -> None:
    hits = library().find("guard", "en", "rules")
    assert hits[0].id == "hero-realms.guard"
    assert len(hits) > 5
    both = library().find("fire gem", "en")
    assert [hit.document.what for hit in both[:2]] == ["rules", "cards"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_is_found_by_its_own_title_without_accents(language: str) -> None:
    lost = []
    for entry in library().rules.entries:
        apart = unicodedata.normalize("NFD", entry.title[language].upper())
        asked = "".join(letter for letter in apart if not unicodedata.combining(letter))
        hits = library().find(asked, language, "rules", entry.game, limit=3)
        if entry.id not in {hit.id for hit in hits}:
            lost.append((entry.id, asked))
    assert not lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_found_by_its_name_in_any_language(language: str) -> None:
    lost = []
    for card in library().cards.values():
        hits = library().find(card.name[language], "en", "cards", card.game, limit=3)
        names = {normalize_text(library().cards[hit.id].name[language]) for hit in hits}
        if normalize_text(card.name[language]) not in names:
            lost.append(card.id)
    assert not lost


def test_filters_keep_to_a_game_a_type_and_a_facet() -> None:
    guild = library().find("combat", "en", "cards", "hero-realms", {"type": "champion", "faction": "guild"}, limit=50)
    assert guild
    for hit in guild:
        card = library().cards[hit.id]
        assert (card.game, card.type, card.facet("faction")) == ("hero-realms", "champion", "guild")
    assert library().find("guard", "en", "rules", "score-sheet") == []
    cheap = library().browse("en", "cards", "hero-realms", {"cost": "1"})
    assert {library().cards[document.id].facet("cost") for document in cheap} == {"1"}


def test_what_was_meant_is_marked_where_it_stands() -> None:
    (hit,) = library().find("guardian", "es", "rules", limit=1)
    assert [hit.document.title[start:end] for start, end in hit.title_marks] == ["Guardián"]
    assert "guardianes" in [hit.document.text[start:end] for start, end in hit.text_marks]


def test_only_what_fits_best_is_marked() -> None:
    document = Document(
        "a.x", "rules", "rule", "a", "Hero", "Here heroes attack. Atacks hit.", (Field("Hero", 10.0, True),)
    )
    text = Field(document.text, 2.0)
    (hit,) = SearchIndex([dataclasses.replace(document, fields=(*document.fields, text))]).find("hero attack")
    assert [hit.document.text[start:end] for start, end in hit.text_marks] == ["heroes", "attack"]


@pytest.mark.parametrize(("players", "entry"), [("2", "two-heroes"), ("3", "three-heroes"), ("4", "four-heroes")])
def test_a_single_figure_counts_as_a_word(players: str, entry: str) -> None:
    assert library().find(f"{players} players", "en", "rules", "terrinoth", limit=1)[0].id == f"terrinoth.{entry}"


def test_two_slips_in_seven_letters_are_forgiven() -> None:
    found = {hit.id for hit in library().find("what does the emporer do", "en", "rules", "hero-realms", limit=3)}
    assert "hero-realms.emperor" in found


def test_a_question_of_small_words_alone_still_finds_something() -> None:
    assert first("or", "fr") == "hero-realms.gold"


def test_a_word_that_nobody_knows_does_not_hide_the_others() -> None:
    assert first("guard xyzzyq") == "hero-realms.guard"
    assert library().find("xyzzyq", "en") == []
    assert library().find("", "en") == []


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60), st.sampled_from(LANGUAGES))
def test_whatever_is_typed_is_answered_and_marked_within_the_text(typed: str, language: str) -> None:
    hits = library().find(typed, language, limit=10)
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    for hit in hits:
        for text, spans in ((hit.document.title, hit.title_marks), (hit.document.text, hit.text_marks)):
            ends = [0]
            for start, end in spans:
                assert ends[-1] <= start < end <= len(text)
                ends.append(end)


@settings(max_examples=60, deadline=None)
@given(st.text("abcd", max_size=7), st.text("abcd", max_size=7))
def test_the_distance_of_two_words_is_the_same_both_ways_and_never_more_than_their_length(one: str, other: str) -> None:
    there, back = edit_distance(one, other, 9), edit_distance(other, one, 9)
    assert there == back
    assert abs(len(one) - len(other)) <= there <= max(len(one), len(other))
    assert (there == 0) == (one == other)


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [
        ("guard", "gaurd", 1),
        ("guard", "guardd", 1),
        ("guard", "gard", 1),
        ("guard", "guars", 1),
        ("market", "maket", 1),
        ("taunt", "tuant", 1),
        ("guard", "dragon", 2),
    ],
)
def test_slips_are_counted_as_fingers_make_them(one: str, other: str, slips: int) -> None:
    assert edit_distance(one, other, 1) == slips


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("guards", "guard"),
        ("guardianes", "guardian"),
        ("gardes", "garde"),
        ("guardie", "guardia"),
        ("campioni", "campione"),
        ("campeones", "campeon"),
        ("abilities", "ability"),
        ("joueurs", "joueur"),
    ],
)
def test_a_plural_meets_its_singular(one: str, other: str) -> None:
    assert stem_word(normalize_word(one)) == stem_word(normalize_word(other))


def test_accents_ligatures_and_capitals_are_folded() -> None:
    assert normalized_words("L'Épée du Cœur, Guardián!") == ["l", "epee", "du", "coeur", "guardian"]


def test_after_one_letter_only_titles_are_offered() -> None:
    lexicon = Lexicon(["guard", "give"], ["guard"])
    assert set(lexicon.near("g")) == {"guard"}


def test_marks_are_whole_words() -> None:
    assert find_highlight_ranges("The guard, guarded.", frozenset({"guard"})) == ((4, 9),)


def test_the_whole_question_as_a_name_beats_a_text_full_of_its_words() -> None:
    named = Document("a.x", "rules", "rule", "a", "Taunt", "short", (Field("Taunt", 10.0, name=True),))
    text = " ".join(["taunt"] * 50)
    fields = (Field(text, 2.0), Field("Other", 10.0, name=True))
    talks = Document("a.y", "rules", "definition", "a", "Other", text, fields)
    assert [hit.id for hit in SearchIndex([talks, named]).find("taunt")] == ["a.x", "a.y"]


def test_the_library_reads_again_when_a_file_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "rules" / "tiny" / "words.yaml"
    file.parent.mkdir(parents=True)
    text = (
        "game: tiny\nentries:\n  - id: a\n    kind: rule\n    source: [tiny 1]\n"
        "    title: {en: Lantern, es: Farol, fr: Lanterne, it: Lanterna}\n    body: {en: Glows., es: b, fr: c, it: d}\n"
    )
    file.write_text(text, encoding="utf-8")
    books = Library(tmp_path, list)
    assert [hit.id for hit in books.find("lantern", "en")] == ["tiny.a"]
    assert not books.refresh()
    file.write_text(text.replace("Lantern,", "Candle,"), encoding="utf-8")
    os.utime(file, ns=(1, 1))
    assert books.refresh()
    assert [hit.id for hit in books.find("candle", "en")] == ["tiny.a"]
