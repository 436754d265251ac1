"""What people say and what the rules call it: every idea is whole, leads somewhere, and finds what it should."""

from __future__ import annotations

import pytest

from companion.kernel.messages import LANGUAGES
from companion.library.content_location import content_folder
from companion.library.fuzzy_lexicon import Lexicon
from companion.library.search_documents import documents_from_entries
from companion.library.stop_words import STOP_WORDS
from companion.library.synonyms import SynonymIdea, build_synonyms, load_synonym_ideas
from companion.library.text_normalization import normalize_text, normalized_words, stem_word
from tests.library.sample_questions import library

IDEAS = load_synonym_ideas(content_folder())
KILLED = SynonymIdea({"en": ("killed",), "fr": ("tué",)}, {"en": ("defeated",), "fr": ("vaincu",)})


def test_every_idea_is_told_in_every_language_in_single_words() -> None:
    for idea in IDEAS:
        assert set(idea.say) == set(idea.mean) == set(LANGUAGES), idea
        for words in (*idea.say.values(), *idea.mean.values()):
            assert words
            assert all(len(normalized_words(word)) == 1 for word in words), words
            assert len({normalize_text(word) for word in words}) == len(words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idea_leads_to_words_of_the_rules(language: str) -> None:
    documents = documents_from_entries(library().rules.entries, language)
    known = {
        stem_word(word) for document in documents for field in document.fields for word in normalized_words(field.text)
    }
    lost = [word for idea in IDEAS for word in idea.mean[language] if stem_word(normalize_text(word)) not in known]
    assert not lost


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_idea_hangs_on_a_word_that_questions_leave_out(language: str) -> None:
    said = {normalize_text(word) for idea in IDEAS for word in idea.say[language]}
    assert not said & STOP_WORDS


def test_a_word_leads_to_its_own_language_and_to_the_readers() -> None:
    leads = build_synonyms([KILLED], "en")
    assert leads["tue"] == {stem_word("vaincu"), stem_word("defeated")}
    assert leads["killed"] == {stem_word("defeated")}
    assert leads["defeated"] == frozenset()


def test_a_meaning_counts_less_than_the_word_itself_and_survives_a_slip() -> None:
    lexicon = Lexicon(["defeated", "deferred"], [], build_synonyms([KILLED], "en"))
    meant = lexicon.near("killed")["defeated"]
    assert 0.0 < lexicon.near("kileld")["defeated"] < meant < lexicon.near("defeated")["defeated"]


def test_three_letters_mean_nothing_yet() -> None:
    assert "defeated" not in Lexicon(["defeated"], [], build_synonyms([KILLED], "en")).near("kil")


@pytest.mark.parametrize(
    ("question", "language", "game", "entry"),
    [
        ("my friend got killed by the dragon", "en", "hero-realms", "defeated"),
        ("puedo huir de la pelea", "es", "heroes3", "retreat"),
        ("points de déplacement", "fr", "heroes3", "movement-points"),
        ("mostro morto", "it", "terrinoth", "defeated-enemy"),
    ],
)
def test_the_table_finds_what_it_says_in_its_own_words(question: str, language: str, game: str, entry: str) -> None:
    found = {hit.id for hit in library().find(question, language, "rules", game, limit=3)}
    assert f"{game}.{entry}" in found


def test_what_was_meant_is_marked_though_another_word_was_typed() -> None:
    hits = library().find("muerto", "es", "rules", "terrinoth", limit=10)
    (hit,) = [hit for hit in hits if hit.id == "terrinoth.defeated"]
    assert [hit.document.title[start:end] for start, end in hit.title_marks] == ["Derrotado"]
