"""Combats written by hand: from a description of who stands where to a fight, and from a state to what people see.

The format is explained in docs/positions.md.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from companion.games.heroes3.combat.flow.turn_order import remaining_turn_order
from companion.games.heroes3.combat.line_parser import write_line
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.board import spaces_in_mask
from companion.games.heroes3.combat.model.events import SIDES
from companion.games.heroes3.combat.model.questions import Choice, DiceQuestion, PlacementQuestion
from companion.games.heroes3.combat.model.setup_data import Army, Fight, Hero, Siege, UnitCard
from companion.games.heroes3.combat.model.state import STACKS, CombatState, Fighter, space_name
from companion.games.heroes3.combat.model.unit_types import TIERS
from companion.games.heroes3.combat.reach_and_legal_acts import legal_acts
from companion.kernel.plain_data import Plain


@dataclass(frozen=True, slots=True)
class UnitPosition:
    """A unit that does not simply stand there."""

    unit: str
    damage: int = 0
    stack: str = ""
    paralysed: bool = False
    defending: bool = False
    acted: bool = False
    retaliated: bool = False
    poison: int = 0
    corrosion: int = 0


@dataclass(frozen=True, slots=True)
class CombatPosition:
    """A combat: who stands where by space, who is still to be placed, and what the fight is about.

    With `acting` the combat round is running and that unit's activation begins; without it, and without a `round`,
    everything begins with drawing and placing.
    """

    kind: Literal["neutral", "heroes", "ai-hero", "bank"] = "neutral"
    mine: dict[str, str | UnitPosition] = field(default_factory=dict)
    theirs: dict[str, str | UnitPosition] = field(default_factory=dict)
    army: tuple[str, ...] = ()
    enemies: tuple[str, ...] = ()
    level: Literal["", "I", "II", "III", "IV", "V", "VI", "VII"] = ""
    difficulty: Literal["easy", "normal", "hard", "impossible"] = "normal"
    attacker: Literal["mine", "theirs"] = "mine"
    played_by: Literal["ai", "people"] = "ai"
    board: Literal["field", "naval", "bank"] = "field"
    siege: Siege | None = None
    own_town: bool = False
    bank: str = ""
    stacked: int | None = None
    hero: Hero = field(default_factory=Hero)
    enemy_hero: Hero = field(default_factory=Hero)
    others: int = 0
    rerolls: int = 0
    machines: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    drawn_by: Literal["app", "table"] = "app"
    round: int = 0
    acting: str = ""


def fight_from_position(position: CombatPosition) -> Fight:
    """The fight that a description stands for."""
    mine = Army(
        (*_cards(position.mine), *position.army),
        hero=position.hero,
        others=position.others,
        rerolls=position.rerolls,
        machines=position.machines,
    )
    theirs = Army(
        (*_cards(position.theirs), *position.enemies),
        by=position.played_by,
        hero=position.enemy_hero,
        deck=position.deck,
        spells=position.spells,
    )
    return Fight(
        position.kind,
        position.level,
        position.difficulty,
        mine,
        theirs,
        position.attacker,
        position.board,
        position.siege,
        position.bank,
        position.stacked,
        position.drawn_by,
        position.own_town,
        position.round or (1 if position.acting else 0),
        position.acting,
    )


def _cards(units: dict[str, str | UnitPosition]) -> list[UnitCard]:
    found = []
    for space, described in units.items():
        given = described if isinstance(described, UnitPosition) else UnitPosition(described)
        found.append(
            UnitCard(
                given.unit,
                space,
                given.damage,
                given.stack,
                given.paralysed,
                given.defending,
                given.acted,
                given.retaliated,
                given.poison,
                given.corrosion,
            )
        )
    return found


def position_to_dict(state: CombatState) -> dict[str, Plain]:
    """The position as people read it: units under the name of their space."""
    asked = state.ask
    standing = [fighter for fighter in state.fighters if fighter.cell >= 0]
    return {
        "phase": state.phase,
        "round": state.round,
        "acting": space_name(state.actor.cell) if state.active >= 0 else None,
        "seats": {space_name(fighter.cell): _unit(fighter) for fighter in standing},
        "mine": [_short(fighter) for fighter in standing if fighter.side == 0],
        "theirs": [_short(fighter) for fighter in standing if fighter.side == 1],
        "lost": [_key(fighter) for fighter in state.fighters if not fighter.alive and fighter.last >= 0],
        "order": ", ".join(space_name(fighter.cell) for fighter in remaining_turn_order(state)),
        "tiers": _tiers(state),
        "walls": [space_name(space) for space in spaces_in_mask(state.walls)],
        "gate": space_name(state.gate),
        "movement": state.sides[0].movement,
        "waiting": state.sides[1].waiting,
        "gold": state.sides[0].gold,
        "outcome": state.outcome,
        "experience": state.experience,
        "question": asked.purpose.word if isinstance(asked, Choice) else None if asked is None else asked.word,
        "asked": None if asked is None else SIDES[asked.side],
        "options": [] if isinstance(asked, (DiceQuestion, PlacementQuestion)) else answer_options(state),
        "dice": asked.count if isinstance(asked, DiceQuestion) else 0,
        "legal": [write_line(act) for act in legal_acts(state)],
    }


def _unit(fighter: Fighter) -> dict[str, Plain]:
    return {
        "unit": _key(fighter),
        "damage": fighter.damage,
        "left": fighter.left,
        "attack": fighter.attack,
        "defense": fighter.defense,
        "initiative": fighter.initiative,
        "health": fighter.health,
        "paralysed": fighter.paralysed,
        "defending": fighter.defending,
        "acted": fighter.acted,
        "retaliated": fighter.retaliated,
        "poison": fighter.poison,
        "corrosion": fighter.corrosion,
        "stack": STACKS[fighter.stack],
        "effects": [f"{what} {amount:+}" for what, amount, _, _ in fighter.effects],
    }


def _key(fighter: Fighter) -> str:
    """What a unit is; the mark of a silenced one is left out."""
    return fighter.kind.key.rstrip("-")


def _short(fighter: Fighter) -> str:
    """A unit on one line: where, what, damage."""
    return f"{space_name(fighter.cell)} {_key(fighter)} {fighter.damage}"


def _tiers(state: CombatState) -> str:
    """The enemy army by tier, as the difficulty table counts it."""
    counted = Counter(fighter.kind.tier for fighter in state.fighters if fighter.side == 1)
    return ", ".join(f"{counted[n]} {tier}" for n, tier in enumerate(TIERS) if counted[n])
