"""A pool of dice in the middle: each player in turn rolls and may take one that shows the same. heroes3 1."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.sheet import lasting, rolling, running, sources
from companion.games.heroes3.sheet.asked import NONE, Ask
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.games.heroes3.sheet.spelling import read
from companion.games.heroes3.sheet.state import Matter, Memory
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import message

POOL = "dice(2, treasure) & dice(2, resource) & dice-pool(share)"
OWN = "dice(1, treasure) & dice(1, resource) & dice-pool(match)"


def _pool(errand: Errand) -> Carried:
    """The table rolls the pool, the drawer begins; whoever has rolled looks for the same in the pool."""
    (phase,) = errand.do.args
    if phase == "roll":
        return (*read(POOL), *errand.then)
    if phase == "share":
        _begin(errand, _clockwise(errand)[0], errand.memory.dice)
        return errand.then
    if _matching(errand):
        return errand.wait("match", _matching(errand))
    errand.note(message("h3s-fx-no-match", name=errand.name, source=sources.name(errand.source)))
    _go_on(errand, errand.memory.pool)
    return errand.then


def ask_match(errand: Errand, matter: Matter) -> Ask:
    """Ask which die of the pool is taken."""
    options = tuple(Option(face, rolling.face_words(face)) for face in matter.found)
    asked = message("h3s-fx-match", name=errand.name, source=sources.name(matter.source))
    return Ask(asked, (*options, NONE), optional=True, rule=errand.rule)


def take_match(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The die leaves the pool and gives what it shows; then the next player rolls."""
    taken = next((face for face in matter.found if "".join(answer).replace(" ", "") == face.replace(" ", "")), "")
    if not taken and answer != ("none",):
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[*matter.found, "none"])
    pool = list(errand.memory.pool)
    if taken:
        pool.remove(taken)
    _go_on(errand, tuple(pool))
    return (*read(rolling.given(errand, taken)), *errand.then) if taken else errand.then


def _matching(errand: Errand) -> tuple[str, ...]:
    """The faces of the pool that the own dice show, each once. No face of one die is on the other."""
    return tuple(dict.fromkeys(face for face in errand.memory.dice if face in errand.memory.pool))


def _go_on(errand: Errand, pool: tuple[str, ...]) -> None:
    seats = _clockwise(errand)
    after = seats[seats.index(errand.seat) + 1 :]
    if after and pool:
        _begin(errand, after[0], pool)


def _begin(errand: Errand, seat: str, pool: tuple[str, ...]) -> None:
    running.run(errand.desk, seat, errand.source, OWN, memory=Memory(pool=pool))


def _clockwise(errand: Errand) -> list[str]:
    """Everybody in the order of the Event: clockwise from who drew it."""
    seats = lasting.everybody(errand.state)
    # The drawer's place is counted on as the card is drawn.
    drawer = errand.state.layout.body.players[errand.state.table.event_drawer - 1].id
    at = seats.index(drawer) if drawer in seats else 0
    return [*seats[at:], *seats[:at]]


WORDS: Mapping[str, Word] = {"dice-pool": _pool}
