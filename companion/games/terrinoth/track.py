"""The peril track: terrinoth 4.3."""

from __future__ import annotations

from companion.games.terrinoth import triggers
from companion.games.terrinoth.asking import Flow
from companion.games.terrinoth.language import Trigger
from companion.games.terrinoth.state import World
from companion.games.terrinoth.telling import note
from companion.kernel.words import message


def colour(w: World) -> str:
    """The colour of the space that the peril token is on."""
    spaces = w.table.quest.definition.track
    return str(spaces[w.peril]) if spaces else ""


def move(w: World, n: int, resolve: bool = True) -> Flow[None]:
    """Move the token, not beyond the ends; forward, the space reached is resolved: terrinoth PE1, PE2."""
    last = max(0, len(w.table.quest.definition.track) - 1)
    stayed = w.peril == last and n > 0
    w.peril = max(0, min(last, w.peril + n))
    said = "th-peril-stays" if stayed else "th-peril"
    note(w, "PE2" if stayed else "PE1", message(said, space=w.peril + 1, colour=w.table.book.word(colour(w))), "turn")
    if resolve and n > 0 and colour(w):
        # Grey spaces have no effect: no ability is set off by them.
        yield from triggers.everywhere(w, Trigger("peril", colour(w)))
