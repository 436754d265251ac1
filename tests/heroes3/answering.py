"""Every answer that a matter of the sheet could get, and evenings driven to the end by them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.refusals import Forbidden
from companion.games.heroes3.evening.calendar import astrologers, events
from companion.games.heroes3.evening.deeds import Deed
from companion.games.heroes3.evening.dice import faces
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.evening.scenarios import scenarios
from companion.games.heroes3.evening.towns import towns
from companion.games.heroes3.sheet import acts, answers, asking
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.state import Matter, SheetState, Unit
from companion.games.heroes3.units import units
from companion.kernel.events import Event, silent
from tests.heroes3.evenings import say

SAMPLES = {"artifact": "centaurs-axe", "spell": "haste", "ability": "necromancy", "statistic": "attack"}
"""A card of each kind."""


def deeds() -> list[tuple[str, Deed]]:
    """Every deed of the content with the source that carries it out."""
    found = [
        (f"building:{b.key}", deed) for town in towns().values() for b in town.buildings.values() for deed in b.deeds
    ]
    found += [(f"place:{place.id}", deed) for place in places().by_id.values() for deed in place.deeds]
    found += [(f"pandora:{card.id}", deed) for card in places().pandora.values() for deed in card.deeds]
    found += [(f"astrologers:{card.id}", deed) for card in astrologers().values() for deed in card.deeds]
    found += [(f"event:{card.id}", deed) for card in events().values() for deed in card.deeds]
    found += [(f"bonus:{level}", bonus.deed) for level, ways in scenarios().bonuses.items() for bonus in ways]
    return found


def effects() -> list[tuple[str, str]]:
    """Every effect of the content, faces of dice included."""
    found = [(source, deed.text) for source, deed in deeds()]
    return found + [("place:sea-barrel", face) for die in ("resource", "treasure") for face in faces(die)]


def possible(state: SheetState, matter: Matter) -> list[tuple[str, ...]]:
    """Every legal answer, with one card of each kind and a few rolls for all."""
    asked = asking.ask(state, matter)
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
    state: SheetState, matter: Matter, answer: tuple[str, ...], tell: Callable[[Event], None] = silent
) -> SheetState:
    """The evening after an answer; the old one stays as it was."""
    after = state.copy()
    answers.settle(Desk(after, tell), acts.Settle(matter.id, answer))
    return after


def every_end(
    state: SheetState, most: int = 150, look: Callable[[SheetState], None] = lambda state: None
) -> Iterator[SheetState]:
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
            answers.settle(Desk(dropped, silent, anyway=True), acts.Settle(matter.id))
            waiting.append(dropped)
        waiting += [after for way in reversed(ways) if (after := _after(now, matter, way)) is not None]


def _after(state: SheetState, matter: Matter, way: tuple[str, ...]) -> SheetState | None:
    """The evening after an answer; None where a card, several things together or an amount is forbidden."""
    try:
        return settled(state, matter, way)
    except Forbidden:
        assert matter.kind in ("buy", "recruit", "barter", "bids")
        return None


def check_sheets(state: SheetState) -> None:
    """What has to hold on every sheet, whatever was done by the rules."""
    for sheet in state.sheets.values():
        assert min(sheet.purse.amounts().values()) >= 0
        assert sheet.movement >= 0
        assert sheet.secondary_movement >= 0
        assert set(sheet.cards) <= cards().by_id.keys()
        assert set(sheet.machines) <= cards().machines.keys()
        assert all(sheet.cards.count(card) >= sheet.empowered.count(card) for card in sheet.empowered)
        assert all(unit.side in units().by_key for unit in sheet.army)
        assert all(flag.place in places().by_id for flag in sheet.flags)
        assert all(count >= 0 for count in sheet.cubes.values())
        if state.layout.morale_cards:
            assert (sheet.morale_cards > 0) == (sheet.morale != "none")
            assert sheet.morale_cards <= 2 or sheet.morale == "negative"
    SheetState.thaw(state.layout, state.freeze())


def rich(state: SheetState) -> None:
    """Everybody owns something of every kind, so that every way is open."""
    for seat, sheet in state.sheets.items():
        faction = state.layout.chairs[seat].faction
        own = [side for side in units().sides if side.group == faction]
        sheet.army = tuple(Unit.of(side.key) for side in own if side.side == "few" or side.tier == "bronze")
        sheet.cards = (*sheet.cards, *SAMPLES.values(), "magic-arrow", "bless", "archery")
        sheet.machines, sheet.cubes = ("ballista",), {"city-hall": 1}
        sheet.secondary, sheet.secondary_movement, sheet.movement = True, 2, 3
