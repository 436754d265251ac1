"""Setting up a table with an empty chair: mode, who sits where, how well the app plays, and the open questions."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.badge import badge
from companion.app.kit.beginning import beginning
from companion.app.kit.buttons import icon_button, quiet
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.field import field
from companion.app.kit.header import header
from companion.app.kit.screen import COLUMN, screen
from companion.app.kit.section import section
from companion.app.kit.words import caption
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.laying import HeroLaying
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.open_questions import open_questions
from companion.app.screens.people import add_people
from companion.app.screens.ways import checklist, ways
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.hero_realms.table import ENGINE, MODES, Chair, Level
from companion.games.tracker.marking import LONGEST_NAME

LEVELS: tuple[Level, ...] = ("squire", "knight", "legend")


@part
def HeroSetup(look: Look, guest: Guest, laying: HeroLaying) -> ft.Control:
    """Mode, chairs, market, who begins; the open questions fold away."""
    body, _, more, missing = use_watch(laying, lambda m: (m.body, m.first, m.more, m.missing))
    words = guest.words
    top = header(
        look,
        words.name(laying.box.name),
        subtitle=words("hra-setup"),
        back=words("back"),
        on_back=lambda: guest.device.back("/new"),
        tools=checklist(look, guest, laying.box, body.mode),
    )
    shown: list[ft.Control] = [*ways(look, guest, laying.box, ENGINE), _modes(look, guest, laying)]
    if laying.party_game:
        shown.append(_boss(look, guest, laying))
    shown += [_chairs(look, guest, laying), _market(look, guest, laying)]
    if laying.first_is_open:
        shown.append(_first(look, guest, laying))
    unfold = words("setup-less") if more else words("hra-open-questions")
    shown.append(quiet(look, unfold, laying.unfold, name="more", height=48, symbol="minus" if more else "plus"))
    if more:
        shown.append(open_questions(look, guest, laying))
    shown.append(caption(look, words.name(laying.box.notice)))
    foot = beginning(look, words("begin", count=len(body.seats)), laying.begin, "play", missing)
    return screen(look, top=top, body=shown, actions=foot, width=COLUMN)


def _modes(look: Look, guest: Guest, laying: HeroLaying) -> ft.Control:
    words = guest.words
    options = [
        tap_chip(
            look,
            words.name(mode.name),
            partial(laying.pick_mode, mode.id),
            selected=mode.id == laying.body.mode,
            name=f"mode-{mode.id}",
            about=lookup.mode(guest, mode.id),
        )
        for mode in laying.box.modes
    ]
    parts = [chips(look, options, targets=True), text(look, words.name(laying.mode.blurb), size=15, color=look.muted)]
    return section(look, words("mode"), parts, about=lookup.term(guest, "modes"))


def _boss(look: Look, guest: Guest, laying: HeroLaying) -> ft.Control:
    """The boss is always the app's; only how well it plays is open."""
    words, level = guest.words, laying.body.boss_level
    name = next(kind.name for kind in laying.box.kinds if kind.id == laying.body.mode)
    options = [(key, words(f"hra-level-{key}")) for key in LEVELS]
    parts = [
        choice(look, options, level, laying.seat_boss, name="boss-level", label=words("hra-level")),
        text(look, words(f"hra-about-{level}"), size=15, color=look.muted),
    ]
    return section(look, words("hra-boss-level", name=name), parts, about=about.word(guest, laying.box.id, name))


# --- the chairs ----------------------------------------------------------------------------------


def _chairs(look: Look, guest: Guest, laying: HeroLaying) -> ft.Control:
    words, seats = guest.words, laying.body.seats
    least, most = MODES[laying.body.mode]
    how = "hra-chairs-about" if laying.first_is_open else "hra-chairs-in-order"
    rows: list[ft.Control] = [caption(look, words(how), size=14)]
    teams = laying.mode.teams.names if laying.mode.teams is not None else ()
    size = len(seats) // len(teams) if teams else 0
    for place, chair in enumerate(seats):
        if size and place % size == 0 and place // size < len(teams):
            rows.append(caption(look, words.name(teams[place // size]), size=15))
        rows.append(_chair(look, guest, laying, place, chair, removable=len(seats) > least))
    if len(seats) < most:
        rows += add_people(look, guest, laying)
    sits = lookup.term(guest, "hero" if laying.party_game else "player")
    return section(look, words("hra-chairs", count=len(seats)), rows, about=sits)


def _chair(look: Look, guest: Guest, laying: HeroLaying, place: int, chair: Chair, removable: bool) -> ft.Control:
    words = guest.words
    row: list[ft.Control] = [
        badge(place, size=40),
        field(
            look,
            words("person-name", number=place + 1),
            chair.name,
            partial(laying.name_seat, place),
            name=f"person-{place}",
            max_length=LONGEST_NAME,
            expand=True,
        ),
    ]
    if removable:
        said = words("remove-person", name=chair.name)
        act = partial(laying.remove, place)
        row.append(icon_button(look, "close", said, act, name=f"remove-{place}", bare=True))
    parts: list[ft.Control] = [ft.Row(row, spacing=10), _sitting(look, guest, laying, place, chair)]
    if chair.boss:
        parts.append(_bosses(look, guest, laying, place, chair))
    else:
        parts.append(_characters(look, guest, laying, place, chair))
    # The label of the next field stands on its edge: below small print it needs some air.
    return ft.Container(ft.Column(parts, spacing=2), padding=ft.Padding.only(bottom=10))


def _sitting(look: Look, guest: Guest, laying: HeroLaying, place: int, chair: Chair) -> ft.Control:
    """Who sits here: a person, or the app at one of its levels."""
    words = guest.words

    def sit(who: str) -> None:
        laying.sit(place, next((level for level in LEVELS if level == who), None))

    person = words("hra-on-screen") if chair.boss else words("hra-person")
    options = [("person", person), *((level, words(f"hra-level-{level}")) for level in LEVELS)]
    sits = chair.level if chair.played_by == "app" else "person"
    return choice(look, options, sits, sit, name=f"sits-{place}", label=words("hra-sits", name=chair.name))


def _characters(look: Look, guest: Guest, laying: HeroLaying, place: int, chair: Chair) -> ft.Control:
    words = guest.words
    packs = next(given for given in laying.box.choices if given.id == "character").options
    tags = []
    for pack in packs:
        chosen = pack.id == chair.character
        # A second tap takes the choice back where none is needed.
        wanted = "" if chosen and not laying.wants_characters else pack.id
        tags.append(
            tap_chip(
                look,
                words.name(pack.name),
                partial(laying.choose, place, wanted),
                selected=chosen,
                label=f"{chair.name}: {words.name(pack.name)}",
                name=f"choice-{place}-{pack.id}",
                about=about.word(guest, laying.box.id, pack.name),
            )
        )
    return chips(look, tags, targets=True)


def _bosses(look: Look, guest: Guest, laying: HeroLaying, place: int, chair: Chair) -> ft.Control:
    words = guest.words
    bosses = next(given for given in laying.box.choices if given.id == "boss").options
    tags = [
        tap_chip(
            look,
            words.name(boss.name),
            partial(laying.choose_boss, place, boss.id),
            selected=boss.id == chair.boss,
            label=f"{chair.name}: {words.name(boss.name)}",
            name=f"boss-{place}-{boss.id}",
            about=about.word(guest, laying.box.id, boss.name),
        )
        for boss in bosses
    ]
    return chips(look, tags, line=True)


# --- the rest ------------------------------------------------------------------------------------


def _market(look: Look, guest: Guest, laying: HeroLaying) -> ft.Control:
    words, market = guest.words, laying.body.market
    options = [("table", words("hra-market-table")), ("app", words("hra-market-app"))]
    parts = [
        choice(look, options, market, laying.deal, name="market", label=words("hra-market-who")),
        text(look, words(f"hra-market-about-{market}"), size=15, color=look.muted),
    ]
    return section(look, words("hra-market-who"), parts, about=lookup.term(guest, "market"))


def _first(look: Look, guest: Guest, laying: HeroLaying) -> ft.Control:
    words = guest.words
    by_chance = tap_chip(
        look,
        words("first-chance"),
        partial(laying.begin_with, None),
        symbol="dice",
        selected=laying.first is None,
        name="first-chance",
    )
    seats = [
        tap_chip(
            look,
            chair.name or "?",
            partial(laying.begin_with, place),
            selected=laying.first == place,
            name=f"first-{place}",
        )
        for place, chair in enumerate(laying.body.seats)
    ]
    begins = lookup.term(guest, "opening-hands")
    return section(look, words("who-begins"), [chips(look, [by_chance, *seats], targets=True)], about=begins)
