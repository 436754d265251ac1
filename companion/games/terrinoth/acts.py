"""The acts of Terrinoth: what players do at a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias, get_args

from companion.games.terrinoth.cards.card_types import EnemyFace, HeroFace
from companion.kernel.acts import Codec


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer the open question with one of its options; `new:TITLE` names a drawn card that nobody has typed yet."""

    option: str


@dataclass(frozen=True, slots=True)
class Roll:
    """What the real dice show: as many white and black faces as were asked for."""

    hero: tuple[HeroFace, ...] = ()
    enemy: tuple[EnemyFace, ...] = ()


@dataclass(frozen=True, slots=True)
class Learn:
    """Type in what a card shows: some or all of its fields, by their names."""

    card: str
    fields: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Adjust:
    """Correct a number by hand: `wounds` or `tokens` of a hero or enemy, `progress` or `peril` of the table.

    `what` may also be a condition's id (`by` 1 or -1), or `exhausted` (1 or -1) for an enemy or, with `card`, for the
    activation card of a hero.
    """

    what: str
    by: int
    who: str = ""
    card: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """Put an enemy somewhere by hand: `engaged` with a hero, `shadows`, `lair` or `discard`."""

    enemy: str
    to: str
    hero: str = ""


Act: TypeAlias = Choose | Roll | Learn | Adjust | Move
"""Any of them."""
KINDS: tuple[type[Act], ...] = get_args(Act)
CODEC: Codec[Act] = Codec(KINDS)
