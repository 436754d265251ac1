"""Morale: what a player has after gaining some. heroes3 2."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from companion.games.heroes3.adventure.content.file_schemas import Morale, MoraleFile
from companion.games.heroes3.adventure.content.triggered_effect_loading import load_content_file
from companion.library.content_location import content_folder


@dataclass(frozen=True, slots=True)
class MoraleGain:
    """The morale afterwards; `spend_first`: the old token may be used before; `discard_hand`: as the turn ends."""

    morale: Morale
    spend_first: bool = False
    discard_hand: bool = False


@functools.cache
def morale_table() -> MoraleFile:
    """The table of the content folder in use."""
    return load_morale(content_folder() / "heroes3")


def morale_after_gaining_token(now: Morale, gained: Literal["positive", "negative"], faction: str) -> MoraleGain:
    """What comes of gaining morale. Necropolis ignores all of it; a second negative token costs the hand instead."""
    table = morale_table()
    if faction in table.immune:
        return MoraleGain(now)
    again = now == gained
    return MoraleGain(
        table.gain[gained][now], spend_first=again and gained == "positive", discard_hand=again and gained == "negative"
    )


@dataclass(frozen=True, slots=True)
class MoraleCardGain:
    """The morale cards afterwards, all of one kind, and what became of the card: drawn, given back, or none drawn."""

    morale: Morale
    cards: int
    card: Literal["drawn", "back", "full"]


def morale_after_gaining_card(now: Morale, cards: int, gained: Literal["positive", "negative"]) -> MoraleCardGain:
    """What comes of gaining morale where cards are played: one of the other kind goes first. heroes3 2."""
    if now not in ("none", gained):
        return MoraleCardGain(now if cards > 1 else "none", max(0, cards - 1), "back")
    if gained == "positive" and cards >= morale_table().most_positive:
        return MoraleCardGain(now, cards, "full")
    return MoraleCardGain(gained, cards + 1, "drawn")


def load_morale(folder: Path) -> MoraleFile:
    """The table of a folder, or `BadContent`."""
    return load_content_file(MoraleFile, folder / "morale.yaml")
