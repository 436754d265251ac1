"""Hero Realms by its rules, as an engine of the house."""

from __future__ import annotations

from companion.games.engines import Engine, Face
from companion.games.hero_realms import acts
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.legal import legal_acts
from companion.games.hero_realms.lines import read_line, write_line
from companion.games.hero_realms.people.options import people_options
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.table import GAME
from companion.games.hero_realms.telling import who
from companion.games.hero_realms.turn_steps import waiting
from companion.games.shelf import box
from companion.kernel.acts import Act
from companion.kernel.words import message


def face(state: HeroState) -> Face:
    """A table of Hero Realms in one glance."""
    shelf = box(GAME)
    mode = next(mode.name for mode in shelf.modes if mode.id == state.table.mode)
    places = enumerate(state.table.places)
    people = tuple((place.name, n) for n, place in places if not place.boss and place.played_by != "app")
    now = message("now-ended") if state.ended else message("now-turn", name=who(state, state.active[0]))
    return Face(shelf.name, mode, people, now)


def examples(state: HeroState) -> list[str]:
    """A few lines that would work at this table now: one of each kind of act."""
    if waiting(state).kind == "people" and not state.asks:
        return _told_lines(state)
    kinds = {type(act): write_line(act) for act in reversed(legal_acts(state))}
    return list(kinds.values())[::-1][:4]


def _told_lines(state: HeroState) -> list[str]:
    """What people tell most often."""
    told = people_options(state, next(n for n in state.active if n in state.table.people))
    seat = told.seat if len(state.active) > 1 else ""
    found: list[Act] = [acts.Take(offer.slot, seat) for offer in told.offers if offer.card is not None][:1]
    found += [acts.Play(one.card.id, seat) for one in told.layable][:1]
    found += [acts.Attack(t.player, t.champion, 3, seat) for t in told.targets if t.refusal is None][:1]
    return [write_line(act) for act in (*found, acts.End(seat))]


def _read(state: HeroState, line: str, now: int) -> Act:
    return read_line(state, line)


ENGINE = Engine(HeroRealms(), face, _read, examples)
