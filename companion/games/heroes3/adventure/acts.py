"""The acts of the map part: what players and the table enter. Each act is an input of the journal.

`anyway` on an act means that the table says so: what the rules forbid is done all the same, and the history shows it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias, get_args

from companion.games.heroes3.adventure.state import HeroKind
from companion.kernel.acts import Codec


@dataclass(frozen=True, slots=True, kw_only=True)
class AdventureAct:
    """What every act has."""

    anyway: bool = False


# --- the round -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Next(AdventureAct):
    """The one button: the next step of the round. With questions open it is refused, and `anyway` drops them."""


@dataclass(frozen=True, slots=True)
class Settle(AdventureAct):
    """An answer to an open question; which answers there are depends on its kind (`questions/question_kinds.py`).

    `app` lets the app roll or draw, `none` declines what is optional, `done` says that the table did it. An empty
    answer with `anyway` drops the question.
    """

    matter: int
    answer: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Claim(AdventureAct):
    """The scenario's victory condition is reached by these seats; the game ends with the round, or `now`.

    Without seats nobody has won: the scenario is lost, or over without a winner.
    """

    seats: tuple[str, ...]
    now: bool = False


@dataclass(frozen=True, slots=True)
class Eliminate(AdventureAct):
    """A player is out."""

    seat: str


# --- the town ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Build(AdventureAct):
    """Build a building with the Build token. heroes3 6."""

    seat: str
    building: str


@dataclass(frozen=True, slots=True)
class Muster(AdventureAct):
    """Recruit and reinforce any units (`castle:griffins`) with the Population token. heroes3 2 and 6."""

    seat: str
    recruit: tuple[str, ...] = ()
    reinforce: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hire(AdventureAct):
    """Hire a secondary hero with the Population token. heroes3 3."""

    seat: str


@dataclass(frozen=True, slots=True)
class BuySpell(AdventureAct):
    """Buy from the Mage Guild with the Spell Book token. heroes3 2."""

    seat: str


@dataclass(frozen=True, slots=True)
class Use(AdventureAct):
    """Use what a building offers on the own turn or at the end of it."""

    seat: str
    building: str


# --- heroes and the map --------------------------------------------------------------------------


MovementUse: TypeAlias = Literal["field", "revisit", "reveal", "place-tile", "combat"]


@dataclass(frozen=True, slots=True)
class Move(AdventureAct):
    """Spend movement points of a hero. heroes3 2."""

    seat: str
    hero: HeroKind = "main"
    points: int = 1
    on: MovementUse = "field"


@dataclass(frozen=True, slots=True)
class Visit(AdventureAct):
    """A hero visits a place. `taken_from` is who had flagged it (a seat, or `ai`); `first` that nobody ever had.

    `dice` is the number in a Resource or Treasure symbol; `stacked` how many guards of a bank had stacks.
    """

    seat: str
    place: str
    hero: HeroKind = "main"
    taken_from: str = ""
    first: bool = True
    dice: int = 1
    stacked: int = 0


@dataclass(frozen=True, slots=True)
class Unflag(AdventureAct):
    """A flagged field is lost to somebody who is not at a sheet, or was flagged by mistake; `place` as flagged."""

    seat: str
    place: str
    chosen: str = ""


@dataclass(frozen=True, slots=True)
class OwnTown(AdventureAct):
    """The own faction town is lost to a flag, or is back. heroes3 12."""

    seat: str
    held: bool


@dataclass(frozen=True, slots=True)
class Trade(AdventureAct):
    """Trades by one line of the table. heroes3 5."""

    seat: str
    give: str
    get: str
    times: int = 1


@dataclass(frozen=True, slots=True)
class Give(AdventureAct):
    """Resources go from one player to another, where the mode allows it. heroes3 5."""

    seat: str
    to: str
    gold: int = 0
    materials: int = 0
    valuables: int = 0


@dataclass(frozen=True, slots=True)
class Swap(AdventureAct):
    """Allies on adjacent fields swap a Spell or Artifact of the hand for another. heroes3 5."""

    seat: str
    to: str
    card: str
    other: str


@dataclass(frozen=True, slots=True)
class Experience(AdventureAct):
    """The main hero gains experience. heroes3 3."""

    seat: str
    by: int = 1


@dataclass(frozen=True, slots=True)
class GainMorale(AdventureAct):
    """A player gains morale. heroes3 2."""

    seat: str
    morale: Literal["positive", "negative"]


@dataclass(frozen=True, slots=True)
class SpendMorale(AdventureAct):
    """The positive token is used: draw a card, swap cards, or roll a die again. heroes3 2.

    Where morale cards are played, one of them is used (`card`), a negative one as soon as it fits.
    """

    seat: str
    on: Literal["draw", "swap", "reroll", "card"] = "draw"


@dataclass(frozen=True, slots=True)
class Expert(AdventureAct):
    """An expert effect is used. heroes3 3."""

    seat: str


@dataclass(frozen=True, slots=True)
class GainCard(AdventureAct):
    """A card comes to the deck. heroes3 4."""

    seat: str
    card: str


@dataclass(frozen=True, slots=True)
class LoseCard(AdventureAct):
    """A card leaves the game. heroes3 4."""

    seat: str
    card: str


# --- fights --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BeginFight(AdventureAct):
    """A hero begins a combat; `table` is where it is fought in the app, empty for one with cards only. heroes3 8.

    `place` is visited after a victory, `dice` the number in its symbol. `garrison`: no hero stands in it, and its owner
    pays to defend it with units alone (heroes3 11). `guards` are the neutral army where the table names it, as keys of
    sides: the faction in a Random Town, guards that only the scenario's page tells (heroes3 7).
    """

    seat: str
    hero: HeroKind = "main"
    kind: Literal["neutral", "heroes", "ai-hero", "bank"] = "neutral"
    level: str = ""
    enemy: str = ""
    enemy_hero: HeroKind = "main"
    bank: str = ""
    place: str = ""
    own_town: bool = False
    garrison: bool = False
    table: str = ""
    dice: int = 1
    guards: tuple[str, ...] = ()


Outcome: TypeAlias = Literal["victory", "defeat", "retreat", "surrender", "surrendered", "quick", "called-off"]


@dataclass(frozen=True, slots=True)
class Fought(AdventureAct):
    """How the open combat ended, from the side of who began it. heroes3 10.

    `army` and `enemy_army` are the unit decks afterwards, as keys of sides; None leaves them as they are. `movement` is
    what the combat cost, `experience` what it brought, `stacked` the stacked guards of a bank. `morale_spent`: the
    positive token was used to roll again. `discarded` are the neutral cards on the discard piles afterwards; None
    leaves them, too.
    """

    outcome: Outcome
    army: tuple[str, ...] | None = None
    enemy_army: tuple[str, ...] | None = None
    movement: int = 0
    experience: int = 0
    gold: int = 0
    stacked: int = 0
    enemy_gold: int = 0
    morale_spent: bool = False
    enemy_morale_spent: bool = False
    discarded: tuple[str, ...] | None = None


# --- AI heroes -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NearbyTarget:
    """A hero, Mine or Settlement on the AI hero's tile, and how many fields away it is."""

    name: str
    distance: int


@dataclass(frozen=True, slots=True)
class Look(AdventureAct):
    """What the table sees around an AI hero; its next steps are told and carried out on its sheet. heroes3 13.5.

    Heroes are seats (`ana`, `ana/secondary`); flaggables are places, with whose flag it is behind an @
    (`mine-gold@ana`). Fields to the player's Town and to the face-down tile on the way are counted, -1: none known.
    """

    hero: str
    heroes: tuple[NearbyTarget, ...] = ()
    flaggables: tuple[NearbyTarget, ...] = ()
    town: int = -1
    unknown: int = -1


# --- putting right -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Adjust(AdventureAct):
    """A number is put right.

    It is gold, materials, valuables, movement, secondary-movement, experience, expert, homeless, or the production that
    the scenario began with: income-gold, income-materials, income-valuables.
    """

    seat: str
    what: str
    by: int


MarkName: TypeAlias = Literal["build", "population", "spell-book", "secondary", "hand-goes", "no-morale"]


@dataclass(frozen=True, slots=True)
class SetMark(AdventureAct):
    """A token or mark is put right: build, population, spell-book, secondary, hand-goes; morale by `GainMorale`."""

    seat: str
    mark: MarkName
    on: bool


@dataclass(frozen=True, slots=True)
class SetUnits(AdventureAct):
    """The unit deck is put right, as keys of sides."""

    seat: str
    army: tuple[str, ...] = ()
    machines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetAiHero(AdventureAct):
    """An AI hero is put right: its army, as keys of sides, and whether it is beaten or back. heroes3 13.4 and 13.5.

    `level` is a number from 1 to 7, `deck` counts its Might, Magic and Skill cards, `spells` its spells by card,
    `skills` are the cards that a Skill card uses; None leaves each of them as it is.
    """

    hero: str
    army: tuple[str, ...] = ()
    beaten: bool = False
    level: int | None = None
    deck: dict[str, int] | None = None
    spells: dict[str, int] | None = None
    skills: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class SetDiscards(AdventureAct):
    """The discard piles of the neutral decks are put right; without cards the decks were shuffled anew. heroes3 8."""

    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetBuilding(AdventureAct):
    """A building is put on the board or taken from it by hand."""

    seat: str
    building: str
    built: bool = True


@dataclass(frozen=True, slots=True)
class Carry(AdventureAct):
    """After a scenario of a campaign: the five cards that come along. heroes3 12."""

    seat: str
    cards: tuple[str, ...] = field(default=())


Act: TypeAlias = (
    Next | Settle | Claim | Eliminate | Build | Muster | Hire | BuySpell | Use | Move | Visit | Unflag | OwnTown
    | Trade | Give | Swap | Experience | GainMorale | SpendMorale | Expert | GainCard | LoseCard | BeginFight
    | Fought | Look | Adjust | SetMark | SetUnits | SetAiHero | SetDiscards | SetBuilding | Carry
)  # fmt: skip
"""Any of them."""
CODEC: Codec[Act] = Codec(get_args(Act))
