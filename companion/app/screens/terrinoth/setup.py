"""Setting up a quest: which one, who plays which hero, who leads, whose dice and decks, the open questions."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.badge import badge
from companion.app.kit.beginning import beginning
from companion.app.kit.buttons import icon_button, quiet
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.header import header
from companion.app.kit.screen import COLUMN, SHELF, screen
from companion.app.kit.section import section
from companion.app.kit.words import caption, strong, title
from companion.app.kit.words import words as text
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.laying import QuestLaying
from companion.app.models.terrinoth.wishes import BOX, MOST, Seat
from companion.app.screens.people import add_people
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.card_sheet import completeness_rows
from companion.app.screens.terrinoth.setup_quest import typed_quest
from companion.app.screens.terrinoth.setup_rules import dice, rules
from companion.app.screens.terrinoth.speech import plain
from companion.app.screens.ways import checklist, ways
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.terrinoth.table import ENGINE
from companion.games.tracker.marking import LONGEST_NAME

ARCHETYPES = ("warrior", "healer", "mage", "scout")


@part
def QuestSetup(look: Look, guest: Guest, laying: QuestLaying) -> ft.Control:
    """The form in one column on a phone, in two where there is room."""
    use_watch(laying, lambda m: (m.draft, m.more, m.faces, m.missing, len(m.offers), m.knows_dice))
    words = guest.words
    top = header(
        look, words.name(laying.box.name), subtitle=words("tha-setup"), back=words("back"),
        on_back=lambda: guest.device.back("/new"), tools=checklist(look, guest, laying.box),
    )  # fmt: skip
    way = ways(look, guest, laying.box, ENGINE)
    quest, heroes = _quest(look, guest, laying), _heroes(look, guest, laying)
    stuff = [_decks(look, guest, laying), dice(look, guest, laying)]
    rest = [rules(look, guest, laying), _own_pack(look, guest, laying), caption(look, words.name(laying.box.notice))]
    said = words("tha-begin", count=len(laying.draft.seats))
    start = beginning(look, said, laying.begin, "leaf", laying.missing)
    if look.phone:
        return screen(look, top=top, body=[*way, quest, heroes, *stuff, *rest], actions=start, width=COLUMN)
    columns = ft.Row(
        [_column([quest, *stuff, *rest]), _column([heroes])], spacing=16, vertical_alignment=ft.CrossAxisAlignment.START
    )
    return screen(look, top=top, body=[*way, columns], actions=start, width=SHELF, bar=COLUMN)


def _column(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=12, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _section(look: Look, symbol: Icon, heading: str, parts: list[ft.Control], name: str, about: About) -> ft.Control:
    return section(look, heading, parts, symbol=symbol, tint="moss", name=name, about=about)


# --- the quest -------------------------------------------------------------------------------------


def _quest(look: Look, guest: Guest, laying: QuestLaying) -> ft.Control:
    words, offer = guest.words, laying.offer
    tags = [
        tap_chip(look, plain(words, found.name), partial(laying.pick_quest, found.sheet.id),
                 selected=found.sheet.id == laying.draft.quest, name=f"quest-{found.sheet.id}",
                 symbol="leaf" if found.ours else None, about=lookup.quest(guest, found.sheet.id))
        for found in laying.offers
    ]  # fmt: skip
    tags.append(
        tap_chip(look, words("tha-quest-box"), partial(laying.pick_quest, BOX), selected=offer is None,
                 name="quest-box", symbol="pencil", about=lookup.term(guest, "quest-sheet"))
    )  # fmt: skip
    parts: list[ft.Control] = [chips(look, tags, targets=True)]
    if offer is None:
        parts += typed_quest(look, guest, laying)
    else:
        head = title(look, plain(words, offer.name), size=22, lines=2)
        parts.append(explained(head, lookup.quest(guest, offer.sheet.id)))
        if offer.sheet.intro:
            parts.append(text(look, plain(words, offer.sheet.intro), size=15, color=look.muted))
        parts.append(caption(look, words("tha-quest-ours" if offer.ours else "tha-quest-pack"), size=14))
    return _section(look, "book", words("tha-quest"), parts, "quest", lookup.term(guest, "quest"))


def _decks(look: Look, guest: Guest, laying: QuestLaying) -> ft.Control:
    words, decks = guest.words, laying.draft.settings.decks
    options = [("app", words("tha-decks-by-app")), ("table", words("tha-decks-by-table"))]
    if not laying.may_deal:
        options = options[1:]
    parts: list[ft.Control] = []
    if len(options) > 1:
        parts.append(
            choice(
                look,
                options,
                decks,
                partial(laying.settle, "decks"),
                name="decks",
                label=words("tha-decks-who"),
                about=lambda _: lookup.term(guest, "piles"),
            )
        )
    parts.append(text(look, words("tha-decks-about", decks=decks), size=15, color=look.muted))
    return _section(look, "cards", words("tha-decks-who"), parts, "decks", lookup.term(guest, "piles"))


def _own_pack(look: Look, guest: Guest, laying: QuestLaying) -> ft.Control:
    """How far the owner's cards are typed, and the way to the packs."""
    parts = completeness_rows(look, guest, laying.mine)[1:]
    go = quiet(look, guest.words("tha-to-packs"), lambda: guest.device.go("/packs"), name="to-packs", height=48,
               symbol="book")  # fmt: skip
    head = guest.words("tha-own-pack")
    return _section(look, "pencil", head, [*parts, go], "own-pack", lookup.term(guest, "components"))


# --- the heroes ------------------------------------------------------------------------------------


def _heroes(look: Look, guest: Guest, laying: QuestLaying) -> ft.Control:
    words, draft = guest.words, laying.draft
    solo = [(False, words("tha-together")), (True, words("tha-solo"))]
    rows: list[ft.Control] = [
        choice(
            look,
            solo,
            draft.solo,
            partial(_solo, laying),
            name="solo",
            label=words("tha-people"),
            about=lambda alone: lookup.term(guest, "solo" if alone else "hero-count-card"),
        )
    ]
    for place, seat in enumerate(draft.seats):
        rows.append(_hero(look, guest, laying, place, seat))
    if not draft.solo and len(draft.seats) < MOST:
        rows += add_people(look, guest, laying, "tha-add-hero")
    leads = explained(strong(look, words("tha-who-leads"), size=16), lookup.term(guest, "party-leader"))
    rows += [leads, _leader(look, guest, laying)]
    head = words("tha-heroes", count=len(draft.seats))
    return _section(look, "people", head, rows, "heroes", lookup.term(guest, "hero"))


def _solo(laying: QuestLaying, solo: bool) -> None:
    laying.put(solo=solo)


def _hero(look: Look, guest: Guest, laying: QuestLaying, place: int, seat: Seat) -> ft.Control:
    words, draft = guest.words, laying.draft
    row: list[ft.Control] = [badge(place, size=40)]
    if draft.solo and place:
        row.append(strong(look, words("tha-second-hero"), expand=True))
    else:
        row.append(
            field(look, words("person-name", number=place + 1), seat.name, partial(laying.name_seat, place),
                  name=f"person-{place}", max_length=LONGEST_NAME, expand=True)
        )  # fmt: skip
    if not draft.solo and len(draft.seats) > 2:
        said = words("remove-person", name=seat.name)
        row.append(icon_button(look, "close", said, partial(laying.remove, place), name=f"remove-{place}", bare=True))
    tags = [_kind(look, guest, laying, place, seat, archetype) for archetype in ARCHETYPES]
    parts: list[ft.Control] = [ft.Row(row, spacing=10), chips(look, tags, targets=True)]
    named = [card for card in laying.heroes if card.archetype == seat.archetype]
    if named:
        parts.append(chips(look, [_named(look, guest, laying, place, seat, card) for card in named], targets=True))
    # The label of a field stands on its edge: it needs some air above.
    return ft.Container(ft.Column(parts, spacing=2), padding=ft.Padding.only(top=6, bottom=8))


def _kind(look: Look, guest: Guest, laying: QuestLaying, place: int, seat: Seat, archetype: str) -> ft.Control:
    words = guest.words
    name = words(f"th-archetype-{archetype}")
    name = name[:1].upper() + name[1:]
    first = next((card.id for card in laying.heroes if card.archetype == archetype), "")
    return tap_chip(
        look, name, partial(laying.choose, place, archetype, first), selected=seat.archetype == archetype,
        label=f"{seat.name}: {name}", name=f"archetype-{place}-{archetype}", about=lookup.term(guest, "archetype"),
    )  # fmt: skip


def _named(look: Look, guest: Guest, laying: QuestLaying, place: int, seat: Seat, card: object) -> ft.Control:
    """A hero of the archetype whose card is known."""
    words = guest.words
    card_id, health = str(getattr(card, "id", "")), getattr(card, "health", None)
    name = plain(words, getattr(card, "title", ""))
    said = f"{name} · {health}" if health is not None else name
    label = words("tha-hero-of", player=seat.name, name=name, health="?" if health is None else str(health))
    on = seat.hero == card_id
    return tap_chip(
        look, said, partial(laying.choose, place, seat.archetype, "" if on else card_id), selected=on, symbol="heart",
        label=label, name=f"hero-{place}-{card_id}", about=lookup.term(guest, "hero"),
    )  # fmt: skip


def _leader(look: Look, guest: Guest, laying: QuestLaying) -> ft.Control:
    names = [chair.name for chair in laying.body()[0].seats]
    tags = [
        tap_chip(look, name, partial(_lead, laying, place), selected=laying.draft.leader == place,
                 name=f"leader-{place}", symbol="banner", label=guest.words("tha-leads", name=name),
                 about=lookup.term(guest, "party-leader"))
        for place, name in enumerate(names)
    ]  # fmt: skip
    return chips(look, tags, targets=True)


def _lead(laying: QuestLaying, place: int) -> None:
    laying.put(leader=place)
