"""The exact duel of every unit against every unit: all Few, Pack and neutral sides, both ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.games.heroes3.combat.model.unit_types import UnitType, all_unit_types
from companion.games.heroes3.odds.duel_odds import DuelChain

SIDES = ("few", "pack", "neutral")


@dataclass(frozen=True, slots=True)
class DuelRow:
    """One duel: the two units by their keys, and the chance of each end."""

    first: str
    second: str
    wins: float
    loses: float
    draw: float


def list_duelists() -> list[UnitType]:
    """Every Few, Pack and neutral side there is."""
    return [kind for kind in all_unit_types().values() if kind.side in SIDES and _able(kind)]


def _able(kind: UnitType) -> bool:
    return kind.plain is not kind


def compute_duel_table(who: Sequence[UnitType] | None = None) -> Iterator[DuelRow]:
    """Every pair both ways, each unit also against its own kind, card by card: sides of one card share their states."""
    chain = DuelChain()
    cards = list(_cards(list_duelists() if who is None else who).values())
    for n, card in enumerate(cards):
        for other in cards[n:]:
            for one in card:
                for two in other:
                    yield from _both_ways(chain, one, two, twice=other is not card)
            chain.forget()


def _cards(who: Sequence[UnitType]) -> dict[tuple[str, str], list[UnitType]]:
    """The sides of each card, Few before Pack: a Pack becomes Few, whose states are known by then."""
    found: dict[tuple[str, str], list[UnitType]] = {}
    for kind in who:
        found.setdefault((kind.faction, kind.key.partition("/")[0]), []).append(kind)
    for sides in found.values():
        sides.sort(key=lambda kind: kind.side)
    return found


def _both_ways(chain: DuelChain, one: UnitType, two: UnitType, twice: bool) -> Iterator[DuelRow]:
    wins, loses = chain.worth(one, two)[:2]
    draw = _draw(wins, loses)
    yield DuelRow(one.key, two.key, wins, loses, draw)
    if not twice:
        return
    if _may_tie(one, two):
        wins, loses = chain.worth(two, one)[:2]
    else:
        wins, loses = loses, wins
    yield DuelRow(two.key, one.key, wins, loses, draw)


def _may_tie(one: UnitType, two: UnitType) -> bool:
    """Whether it can matter who is named first: Initiative is equal on some sides of the two cards."""
    fast = [{kind.initiative for kind in (side, side.few) if kind is not None} for side in (one, two)]
    return bool(fast[0] & fast[1])


def _draw(wins: float, loses: float) -> float:
    left = 1.0 - wins - loses
    return left if left > 1e-12 else 0.0
