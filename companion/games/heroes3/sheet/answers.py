"""Answers to open matters. Which there are depends on the kind of the matter (`kinds.py`).

An answer that cannot be right is refused with those that would be; an empty one with `anyway` drops the matter.
"""

from __future__ import annotations

from companion.games.heroes3.combat.muster import LEVELS
from companion.games.heroes3.combat.refusals import WrongMoment
from companion.games.heroes3.sheet import running, sources
from companion.games.heroes3.sheet.acts import Settle
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.errands import errand_of
from companion.games.heroes3.sheet.kinds import KINDS
from companion.games.heroes3.sheet.state import Matter, SheetState
from companion.kernel.refusals import Unknown
from companion.kernel.words import message


def _lower_level(state: SheetState, matter: Matter) -> str:
    """A lower level of the same hero that still waits: several levels at once are resolved in order. heroes3 3."""
    kind, _, level = matter.source.partition(":")
    if kind != "level":
        return ""
    waiting = {other.source for other in state.table.matters if other.seat == matter.seat}
    below = LEVELS[: LEVELS.index(level)]
    return next((lower for lower in below if f"level:{lower}" in waiting), "")


def settle(desk: Desk, act: Settle) -> None:
    """Settle a matter: its answer is taken, then what follows in its effect is carried out."""
    matter = desk.state.matter(act.matter)
    if not act.answer:
        desk.forbid(WrongMoment("h3s-fx-no-answer", sources.rule(matter.source), source=sources.name(matter.source)))
        desk.close(matter)
        dropped = message("h3s-dropped", name=desk.name(matter.seat), what=sources.name(matter.source))
        desk.note(matter.seat, sources.rule(matter.source), dropped, "remind")
        return
    if lower := _lower_level(desk.state, matter):
        desk.forbid(WrongMoment("h3s-level-first", "3", level=lower))
    if matter.kind not in KINDS:
        raise Unknown("h3s-fx-no-option", found=matter.kind, options=list(KINDS))
    errand = errand_of(desk, matter)
    follows = KINDS[matter.kind].take(errand, matter, act.answer)
    if follows is None:
        return  # It stays open, or has been closed on the way.
    desk.close(matter)
    running.run(
        desk, matter.seat, matter.source, (*follows, *errand.rest), hero=matter.hero, memory=errand.memory
    )  # fmt: skip
