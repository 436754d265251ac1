"""Which neutral units guard a field, which guards a Creature Bank, and the neutral decks. heroes3 8 and 11."""

from __future__ import annotations

import functools
from collections.abc import Collection

from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.kinds import TIERS, Kind, kinds
from companion.games.heroes3.units import units
from companion.kernel.piles import Pile

LEVELS = ("I", "II", "III", "IV", "V", "VI", "VII")


def neutral_numbers(level: str, difficulty: str) -> tuple[int, ...]:
    """How many bronze, silver, gold and azure neutrals guard a field of this level."""
    guards = cards().guards(level, difficulty)
    return tuple(guards.get(tier, 0) for tier in TIERS)


def neutral_decks(boxes: tuple[str, ...]) -> list[list[str]]:
    """The neutral cards of these boxes (all where none is named), bronze to azure.

    There is one card of each unit: how many copies the real decks hold is not known (unverified).
    """
    return [list(deck) for deck in _decks(boxes)]


def neutral_piles(boxes: tuple[str, ...], discarded: Collection[str], held: Collection[str]) -> list[Pile]:
    """The decks in the middle of an evening, in no order: whoever draws takes any card of the pile.

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
    return tuple(tuple(side.key for side in units().neutrals(tier, wanted)) for tier in TIERS)


def guard_numbers(level: str, difficulty: str, guards: tuple[Kind, ...], instead: str) -> tuple[int, ...]:
    """The same where some guards are printed with the place, which stand in for one card of a tier. heroes3 7."""
    spared = TIERS.index(instead) if instead else -1
    printed = [guard.tier for guard in guards]
    drawn = neutral_numbers(level, difficulty)
    return tuple(max(0, count - (tier == spared)) + printed.count(tier) for tier, count in enumerate(drawn))


def bank_names() -> tuple[str, ...]:
    """The Creature Banks there are."""
    return tuple(units().banks)


def bank_guards(bank: str) -> list[Kind]:
    """The four guards of a Creature Bank, in the order of the corners."""
    return [kinds()[side.key] for side in units().guards(bank)]


def stacked_guards(difficulty: str) -> int:
    """How many guards of a bank have a Stack token. heroes3 11."""
    stacked = units().banks_file.stacked
    return int(stacked[difficulty])
