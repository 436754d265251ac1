"""The rules as entries: read strictly, linked to each other, and found from the paragraph that decided something."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.kernel.messages import LANGUAGES
from companion.library.content_reader import BadContent
from companion.library.rulebook import (
    PARAGRAPH,
    Entry,
    Rulebook,
    load_rulebook,
    read_rules_file,
    translated_texts_of_entry,
)
from companion.library.text_links import TextPiece, find_links, qualify_links, split_at_links, strip_links
from tests.library.sample_questions import library

ROOT = Path(__file__).resolve().parents[2]
GUARD = """
game: tiny
entries:
  - id: guard
    kind: definition
    source: [tiny 6.2]
    title: {en: Guard, es: Guardián, fr: Garde, it: Guardia}
    body:
      en: Protects you while [prepared](ready).
      es: Te protege mientras esté [preparado](ready).
      fr: Vous protège tant qu'il est [mobilisé](ready).
      it: Ti protegge finché è [pronta](ready).
    see: [ready, other.thing]
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "rules" / "tiny" / "words.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def entry(entry_id: str, *source: str, kind: str = "rule", **more: object) -> Entry:
    text = dict.fromkeys(LANGUAGES, entry_id)
    return Entry(entry_id, kind, source, text, text, **more)  # type: ignore[arg-type]


def test_ids_and_links_carry_their_game_once_loaded(tmp_path: Path) -> None:
    (found,) = read_rules_file(written(tmp_path, GUARD))
    assert (found.id, found.game) == ("tiny.guard", "tiny")
    assert found.see == ("tiny.ready", "other.thing")
    assert find_links(found.body["es"]) == ["tiny.ready"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("kind: definition", "kind: opinion", "words.yaml:5: entries[0].kind: found 'opinion'"),
        ("    see: [ready, other.thing]", "    sea: [ready]", "an unknown field"),
        ("    source: [tiny 6.2]\n", "", "entries[0].source: found nothing"),
    ],
)
def test_a_slip_in_a_file_is_told_with_its_place(tmp_path: Path, old: str, new: str, says: str) -> None:
    written(tmp_path, GUARD.replace(old, new))
    with pytest.raises(BadContent, match=re.escape(says)):
        load_rulebook(tmp_path)


def test_a_text_is_cut_at_its_links() -> None:
    text = qualify_links("A [guard](guard) and [more](other.x).", "tiny")
    assert list(split_at_links(text)) == [
        TextPiece("A "),
        TextPiece("guard", "tiny.guard"),
        TextPiece(" and "),
        TextPiece("more", "other.x"),
        TextPiece("."),
    ]
    assert strip_links(text) == "A guard and more."


def test_a_paragraph_leads_to_its_entry_or_to_the_section_around_it() -> None:
    book = Rulebook([
        entry("a.setup", "a 2"), entry("a.late", "a 9", "a 6.2"), entry("a.guard", "a 6.2"), entry("a.six", "a 6"),
        entry("a.heroes", "a HC1"), entry("a.eight", "a 8.1"),
    ])  # fmt: skip

    def led(source: str) -> str:
        found = book.entry_for(source)
        return found.id if found is not None else ""

    assert led("a 6.2") == "a.guard", "whoever names the paragraph first answers for it"
    assert led("a 6.2.") == "a.guard"
    assert led("a 6.7") == "a.six"
    assert led("a 6.2.1") == "a.guard"
    assert led("a HC2") == "a.heroes"
    assert led("a 8") == "a.eight"
    assert led("a 80") == ""
    assert led("b 6.2") == ""


def test_what_happens_now_is_the_entry_of_the_mode_before_the_one_for_all() -> None:
    book = Rulebook(
        [
            entry("a.draw", "a 1", kind="phase", phase="draw"),
            entry("a.boss-draw", "a 1", kind="phase", phase="draw", modes=("boss",)),
        ]
    )
    assert book.now("a", "draw") is book.entry("a.draw")
    assert book.now("a", "draw", "boss") is book.entry("a.boss-draw")
    assert book.now("a", "dance") is None


def test_every_paragraph_that_the_code_or_the_content_names_has_an_entry() -> None:
    games = {found.game.replace("-", "_") for found in library().rules.entries}
    files = [*(ROOT / "companion").rglob("*.py"), *(ROOT / "content").rglob("*.yaml")]
    named = re.compile(rf"\b((?:{'|'.join(sorted(games))}) {PARAGRAPH})\b")
    sources = {source for file in files for source in named.findall(file.read_text(encoding="utf-8"))}
    assert sources
    assert [source for source in sorted(sources) if library().entry_for(source) is None] == []


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("2", "setup"),
        ("3.2", "discard-phase"),
        ("4.1", "ally"),
        ("6.2", "guard"),
        ("6.3", "target"),
        ("7.4", "hydra"),
        ("8.4", "defeated"),
        ("9.1", "dragon"),
        ("9.3", "taunt"),
        ("10", "lich"),
        ("12", "open-questions"),
    ],
)
def test_a_reason_at_a_table_of_hero_realms_opens_the_right_entry(source: str, wanted: str) -> None:
    found = library().entry_for(f"hero_realms {source}")
    assert found is not None
    assert found.id == f"hero-realms.{wanted}"


def test_every_phase_of_hero_realms_says_what_happens_now() -> None:
    book = library().rules
    for phase in ("main", "discard", "draw"):
        now = book.now("hero-realms", phase)
        assert now is not None
        assert now.steps
    assert book.now("hero-realms", "boss", "dragon") is not None
    assert book.now("hero-realms", "boss", "hydra-2v2") is None


def test_a_checklist_for_a_mode_comes_before_the_one_for_all() -> None:
    ids = [found.id for found in library().rules.checklists("hero-realms", "dragon")]
    assert ids == ["hero-realms.setup-dragon", "hero-realms.setup"]


@pytest.mark.parametrize("word", ["Guard", "guardián", "GARDE", "guardia", "black shield", "Taunted the Dragon"])
def test_a_word_on_the_table_is_explained_whatever_its_language(word: str) -> None:
    found = library().rules.named("hero-realms", word)
    assert found is not None
    assert found.id in ("hero-realms.guard", "hero-realms.taunt")


def test_no_text_shows_a_bare_link_to_its_reader() -> None:
    for found in library().rules.entries:
        for _, text in translated_texts_of_entry(found):
            assert all("](" not in strip_links(wording) for wording in text.values())
