"""What people do in Hero Realms. `seat` may stay empty where only one seat is on turn.

A card in play is named by its id; of several alike the first that can do it is meant, `orc-grunt#2` is the second one.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.acts import Codec


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card from hand."""

    card: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Expend:
    """Use the expend ability of a champion, skill, hoard item, soul jar or power."""

    card: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Ally:
    """Use the ally ability of a card in play."""

    card: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """Use the sacrifice ability of a card in play, or a character's ability."""

    card: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Acquire:
    """Acquire a card of the market, a Fire Gem, or by Heist one of the discard pile of the seat `source`."""

    card: str
    seat: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Attack:
    """Attack a player or one of that player's champions; amount 0 is all, or what a champion needs."""

    player: str
    champion: str = ""
    amount: int = 0
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Pass:
    """Emperor: pay 1 gold and move a card from the own discard pile to that of an adjacent teammate."""

    card: str
    to: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Borrow:
    """Take a card from the hand of a defeated player."""

    card: str
    player: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Steal:
    """Steal a hoard item of the taunted Dragon by a skill check with these cards."""

    item: str
    cards: tuple[str, ...]
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer the question that is open with one of its options."""

    option: str


@dataclass(frozen=True, slots=True)
class End:
    """End the turn: discard, draw, and the next one acts."""

    seat: str = ""


KINDS = (Play, Expend, Ally, Sacrifice, Acquire, Attack, Pass, Borrow, Steal, Choose, End)
CODEC = Codec(KINDS)
