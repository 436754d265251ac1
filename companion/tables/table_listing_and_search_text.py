"""A table as its database row describes it, without opening it: for long lists and for search."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from companion.games.game_boxes import load_boxes
from companion.games.tracker.setup.game_box import Box
from companion.kernel.messages import Text, same_text_in_all_languages
from companion.library.text_normalization import normalized_words
from database.records import TableRecord


@dataclass(frozen=True, slots=True)
class TableListing:
    """What is played, in which way, and who plays, each with the number of their colour."""

    title: Text
    mode: Text
    people: tuple[tuple[str, int], ...]


def listing_from_record(record: TableRecord) -> TableListing:
    """What the setup of a table says for itself. Whatever is damaged in it is left out; nothing is refused."""
    body, shelf = record.setup.body, _box(record.setup.game)
    own, title = _text(body.get("mode_name")), _text(body.get("title"))
    game = shelf.name if shelf is not None else same_text_in_all_languages(record.setup.game)
    # A score sheet has the title of the game and its mode; elsewhere a title is that of the scenario.
    shown = title if own and title else game
    mode = own or title or _mode(shelf, body.get("mode")) or _way(shelf, record.setup.engine)
    return TableListing(shown, mode or {}, _people(body))


def searchable_text(record: TableRecord) -> str:
    """Everything by which a table may be searched for, but its name: game, mode and people, in every language."""
    found = listing_from_record(record)
    shelf = _box(record.setup.game)
    texts = [found.title, found.mode, shelf.name if shelf is not None else {}]
    said = [*(wording for text in texts for wording in text.values()), *(name for name, _ in found.people)]
    return normalize_for_search(" ".join(said))


def normalize_for_search(text: str) -> str:
    """A text without accents and capitals, with a space before each word."""
    return "".join(f" {word}" for word in normalized_words(text))


def matches_search(typed: str, words: str) -> bool:
    """Whether each word that was typed begins a word of a text that `normalize_for_search` made."""
    return all(f" {word}" in words for word in normalized_words(typed))


# --- how it works -------------------------------------------------------------------------------


def _box(game: str) -> Box | None:
    return next((box for box in load_boxes() if box.id == game), None)


def _mode(shelf: Box | None, mode: object) -> Text | None:
    known = shelf.modes if shelf is not None else ()
    return next((each.name for each in known if each.id == mode), None)


def _way(shelf: Box | None, engine: str) -> Text | None:
    ways = shelf.ways if shelf is not None else ()
    return next((way.name for way in ways if way.engine == engine), None)


def _people(body: Mapping[str, object]) -> tuple[tuple[str, int], ...]:
    """Who sits at a table and is no automatic player, each once; some engines call the seats players."""
    seats = body.get("seats") or body.get("players")
    found: dict[str, int] = {}
    for number, seat in enumerate(seats if isinstance(seats, list) else []):
        if not isinstance(seat, dict) or seat.get("automatic") or seat.get("played_by") == "app":
            continue
        name, colour = seat.get("player") or seat.get("name"), seat.get("colour", number)
        if isinstance(name, str) and name:
            found.setdefault(name, colour if isinstance(colour, int) else number)
    return tuple(found.items())


def _text(value: object) -> Text | None:
    """A wording in several languages; None where there is none, or something else."""
    if not isinstance(value, dict) or not all(isinstance(part, str) for pair in value.items() for part in pair):
        return None
    return dict(value) or None
