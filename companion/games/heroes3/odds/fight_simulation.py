"""Fights played out to their end: from a field, or from any position in the middle of a combat.

Whatever nobody knows is dealt anew each time: dice, the order of the decks, the neutral army that is still to be
drawn. The same seed gives the same fight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.ai_decisions import is_ai_to_decide, possible_ai_acts
from companion.games.heroes3.combat.combat_start import begin_combat
from companion.games.heroes3.combat.flow import fast_simulation_moves
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.model.board import BESIDE, BY_NAME
from companion.games.heroes3.combat.model.neutral_guards import build_neutral_decks, count_neutral_guards
from companion.games.heroes3.combat.model.refusals import TooMany
from companion.games.heroes3.combat.model.setup_data import (
    MOST_UNITS,
    CombatSetup,
    Fight,
    Layout,
    Settings,
    UnitCard,
    check_fight,
)
from companion.games.heroes3.combat.model.state import MINE, CombatState, Fighter
from companion.games.heroes3.combat.model.unit_types import UnitType, require_unit_type
from companion.games.heroes3.combat.reach_and_legal_acts import enemies_next_to
from companion.games.heroes3.odds.player_policies import SENSIBLE, Policy, choose_unit_placement
from companion.kernel.building_blocks.piles import Pile
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event

ROUND_LIMIT = 60
"""A combat without an end by then is counted as open: two units that cannot hurt each other fight for ever."""
_SPREAD = 0x9E3779B97F4A7C15
_engine = Heroes3Combat()


class FightStart(Protocol):
    """Where fights begin."""

    def position(self, seed: int) -> CombatState:
        """A position of its own to play from, with the luck of this seed."""

    def army(self) -> list[UnitType]:
        """The player's units."""


class FromField:
    """Fights for a field, or against an army that is known: everything from drawing and placing on."""

    def __init__(
        self, fight: Fight, settings: Settings | None = None, boxes: tuple[str, ...] = (), decks: Sequence[Pile] = ()
    ) -> None:
        """`decks` are the neutral decks of a table, if it has drawn from them before; otherwise they are whole."""
        check_fight(fight)
        mine = [_card(unit) for unit in fight.mine.units]
        if not any(card.space for card in mine):
            if len(mine) > MOST_UNITS:
                raise TooMany("h3-too-many-units", "6", found=len(mine), most=MOST_UNITS)
            spaces = choose_unit_placement([require_unit_type(card.unit) for card in mine], fight.board == "bank")
            mine = [replace(card, space=space) for card, space in zip(mine, spaces, strict=True)]
        placed = replace(fight, mine=replace(fight.mine, units=tuple(mine)), drawn_by="app")
        self.fight = placed
        self._layout = Layout(CombatSetup(placed, _by_the_app(settings or Settings()), boxes))
        drawn = placed.kind == "neutral" and not placed.theirs.units
        self._wanted = count_neutral_guards(placed.level, placed.difficulty) if drawn else ()
        self._decks = (_left(decks, self._wanted) if decks else build_neutral_decks(boxes)) if drawn else []

    def position(self, seed: int) -> CombatState:
        """The opening position of one fight: as many cards of each deck are shuffled as will be drawn."""
        state = CombatState(self._layout, Luck.from_seed(seed), self.fight)
        for cards, count in zip(self._decks, self._wanted, strict=True):
            state.decks.append(Pile(_shuffled_top(cards, count, state.luck)))
        begin_combat(state, self.fight, None)
        return state

    def army(self) -> list[UnitType]:
        """The player's units that fight."""
        return [require_unit_type(card.unit) for card in map(_card, self.fight.mine.units) if card.space]


class FromPosition:
    """Fights from a position in the middle of a combat."""

    def __init__(self, state: CombatState) -> None:
        self._state = state.copy()
        body, version = state.layout.body, state.layout.rules_version
        self._state.layout = Layout(replace(body, settings=_by_the_app(body.settings)), version)
        self._state.fight = replace(state.fight, drawn_by="app")

    def position(self, seed: int) -> CombatState:
        """A copy with luck of its own; decks are shuffled, since nobody knows their order."""
        state = self._state.copy()
        state.luck = Luck.from_seed(seed)
        for pile in (*state.decks, state.sides[1].deck, state.sides[1].spell_deck):
            if pile is not None:
                pile.shuffle(state.luck)
        return state

    def army(self) -> list[UnitType]:
        """The player's units that are left."""
        return [fighter.kind for fighter in _own_units(self._state)]


def _own_units(state: CombatState) -> list[Fighter]:
    """The player's units that are left. The Arrow Tower belongs to the town and is none of them. heroes3 11."""
    return [fighter for fighter in state.fighters if fighter.side == MINE and fighter.alive and fighter.cell != BESIDE]


def _left(decks: Sequence[Pile], wanted: Sequence[int]) -> list[list[str]]:
    """What may still be drawn from each deck; one that is too small is made anew from its discards."""
    return [
        deck.cards[:] if len(deck.cards) >= count else deck.cards + deck.discards
        for deck, count in zip(decks, wanted, strict=True)
    ]


def _shuffled_top(cards: list[str], count: int, luck: Luck) -> list[str]:
    """The same cards with a random choice of them on top."""
    found = cards[:]
    for top in range(len(found) - 1, max(0, len(found) - 1 - count), -1):
        other = luck.below(top + 1)
        found[top], found[other] = found[other], found[top]
    return found


def _card(unit: str | UnitCard) -> UnitCard:
    return unit if isinstance(unit, UnitCard) else UnitCard(unit)


def _by_the_app(settings: Settings) -> Settings:
    """In a simulation the app rolls, and nobody stops before the dice."""
    return replace(settings, dice="app", stop_before_dice=False)


# --- one fight -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FightResult:
    """The result of one fight. `fates` are the player's units: 0 as they were, 1 a Pack that is Few now, 2 gone.

    `first_round`: won before the combat round in which it began was over.
    """

    outcome: str
    rounds: int
    first_round: bool
    experience: int
    fates: tuple[int, ...]


STOOD, FLIPPED, GONE = range(3)


def seed_for_fight(seed: int, number: int) -> int:
    """The luck of the fight of a number, far from that of the next one."""
    return (seed * 1_000_003 + number) * _SPREAD & 0xFFFFFFFFFFFFFFFF


def simulate_fight(state: CombatState, policy: Policy = SENSIBLE, retreats: bool = False) -> FightResult:
    """Play a position to its end. With `retreats` the player leaves as soon as the rules allow it."""
    began = max(state.round, 1)
    if retreats:
        policy = replace(policy, heart=1e9)
    before = [(fighter, fighter.kind) for fighter in _own_units(state)]
    while not state.ended and state.round < began + ROUND_LIMIT:
        if is_ai_to_decide(state):
            found = possible_ai_acts(state)
            apply_legal_act(state, found[0] if len(found) == 1 else policy.choose_for_ai(state, found))
        else:
            apply_legal_act(state, policy.answer(state) if state.ask is not None else policy.act(state))
    won = state.outcome == "victory"
    fates = tuple(GONE if not f.alive else STOOD if f.kind is kind else FLIPPED for f, kind in before)
    return FightResult(state.outcome or "open", state.round, won and state.round == began, state.experience, fates)


def apply_legal_act(state: CombatState, act: Act) -> None:
    """Do an act that is known to be legal, through `fast_simulation_moves.py` where it has a function for it.

    Who goes somewhere without attacking is done then: neither the bot nor a policy moves first and thinks afterwards.
    """
    if isinstance(act, acts.Attack) and not act.then:
        fighter, target = state.fighters[state.active], state.board[BY_NAME[act.target]]
        steps_after = fighter.kind.ranged and fighter.side == MINE and enemies_next_to(state, MINE, fighter.cell)
        if target >= 0 and not steps_after and not state.layout.settings.flying_attack_then_move:
            fast_simulation_moves.move_and_attack(state, target, BY_NAME[act.at] if act.at else fighter.cell)
            return
    elif isinstance(act, acts.Move):
        fast_simulation_moves.move_and_end(state, BY_NAME[act.to])
        return
    elif isinstance(act, acts.Defend):
        fast_simulation_moves.take_defense_token(state)
        return
    _engine.apply(state, act, ignore_event)
