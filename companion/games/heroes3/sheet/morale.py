"""Morale is used. It stands apart from `heroes.py`, for it may answer an open matter. heroes3 2."""

from __future__ import annotations

from companion.games.heroes3.combat.refusals import NotAllowed
from companion.games.heroes3.sheet import acts, answers, looking, purses
from companion.games.heroes3.sheet.desk import Desk
from companion.kernel.refusals import NotNow
from companion.kernel.words import message


def spend(desk: Desk, act: acts.SpendMorale) -> None:
    """The positive token is used: a die on the sheet is rolled again, all else is done at the table. heroes3 2."""
    if desk.state.layout.morale_cards or act.on == "card":
        _use_card(desk, act)
        return
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


def _use_card(desk: Desk, act: acts.SpendMorale) -> None:
    """A morale card is used and goes under its deck; what it says, the table does: most of them are not known."""
    sheet, name = desk.sheet(act.seat), desk.name(act.seat)
    if not desk.state.layout.morale_cards or act.on != "card":
        played = "cards" if desk.state.layout.morale_cards else "tokens"
        raise NotNow("h3s-other-morale", played=played)
    if not sheet.morale_cards:
        desk.forbid(NotAllowed("h3s-no-morale-card", "2", name=name))
        return
    which = sheet.morale
    sheet.morale_cards -= 1
    if not sheet.morale_cards:
        sheet.morale = "none"
    if which == "positive":
        purses.count(desk, act.seat, "morale-spent")
    told = message("h3s-morale-card-used", name=name, morale=which, left=sheet.morale_cards)
    desk.note(act.seat, "2", told, "remind")
