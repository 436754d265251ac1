"""Looking things up in the library for `companion rules`, `companion cards` and `companion card`."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text as Painted

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import paint
from companion.games.catalogues import all_cards
from companion.games.shelf import box, boxes
from companion.kernel.refusals import Malformed, Unknown
from companion.library.asking import Library
from companion.library.cards import CardEntry, by_side, heading, summary, told
from companion.library.links import without_links
from companion.library.packs import Pack
from companion.library.places import content_folder
from companion.library.rules import PARAGRAPH, Entry
from companion.library.search import Hit, marks
from companion.library.words import Catalogue
from database.troubles import DatabaseTrouble

_NEAREST = 5
_PARAGRAPH = re.compile(rf"[a-z0-9_]+ {PARAGRAPH}")


@dataclass(frozen=True, slots=True)
class Sieve:
    """Which cards were asked for: their game, their type, and `faction=guild` and the like."""

    game: str = ""
    type: str = ""
    where: tuple[str, ...] = ()

    def pairs(self, books: Library) -> dict[str, str]:
        """What a card must show, by facet."""
        found = {"type": self.type} if self.type else {}
        known = {facet.id for card in books.cards.values() for facet in card.facets}
        for pair in self.where:
            facet, _, value = pair.partition("=")
            if facet not in known or not value:
                raise Malformed("library-where-bad", found=pair)
            found[facet] = value
        return found


def library(desk: Desk) -> Library:
    """All rules and cards, with the packs of this device."""
    packs = _packs(desk)
    return Library(content_folder(), all_cards, lambda: packs) if packs else _printed(content_folder())


@functools.cache
def _printed(content: Path) -> Library:
    """The library without packs; it takes a second to read, and nothing in it changes while a command runs."""
    return Library(content, all_cards)


def _packs(desk: Desk) -> tuple[Pack, ...]:
    """The packs that are switched on. A database in trouble is no reason to keep the printed rules from anybody."""
    try:
        return desk.house.packs.active()
    except DatabaseTrouble:
        return ()


def rules(desk: Desk, asked: str, game: str, limit: int) -> Answer:
    """What the rules say about it: the best answer in full, the next ones by title."""
    words, books = desk.words, library(desk)
    named = _by_address(books, asked.strip())
    if named is not None:
        return Answer(
            {"query": asked, "language": words.language, "results": [_entry_shape(named, words)]},
            lambda: _drawn(desk, books, named, frozenset()),
        )
    hits = books.find(asked, words.language, "rules", _game(game), limit=limit)
    plain = [_entry_shape(_entry(books, hit), words) | _found(hit) for hit in hits]

    def draw() -> Sequence[RenderableType]:
        if not hits:
            return [paint.text(words("rules-nothing", asked=asked))]
        also = [paint.hanging(desk.paper, "  ", f"{hit.document.title}  ({hit.id})") for hit in hits[1:]]
        head: list[RenderableType] = [Painted(""), paint.text(words("rules-also"), "dim")] if also else []
        return [*_drawn(desk, books, _entry(books, hits[0]), hits[0].words), *head, *also]

    return Answer({"query": asked, "language": words.language, "results": plain}, draw)


def cards(desk: Desk, asked: str, sieve: Sieve, limit: int) -> Answer:
    """The cards that fit, a line each."""
    words, books, game = desk.words, library(desk), _game(sieve.game)
    pairs = sieve.pairs(books)
    _check_type(books, sieve.type, game)
    if asked.strip():
        # One more than is shown tells that there are more.
        hits = books.find(asked, words.language, "cards", game, pairs, limit + 1)
        fitting = [books.cards[hit.id] for hit in hits]
    else:
        fitting = [books.cards[document.id] for document in books.browse(words.language, "cards", game, pairs)]
    found = fitting[:limit]

    def draw() -> Sequence[RenderableType]:
        if asked.strip() and not found:
            return [paint.text(words("rules-nothing", asked=asked), "dim")]
        counted = "cards-more" if len(fitting) > limit else "cards-count"
        lines: list[RenderableType] = [paint.text(words(counted, count=len(found)), "dim")]
        for card in found:
            lines.append(paint.text(words.name(card.name), "bold").append_text(paint.text(f"  {card.id}", "dim")))
            lines.append(paint.hanging(desk.paper, "  ", _line(card, words)))
        return lines

    return Answer(
        {"query": asked, "language": words.language, "results": [_card_shape(books, c, words) for c in found]}, draw
    )


def card(desk: Desk, typed: str) -> Answer:
    """One card, by its id or its name."""
    words, books = desk.words, library(desk)
    found = _find_card(books, typed, words)
    return Answer(_card_shape(books, found, words), lambda: _card_drawn(desk, books, found))


# --- finding --------------------------------------------------------------------------------------


def _game(typed: str) -> str:
    """The id of the game that was meant; a clear beginning of it will do."""
    fitting = [known.id for known in boxes() if typed and known.id.startswith(typed.lower())]
    return (fitting[0] if len(fitting) == 1 else box(typed).id) if typed else ""


def _check_type(books: Library, typed: str, game: str) -> None:
    known = sorted({card.type for card in books.cards.values() if not game or card.game == game})
    if typed and typed not in known:
        raise Unknown("library-no-type", found=typed, options=known)


def _find_card(books: Library, typed: str, words: Catalogue) -> CardEntry:
    shelf = books.cards
    wanted = typed.strip()
    if wanted in shelf:
        return shelf[wanted]
    short = [card for card in shelf.values() if card.id.partition(".")[2] == wanted]
    named = [card for card in shelf.values() if wanted.casefold() in {name.casefold() for name in card.name.values()}]
    for found in (short, named):
        if len(found) == 1:
            return found[0]
    near = [card.id for card in (short or named)] or [
        hit.id for hit in books.find(wanted, words.language, "cards", limit=_NEAREST)
    ]
    if near:
        raise Unknown("library-no-card", found=typed, options=near)
    raise Unknown("library-no-card-at-all", found=typed)


def _by_address(books: Library, asked: str) -> Entry | None:
    """The entry with this id, or the one that tells a paragraph as refusals name it: `hero_realms 6.2`."""
    named = books.rules.entry(asked)
    return books.entry_for(asked) if named is None and _PARAGRAPH.fullmatch(asked) else named


def _entry(books: Library, hit: Hit) -> Entry:
    found = books.rules.entry(hit.id)
    assert found is not None
    return found


# --- for programs ---------------------------------------------------------------------------------


def _entry_shape(entry: Entry, words: Catalogue) -> dict[str, Any]:
    return {
        "id": entry.id,
        "game": entry.game,
        "kind": entry.kind,
        "title": words.name(entry.title),
        "body": without_links(words.name(entry.body)),
        "steps": [without_links(words.name(step)) for step in entry.steps],
        "examples": [without_links(words.name(example)) for example in entry.examples],
        "uncertain": without_links(words.name(entry.uncertain)) if entry.uncertain else "",
        "see": list(entry.see),
        "source": list(entry.source),
        "ours": words.language in entry.ours,
        "pack": words.name(entry.pack) if entry.pack else "",
    }


def _found(hit: Hit) -> dict[str, Any]:
    spans = {"title": hit.title_marks, "body": hit.text_marks}
    return {"score": round(hit.score, 3), "marks": {name: [list(span) for span in at] for name, at in spans.items()}}


def _card_shape(books: Library, card: CardEntry, words: Catalogue) -> dict[str, Any]:
    return {
        "id": card.id,
        "game": card.game,
        "type": card.type,
        "type_name": told(card.type_name, words),
        "name": words.name(card.name),
        "figures": {figure.id: figure.value for figure in card.figures},
        "corrected": {figure.id: figure.printed for figure in card.figures if figure.printed is not None},
        "facets": {facet.id: facet.value for facet in card.facets},
        "lines": list(card.lines(words)),
        "note": told(card.note, words) if card.note else "",
        "uncertain": [told(doubt, words) for doubt in card.uncertain],
        "see": list(card.see),
        "leads_to": {told(group.name, words): list(group.cards) for group in card.leads_to},
        "used_in": [told(place, words) for place in card.used_in],
        "used_by": [other.id for other in books.used_by(card.id)],
        "ours": words.language in card.ours,
        "pack": words.name(card.pack) if card.pack else "",
    }


# --- for people -----------------------------------------------------------------------------------


def _drawn(desk: Desk, books: Library, entry: Entry, meant: frozenset[str]) -> list[RenderableType]:
    words = desk.words
    parts: list[RenderableType] = [_marked(words.name(entry.title), meant, "bold")]
    parts += [_marked(line, meant) for line in without_links(words.name(entry.body)).split("\n")]
    parts += [
        paint.hanging(desk.paper, f"  {n}. ", without_links(words.name(step))) for n, step in enumerate(entry.steps, 1)
    ]
    parts += [
        paint.text(words("rules-example", example=without_links(words.name(example))), "italic")
        for example in entry.examples
    ]
    if entry.uncertain:
        doubt = words("rules-uncertain", uncertain=without_links(words.name(entry.uncertain)))
        parts.append(paint.text(doubt, "yellow"))
    if words.language in entry.ours:
        parts.append(paint.text(words("rules-ours"), "dim"))
    titles = [words.name(other.title) for see in entry.see if (other := books.rules.entry(see)) is not None]
    if titles:
        parts.append(paint.text(words("rules-see", titles=", ".join(titles)), "dim"))
    place = _places(entry.source)
    where = words("from-pack", name=entry.pack) if entry.pack else words("rules-source", place=place)
    return [*parts, paint.text(f"{where} · {entry.id}", "dim")]


def _places(source: Sequence[str]) -> str:
    """Paragraphs, the name of their reference said once: `heroes3 6, 8`."""
    parted = [place.partition(" ") for place in source]
    said = [name if n and name == parted[n - 1][0] else "" for n, (name, _, _) in enumerate(parted)]
    return ", ".join(place.removeprefix(f"{name} ") for place, name in zip(source, said, strict=True))


def _marked(text: str, meant: frozenset[str], style: str = "") -> Painted:
    painted = paint.text(text, style)
    for start, end in marks(text, meant):
        painted.stylize("underline", start, end)
    return painted


def _line(card: CardEntry, words: Catalogue) -> str:
    return paint.DOT.join([heading(card, words), summary(card, words)])


def _card_drawn(desk: Desk, books: Library, card: CardEntry) -> list[RenderableType]:
    words = desk.words
    parts: list[RenderableType] = [paint.text(words.name(card.name), "bold"), paint.text(heading(card, words), "dim")]
    parts += _figures_drawn(desk, card)
    parts += [paint.text(line) for line in card.lines(words)]
    if card.note:
        parts.append(paint.text(told(card.note, words), "dim"))
    parts += [paint.text(words("rules-uncertain", uncertain=told(doubt, words)), "yellow") for doubt in card.uncertain]
    for group in card.leads_to:
        others = _names(map(books.cards.__getitem__, group.cards), words)
        parts.append(paint.text(words("cards-group", name=told(group.name, words), cards=others)))
    places = [told(place, words) for place in card.used_in]
    if users := books.used_by(card.id):
        places.append(_names(users, words))
    if places:
        parts.append(paint.text(words("cards-used", places=paint.DOT.join(places))))
    if words.language in card.ours:
        parts.append(paint.text(words("cards-ours"), "dim"))
    titles = [words.name(entry.title) for see in card.see if (entry := books.rules.entry(see)) is not None]
    parts += [paint.text(words("rules-see", titles=", ".join(titles)), "dim")] if titles else []
    if card.pack:
        parts.append(paint.text(words("from-pack", name=card.pack), "dim"))
    return [*parts, paint.text(card.id, "dim")]


def _figures_drawn(desk: Desk, card: CardEntry) -> list[RenderableType]:
    """Figures of two sides as a small table, the others in a line, then what packs have changed."""
    words, parts = desk.words, list[RenderableType]()
    sides, rows = by_side(card)
    if sides:
        table = paint.columns(desk.paper, "", *(told(side, words) for side in sides))
        for name, values in rows:
            table.add_row(told(name, words), *(str(value.value) if value else "–" for value in values))
        parts.append(table)
    plain = [f"{told(one.name, words)} {one.value}" for one in card.figures if not one.side]
    parts += [paint.text(paint.DOT.join(plain))] if plain else []
    for figure in card.figures:
        if figure.printed is not None:
            said = words("card-corrected", figure=told(figure.name, words), printed=figure.printed, by=figure.by)
            parts.append(paint.text(said, "yellow"))
    return parts


def _names(cards: Iterable[CardEntry], words: Catalogue) -> str:
    return ", ".join(words.name(card.name) for card in cards)
