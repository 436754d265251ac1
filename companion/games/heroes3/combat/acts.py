"""What people do in combat. A unit is named by the space it stands on (`B4`), the Arrow Tower by `tower`."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias, get_args

from companion.games.heroes3.combat.model.setup_data import Fight
from companion.kernel.acts import Codec


@dataclass(frozen=True, slots=True)
class Place:
    """Put a unit of the army on a space, or take it off again with no space. Wall and gate are placed the same way."""

    unit: str
    space: str = ""
    side: str = ""


@dataclass(frozen=True, slots=True)
class Ready:
    """The side has placed its units."""

    side: str = ""


@dataclass(frozen=True, slots=True)
class Move:
    """The active unit goes to a space."""

    to: str


@dataclass(frozen=True, slots=True)
class Attack:
    """The active unit attacks who stands on `target`, a Wall or the Gate there, or the `tower`.

    It goes to `at` first where that is given. `then` is the step a ranged unit takes afterwards; with `stay` it takes
    none, and where nothing is said it is asked.
    """

    target: str
    at: str = ""
    then: str = ""


@dataclass(frozen=True, slots=True)
class Defend:
    """The active unit takes a Defense token."""


@dataclass(frozen=True, slots=True)
class Use:
    """The active unit does what stands on its card instead of moving and attacking."""

    target: str = ""
    space: str = ""


@dataclass(frozen=True, slots=True)
class Done:
    """The active unit's activation is over."""


@dataclass(frozen=True, slots=True)
class Roll:
    """What the dice show; with none given the app rolls them."""

    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Choose:
    """Answer the question that is open with one of its options."""

    option: str


@dataclass(frozen=True, slots=True)
class Surrender:
    """Give up the combat against another hero for 10 gold."""

    side: str = ""


@dataclass(frozen=True, slots=True)
class Boost:
    """A bonus, or a malus, for a unit.

    `until`: attack (one attack or the end of the activation), attacked (until it is first attacked), round, next-round
    or combat. `waits` keeps Attack for the side's next unit that attacks; then no unit is named. `card` is the AI card
    that is carried out with it.
    """

    unit: str = ""
    attack: int = 0
    defense: int = 0
    initiative: int = 0
    health: int = 0
    until: str = "attack"
    waits: bool = False
    side: str = ""
    card: str = ""


@dataclass(frozen=True, slots=True)
class Damage:
    """Damage to a unit that no Defense lowers; `source` is spell, specialty or other."""

    unit: str
    amount: int
    source: str = "other"


@dataclass(frozen=True, slots=True)
class Heal:
    """Take damage off a unit."""

    unit: str
    amount: int


@dataclass(frozen=True, slots=True)
class Shift:
    """Move a unit by a card or an event: to any free space."""

    unit: str
    to: str


@dataclass(frozen=True, slots=True)
class Remove:
    """Take a unit, a Wall or the Gate off the board."""

    unit: str


@dataclass(frozen=True, slots=True)
class Mark:
    """Give a unit a token or take it away: paralysed, defending, retaliated, acted, poison, corrosion or stack.

    `card` is the AI hero's spell that is carried out with it.
    """

    unit: str
    token: str
    amount: int = 1
    card: str = ""


@dataclass(frozen=True, slots=True)
class Put:
    """The table says so: a unit stands there, has so much damage, lies on this side, or is new."""

    unit: str
    space: str = ""
    damage: int = -1
    kind: str = ""
    side: str = ""


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A side plays a card: statistic, ability, spell, artifact, specialty or war machine.

    `power` is the power paid, `targets` are spaces in the order in which the card names them. `way` is the effect that
    is played where the card has several: basic, expert or empowered, else its number. `choice` is the branch taken
    where the effect says "or" (from 1), or the face of a die; `discarded` counts the cards discarded for it.
    """

    card: str
    power: int = 0
    targets: tuple[str, ...] = ()
    way: str = ""
    choice: int = 0
    discarded: int = 0
    side: str = ""


@dataclass(frozen=True, slots=True)
class AiDeck:
    """The AI hero's decks: draw a card; a drawn card is done, goes to the bottom or back (shuffled in), or is kept."""

    do: str
    deck: str = "cards"
    card: str = ""


@dataclass(frozen=True, slots=True)
class NextFight:
    """The next combat at the same table; the virtual decks remember what was discarded."""

    fight: Fight = field(default_factory=Fight)


Act: TypeAlias = (
    Place | Ready | Move | Attack | Defend | Use | Done | Roll | Choose | Surrender | Boost | Damage | Heal | Shift
    | Remove | Mark | Put | PlayCard | AiDeck | NextFight
)  # fmt: skip
"""Any of them."""
KINDS: tuple[type[Act], ...] = get_args(Act)
CODEC: Codec[Act] = Codec(KINDS)
