"""The library: every rule and every card, found while typing; open one, follow its links, compare two cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import groupby

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.empty import empty
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.header import header
from companion.app.kit.screen import COLUMN, screen
from companion.app.kit.words import caption, heading
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.reading import Page, Reading
from companion.app.screens.library.found import found, listed
from companion.app.theme import T_BODY, Look
from companion.app.watch import part, use_watch
from companion.games.shelf import boxes
from companion.kernel.words import Text
from companion.library.documents import What
from companion.library.rules import Entry
from companion.library.words import capital

__all__ = ["LibraryScreen"]


@part
def LibraryScreen(look: Look, guest: Guest, reading: Reading) -> ft.Control:
    """The desk of the library: a question, filters, and what was found."""
    use_watch(reading, _shown)
    words = guest.words
    top = header(
        look,
        words("library"),
        subtitle=words("library-desk"),
        back=words("back"),
        on_back=partial(guest.device.back, "/"),
    )
    asked = field(
        look,
        words("library-ask"),
        reading.query,
        reading.type,
        name="library-ask",
        symbol="search",
        autofocus=not look.phone,
        max_length=200,
    )
    # The label moves up onto the edge while one types: it needs room there.
    body: list[ft.Control] = [ft.Container(asked, padding=ft.Padding.only(top=8)), _filters(look, guest, reading)]
    if not reading.awake:
        return screen(look, top=top, body=[*body, caption(look, words("library-busy"))], width=COLUMN)
    if reading.what == "cards":
        body += _sifting(look, guest, reading)
    if reading.query.strip():
        body += _results(look, guest, reading)
    elif reading.what == "cards":
        body += listed(look, guest, reading, reading.shelf)
    else:
        body += _desk(look, guest, reading)
    return screen(look, top=top, body=body, width=COLUMN)


def _shown(reading: Reading) -> tuple[object, ...]:
    sifted = (reading.game, reading.what, tuple(reading.sifted.items()), reading.unfolded)
    return (reading.awake, reading.hits, reading.shelf, sifted, reading.busy, reading.recent)


def short_name(game: str) -> Text:
    """What people call a game when there is little room."""
    found = next(box for box in boxes() if box.id == game)
    return found.short or found.name


def _filters(look: Look, guest: Guest, reading: Reading) -> ft.Control:
    words = guest.words
    kinds: tuple[tuple[What, str], ...] = (("rules", words("library-rules")), ("cards", words("library-cards")))
    tags = [
        tap_chip(
            look,
            words.name(short_name(box.id)),
            partial(reading.sift, game=box.id),
            selected=reading.game == box.id,
            name=f"library-{box.id}",
        )
        for box in boxes()
        if not box.own
    ]
    tags += [
        tap_chip(look, said, partial(reading.sift, what=what), selected=reading.what == what, name=f"library-{what}")
        for what, said in kinds
    ]
    return chips(look, tags, targets=True)


def _sifting(look: Look, guest: Guest, reading: Reading) -> list[ft.Control]:
    """What cards can be sifted by: one line a facet, to be pushed sideways.

    The first one and those in use are always there; the others would push the cards themselves off the screen.
    """
    facets = {facet: values for facet, values in reading.facets().items() if len(values) > 1}
    kept = [facet for n, facet in enumerate(facets) if n == 0 or facet in reading.sifted or reading.unfolded]
    rows = [_facet(look, guest, reading, facet, facets[facet]) for facet in kept]
    if reading.unfolded or len(kept) < len(facets):
        said = guest.words("library-sift-less" if reading.unfolded else "library-sift-more")
        sign: Icon = "minus" if reading.unfolded else "plus"
        rows.append(quiet(look, said, reading.unfold, symbol=sign, name="sift-more", height=48, size=T_BODY))
    return rows


def _facet(look: Look, guest: Guest, reading: Reading, facet: str, values: Sequence[tuple[str, str]]) -> ft.Control:
    tags = [
        tap_chip(
            look,
            said,
            partial(reading.sift_by, facet, value),
            selected=reading.sifted.get(facet) == value,
            name=f"sift-{facet}-{value}",
        )
        for value, said in values
    ]
    name = guest.words(f"facet-{facet}")
    # Of which game the word is cannot be told while the cards of all of them are shown.
    label = explained(caption(look, name), about.term(guest, reading.game, name) if reading.game else None)
    return ft.Column([label, chips(look, tags, line=True)], spacing=0, tight=True)


def _results(look: Look, guest: Guest, reading: Reading) -> list[ft.Control]:
    if reading.hits:
        return [found(look, guest, reading, hit, best=n == 0) for n, hit in enumerate(reading.hits)]
    if reading.busy:
        return [caption(look, guest.words("library-busy"))]
    return [empty(look, "search", guest.words("library-nothing", asked=reading.query.strip()))]


def _desk(look: Look, guest: Guest, reading: Reading) -> list[ft.Control]:
    """What lies on the desk before anybody asks: recent questions, set-up lists, phases, numbers."""
    words = guest.words
    parts: list[ft.Control] = []
    if reading.recent:
        again = [
            tap_chip(look, asked, partial(reading.type, asked), symbol="search", name=f"recent-{n}")
            for n, asked in enumerate(reading.recent)
        ]
        parts += [heading(look, words("library-recent")), chips(look, again, targets=True)]
    games = [box.id for box in boxes() if not box.own and reading.game in ("", box.id)]
    rules = guest.house.library.rules
    lists = [entry for game in games for entry in rules.checklists(game)]
    phases = [entry for game in games for entry in rules.entries if (entry.kind, entry.game) == ("phase", game)]
    for title, entries in ((words("library-setup"), lists), (words("library-now"), phases)):
        if entries:
            parts += [heading(look, title), *_by_game(look, guest, reading, entries)]
    numbers = partial(guest.device.go, f"/library/numbers/{reading.game or games[0]}")
    packs = partial(guest.device.go, "/packs")
    parts.append(
        ft.Row(
            [
                quiet(look, words("numbers"), numbers, symbol="chart", name="numbers", height=52, expand=True),
                quiet(look, words("packs"), packs, symbol="book", name="packs", height=52, expand=True),
            ],
            spacing=10,
        )
    )
    return parts


def _by_game(look: Look, guest: Guest, reading: Reading, entries: Sequence[Entry]) -> list[ft.Control]:
    """Entries to open, game by game: three games have a set-up, so each says which one it is."""
    parts: list[ft.Control] = []
    for game, of_game in groupby(entries, key=lambda entry: entry.game):
        shown = list(of_game)
        said = brief([guest.words.name(entry.title) for entry in shown])
        tags = [
            tap_chip(look, name, partial(reading.open, Page("rule", entry.id)), name=f"entry-{entry.id}")
            for name, entry in zip(said, shown, strict=True)
        ]
        label = [] if reading.game else [caption(look, guest.words.name(short_name(game)))]
        parts.append(ft.Column([*label, chips(look, tags, targets=True)], spacing=0, tight=True))
    return parts


def brief(titles: Sequence[str]) -> list[str]:
    """Titles below a common heading: what several of them begin with, up to a colon, is not said again.

    >>> brief(["Set-up", "Set-up: the table", "Set-up: each player", "End: all"])
    ['Set-up', 'The table', 'Each player', 'End: all']
    """
    parts = [title.partition(":") for title in titles]
    heads = Counter(head for head, colon, _ in parts if colon)
    return [
        capital(rest.strip()) if colon and heads[head] > 1 else f"{head}{colon}{rest}" for head, colon, rest in parts
    ]
