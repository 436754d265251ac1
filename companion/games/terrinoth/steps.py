"""Which step of the round comes next. A step ends at a place that the world alone describes."""

from __future__ import annotations

from companion.games.terrinoth import enemies_phase, harm, heroes_phase, phases, triggers
from companion.games.terrinoth.asking import Flow
from companion.games.terrinoth.language import Trigger
from companion.games.terrinoth.state import World
from companion.games.terrinoth.telling import note, titled
from companion.kernel.words import message


def next_step(w: World) -> Flow[None]:
    """Heroes, enemies, peril, travel, end of round: terrinoth 4."""
    if w.corrected:
        return _reckon(w)
    if w.phase == "setup":
        return _setup(w)
    if w.phase == "heroes":
        return _heroes(w)
    if w.phase == "enemies":
        return enemies_phase.finish(w) if enemies_phase.finished(w) else enemies_phase.pick(w)
    return {"peril": phases.peril, "travel": phases.travel, "end": phases.end}[w.phase](w)


def _reckon(w: World) -> Flow[None]:
    """Whoever has wounds enough after a correction by hand is defeated: terrinoth D1."""
    w.corrected = False
    yield from harm.clean_up(w, w.active)
    if w.phase == "heroes" and w.queue and w.heroes[w.queue[0]].fallen:
        w.stage = "begin"


def _setup(w: World) -> Flow[None]:
    """The first location is revealed and its enemies are spawned: terrinoth S-10."""
    note(w, "S-6", message("th-begins", card=titled(w, w.table.quest.id)), "turn")
    yield from phases.arrive(w)
    yield from triggers.everywhere(w, Trigger("setup"))
    w.phase, w.stage = "heroes", ""


def _heroes(w: World) -> Flow[None]:
    if not w.stage:
        return heroes_phase.start(w)
    if w.queue:
        return heroes_phase.begin(w) if w.stage == "begin" else heroes_phase.act(w)
    if heroes_phase.wants_extra(w):
        return heroes_phase.once_more(w)
    return enemies_phase.start(w)
