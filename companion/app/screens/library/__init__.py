"""The library: every rule and every card, found while typing; open one, follow its links, compare two cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import groupby

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.feedback.empty_state import empty_state
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.kit.text.text_styles import caption_text, heading_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.library import LibraryModel, LibraryPage
from companion.app.reactivity import component, use_watch
from companion.app.screens.library.search_results import card_result_rows, search_result_row
from companion.app.theme import T_BODY, Look
from companion.games.game_boxes import load_boxes
from companion.kernel.messages import Text
from companion.library.rulebook import Entry
from companion.library.search_documents import DocumentKind
from companion.library.translations import capitalize_first_letter

__all__ = ["LibraryScreen"]


@component
def LibraryScreen(look: Look, session: DeviceSession, library_model: LibraryModel) -> ft.Control:
    """The desk of the library: a question, filters, and what was found."""
    use_watch(library_model, _shown)
    words = session.words
    top = screen_header(
        look,
        words("library"),
        subtitle=words("library-desk"),
        back=words("back"),
        on_back=partial(session.device.back, "/"),
    )
    asked = text_field(
        look,
        words("library-ask"),
        library_model.query,
        library_model.type,
        name="library-ask",
        symbol="search",
        autofocus=not look.phone,
        max_length=200,
    )
    # The label moves up onto the edge while one types: it needs room there.
    body: list[ft.Control] = [
        ft.Container(asked, padding=ft.Padding.only(top=8)),
        _filters(look, session, library_model),
    ]
    if not library_model.awake:
        return screen_layout(look, top=top, body=[*body, caption_text(look, words("library-busy"))], width=COLUMN_WIDTH)
    if library_model.what == "cards":
        body += _sifting(look, session, library_model)
    if library_model.query.strip():
        body += _results(look, session, library_model)
    elif library_model.what == "cards":
        body += card_result_rows(look, session, library_model, library_model.shelf)
    else:
        body += _suggestions(look, session, library_model)
    return screen_layout(look, top=top, body=body, width=COLUMN_WIDTH)


def _shown(library_model: LibraryModel) -> tuple[object, ...]:
    sifted = (library_model.game, library_model.what, tuple(library_model.sifted.items()), library_model.unfolded)
    return (
        library_model.awake,
        library_model.hits,
        library_model.shelf,
        sifted,
        library_model.busy,
        library_model.recent,
    )


def short_game_name(game: str) -> Text:
    """What people call a game when there is little room."""
    found = next(box for box in load_boxes() if box.id == game)
    return found.short or found.name


def _filters(look: Look, session: DeviceSession, library_model: LibraryModel) -> ft.Control:
    words = session.words
    kinds: tuple[tuple[DocumentKind, str], ...] = (("rules", words("library-rules")), ("cards", words("library-cards")))
    tags = [
        tappable_chip(
            look,
            words.name(short_game_name(box.id)),
            partial(library_model.filter_results, game=box.id),
            selected=library_model.game == box.id,
            name=f"library-{box.id}",
        )
        for box in load_boxes()
        if not box.own
    ]
    tags += [
        tappable_chip(
            look,
            said,
            partial(library_model.filter_results, what=what),
            selected=library_model.what == what,
            name=f"library-{what}",
        )
        for what, said in kinds
    ]
    return chip_row(look, tags, targets=True)


def _sifting(look: Look, session: DeviceSession, library_model: LibraryModel) -> list[ft.Control]:
    """What cards can be sifted by: one line a facet, to be pushed sideways.

    The first one and those in use are always there; the others would push the cards themselves off the screen.
    """
    facets = {facet: values for facet, values in library_model.facets().items() if len(values) > 1}
    kept = [
        facet for n, facet in enumerate(facets) if n == 0 or facet in library_model.sifted or library_model.unfolded
    ]
    rows = [_facet(look, session, library_model, facet, facets[facet]) for facet in kept]
    if library_model.unfolded or len(kept) < len(facets):
        said = session.words("library-sift-less" if library_model.unfolded else "library-sift-more")
        sign: IconName = "minus" if library_model.unfolded else "plus"
        rows.append(
            secondary_button(look, said, library_model.unfold, symbol=sign, name="sift-more", height=48, size=T_BODY)
        )
    return rows


def _facet(
    look: Look, session: DeviceSession, library_model: LibraryModel, facet: str, values: Sequence[tuple[str, str]]
) -> ft.Control:
    tags = [
        tappable_chip(
            look,
            said,
            partial(library_model.filter_by_facet, facet, value),
            selected=library_model.sifted.get(facet) == value,
            name=f"sift-{facet}-{value}",
        )
        for value, said in values
    ]
    name = session.words(f"facet-{facet}")
    # Of which game the word is cannot be told while the cards of all of them are shown.
    label = explain_on_long_press(
        caption_text(look, name),
        open_help_callbacks.open_name_or_paragraph_callback(session, library_model.game, name)
        if library_model.game
        else None,
    )
    return ft.Column([label, chip_row(look, tags, line=True)], spacing=0, tight=True)


def _results(look: Look, session: DeviceSession, library_model: LibraryModel) -> list[ft.Control]:
    if library_model.hits:
        return [
            search_result_row(look, session, library_model, hit, best=n == 0)
            for n, hit in enumerate(library_model.hits)
        ]
    if library_model.busy:
        return [caption_text(look, session.words("library-busy"))]
    return [empty_state(look, "search", session.words("library-nothing", asked=library_model.query.strip()))]


def _suggestions(look: Look, session: DeviceSession, library_model: LibraryModel) -> list[ft.Control]:
    """What the library shows before anybody asks: recent questions, set-up lists, phases, numbers."""
    words = session.words
    parts: list[ft.Control] = []
    if library_model.recent:
        again = [
            tappable_chip(look, asked, partial(library_model.type, asked), symbol="search", name=f"recent-{n}")
            for n, asked in enumerate(library_model.recent)
        ]
        parts += [heading_text(look, words("library-recent")), chip_row(look, again, targets=True)]
    games = [box.id for box in load_boxes() if not box.own and library_model.game in ("", box.id)]
    rules = session.service.library.rules
    lists = [entry for game in games for entry in rules.checklists(game)]
    phases = [entry for game in games for entry in rules.entries if (entry.kind, entry.game) == ("phase", game)]
    for title, entries in ((words("library-setup"), lists), (words("library-now"), phases)):
        if entries:
            parts += [heading_text(look, title), *_by_game(look, session, library_model, entries)]
    numbers = partial(session.device.go, f"/library/numbers/{library_model.game or games[0]}")
    packs = partial(session.device.go, "/packs")
    parts.append(
        ft.Row(
            [
                secondary_button(
                    look, words("numbers"), numbers, symbol="chart", name="numbers", height=52, expand=True
                ),
                secondary_button(look, words("packs"), packs, symbol="book", name="packs", height=52, expand=True),
            ],
            spacing=10,
        )
    )
    return parts


def _by_game(
    look: Look, session: DeviceSession, library_model: LibraryModel, entries: Sequence[Entry]
) -> list[ft.Control]:
    """Entries to open, game by game: three games have a set-up, so each says which one it is."""
    parts: list[ft.Control] = []
    for game, of_game in groupby(entries, key=lambda entry: entry.game):
        shown = list(of_game)
        said = drop_common_prefixes([session.words.name(entry.title) for entry in shown])
        tags = [
            tappable_chip(
                look, name, partial(library_model.open, LibraryPage("rule", entry.id)), name=f"entry-{entry.id}"
            )
            for name, entry in zip(said, shown, strict=True)
        ]
        label = [] if library_model.game else [caption_text(look, session.words.name(short_game_name(game)))]
        parts.append(ft.Column([*label, chip_row(look, tags, targets=True)], spacing=0, tight=True))
    return parts


def drop_common_prefixes(titles: Sequence[str]) -> list[str]:
    """Titles below a common heading: what several of them begin with, up to a colon, is not said again.

    >>> drop_common_prefixes(["Set-up", "Set-up: the table", "Set-up: each player", "End: all"])
    ['Set-up', 'The table', 'Each player', 'End: all']
    """
    parts = [title.partition(":") for title in titles]
    heads = Counter(head for head, colon, _ in parts if colon)
    return [
        capitalize_first_letter(rest.strip()) if colon and heads[head] > 1 else f"{head}{colon}{rest}"
        for head, colon, rest in parts
    ]
