"""Morale: what a player has after gaining some. heroes3 2."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from companion.games.heroes3.evening.deeds import load
from companion.games.heroes3.evening.files import Morale, MoraleFile
from companion.library.places import content_folder


@dataclass(frozen=True, slots=True)
class Gained:
    """The morale afterwards; `spend_first`: the old token may be used before; `discard_hand`: as the turn ends."""

    morale: Morale
    spend_first: bool = False
    discard_hand: bool = False


@functools.cache
def morale_file() -> MoraleFile:
    """The table of the content folder in use."""
    return load_morale(content_folder() / "heroes3")


def gain(now: Morale, gained: Literal["positive", "negative"], faction: str) -> Gained:
    """What comes of gaining morale. Necropolis ignores all of it; a second negative token costs the hand instead."""
    table = morale_file()
    if faction in table.immune:
        return Gained(now)
    again = now == gained
    return Gained(
        table.gain[gained][now],
        spend_first=again and gained == "positive",
        discard_hand=again and gained == "negative",
    )


@dataclass(frozen=True, slots=True)
class Dealt:
    """The morale cards afterwards, all of one kind, and what became of the card: drawn, given back, or none drawn."""

    morale: Morale
    cards: int
    card: Literal["drawn", "back", "full"]


def deal(now: Morale, cards: int, gained: Literal["positive", "negative"]) -> Dealt:
    """What comes of gaining morale where cards are played: one of the other kind goes first. heroes3 2."""
    if now not in ("none", gained):
        return Dealt(now if cards > 1 else "none", max(0, cards - 1), "back")
    if gained == "positive" and cards >= morale_file().most_positive:
        return Dealt(now, cards, "full")
    return Dealt(gained, cards + 1, "drawn")


def load_morale(folder: Path) -> MoraleFile:
    """The table of a folder, or `BadContent`."""
    return load(MoraleFile, folder / "morale.yaml")
