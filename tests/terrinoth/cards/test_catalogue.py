"""The cards of our own adventure in the library: with words in four languages, links that lead somewhere, found."""

from __future__ import annotations

import pytest

from companion.games.card_catalogues import load_all_cards
from companion.games.terrinoth.cards.shipped_packs import load_shipped_packs
from companion.games.terrinoth.catalogue import cards
from companion.kernel.messages import LANGUAGES
from companion.library.content_location import content_folder
from companion.library.library_facade import Library
from companion.library.translations import load_message_catalogue


def test_every_card_of_the_adventure_is_in_the_library_once() -> None:
    ids = [card.id for card in cards()]
    assert len(ids) == len(set(ids)) == sum(len(list(pack.cards())) for pack in load_shipped_packs())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_does_is_said_in_every_language(language: str, caplog: pytest.LogCaptureFixture) -> None:
    words = load_message_catalogue(language)
    silent = [card.id for card in cards() if card.type == "enemies" and not card.lines(words)]
    assert silent == []
    assert all(card.name.get(language) for card in cards())
    assert caplog.records == [], "a message that is missing is logged"


def test_links_lead_somewhere_and_an_enemy_is_found_by_its_name() -> None:
    books = Library(content_folder(), load_all_cards)
    assert [see for card in cards() for see in card.see if books.rules.entry(see) is None] == []
    enemy = next(card for card in cards() if card.type == "enemies")
    hits = books.find(enemy.name["en"], "en", "cards", limit=3)
    assert enemy.id in [hit.id for hit in hits]
