"""Amounts that players name: bids in an auction, and a swap of resources with another player. heroes3 1 and 5."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from companion.games.heroes3.adventure.content.effect_vocabulary import RESOURCES
from companion.games.heroes3.adventure.effects import effect_origins, lasting_effects
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.effects.effect_notation import parse_effect
from companion.games.heroes3.adventure.players import resource_gains_and_payments
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.question_form import NONE, NumberField, QuestionForm
from companion.games.heroes3.adventure.refusals import purse_text
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.games.heroes3.combat.model.refusals import NotAllowed
from companion.kernel.messages import message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown

GIVES, GETS = "gives-", "gets-"
_DIGITS = 6
"""More than anybody ever had of anything."""


def parse_amounts_by_name(ask: QuestionForm, answer: tuple[str, ...]) -> dict[str, int]:
    """The numbers in an answer such as `ana=5 bea=3`; who is not named has 0."""
    found = dict.fromkeys((count.id for count in ask.counts), 0)
    for part in " ".join(answer).split():
        what, _, number = part.partition("=")
        if what not in found or not number.isdecimal() or len(number) > _DIGITS:
            raise Unknown("h3s-fx-no-option", found=part, options=[f"{one}=0" for one in found])
        found[what] = int(number)
    return found


# --- an auction ----------------------------------------------------------------------------------


def _auction(effect_context: EffectContext) -> StepResult:
    return effect_context.wait("bids") if int(effect_context.do.args[0]) else effect_context.then


def build_bids_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask what everybody bids for the artifact that lies open; all bids are shown together."""
    asked = message(
        "h3s-fx-bids", source=effect_origins.origin_name(matter.source), left=int(effect_context.do.args[0])
    )
    counts = tuple(
        NumberField(seat, message("h3s-fx-player", name=effect_context.context.name(seat)))
        for seat in lasting_effects.active_seats_in_order(effect_context.state)
    )
    return QuestionForm(asked, counts=counts, rule=effect_context.rule)


def apply_bids_answer(effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]) -> StepResult:
    """Give the artifact to the highest bidder, who pays; without a bid, or with a tie, it is discarded."""
    bids = parse_amounts_by_name(build_bids_question(effect_context, matter), answer)
    source = effect_origins.origin_name(matter.source)
    for seat, bid in bids.items():
        if missing := effect_context.context.sheet(seat).purse.missing(Purse(bid)):
            short = {
                "name": effect_context.context.name(seat),
                "bid": purse_text(Purse(bid)),
                "missing": purse_text(missing),
            }
            effect_context.context.forbid(NotAllowed("h3s-fx-bid-too-high", effect_context.rule, **short))
    highest = max(bids.values())
    first = [seat for seat, bid in bids.items() if bid == highest]
    if not highest or len(first) > 1:
        tied = "yes" if highest else "no"
        effect_context.note(message("h3s-fx-no-sale", source=source, tied=tied), "remind")
    else:
        (buyer,) = first
        resource_gains_and_payments.pay_and_announce(
            effect_context.context, buyer, Purse(highest), effect_context.rule, source, source
        )
        effect_context.context.run_effect(buyer, effect_context.source, "take-card(artifact)")
    return (*parse_effect(f"auction({int(effect_context.do.args[0]) - 1})"), *effect_context.then)


# --- a swap of resources -------------------------------------------------------------------------


def _barter(effect_context: EffectContext) -> StepResult:
    return effect_context.wait("partner")


def build_barter_partner_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask with whom the player swaps resources, if anybody agrees."""
    options = tuple(
        Option(seat, message("h3s-fx-player", name=effect_context.context.name(seat)))
        for seat in _others(effect_context)
    )
    asked = message("h3s-fx-partner", name=effect_context.name, source=effect_origins.origin_name(matter.source))
    return QuestionForm(asked, (*options, NONE), optional=True, rule=effect_context.rule)


def apply_barter_partner_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Note who agreed to swap, then ask for the amounts."""
    if answer == ("none",):
        return ()
    if len(answer) != 1 or answer[0] not in _others(effect_context):
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[*_others(effect_context), "none"])
    effect_context.context.reopen(replace(matter, kind="barter", found=answer))
    return None


def build_barter_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask how much of which resource is given for how much of another."""
    other = effect_context.context.name(matter.found[0])
    counts = tuple(
        NumberField(f"{way}{resource}", message(words, name=effect_context.name, to=other, resource=resource), resource)
        for way, words in ((GIVES, "h3s-fx-barter-gives"), (GETS, "h3s-fx-barter-gets"))
        for resource in RESOURCES
    )
    asked = message(
        "h3s-fx-barter", name=effect_context.name, to=other, source=effect_origins.origin_name(matter.source)
    )
    return QuestionForm(asked, (NONE,), optional=True, rule=effect_context.rule, counts=counts)


def apply_barter_answer(effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]) -> StepResult:
    """One kind of resource changes hands for another kind."""
    if answer == ("none",):
        return ()
    numbers = parse_amounts_by_name(build_barter_question(effect_context, matter), answer)
    gives, gets = (Purse(*(numbers[way + resource] for resource in RESOURCES)) for way in (GIVES, GETS))
    kinds = [[resource for resource, count in purse.amounts().items() if count] for purse in (gives, gets)]
    if [len(kind) for kind in kinds] != [1, 1] or kinds[0] == kinds[1]:
        effect_context.context.forbid(NotAllowed("h3s-fx-one-for-another", effect_context.rule))
    (other,) = matter.found
    resource_gains_and_payments.pay_resources(
        effect_context.context,
        effect_context.seat,
        gives,
        effect_context.rule,
        effect_origins.origin_name(matter.source),
    )
    resource_gains_and_payments.pay_resources(
        effect_context.context, other, gets, effect_context.rule, effect_origins.origin_name(matter.source)
    )
    effect_context.sheet.purse += gets
    effect_context.context.sheet(other).purse += gives
    swapped = message(
        "h3s-fx-bartered",
        name=effect_context.name,
        to=effect_context.context.name(other),
        gives=purse_text(gives),
        gets=purse_text(gets),
    )
    effect_context.note(swapped)
    return effect_context.then


def _others(effect_context: EffectContext) -> list[str]:
    return [seat for seat in lasting_effects.active_seats_in_order(effect_context.state) if seat != effect_context.seat]


HANDLERS: Mapping[str, EffectHandler] = {"auction": _auction, "barter": _barter}
