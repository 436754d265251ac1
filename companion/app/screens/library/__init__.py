"""The library: every rule and every card, found while typing; open one, follow its links, compare two cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.empty import empty
from companion.app.kit.field import field
from companion.app.kit.header import header
from companion.app.kit.screen import COLUMN, screen
from companion.app.kit.words import caption, heading
from companion.app.models.guest import Guest
from companion.app.models.reading import Page, Reading
from companion.app.screens.library.found import found, listed
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.shelf import boxes
from companion.kernel.words import Text
from companion.library.documents import What

__all__ = ["LibraryScreen"]


@part
def LibraryScreen(look: Look, guest: Guest, reading: Reading) -> ft.Control:
    """The desk of the library: a question, filters, and what was found."""
    use_watch(reading, lambda r: (r.awake, r.hits, r.shelf, r.game, r.what, tuple(r.sifted.items()), r.busy, r.recent))
    words = guest.words
    top = header(
        look, words("library"), subtitle=words("library-desk"), back=words("back"), on_back=lambda: guest.device.go("/")
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
    """What cards can be sifted by: one line a facet, to be pushed sideways."""
    rows: list[ft.Control] = []
    for facet, values in reading.facets().items():
        if len(values) > 1:
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
            label = caption(look, guest.words(f"facet-{facet}"))
            rows.append(ft.Column([label, chips(look, tags, line=True)], spacing=0, tight=True))
    return rows


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
    lists = [entry.id for game in games for entry in guest.house.library.rules.checklists(game)]
    phases = [e.id for e in guest.house.library.rules.entries if e.kind == "phase" and e.game in games]
    for title, ids in ((words("library-setup"), lists), (words("library-now"), phases)):
        if ids:
            parts += [heading(look, title), _entries(look, guest, reading, ids)]
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


def _entries(look: Look, guest: Guest, reading: Reading, ids: Sequence[str]) -> ft.Control:
    tags: list[ft.Control] = []
    for entry_id in ids:
        entry = reading.entry(entry_id)
        if entry is not None:
            said = guest.words.name(entry.title)
            if not reading.game:
                # Three games have a set-up: say which one this is.
                said = f"{guest.words.name(short_name(entry.game))}: {said}"
            page = Page("rule", entry_id)
            tags.append(tap_chip(look, said, partial(reading.open, page), name=f"entry-{entry_id}"))
    return chips(look, tags, targets=True)
