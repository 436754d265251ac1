"""The exact duel of every unit against every unit: all Few, Pack and neutral sides, both ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.games.heroes3.combat.kinds import Kind, kinds
from companion.games.heroes3.odds.duel import DuelChain

SIDES = ("few", "pack", "neutral")


@dataclass(frozen=True, slots=True)
class Row:
    """One duel: the two units by their keys, and the chance of each end."""

    first: str
    second: str
    wins: float
    loses: float
    draw: float


def duelists() -> list[Kind]:
    """Every Few, Pack and neutral side there is."""
    return [kind for kind in kinds().values() if kind.side in SIDES and _able(kind)]


def _able(kind: Kind) -> bool:
    return kind.plain is not kind


def duel_table(who: Sequence[Kind] | None = None) -> Iterator[Row]:
    """Every pair both ways, each unit also against its own kind, card by card: sides of one card share their states."""
    chain = DuelChain()
    cards = list(_cards(duelists() if who is None else who).values())
    for n, card in enumerate(cards):
        for other in cards[n:]:
            for one in card:
                for two in other:
                    yield from _both_ways(chain, one, two, twice=other is not card)
            chain.forget()


def _cards(who: Sequence[Kind]) -> dict[tuple[str, str], list[Kind]]:
    """The sides of each card, Few before Pack: a Pack becomes Few, whose states are known by then."""
    found: dict[tuple[str, str], list[Kind]] = {}
    for kind in who:
        found.setdefault((kind.faction, kind.key.partition("/")[0]), []).append(kind)
    for sides in found.values():
        sides.sort(key=lambda kind: kind.side)
    return found


def _both_ways(chain: DuelChain, one: Kind, two: Kind, twice: bool) -> Iterator[Row]:
    wins, loses = chain.worth(one, two)[:2]
    draw = _draw(wins, loses)
    yield Row(one.key, two.key, wins, loses, draw)
    if not twice:
        return
    if _may_tie(one, two):
        wins, loses = chain.worth(two, one)[:2]
    else:
        wins, loses = loses, wins
    yield Row(two.key, one.key, wins, loses, draw)


def _may_tie(one: Kind, two: Kind) -> bool:
    """Whether it can matter who is named first: Initiative is equal on some sides of the two cards."""
    fast = [{kind.initiative for kind in (side, side.few) if kind is not None} for side in (one, two)]
    return bool(fast[0] & fast[1])


def _draw(wins: float, loses: float) -> float:
    left = 1.0 - wins - loses
    return left if left > 1e-12 else 0.0
