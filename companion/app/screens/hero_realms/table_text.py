"""The sentences of the table: who is on, what comes next, who somebody is."""

from __future__ import annotations

from dataclasses import dataclass

from companion.app.icons import IconName
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.theme import ToneName
from companion.games.game_boxes import load_box
from companion.games.hero_realms.setup_data import GAME
from companion.games.hero_realms.state import HeroState
from companion.library.translations import MessageCatalogue


def table_title(words: MessageCatalogue, model: HeroRealmsTableModel) -> str:
    """What the table is called."""
    mode = next(mode for mode in load_box(GAME).modes if mode.id == model.state.table.mode)
    return model.name or words.name(mode.name)


def seat_name(words: MessageCatalogue, state: HeroState, seat: int) -> str:
    """A seat's name in the reader's language."""
    name = state.table.places[seat].name
    return name if isinstance(name, str) else words.name(name)


def get_current_round(state: HeroState) -> int:
    """How many turns of their own the seats on turn are in."""
    return state.seats[state.active[0]].turns + 1


def round_and_turn_text(words: MessageCatalogue, model: HeroRealmsTableModel) -> str:
    """The round and whose turn it is."""
    state = model.state
    if state.ended:
        return words("now-ended")
    names = words.list([seat_name(words, state, n) for n in state.active])
    return " · ".join([words("now-round", round=get_current_round(state)), words("now-turn", name=names)])


def next_seat_name(words: MessageCatalogue, state: HeroState) -> str:
    """Who acts after those who act now."""
    groups = state.table.groups
    for step in range(1, len(groups) + 1):
        group = groups[(state.turn + step) % len(groups)]
        if any(not state.seats[n].out for n in group):
            return words.list([seat_name(words, state, n) for n in group])
    return ""


def seat_subtitle_text(words: MessageCatalogue, state: HeroState, seat: int) -> str:
    """The line under a name: character or role, how well the app plays, how many cards it holds."""
    place = state.table.places[seat]
    shelf = load_box(GAME)
    pieces = []
    if place.character:
        packs = (pack for choice in shelf.choices if choice.id == "character" for pack in choice.options)
        pieces.append(words.name(next(pack.name for pack in packs if pack.id == place.character)))
    elif place.kind in ("captain", "emperor"):
        pieces.append(words.name(next(kind.name for kind in shelf.kinds if kind.id == place.kind)))
    if place.played_by == "app":
        pieces.append(words(f"hra-level-{place.level}"))
    if seat not in state.table.people:
        pieces.append(words("hra-hand", count=len(state.seats[seat].hand)))
    return " · ".join(pieces)


@dataclass(frozen=True, slots=True)
class SeatTag:
    """Something a seat holds besides life: in words, its look, and the entry that explains it."""

    said: str
    tone: ToneName
    sign: IconName
    entry: str


def list_seat_tags(words: MessageCatalogue, state: HeroState, seat: int) -> list[SeatTag]:
    """Taunt, hoard, jars, grimoire."""
    mine, place = state.seats[seat], state.table.places[seat]
    tags: list[SeatTag] = []
    if mine.taunters:
        names = words.list([seat_name(words, state, n) for n in mine.taunters])
        tags.append(SeatTag(words("hra-taunted", names=names), "harm", "bolt", "taunt"))
    elif place.kind == "dragon" and mine.immune:
        tags.append(SeatTag(words("hra-calm"), "plain", "shield", "end-of-taunt"))
    if place.kind == "lich":
        tags.append(SeatTag(words("hra-jars", count=len(mine.jars)), "arcane", "drop", "soul-jar"))
        tags.append(SeatTag(words("hra-grimoire", count=len(mine.grimoire)), "plain", "book", "grimoire"))
    if place.kind == "dragon":
        tags.append(SeatTag(words("hra-hoard", count=len(mine.hoard)), "gold", "gem", "hoard"))
    return tags
