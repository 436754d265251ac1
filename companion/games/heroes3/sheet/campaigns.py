"""From one scenario of a campaign to the next: what comes along. heroes3 12."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.refusals import NotAllowed
from companion.games.heroes3.evening import scenarios
from companion.games.heroes3.evening.files import ScenarioDef
from companion.games.heroes3.evening.heroes import hero
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.sheet import acts, ai_heroes, ending, opening
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.setup import Body, Carried, Chair, Start
from companion.games.heroes3.sheet.state import SheetState
from companion.kernel.refusals import Unknown
from companion.kernel.words import message

CHOSEN = 5
"""So many cards besides the Statistics and Specialty I come along."""


def carry(desk: Desk, act: acts.Carry) -> None:
    """The player chooses the cards that come along: five, or all where there are fewer."""
    state = desk.state
    sheet, possible = desk.sheet(act.seat), Counter(choosable(state, act.seat))
    _check_campaign(desk)
    for card, count in Counter(act.cards).items():
        if count > possible[card]:
            raise Unknown("h3s-tb-not-carried", found=card, options=sorted(possible))
    wanted = min(CHOSEN, possible.total())
    if len(act.cards) != wanted:
        desk.forbid(NotAllowed("h3s-tb-carry-count", "12", found=len(act.cards), wanted=wanted))
    sheet.carried = act.cards
    told = message("h3s-tb-carries", name=desk.name(act.seat), cards=len(next_deck(state, act.seat)))
    desk.note(act.seat, "12", told, "gain")


def choosable(state: SheetState, seat: str) -> tuple[str, ...]:
    """The cards of which five are chosen: no Statistics, which come along anyway, and no Specialties."""
    return tuple(card for card in state.sheet(seat).cards if _kind(card) not in ("statistic", "specialty"))


def next_deck(state: SheetState, seat: str) -> tuple[str, ...]:
    """The deck of the next scenario: all Statistics, Specialty I and what was chosen. After a lost one: as noted."""
    chair, sheet = state.layout.chairs[seat], state.sheet(seat)
    if lost(state):
        noted = chair.carried.cards if chair.carried is not None else ()
        return noted or hero(chair.hero).starting_deck()
    statistics = [card for card in sheet.cards if _kind(card) == "statistic"]
    return (*statistics, hero(chair.hero).specialty("I"), *sheet.carried)


def lost(state: SheetState) -> bool:
    """Whether the scenario was lost, so that it begins again with the noted list."""
    ended = ending.result(state)
    return ended is not None and ended.outcome == "lost"


def next_scenario(state: SheetState) -> ScenarioDef | None:
    """The scenario that comes next, the same one after a defeat; None where the campaign is over or unknown."""
    if not state.layout.body.scenario:
        return None
    now = scenarios.scenario(state.layout.body.scenario)
    if lost(state):
        return now
    following = (now.campaign, now.number + 1)
    known = scenarios.scenarios().by_id.values()
    return next((other for other in known if now.campaign and (other.campaign, other.number) == following), None)


def next_body(state: SheetState) -> Body | None:
    """The next scenario written out with what is carried along; None where there is none.

    A scenario of the table's own, and an official one, keep what this one began with: the set-up asks for the rest.
    """
    body = state.layout.body
    if body.mode != "campaign" or not state.ended:
        return None
    if lost(state):
        # What the scenario's page told of its AI heroes is not typed again.
        return replace(body, ai=tuple(ai_heroes.as_entered(state, ai.id) for ai in body.ai))
    if not body.scenario:
        return replace(body, players=_players(state, None))
    following = next_scenario(state)
    if following is None:
        return None
    start = opening.start_of(following) if following.start is not None else Start()
    return replace(
        body, players=_players(state, following), scenario=following.id, title=following.name, start=start, rounds=0,
        events=(), victory={}, ai=opening.ai_of(following),
    )  # fmt: skip


def _players(state: SheetState, following: ScenarioDef | None) -> tuple[Chair, ...]:
    carried = following is not None and following.start is not None and following.start.carried
    return tuple(_player(state, chair, carried) for chair in state.layout.body.players)


def _player(state: SheetState, chair: Chair, carried: bool) -> Chair:
    """Some scenarios take the resources and units along that are left; all of them the deck."""
    sheet = state.sheet(chair.id)
    resources = sheet.purse.floored() if carried else Purse()
    empowered = tuple(card for card in sheet.empowered if card in sheet.cards)
    units = tuple(unit.side for unit in sheet.army) if carried else ()
    return replace(chair, carried=Carried(next_deck(state, chair.id), resources, units, empowered))


def _check_campaign(desk: Desk) -> None:
    if desk.state.layout.body.mode != "campaign":
        desk.forbid(NotAllowed("h3s-tb-no-campaign", "12"))
    if not desk.state.ended:
        desk.forbid(NotAllowed("h3s-tb-not-over", "12"))
    if lost(desk.state):
        desk.forbid(NotAllowed("h3s-tb-noted-list", "12"))


def _kind(card: str) -> str:
    known = cards().by_id.get(card)
    return known.kind if known is not None else ""
