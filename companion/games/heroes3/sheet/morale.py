"""Positive morale is used. It stands apart from `heroes.py`, for it may answer an open matter. heroes3 2."""

from __future__ import annotations

from companion.games.heroes3.combat.refusals import NotAllowed
from companion.games.heroes3.sheet import acts, answers, looking, purses
from companion.games.heroes3.sheet.desk import Desk
from companion.kernel.words import message


def spend(desk: Desk, act: acts.SpendMorale) -> None:
    """The positive token is used: a die on the sheet is rolled again, all else is done at the table. heroes3 2."""
    sheet = desk.sheet(act.seat)
    rolled = [matter for matter in looking.matters_of(desk.state, act.seat) if matter.kind == "rolled"]
    if act.on == "reroll" and rolled and sheet.morale == "positive":
        answers.settle(desk, acts.Settle(rolled[0].id, ("reroll",)))
        return
    if act.on == "reroll" and desk.rule("no-rerolls"):
        desk.forbid(NotAllowed("h3s-no-rerolls", "12"))
    if sheet.morale != "positive":
        desk.forbid(NotAllowed("h3s-no-morale", "2", name=desk.name(act.seat), now=sheet.morale))
    if sheet.morale == "positive":
        sheet.morale = "none"
    purses.count(desk, act.seat, "morale-spent")
    desk.note(act.seat, "2", message("h3s-morale-spent", name=desk.name(act.seat), on=act.on), "remind")
