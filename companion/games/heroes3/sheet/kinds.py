"""The kinds of matters: for each what it asks, and what its answer does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.games.heroes3.sheet import (
    at_once,
    bidding,
    carding,
    casualties,
    choosing,
    dicing,
    enlisting,
    order,
    parting,
    pooling,
    proclaiming,
    rolling,
    visiting,
)
from companion.games.heroes3.sheet.asked import Ask
from companion.games.heroes3.sheet.errands import Answer, Carried, Errand
from companion.games.heroes3.sheet.state import Matter
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import message


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of matter; `chance` where a die or a deck answers, not a person."""

    ask: Callable[[Errand, Matter], Ask]
    take: Answer
    chance: bool = False


def _ask_first(errand: Errand, matter: Matter) -> Ask:
    options = tuple(Option(seat, message("h3s-fx-player", name=errand.desk.name(seat))) for seat in matter.found)
    return Ask(message("h3s-who-first", team=matter.source.partition(":")[2]), options, rule="1")


def _take_first(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """Who of a team goes first."""
    if len(answer) != 1 or answer[0] not in matter.found:
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=list(matter.found))
    order.choose_first(errand.desk, matter, answer[0])
    return ()


KINDS: Mapping[str, Kind] = {
    "choose": Kind(choosing.ask_choose, choosing.take_way),
    "may": Kind(choosing.ask_may, choosing.take_may),
    "if": Kind(choosing.ask_if, choosing.take_if),
    "offer": Kind(choosing.ask_offer, choosing.take_offer),
    "tell": Kind(at_once.ask_tell, at_once.take_told),
    "trade": Kind(at_once.ask_trade, at_once.take_traded),
    "hero": Kind(at_once.ask_hero, at_once.take_hero),
    "roll": Kind(rolling.ask_roll, rolling.take_roll, chance=True),
    "rolled": Kind(rolling.ask_rolled, rolling.take_rolled),
    "die": Kind(dicing.ask_die, dicing.take_die),
    "name-resource": Kind(dicing.ask_resource, dicing.take_resource),
    "match": Kind(pooling.ask_match, pooling.take_match),
    "bids": Kind(bidding.ask_bids, bidding.take_bids),
    "partner": Kind(bidding.ask_partner, bidding.take_partner),
    "barter": Kind(bidding.ask_barter, bidding.take_barter),
    "search": Kind(carding.ask_search, carding.take_found),
    "buy": Kind(carding.ask_buy, carding.take_bought),
    "statistic": Kind(carding.ask_statistic, carding.take_statistic),
    "remove": Kind(parting.ask_remove, parting.take_removed),
    "lay-in": Kind(parting.ask_lay_in, parting.take_laid_in),
    "permanent": Kind(parting.ask_permanent, parting.take_permanent),
    "reinforce": Kind(enlisting.ask_reinforce, enlisting.take_reinforced),
    "machine": Kind(enlisting.ask_machine, enlisting.take_machine),
    "recruit": Kind(enlisting.ask_neutrals, enlisting.take_neutrals),
    "lose-unit": Kind(casualties.ask_lose, casualties.take_lost),
    "unit": Kind(enlisting.ask_unit, enlisting.take_unit),
    "taken": Kind(visiting.ask_taken, visiting.take_taken),
    "town": Kind(visiting.ask_town, visiting.take_town),
    "first": Kind(_ask_first, _take_first),
    **dict.fromkeys(
        ("draw-astrologers", "draw-event", "draw-pandora"),
        Kind(proclaiming.ask_draw, proclaiming.take_drawn, chance=True),
    ),
}
"""Every kind there is."""
