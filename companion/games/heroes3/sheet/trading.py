"""Resources and cards change hands: by the table of the Trading Post, and between players. heroes3 5."""

from __future__ import annotations

from companion.games.heroes3.combat.refusals import NotAllowed, WrongMoment
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import NoSuchTrade, told
from companion.games.heroes3.evening.trade import Trade as Line
from companion.games.heroes3.evening.trade import traded
from companion.games.heroes3.finding import card_name
from companion.games.heroes3.sheet import heroes, purses
from companion.games.heroes3.sheet.acts import Give, Swap, Trade
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.state import SheetState
from companion.kernel.refusals import BeyondLimit
from companion.kernel.words import message

ANYWHERE = "trade-anywhere"
"""The optional rule by which everybody may trade at any time. heroes3 12."""
SWAPPED = ("spell", "artifact")
"""The kinds of card that allies swap."""
PLENTY = Purse(10**6, 10**6, 10**6)


def trade(desk: Desk, act: Trade) -> None:
    """Trade by a line of the table: at a Trading Post, by an effect that says so, or anywhere by an optional rule."""
    sheet, line = desk.sheet(act.seat), Line(act.give, act.get, act.times)
    traded(PLENTY, line)  # Whether there is such a line at all.
    if not desk.rule(ANYWHERE) and not _may_trade(desk.state, act.seat):
        desk.forbid(WrongMoment("h3s-fx-no-trading", "5", name=desk.name(act.seat)))
    if desk.state.table.fight is not None:
        desk.forbid(WrongMoment("h3s-not-in-combat", "5"))
    if missing := sheet.purse.missing(line.paid):
        desk.forbid(NoSuchTrade("h3e-trade-too-little", "5", price=told(line.paid), missing=told(missing)))
    sheet.purse = sheet.purse - line.paid + line.gained
    purses.count(desk, act.seat, "trades", act.times)
    name = desk.name(act.seat)
    desk.note(act.seat, "5", message("h3s-fx-trades", name=name, paid=told(line.paid), gained=told(line.gained)))


def give(desk: Desk, act: Give) -> None:
    """Give resources: allies do on their turns, players of a cooperative game while one visits a Trading Post."""
    amount = Purse(act.gold, act.materials, act.valuables)
    if amount != amount.floored() or not amount:
        raise BeyondLimit("h3s-fx-give-something")
    giver, taker = desk.sheet(act.seat), desk.sheet(act.to)
    if act.seat == act.to:
        raise BeyondLimit("h3s-fx-give-others")
    _check_giving(desk, act)
    if missing := giver.purse.missing(amount):
        name = desk.name(act.seat)
        desk.forbid(NotAllowed("h3s-fx-give-too-little", "5", name=name, amount=told(amount), missing=told(missing)))
    giver.purse -= amount
    taker.purse += amount
    desk.note(
        act.seat, "5", message("h3s-fx-gives", name=desk.name(act.seat), amount=told(amount), to=desk.name(act.to))
    )  # fmt: skip


def swap(desk: Desk, act: Swap) -> None:
    """Allied heroes on adjacent fields swap Spells and Artifacts of their hands, one for one."""
    one, other = heroes.known_card(act.card), heroes.known_card(act.other)
    if desk.sheet(act.seat) is desk.sheet(act.to):
        raise BeyondLimit("h3s-fx-give-others")
    if not allied(desk.state, act.seat, act.to):
        desk.forbid(NotAllowed("h3s-fx-no-swap", "5", to=desk.name(act.to)))
    if desk.state.table.fight is not None:
        desk.forbid(WrongMoment("h3s-not-in-combat", "5"))
    for card in (one, other):
        if card.kind not in SWAPPED:
            desk.forbid(NotAllowed("h3s-fx-not-swapped", "5", card=card_name(card)))
    heroes.pass_on(desk, act.seat, act.to, one)
    heroes.pass_on(desk, act.to, act.seat, other)
    names = {"name": desk.name(act.seat), "to": desk.name(act.to)}
    desk.note(act.seat, "5", message("h3s-fx-swaps", **names, card=card_name(one), other=card_name(other)))


def allied(state: SheetState, one: str, other: str) -> bool:
    """Whether two players are on the same side: a team, or everybody in a cooperative game."""
    if state.layout.body.mode == "cooperative":
        return True
    team = state.layout.chairs[one].team
    return state.layout.body.mode == "alliance" and bool(team) and team == state.layout.chairs[other].team


def _may_trade(state: SheetState, seat: str) -> bool:
    return any(matter.kind == "trade" and matter.seat == seat for matter in state.table.matters)


def _check_giving(desk: Desk, act: Give) -> None:
    state, mode = desk.state, desk.state.layout.body.mode
    if state.table.fight is not None:
        desk.forbid(WrongMoment("h3s-not-in-combat", "5"))
    elif mode == "alliance":
        if not allied(state, act.seat, act.to):
            desk.forbid(NotAllowed("h3s-fx-not-allied", "5", to=desk.name(act.to)))
        elif not state.active or not allied(state, act.seat, state.active):
            desk.forbid(WrongMoment("h3s-fx-give-on-turn", "5"))
    elif mode == "cooperative":
        if not state.sheet(act.seat).at_post:
            desk.forbid(WrongMoment("h3s-fx-give-at-post", "5", name=desk.name(act.seat)))
    else:
        desk.forbid(NotAllowed("h3s-fx-no-giving", "5"))
