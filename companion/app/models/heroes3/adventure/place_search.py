"""Finding a place of the map by typing two letters, in any language; the usual ones first."""

from __future__ import annotations

from companion.app.models.heroes3.unit_and_card_search import has_word_starting_with
from companion.games.heroes3.adventure.content.map_content import MapPlace, get_map_content
from companion.games.heroes3.cards.find_unit_or_card_by_name import normalize_name
from companion.library.translations import MessageCatalogue

OFTEN = (
    "mine-gold", "mine-materials", "mine-valuables", "settlement", "resource-symbol", "treasure-symbol",
    "artifact-symbol", "trading-post",
)  # fmt: skip
"""What lies on most tiles: offered before anybody has typed a letter."""


def find_places(
    words: MessageCatalogue, typed: str, boxes: tuple[str, ...] = (), banks: bool = False
) -> list[MapPlace]:
    """The places whose name begins so, of the boxes on the table; all of them, the usual ones first, for no letters."""
    wanted = normalize_name(typed)
    known = [
        place
        for place in get_map_content().by_id.values()
        if place.category != "none" and (banks or not place.bank) and (not boxes or place.box in boxes)
    ]
    found = [place for place in known if has_word_starting_with(place.name, wanted)] if wanted else known
    return sorted(found, key=lambda place: (_rank(place.id), words.name(place.name)))


def _rank(place: str) -> int:
    return OFTEN.index(place) if place in OFTEN else len(OFTEN)
