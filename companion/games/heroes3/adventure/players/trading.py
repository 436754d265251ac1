"""Resources and cards change hands: by the table of the Trading Post, and between players. heroes3 5."""

from __future__ import annotations

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.acts import Give, Swap, Trade
from companion.games.heroes3.adventure.players import hero_state_changes, resource_gains_and_payments
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.refusals import NoSuchTrade, purse_text
from companion.games.heroes3.adventure.rules.trade_calculator import TradeExchange as Line
from companion.games.heroes3.adventure.rules.trade_calculator import purse_after_trade
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name
from companion.games.heroes3.combat.model.refusals import NotAllowed, WrongMoment
from companion.kernel.messages import message
from companion.kernel.refusals import BeyondLimit

ANYWHERE = "trade-anywhere"
"""The optional rule by which everybody may trade at any time. heroes3 12."""
SWAPPED = ("spell", "artifact")
"""The kinds of card that allies swap."""
PLENTY = Purse(10**6, 10**6, 10**6)


def trade_resources(context: ActContext, act: Trade) -> None:
    """Trade by a line of the table: at a Trading Post, by an effect that says so, or anywhere by an optional rule."""
    sheet, line = context.sheet(act.seat), Line(act.give, act.get, act.times)
    purse_after_trade(PLENTY, line)  # Whether there is such a line at all.
    if not context.rule(ANYWHERE) and not _may_trade(context.state, act.seat):
        context.forbid(WrongMoment("h3s-fx-no-trading", "5", name=context.name(act.seat)))
    if context.state.table.fight is not None:
        context.forbid(WrongMoment("h3s-not-in-combat", "5"))
    if missing := sheet.purse.missing(line.paid):
        context.forbid(
            NoSuchTrade("h3e-trade-too-little", "5", price=purse_text(line.paid), missing=purse_text(missing))
        )
    sheet.purse = sheet.purse - line.paid + line.gained
    resource_gains_and_payments.count_for_game_statistics(context, act.seat, "trades", act.times)
    name = context.name(act.seat)
    context.note(
        act.seat, "5", message("h3s-fx-trades", name=name, paid=purse_text(line.paid), gained=purse_text(line.gained))
    )


def give_resources(context: ActContext, act: Give) -> None:
    """Give resources: allies do on their turns, players of a cooperative game while one visits a Trading Post."""
    amount = Purse(act.gold, act.materials, act.valuables)
    if amount != amount.floored() or not amount:
        raise BeyondLimit("h3s-fx-give-something")
    giver, taker = context.sheet(act.seat), context.sheet(act.to)
    if act.seat == act.to:
        raise BeyondLimit("h3s-fx-give-others")
    _check_giving(context, act)
    if missing := giver.purse.missing(amount):
        name = context.name(act.seat)
        context.forbid(
            NotAllowed("h3s-fx-give-too-little", "5", name=name, amount=purse_text(amount), missing=purse_text(missing))
        )
    giver.purse -= amount
    taker.purse += amount
    context.note(
        act.seat,
        "5",
        message("h3s-fx-gives", name=context.name(act.seat), amount=purse_text(amount), to=context.name(act.to)),
    )


def swap_cards(context: ActContext, act: Swap) -> None:
    """Allied heroes on adjacent fields swap Spells and Artifacts of their hands, one for one."""
    one, other = hero_state_changes.require_known_card(act.card), hero_state_changes.require_known_card(act.other)
    if context.sheet(act.seat) is context.sheet(act.to):
        raise BeyondLimit("h3s-fx-give-others")
    if not are_allied(context.state, act.seat, act.to):
        context.forbid(NotAllowed("h3s-fx-no-swap", "5", to=context.name(act.to)))
    if context.state.table.fight is not None:
        context.forbid(WrongMoment("h3s-not-in-combat", "5"))
    for card in (one, other):
        if card.kind not in SWAPPED:
            context.forbid(NotAllowed("h3s-fx-not-swapped", "5", card=card_name(card)))
    hero_state_changes.transfer_card(context, act.seat, act.to, one)
    hero_state_changes.transfer_card(context, act.to, act.seat, other)
    names = {"name": context.name(act.seat), "to": context.name(act.to)}
    context.note(act.seat, "5", message("h3s-fx-swaps", **names, card=card_name(one), other=card_name(other)))


def are_allied(state: AdventureState, one: str, other: str) -> bool:
    """Whether two players are on the same side: a team, or everybody in a cooperative game."""
    if state.layout.body.mode == "cooperative":
        return True
    team = state.layout.chairs[one].team
    return state.layout.body.mode == "alliance" and bool(team) and team == state.layout.chairs[other].team


def _may_trade(state: AdventureState, seat: str) -> bool:
    return any(matter.kind == "trade" and matter.seat == seat for matter in state.table.matters)


def _check_giving(context: ActContext, act: Give) -> None:
    state, mode = context.state, context.state.layout.body.mode
    if state.table.fight is not None:
        context.forbid(WrongMoment("h3s-not-in-combat", "5"))
    elif mode == "alliance":
        if not are_allied(state, act.seat, act.to):
            context.forbid(NotAllowed("h3s-fx-not-allied", "5", to=context.name(act.to)))
        elif not state.active or not are_allied(state, act.seat, state.active):
            context.forbid(WrongMoment("h3s-fx-give-on-turn", "5"))
    elif mode == "cooperative":
        if not state.sheet(act.seat).at_post:
            context.forbid(WrongMoment("h3s-fx-give-at-post", "5", name=context.name(act.seat)))
    else:
        context.forbid(NotAllowed("h3s-fx-no-giving", "5"))
