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

from companion.cli.context import CommandContext
from companion.cli.output import render
from companion.cli.results import CommandResult
from companion.games.card_catalogues import load_all_cards
from companion.games.game_boxes import load_box, load_boxes
from companion.kernel.refusals import Malformed, Unknown
from companion.library.card_entries import (
    CardEntry,
    card_kind_text,
    card_summary_text,
    group_card_values_by_side,
    label_text,
)
from companion.library.content_location import content_folder
from companion.library.library_facade import Library
from companion.library.packs import Pack
from companion.library.rulebook import PARAGRAPH, Entry
from companion.library.search_index import SearchHit, find_highlight_ranges
from companion.library.text_links import strip_links
from companion.library.translations import MessageCatalogue
from database.errors import DatabaseTrouble

_NEAREST = 5
_PARAGRAPH = re.compile(rf"[a-z0-9_]+ {PARAGRAPH}")


@dataclass(frozen=True, slots=True)
class CardFilter:
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


def open_library(context: CommandContext) -> Library:
    """All rules and cards, with the packs of this device."""
    packs = _packs(context)
    return Library(content_folder(), load_all_cards, lambda: packs) if packs else _printed(content_folder())


@functools.cache
def _printed(content: Path) -> Library:
    """The library without packs; it takes a second to read, and nothing in it changes while a command runs."""
    return Library(content, load_all_cards)


def _packs(context: CommandContext) -> tuple[Pack, ...]:
    """The packs that are switched on; none where the database cannot be opened, so that rules can still be read."""
    try:
        return context.house.packs.active()
    except DatabaseTrouble:
        return ()


def look_up_rules(context: CommandContext, asked: str, game: str, limit: int) -> CommandResult:
    """What the rules say about it: the best answer in full, the next ones by title."""
    words, books = context.words, open_library(context)
    named = _by_address(books, asked.strip())
    if named is not None:
        return CommandResult(
            {"query": asked, "language": words.language, "results": [_entry_shape(named, words)]},
            lambda: _drawn(context, books, named, frozenset()),
        )
    hits = books.find(asked, words.language, "rules", _game(game), limit=limit)
    plain = [_entry_shape(_entry(books, hit), words) | _found(hit) for hit in hits]

    def draw() -> Sequence[RenderableType]:
        if not hits:
            return [render.safe_text(words("rules-nothing", asked=asked))]
        also = [
            render.render_with_hanging_indent(context.paper, "  ", f"{hit.document.title}  ({hit.id})")
            for hit in hits[1:]
        ]
        head: list[RenderableType] = [Painted(""), render.safe_text(words("rules-also"), "dim")] if also else []
        return [*_drawn(context, books, _entry(books, hits[0]), hits[0].words), *head, *also]

    return CommandResult({"query": asked, "language": words.language, "results": plain}, draw)


def find_cards(context: CommandContext, asked: str, card_filter: CardFilter, limit: int) -> CommandResult:
    """The cards that fit, a line each."""
    words, books, game = context.words, open_library(context), _game(card_filter.game)
    pairs = card_filter.pairs(books)
    _check_type(books, card_filter.type, game)
    if asked.strip():
        # One more than is shown tells that there are more.
        hits = books.find(asked, words.language, "cards", game, pairs, limit + 1)
        fitting = [books.cards[hit.id] for hit in hits]
    else:
        fitting = [books.cards[document.id] for document in books.browse(words.language, "cards", game, pairs)]
    found = fitting[:limit]

    def draw() -> Sequence[RenderableType]:
        if asked.strip() and not found:
            return [render.safe_text(words("rules-nothing", asked=asked), "dim")]
        counted = "cards-more" if len(fitting) > limit else "cards-count"
        lines: list[RenderableType] = [render.safe_text(words(counted, count=len(found)), "dim")]
        for card in found:
            lines.append(
                render.safe_text(words.name(card.name), "bold").append_text(render.safe_text(f"  {card.id}", "dim"))
            )
            lines.append(render.render_with_hanging_indent(context.paper, "  ", _line(card, words)))
        return lines

    return CommandResult(
        {"query": asked, "language": words.language, "results": [_card_shape(books, c, words) for c in found]}, draw
    )


def show_card(context: CommandContext, typed: str) -> CommandResult:
    """One card, by its id or its name."""
    words, books = context.words, open_library(context)
    found = _find_card(books, typed, words)
    return CommandResult(_card_shape(books, found, words), lambda: _card_drawn(context, books, found))


# --- finding --------------------------------------------------------------------------------------


def _game(typed: str) -> str:
    """The id of the game that was meant; a clear beginning of it will do."""
    fitting = [known.id for known in load_boxes() if typed and known.id.startswith(typed.lower())]
    return (fitting[0] if len(fitting) == 1 else load_box(typed).id) if typed else ""


def _check_type(books: Library, typed: str, game: str) -> None:
    known = sorted({card.type for card in books.cards.values() if not game or card.game == game})
    if typed and typed not in known:
        raise Unknown("library-no-type", found=typed, options=known)


def _find_card(books: Library, typed: str, words: MessageCatalogue) -> CardEntry:
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


def _entry(books: Library, hit: SearchHit) -> Entry:
    found = books.rules.entry(hit.id)
    assert found is not None
    return found


# --- for programs ---------------------------------------------------------------------------------


def _entry_shape(entry: Entry, words: MessageCatalogue) -> dict[str, Any]:
    return {
        "id": entry.id,
        "game": entry.game,
        "kind": entry.kind,
        "title": words.name(entry.title),
        "body": strip_links(words.name(entry.body)),
        "steps": [strip_links(words.name(step)) for step in entry.steps],
        "examples": [strip_links(words.name(example)) for example in entry.examples],
        "uncertain": strip_links(words.name(entry.uncertain)) if entry.uncertain else "",
        "see": list(entry.see),
        "source": list(entry.source),
        "ours": words.language in entry.ours,
        "pack": words.name(entry.pack) if entry.pack else "",
    }


def _found(hit: SearchHit) -> dict[str, Any]:
    spans = {"title": hit.title_marks, "body": hit.text_marks}
    return {"score": round(hit.score, 3), "marks": {name: [list(span) for span in at] for name, at in spans.items()}}


def _card_shape(books: Library, card: CardEntry, words: MessageCatalogue) -> dict[str, Any]:
    return {
        "id": card.id,
        "game": card.game,
        "type": card.type,
        "type_name": label_text(card.type_name, words),
        "name": words.name(card.name),
        "figures": {figure.id: figure.value for figure in card.figures},
        "corrected": {figure.id: figure.printed for figure in card.figures if figure.printed is not None},
        "facets": {facet.id: facet.value for facet in card.facets},
        "lines": list(card.lines(words)),
        "note": label_text(card.note, words) if card.note else "",
        "uncertain": [label_text(doubt, words) for doubt in card.uncertain],
        "see": list(card.see),
        "leads_to": {label_text(group.name, words): list(group.cards) for group in card.leads_to},
        "used_in": [label_text(place, words) for place in card.used_in],
        "used_by": [other.id for other in books.used_by(card.id)],
        "ours": words.language in card.ours,
        "pack": words.name(card.pack) if card.pack else "",
    }


# --- for people -----------------------------------------------------------------------------------


def _drawn(context: CommandContext, books: Library, entry: Entry, meant: frozenset[str]) -> list[RenderableType]:
    words = context.words
    parts: list[RenderableType] = [_marked(words.name(entry.title), meant, "bold")]
    parts += [_marked(line, meant) for line in strip_links(words.name(entry.body)).split("\n")]
    parts += [
        render.render_with_hanging_indent(context.paper, f"  {n}. ", strip_links(words.name(step)))
        for n, step in enumerate(entry.steps, 1)
    ]
    parts += [
        render.safe_text(words("rules-example", example=strip_links(words.name(example))), "italic")
        for example in entry.examples
    ]
    if entry.uncertain:
        doubt = words("rules-uncertain", uncertain=strip_links(words.name(entry.uncertain)))
        parts.append(render.safe_text(doubt, "yellow"))
    if words.language in entry.ours:
        parts.append(render.safe_text(words("rules-ours"), "dim"))
    titles = [words.name(other.title) for see in entry.see if (other := books.rules.entry(see)) is not None]
    if titles:
        parts.append(render.safe_text(words("rules-see", titles=", ".join(titles)), "dim"))
    place = _places(entry.source)
    where = words("from-pack", name=entry.pack) if entry.pack else words("rules-source", place=place)
    return [*parts, render.safe_text(f"{where} · {entry.id}", "dim")]


def _places(source: Sequence[str]) -> str:
    """Paragraphs, the name of their reference said once: `heroes3 6, 8`."""
    parted = [place.partition(" ") for place in source]
    said = [name if n and name == parted[n - 1][0] else "" for n, (name, _, _) in enumerate(parted)]
    return ", ".join(place.removeprefix(f"{name} ") for place, name in zip(source, said, strict=True))


def _marked(text: str, meant: frozenset[str], style: str = "") -> Painted:
    painted = render.safe_text(text, style)
    for start, end in find_highlight_ranges(text, meant):
        painted.stylize("underline", start, end)
    return painted


def _line(card: CardEntry, words: MessageCatalogue) -> str:
    return render.DOT.join([card_kind_text(card, words), card_summary_text(card, words)])


def _card_drawn(context: CommandContext, books: Library, card: CardEntry) -> list[RenderableType]:
    words = context.words
    parts: list[RenderableType] = [
        render.safe_text(words.name(card.name), "bold"),
        render.safe_text(card_kind_text(card, words), "dim"),
    ]
    parts += _figures_drawn(context, card)
    parts += [render.safe_text(line) for line in card.lines(words)]
    if card.note:
        parts.append(render.safe_text(label_text(card.note, words), "dim"))
    parts += [
        render.safe_text(words("rules-uncertain", uncertain=label_text(doubt, words)), "yellow")
        for doubt in card.uncertain
    ]
    for group in card.leads_to:
        others = _names(map(books.cards.__getitem__, group.cards), words)
        parts.append(render.safe_text(words("cards-group", name=label_text(group.name, words), cards=others)))
    places = [label_text(place, words) for place in card.used_in]
    if users := books.used_by(card.id):
        places.append(_names(users, words))
    if places:
        parts.append(render.safe_text(words("cards-used", places=render.DOT.join(places))))
    if words.language in card.ours:
        parts.append(render.safe_text(words("cards-ours"), "dim"))
    titles = [words.name(entry.title) for see in card.see if (entry := books.rules.entry(see)) is not None]
    parts += [render.safe_text(words("rules-see", titles=", ".join(titles)), "dim")] if titles else []
    if card.pack:
        parts.append(render.safe_text(words("from-pack", name=card.pack), "dim"))
    return [*parts, render.safe_text(card.id, "dim")]


def _figures_drawn(context: CommandContext, card: CardEntry) -> list[RenderableType]:
    """Figures of two sides as a small table, the others in a line, then what packs have changed."""
    words, parts = context.words, list[RenderableType]()
    sides, rows = group_card_values_by_side(card)
    if sides:
        table = render.make_empty_output_table(context.paper, "", *(label_text(side, words) for side in sides))
        for name, values in rows:
            table.add_row(label_text(name, words), *(str(value.value) if value else "–" for value in values))
        parts.append(table)
    plain = [f"{label_text(one.name, words)} {one.value}" for one in card.figures if not one.side]
    parts += [render.safe_text(render.DOT.join(plain))] if plain else []
    for figure in card.figures:
        if figure.printed is not None:
            said = words("card-corrected", figure=label_text(figure.name, words), printed=figure.printed, by=figure.by)
            parts.append(render.safe_text(said, "yellow"))
    return parts


def _names(cards: Iterable[CardEntry], words: MessageCatalogue) -> str:
    return ", ".join(words.name(card.name) for card in cards)
