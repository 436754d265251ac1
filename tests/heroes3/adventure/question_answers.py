"""Every answer that a pending question could get, and adventures driven to the end by them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.content.towns import towns_by_faction
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.effect_handlers.handler_table import create_act_context
from companion.games.heroes3.adventure.questions import answer_handling, pending_questions
from companion.games.heroes3.adventure.rules.map_dice import die_faces
from companion.games.heroes3.adventure.rules.round_calendar import astrologers_cards, event_cards
from companion.games.heroes3.adventure.state import AdventureState, PendingQuestion, Unit
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.refusals import Forbidden
from companion.kernel.events import Event, ignore_event
from tests.heroes3.adventure.sample_games import say

SAMPLES = {"artifact": "centaurs-axe", "spell": "haste", "ability": "necromancy", "statistic": "attack"}
"""A card of each kind."""


def deeds() -> list[tuple[str, TimedEffect]]:
    """Every deed of the content with the source that carries it out."""
    found = [
        (f"building:{b.key}", deed)
        for town in towns_by_faction().values()
        for b in town.buildings.values()
        for deed in b.deeds
    ]
    found += [(f"place:{place.id}", deed) for place in get_map_content().by_id.values() for deed in place.deeds]
    found += [(f"pandora:{card.id}", deed) for card in get_map_content().pandora.values() for deed in card.deeds]
    found += [(f"astrologers:{card.id}", deed) for card in astrologers_cards().values() for deed in card.deeds]
    found += [(f"event:{card.id}", deed) for card in event_cards().values() for deed in card.deeds]
    found += [
        (f"bonus:{level}", bonus.deed) for level, ways in get_scenario_content().bonuses.items() for bonus in ways
    ]
    return found


def effects() -> list[tuple[str, str]]:
    """Every effect of the content, faces of dice included."""
    found = [(source, deed.text) for source, deed in deeds()]
    return found + [("place:sea-barrel", face) for die in ("resource", "treasure") for face in die_faces(die)]


def possible(state: AdventureState, matter: PendingQuestion) -> list[tuple[str, ...]]:
    """Every legal answer, with one card of each kind and a few rolls for all."""
    asked = pending_questions.build_question_form(state, matter)
    assert say(asked.message), matter
    assert all(say(option.message) for option in asked.options)
    assert all(say(option.refusal) for option in asked.options if option.refusal is not None)
    if asked.dice:
        rolls = [
            tuple(asked.faces[(at + n) % len(asked.faces)] for n in range(asked.dice)) for at in range(len(asked.faces))
        ]
        return [("app",), *rolls]
    found: list[tuple[str, ...]] = [(option.id,) for option in asked.options if option.legal]
    if asked.counts:
        first, *_, last = (count.id for count in asked.counts)
        found += [(f"{first}=2",), (f"{first}=1", f"{last}=1"), (f"{first}=0",)]
    if asked.cards is not None:
        found = [*((SAMPLES[kind],) for kind in sorted(asked.cards)), *found]
    if asked.several:
        own = [option.id for option in asked.options if option.legal and option.id != "none"]
        found += [tuple(own[:2])] if len(own) > 1 else []
    if matter.kind == "recruit":
        found = [*found[:3], ("none",)]
    return found


def settled(
    state: AdventureState,
    matter: PendingQuestion,
    answer: tuple[str, ...],
    tell: Callable[[Event], None] = ignore_event,
) -> AdventureState:
    """The evening after an answer; the old one stays as it was."""
    after = state.copy()
    answer_handling.apply_answer(create_act_context(after, tell), acts.Settle(matter.id, answer))
    return after


def every_end(
    state: AdventureState, most: int = 150, look: Callable[[AdventureState], None] = lambda state: None
) -> Iterator[AdventureState]:
    """Evenings in which everything that is open was settled, in every possible way, up to so many."""
    waiting, found = [state], 0
    while waiting and found < most:
        now = waiting.pop()
        look(now)
        if not now.table.matters:
            found += 1
            yield now
            continue
        matter = now.table.matters[0]
        ways = possible(now, matter)
        if not ways:
            # Nothing can be done about it: the table drops it.
            dropped = now.copy()
            answer_handling.apply_answer(create_act_context(dropped, ignore_event, anyway=True), acts.Settle(matter.id))
            waiting.append(dropped)
        waiting += [after for way in reversed(ways) if (after := _after(now, matter, way)) is not None]


def _after(state: AdventureState, matter: PendingQuestion, way: tuple[str, ...]) -> AdventureState | None:
    """The evening after an answer; None where a card, several things together or an amount is forbidden."""
    try:
        return settled(state, matter, way)
    except Forbidden:
        assert matter.kind in ("buy", "recruit", "barter", "bids")
        return None


def check_sheets(state: AdventureState) -> None:
    """What has to hold on every sheet, whatever was done by the rules."""
    for sheet in state.sheets.values():
        assert min(sheet.purse.amounts().values()) >= 0
        assert sheet.movement >= 0
        assert sheet.secondary_movement >= 0
        assert set(sheet.cards) <= load_cards().by_id.keys()
        assert set(sheet.machines) <= load_cards().machines.keys()
        assert all(sheet.cards.count(card) >= sheet.empowered.count(card) for card in sheet.empowered)
        assert all(unit.side in load_units().by_key for unit in sheet.army)
        assert all(flag.place in get_map_content().by_id for flag in sheet.flags)
        assert all(count >= 0 for count in sheet.cubes.values())
        if state.layout.morale_cards:
            assert (sheet.morale_cards > 0) == (sheet.morale != "none")
            assert sheet.morale_cards <= 2 or sheet.morale == "negative"
    AdventureState.thaw(state.layout, state.freeze())


def rich(state: AdventureState) -> None:
    """Everybody owns something of every kind, so that every way is open."""
    for seat, sheet in state.sheets.items():
        faction = state.layout.chairs[seat].faction
        own = [side for side in load_units().sides if side.group == faction]
        sheet.army = tuple(Unit.of(side.key) for side in own if side.side == "few" or side.tier == "bronze")
        sheet.cards = (*sheet.cards, *SAMPLES.values(), "magic-arrow", "bless", "archery")
        sheet.machines, sheet.cubes = ("ballista",), {"city-hall": 1}
        sheet.secondary, sheet.secondary_movement, sheet.movement = True, 2, 3
