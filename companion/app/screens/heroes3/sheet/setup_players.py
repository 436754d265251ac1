"""The players of an evening: names, factions, heroes with their starting decks, sides in an Alliance."""

from __future__ import annotations

from collections import Counter
from functools import partial

import flet as ft

from companion.app.kit.badge import badge
from companion.app.kit.buttons import icon_button
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.field import field
from companion.app.kit.words import caption
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet_draft import TEAMS, Seat
from companion.app.models.heroes3.sheet_fitting import heroes_for
from companion.app.models.heroes3.sheet_laying import SheetLaying
from companion.app.models.heroes3.sheet_problems import seat_problem, teams_problem
from companion.app.screens.heroes3.sheet.setup_parts import plain, problem, section
from companion.app.screens.people import add_people
from companion.app.theme import Look
from companion.games.heroes3.cards import cards
from companion.games.heroes3.evening.heroes import HeroBoard, heroes
from companion.games.heroes3.finding import card_name
from companion.games.heroes3.units import units
from companion.games.tracker.marking import LONGEST_NAME
from companion.library.words import Catalogue


def players(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    """Everybody at the table."""
    words, seats = guest.words, laying.draft.seats
    least, most = laying.players
    rows: list[ft.Control] = [_player(look, guest, laying, place, seat) for place, seat in enumerate(seats)]
    rows += problem(look, teams_problem(words, laying.draft), "teams-problem")
    if len(seats) < most:
        rows += add_people(look, guest, laying)
    else:
        rows.append(caption(look, words("h3s-set-players", least=least, most=most)))
    held = about.entry(guest, "heroes3.setup-player")
    return section(look, "people", words("h3s-set-people", count=len(seats)), rows, "players", held)


def _player(look: Look, guest: Guest, laying: SheetLaying, place: int, seat: Seat) -> ft.Control:
    words = guest.words
    named = field(look, words("person-name", number=place + 1), seat.name, partial(laying.name_seat, place),
                  name=f"person-{place}", max_length=LONGEST_NAME, expand=True)  # fmt: skip
    row: list[ft.Control] = [badge(place, size=40), named]
    if len(laying.draft.seats) > laying.players[0]:
        said = words("remove-person", name=seat.name)
        row.append(icon_button(look, "close", said, partial(laying.remove, place), name=f"remove-{place}", bare=True))
    parts: list[ft.Control] = [ft.Row(row, spacing=10), *_wrong(look, guest, laying, place)]
    if laying.draft.mode == "alliance":
        sides = [(team, words("h3s-set-team", team=team)) for team in TEAMS]
        label = words("h3s-set-team-of", name=seat.name)
        parts.append(
            choice(look, sides, seat.team, partial(laying.choose_team, place), name=f"team-{place}", label=label)
        )
    parts.append(chips(look, [_faction(look, guest, laying, place, seat, f) for f in laying.factions], targets=True))
    if seat.faction:
        found = heroes_for(laying.draft, seat.faction)
        parts.append(chips(look, [_hero(look, guest, laying, place, seat, hero) for hero in found], targets=True))
    if seat.hero:
        parts.append(plain(look, _deck(words, heroes()[seat.hero], seat)))
    # The label of a field stands on its edge: it needs some air above.
    padding = ft.Padding.only(top=6, bottom=8)
    return ft.Container(ft.Column(parts, spacing=4), padding=padding, key=f"seat-{place}")


def _wrong(look: Look, guest: Guest, laying: SheetLaying, place: int) -> list[ft.Control]:
    return problem(look, seat_problem(guest.words, laying.draft, place), f"problem-{place}")


def _faction(look: Look, guest: Guest, laying: SheetLaying, place: int, seat: Seat, faction: str) -> ft.Control:
    name = units().group_name(faction)
    said = guest.words.name(name)
    return tap_chip(
        look, said, partial(laying.choose_faction, place, faction), selected=seat.faction == faction,
        symbol="castle", label=f"{seat.name}: {said}", name=f"faction-{place}-{faction}",
        about=about.entry(guest, "heroes3.faction"),
    )  # fmt: skip


def _hero(look: Look, guest: Guest, laying: SheetLaying, place: int, seat: Seat, hero: HeroBoard) -> ft.Control:
    words = guest.words
    name = words.name(hero.name)
    label = words("h3s-set-hero", player=seat.name, name=name, profession=hero.profession, type=hero.type)
    return tap_chip(
        look, name, partial(laying.choose_hero, place, hero.id), selected=seat.hero == hero.id,
        symbol="sword" if hero.type == "might" else "star", label=label, name=f"hero-{place}-{hero.id}",
        about=about.card(guest, f"heroes3.hero-{hero.id}"),
    )  # fmt: skip


def _deck(words: Catalogue, hero: HeroBoard, seat: Seat) -> str:
    """The nine cards of a hero, or those that come along. heroes3 3 and 12."""
    counted = Counter(seat.carried.cards if seat.carried is not None else hero.starting_deck())
    said = [words("h3l-copies", count=count, card=card_name(cards().by_id[card])) for card, count in counted.items()]
    return words("h3s-set-deck", profession=hero.profession, cards=", ".join(said))
