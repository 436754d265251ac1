"""The lint of the rules finds what a reader would stumble over."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from companion.kernel.messages import LANGUAGES
from companion.library.content_location import content_folder
from companion.library.copied_sentences import RUN, find_copied_sentences, split_into_word_runs
from companion.library.rulebook import Entry, Rulebook, load_rulebook
from companion.library.rules_lint import (
    ShownTerm,
    find_rules_entry_problems,
    find_rules_problems,
    find_unexplained_terms,
)
from tests.library.sample_questions import library

GOOD = library().rules.entry("hero-realms.guard")


def slips(**changed: Any) -> str:
    assert GOOD is not None
    entry = dataclasses.replace(GOOD, **changed)
    book = Rulebook([*(other for other in library().rules.entries if other.id != GOOD.id), entry])
    return "\n".join(find_rules_entry_problems(entry, book))


def text(**changed: str) -> dict[str, str]:
    return {language: f"Uno {language}" for language in LANGUAGES} | changed


def test_the_rules_are_in_order() -> None:
    assert [problem for problem in find_rules_problems(content_folder()) if "hero-realms" in problem] == []


def test_an_entry_in_order_has_no_slips() -> None:
    assert slips() == ""


@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"title": {"en": "Guard", "es": "Guardián", "fr": "Garde"}}, "title: no wording in it"),
        ({"body": text(de="Wache")}, "unknown language de"),
        ({"body": dict.fromkeys(LANGUAGES, "Same")}, "body: two languages with the same wording"),
        ({"body": text(es="Tiene 3")}, "body: the numbers in es are 3, in English none"),
        ({"body": text(fr="Voir [garde](hero-realms.stun)")}, "the links in fr are other ones"),
        ({"body": text(it="Uno  due")}, "it: unfinished at"),
        ({"body": text(en="word " * 96)}, "body.en: 96 words, at most 95"),
        ({"title": text(en="t" * 49)}, "title.en: 49 letters, at most 48"),
        ({"examples": (text(es="palabra " * 46),)}, "examples[0].es: 46 words, at most 45"),
        ({"see": ("hero-realms.nowhere",)}, "there is no entry hero-realms.nowhere"),
        ({"see": ("hero-realms.guard",)}, "leads to itself"),
        ({"see": ("hero-realms.stun", "hero-realms.stun")}, "names an entry twice"),
        ({"source": ()}, "no source"),
        ({"source": ("heroes3 2",)}, "does not read like 'hero_realms 6.2'"),
        ({"kind": "phase"}, "of the kind phase with the phase ''"),
        ({"kind": "setup"}, "a set-up without steps"),
        ({"ours": ("de",)}, "unknown language de"),
        ({"id": "hero-realms.Guard"}, "an id is small letters"),
    ],
)
def test_a_slip_is_named(changed: dict[str, Any], says: str) -> None:
    assert says in slips(**changed)


def entry(entry_id: str, title: str) -> str:
    return (
        f"  - id: {entry_id}\n    kind: rule\n    source: [tiny 1]\n"
        f"    title: {{en: {title}, es: {title}, fr: {title}, it: {title}}}\n    body: {{en: a, es: b, fr: c, it: d}}\n"
    )


def tiny(folder: Path, *entries: str, game: str = "tiny") -> None:
    file = folder / "rules" / "tiny" / "words.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(f"game: {game}\nentries:\n{''.join(entries)}", encoding="utf-8")


def test_ids_and_titles_are_there_once(tmp_path: Path) -> None:
    tiny(tmp_path, entry("a", "Lamp"), entry("a", "Candle"), entry("b", "Lamp"))
    found = "\n".join(find_rules_problems(tmp_path))
    assert "the id tiny.a is used 2 times" in found
    assert "2 entries of tiny have the title 'lamp' in fr" in found


def test_entries_lie_in_the_folder_of_their_game(tmp_path: Path) -> None:
    tiny(tmp_path, entry("a", "Lamp"), game="large")
    assert any("an entry of another game" in problem for problem in find_rules_problems(tmp_path))


def test_a_file_that_cannot_be_read_is_told_with_its_line(tmp_path: Path) -> None:
    tiny(tmp_path, entry("a", "Lamp").replace("kind: rule", "kind: joke"))
    assert find_rules_problems(tmp_path)[0].startswith("rules/tiny/words.yaml:4: entries[0].kind: found 'joke'")


def test_every_word_that_a_game_shows_must_be_explained(tmp_path: Path) -> None:
    tiny(tmp_path, entry("a", "Lamp"))
    lamp = ShownTerm("tiny", "tiny.counters.lamp", dict.fromkeys(LANGUAGES, "lámp"))
    oil = ShownTerm("tiny", "tiny.counters.oil", {"en": "Oil"})
    elsewhere = ShownTerm("large", "large.counters.oil", {"en": "Oil"})
    (found,) = find_rules_problems(tmp_path, [lamp, oil, elsewhere])
    assert found == "rules: no entry of tiny is called Oil (en), which tiny.counters.oil shows"


def test_every_term_of_a_glossary_must_be_an_entry_or_a_card(tmp_path: Path) -> None:
    tiny(tmp_path, entry("a", "Lamp"))
    glossary = tmp_path / "tiny" / "glossary.csv"
    glossary.parent.mkdir()
    terms = ["Lantern / lamp", "Wick (on the lamp)", "Griffins"]
    glossary.write_text("\n".join(["english,spanish", *(f"{term}," for term in terms)]), encoding="utf-8")
    (found,) = find_unexplained_terms(load_rulebook(tmp_path), glossary, ["griffins"])
    assert found == "rules: no entry or card of tiny is called Wick, a term of its glossary"
    assert list(find_unexplained_terms(Rulebook([]), glossary)) == []


def test_ten_words_in_a_row_from_a_rulebook_are_found_and_nine_are_not(tmp_path: Path) -> None:
    seed, ours = tmp_path / "seed.txt", tmp_path / "ours.yaml"
    sentence = "Un guardián preparado, te protege siempre a ti y a tus campeones"
    seed.write_text(f"Antes. {sentence}. Después.", encoding="utf-8")
    ours.write_text("body: >-\n  un GUARDIAN [preparado](ready) te protege\n  siempre a ti y nunca\n", encoding="utf-8")
    assert list(find_copied_sentences([ours], [seed])) == []
    ours.write_text(
        "body: >-\n  un GUARDIAN [preparado](ready) te protege\n  siempre a ti y a tus campeones\n", encoding="utf-8"
    )
    (found,) = find_copied_sentences([ours], [seed])
    assert "ours.yaml:3" in found
    assert len(list(split_into_word_runs("one " * RUN))) == 1


def test_entries_are_checked_one_by_one() -> None:
    assert isinstance(GOOD, Entry)
    assert list(find_rules_entry_problems(GOOD, library().rules)) == []
