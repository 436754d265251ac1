"""Adventures to test with: Ana with the Castle and Bea with the Necropolis, unless told otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.game import Heroes3Adventure
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.setup_data import (
    AdventureSetup,
    PlayerSetup,
    Settings,
    StartingPosition,
    build_setup,
)
from companion.games.heroes3.adventure.state import AdventureState, PendingQuestion, PlayerState, TableState, Unit
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.events import Event
from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from companion.library.translations import load_message_catalogue

GAME = Heroes3Adventure()
ANA = PlayerSetup("ana", "Ana", "castle", "catherine")
BEA = PlayerSetup("bea", "Bea", "necropolis", "sandro")
HERO_OF = {
    "castle": "catherine", "necropolis": "sandro", "dungeon": "mutare", "rampart": "gelu", "tower": "solmyr",
    "fortress": "adrienne", "inferno": "xyron", "stronghold": "crag-hack", "cove": "jeremy", "conflux": "luna",
}  # fmt: skip
"""A hero of each faction."""
NO_BONUS = "no-start-bonus"
EVERYTHING = (
    "core", "rampart", "tower", "fortress", "inferno", "stronghold", "cove", "conflux", "naval-battles",
    "stretch-goals", "battlefield",
)  # fmt: skip


@dataclass
class SampleGame:
    """A table of the kernel with short ways to ask it things."""

    table: Table[AdventureState, Any]
    events: list[Event] = field(default_factory=list)

    # --- doing ---

    def give(self, *given: Act) -> list[Event]:
        """Give acts; what was told about them."""
        told = [event for act in given for event in self.table.give(act)]
        self.events += told
        return told

    def next(self, times: int = 1, anyway: bool = False) -> list[Event]:
        """Press the one button."""
        return self.give(*[acts.Next(anyway=anyway)] * times)

    def settle(self, *answer: str, seat: str | None = None, kind: str = "", anyway: bool = False) -> list[Event]:
        """Answer the first open matter, or the first of a player or kind."""
        return self.give(acts.Settle(self.matter(seat, kind).id, answer, anyway=anyway))

    def refused(self, act: Act, message_id: str = "", rule: str = "") -> Refused:
        """The act must be refused with nothing changed; the refusal names its rule."""
        before = self.state.copy()
        with pytest.raises(Refused) as caught:
            self.give(act)
        assert self.state == before
        if message_id:
            assert caught.value.message.id == message_id
        if rule:
            assert getattr(caught.value, "rule", "") == f"heroes3 {rule}"
        assert say(caught.value.message)
        return caught.value

    def to_round(self, number: int) -> None:
        """Press the button until this round's start is done, dropping whatever opens on the way."""
        while self.sheet_of_table.round < number or self.sheet_of_table.steps:
            self.next(anyway=True)

    def to_turn(self, seat: str) -> None:
        """Press the button until it is this player's turn, dropping whatever opens on the way."""
        self.next(anyway=True)
        while self.state.active != seat:
            self.next(anyway=True)

    # --- looking ---

    @property
    def state(self) -> AdventureState:
        """The position."""
        return self.table.state

    @property
    def sheet_of_table(self) -> TableState:
        """The sheet of the table."""
        return self.state.table

    def sheet(self, seat: str = "ana") -> PlayerState:
        """A player's sheet."""
        return self.state.sheet(seat)

    def purse(self, seat: str = "ana") -> Purse:
        """What a player has."""
        return self.sheet(seat).purse

    def matter(self, seat: str | None = None, kind: str = "") -> PendingQuestion:
        """The first open matter, of this player or kind if one is named."""
        return next(
            matter
            for matter in self.state.table.matters
            if (seat is None or matter.seat == seat) and (not kind or matter.kind == kind)
        )

    @property
    def matters(self) -> list[tuple[str, str, str]]:
        """What is open: who, kind and source of each."""
        return [(matter.seat, matter.kind, matter.source) for matter in self.state.table.matters]

    def told(self, message_id: str) -> bool:
        """Whether something was told in this evening."""
        return any(event.message.id == message_id for event in self.events)


def new_game(
    *players: PlayerSetup,
    purse: Purse | None = None,
    built: tuple[str, ...] = (),
    army: tuple[str, ...] | None = None,
    change: Callable[[AdventureState], None] | None = None,
    settings: dict[str, Any] | None = None,
    **more: Any,
) -> SampleGame:
    """An evening in round 1 on the first player's turn; `change` puts the position right before play.

    There is no starting bonus, so nothing is open. Everybody has `purse`, the buildings `built` (ids of the own town)
    and the units `army` (a Few of the own faction, unless told otherwise).
    """
    opened = table(*players, purse=purse, settings=settings, **more | {"rules": (NO_BONUS, *more.get("rules", ()))})
    for seat, sheet in opened.state.sheets.items():
        sheet.built = (*sheet.built, *(building for building in built if building not in sheet.built))
        keys = (first_unit(opened.state.layout.chairs[seat].faction),) if army is None else army
        sheet.army = tuple(Unit.of(side) for side in keys)
    if change is not None:
        change(opened.state)
    opened.next(anyway=True)
    return opened


def table(
    *players: PlayerSetup,
    purse: Purse | None = None,
    settings: dict[str, Any] | None = None,
    seed: int = 7,
    **more: Any,
) -> SampleGame:
    """An evening as it is opened, with the starting bonuses to be taken."""
    chairs = players or (ANA, BEA)
    more.setdefault("boxes", EVERYTHING)
    more.setdefault("start", StartingPosition(Purse(40, 20, 10) if purse is None else purse))
    body = AdventureSetup(chairs, settings=Settings(**(settings or {})), **more)
    return SampleGame(Table(GAME, build_setup(body, seed)))


def first_unit(faction: str) -> str:
    """The first bronze unit of a faction, as Few."""
    return next(side.key for side in load_units().sides if side.group == faction and side.tier == "bronze")


def chair(faction: str, seat: str = "ana", team: str = "") -> PlayerSetup:
    """A player of a faction."""
    return PlayerSetup(seat, seat.title(), faction, HERO_OF[faction], team)


def say(message: Any, language: str = "en") -> str:
    """A message in words."""
    return load_message_catalogue(language).say(message)
