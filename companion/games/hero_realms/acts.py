"""The acts of Hero Realms: what players do. `seat` may stay empty where only one seat is on turn.

A card in play is named by its id; of several alike the first that can do it is meant, `orc-grunt#2` is the second one.
Where players hold physical cards, `Play`, `Expend`, `Ally`, `Sacrifice`, `Attack`, `Acquire`, `Pass` and `Borrow` tell
what they did: nothing is paid for, and only what can be seen follows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias, get_args

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
    """Take a card from the hand of a defeated player. Players with physical cards need not say which."""

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


# --- what the table enters for players with physical cards; nothing of it is paid for here -------


@dataclass(frozen=True, slots=True)
class Take:
    """A physical player takes the card of a market slot, 1 to 5, or with slot 0 a Fire Gem; with a seat, also later."""

    slot: int
    seat: str = ""


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The table says which card turned up in a market slot, 1 to 5."""

    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class Heal:
    """A physical player gains health, for themselves or one nearby."""

    amount: int
    player: str = ""
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Harm:
    """A physical player's card does damage directly: no attack, so guards do not stop it."""

    player: str
    amount: int
    champion: str = ""
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Stun:
    """A physical player's card stuns a champion; `targeted` says whether the card names a target."""

    player: str
    champion: str
    targeted: bool = True
    seat: str = ""


@dataclass(frozen=True, slots=True)
class ForceDiscard:
    """A physical player's card makes an opponent discard."""

    player: str
    count: int = 1
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Prepare:
    """A physical player turns a champion of theirs upright again."""

    card: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Check:
    """A physical player tries a skill check for a hoard item of the Dragon; the table says whether it was met."""

    item: str
    passed: bool = True
    seat: str = ""


# --- what the table puts right, at any time ------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CorrectLife:
    """A player has this much life."""

    player: str
    life: int


@dataclass(frozen=True, slots=True)
class CorrectSlot:
    """In a market slot, 1 to 5, lies this card."""

    slot: int
    card: str


@dataclass(frozen=True, slots=True)
class CorrectChampion:
    """A champion is in play before a player, or is not."""

    player: str
    champion: str
    there: bool


@dataclass(frozen=True, slots=True)
class CorrectItem:
    """A player holds this hoard item."""

    item: str
    player: str


Correction: TypeAlias = CorrectLife | CorrectSlot | CorrectChampion | CorrectItem
"""What the table puts right; nobody does it in a turn."""
Deed: TypeAlias = (
    Play | Expend | Ally | Sacrifice | Acquire | Attack | Pass | Borrow | Steal | End | Take | Heal | Harm | Stun
    | ForceDiscard | Prepare | Check
)  # fmt: skip
"""What somebody at the table does; `seat` says who, where several could."""
CardAct: TypeAlias = Play | Expend | Ally | Sacrifice | Acquire | Pass | Prepare
"""Of those, what is done with one card by its name."""
Act: TypeAlias = Deed | Choose | TurnUp | Correction
"""Any of them."""
CORRECTIONS: tuple[type[Correction], ...] = get_args(Correction)
KINDS: tuple[type[Act], ...] = get_args(Act)
CODEC: Codec[Act] = Codec(KINDS)
