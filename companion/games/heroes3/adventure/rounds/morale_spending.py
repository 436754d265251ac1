"""Spending morale. Apart from `players/hero_state_changes.py`, because it may answer an open question. heroes3 2."""

from __future__ import annotations

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.players import player_queries, resource_gains_and_payments
from companion.games.heroes3.adventure.questions import answer_handling
from companion.games.heroes3.combat.model.refusals import NotAllowed
from companion.kernel.messages import message
from companion.kernel.refusals import NotNow


def spend_morale(context: ActContext, act: acts.SpendMorale) -> None:
    """The positive token is used: a die on the sheet is rolled again, all else is done at the table. heroes3 2."""
    if context.state.layout.morale_cards or act.on == "card":
        _use_card(context, act)
        return
    sheet = context.sheet(act.seat)
    rolled = [
        matter for matter in player_queries.pending_questions_of(context.state, act.seat) if matter.kind == "rolled"
    ]
    if act.on == "reroll" and rolled and sheet.morale == "positive":
        answer_handling.apply_answer(context, acts.Settle(rolled[0].id, ("reroll",)))
        return
    if act.on == "reroll" and context.rule("no-rerolls"):
        context.forbid(NotAllowed("h3s-no-rerolls", "12"))
    if sheet.morale != "positive":
        context.forbid(NotAllowed("h3s-no-morale", "2", name=context.name(act.seat), now=sheet.morale))
    if sheet.morale == "positive":
        sheet.morale = "none"
    resource_gains_and_payments.count_for_game_statistics(context, act.seat, "morale-spent")
    context.note(act.seat, "2", message("h3s-morale-spent", name=context.name(act.seat), on=act.on), "remind")


def _use_card(context: ActContext, act: acts.SpendMorale) -> None:
    """A morale card is used and goes under its deck; what it says, the table does: most of them are not known."""
    sheet, name = context.sheet(act.seat), context.name(act.seat)
    if not context.state.layout.morale_cards or act.on != "card":
        played = "cards" if context.state.layout.morale_cards else "tokens"
        raise NotNow("h3s-other-morale", played=played)
    if not sheet.morale_cards:
        context.forbid(NotAllowed("h3s-no-morale-card", "2", name=name))
        return
    which = sheet.morale
    sheet.morale_cards -= 1
    if not sheet.morale_cards:
        sheet.morale = "none"
    if which == "positive":
        resource_gains_and_payments.count_for_game_statistics(context, act.seat, "morale-spent")
    told = message("h3s-morale-card-used", name=name, morale=which, left=sheet.morale_cards)
    context.note(act.seat, "2", told, "remind")
