"""The peril track: terrinoth 4.3."""

from __future__ import annotations

from companion.games.terrinoth.effects.effect_tree import Trigger
from companion.games.terrinoth.events import emit_event
from companion.games.terrinoth.questions.open_question import Flow
from companion.games.terrinoth.rules import triggered_abilities
from companion.games.terrinoth.state import World
from companion.kernel.messages import message


def current_peril_colour(w: World) -> str:
    """The colour of the space that the peril token is on."""
    spaces = w.table.sheet.track
    return str(spaces[w.peril]) if spaces else ""


def move_peril_token(w: World, n: int, resolve: bool = True) -> Flow[None]:
    """Move the token, not beyond the ends; forward, the space reached is resolved: terrinoth PE1, PE2."""
    last = max(0, len(w.table.sheet.track) - 1)
    stayed = w.peril == last and n > 0
    w.peril = max(0, min(last, w.peril + n))
    said = "th-peril-stays" if stayed else "th-peril"
    emit_event(
        w,
        "PE2" if stayed else "PE1",
        message(said, space=w.peril + 1, colour=w.table.book.word(current_peril_colour(w))),
        "turn",
    )
    if resolve and n > 0 and current_peril_colour(w):
        # Grey spaces have no effect: no ability is set off by them.
        yield from triggered_abilities.trigger_all_cards(w, Trigger("peril", current_peril_colour(w)))
