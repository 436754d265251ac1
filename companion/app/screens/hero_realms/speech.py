"""The sentences of the table: who is on, what comes next, who somebody is."""

from __future__ import annotations

from dataclasses import dataclass

from companion.app.icons import Icon
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.theme import ToneName
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.table import GAME
from companion.games.shelf import box
from companion.library.words import Catalogue


def table_title(words: Catalogue, evening: HeroEvening) -> str:
    """What the table is called."""
    mode = next(mode for mode in box(GAME).modes if mode.id == evening.state.table.mode)
    return evening.name or words.name(mode.name)


def seat_name(words: Catalogue, state: HeroState, seat: int) -> str:
    """A seat's name in the reader's language."""
    name = state.table.places[seat].name
    return name if isinstance(name, str) else words.name(name)


def round_now(state: HeroState) -> int:
    """How many turns of their own the seats on turn are in."""
    return state.seats[state.active[0]].turns + 1


def now_line(words: Catalogue, evening: HeroEvening) -> str:
    """The round and whose turn it is."""
    state = evening.state
    if state.ended:
        return words("now-ended")
    names = words.list([seat_name(words, state, n) for n in state.active])
    return " · ".join([words("now-round", round=round_now(state)), words("now-turn", name=names)])


def next_name(words: Catalogue, state: HeroState) -> str:
    """Who acts after those who act now."""
    groups = state.table.groups
    for step in range(1, len(groups) + 1):
        group = groups[(state.turn + step) % len(groups)]
        if any(not state.seats[n].out for n in group):
            return words.list([seat_name(words, state, n) for n in group])
    return ""


def seat_about(words: Catalogue, state: HeroState, seat: int) -> str:
    """The line under a name: character or role, how well the app plays, how many cards it holds."""
    place = state.table.places[seat]
    shelf = box(GAME)
    pieces = []
    if place.character:
        packs = next(choice for choice in shelf.choices if choice.id == "character").options
        pieces.append(words.name(next(pack.name for pack in packs if pack.id == place.character)))
    elif place.kind in ("captain", "emperor"):
        pieces.append(words.name(next(kind.name for kind in shelf.kinds if kind.id == place.kind)))
    if place.played_by == "app":
        pieces.append(words(f"hra-level-{place.level}"))
    if seat not in state.table.people:
        pieces.append(words("hra-hand", count=len(state.seats[seat].hand)))
    return " · ".join(pieces)


@dataclass(frozen=True, slots=True)
class Tag:
    """Something a seat holds besides life: in words, its look, and the entry that explains it."""

    said: str
    tone: ToneName
    sign: Icon
    entry: str


def seat_tags(words: Catalogue, state: HeroState, seat: int) -> list[Tag]:
    """Taunt, hoard, jars, grimoire."""
    mine, place = state.seats[seat], state.table.places[seat]
    tags: list[Tag] = []
    if mine.taunters:
        names = words.list([seat_name(words, state, n) for n in mine.taunters])
        tags.append(Tag(words("hra-taunted", names=names), "harm", "bolt", "taunt"))
    elif place.kind == "dragon" and mine.immune:
        tags.append(Tag(words("hra-calm"), "plain", "shield", "end-of-taunt"))
    if place.kind == "lich":
        tags.append(Tag(words("hra-jars", count=len(mine.jars)), "arcane", "drop", "soul-jar"))
        tags.append(Tag(words("hra-grimoire", count=len(mine.grimoire)), "plain", "book", "grimoire"))
    if place.kind == "dragon":
        tags.append(Tag(words("hra-hoard", count=len(mine.hoard)), "gold", "gem", "hoard"))
    return tags
