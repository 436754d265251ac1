"""The next scenario of a campaign: its set-up, and the cards, units and resources carried over. heroes3 12."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.content import scenarios
from companion.games.heroes3.adventure.content.file_schemas import ScenarioDef
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import require_hero
from companion.games.heroes3.adventure.players import ai_heroes, game_end
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.scenario import game_start
from companion.games.heroes3.adventure.setup_data import (
    AdventureSetup,
    CampaignCarryOver,
    PlayerSetup,
    StartingPosition,
)
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.combat.model.refusals import NotAllowed
from companion.kernel.messages import message
from companion.kernel.refusals import Unknown

CHOSEN = 5
"""So many cards besides the Statistics and Specialty I come along."""


def record_carried_cards(context: ActContext, act: acts.Carry) -> None:
    """The player chooses the cards that come along: five, or all where there are fewer."""
    state = context.state
    sheet, possible = context.sheet(act.seat), Counter(carriable_cards(state, act.seat))
    _check_campaign(context)
    for card, count in Counter(act.cards).items():
        if count > possible[card]:
            raise Unknown("h3s-tb-not-carried", found=card, options=sorted(possible))
    wanted = min(CHOSEN, possible.total())
    if len(act.cards) != wanted:
        context.forbid(NotAllowed("h3s-tb-carry-count", "12", found=len(act.cards), wanted=wanted))
    sheet.carried = act.cards
    told = message(
        "h3s-tb-carries", name=context.name(act.seat), cards=len(player_deck_for_next_scenario(state, act.seat))
    )
    context.note(act.seat, "12", told, "gain")


def carriable_cards(state: AdventureState, seat: str) -> tuple[str, ...]:
    """The cards of which five are chosen: no Statistics, which come along anyway, and no Specialties."""
    return tuple(card for card in state.sheet(seat).cards if _kind(card) not in ("statistic", "specialty"))


def player_deck_for_next_scenario(state: AdventureState, seat: str) -> tuple[str, ...]:
    """The deck of the next scenario: all Statistics, Specialty I and what was chosen. After a lost one: as noted."""
    chair, sheet = state.layout.chairs[seat], state.sheet(seat)
    if is_scenario_lost(state):
        noted = chair.carried.cards if chair.carried is not None else ()
        return noted or require_hero(chair.hero).starting_deck()
    statistics = [card for card in sheet.cards if _kind(card) == "statistic"]
    return (*statistics, require_hero(chair.hero).specialty("I"), *sheet.carried)


def is_scenario_lost(state: AdventureState) -> bool:
    """Whether the scenario was lost, so that it begins again with the noted list."""
    ended = game_end.game_result(state)
    return ended is not None and ended.outcome == "lost"


def find_next_scenario(state: AdventureState) -> ScenarioDef | None:
    """The scenario that comes next, the same one after a defeat; None where the campaign is over or unknown."""
    if not state.layout.body.scenario:
        return None
    now = scenarios.require_scenario(state.layout.body.scenario)
    if is_scenario_lost(state):
        return now
    following = (now.campaign, now.number + 1)
    known = scenarios.get_scenario_content().by_id.values()
    return next((other for other in known if now.campaign and (other.campaign, other.number) == following), None)


def build_next_scenario_setup(state: AdventureState) -> AdventureSetup | None:
    """The next scenario written out with what is carried along; None where there is none.

    A scenario of the table's own, and an official one, keep what this one began with: the set-up asks for the rest.
    """
    body = state.layout.body
    if body.mode != "campaign" or not state.ended:
        return None
    if is_scenario_lost(state):
        # What the scenario's page told of its AI heroes is not typed again.
        return replace(body, ai=tuple(ai_heroes.ai_hero_for_restart(state, ai.id) for ai in body.ai))
    if not body.scenario:
        return replace(body, players=_players(state, None))
    following = find_next_scenario(state)
    if following is None:
        return None
    start = game_start.scenario_starting_position(following) if following.start is not None else StartingPosition()
    return replace(
        body,
        players=_players(state, following),
        scenario=following.id,
        title=following.name,
        start=start,
        rounds=0,
        events=(),
        victory={},
        ai=game_start.scenario_ai_heroes(following),
    )


def _players(state: AdventureState, following: ScenarioDef | None) -> tuple[PlayerSetup, ...]:
    carried = following is not None and following.start is not None and following.start.carried
    return tuple(_player(state, chair, carried) for chair in state.layout.body.players)


def _player(state: AdventureState, chair: PlayerSetup, carried: bool) -> PlayerSetup:
    """Some scenarios take the resources and units along that are left; all of them the deck."""
    sheet = state.sheet(chair.id)
    resources = sheet.purse.floored() if carried else Purse()
    empowered = tuple(card for card in sheet.empowered if card in sheet.cards)
    units = tuple(unit.side for unit in sheet.army) if carried else ()
    return replace(
        chair, carried=CampaignCarryOver(player_deck_for_next_scenario(state, chair.id), resources, units, empowered)
    )


def _check_campaign(context: ActContext) -> None:
    if context.state.layout.body.mode != "campaign":
        context.forbid(NotAllowed("h3s-tb-no-campaign", "12"))
    if not context.state.ended:
        context.forbid(NotAllowed("h3s-tb-not-over", "12"))
    if is_scenario_lost(context.state):
        context.forbid(NotAllowed("h3s-tb-noted-list", "12"))


def _kind(card: str) -> str:
    known = load_cards().by_id.get(card)
    return known.kind if known is not None else ""
