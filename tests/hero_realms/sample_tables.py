"""Tables for the tests of the engine, written the way people would describe them."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.position_file_runner import (
    HeroRealmsPositionFile,
    HeroRealmsPositionRunner,
    build_runner,
)
from companion.games.hero_realms.readable_positions import MarketPosition, SeatPosition
from companion.games.hero_realms.setup_data import Chair, SetupBody, build_setup
from companion.kernel.game import Setup

GAME = HeroRealms()
PEOPLE = ("ana", "ben", "cleo", "dan", "eve", "finn")
CHARACTERS = ("cleric", "fighter", "ranger", "thief", "wizard")

TABLES: dict[str, SetupBody] = {
    "two": SetupBody("free-for-all", tuple(Chair(p) for p in PEOPLE[:2])),
    "two with the real market": SetupBody("free-for-all", tuple(Chair(p) for p in PEOPLE[:2]), market="table"),
    "three with characters": SetupBody(
        "free-for-all", tuple(Chair(p, character=c) for p, c in zip(PEOPLE[:3], CHARACTERS, strict=False))
    ),
    "first blood": SetupBody("hunter-first-blood", tuple(Chair(p) for p in PEOPLE[:4])),
    "last standing": SetupBody(
        "hunter-last-standing", tuple(Chair(p, character=c) for p, c in zip(PEOPLE[:5], CHARACTERS, strict=False))
    ),
    "hydra of two": SetupBody("hydra-2v2", tuple(Chair(p) for p in PEOPLE[:4])),
    "hydra of three": SetupBody("hydra-3v3", tuple(Chair(p) for p in PEOPLE)),
    "emperor": SetupBody(
        "emperor", tuple(Chair(p, character=c) for p, c in zip(PEOPLE, (*CHARACTERS, ""), strict=True))
    ),
    **{
        f"party of {n} against the {boss}": SetupBody(
            boss, tuple(Chair(PEOPLE[i], character=CHARACTERS[(i + n) % 5]) for i in range(n))
        )
        for boss in ("dragon", "lich")
        for n in range(1, 6)
    },
    **{
        f"{one} against {other}": SetupBody("boss-vs-boss", (Chair("ana", boss=one), Chair("ben", boss=other)))
        for one in ("dragon", "lich")
        for other in ("dragon", "lich")
    },
}
"""Every mode with every boss."""


def setup_of(label: str, seed: int) -> Setup:
    """The setup of one of the tables."""
    return build_setup(TABLES[label], seed)


def duel(me: dict[str, Any], opp: dict[str, Any] | None = None, **more: Any) -> HeroRealmsPositionRunner:
    """Two players; `me` is on turn. What is not described is empty."""
    return set_up("free-for-all", [{"id": "me"} | me, {"id": "opp"} | (opp or {})], **more)


def set_up(
    mode: str, seats: list[dict[str, Any]], first: str = "", market: tuple[str, ...] | None = None, **more: Any
) -> HeroRealmsPositionRunner:
    """A table of any mode; hands, decks and discard piles that are not described are empty."""
    described = tuple(SeatPosition(**({"hand": (), "deck": (), "discard": ()} | seat)) for seat in seats)
    position = HeroRealmsPositionFile(
        game="hero-realms", mode=mode, seats=described, first=first, market=MarketPosition(row=market), **more
    )
    return build_runner(position)


def do(board: HeroRealmsPositionRunner, *lines: str) -> dict[str, Any]:
    """Perform lines; the position they lead to."""
    for line in lines:
        board.give(board.read(line))
    return board.shown()
