"""Amounts that players name: bids in an auction, and a swap of resources with another player. heroes3 1 and 5."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.combat.refusals import NotAllowed
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import told
from companion.games.heroes3.evening.sheet_words import RESOURCES
from companion.games.heroes3.sheet import lasting, purses, running, sources
from companion.games.heroes3.sheet.asked import NONE, Ask, Count
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.games.heroes3.sheet.spelling import read
from companion.games.heroes3.sheet.state import Matter
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import message

GIVES, GETS = "gives-", "gets-"
_DIGITS = 6
"""More than anybody ever had of anything."""


def counted(ask: Ask, answer: tuple[str, ...]) -> dict[str, int]:
    """The numbers in an answer such as `ana=5 bea=3`; who is not named has 0."""
    found = dict.fromkeys((count.id for count in ask.counts), 0)
    for part in " ".join(answer).split():
        what, _, number = part.partition("=")
        if what not in found or not number.isdecimal() or len(number) > _DIGITS:
            raise Unknown("h3s-fx-no-option", found=part, options=[f"{one}=0" for one in found])
        found[what] = int(number)
    return found


# --- an auction ----------------------------------------------------------------------------------


def _auction(errand: Errand) -> Carried:
    return errand.wait("bids") if int(errand.do.args[0]) else errand.then


def ask_bids(errand: Errand, matter: Matter) -> Ask:
    """Ask what everybody bids for the artifact that lies open; all bids are shown together."""
    asked = message("h3s-fx-bids", source=sources.name(matter.source), left=int(errand.do.args[0]))
    counts = tuple(
        Count(seat, message("h3s-fx-player", name=errand.desk.name(seat))) for seat in lasting.everybody(errand.state)
    )
    return Ask(asked, counts=counts, rule=errand.rule)


def take_bids(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The highest bid is paid and takes the artifact; without a bid, or with a tie, it is discarded."""
    bids = counted(ask_bids(errand, matter), answer)
    source = sources.name(matter.source)
    for seat, bid in bids.items():
        if missing := errand.desk.sheet(seat).purse.missing(Purse(bid)):
            short = {"name": errand.desk.name(seat), "bid": told(Purse(bid)), "missing": told(missing)}
            errand.desk.forbid(NotAllowed("h3s-fx-bid-too-high", errand.rule, **short))
    highest = max(bids.values())
    first = [seat for seat, bid in bids.items() if bid == highest]
    if not highest or len(first) > 1:
        tied = "yes" if highest else "no"
        errand.note(message("h3s-fx-no-sale", source=source, tied=tied), "remind")
    else:
        (buyer,) = first
        purses.pay_told(errand.desk, buyer, Purse(highest), errand.rule, source, source)
        running.run(errand.desk, buyer, errand.source, "take-card(artifact)")
    return (*read(f"auction({int(errand.do.args[0]) - 1})"), *errand.then)


# --- a swap of resources -------------------------------------------------------------------------


def _barter(errand: Errand) -> Carried:
    return errand.wait("partner")


def ask_partner(errand: Errand, matter: Matter) -> Ask:
    """Ask with whom the player swaps resources, if anybody agrees."""
    options = tuple(
        Option(seat, message("h3s-fx-player", name=errand.desk.name(seat))) for seat in _others(errand)
    )  # fmt: skip
    asked = message("h3s-fx-partner", name=errand.name, source=sources.name(matter.source))
    return Ask(asked, (*options, NONE), optional=True, rule=errand.rule)


def take_partner(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """Somebody agrees; how much of what is asked next."""
    if answer == ("none",):
        return ()
    if len(answer) != 1 or answer[0] not in _others(errand):
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[*_others(errand), "none"])
    errand.desk.reopen(matter, kind="barter", found=answer)
    return None


def ask_barter(errand: Errand, matter: Matter) -> Ask:
    """Ask how much of which resource is given for how much of another."""
    other = errand.desk.name(matter.found[0])
    counts = tuple(
        Count(f"{way}{resource}", message(words, name=errand.name, to=other, resource=resource), resource)
        for way, words in ((GIVES, "h3s-fx-barter-gives"), (GETS, "h3s-fx-barter-gets"))
        for resource in RESOURCES
    )
    asked = message("h3s-fx-barter", name=errand.name, to=other, source=sources.name(matter.source))
    return Ask(asked, (NONE,), optional=True, rule=errand.rule, counts=counts)


def take_barter(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """One kind of resource changes hands for another kind."""
    if answer == ("none",):
        return ()
    numbers = counted(ask_barter(errand, matter), answer)
    gives, gets = (Purse(*(numbers[way + resource] for resource in RESOURCES)) for way in (GIVES, GETS))
    kinds = [[resource for resource, count in purse.amounts().items() if count] for purse in (gives, gets)]
    if [len(kind) for kind in kinds] != [1, 1] or kinds[0] == kinds[1]:
        errand.desk.forbid(NotAllowed("h3s-fx-one-for-another", errand.rule))
    (other,) = matter.found
    purses.pay(errand.desk, errand.seat, gives, errand.rule, sources.name(matter.source))
    purses.pay(errand.desk, other, gets, errand.rule, sources.name(matter.source))
    errand.sheet.purse += gets
    errand.desk.sheet(other).purse += gives
    swapped = message(
        "h3s-fx-bartered", name=errand.name, to=errand.desk.name(other), gives=told(gives), gets=told(gets)
    )  # fmt: skip
    errand.note(swapped)
    return errand.then


def _others(errand: Errand) -> list[str]:
    return [seat for seat in lasting.everybody(errand.state) if seat != errand.seat]


WORDS: Mapping[str, Word] = {"auction": _auction, "barter": _barter}
