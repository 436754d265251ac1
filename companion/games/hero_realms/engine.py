"""Hero Realms by its rules, as an engine of the house."""

from __future__ import annotations

from companion.games.engines import Engine, Face
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.legal import legal_acts
from companion.games.hero_realms.lines import read_line, write_line
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.table import GAME
from companion.games.hero_realms.telling import who
from companion.games.shelf import box
from companion.kernel.acts import Act
from companion.kernel.words import message


def face(state: HeroState) -> Face:
    """A table of Hero Realms in one glance."""
    shelf = box(GAME)
    mode = next(mode.name for mode in shelf.modes if mode.id == state.table.mode)
    people = tuple((place.name, n) for n, place in enumerate(state.table.places) if not place.boss)
    now = message("now-ended") if state.ended else message("now-turn", name=who(state, state.active[0]))
    return Face(shelf.name, mode, people, now)


def examples(state: HeroState) -> list[str]:
    """A few lines that would work at this table now: one of each kind of act."""
    kinds = {type(act): write_line(act) for act in reversed(legal_acts(state))}
    return list(kinds.values())[::-1][:4]


def _read(state: HeroState, line: str, now: int) -> Act:
    return read_line(state, line)


ENGINE = Engine(HeroRealms(), face, _read, examples)
