"""The library: every rule and every card, found while typing; open one, follow its links, compare two cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import groupby

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.rules_and_cards_library import LibraryModel, LibraryPage
from companion.app.reactivity import component, use_watch
from companion.app.screens.library.card_page import page_chips
from companion.app.screens.library.search_results import browse_cards_rows, search_result_row
from companion.app.theme import T_BODY
from companion.app.ui import Ui
from companion.games.game_boxes import load_boxes
from companion.kernel.messages import Text
from companion.library.rulebook import Entry
from companion.library.search_documents import DocumentKind
from companion.library.translations import capitalize_first_letter

__all__ = ["LibraryScreen"]


@component
def LibraryScreen(ui: Ui, library_model: LibraryModel) -> ft.Control:
    """The desk of the library: a question, filters, and what was found."""
    use_watch(
        library_model,
        lambda m: (m.awake, m.hits, m.shelf, m.busy, m.recent, m.game, m.what, tuple(m.sifted.items()), m.unfolded),
    )
    top = ui.back_header(ui.words("library"), "/", subtitle=ui.words("library-desk"))
    asked = ui.text_field(
        ui.words("library-ask"),
        library_model.query,
        library_model.type,
        name="library-ask",
        symbol="search",
        autofocus=not ui.phone,
        max_length=200,
    )
    # The label moves up onto the edge while one types: it needs room there.
    body: list[ft.Control] = [ft.Container(asked, padding=ft.Padding.only(top=8)), _filters(ui, library_model)]
    if not library_model.awake:
        return ui.screen_layout(top=top, body=[*body, ui.caption(ui.words("library-busy"))], width=COLUMN_WIDTH)
    if library_model.what == "cards":
        body += _sifting(ui, library_model)
    if library_model.query.strip():
        body += _results(ui, library_model)
    elif library_model.what == "cards":
        body += browse_cards_rows(ui, library_model, library_model.shelf)
    else:
        body += _suggestions(ui, library_model)
    return ui.screen_layout(top=top, body=body, width=COLUMN_WIDTH)


def short_game_name(game: str) -> Text:
    """What people call a game when there is little room."""
    found = next(box for box in load_boxes() if box.id == game)
    return found.short or found.name


def _filters(ui: Ui, library_model: LibraryModel) -> ft.Control:
    kinds: tuple[tuple[DocumentKind, str], ...] = (
        ("rules", ui.words("library-rules")),
        ("cards", ui.words("library-cards")),
    )
    tags = [
        ui.tappable_chip(
            ui.words.name(box.short or box.name),
            partial(library_model.filter_results, game=box.id),
            selected=library_model.game == box.id,
            name=f"library-{box.id}",
        )
        for box in load_boxes()
        if not box.own
    ]
    for what, said in kinds:
        sift, chosen = partial(library_model.filter_results, what=what), library_model.what == what
        tags.append(ui.tappable_chip(said, sift, selected=chosen, name=f"library-{what}"))
    return ui.chip_row(tags, targets=True)


def _sifting(ui: Ui, library_model: LibraryModel) -> list[ft.Control]:
    """What cards can be sifted by: one line a facet, to be pushed sideways.

    The first one and those in use are always there; the others would push the cards themselves off the screen.
    """
    facets = {facet: values for facet, values in library_model.facets().items() if len(values) > 1}
    first, unfolded = next(iter(facets), ""), library_model.unfolded
    kept = [facet for facet in facets if unfolded or facet == first or facet in library_model.sifted]
    rows = [_facet(ui, library_model, facet, facets[facet]) for facet in kept]
    if unfolded or len(kept) < len(facets):
        said = ui.words("library-sift-less" if unfolded else "library-sift-more")
        sign: IconName = "minus" if unfolded else "plus"
        rows.append(ui.button(said, library_model.unfold, symbol=sign, name="sift-more", height=48, size=T_BODY))
    return rows


def _facet(ui: Ui, library_model: LibraryModel, facet: str, values: Sequence[tuple[str, str]]) -> ft.Control:
    chosen, sift = [library_model.sifted.get(facet, "")], partial(library_model.filter_by_facet, facet)
    tags = ui.choice_chips(values, chosen, sift, name=f"sift-{facet}", line=True)
    name = ui.words(f"facet-{facet}")
    # Of which game the word is cannot be told while the cards of all of them are shown.
    label = ui.explained(ui.caption(name), ui.term_help(library_model.game, name) if library_model.game else None)
    return ft.Column([label, tags], spacing=0, tight=True)


def _results(ui: Ui, library_model: LibraryModel) -> list[ft.Control]:
    if library_model.hits:
        return [search_result_row(ui, library_model, hit, best=n == 0) for n, hit in enumerate(library_model.hits)]
    if library_model.busy:
        return [ui.caption(ui.words("library-busy"))]
    return [ui.empty_state("search", ui.words("library-nothing", asked=library_model.query.strip()))]


def _suggestions(ui: Ui, library_model: LibraryModel) -> list[ft.Control]:
    """What the library shows before anybody asks: recent questions, set-up lists, phases, numbers."""
    parts: list[ft.Control] = []
    if library_model.recent:
        again = [
            ui.tappable_chip(asked, partial(library_model.type, asked), symbol="search", name=f"recent-{n}")
            for n, asked in enumerate(library_model.recent)
        ]
        parts += [ui.heading(ui.words("library-recent")), ui.chip_row(again, targets=True)]
    games = [box.id for box in load_boxes() if not box.own and library_model.game in ("", box.id)]
    rules = ui.session.service.library.rules
    lists = [entry for game in games for entry in rules.checklists(game)]
    phases = [entry for game in games for entry in rules.entries if (entry.kind, entry.game) == ("phase", game)]
    for title, entries in ((ui.words("library-setup"), lists), (ui.words("library-now"), phases)):
        if entries:
            parts += [ui.heading(title), *_by_game(ui, library_model, entries)]
    numbers = partial(ui.device.go, f"/library/numbers/{library_model.game or games[0]}")
    packs = partial(ui.device.go, "/packs")
    elsewhere: list[ft.Control] = [
        ui.button(ui.words("numbers"), numbers, symbol="chart", name="numbers", height=52, expand=True),
        ui.button(ui.words("packs"), packs, symbol="book", name="packs", height=52, expand=True),
    ]
    return [*parts, ft.Row(elsewhere, spacing=10)]


def _by_game(ui: Ui, library_model: LibraryModel, entries: Sequence[Entry]) -> list[ft.Control]:
    """Entries to open, game by game: three games have a set-up, so each says which one it is."""
    parts: list[ft.Control] = []
    for game, of_game in groupby(entries, key=lambda entry: entry.game):
        shown = list(of_game)
        said = drop_common_prefixes([ui.words.name(entry.title) for entry in shown])
        pages = [(LibraryPage("rule", e.id), name, f"entry-{e.id}") for name, e in zip(said, shown, strict=True)]
        label = [] if library_model.game else [ui.caption(ui.words.name(short_game_name(game)))]
        parts.append(ft.Column([*label, page_chips(ui, pages, library_model.open)], spacing=0, tight=True))
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
