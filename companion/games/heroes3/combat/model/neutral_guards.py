"""Which neutral units guard a field, which guards a Creature Bank, and the neutral decks. heroes3 8 and 11."""

from __future__ import annotations

import functools
from collections.abc import Collection

from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.unit_types import TIERS, UnitType, all_unit_types
from companion.kernel.building_blocks.piles import Pile

LEVELS = ("I", "II", "III", "IV", "V", "VI", "VII")


def count_neutral_guards(level: str, difficulty: str) -> tuple[int, ...]:
    """How many bronze, silver, gold and azure neutrals guard a field of this level."""
    guards = load_cards().guards(level, difficulty)
    return tuple(guards.get(tier, 0) for tier in TIERS)


def build_neutral_decks(boxes: tuple[str, ...]) -> list[list[str]]:
    """The neutral cards of these boxes (all where none is named), bronze to azure.

    There is one card of each unit: how many copies the real decks hold is not known (unverified).
    """
    return [list(deck) for deck in _decks(boxes)]


def build_remaining_neutral_decks(
    boxes: tuple[str, ...], discarded: Collection[str], held: Collection[str]
) -> list[Pile]:
    """The decks in the middle of a game, in no order: whoever draws takes any card of the pile.

    `discarded` lie on the discard piles; `held` lie in neither, for players have them in their unit decks.
    """
    return [
        Pile(
            [card for card in deck if card not in discarded and card not in held],
            [card for card in deck if card in discarded],
        )
        for deck in _decks(boxes)
    ]


@functools.cache
def _decks(boxes: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    wanted = frozenset(boxes) if boxes else None
    return tuple(tuple(side.key for side in load_units().neutrals(tier, wanted)) for tier in TIERS)


def count_guards_besides_printed(
    level: str, difficulty: str, guards: tuple[UnitType, ...], instead: str
) -> tuple[int, ...]:
    """The same where some guards are printed with the place, which stand in for one card of a tier. heroes3 7."""
    spared = TIERS.index(instead) if instead else -1
    printed = [guard.tier for guard in guards]
    drawn = count_neutral_guards(level, difficulty)
    return tuple(max(0, count - (tier == spared)) + printed.count(tier) for tier, count in enumerate(drawn))


def creature_bank_names() -> tuple[str, ...]:
    """The Creature Banks there are."""
    return tuple(load_units().banks)


def creature_bank_guards(bank: str) -> list[UnitType]:
    """The four guards of a Creature Bank, in the order of the corners."""
    return [all_unit_types()[side.key] for side in load_units().guards(bank)]


def count_stacked_guards(difficulty: str) -> int:
    """How many guards of a bank have a Stack token. heroes3 11."""
    stacked = load_units().banks_file.stacked
    return int(stacked[difficulty])
